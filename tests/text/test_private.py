"""Private things at a shared keyboard."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from stopthief.city.rules import events as ev
from tests.support.city.tables import BOARD, SANDRA, TIP_CARD
from tests.support.city.typist import Hunter
from tests.text.test_whole_games import GAMES

GATE = "Pass the keyboard to "
BACK = "Press Enter to go back. "


def visible(hunter: Hunter) -> str:
    """What can still be seen: all since the screen was last pushed away."""
    return hunter.text.rpartition("\n" * 50)[2]


@pytest.mark.parametrize("kind", ["standard", "intermediate", "advanced"])
def test_P5_a_tip_shows_only_after_its_owner_asks_and_is_gone_after_going_back(tmp_path: Path, kind: str) -> None:
    """At the gate there is what all may read, and the gate; the tip is visible at one prompt only, and printed once."""
    hunter = Hunter(tmp_path, GAMES[kind])
    hunter.asides = ("log", "map", "clues", "replay", "?")
    gates: list[str] = []

    def watch(hunter: Hunter, prompt: str) -> None:
        assert ("For your ears only" in visible(hunter)) == (prompt == BACK)
        if prompt.startswith(GATE):
            gates.append(prompt)
            assert visible(hunter).endswith(f"\n{prompt}")

    hunter.watch = watch
    hunter.play(seed="s1")
    given = [event for event in hunter.events if isinstance(event, ev.TipGiven)]
    assert len(given) == len(gates) == hunter.text.count("For your ears only") > 0
    names = [hunter.setup.players[tip.seat].name for tip in given]
    assert gates == [f"{GATE}{name} and press Enter when only {name} is looking. " for name in names]


def test_P3_the_plan_shows_the_two_sections_of_a_tip(tmp_path: Path) -> None:
    """To its owner alone, with every space of both marked; it is wiped with the tip."""
    hunter = Hunter(tmp_path, GAMES["advanced"])
    seen: list[str] = []

    def watch(hunter: Hunter, prompt: str) -> None:
        if prompt == BACK:
            seen.append(visible(hunter))
        assert ("?4" in visible(hunter)) <= (prompt == BACK)

    hunter.watch = watch
    hunter.play(seed="s1")
    given = [event.tip for event in hunter.events if isinstance(event, ev.TipGiven)]
    assert len(seen) == len(given) > 0
    for screen, tip in zip(seen, given, strict=True):
        marked = {int(number) for number in re.findall(r"\?(\d{3})", screen)}
        assert marked == {space.number for space in BOARD.spaces.values() if space.area in tip.areas}


def test_P5_a_terminal_is_wiped_with_its_scrollback(tmp_path: Path) -> None:
    """Before the tip and after it; what stands before the gate is for all."""
    hunter = Hunter(tmp_path, GAMES["standard"])
    hunter.play(seed="s1", can_wipe=True)
    gate = next(index for index, line in enumerate(hunter.screen) if line.startswith(GATE))
    wipe = "\x1b[H\x1b[2J\x1b[3J"
    assert hunter.screen[gate + 1] == wipe
    assert wipe not in hunter.screen[:gate]
    back = hunter.screen.index(BACK)
    assert hunter.screen[back + 1] == wipe


def test_P5_the_packs_space_is_never_on_the_shared_screen(tmp_path: Path) -> None:
    """Outside its private moments nothing tells where it is, not even to one who asks for everything."""
    hunter = Hunter(tmp_path, GAMES["one-vs-many"])
    hunter.asides = ("log", "map", "clues", "replay", "list", "?")
    private = False

    def watch(hunter: Hunter, prompt: str) -> None:
        nonlocal private
        if prompt.startswith(GATE):
            private = True
        elif not private:
            assert "You are on" not in visible(hunter)
            assert "Trail" not in visible(hunter)
            assert "Go to" not in visible(hunter)
        if prompt == BACK:
            private = False

    hunter.watch = watch
    assert hunter.play(seed="s1") == 0
    assert "Trail" in hunter.text


def test_P5_stopping_in_private_leaves_nothing_on_the_screen(tmp_path: Path) -> None:
    """Ctrl-C while the tip shows; after the restart it comes again, behind the gate."""
    hunter = Hunter(tmp_path, GAMES["standard"])

    def stop(_: Hunter, prompt: str) -> None:
        if prompt == BACK:
            raise KeyboardInterrupt

    hunter.watch = stop
    assert hunter.play(seed="s1") == 130
    assert "ears only" not in visible(hunter)
    again = Hunter(tmp_path, ["y"])
    again.watch = stop
    again.play()
    (tip,) = {line for line in hunter.screen if "ears only" in line}
    assert tip in again.screen[again.screen.index("") :]
    assert any(line.startswith(GATE) for line in again.screen[: again.screen.index(tip)])


def test_P4_a_digit_is_for_everyone(tmp_path: Path) -> None:
    """In a cooperative game no keyboard is passed; the digit is said aloud."""
    hunter = Hunter(tmp_path, [*GAMES["cooperative"], "", str(TIP_CARD[SANDRA]), "tip", "quit"])
    hunter.play(seed="s1")
    assert "Word gets around. The Pack is " in hunter.text
    assert GATE not in hunter.text
