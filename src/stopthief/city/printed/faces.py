"""The texts on the city's cards, notes and sheets, in one language. The layout is not decided here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stopthief.city.box.board import OPENING_SOUNDS
from stopthief.city.box.box import Box
from stopthief.city.box.cards import Card, Investigator, Thief
from stopthief.city.printed.figures import painted_mugshot
from stopthief.city.text.abilities import ability

_SOUNDS = {
    "alarm": "crime_scene",
    "footsteps": "inside",
    "hubbub": "outside",
    "creak": "door",
    "glass": "window",
    "train": "subway",
}
"""S1: the sound of each kind of space."""
_MORE = ("hold-music", "laughter")
NOTES = {500: 12, 1_000: 26, 5_000: 16}
"""C6: the numbers of notes in the box; rewards need smaller notes as well."""

Words = Mapping[str, Any]


def faces(box: Box, words: Words, *, plain: bool) -> dict[str, Any]:
    """Everything that is printed in words."""
    return {
        "investigators": [_investigator(one, words) for one in box.investigators.values()],
        "thieves": [
            {**_thief(one, words, kind), "face": painted_mugshot(one.id, f"No {at:03}", plain=plain)}
            for kind, deck in (("competitive", box.competitive), ("cooperative", box.cooperative))
            for at, one in enumerate(deck.values(), 1)
        ],
        "notes": [{"amount": amount, "text": money(amount, words), "count": count} for amount, count in NOTES.items()],
        "sounds": [
            {"sign": sound, "name": words[f"sound.{sound}"], "means": words[f"means.{sound}"], "kind": kind}
            for sound, kind in (*_SOUNDS.items(), *((more, "") for more in _MORE))
        ],
        "openings": [_opening(box, words, sound) for sound in OPENING_SOUNDS],
        "places": [{"digit": digit, "name": words[f"place.{digit}"]} for digit in box.board.places],
        "kinds": [{"kind": kind, "name": words[f"kind.{kind}"]} for kind in _SOUNDS.values()],
        **_summary(box, words),
    }


def money(amount: int, words: Words) -> str:
    """An amount as the language writes it."""
    printed = words["printed"]
    return str(printed["money"].format(amount=f"{amount:,}".replace(",", printed["thousands"])))


def _investigator(one: Investigator, words: Words) -> dict[str, Any]:
    own = next((card for card in one.cards if card.effect not in (None, "pick up", "tip before")), None)
    return {
        "id": one.id,
        "name": words[f"role.{one.id}"],
        "cards": [_card(card, words) for card in one.cards],
        "trick_card": 0 if own is None else own.moves,
        "trick": words["printed"]["higher"] if own is None else _card(own, words)["does"],
    }


def _card(card: Card, words: Words) -> dict[str, Any]:
    printed = words["printed"]
    effect = (card.effect or "none").replace(" ", "-")
    up_to = printed["up_to_one"] if card.moves == 1 else printed["up_to"].format(count=card.moves)
    return {"moves": card.moves, "up_to": up_to, "effect": effect, "does": words[f"does.{effect}"]}


def _thief(one: Thief, words: Words, kind: str) -> dict[str, Any]:
    return {
        "id": one.id,
        "name": one.name,
        "kind": kind,
        "boss": one.boss,
        "when": words["thief.large" if one.captured is None else "thief.captured"],
        "ability": ability(one, words["language"], pack=kind == "cooperative"),
        "reward": money(one.reward, words) if one.reward else "",
    }


def _opening(box: Box, words: Words, sound: Any) -> dict[str, Any]:  # noqa: ANN401 - one of the four
    slug = sound.replace(" ", "-")
    a, b = (words[f"place.{digit}"] for digit in box.board.opening_places(sound))
    return {"sign": slug, "name": words[f"sound.{slug}"], "means": words["printed"]["or"].format(a=a, b=b)}


def _summary(box: Box, words: Words) -> dict[str, Any]:
    printed, standard = words["printed"], box.preset("competitive", "standard")
    loot = box.preset("cooperative", "book").loot
    goals = (standard.win_money_2, standard.win_money_3, standard.win_money_4)
    two, three, four = (money(goal, words) for goal in goals)
    return {
        "facts": [fact.format(fine=money(standard.fine, words)) for fact in printed["turn_facts"]],
        "goals": printed["goals"].format(
            two=two, three=three, four=four, loot=money(loot, words), boss=box.thieves[box.boss].name
        ),
        "start": money(standard.starting_money, words),
    }
