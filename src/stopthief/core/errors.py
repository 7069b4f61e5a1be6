"""What can go wrong, split by whose doing it is. Every message is a sentence that says what to do."""


class Problem(Exception):  # noqa: N818 - the words used here: a problem, a refusal, a broken file
    """Something a person has to hear about; the text is one or more whole sentences."""


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
