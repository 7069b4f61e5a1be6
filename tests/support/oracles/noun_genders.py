"""Every noun of the shipped packs, written down by hand with its gender: how it is said is computed from that.

This is a second way to the same sentences; it shares no line with the grammar of the game.
"""

from __future__ import annotations

from typing import NamedTuple

APOSTROPHE = "\N{RIGHT SINGLE QUOTATION MARK}"


class Noun(NamedTuple):
    """A noun, without its article."""

    language: str
    word: str
    gender: str
    elides: bool
    """Whether it begins with a vowel, or an h that is not sounded."""
    plural: bool
    gloss: str
    preposition: str = ""
    """The preposition when somebody is there."""


def with_article(noun: Noun) -> str:
    """The noun after its article: le, la, les, or an elided one; el, la."""
    if noun.language == "es":
        return f"{'el' if noun.gender == 'm' else 'la'} {noun.word}"
    if noun.plural:
        return f"les {noun.word}"
    if noun.elides:
        return f"l{APOSTROPHE}{noun.word}"
    return f"{'le' if noun.gender == 'm' else 'la'} {noun.word}"


def after_de(noun: Noun) -> str:
    """With du, des, del, or de and the article."""
    if noun.plural:
        return f"des {noun.word}"
    if noun.gender == "f" or noun.elides:
        return f"de {with_article(noun)}"
    return f"{'del' if noun.language == 'es' else 'du'} {noun.word}"


def after_a(noun: Noun) -> str:
    """With au, aux, al, or the preposition and the article."""
    if noun.plural:
        return f"aux {noun.word}"
    if noun.gender == "f" or noun.elides:
        return f"{'a' if noun.language == 'es' else 'à'} {with_article(noun)}"
    return f"{'al' if noun.language == 'es' else 'au'} {noun.word}"


def after(preposition: str, noun: Noun) -> str:
    """After any preposition: one that ends in « de » or « à » changes the article, any other leaves it alone."""
    front, _, last = preposition.rpartition(" ")
    small = {"de": after_de, "à": after_a, "a": after_a}
    spoken = small[last](noun) if last in small else f"{last} {with_article(noun)}"
    return f"{front} {spoken}".strip()


def _read(language: str, table: str) -> dict[str, Noun]:
    found = {}
    for line in table.strip().splitlines():
        card, gender, word, gloss, preposition = (*map(str.strip, line.split("|")), "")[:5]
        bare = word.lstrip("*+")
        found[card] = Noun(language, bare, gender, word[0] == "*", word[0] == "+", gloss, preposition)
    return found


NOUNS = {
    "maison": _read(
        "fr",
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
        bicycle | m | vélo | the bicycle
        plant | f | plante | the plant
        book | m | livre | the book
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
        """,
    ),
    "ecole": _read(
        "fr",
        """
        globe | m | globe | the globe
        ball | m | ballon | the ball
        book | m | livre | the book
        satchel | m | cartable | the satchel
        computer | m | *ordinateur | the computer
        flag | m | drapeau | the flag
        piano | m | piano | the piano
        microscope | m | microscope | the microscope
        lunch-tray | m | plateau | the lunch tray
        ruler | f | règle | the ruler
        pencil-case | f | trousse | the pencil case
        scissors | m | +ciseaux | the scissors
        chair | f | chaise | the chair
        lamp | f | lampe | the lamp
        plant | f | plante | the plant
        library | f | bibliothèque | the library | à
        music-room | f | salle de musique | the music room | dans
        classroom | f | salle de classe | the classroom | dans
        corridor | m | couloir | the corridor | dans
        infirmary | f | *infirmerie | the sick room | à
        schoolyard | f | cour | the schoolyard | dans
        gym | m | gymnase | the gym | à
        canteen | f | cantine | the canteen | à
        blackboard | m | tableau | behind the blackboard | derrière
        desk | m | bureau | under the desk | sous
        locker | m | casier | in the locker | dans
        coat-rack | m | portemanteau | behind the coat rack | derrière
        bench | m | banc | under the bench | sous
        slide | m | toboggan | under the slide | sous
        curtain | m | rideau | behind the curtain | derrière
        wardrobe | f | *armoire | in the cupboard | dans
        door | f | porte | behind the door | derrière
        stairs | m | *escalier | under the stairs | sous
        """,
    ),
    "casa": _read(
        "es",
        """
        television | f | televisión | the television
        computer | m | ordenador | the computer
        painting | m | cuadro | the painting
        lamp | f | lámpara | the lamp
        rug | f | alfombra | the rug
        mirror | m | espejo | the mirror
        clock | m | reloj | the clock
        vase | m | jarrón | the vase
        armchair | m | sillón | the armchair
        radio | f | radio | the radio
        cushion | m | cojín | the cushion
        shelf | f | estantería | the shelf
        bicycle | f | bicicleta | the bicycle
        plant | f | planta | the plant
        book | m | libro | the book
        attic | m | desván | the attic | en
        bedroom | m | dormitorio | the bedroom | en
        bathroom | m | cuarto de baño | the bathroom | en
        office | m | despacho | the office | en
        living-room | m | salón | the living room | en
        dining-room | m | comedor | the dining room | en
        kitchen | f | cocina | the kitchen | en
        basement | m | sótano | the basement | en
        garage | m | garaje | the garage | en
        bed | f | cama | under the bed | debajo de
        curtain | f | cortina | behind the curtain | detrás de
        wardrobe | m | armario | in the wardrobe | en
        door | f | puerta | behind the door | detrás de
        table | f | mesa | under the table | debajo de
        cupboard | f | alacena | in the cupboard | en
        sofa | m | sofá | behind the sofa | detrás de
        bathtub | f | bañera | in the bathtub | en
        stairs | f | escalera | under the stairs | debajo de
        """,
    ),
}
"""By pack and card; a star before a word that elides, a plus before a plural."""
