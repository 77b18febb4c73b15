"""Errors of the engine.

`UndergrowthError`, a `ValueError`, is the base of all errors that people can act on: `BadSetup`,
`BadText`, `IllegalAction`, `PlayerFailed`, `BadPosition`, `BadSave` and `BadContent`.

`NothingToAsk` is not among them: it is a bug in the rules, and no player can do anything about it.
"""

from __future__ import annotations

from undergrowth.engine.optional import mypyc_attr


class UndergrowthError(ValueError):
    """Any error whose message is meant for the person who can act on it."""


class BadSetup(UndergrowthError):
    """The setup names something unknown or cannot be played."""


class BadText(UndergrowthError):
    """The words cannot be read as what was expected."""


class IllegalAction(UndergrowthError):
    """The action is not among the options of the open question; the game is unchanged."""


class PlayerFailed(UndergrowthError):
    """A computer player gave an illegal answer, or failed; the game is unchanged."""


class BadPosition(UndergrowthError):
    """The described position cannot stand on a table."""


class BadSave(UndergrowthError):
    """The document is not a save or replay that this version reads."""


class BadContent(UndergrowthError):
    """A package of factions, maps or cards is malformed."""


@mypyc_attr(native_class=False)  # compiled classes inherit from few of the builtin errors
class NothingToAsk(AssertionError):
    """A procedure asks a question without options.

    This is a bug in the rules: a procedure must itself handle the case that nothing can be chosen,
    such as after a payment that has taken the only card that the next step needs.
    """
