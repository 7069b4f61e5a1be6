"""The command for vocabulary packs: a teacher starts from one, checks a copy, and adds it."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from stopthief.cli import main
from stopthief.cli.terminal import plain
from stopthief.house.box.box import pack_files, packs
from stopthief.house.drawing import pictures

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs a command with folders of its own: the exit code, and what was printed on both sides."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))

    def command(*words: str | Path) -> tuple[int, str, str]:
        code = main(["packs", *map(str, words)])
        printed = capsys.readouterr()
        return code, printed.out, printed.err

    return command


def test_every_pack_of_the_game_is_listed(run: Run) -> None:
    """With its language, how many words it has, and where it is from; also for programs."""
    code, out, err = run()
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert lines[0] == "maison  La maison (The house), fr: 15 things, 9 rooms, 9 hiding places. From the game."
    assert [line.partition(" ")[0] for line in lines] == list(packs())
    listed = json.loads(run("list", "--json")[1])
    assert [one["name"] for one in listed] == list(packs())
    assert {one["language"] for one in listed} == {"fr", "es"}


def test_a_pack_is_shown_changed_checked_added_and_played(run: Run, tmp_path: Path) -> None:
    """As a teacher would."""
    mine = tmp_path / "mine.toml"
    mine.write_text(run("show", "maison")[1].replace("la lampe", "la torche"), "utf-8")
    code, out, err = run("check", mine)
    assert (code, err) == (0, "")
    assert "nothing is wrong. La maison (The house), fr: 15 things" in out
    assert "la torche" in out
    code, out, err = run("add", mine)
    assert (code, err) == (0, "")
    kept = tmp_path / "config" / "stopthief" / "packs" / "mine.toml"
    assert str(kept) in out
    assert kept.read_bytes() == mine.read_bytes()
    assert f"From {kept}." in run()[1]
    assert run("show", "mine")[1] == mine.read_text("utf-8")
    assert main(["demo", "--game", "house", "--pack", "mine", "--seed", "1", "--turns", "3"]) == 0


def test_every_problem_of_a_file_is_named(run: Run, tmp_path: Path) -> None:
    """With the file and the place; nothing is added."""
    bad = tmp_path / "bad.toml"
    bad.write_bytes(pack_files()["maison"].replace(b'"la lampe"', b'"lampe"').replace(b"{de from}", b"de {from}"))
    for act in ("check", "add"):
        code, out, err = run(act, bad)
        assert (code, out) == (2, "")
        assert f'stopthief: {bad}: lamp: "lampe" needs an article' in err
        assert f"stopthief: {bad}: phrases.go: write {{de ...}}" in err
    assert not (tmp_path / "config").exists()


def test_a_kept_file_that_broke_is_named_and_the_others_listed(run: Run, tmp_path: Path) -> None:
    """On the other side, so that a list stays a list."""
    kept = tmp_path / "config" / "stopthief" / "packs"
    kept.mkdir(parents=True)
    (kept / "bad.toml").write_text("name = 3")
    code, out, err = run()
    assert code == 0
    assert len(out.splitlines()) == len(packs())
    assert f"stopthief: {kept / 'bad.toml'}: " in err


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("show", "gone"), "gone: there is no pack of this name; there are maison, "),
        (("delete", "maison"), "maison: this is a pack of the game; only those that were added can be deleted."),
        (("delete", "../mine"), "../mine: there is no pack of this name; there are maison, "),
        (("check", "nowhere.toml"), "nowhere.toml: cannot be read: "),
    ],
)
def test_what_cannot_be_is_said(run: Run, words: tuple[str, ...], sentence: str) -> None:
    """In a sentence, with exit code 2."""
    code, out, err = run(*words)
    assert (code, out) == (2, "")
    assert err.startswith(f"stopthief: {sentence}")


def test_the_name_of_a_pack_of_the_game_stays_its_own(run: Run, tmp_path: Path) -> None:
    """So that everybody means the same by it."""
    file = tmp_path / "maison.toml"
    file.write_bytes(pack_files()["casa"])
    code, _, err = run("add", file)
    assert code == 2
    assert "a pack of the game has this name already" in err


def test_an_added_pack_can_be_deleted(run: Run, tmp_path: Path) -> None:
    """And is gone from the list."""
    file = tmp_path / "mine.toml"
    file.write_bytes(pack_files()["casa"])
    run("add", file)
    assert run("delete", "mine") == (0, "Deleted mine.\n", "")
    assert "mine" not in run()[1]


def test_the_spanish_house_is_the_same_house(run: Run) -> None:
    """The same rooms in the same places with the same things in them: only the words differ."""
    assert run("check", _path("casa"))[0] == 0
    french, spanish = packs()["maison"], packs()["casa"]
    assert [(one.id, one.at, one.shape, one.wall, one.furniture) for one in french.rooms] == [
        (one.id, one.at, one.shape, one.wall, one.furniture) for one in spanish.rooms
    ]
    assert (french.borders, french.passages) == (spanish.borders, spanish.passages)
    assert {name: card.gloss for name, card in french.cards.items()} == {
        name: card.gloss for name, card in spanish.cards.items()
    }


def _path(name: str) -> Path:
    return Path(__file__).parents[2] / "src" / "stopthief" / "house" / "data" / "packs" / f"{name}.toml"


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("« Où est l\N{RIGHT SINGLE QUOTATION MARK}œuf ? »", b'" Ou est l\'oeuf ? "'),
        ("¿Qué? ✓ · “a”", b'Que? x . "a"'),
        ("Zoë 李", b"Zoe ?"),
    ],
)
def test_a_terminal_without_accents_shows_the_nearest(monkeypatch: pytest.MonkeyPatch, text: str, shown: bytes) -> None:
    """Instead of stopping in the middle of a game."""
    written = io.BytesIO()
    screen = io.TextIOWrapper(written, encoding="ascii")
    monkeypatch.setattr("sys.stdout", screen)
    plain.allow()
    screen.write(text)
    screen.flush()
    assert written.getvalue() == shown


@pytest.mark.parametrize("name", packs())
def test_every_card_and_piece_of_furniture_of_the_game_is_drawn(name: str) -> None:
    """No card of a shipped pack is a plain one, and no room stands empty."""
    pack = packs()[name]
    assert {card.picture or card.id for card in pack.cards.values()} <= pictures()
    for room in pack.rooms:
        assert room.furniture
        assert {piece.picture for piece in room.furniture} <= pictures()


def demo(*words: str) -> int:
    """A short game of random players in the house."""
    return main(["demo", "--game", "house", "--seed", "7", "--turns", "5", *words])


@pytest.mark.parametrize("name", packs())
def test_random_players_use_every_pack(run: Run, capsys: pytest.CaptureFixture[str], tmp_path: Path, name: str) -> None:
    """For as many as can play; the record is verified, and replayed through every pair of eyes."""
    assert run()[0] == 0
    file = str(tmp_path / "game.jsonl")
    assert demo("--pack", name, "--players", "6", "--set", "guess_here=true", "--record", file, "--json") == 0
    (game,) = json.loads(capsys.readouterr().out)["games"]
    assert (game["pack"], len(game["players"]), game["turns"]) == (packs()[name].name, 6, 6)
    assert game["guesses"] == 5
    assert main(["verify", file]) == 0
    for eyes in ([], ["--seat", "5"], ["--truth"]):
        assert main(["replay", file, *eyes]) == 0
    printed = capsys.readouterr().out
    assert "As Finn saw it." in printed
    assert "The thing of the answer: " in printed


def test_every_wish_that_cannot_be_met_is_named(capsys: pytest.CaptureFixture[str], run: Run) -> None:
    """A pack, a number of players, settings."""
    assert run()[0] == 0
    assert demo("--pack", "gone", "--players", "9", "--set", "x=1", "--set", "guess_here", "--set", "guess_here=2") == 2
    problems = capsys.readouterr().err
    for words in (
        "--pack: there is no pack gone; there are maison, ",
        "--players: it is played by 2 to 6, not by 9.",
        "--set: there is no setting x; there is guess_here.",
        "--set: guess_here is not of the form SWITCH=VALUE.",
        "--set: guess_here: '2' will not do; it must be true or false.",
    ):
        assert words in problems
