"""The browser client: files that a browser takes as they are, without a build. It draws a view and knows no rule."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import resources
from importlib.resources.abc import Traversable

_OURS = (".py", ".pyc")
_PAGE = "index.html"
_MODULES = b"    <!-- modules -->"


def files() -> dict[str, bytes]:
    """Every file of the client by its path, such as `shell/app.js`; `index.html` is the page itself."""
    found = dict(_below(resources.files(__name__), ""))
    return found | {_PAGE: found[_PAGE].replace(_MODULES, _preloads(found))}


def _preloads(found: Mapping[str, bytes]) -> bytes:
    """The page names its modules up front: a browser that learnt of them one by one would wait for each."""
    modules = sorted(path for path in found if path.endswith(".js"))
    return b"\n".join(f'    <link rel="modulepreload" href="/{path}">'.encode() for path in modules)


def _below(folder: Traversable, path: str) -> Iterator[tuple[str, bytes]]:
    for one in folder.iterdir():
        if one.is_dir():
            yield from _below(one, f"{path}{one.name}/")
        elif not one.name.endswith(_OURS):
            yield path + one.name, one.read_bytes()
