"""Events and observations. A wholly public event is its own observation.

The three secret events are `ThiefPlaced`, `ThiefMoved` and `TipGiven`; nobody observes them as they are.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from stopthief.city.box.board import OpeningSound

SpaceSound = Literal["alarm", "footsteps", "hubbub", "creak", "glass", "train", "hold music", "laughter"]
Sound = SpaceSound | OpeningSound
Reason = Literal["money", "thieves", "pack caught", "loot gone"]


class Base(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """Base of all events and observations."""


class Open(Base, frozen=True):
    """A public event, which everyone perceives as it is. Being public must be declared."""


class Tip(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """A tip of any kind: one or two spaces, two areas, or a digit."""

    clues: int
    """The number of clues about this thief that came before it."""
    spaces: tuple[int, ...] = ()
    """The thief is on one of these."""
    areas: tuple[str, ...] = ()
    """Or in one of these."""
    digit: int | None = None
    """Or on a space that begins with this digit."""


class Clue(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A sound, and the building or street where it was shown."""

    sound: Sound
    place: int | None = None
    """The first digit of the spaces there; null where it was not shown."""


# Public events, each its own observation.


class FirstPlayerDrawn(Open, frozen=True, tag="first_player_drawn"):
    """C4: the app says who goes first."""

    seat: int


class ThiefRevealed(Open, frozen=True, tag="thief_revealed"):
    """The next thief card is turned face up."""

    thief: str
    """The id of its card."""


class ClueAsked(Open, frozen=True, tag="clue_asked"):
    """T2: GET CLUE was pressed."""

    seat: int


class CardPlayed(Open, frozen=True, tag="card_played"):
    """T6: a movement card lies on the table."""

    seat: int
    card: int
    """Its number."""


class TipAsked(Open, frozen=True, tag="tip_asked"):
    """A private tip was asked for and paid, by the investigator or from the Loot."""

    seat: int
    price: int


class Moved(Open, frozen=True, tag="moved"):
    """An investigator went along a path."""

    seat: int
    path: tuple[int, ...]
    """Every node from the start to the end; a ride is a step from station to station."""
    by: int | None = None
    """The seat that moved it, if it was another (A6)."""


class ArrestMissed(Open, frozen=True, tag="arrest_missed"):
    """R2: a false arrest and its cost."""

    seat: int
    space: int
    fine: int


class ThiefArrested(Open, frozen=True, tag="thief_arrested"):
    """R3, R4: the right space."""

    seat: int
    space: int
    reward: int
    """The investigator's reward, spree money included."""


class CardsPickedUp(Open, frozen=True, tag="cards_picked_up"):
    """A captured thief's effect: these seats have all their cards in hand again."""

    seats: tuple[int, ...]


class MoneyMoved(Open, frozen=True, tag="money_moved"):
    """A captured thief's effect: the bank gives a seat money, or takes it when the amount is negative."""

    seat: int
    amount: int


class LootFilled(Open, frozen=True, tag="loot_filled"):
    """A captured thief's effect: money returns to the Loot."""

    amount: int


class DigitTold(Open, frozen=True, tag="digit_told"):
    """A captured thief's effect: everyone learns the first digit of the Pack's space."""

    digit: int


class TurnEnded(Open, frozen=True, tag="turn_ended"):
    """The turn passes to the left."""

    seat: int
    next: int
    """The seat whose turn it is now."""
    picked_up: bool = False
    """A1: all cards of the seat whose turn it was are back in the hand."""


class WinSaid(Open, frozen=True, tag="win_said"):
    """X1: the player who made the arrest counted the money on the table."""

    seat: int
    winner: int | None = None
    """The seat that has enough; null when nobody has."""


class LootSaidGone(Open, frozen=True, tag="loot_said_gone"):
    """X1: nothing of the Loot is left on the table."""

    seat: int


class GameOver(Open, frozen=True, tag="game_over"):
    """Somebody won, or the Loot is gone; the last trail can be shown now."""

    winners: tuple[int, ...]
    """Their seats."""
    reason: Reason
    trail: tuple[int, ...]
    """The path of the last thief, from its first space on."""


# Secret events: what anybody perceives of them is made in observe.py.


class ThiefPlaced(Base, frozen=True, tag="thief_placed"):
    """M4: where the thief starts. `pack` is the seat of the person who chose it, if one did."""

    space: int
    pack: int | None = None


class CrimeSounded(Base, frozen=True, tag="crime_sounded"):
    """T5, D8: the first clue about a thief who has not moved yet."""

    sound: Sound
    place: int | None = None
    loot: int = 0


class ThiefMoved(Base, frozen=True, tag="thief_moved"):
    """M1: the thief's step, or its staying, with the clue that everyone gets."""

    to: int
    sound: Sound
    place: int | None = None
    spree: int = 0
    """Money laid onto the thief's card."""
    loot: int = 0
    """Money taken from the Loot."""
    again: bool = False
    """The thief moves once more at once (Dash Harriman, Finn Gill)."""
    pack: int | None = None
    """The seat of the person who plays the Pack, if one does."""


class TipGiven(Base, frozen=True, tag="tip_given"):
    """The content of a tip."""

    seat: int
    tip: Tip


# Observations that are not events.


class Heard(Base, frozen=True, tag="heard"):
    """S2: the clue, the same for everyone."""

    sound: Sound
    place: int | None = None
    """The building or street where it was shown, by the first digit of its spaces."""
    spree: int = 0
    """Money laid onto the thief's card."""
    loot: int = 0
    """Money taken from the Loot."""
    again: bool = False
    """The thief moves once more at once."""


class TipDone(Base, frozen=True, tag="tip_done"):
    """A tip was given; only its owner learns its content."""


class TipHeard(Base, frozen=True, tag="tip_heard"):
    """Private to its owner, unless everyone may know it (P4)."""

    tip: Tip


class ThiefHidden(Base, frozen=True, tag="thief_hidden"):
    """The thief has taken its first space; nobody learns which."""


class PackAt(Base, frozen=True, tag="pack_at"):
    """Private to the Pack's player: where the Pack is now (V1)."""

    space: int


OpenEvent = (
    FirstPlayerDrawn
    | ThiefRevealed
    | ClueAsked
    | CardPlayed
    | TipAsked
    | Moved
    | ArrestMissed
    | ThiefArrested
    | CardsPickedUp
    | MoneyMoved
    | LootFilled
    | DigitTold
    | TurnEnded
    | WinSaid
    | LootSaidGone
    | GameOver
)
Event = OpenEvent | ThiefPlaced | CrimeSounded | ThiefMoved | TipGiven
Common = OpenEvent | Heard | TipDone | ThiefHidden
"""Observations that everyone at the table shares."""
Private = TipHeard | PackAt
Observation = Common | Private
