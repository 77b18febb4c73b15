"""Errors of the engine.

UndergrowthError            everything below; also a ValueError ├── BadSetup                a setup
that cannot be played ├── BadText                 words that are no action, place, card or seat ├──
IllegalAction           a well-formed action that is not offered now ├── BadPosition             a
described position that cannot stand on a table ├── BadSave                 a save or replay that
cannot be read ├── PlayerFailed            a computer player that gave no legal answer └──
BadContent              a package of factions, maps or cards that cannot be used

NothingToAsk is not among them: it is a bug in the rules, and no player can do anything about it.
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
