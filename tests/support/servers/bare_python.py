"""A Python without everything that only POSIX has, and without our optional speed-ups: as on Windows."""

from __future__ import annotations

import os
from pathlib import Path

MISSING = ("uvloop", "httptools", "fcntl", "resource", "termios", "grp", "pwd", "readline")
"""Modules that cannot be imported."""
_CUSTOMIZE = f"""
import os, socket, sys
sys.modules.update(dict.fromkeys({MISSING!r}))
del os.fchmod, os.O_CLOEXEC, os.O_DIRECTORY
socket.__dict__.pop("TCP_USER_TIMEOUT", None)
"""


def bare_environment(folder: Path) -> dict[str, str]:
    """The environment of such a Python; the folder holds what makes it so."""
    folder.mkdir(exist_ok=True)
    (folder / "sitecustomize.py").write_text(_CUSTOMIZE)
    path = [str(folder), *filter(None, [os.environ.get("PYTHONPATH")])]
    return dict(os.environ) | {"PYTHONPATH": os.pathsep.join(path)}
