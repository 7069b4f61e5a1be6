"""The command `stopthief`: one module per subcommand. Bad input gives sentences on stderr and exit code 2.

A subcommand is imported only when it is run, because the packages it needs may not be installed.
"""

from __future__ import annotations

import argparse
import ast
import os
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from stopthief import __version__
from stopthief.cli.terminal import plain
from stopthief.core.errors import Problem

_COMMANDS = (
    *("serve", "text", "demo", "replay", "verify", "settings", "packs", "print_", "rules"),
    *("board", "perft", "soak", "arena", "evenings", "schema", "protocol"),
)
"""The module of each subcommand, in the order of the help; `print_` avoids a name of Python's own."""

_EXTRAS: Mapping[str, str] = {
    **dict.fromkeys(("anyio", "httptools", "segno", "starlette", "uvicorn", "uvloop", "websockets"), "serve"),
    **dict.fromkeys(("font_fredoka_one", "font_source_sans_pro", "typst"), "print"),
    "asyncpg": "postgres",
}
"""The extra that installs each package the engine does without."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; the answer is its exit code."""
    plain.allow()
    words = sys.argv[1:] if argv is None else argv
    try:
        arguments = _parser(words).parse_args(words)
        code: int = arguments.run(arguments)
        sys.stdout.flush()
    except Problem as problem:
        return _refuse(str(problem))
    except ModuleNotFoundError as missing:
        return _refuse(_install(missing))
    except BrokenPipeError:
        # The reader of our output has closed it; keep the interpreter from complaining at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130
    return code


def _refuse(sentences: str) -> int:
    for line in sentences.splitlines():
        print(f"stopthief: {line}", file=sys.stderr)
    return 2


def _install(missing: ModuleNotFoundError) -> str:
    """How to get a package that is not installed; raised again where no extra brings it."""
    package = (missing.name or "").partition(".")[0]
    if package not in _EXTRAS:
        raise missing
    return f"This needs the package {package}. Install it with: pip install 'stopthief[{_EXTRAS[package]}]'"


def _parser(words: Sequence[str]) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="stopthief", description="Stop Thief! and Arrêter le Voleur!: two games about a thief.", allow_abbrev=False
    )
    parser.add_argument("--version", action="version", version=f"stopthief {__version__}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    wanted = next((word for word in words if not word.startswith("-")), None)
    for module in _COMMANDS:
        name, summary = module.rstrip("_"), _summary(module)
        one = commands.add_parser(name, help=summary, description=summary, allow_abbrev=False)
        if name == wanted:
            command = import_module(f"stopthief.cli.{module}")
            command.arguments(one)
            one.set_defaults(run=command.run)
    return parser


def _summary(module: str) -> str:
    """The first line of a subcommand's docstring, read without importing it."""
    spec = find_spec(f"stopthief.cli.{module}")
    source = Path((spec and spec.origin) or "").read_bytes()
    return (ast.get_docstring(ast.parse(source)) or "").partition("\n")[0]
