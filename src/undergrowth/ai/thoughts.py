"""What a computer player thinks of its options, for people who ask it."""

from __future__ import annotations

from typing import Final

from undergrowth.engine.actions import Action
from undergrowth.engine.given import Given, given_as


class Step:
    """An answer that a player expects."""

    def __init__(self, seat: Given[int], option: Given[Action], label: Given[str]) -> None:
        self.seat: Final = given_as("seat", seat, int)
        self.option: Final = given_as("an option", option, Action)
        self.label: Final = given_as("a label", label, str)
        """In words, as the option is offered there."""


class Thought:
    """What a player thinks of one option; what it cannot tell is None or empty."""

    def __init__(self, option: Given[Action], worth: Given[int | None] = None) -> None:
        self.option: Final = given_as("an option", option, Action)
        self.worth: int | None = None if worth is None else given_as("the worth", worth, int)
        """How much better the game looks to it after the option than now, in hundredths of a
        point; whoever sees to the end of a turn means that end."""
        self.share: float | None = None
        """The part of its tries that it spent on the option, 0 to 1."""
        self.parts: dict[str, int] = {}
        """What the worth is made of, by the names of reasons (`because-<name>`)."""
        self.line: list[Step] = []
        """The answers that it expects to follow."""
