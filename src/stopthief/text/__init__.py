"""The text client: a whole game at one keyboard, stored after every act, with private moments for private things."""

from stopthief.text.client import run

__all__ = ["run"]
