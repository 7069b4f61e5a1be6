"""A database is opened by its address; what is wrong with it is said in a sentence, without its password."""

from __future__ import annotations

import os
import stat
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from stopthief.stores.opening import open_store
from stopthief.table.store import Unstored
from tests.support.servers.storing import line, run

NOBODY = 65534


def refusal(database: str | Path) -> Unstored:
    """Why it cannot be opened."""
    with pytest.raises(Unstored) as refused:
        run(open_store(database))
    return refused.value


def test_a_new_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    """It holds the seeds of games that go on; so do the files that SQLite puts beside it."""
    folder = tmp_path / "new" / "folder"

    async def work() -> dict[str, int]:
        store = await open_store(str(folder / "tables.sqlite"))
        assert await store.append(line("t", 1))
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}
        await store.close()
        return modes

    names = ("tables.sqlite", "tables.sqlite-wal", "tables.sqlite-shm", "tables.sqlite.lock")
    assert run(work()) == dict.fromkeys(names, 0o600)
    assert stat.S_IMODE(folder.stat().st_mode) == stat.S_IMODE(folder.parent.stat().st_mode) == 0o700


def test_one_server_a_file(tmp_path: Path) -> None:
    """A second one is refused, by another name of the file too, until the first has stopped."""
    path = tmp_path / "tables.sqlite"
    link = tmp_path / "link.sqlite"

    async def work() -> None:
        store = await open_store(path)
        link.symlink_to(path)
        for name in (path, link):
            with pytest.raises(Unstored, match="another stopthief server uses it"):
                await open_store(name)
        await store.close()
        await (await open_store(link)).close()

    run(work())


def test_a_file_in_the_place_of_the_folder(tmp_path: Path) -> None:
    """Named, with what is wrong."""
    (tmp_path / "file").write_text("")
    problem = refusal(tmp_path / "file" / "tables.sqlite")
    assert str(problem).startswith(f"{tmp_path}/file/tables.sqlite: Not a directory;")


def test_a_folder_in_the_place_of_the_file(tmp_path: Path) -> None:
    """One is told to name a file in it."""
    assert "this is a folder; name a file in it" in str(refusal(tmp_path))


@contextmanager
def not_root() -> Iterator[Path]:
    """A folder of somebody who may not do everything; root becomes nobody for a while."""
    root = os.geteuid() == 0
    if root:
        os.seteuid(NOBODY)
    try:
        with TemporaryDirectory(dir="/tmp") as folder:
            yield Path(folder)
    finally:
        if root:
            os.seteuid(0)


@pytest.mark.parametrize(("folder", "file"), [(0o500, None), (0o700, 0o400), (0o700, 0o000)])
def test_what_may_not_be_written(folder: int, file: int | None) -> None:
    """A folder or a file without the right to write, or to read, is named."""
    with not_root() as place:
        path = place / "tables.sqlite"
        if file is not None:
            run(made(path))
            path.chmod(file)
        place.chmod(folder)
        problem = refusal(path)
        assert (problem.code, str(path) in str(problem), "allow" in str(problem)) == ("read-only", True, True)
        place.chmod(0o700)


async def made(path: Path) -> None:
    """Make a database."""
    await (await open_store(path)).close()


@pytest.mark.parametrize("address", ["mysql://u:s3cret@host/db", "http://x", "file:///tmp/x", "://"])
def test_other_databases_are_not_known(address: str) -> None:
    """Only these two are."""
    problem = refusal(address)
    assert problem.code == "address"
    assert "s3cret" not in str(problem)


@pytest.mark.parametrize(
    "address",
    [
        "postgresql://u:s3cret@127.0.0.1:1/db",
        "postgres://u:s3cret@127.0.0.1:1/db?search_path=other",
        "postgresql:///db?host=127.0.0.1&port=1&user=u&password=s3cret",
        "postgresql://u:s3cret/x@127.0.0.1:1/db",
        "postgresql://u:s3cret#x@127.0.0.1:1/db",
        "postgresql://u:x[s3cret@127.0.0.1:1/db",
        "postgresql://u:x?s3cret@127.0.0.1:1/db",
        "postgresql://u@127.0.0.1:s3cret/db",
        "postgresql://u@127.0.0.1:1/db?sslmode=s3cret",
    ],
)
def test_no_sentence_holds_the_password(address: str) -> None:
    """Whether the database cannot be reached or the address cannot be read."""
    problem = refusal(address)
    assert problem.code in {"unreachable", "address"}
    assert "s3cret" not in str(problem) + repr(problem) + str(problem.__cause__)


def test_postgres_is_an_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without its driver one is told what to install."""
    for name in [name for name in sys.modules if name.startswith("stopthief.stores.postgres")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    assert "pip install 'stopthief[postgres]'" in str(refusal("postgresql://host/db"))
