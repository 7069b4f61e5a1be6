"""The browser client: files that a browser takes as they are, without a build. It draws a view and knows no rule.

A folder with a `client.js` is a game. Its `front/` is seen before anybody plays it; the rest is fetched by who does.
So is the screen for teachers.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from importlib import resources
from importlib.resources.abc import Traversable
from itertools import starmap

_OURS = (".py", ".pyc")
_PAGE = "index.html"
_LESSON = "lesson"
_GAMES = "    <!-- games -->"
_MODULES = "    <!-- modules -->"


def files() -> dict[str, bytes]:
    """Every file of the client by its path, such as `shell/app.js`; `index.html` is the page itself."""
    found = dict(_below(resources.files(__name__), ""))
    return found | {_PAGE: _page(found)}


def _page(found: Mapping[str, bytes]) -> bytes:
    """The page names its modules up front: a browser that learnt of them one by one would wait for each."""
    games = sorted(path.removesuffix("/client.js") for path in found if path.endswith("/client.js"))
    modules = {folder: _modules(found, folder) for folder in (*games, _LESSON)}
    later = {path for paths in modules.values() for path in paths}
    first = sorted(path for path in found if path.endswith(".js") and path not in later)
    fronts = sorted(path for game in games for path in found if path.startswith(f"{game}/front/") and _is_style(path))
    page = found[_PAGE].decode()
    page = page.replace(_GAMES, _lines((*_links("stylesheet", fronts), *starmap(_named, modules.items()))))
    return page.replace(_MODULES, _lines(_links("modulepreload", first))).encode()


def _modules(found: Mapping[str, bytes], folder: str) -> list[str]:
    """What of a folder is fetched when it is wanted."""
    modules = (path for path in found if path.startswith(f"{folder}/") and path.endswith(".js"))
    return sorted(path for path in modules if not path.startswith(f"{folder}/front/"))


def _is_style(path: str) -> bool:
    return path.endswith(".css")


def _links(rel: str, paths: Iterable[str]) -> Iterator[str]:
    return (f'<link rel="{rel}" href="/{path}">' for path in paths)


def _named(folder: str, modules: Iterable[str]) -> str:
    """A folder's modules, for the page to fetch all at once as soon as it wants them."""
    return f'<meta name="modules:{folder}" content="{" ".join(f"/{path}" for path in modules)}">'


def _lines(tags: Iterable[str]) -> str:
    return "\n".join(f"    {tag}" for tag in tags)


def _below(folder: Traversable, path: str) -> Iterator[tuple[str, bytes]]:
    for one in folder.iterdir():
        if one.is_dir():
            yield from _below(one, f"{path}{one.name}/")
        elif not one.name.endswith(_OURS):
            yield path + one.name, one.read_bytes()
