"""A good record verifies; whatever is done to it is caught, with the line, in one sentence."""

from __future__ import annotations

import json
import re
from functools import cache

import pytest

from stopthief.core import record
from stopthief.core.errors import Broken
from stopthief.core.verify import Verdict, verify
from tests.support.city.hunters import hunted
from tests.support.city.tables import CITY, JIMMY, SANDRA, agreed
from tests.support.games.playing import recorded
from tests.support.games.tampering import TAMPERINGS, Lines, Tampering

SENTENCE = re.compile(r"line \d+: .+\.")


@cache
def good() -> bytes:
    """The record of a whole game, chance and tips and all."""
    match = hunted(agreed("competitive", "advanced", (SANDRA, JIMMY)), 7, most=500)
    assert match.result is not None
    return record.joined(record.lines(recorded(match)))


def checked(data: bytes) -> Verdict:
    """Read and verify a file."""
    return verify(CITY, record.read(CITY, record.split(data)))


def written(lines: Lines) -> bytes:
    """Lines as a file holds them."""
    return record.joined(json.dumps(line).encode() for line in lines)


def fault(data: bytes) -> str:
    """What is wrong with a file, each fault in a sentence with its line."""
    with pytest.raises(Broken) as caught:
        checked(data)
    assert all(SENTENCE.fullmatch(problem) for problem in caught.value.problems)
    return str(caught.value)


def test_a_good_record_verifies() -> None:
    """It is finished, and fair: every roll follows from the seed."""
    verdict = checked(good())
    assert verdict.fair
    assert verdict.finished
    assert verdict.rolls > 10
    assert verdict.acts == len(record.split(good())) - 2


def test_a_record_that_goes_on_verifies_line_by_line() -> None:
    """Every beginning of a record is a record of a game that is still on, whose seed is secret."""
    lines = record.split(good())
    for end in (2, 5, len(lines) // 2, len(lines) - 1):
        assert not checked(record.joined(lines[:end])).fair


def test_a_game_that_was_broken_off_verifies() -> None:
    """The seed is revealed and there is no result."""
    lines = record.split(good())
    ending = json.loads(lines[-1]) | {"result": None}
    verdict = checked(record.joined([*lines[:20], json.dumps(ending).encode()]))
    assert verdict.fair
    assert not verdict.finished


@pytest.mark.parametrize("tamper", TAMPERINGS, ids=lambda tamper: tamper.__name__.strip("_"))
def test_tampering_is_caught_with_its_line(tamper: Tampering) -> None:
    """The sentence names the first line that cannot be, and what is wrong there."""
    lines: Lines = [json.loads(line) for line in record.split(good())]
    blamed = tamper(lines)
    sentence = fault(written(lines))
    assert sentence.startswith(f"line {blamed}: ")
    assert TAMPERINGS[tamper] in sentence


def test_a_file_that_stops_in_the_middle_of_a_line_is_caught() -> None:
    """A finished file has whole lines only."""
    for cut in (2, 20, 60):
        assert fault(good()[:-cut]).startswith(f"line {len(record.split(good()))}: ")
    assert fault(b"").startswith("line 1: ")


def test_lines_nested_without_end_are_caught() -> None:
    """Not even a line made to break the reader does more than say so."""
    deep = b'{"a":' * 100_000
    assert fault(deep).startswith("line 1: ")
    assert fault(record.joined([record.split(good())[0], deep])).startswith("line 2: ")
