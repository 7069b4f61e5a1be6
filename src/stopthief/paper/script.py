"""Reads plain constants out of the browser client's modules: texts and the lines of signs, which stand there once.

A constant is plain when it is made of texts, numbers, lists and names; anything else is an error.
"""

from __future__ import annotations

import re
from typing import Any

import msgspec

_REMARK = re.compile(r'"(?:[^"\\]|\\.)*"|//[^\n]*|/\*.*?\*/', re.DOTALL)
_KEY = re.compile(r'"(?:[^"\\]|\\.)*"|([{,]\s*)(\w+):')
_COMMA = re.compile(r'"(?:[^"\\]|\\.)*"|,(\s*[\]}])')
_NAME = re.compile(r'"(?:[^"\\]|\\.)*"|\b([A-Z]+)\b')


def constant(module: str, name: str) -> Any:  # noqa: ANN401 - whatever stands there
    """The value of `const NAME = ...;` in the text of a module."""
    found = re.search(rf"^(?:export )?const {name} = (.*?);$", module, re.MULTILINE | re.DOTALL)
    if found is None:
        raise ValueError(f"There is no constant {name}.")
    text = _REMARK.sub(lambda one: one[0] if one[0].startswith('"') else "", found[1])
    text = _NAME.sub(lambda one: _written(module, one[1]) if one[1] else one[0], text)
    text = _KEY.sub(lambda one: f'{one[1]}"{one[2]}":' if one[2] else one[0], text)
    text = _COMMA.sub(lambda one: one[1] or one[0], text)
    return msgspec.json.decode(text)


def _written(module: str, name: str) -> str:
    return msgspec.json.encode(constant(module, name)).decode()
