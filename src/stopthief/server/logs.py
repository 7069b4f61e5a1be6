"""Logs as lines of JSON that never hold a secret: what is not on the list of fields is not written.

A table's name lets people watch, so that only a part of its hash is written; tokens, keys and seeds have no field.
"""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime
from typing import TextIO

import msgspec

from stopthief.table.keys import proof

_FIELDS = ("why", "address", "database", "version", "connections", "tables")
_SHOWN = 8


class JsonLines(logging.Formatter):
    """One line an event."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            # Libraries add what objects look like, and those may hold anything, on further lines.
            "event": record.getMessage().partition("\n")[0],
        }
        if table := getattr(record, "table", None):
            line["table"] = proof(str(table))[:_SHOWN]
        line |= {name: getattr(record, name) for name in _FIELDS if hasattr(record, name)}
        if record.exc_info and record.exc_info[0] is not None:
            line["problem"] = record.exc_info[0].__name__
            line["where"] = _where(record)
        return msgspec.json.encode(line).decode()


def _where(record: logging.LogRecord) -> list[str]:
    """The way through the code, without values: a message of an exception may hold anything."""
    trace = record.exc_info[2] if record.exc_info else None
    places: list[str] = []
    while trace is not None:
        code = trace.tb_frame.f_code
        places.append(f"{trace.tb_frame.f_globals.get('__name__', '?')}.{code.co_qualname}:{trace.tb_lineno}")
        trace = trace.tb_next
    return places


def begin(stream: TextIO = sys.stderr) -> None:
    """Write logs of ours from info on, and those of libraries from warnings on; bad requests are no events of ours."""
    lines = logging.StreamHandler(stream)
    lines.setFormatter(JsonLines())
    logging.basicConfig(level=logging.WARNING, handlers=[lines], force=True)
    logging.getLogger("stopthief").setLevel(logging.INFO)
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)
