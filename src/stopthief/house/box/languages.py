"""Rules of single languages, so that a pack cannot teach mistakes: articles, elision, contractions.

Packs of other languages are not checked.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from stopthief.house.box.cards import KINDS, Card, Pack
from stopthief.house.box.grammar import APOSTROPHE, parted, slots

_CONTRACTIONS = {
    "fr": {"de le": "du", "de les": "des", "à le": "au", "à les": "aux"},
    "es": {"de el": "del", "a el": "al"},
}
_GENDERS: dict[str, dict[str, str | None]] = {
    "fr": {"le": "m", "la": "f", f"l{APOSTROPHE}": None, "les": None},
    "es": {"el": "m", "la": "f", "los": "m", "las": "f"},
}
_VOWELS = "aeiouyàâäéèêëîïôöùûüœæ"
_SOUNDED = ("onz", "oui", "ya", "ye", "yo", "you")
"""Beginnings that keep the whole article in French: le onze, le yaourt."""


def language_faults(pack: Pack) -> list[str]:
    """Mistakes in French or Spanish."""
    language = pack.language.partition("-")[0]
    if language not in _CONTRACTIONS:
        return []
    found = [*_contraction_faults(pack, language), *_preposition_faults(pack)]
    for kind in KINDS:
        for card in pack.of_kind(kind):
            found += [f"{card.id}: {problem}" for problem in _word_faults(pack, card, language)]
    return found


def _contraction_faults(pack: Pack, language: str) -> Iterator[str]:
    for both, one in _CONTRACTIONS[language].items():
        if pack.grammar.contractions.get(both) != one:
            yield f'grammar.contractions: "{both}" has to become "{one}".'


def _preposition_faults(pack: Pack) -> Iterator[str]:
    """A preposition outside its slot would never be contracted."""
    loose = {both.rpartition(" ")[0] for both in pack.grammar.contractions}
    for name, phrase in msgspec.structs.asdict(pack.phrases).items():
        for before in sorted(loose):
            if f" {before} {{" in f" {phrase.says}".lower():
                yield f'phrases.{name}: write {{{before} ...}}, so that "{before}" can be contracted.'
        for before in sorted({slot.before for slot in slots(phrase.says)} - loose):
            if before.lower() in loose:
                yield f'phrases.{name}: write "{before}" in small letters, so that it can be contracted.'
            if before in pack.grammar.contractions.values():
                yield f'phrases.{name}: "{before}" holds an article already; write it without.'


def _word_faults(pack: Pack, card: Card, language: str) -> Iterator[str]:
    genders = _GENDERS[language]
    article, rest = parted(pack.grammar, card.word)
    if article not in genders:
        yield f'"{card.word}" needs an article: {", ".join(genders)}.'
        return
    gender = genders[article]
    if gender is None and card.gender is None:
        yield f'say whether "{card.word}" is m or f, its article does not tell.'
    # el agua: a feminine word may have el before a stressed a.
    if gender is not None and card.gender not in (None, gender) and (language, article) != ("es", "el"):
        yield f'"{card.word}" has the article of another gender than {card.gender}.'
    if language == "fr":
        yield from _elision_faults(card.word, article, rest.lower())
    preposition = getattr(card, "preposition", "")
    if preposition.rpartition(" ")[2] in pack.grammar.contractions.values():
        yield f'the preposition "{preposition}" holds an article already; write it without.'


def _elision_faults(word: str, article: str, rest: str) -> Iterator[str]:
    opens = rest[0] in _VOWELS and not rest.startswith(_SOUNDED)
    if article.endswith(APOSTROPHE):
        if rest[0] not in _VOWELS and rest[0] != "h":
            yield f'"{word}" begins with a consonant; write le or la.'
    elif article in ("le", "la") and opens:
        yield f'"{word}" begins with a vowel; write l{APOSTROPHE}{rest}.'
