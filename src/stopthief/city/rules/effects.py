"""The effects of captured thieves: a table of small functions, named as in the thief cards.

Where an effect leaves a choice, the investigator who made the arrest chooses; otherwise it happens by itself.
"""

from __future__ import annotations

from collections.abc import Callable

from stopthief.city.box.box import Box
from stopthief.city.rules import events as ev
from stopthief.city.rules.state import Public

AtOnce = ev.CardsPickedUp | ev.MoneyMoved | ev.LootFilled

_MONEY = ("help the poorest", "fine another")
_KEPT = ("fill the Loot",)
"""X1: on a printed board people carry out the other effects themselves."""
_LATER = ("tip next", "long getaway", "tell the digit")


def happens_at_once(public: Public, effect: str | None) -> bool:
    """Whether an effect happens at the arrest; the others wait for the next thief. D5: no money, no effect."""
    if effect is None or effect in _LATER:
        return False
    if public.setup.is_printed:
        return effect in _KEPT
    return effect not in _MONEY or public.setup.settings.money


def candidates(box: Box, public: Public) -> tuple[int, ...]:
    """The seats that the effect can be for; the investigator chooses where there are several."""
    money, seats = public.money, public.setup.investigators
    match _effect(box, public):
        case "help the poorest":
            least = min(money[seat] for seat in seats)
            return tuple(seat for seat in seats if money[seat] == least)
        case "fine another":
            return tuple(seat for seat in seats if seat != public.turn)
        case _:
            return ()


def rides(box: Box, public: Public) -> bool:
    """Whether the investigator may now move to any subway space."""
    return _effect(box, public) == "ride"


def by_itself(box: Box, public: Public) -> AtOnce | None:
    """The event of an effect without a choice; None when there is a choice."""
    if rides(box, public):
        return None
    seats = candidates(box, public)
    if len(seats) > 1:
        return None
    return chosen(box, public, seats[0] if seats else public.turn)


def chosen(box: Box, public: Public, seat: int) -> AtOnce:
    """The effect for a seat."""
    captured = box.thieves[public.thief or ""].captured
    amount = 0 if captured is None else captured.amount
    return _EFFECTS[_effect(box, public)](public, seat, amount)


def _effect(box: Box, public: Public) -> str:
    captured = box.thieves[public.thief or ""].captured
    return "" if captured is None else captured.effect


def _pick_up(_public: Public, seat: int, _amount: int) -> AtOnce:
    return ev.CardsPickedUp((seat,))


def _all_pick_up(public: Public, _seat: int, _amount: int) -> AtOnce:
    return ev.CardsPickedUp(public.setup.investigators)


def _give(_public: Public, seat: int, amount: int) -> AtOnce:
    return ev.MoneyMoved(seat, amount)


def _fine(public: Public, seat: int, amount: int) -> AtOnce:
    return ev.MoneyMoved(seat, -min(amount, public.money[seat]))


def _fill(_public: Public, _seat: int, amount: int) -> AtOnce:
    return ev.LootFilled(amount)


_EFFECTS: dict[str, Callable[[Public, int, int], AtOnce]] = {
    "pick up": _pick_up,
    "all pick up": _all_pick_up,
    "help the poorest": _give,
    "fine another": _fine,
    "fill the Loot": _fill,
}
