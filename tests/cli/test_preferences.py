"""What is kept between games."""

from __future__ import annotations

from pathlib import Path

import pytest

from stopthief import preferences
from stopthief.city.box.settings import Settings, changed
from stopthief.city.lobby.remembered import Remembered
from stopthief.core.errors import Broken
from stopthief.preferences import Folder
from tests.support.city.tables import BOX


def memory(folder: Path) -> Remembered:
    """What the city keeps in a folder."""
    return Remembered(Folder(folder))


@pytest.mark.parametrize("text", ["difficulty = 3", "difficulty = ", "other = 1", "[difficulty]\ncompetitive = 3"])
def test_C5_a_memory_that_makes_no_sense_is_none(tmp_path: Path, text: str) -> None:
    """One can still start a game, on standard."""
    (tmp_path / "preferences.toml").write_text(text)
    assert memory(tmp_path).difficulty("competitive") == "standard"


@pytest.mark.parametrize("level", BOX.presets["competitive"])
def test_D9_settings_are_saved_by_name(tmp_path: Path, level: str) -> None:
    """What comes back is what was kept."""
    settings = changed(BOX.preset("competitive", level), {"hold": 33})
    memory(tmp_path).save("Long nights_2-b", settings)
    assert memory(tmp_path).load("Long nights_2-b") == settings
    assert memory(tmp_path).every() == {"Long nights_2-b": settings}


def test_D9_the_file_explains_itself(tmp_path: Path) -> None:
    """Each switch under its explanation, so that it can be edited by hand; what is left out is standard."""
    memory(tmp_path).save("night", Settings())
    path = tmp_path / "settings" / "night.toml"
    assert "# What every investigator starts with.\nstarting_money = 3000\n" in path.read_text()
    path.write_text("hold = 20\n")
    assert memory(tmp_path).load("night") == changed(Settings(), {"hold": 20})


def test_D9_every_fault_of_a_file_is_named(tmp_path: Path) -> None:
    """With the file and the switch."""
    memory(tmp_path).save("night", Settings())
    (tmp_path / "settings" / "night.toml").write_text('hold = 200\nfog = true\ntip = "none"\n')
    with pytest.raises(Broken) as broken:
        memory(tmp_path).load("night")
    assert [problem.split(": ")[:2] for problem in broken.value.problems] == [
        [str(tmp_path / "settings" / "night.toml"), name] for name in ("hold", "fog", "tip")
    ]
    (tmp_path / "settings" / "night.toml").write_text("hold = = 3")
    with pytest.raises(Broken, match="not TOML"):
        memory(tmp_path).load("night")


@pytest.mark.parametrize("name", ["", " a", "a/b", "..", "../a", "a\n", "x" * 41, "a.b"])
def test_D9_names_stay_inside_the_folder(tmp_path: Path, name: str) -> None:
    """Letters, digits, space, - and _ only."""
    with pytest.raises(Broken, match="will not do as a name"):
        memory(tmp_path).save(name, Settings())
    with pytest.raises(Broken):
        memory(tmp_path).load(name)
    assert not list(tmp_path.rglob("*.toml"))


def test_D9_settings_can_be_deleted(tmp_path: Path) -> None:
    """Once."""
    memory(tmp_path).save("night", Settings())
    memory(tmp_path).delete("night")
    assert memory(tmp_path).every() == {}
    with pytest.raises(Broken, match="no settings are kept"):
        memory(tmp_path).delete("night")


def test_what_cannot_be_written_is_a_sentence(tmp_path: Path) -> None:
    """A file stands where the folder should be."""
    (tmp_path / "file").write_text("")
    with pytest.raises(Broken, match="cannot be written"):
        memory(tmp_path / "file").choose("competitive", "advanced")


def test_a_desk_keeps_files_by_name(tmp_path: Path) -> None:
    """Read, replaced, listed and forgotten; what is not there is nothing, until it has to be removed."""
    user_files = Folder(tmp_path / "new")
    assert (user_files.read("mine/one.txt"), user_files.names("mine", ".txt")) == (None, ())
    for data in (b"1", b"2"):
        user_files.write("mine/one.txt", data)
    user_files.write("top.toml", b"3")
    (tmp_path / "new" / "mine" / "a.b.txt").write_text("no name of ours")
    assert (user_files.read("mine/one.txt"), user_files.read("top.toml")) == (b"2", b"3")
    assert user_files.names("mine", ".txt") == ("one",)
    assert user_files.place("mine/one.txt") == str(tmp_path / "new" / "mine" / "one.txt")
    user_files.remove("mine/one.txt")
    assert user_files.names("mine", ".txt") == ()
    with pytest.raises(Broken, match="cannot be removed"):
        user_files.remove("mine/one.txt")


@pytest.mark.parametrize(
    "name", ["../a.txt", "/a.txt", "a/../../b.txt", ".txt", "a", "a/b/c.txt", "a\\b.txt", "~/x.y/z"]
)
def test_names_on_a_desk_stay_there(tmp_path: Path, name: str) -> None:
    """A folder, a file and an ending; nothing else leads anywhere."""
    user_files = Folder(tmp_path / "user_files")
    for act in (user_files.read, user_files.remove, user_files.place, lambda one: user_files.write(one, b"")):
        with pytest.raises(Broken, match="will not do as a name"):
            act(name)
    assert list(tmp_path.iterdir()) == []


def test_what_cannot_be_read_is_a_sentence(tmp_path: Path) -> None:
    """A folder stands where the file should be."""
    (tmp_path / "a.txt").mkdir()
    with pytest.raises(Broken, match=r"a\.txt: the file cannot be read \("):
        Folder(tmp_path).read("a.txt")


def test_a_desk_knows_the_day(tmp_path: Path) -> None:
    """A month and a day."""
    month, day = Folder(tmp_path).today()
    assert 1 <= month <= 12
    assert 1 <= day <= 31


def test_folders_follow_the_platform(monkeypatch: pytest.MonkeyPatch) -> None:
    """XDG where it is set and absolute, otherwise the usual places."""
    monkeypatch.setenv("HOME", "/home/ann")
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_CONFIG_HOME", "/conf")
    monkeypatch.setenv("XDG_DATA_HOME", "relative")
    assert preferences.config_folder() == Path("/conf/stopthief")
    assert preferences.data_folder() == Path("/home/ann/.local/share/stopthief")
    monkeypatch.delenv("XDG_CONFIG_HOME")
    assert preferences.config_folder() == Path("/home/ann/.config/stopthief")
    monkeypatch.setattr("sys.platform", "darwin")
    assert preferences.data_folder() == Path("/home/ann/Library/Application Support/stopthief")
