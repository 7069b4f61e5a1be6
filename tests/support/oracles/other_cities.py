"""Other hidden worlds that a seat cannot tell from the real one, by the rules: what it was told is true in both.

The thief's trail is filtered forward by what the seat knows and sampled backward; tips of others are drawn anew.
What the seat knows is taken from the rules and the referee, never from what the game sends it: a leak is no knowledge.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from stopthief.city.rules import commands as do
from stopthief.city.rules import events as ev
from stopthief.city.rules.chance import step as step_of_thief
from stopthief.city.rules.kernel import Kernel, kernel
from stopthief.city.rules.state import State
from stopthief.city.rules.thief import ThiefNow
from stopthief.core.match import Act, Match
from tests.support.city.hunters import CityMatch
from tests.support.city.tables import BOARD, BOX, CITY
from tests.support.games.playing import steps
from tests.support.oracles.thief_referee import Clue, Moment, clue, openings, place, starts
from tests.support.oracles.thief_trail import Shadow, tells_truth

BEAM = 60
"""So many hidden states are followed at once; the true one is always among them."""

Layer = dict[ThiefNow, list[ThiefNow]]
"""Hidden states, each with those it can have followed on."""


class Chain:
    """The hidden states of one thief that agree with what a seat knows, step by step."""

    def __init__(self, rules: Kernel, moment: Moment, true: int, rng: Random) -> None:
        self.rules = rules
        self.rng = rng
        self.true = [rules.placed(true)]
        self.layers: list[Layer] = [{rules.placed(start): [] for start in starts(moment)}]
        self.is_known = False
        """Whether the whole trail was shown."""

    def hear(self, to: int, heard: Clue, moment: Moment) -> None:
        """One step further, along every way that sounds as it did."""
        layer: Layer = {}
        for before in self.layers[-1]:
            trail = as_trail(before)
            for space in self.rules.odds(before, hold=not (moment.getaway or moment.extra)).outcomes():
                if clue(trail, space, moment) == heard:
                    layer.setdefault(self.rules.moved(before, space), []).append(before)
        self.true.append(self.rules.moved(self.true[-1], to))
        if len(layer) > BEAM:
            kept = {*self.rng.sample(list(layer), BEAM), self.true[-1]}
            layer = {now: froms for now, froms in layer.items() if now in kept}
        self.layers.append(layer)

    def learn(self, agrees: Callable[[int], bool]) -> None:
        """Leave out where the thief is not."""
        self.layers[-1] = {now: froms for now, froms in self.layers[-1].items() if agrees(now.at)}

    def sample(self) -> list[int]:
        """A trail through the layers, another than the true one if a few tries find it."""
        true = [now.at for now in self.true]
        if self.is_known:
            return true
        return next((trail for trail in (self._back() for _ in range(6)) if trail != true), true)

    def _back(self) -> list[int]:
        now = self.rng.choice(list(self.layers[-1]))
        trail = [now.at]
        for layer in reversed(self.layers[1:]):
            now = self.rng.choice(layer[now])
            trail.append(now.at)
        return trail[::-1]


def as_trail(thief: ThiefNow) -> tuple[int, ...]:
    """A trail of the same future: what was robbed, the space it came from, and where it is."""
    return (*thief.robbed, *(() if thief.came is None else (thief.came,)), thief.at)


def chains(match: CityMatch, seat: int | None, rng: Random) -> list[Chain]:
    """A seat's knowledge of every thief of a game."""
    rules, shadow = kernel(BOARD, match.setup.settings), Shadow(match.setup)
    found: list[Chain] = []
    for step in steps(match):
        event, moment = step.event, shadow.moment
        if isinstance(event, ev.ThiefPlaced):
            found.append(Chain(rules, moment, event.space, rng))
            # V1: the Pack's player knows where the Pack is; only the tips of others are secret from it.
            found[-1].is_known = seat is not None and seat == match.setup.pack
        elif found:
            _learn(found[-1], event, moment, seat)
        shadow.enter(event)
    return found


def _learn(chain: Chain, event: ev.Event, moment: Moment, seat: int | None) -> None:
    """The facts about the thief that one event tells a seat, by the rules."""
    match event:
        case ev.CrimeSounded(sound, shown, loot):
            heard = Clue(sound, shown, 0, loot, again=False)
            chain.learn(lambda at: heard in openings(at, moment))
        case ev.ThiefMoved(to, sound, shown, spree, loot, again):
            chain.hear(to, Clue(sound, shown, spree, loot, again), moment)
        case ev.ArrestMissed(_, space):
            chain.learn(lambda at: at != space)
        case ev.ThiefArrested(_, space):
            chain.learn(lambda at: at == space)
        case ev.DigitTold(digit):
            chain.learn(lambda at: place(at) == digit)
        case ev.TipGiven(owner, tip) if owner == seat or tip.digit is not None:
            chain.learn(lambda at: tells_truth(tip, at))
        case ev.GameOver():
            chain.is_known = True
        case _:
            pass


def other_world(match: CityMatch, seat: int | None, rng: Random) -> CityMatch:
    """The same game as far as a seat can know, with another thief and other tips for others."""
    spaces = iter([space for chain in chains(match, seat, rng) for space in chain.sample()])
    other: CityMatch = Match(CITY, match.setup, "")
    for act in match.acts:
        other.restore(_changed(act, other.state, spaces, seat, rng))
    return other


def _changed(
    act: Act[do.Command, ev.Event], state: State, spaces: Iterator[int], seat: int | None, rng: Random
) -> Act[do.Command, ev.Event]:
    events: list[ev.Event] = []
    command = act.command
    for event in act.events:
        now = _otherwise(event, state, spaces, seat, rng)
        if isinstance(command, do.MovePack) and not events and isinstance(now, ev.ThiefPlaced | ev.ThiefMoved):
            command = do.MovePack(now.space if isinstance(now, ev.ThiefPlaced) else now.to)
        state = CITY.evolve(state, now)
        events.append(now)
    return Act(act.seat, command, tuple(events))


def _otherwise(event: ev.Event, state: State, spaces: Iterator[int], seat: int | None, rng: Random) -> ev.Event:
    """An event as it happens in the other world."""
    match event:
        case ev.ThiefPlaced(pack=pack):
            return ev.ThiefPlaced(next(spaces), pack)
        case ev.ThiefMoved():
            assert state.thief is not None
            return step_of_thief(BOX, state.public, state.thief, next(spaces))
        case ev.TipGiven(owner, tip) if owner != seat and tip.digit is None:
            odds = CITY.odds(state)
            assert odds is not None
            return rng.choice(odds.outcomes())
        case _:
            return event
