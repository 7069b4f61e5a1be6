"""Current costs and rewards: the settings, as changed by the face-up thief card."""

from __future__ import annotations

from functools import cache

from stopthief.city.box.box import Box
from stopthief.city.box.cards import FREE_OUTSIDE, REACH, AtLarge, Effect
from stopthief.city.rules.state import Public
from stopthief.city.rules.walk import Gait


def uses_money(public: Public) -> bool:
    """D5: without money every effect that costs or gives some is ignored. The Pack's games have the Loot."""
    return public.setup.settings.money or not public.setup.is_competitive


def fine(box: Box, public: Public) -> int:
    """R2: the cost of a false arrest for the acting investigator, limited to the money there is."""
    return _payable(public, max(public.setup.settings.fine, box.at_large(public.thief).fine))


def _payable(public: Public, amount: int) -> int:
    if not uses_money(public):
        return 0
    if public.setup.is_printed and not public.setup.keeps_loot:
        return amount  # X1: the money lies on the table
    return min(amount, public.money[public.turn] if public.setup.is_competitive else public.loot)


def loses(public: Public, amount: int) -> bool:
    """W2: whether paying this empties the Loot, and so loses the game. A Loot on the table is not known here."""
    return public.setup.keeps_loot and 0 < public.loot <= amount


def reward(box: Box, public: Public) -> int:
    """R3: the investigator's income from a right arrest: the reward and the money on the card."""
    paid = public.setup.is_competitive and uses_money(public) and public.thief is not None
    return box.thieves[public.thief or ""].reward + public.spree if paid else 0


def tip_price(box: Box, public: Public) -> int:
    """P4: the price of a private tip."""
    price = max(public.setup.settings.tip_price, box.at_large(public.thief).tip_price)
    return price if uses_money(public) else 0


def can_pay_tip(box: Box, public: Public) -> bool:
    """No money, no tip."""
    price = tip_price(box, public)
    return _payable(public, price) == price


def robbery_price(box: Box, public: Public) -> int:
    """M8: the amount that a robbery takes from the Loot, limited to the money there is."""
    thief, usual = box.at_large(public.thief), public.setup.settings.robbery_price
    if public.getaway and thief.quiet_getaway:
        return 0
    if public.getaway and thief.spares_getaway:
        return min(public.loot, usual)
    return min(public.loot, max(usual * thief.robbery_times, thief.robbery_price))


def gait(box: Box, public: Public) -> Gait:
    """I5: the walk of the acting investigator, with the card's effect and this thief at large."""
    return gait_with(box.at_large(public.thief), public.effect, ways_out=box.kit.ways_out)


def regular_gait(box: Box, public: Public) -> Gait:
    """The walk of any other investigator in this turn."""
    return gait_with(box.at_large(public.thief), None, ways_out=box.kit.ways_out)


@cache
def gait_with(ability: AtLarge, card_effect: Effect | None, *, ways_out: bool) -> Gait:
    """I5, I6: the gait that a card's effect, the ability of the thief at large and the edition give together."""
    return Gait(
        windows=ability.windows or card_effect == "windows",
        rides=ability.rides,
        door_steps=ability.door_steps,
        free_outside=FREE_OUTSIDE if card_effect == "outside" else 0,
        ways_out=ways_out,
    )


def arrest_range(public: Public) -> int:
    """R1, A5: the greatest distance of an arrest, in steps."""
    return range_with(public.effect)


def range_with(card_effect: Effect | None) -> int:
    """A5: the greatest distance of an arrest with a card's effect, in steps."""
    return REACH if card_effect == "reach" else 1
