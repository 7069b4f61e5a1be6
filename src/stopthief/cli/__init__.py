"""The command `stopthief`: one module a subcommand. Bad input gives sentences on stderr and exit code 2."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence

from stopthief import __version__
from stopthief.cli import (
    arena,
    board,
    demo,
    packs,
    perft,
    print_,
    protocol,
    replay,
    rules,
    schema,
    serve,
    settings,
    soak,
    text,
    verify,
)
from stopthief.cli.terminal import plain
from stopthief.core.errors import Problem

_COMMANDS = (
    *(serve, text, demo, replay, verify, settings, packs, print_, rules),
    *(board, perft, soak, arena, schema, protocol),
)


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; the answer is its exit code."""
    plain.allow()
    arguments = _parser().parse_args(argv)
    try:
        code: int = arguments.run(arguments)
        sys.stdout.flush()
    except Problem as problem:
        for line in str(problem).splitlines():
            print(f"stopthief: {line}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        # Whoever read our output has had enough; keep the interpreter from complaining about it at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130
    return code


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="stopthief", description="Stop Thief! and Arrêter le Voleur!: two games about a thief.", allow_abbrev=False
    )
    parser.add_argument("--version", action="version", version=f"stopthief {__version__}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for command in _COMMANDS:
        name = command.__name__.rpartition(".")[2].rstrip("_")  # `print` is Python's own word
        summary = (command.__doc__ or "").splitlines()[0]
        one = commands.add_parser(name, help=summary, description=summary, allow_abbrev=False)
        command.arguments(one)
        one.set_defaults(run=command.run)
    return parser
