"""Print the rules of the games in our own words, as Markdown.

In English this is docs/rules.md: a rule stands in its game's folder, and nowhere else.
"""

from __future__ import annotations

import argparse

from stopthief.games import GAMES

_PREFACE = {
    "en": """\
# The rules, as we play them

In our own words, every rule with an id that tests and code refer to. The rule books come first; where one is silent or
open, a *Ruling* says what we do and why. Names `like_this` are settings: change one, and the table plays otherwise.
The numbers that are ours were tuned by simulation ([how](balance.md)).

This page is what `stopthief rules` prints; the rules themselves are in each game's folder, in English and French.
""",
    "fr": """\
# Les règles, telles que nous les jouons

Avec nos propres mots, chaque règle avec son numéro. Les livrets passent en premier. Là où ils se taisent ou hésitent,
un *Arbitrage* dit ce que nous faisons et pourquoi. Les noms `comme_ceci` sont des réglages. Changez-en un, et la table
joue autrement.
""",
}
"""The text before the first game, by language."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command-line arguments."""
    parser.add_argument("--language", choices=tuple(_PREFACE), default="en", help="in which language")


def run(options: argparse.Namespace) -> int:
    """Print them."""
    language: str = options.language
    print("\n".join([_PREFACE[language], *(entry.rules()[language] for entry in GAMES.values())]), end="")
    return 0
