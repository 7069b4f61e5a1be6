"""Sheets over HTTP: made once, one at a time, and refused with sentences."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from io import BytesIO
from pathlib import Path

import msgspec
import pytest
from pypdf import PdfReader

from stopthief.core.errors import Broken, Refused
from stopthief.core.package.printing import PrintOptions, Sheets
from stopthief.games import GAMES
from stopthief.house.box.box import pack_files, packs
from stopthief.paper import press
from stopthief.server.http.printing import PdfPrinter, wish_of
from stopthief.server.site import GameExtras
from tests.support.servers.serving import ask, server

SMALL = Sheets("small", "Small", "#page(width: 20mm, height: 20mm, text(size: 6pt, it.word))", {"word": "été"})


class Printer:
    """Counts how often it is asked."""

    def __init__(self) -> None:
        self.wishes: list[PrintOptions] = []

    def __call__(self, wish: PrintOptions) -> Sheets:
        """A page with a word."""
        self.wishes.append(wish)
        return SMALL


def test_what_was_made_is_kept() -> None:
    """The same wish is pressed once, another one by itself."""
    printer = Printer()

    async def asked() -> list[bytes]:
        made = PdfPrinter(["small"], {"small": GameExtras(prints=printer)})
        wishes = (PrintOptions(), PrintOptions(), PrintOptions(language="fr"))
        return [await made.pdf("small", wish) for wish in wishes]

    first, again, other = asyncio.run(asked())
    assert first == again != other
    assert first.startswith(b"%PDF-")
    assert printer.wishes == [PrintOptions(), PrintOptions(language="fr")]


def test_only_so_many_wait() -> None:
    """A request is refused while too many wait."""

    async def crowd() -> list[object]:
        made = PdfPrinter(["small"], {"small": GameExtras(prints=Printer())})
        wishes = (made.pdf("small", PrintOptions(choices={"number": str(number)})) for number in range(12))
        return await asyncio.gather(*wishes, return_exceptions=True)

    refused = [one for one in asyncio.run(crowd()) if isinstance(one, Refused)]
    assert [one.code for one in refused] == ["too fast"] * 4


def test_a_game_that_prints_nothing_says_so() -> None:
    """As does one that does not exist."""
    made = PdfPrinter(["mute"], {"mute": GameExtras()})
    for name, code in (("mute", "no print"), ("chess", "no game")):
        with pytest.raises(Refused) as refused:
            asyncio.run(made.pdf(name, PrintOptions()))
        assert refused.value.code == code


def test_a_server_without_a_press_says_how_to_get_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a sentence, on the command line and over HTTP."""
    monkeypatch.setattr(press, "find_spec", lambda name: None if name == "typst" else object())
    with pytest.raises(Refused, match=r"pip install 'stopthief\[print\]'"):
        press.printed([SMALL], PrintOptions())


def test_an_address_holds_a_wish() -> None:
    """Unknown names are choices of the game."""
    query = {"paper": "letter", "plain": "1", "parts": "board,cards", "pack": "casa"}
    assert wish_of(query) == PrintOptions(
        "letter", "en", plain=True, parts=("board", "cards"), choices={"pack": "casa"}
    )
    with pytest.raises(Broken, match="paper"):
        wish_of({"paper": "a3"})


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str, bytes], None]:
    """Keeps a file among somebody's packs."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))

    def keep(name: str, data: bytes) -> None:
        folder = tmp_path / "config" / "stopthief" / "packs"
        folder.mkdir(parents=True)
        (folder / f"{name}.toml").write_bytes(data)

    return keep


def test_pdfs_come_over_http(tmp_path: Path, kept: Callable[[str, bytes], None]) -> None:
    """By an address with a teacher's own words of this machine, or with words in the body; faults are named."""
    own = pack_files()["maison"].replace(b'name = "La maison"', b'name = "Chez nous"')
    kept("nous", own)
    with server(tmp_path / "tables.sqlite") as running:
        found = ask(running.address, "GET", "/api/games/house/print?pack=nous&parts=figures&plain=1")
        assert (found.status, found.body[:5]) == (200, b"%PDF-")
        metadata = PdfReader(BytesIO(found.body)).metadata
        assert metadata is not None
        assert str(metadata.title).endswith("Chez nous")
        pack = msgspec.json.encode(packs()["casa"]).decode()
        wish = {"parts": ["figures"], "choices": {"pack": pack}}
        assert ask(running.address, "POST", "/api/games/house/print", body=wish).status == 200
        for choices, said in (({"pack": "nope"}, "nope: there is no pack"), ({"pack": "{}"}, "pack: ")):
            wrong = ask(running.address, "POST", "/api/games/house/print", body={"choices": choices})
            assert wrong.status == 422
            assert wrong.json()["sentences"][0].startswith(said)
        wrong = ask(running.address, "GET", "/api/games/city/print?parts=roof")
        assert wrong.json()["sentences"][0].startswith("roof: there is no such part")


def test_every_game_says_what_can_be_printed() -> None:
    """Its parts have different names, and what it makes of a wish begins with nothing that is not wished for."""
    for name, entry in GAMES.items():
        printing = entry.printing
        assert printing is not None
        names = [part.name for part in printing.parts]
        assert len({*names}) == len(names)
        assert "poster" in [part.name for part in printing.parts if not part.usual]
        sheets = printing.sheets(_NO_FILES, PrintOptions(parts=(names[-1],)))
        assert (sheets.name, sheets.values["parts"]) == (name, (names[-1],))


class _Empty:
    """User files of somebody who keeps nothing."""

    def names(self, _folder: str, _ending: str) -> tuple[str, ...]:
        """None."""
        return ()

    def read(self, _name: str) -> bytes | None:
        """Nothing."""
        return None

    def write(self, name: str, data: bytes) -> None:
        """Nothing is kept."""

    def remove(self, name: str) -> None:
        """Nothing was there."""

    def place(self, name: str) -> str:
        """Nowhere."""
        return name

    def today(self) -> tuple[int, int]:
        """New Year."""
        return 1, 1


_NO_FILES = _Empty()
