"""`help()` says the same of the compiled and of the interpreted core."""

from __future__ import annotations

import contextlib
import inspect
import io

import pytest

from undergrowth import Action, Decision, Game, parse
from undergrowth.ai import Player, Seat, ask
from undergrowth.table.faction import Faction


@pytest.mark.parametrize("thing", [Action, Decision, Faction, Game, Player, Seat, ask, parse])
def test_what_people_call_has_a_docstring(thing: object) -> None:
    assert inspect.getdoc(thing)


@pytest.mark.parametrize(
    ("kind", "name", "words"),
    [
        (Game, "copy", "Return an equal game that can be played on independently."),
        (Game, "new", "5 Return a new game, run to its first question."),
        (Game, "outcome", "3.1 Winners and kind of victory"),
        (Decision, "options", "Every legal answer."),
        (Seat, "determinized", "Return another world that looks the same"),
    ],
)
def test_help_shows_what_methods_and_properties_do(kind: type, name: str, words: str) -> None:
    assert (inspect.getdoc(getattr(kind, name)) or "").startswith(words)
    shown = io.StringIO()
    with contextlib.redirect_stdout(shown):
        help(kind)
    assert words in shown.getvalue()
