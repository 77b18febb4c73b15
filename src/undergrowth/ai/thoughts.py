"""Thoughts: a computer player's opinion of its options, for people who ask for it."""

from __future__ import annotations

from typing import Final

from undergrowth.engine.actions import Action
from undergrowth.engine.given import Given, given_as


class Step:
    """An answer that a player expects."""

    def __init__(self, seat: Given[int], option: Given[Action], label: Given[str]) -> None:
        self.seat: Final = given_as("seat", seat, int)
        """The number of the seat that answers."""
        self.option: Final = given_as("an option", option, Action)
        """The expected answer."""
        self.label: Final = given_as("a label", label, str)
        """The answer in words, as the option is labelled where it is offered."""


class Thought:
    """A player's opinion of one option; fields it cannot fill are None or empty."""

    def __init__(self, option: Given[Action], worth: Given[int | None] = None) -> None:
        self.option: Final = given_as("an option", option, Action)
        """The option that the opinion is about."""
        self.worth: int | None = None if worth is None else given_as("the worth", worth, int)
        """The worth of the option less that of the present position, in hundredths of a point; for
        players that look ahead, at the end of the turn."""
        self.share: float | None = None
        """The share of the player's tries spent on the option, 0 to 1."""
        self.parts: dict[str, int] = {}
        """The parts of the worth, by the names of reasons (`because-<name>`)."""
        self.line: list[Step] = []
        """The principal variation: the answers expected to follow."""
