"""Errors of simulations."""

from __future__ import annotations

from undergrowth.engine.errors import UndergrowthError


class BadOutput(UndergrowthError):
    """Results cannot be written as asked."""


class FailedGame(UndergrowthError):
    """A game stopped with an error; the message says how to play it again."""
