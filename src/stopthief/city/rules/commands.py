"""The commands of players. A command says what is wanted, never what comes of it."""

from __future__ import annotations

import msgspec


class Base(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, gc=False):
    """Base of all commands: small values, told apart by their type."""


class GetClue(Base, frozen=True, tag="get_clue"):
    """T2: let the thief move, and listen."""


class PlayCard(Base, frozen=True, tag="play_card"):
    """T6: play the movement card with this number."""

    card: int
    """Its number."""


class TakeTip(Base, frozen=True, tag="take_tip"):
    """A2, A3: use the card's private tip."""


class Escort(Base, frozen=True, tag="escort"):
    """A6: before moving, move another investigator."""

    seat: int
    """The seat that is moved."""
    to: int
    """A space or circle."""


class MoveTo(Base, frozen=True, tag="move_to"):
    """I1: walk, and ride where it helps, to a space or circle; one's own space means to stay."""

    to: int
    """A space or circle."""


class Arrest(Base, frozen=True, tag="arrest"):
    """R1: make an arrest on a numbered space."""

    space: int


class EndTurn(Base, frozen=True, tag="end_turn"):
    """T1: end the turn without an arrest."""


class Choose(Base, frozen=True, tag="choose"):
    """H1: choose an investigator for the captured thief's effect."""

    seat: int
    """The investigator's seat."""


class MovePack(Base, frozen=True, tag="move_pack"):
    """V1: the Pack's player chooses where the Pack starts, and every step it takes."""

    to: int
    """A numbered space."""


class SayWon(Base, frozen=True, tag="say_won"):
    """X1: on a printed board, whether the money won the game."""

    winner: int | None = None
    """The seat that has enough; null when nobody has."""


class SayLootGone(Base, frozen=True, tag="say_loot_gone"):
    """X1: where the Loot lies on the table, that nothing of it is left."""


Command = GetClue | PlayCard | TakeTip | Escort | MoveTo | Arrest | EndTurn | Choose | MovePack | SayWon | SayLootGone
