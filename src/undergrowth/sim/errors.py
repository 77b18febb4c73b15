"""Errors of simulations."""

from __future__ import annotations

from undergrowth.engine.errors import UndergrowthError


class BadOutput(UndergrowthError):
    """Results cannot be written as asked."""


class FailedGame(UndergrowthError):
    """A game stopped with an error; the message says how to play it again."""


class Enough(Exception):
    """No further game is needed: raised by the function that is told of each finished game."""
