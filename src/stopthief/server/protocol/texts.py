"""Docstrings as the source has them: of a class, and the string under a field, a member or an alias."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator, Sequence
from functools import cache
from importlib import import_module
from itertools import pairwise
from types import ModuleType
from typing import Any

_OURS = "stopthief"


@cache
def _tree(module: ModuleType) -> ast.Module:
    return ast.parse(inspect.getsource(module))


def of(what: object) -> str:
    """The docstring of a class or function."""
    return inspect.getdoc(what) or ""


def of_fields(kind: type) -> dict[str, str]:
    """The text under each field or member that has one, inherited ones included."""
    found: dict[str, str] = {}
    for base in reversed(kind.__mro__):
        if base.__module__.startswith(_OURS):
            found |= dict(_texts(_body(base)))
    return found


def _body(kind: type) -> Sequence[ast.stmt]:
    tree = _tree(import_module(kind.__module__))
    return next(node.body for node in tree.body if isinstance(node, ast.ClassDef) and node.name == kind.__name__)


def _texts(body: Sequence[ast.stmt]) -> Iterator[tuple[str, str]]:
    """Every assigned name of a body that has a string under it, with that string."""
    for statement, below in pairwise(body):
        match statement, below:
            case (
                ast.AnnAssign(target=ast.Name(name)) | ast.Assign(targets=[ast.Name(name)]),
                ast.Expr(ast.Constant(str(text))),
            ):
                yield name, inspect.cleandoc(text)
            case _:
                pass


def aliases(module: ModuleType) -> Iterator[tuple[str, Any, str]]:
    """Every name that a module assigns or imports from another of ours: name, value and text, if any."""
    own = dict(_texts(_tree(module).body))
    for node in _tree(module).body:
        match node:
            case ast.Assign(targets=[ast.Name(name)]):
                yield name, getattr(module, name), own.get(name, "")
            case ast.ImportFrom(module=str(source), names=names) if source.startswith(_OURS):
                origin = import_module(source)
                texts = dict(_texts(_tree(origin).body))
                yield from ((one.name, getattr(origin, one.name, None), texts.get(one.name, "")) for one in names)
