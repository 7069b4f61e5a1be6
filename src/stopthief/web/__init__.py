"""The browser client: files that a browser takes as they are, without a build. It draws a view and knows no rule."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import resources
from importlib.resources.abc import Traversable

_OURS = (".py", ".pyc")


def files() -> dict[str, bytes]:
    """Every file of the client by its path, such as `shell/app.js`; `index.html` is the page itself."""
    return dict(_below(resources.files(__name__), ""))


def _below(folder: Traversable, path: str) -> Iterator[tuple[str, bytes]]:
    for one in folder.iterdir():
        if one.is_dir():
            yield from _below(one, f"{path}{one.name}/")
        elif not one.name.endswith(_OURS):
            yield path + one.name, one.read_bytes()
