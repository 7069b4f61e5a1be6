"""Values and problems as HTTP answers."""

from __future__ import annotations

import gzip
from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from stopthief.core.errors import Broken, Problem, Refused
from stopthief.server.encoding import PackedJson, encode
from stopthief.server.http.requests import Fault
from stopthief.server.http.static_files import takes_packed
from stopthief.table.store import Unstored

STATUS = {
    "foreign": 403,
    "wrong token": 403,
    "not the host": 403,
    "no key": 401,
    "no table": 404,
    "no game": 404,
    "no facts": 404,
    "no documents": 404,
    "no print": 404,
    "no press": 501,
    "no bots": 404,
    "no analysis": 404,
    "no tutorial": 404,
    "too long": 413,
    "too fast": 429,
    "malformed": 400,
}
"""The HTTP status of a refusal's code; CONFLICT for all others."""
CONFLICT, UNUSABLE, UNAVAILABLE = 409, 422, 503


def answer(value: object, status: int = 200) -> Response:
    """Answer with a value that no cache may keep."""
    return _json(encode(value), status)


def long_answer(request: Request, value: object) -> Response:
    """Answer with a long value, compressed. Never use it for secrets: the compressed length could reveal them."""
    data = encode(value)
    return _packed(gzip.compress(data, 6, mtime=0)) if takes_packed(request.headers) else _json(data)


def packed_answer(request: Request, document: PackedJson) -> Response:
    """Answer with a document that is already compressed."""
    return _packed(document.packed) if takes_packed(request.headers) else _json(document.plain)


def fault_answer(problem: Problem) -> Response:
    """Answer with the sentences of a problem."""
    if isinstance(problem, Refused):
        return answer(Fault(problem.code, (str(problem),)), STATUS.get(problem.code, CONFLICT))
    if isinstance(problem, Unstored):
        return answer(Fault(problem.code, (str(problem),)), UNAVAILABLE)
    return answer(Fault("unusable", problem.problems if isinstance(problem, Broken) else (str(problem),)), UNUSABLE)


def _packed(data: bytes) -> Response:
    response = _json(data)
    response.headers.update({"Content-Encoding": "gzip", "Vary": "Accept-Encoding"})
    return response


def _json(data: bytes, status: int = 200) -> Response:
    return Response(data, status, {"Cache-Control": "no-store"}, "application/json")


async def _http_fault(_request: Request, problem: HTTPException) -> Response:
    return answer(Fault("no page", (f"{problem.detail}.",)), problem.status_code)


async def _unexpected(_request: Request, _problem: Exception) -> Response:
    return answer(Fault("error", ("Something went wrong on the server; nothing you sent is to blame.",)), 500)


EXCEPTION_HANDLERS: Any = {HTTPException: _http_fault, Exception: _unexpected}
"""Starlette's own faults and our bugs, as answers."""
