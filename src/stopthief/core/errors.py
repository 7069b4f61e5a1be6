"""Errors, split by cause. Every message is a sentence that says what to do."""

from __future__ import annotations


class Problem(Exception):  # noqa: N818 - the words used here: a problem, a refusal, a broken file
    """An error to show to a person; its text is one or more whole sentences."""


class Refused(Problem):
    """A command that the rules do not allow now. Nothing has changed.

    `code` names the reason for programs and translations, the text says it to a person.
    """

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code


class Broken(Problem):
    """Data from outside that cannot be used; `problems` holds every fault found, each with its place."""

    def __init__(self, *problems: str) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems


class OtherEdition(Broken):
    """A log of an edition of a game that neither this program nor the log itself holds."""

    def __init__(self, game: str, edition: str, where: str = "") -> None:
        super().__init__(
            f"{where}this was begun with edition {edition} of the game {game}, which this program does not have."
        )
        self.game = game
        self.edition = edition

    def at(self, where: str) -> OtherEdition:
        """The same with the place in the log that names the edition."""
        return OtherEdition(self.game, self.edition, f"{where}: ")
