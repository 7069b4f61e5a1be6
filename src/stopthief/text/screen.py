"""One screen and one keyboard for everybody: sentences, questions, and private moments that leave no trace (P5)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from textwrap import fill, wrap

from stopthief.core.package.interview import Interview, Question, T

ReadLine = Callable[[str], str]
"""Shows a prompt and returns a line without its end, as `input` does; EOFError when there are no more."""
WriteLine = Callable[[str], None]
"""Shows a line, as `print` does."""

WIDTH = 79
_WIPE = "\x1b[H\x1b[2J\x1b[3J"
"""Home, clear the screen, and what has scrolled off it too."""
_BLANK = "\n" * 60
"""Where a screen cannot be wiped, this pushes everything off it."""


def hanging(start: str, text: str) -> list[str]:
    """A text beside what it is about, wrapped so that it stays beside it."""
    lines = wrap(text, WIDTH - len(start), break_on_hyphens=False) or [""]
    return [f"{start if index == 0 else ' ' * len(start)}{line}" for index, line in enumerate(lines)]


class Screen:
    """Prints sentences, asks questions and hides what is private."""

    def __init__(self, read: ReadLine, write: WriteLine, *, can_wipe: bool) -> None:
        self._read = read
        self._write = write
        self._clear = _WIPE if can_wipe else _BLANK

    def say(self, *sentences: str) -> None:
        """Write prose, wrapped; lines that fit stay as they are."""
        for sentence in sentences:
            for line in sentence.split("\n"):
                fits = len(line) <= WIDTH
                self._write(line if fits else fill(line, WIDTH, break_on_hyphens=False, break_long_words=False))

    def ask(self, prompt: str = "> ") -> str:
        """Wait for a line. Bytes that are no text are no answer either, and no reason to stop."""
        try:
            return self._read(prompt).strip()
        except UnicodeDecodeError:
            return "\N{REPLACEMENT CHARACTER}"

    def agree(self, question: str) -> bool:
        """Ask for yes or no; Enter means yes."""
        while (answer := self.ask(f"{question} [Y/n] ").lower()) not in ("", "y", "yes", "n", "no"):
            self.say(f'"{answer}" is neither y nor n.')
        return answer in ("", "y", "yes")

    def hold(self, interview: Interview[T]) -> T:
        """Put the questions of an interview until it comes to its end."""
        try:
            question = next(interview)
            while True:
                question = interview.send(self._answer(question))
        except StopIteration as done:
            found: T = done.value
            return found

    def _answer(self, question: Question) -> str:
        self.say("", *filter(None, [question.note]), question.text)
        width = max((len(name) for name, _ in question.options), default=0)
        for number, (name, text) in enumerate(question.options, 1):
            self.say(*(line.rstrip() for line in hanging(f"  {number:>2}  {name:<{width}}  ", text)))
        return self.ask(f"[{question.default}] > " if question.default else "> ")

    @contextmanager
    def private(self, name: str) -> Iterator[None]:
        """A moment for one pair of eyes: nothing shows before its owner asks for it, and nothing is left after.

        What stands on the screen before is for all, and may be read until then.
        """
        self.say("")
        self.ask(f"Pass the keyboard to {name} and press Enter when only {name} is looking. ")
        self._write(self._clear)
        try:
            yield
            self.ask("Press Enter to go back. ")
        finally:
            self._write(self._clear)
