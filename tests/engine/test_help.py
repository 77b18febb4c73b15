"""`help()` says the same of the compiled and of the interpreted core."""

from __future__ import annotations

import contextlib
import inspect
import io
import re

import pytest

from undergrowth import Action, Decision, Game, Setup, parse
from undergrowth.ai import Player, Seat, ask
from undergrowth.attributes import attributes
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
    assert words in shown_help(kind)


@pytest.mark.parametrize("kind", [Game, Decision, Setup, Seat])
def test_help_shows_every_public_attribute_with_its_docstring(kind: type) -> None:
    """Interpreted classes set them on instances alone, compiled ones have descriptors."""
    found = attributes(kind)
    assert found
    told = " ".join(shown_help(kind).replace("|", " ").split())
    for each in found:
        assert each.words, f"{kind.__name__}.{each.name} has no docstring"
        assert re.search(rf"\b{each.name}\b", told)
        assert each.words in told, f"{kind.__name__}.{each.name}"


def test_help_of_a_game_shows_its_question_and_scores() -> None:
    game = Game.new(Setup(seats=["marquise", "eyrie"]), seed=1)
    names = {each.name for each in attributes(Game)}
    assert {"decision", "score", "setup", "turn", "winners"} <= names
    public = set(vars(game)) if hasattr(game, "__dict__") else names
    assert {name for name in public if name[0] != "_"} <= names, "none is forgotten"


def shown_help(kind: type) -> str:
    """Return what `help` prints of a class."""
    shown = io.StringIO()
    with contextlib.redirect_stdout(shown):
        help(kind)
    return shown.getvalue()
