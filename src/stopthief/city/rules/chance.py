"""The next step that nobody chooses, as explicit odds. A forced step is certain; all others are drawn."""

from __future__ import annotations

from collections.abc import Callable

from stopthief.city.box.box import Box
from stopthief.city.rules import events as ev
from stopthief.city.rules import rates
from stopthief.city.rules.effects import by_itself
from stopthief.city.rules.kernel import SOUND_OF, Kernel, kernel
from stopthief.city.rules.state import Phase, Public, State
from stopthief.city.rules.thief import ThiefNow
from stopthief.city.rules.tips import tip_odds
from stopthief.core.odds import Odds


def odds(box: Box, state: State) -> Odds[ev.Event] | None:
    """The odds of the next event, or None when a person has to choose or the game is over."""
    make = _NEXT.get(state.public.phase)
    return None if make is None else make(box, state)


def thief_of(state: State) -> ThiefNow:
    """The thief; there is one in every phase that asks."""
    if state.thief is None:
        message = "no thief has been placed yet"
        raise LookupError(message)
    return state.thief


def rules_of_thief(box: Box, public: Public) -> Kernel:
    """The kernel of this game."""
    return kernel(box.board, public.setup.settings)


def _first(_box: Box, state: State) -> Odds[ev.Event]:
    return Odds.even([ev.FirstPlayerDrawn(seat) for seat in state.public.setup.investigators])


def _reveal(box: Box, state: State) -> Odds[ev.Event]:
    """C2, K1: the next card of a shuffled deck is any card not yet seen; it is drawn when it is turned."""
    public = state.public
    return Odds.even(face_down(box, public)).then(ev.ThiefRevealed)


def face_down(box: Box, public: Public) -> tuple[str, ...]:
    """The thieves that the next card to be turned over can show."""
    if public.setup.is_competitive:
        # R5: with the deck empty, the captured cards are shuffled into a new one.
        return tuple(thief for thief in box.competitive if thief not in public.seen) or tuple(box.competitive)
    if len(public.seen) >= public.setup.settings.pack:
        return (box.boss,)
    return tuple(thief for thief in box.cooperative if thief != box.boss and thief not in public.seen)


def _place(box: Box, state: State) -> Odds[ev.Event] | None:
    if state.public.setup.pack is not None:
        return None
    return Odds.even(starts(box, state.public)).then(ev.ThiefPlaced)


def starts(box: Box, public: Public) -> tuple[int, ...]:
    """M4: the spaces on which the next thief, or the Pack, may start; each is as likely as any other."""
    every = rules_of_thief(box, public).starts(competitive=public.setup.is_competitive)
    if public.setup.settings.first_crime == "anywhere":
        return every
    return tuple(space for space in every if box.board.place(space) != public.caught_in)


def _opening(box: Box, state: State) -> Odds[ev.Event]:
    return opening(box, state.public, thief_of(state).at)


def opening(box: Box, public: Public, at: int) -> Odds[ev.Event]:
    """T5: the crime a thief starts with. D8: in advanced, one of the two sounds for its building."""
    board = box.board
    kind = board.kind[at]
    robs = kind == "crime scene" and not public.setup.is_competitive
    loot = rates.robbery_price(box, public) if robs else 0
    settings = public.setup.settings
    if settings.opening == "two buildings":
        sounds = board.opening_sounds(board.place(at))
        return Odds.even(sounds).then(lambda sound: ev.CrimeSounded(sound, None, loot))
    place = None if settings.clue_place == "never" else board.place(at)
    return Odds.certain(ev.CrimeSounded(SOUND_OF[kind], place, loot))


def _thief(box: Box, state: State) -> Odds[ev.Event] | None:
    if state.public.setup.pack is not None:
        return None
    return steps(box, state.public, thief_of(state))


def steps(box: Box, public: Public, thief: ThiefNow) -> Odds[ev.Event]:
    """The next step of a thief that nobody plays. In a getaway, and where an ability gives one more, it has to move."""
    may_hold = not public.getaway and not public.extra
    odds = rules_of_thief(box, public).odds(thief, hold=may_hold)
    return odds.then(lambda to: step(box, public, thief, to))


def step(box: Box, public: Public, thief: ThiefNow, to: int) -> ev.ThiefMoved:
    """A step of the thief with its consequences: the clue, the money, and whether another step follows."""
    rules = rules_of_thief(box, public)
    ability, settings = box.at_large(public.thief), public.setup.settings
    sound, robbery = rules.sound(thief, to), rules.robs(thief, to)
    spree = loot = 0
    if not public.setup.is_competitive:
        loot = rates.robbery_price(box, public) if robbery else 0
    elif rates.uses_money(public):
        spree = settings.spree * robbery + ability.window_bonus * (sound == "glass")
    again = False
    if ability.again is not None and not public.getaway and not public.extra:
        again = robbery if ability.again == "robbery" else box.board.is_ride(thief.at, to)
    # R4: in a getaway a crime scene or subway space sounds as itself, any other space as laughter.
    in_secret = public.getaway and box.board.kind[to] not in ("crime scene", "subway")
    if in_secret or (ability.hush_outside and sound == "hubbub"):
        sound = "laughter"
    # T3; secret moves show no place either.
    place = box.board.place(to) if shows_place(public) and sound != "laughter" else None
    return ev.ThiefMoved(to, sound, place, spree, loot, again, public.setup.pack)


def shows_place(public: Public) -> bool:
    """T3: whether the next clue shows the building or street, unless the thief moves in secret."""
    settings, heard = public.setup.settings, len(public.clues)
    if settings.clue_place != "first":
        return settings.clue_place == "always"
    return not heard or (settings.place_every > 0 and heard % settings.place_every == 0)


def _tip(box: Box, state: State) -> Odds[ev.Event]:
    public = state.public
    seat = public.turn if public.tip_for is None else public.tip_for
    drawn = tip_odds(rules_of_thief(box, public), thief_of(state), state.possible, len(public.clues))
    return drawn.then(lambda tip: ev.TipGiven(seat, tip))


def _digit(box: Box, state: State) -> Odds[ev.Event]:
    return Odds.certain(ev.DigitTold(box.board.place(thief_of(state).at)))


def _effect(box: Box, state: State) -> Odds[ev.Event] | None:
    event = by_itself(box, state.public)
    return None if event is None else Odds.certain(event)


def turn_ended(public: Public) -> ev.TurnEnded:
    """T1: the turn passes to the left."""
    seats = public.setup.investigators
    following = seats[(seats.index(public.turn) + 1) % len(seats)]
    # A1: the lowest card brings all of one's cards back at the end of the turn.
    picked_up = public.effect == "pick up"
    return ev.TurnEnded(public.turn, following, picked_up)


def _turn(_box: Box, state: State) -> Odds[ev.Event]:
    return Odds.certain(turn_ended(state.public))


def _ending(_box: Box, state: State) -> Odds[ev.Event]:
    public = state.public
    return Odds.certain(ev.GameOver(public.winners, public.reason or "thieves", state.trail))


_NEXT: dict[Phase, Callable[[Box, State], Odds[ev.Event] | None]] = {
    Phase.THIEF: _thief,
    Phase.TURN: _turn,
    Phase.TIP: _tip,
    Phase.OPENING: _opening,
    Phase.PLACE: _place,
    Phase.REVEAL: _reveal,
    Phase.EFFECT: _effect,
    Phase.DIGIT: _digit,
    Phase.FIRST: _first,
    Phase.ENDING: _ending,
}
