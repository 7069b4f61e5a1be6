"""Advice and analysis: made of what a seat perceived, for that seat alone, and of a game when it is over."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from stopthief.core.errors import Refused
from stopthief.server.encoding import encode
from stopthief.table.streams import Batch
from tests.contract.games import CASES
from tests.server.think.test_bots import COOPERATIVE, HOUSE, everybody, held, over
from tests.support.games.cases import Case
from tests.support.servers.minds import PATIENT, InProcessTable, Mirror, minded
from tests.support.wire.talking import Talk

BOTH = pytest.mark.parametrize("case", [COOPERATIVE, HOUSE], ids=lambda case: case.name)


async def asked(talk: Talk, seat: int, about: str | None = None) -> Any:
    """Ask for advice; return the advice or the refusal."""
    answers = "advice", "refused"
    before = len(talk.of(*answers))
    talk.say({"type": "advise", "seat": seat, "about": about})
    return await talk.until(*answers, count=before + 1)


def standing(batches: list[Batch]) -> list[Any]:
    """A stream without the batches that were taken back."""
    kept: list[Batch] = []
    for batch in batches:
        kept = [one for one in kept if batch.back is None or one.number <= batch.back]
        kept.append(batch)
    return [seen for batch in kept for seen in batch.seen]


@pytest.mark.parametrize("case", [CASES[0], HOUSE], ids=lambda case: case.name)
def test_advice_is_made_of_what_the_seat_has_perceived(tmp_path: Path, case: Case) -> None:
    """To the byte, at every moment, also after something was taken back; the number says which moment."""

    async def work(one: InProcessTable) -> None:
        table, talk = one.live.table, one.talk(0)
        await talk.until("story")
        taken_back = 0
        for _ in range(40):
            if (seat := table.match.awaited) is None:
                break
            if table.can_undo(seat) and taken_back < 5:
                taken_back += 1
                await one.live.commit(lambda now, who=seat: now.undo(who, now.streams[who].number))  # type: ignore[misc]
            else:
                command = case.choose(rng, table.match.state, table.match.legal(seat))
                await one.live.commit(
                    lambda now, who=seat, what=command: now.act(who, now.streams[who].number, what)  # type: ignore[misc]
                )
            said = await asked(talk, 0)
            expected = {"seat": 0, "setup": case.setup, "seen": standing(list(table.batches(0)))}
            assert (said["number"], said["about"]) == (table.streams[0].number, None)
            assert said["advice"] == json.loads(encode(expected))
        assert taken_back

    rng = Random("advice")
    held(tmp_path, case, minded(case.game, adviser=Mirror), work, bots={}, advice=True)


@BOTH
def test_reasons_refusals_and_failures(tmp_path: Path, case: Case) -> None:
    """One thing is asked about by name; an adviser's refusal, failure or nonsense is refused, and it advises on."""

    async def work(one: InProcessTable) -> None:
        talk = one.talk(0)
        await talk.until("story")
        much = len(list(one.live.table.match.stream(0)))
        said = await asked(talk, 0, "312")
        assert (said["about"], said["advice"]) == ("312", {"about": "312", "much": much})
        refused = [await asked(talk, 0, about) for about in ("nothing", "failure", "nonsense")]
        refused.append(await asked(talk, 1))
        assert [one["code"] for one in refused] == ["no such thing", "no advice", "no advice", "not your seat"]
        assert [one.get("seat") for one in refused] == [0, 0, 0, 1]
        assert (await asked(talk, 0))["type"] == "advice"

    held(tmp_path, case, minded(case.game, adviser=Mirror), work, limits=PATIENT, advice=True)


def test_asked_again_it_is_not_thought_again(tmp_path: Path) -> None:
    """The same moment has the same advice on every device; after another act it is computed anew."""
    thought: list[int] = []

    class Counted(Mirror):
        def advice(self) -> object:
            thought.append(1)
            return super().advice()

    async def work(one: InProcessTable) -> None:
        table, talks = one.live.table, [one.talk(0), one.talk(0)]
        seat = table.match.awaited
        assert seat is not None
        said = [(await asked(talk, 0))["advice"] for talk in (*talks, talks[0])]
        assert said[0] == said[1] == said[2]
        assert len(thought) == 1
        await one.live.commit(lambda now: now.act(seat, now.streams[seat].number, now.match.legal(seat)[0]))
        assert (await asked(talks[1], 0))["advice"] != said[0]
        assert len(thought) == 2

    held(tmp_path, HOUSE, minded(HOUSE.game, adviser=Counted), work, bots={}, advice=True)


@pytest.mark.parametrize(
    ("adviser", "wished", "advises", "has"),
    [
        (Mirror, None, True, True),
        (Mirror, None, False, False),
        (Mirror, False, True, False),
        (Mirror, True, False, True),
        (None, True, True, False),
    ],
)
def test_whether_a_table_has_advice(
    tmp_path: Path, adviser: type[Mirror] | None, *, wished: bool | None, advises: bool, has: bool
) -> None:
    """As the host asks; by default as the game says of the setup; never where there is no adviser."""

    async def work(one: InProcessTable) -> None:
        talk = one.talk(0)
        assert (await talk.until("room")).get("advice", False) == has
        assert (await asked(talk, 0))["type"] == ("advice" if has else "refused")

    mind = minded(HOUSE.game, adviser=adviser, advises=lambda setup: setup == HOUSE.setup and advises)
    held(tmp_path, HOUSE, mind, work, limits=PATIENT, advice=wished)


@BOTH
def test_an_analysis_of_what_everyone_perceived(tmp_path: Path, case: Case) -> None:
    """Only when the game is over; made once, however many ask."""
    made: list[Any] = []

    def analyse(setup: Any, streams: Any) -> object:
        made.append((setup, {seat: list(stream) for seat, stream in streams.items()}))
        return {"acts": 7}

    async def work(one: InProcessTable) -> None:
        table, analyses = one.live.table, one.registry.analyses
        with pytest.raises(Refused, match="not over"):
            await analyses.of(table)
        await over(one, one.talk())
        found = await asyncio.gather(*(analyses.of(table) for _ in range(3)))
        assert {one.plain for one in found} == {b'{"acts":7}'}
        assert made == [(case.setup, {seat: list(table.match.stream(seat)) for seat in table.audience})]

    held(tmp_path, case, minded(case.game, analyse=analyse), work, bots=everybody(case))


def test_no_analysis(tmp_path: Path) -> None:
    """A game that offers none says so."""

    async def work(one: InProcessTable) -> None:
        with pytest.raises(Refused, match="no analysis"):
            await one.registry.analyses.of(one.live.table)

    held(tmp_path, HOUSE, minded(HOUSE.game), work)
