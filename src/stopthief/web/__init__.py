"""The browser client: files that a browser takes as they are, without a build. It draws a view and knows no rule.

The page names its modules up front, and those for later: a browser that learnt of them one by one would wait for each.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from importlib import resources
from importlib.resources.abc import Traversable
from posixpath import dirname, join, normpath

_OURS = (".py", ".pyc", ".d.ts")
_PAGE, _FIRST = "index.html", "app.js"
_MODULES = "    <!-- modules -->"
_FRONTS = "    <!-- fronts -->"
_NOW = re.compile(r'^(?:import|export)\s(?:[^"]*?\sfrom\s)?"(\.[^"]+)"', re.MULTILINE)
_LATER = re.compile(r'\bimport\("(\.[^"]+)"\)(?!\.[A-Z])')
"""Not the name of a type, which remarks write alike."""


def files() -> dict[str, bytes]:
    """Every file of the client by its path, such as `shell/app.js`; `index.html` is the page itself."""
    found = dict(_below(resources.files(__name__), ""))
    return found | {_PAGE: _page(found)}


def _page(found: Mapping[str, bytes]) -> bytes:
    """The page with the styles that games bring for the first screen, and with all modules."""
    modules = {path: data.decode() for path, data in found.items() if path.endswith(".js")}
    first = _needed(modules, _FIRST)
    later = {path for module in modules for path in _imports(modules, module, _LATER)}
    fronts = sorted(path for path in found if "/front/" in path and path.endswith(".css"))
    tags = [*_links("modulepreload", sorted(first))]
    tags += [_named(path, sorted(_needed(modules, path) - first)) for path in sorted(later)]
    page = found[_PAGE].decode().replace(_FRONTS, _lines(_links("stylesheet", fronts)))
    return page.replace(_MODULES, _lines(tags)).encode()


def _needed(modules: Mapping[str, str], path: str) -> set[str]:
    """A module, and all that it cannot begin without."""
    needed, unread = {path}, [path]
    while unread:
        fresh = set(_imports(modules, unread.pop(), _NOW)) - needed
        needed |= fresh
        unread += fresh
    return needed


def _imports(modules: Mapping[str, str], path: str, how: re.Pattern[str]) -> Iterator[str]:
    return (normpath(join(dirname(path), wanted)) for wanted in how.findall(modules[path]))


def _links(rel: str, paths: Iterable[str]) -> Iterator[str]:
    return (f'<link rel="{rel}" href="/{path}">' for path in paths)


def _named(path: str, needed: Iterable[str]) -> str:
    """What is needed for a module that may be wanted later."""
    return f'<meta name="modules:/{path}" content="{" ".join(f"/{one}" for one in needed)}">'


def _lines(tags: Iterable[str]) -> str:
    return "\n".join(f"    {tag}" for tag in tags)


def _below(folder: Traversable, path: str) -> Iterator[tuple[str, bytes]]:
    for one in folder.iterdir():
        if one.is_dir():
            yield from _below(one, f"{path}{one.name}/")
        elif not one.name.endswith(_OURS):
            yield path + one.name, one.read_bytes()
