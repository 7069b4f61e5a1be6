"""Logs as lines of JSON that never hold a secret: only listed fields are written.

A table's name lets people watch, so only a part of its hash is written; tokens, keys and seeds have no field.
"""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime
from typing import TextIO

import msgspec

from stopthief.table.keys import proof

_FIELDS = ("why", "address", "database", "version", "edition", "connections", "tables")
_SHOWN = 8


class JsonLines(logging.Formatter):
    """One line per event."""

    def format(self, record: logging.LogRecord) -> str:
        """Format an event as a line."""
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            # On further lines libraries print objects, which may hold anything.
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
    """The traceback without values: the message of an exception may hold anything."""
    trace = record.exc_info[2] if record.exc_info else None
    places: list[str] = []
    while trace is not None:
        code = trace.tb_frame.f_code
        places.append(f"{trace.tb_frame.f_globals.get('__name__', '?')}.{code.co_qualname}:{trace.tb_lineno}")
        trace = trace.tb_next
    return places


def begin(stream: TextIO = sys.stderr) -> None:
    """Log our events from info on and those of libraries from warnings on, without uvicorn's about bad requests."""
    lines = logging.StreamHandler(stream)
    lines.setFormatter(JsonLines())
    logging.basicConfig(level=logging.WARNING, handlers=[lines], force=True)
    logging.getLogger("stopthief").setLevel(logging.INFO)
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)
