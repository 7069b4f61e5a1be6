"""Matches between bots: equal luck for all, reproducible results, and every failure reported."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from stopthief.core.package.game_package import GamePackage
from stopthief.core.package.mind import Bot, Mind, Strength
from stopthief.core.sides import Sides
from stopthief.games import GAMES
from stopthief.lab.arena import ArenaRun, Pairing, ThinkingGameFinder, pairings
from stopthief.lab.arena_totals import ArenaTotals
from stopthief.lab.balance import Balance
from stopthief.lab.bout import Misplayed
from stopthief.lab.elo import Sprt
from stopthief.lab.scores import Scores
from stopthief.lab.seatings import seatings, won
from tests.support.city.tables import agreed
from tests.support.games.toy_race import ENTRY, NOTHING, Setup, Strider, dash, even_dash, player


def table(seed: str, seats: int = 2, mode: str = "race") -> Setup:
    """The setup for a seed."""
    return Setup(seats, mode, ("red", "blue", "green")[:seats][:: 1 if seed.endswith(("0", "3", "6")) else -1])


def played(
    count: int,
    *players: Strength,
    seats: int = 2,
    mode: str = "race",
    find: ThinkingGameFinder = dash,
    against: Sequence[Strength] = ("strong",),
) -> tuple[ArenaRun, list[Pairing]]:
    """Play a number of pairings in this process."""
    run = ArenaRun(find, "dash", "s", players, tuple(against), limit=200)
    return run, [*pairings(run, lambda seed: table(seed, seats, mode), range(count), 1)]


def scored(run: ArenaRun, played: list[Pairing]) -> Scores:
    """The scores of some pairings."""
    scores = Scores(run, Sprt())
    for pairing in played:
        scores.add(pairing)
    return scores


@pytest.mark.parametrize(("teams", "games"), [(2, 2), (3, 6), (4, 2), (5, 10), (6, 2)])
def test_every_strength_has_every_seat_equally_often(teams: int, games: int) -> None:
    """With two strengths at any number of seats, in no more games than that takes."""
    sides = Sides(tuple((seat,) for seat in range(teams)))
    every = seatings(sides, ("strong", "fair"), ("strong",))
    assert len(every) == len({*every}) == games
    for seat in range(teams):
        assert Counter(seating[seat] for seating in every) == {"strong": games // 2, "fair": games // 2}


def test_strengths_in_threes_and_teams() -> None:
    """Three strengths at two seats meet each other both ways; teams are of one strength, foes of another."""
    three = seatings(Sides(((0,), (1,))), ("strong", "fair", "easy"), ("strong",))
    assert len(three) == len({*three}) == 6
    assert all(one != other for one, other in three)
    together = seatings(Sides(((0, 2),), (1,)), ("strong", "fair"), ("easy", "fair"))
    assert together == (
        ("strong", "easy", "strong"),
        ("strong", "fair", "strong"),
        ("fair", "easy", "fair"),
        ("fair", "fair", "fair"),
    )


def test_a_game_is_won_by_parts() -> None:
    """Alone, together, shared between rivals, by the other part, by nobody."""
    rivals, team = Sides(((0,), (1,), (2,))), Sides(((0, 2),), (1,))
    assert won(rivals, (1,)) == (0, 1, 0)
    assert won(rivals, (0, 2)) == (0.5, 0, 0.5)
    assert won(team, (0, 2)) == (1, 0, 1)
    assert won(team, (1,)) == (0, 1, 0)
    assert won(team, ()) == (0, 0, 0)


def test_games_say_who_plays_with_whom() -> None:
    """Rivals, a team, a team and somebody against it; and what they chose to be."""
    city, house = GAMES["city"], GAMES["house"]
    assert city.sides(agreed()) == Sides(((0,), (1,)))
    assert city.sides(agreed("cooperative")) == Sides(((0, 1),))
    many = agreed("one-vs-many")
    assert city.sides(many) == Sides((many.investigators,), (len(many.investigators),))
    assert city.labels is not None
    assert city.labels(many) == tuple(player.investigator for player in many.players)
    assert house.sides(house.table_kinds[1].setup(lambda _: 0)) == Sides(((0,), (1,), (2,)))


def test_luck_cancels_between_equals() -> None:
    """Both sides get the luck of a table once, so equals come out exactly equal."""
    for seats in (2, 3):
        run, every = played(12, "strong", "fair", seats=seats, find=even_dash)
        assert all(len({bout.winners for bout in pairing.bouts}) == 1 for pairing in every)
        assert all(len({bout.figures["first"] for bout in pairing.bouts}) == 1 for pairing in every)
        assert len({pairing.bouts[0].winners for pairing in every}) == seats
        scores = scored(run, every)
        assert [one.share for one in scores.standings] == pytest.approx([1 / seats] * 2)
        assert [one.even for one in scores.standings] == pytest.approx([1 / seats] * 2)
        assert scores.comparisons[0].share == 0.5


def test_the_stronger_is_found_out() -> None:
    """Among rivals of any number, the longer stride wins, and the test ends."""
    run, every = played(20, "strong", "fair", seats=3)
    scores = scored(run, every)
    (one,) = scores.comparisons
    assert (one.better, one.worse, one.verdict) == ("strong", "fair", "better")
    assert one.interval.low > 0.5
    assert one.elo_interval[0] is not None
    assert one.elo_interval[0] > 0
    assert scores.proven
    backwards = scored(replace(run, players=("fair", "strong")), every)
    assert backwards.comparisons[0].verdict == "not better"
    assert backwards.comparisons[0].share == pytest.approx(1 - one.share)


def test_without_rivals_each_plays_the_same_tables() -> None:
    """The share of games that each won, compared where one won and the other did not."""
    run, every = played(30, "strong", "fair", seats=2, mode="together")
    strong, fair = scored(run, every).standings
    assert (strong.games, fair.games, strong.even) == (30, 30, None)
    assert strong.share > fair.share
    (one,) = scored(run, every).comparisons
    assert one.difference == pytest.approx(strong.share - fair.share)
    only = [[bout.winners != () for bout in pairing.bouts] for pairing in every]
    ours, theirs = only.count([True, False]), only.count([False, True])
    assert one.share == pytest.approx(ours / (ours + theirs))


def test_a_part_of_its_own_is_compared_too() -> None:
    """Every strength against every foe; foes are better the fewer they let win."""
    run, every = played(20, "strong", "fair", seats=3, mode="drag", against=("strong", "easy"))
    scores = scored(run, every)
    assert [(one.strength, one.against) for one in scores.standings] == [
        ("strong", "strong"),
        ("strong", "easy"),
        ("fair", "strong"),
        ("fair", "easy"),
    ]
    shares = [one.share for one in scores.standings]
    assert shares[1] > shares[0]
    assert shares[3] > shares[2]
    assert [(one.better, one.against, one.difference > 0) for one in scores.comparisons] == [
        ("strong", False, True),
        ("strong", True, True),
    ]


def test_a_run_is_the_same_however_many_processes_play_it() -> None:
    """To the last figure, apart from the time it took; and it can be left before its end."""
    run, alone = played(5, "strong", "easy", seats=3)
    shared = pairings(run, lambda seed: table(seed, 3), range(10_000), 2)
    together = [next(shared) for _ in range(5)]
    shared.close()

    def timeless(every: list[Pairing]) -> list[Pairing]:
        return [replace(one, bouts=tuple(replace(bout, times=()) for bout in one.bouts)) for one in every]

    assert timeless(alone) == timeless(together)


class Faulty(Strider):
    """Does something wrong after some choices."""

    def __init__(self, wrong: object) -> None:
        super().__init__(2, "faulty")
        self.left = 2
        self.wrong = wrong

    def choose(self) -> int:
        """Right at first."""
        self.left -= 1
        if self.left < 0 and isinstance(self.wrong, Exception):
            raise self.wrong
        return super().choose() if self.left >= 0 else 3


@pytest.mark.parametrize(
    ("wrong", "told"), [(3, "with 3: not allowed: A stride is 0, 1 or 2."), (ValueError("oh"), "ValueError('oh')")]
)
def test_a_bot_that_cheats_or_fails_is_named(wrong: object, told: str) -> None:
    """With the seed, the pairing and the seats, so that it can be seen again."""

    def faulty(setup: Setup, seat: int, strength: Strength, seed: str) -> Bot:
        return Faulty(wrong) if strength == "fair" else player(setup, seat, strength, seed)

    def find(_name: str) -> tuple[GamePackage, Mind]:
        return ENTRY, Mind(player=faulty, thought=NOTHING)

    with pytest.raises(
        Misplayed, match=r"^dash, seed s, pairing 0, seats strong, fair: decision \d, fair at seat 1"
    ) as of:
        played(3, "strong", "fair", find=find)
    assert told in str(of.value)


def test_games_are_broken_off() -> None:
    """Nobody wins those, and they are counted."""
    run = ArenaRun(dash, "dash", "s", ("strong",), limit=3)
    totals = ArenaTotals(ENTRY, run, Sprt())
    for pairing in pairings(run, table, range(2), 1):
        totals.add(pairing)
    assert (totals.pairings, totals.undecided, totals.decisions) == (2, 2, 6)
    assert totals.scores.standings[0].wins == 0
    assert not totals.scores.proven


def test_balance() -> None:
    """Wins by character and by order of play, counted by hand; turns of each player."""
    _, every = played(9, "strong", seats=3)
    balance = Balance(ENTRY)
    for pairing in every:
        balance.add(pairing)
    wins = Counter(pairing.setup.colours[pairing.bouts[0].winners[0]] for pairing in every if pairing.bouts[0].winners)
    assert {one.name: (one.games, one.wins) for one in balance.labels} == {
        colour: (9, wins[colour]) for colour in ("blue", "green", "red")
    }
    late = Counter(
        (bout.winners[0] - bout.figures["first"]) % 3 for (bout,) in (one.bouts for one in every) if bout.winners
    )
    assert [one.wins for one in balance.order] == [late[place] for place in range(3)]
    assert [one.even for one in balance.order] == pytest.approx([1 / 3] * 3)
    turns = sorted(pairing.bouts[0].figures["turns"] / 3 for pairing in every)
    assert (balance.turns.median, balance.turns.most) == (turns[4], turns[-1])
    _, together = played(2, "strong", mode="together")
    balance = Balance(ENTRY)
    balance.add(together[0])
    assert balance.order == []
