"""Every noun of the shipped French packs, written down by hand with its gender: how it is said is computed from that.

This is a second way to the same sentences; it shares no line with the grammar of the game.
"""

from __future__ import annotations

from typing import NamedTuple

APOSTROPHE = "\N{RIGHT SINGLE QUOTATION MARK}"


class Noun(NamedTuple):
    """A noun, without its article."""

    word: str
    gender: str
    elides: bool
    """Whether it begins with a vowel, or an h that is not sounded."""
    gloss: str
    preposition: str = ""
    """What goes before it when somebody is there."""


def with_article(noun: Noun) -> str:
    """With le, la, or l and an apostrophe."""
    if noun.elides:
        return f"l{APOSTROPHE}{noun.word}"
    return f"{'le' if noun.gender == 'm' else 'la'} {noun.word}"


def after_de(noun: Noun) -> str:
    """With du, de la, or the elided article."""
    return f"du {noun.word}" if noun.gender == "m" and not noun.elides else f"de {with_article(noun)}"


def after_a(noun: Noun) -> str:
    """With au, à la, or the elided article."""
    return f"au {noun.word}" if noun.gender == "m" and not noun.elides else f"à {with_article(noun)}"


def after_other(preposition: str, noun: Noun) -> str:
    """After « à » and « de » as they are; any other leaves the article alone."""
    return {"à": after_a, "de": after_de}.get(preposition, lambda one: f"{preposition} {with_article(one)}")(noun)


def _read(table: str) -> dict[str, Noun]:
    found = {}
    for line in table.strip().splitlines():
        card, gender, word, gloss, preposition = (*map(str.strip, line.split("|")), "")[:5]
        found[card] = Noun(word.lstrip("*"), gender, word.startswith("*"), gloss, preposition)
    return found


NOUNS = {
    "maison": _read(
        """
        television | f | télévision | the television
        computer | m | *ordinateur | the computer
        painting | m | tableau | the painting
        lamp | f | lampe | the lamp
        rug | m | tapis | the rug
        mirror | m | miroir | the mirror
        clock | f | *horloge | the clock
        vase | m | vase | the vase
        armchair | m | fauteuil | the armchair
        radio | f | radio | the radio
        cushion | m | coussin | the cushion
        shelf | f | *étagère | the shelf
        attic | m | grenier | the attic | à
        bedroom | f | chambre | the bedroom | dans
        bathroom | f | salle de bains | the bathroom | dans
        office | m | bureau | the office | dans
        living-room | m | salon | the living room | dans
        dining-room | f | salle à manger | the dining room | dans
        kitchen | f | cuisine | the kitchen | dans
        basement | m | sous-sol | the basement | à
        garage | m | garage | the garage | dans
        bed | m | lit | under the bed | sous
        curtain | m | rideau | behind the curtain | derrière
        wardrobe | f | *armoire | in the wardrobe | dans
        door | f | porte | behind the door | derrière
        table | f | table | under the table | sous
        cupboard | m | placard | in the cupboard | dans
        sofa | m | canapé | behind the sofa | derrière
        bathtub | f | baignoire | in the bathtub | dans
        stairs | m | *escalier | under the stairs | sous
        """
    ),
}
"""By pack and card; a star before a word that elides."""
