"""Public functions refuse what they cannot use by an `UndergrowthError` that says what they want.

Each function is called as it should be, then with one argument after the other replaced by values
of other types.  The same is asked of the compiled core: it must not answer with errors of its own.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import undergrowth
from kit.doors import DOORS, TAKES_NOTHING, Door, game
from undergrowth import (
    BadSave,
    BadSetup,
    BadText,
    Game,
    Setup,
    UndergrowthError,
    ai,
    companion,
    lessons,
    parse,
    position,
    puzzles,
    replay,
    rootlog,
    sim,
    understood,
)
from undergrowth.engine.registries import Kept


def loose(thing: Any) -> Any:
    """Something that type checkers do not look at: what they would refuse is tried here."""
    return thing


WRONG: dict[str, Any] = {
    "none": None,
    "number": 0,
    "minus": -7,
    "fraction": 2.5,
    "text": "text",
    "bytes": b"bytes",
    "list": [1],
    "texts": ["text"],
    "table": {"a": 1},
    "object": object(),
    "class": int,
}
"""Values of many types; what is right for one parameter is wrong for most others."""


@pytest.mark.parametrize("name", DOORS)
def test_what_is_right_is_taken(name: str) -> None:
    """The arguments on file are good: a refusal is of what has been replaced in them."""
    door = DOORS[name]()
    door.call(**door.taken)


@pytest.mark.parametrize("name", DOORS)
def test_what_is_wrong_is_refused(name: str, tmp_path: Path, monkeypatch: Any) -> None:
    """Every argument that is of a wrong type is refused in words, or does no harm."""
    monkeypatch.chdir(tmp_path)  # a text may be taken for the name of a file
    kept = Kept()  # some doors make something known by name
    for parameter in DOORS[name]().taken:
        refused = [kind for kind in WRONG if _refuses(DOORS[name](), parameter, WRONG[kind])]
        assert refused or parameter in DOORS[name]().anything, f"{parameter} takes all there is"
    kept.put_back()


def _refuses(door: Door, parameter: str, value: Any) -> bool:
    """Whether a wrong value is refused as it should be; no other error may come of it."""
    try:
        door.call(**{**door.taken, parameter: value})
    except UndergrowthError as error:
        assert str(error), f"{parameter}={value!r} is refused without a word"
        return True
    except Exception as error:
        message = f"{parameter}={value!r}: {type(error).__name__}: {error}"
        raise AssertionError(message) from error
    return False


PACKAGES = [undergrowth, ai, sim, position, rootlog, lessons, puzzles, understood, companion]


@pytest.mark.parametrize("package", PACKAGES, ids=lambda each: each.__name__)
def test_every_public_function_is_tried(package: Any) -> None:
    """Every exported name that can be called is among the doors, or takes nothing."""
    short = package.__name__.removeprefix("undergrowth").lstrip(".")
    for name in package.__all__:
        thing = getattr(package, name)
        if callable(thing) and not (isinstance(thing, type) and issubclass(thing, Exception)):
            full = f"{short}.{name}".lstrip(".")
            tried = [door for door in DOORS if door == full or door.startswith(f"{full}.")]
            assert tried or full in TAKES_NOTHING, f"nobody tries {full}"


@pytest.mark.parametrize(
    ("call", "error", "words"),
    [
        (
            lambda: loose(game()).choose(0),
            BadText,
            "0 is no answer: expected one of `decision.options`",
        ),
        (lambda: loose(game()).take("keep in 1"), BadText, "'keep in 1' is no answer"),
        (lambda: loose(game()).copy().offers(3), BadText, "3 is no answer"),
        (lambda: loose(parse)(None), BadText, "an action: expected str, not None"),
        (lambda: loose(Game).new("autumn"), BadSetup, "the setup: expected Setup, not 'autumn'"),
        (lambda: loose(Game).new(game().setup, seed="7"), BadSetup, "a whole number .*, not '7'"),
        (
            lambda: loose(Game).new(game().setup, 7, stops="lone"),
            BadSetup,
            "expected a list of str",
        ),
        (lambda: loose(game()).observe(2.5), BadText, "2.5 is no seat: expected marquise_de_cat"),
        (lambda: loose(game()).determinize(0, "3"), BadSetup, "seed: expected int, not '3'"),
        (lambda: loose(Game).from_json(5), BadSave, "a save: expected str, not 5"),
        (lambda: loose(replay).from_lines([1]), BadSave, "a replay: expected str, not a list of 1"),
        (lambda: loose(replay).replay_of("game"), BadSave, "a replay: expected Game, not 'game'"),
        (lambda: loose(position).game(5), undergrowth.BadPosition, "is a table of entries, not 5"),
        (lambda: loose(ai).make_player(5, 0, 0), BadSetup, "a player's name: expected str, not 5"),
        (
            lambda: loose(ai).ask("greedy", game()),
            BadSetup,
            "the player: expected Player, not 'greedy'",
        ),
        (
            lambda: loose(sim).simulate(game().setup, "random", 1),
            BadSetup,
            "players: expected a list of str, not 'random'",
        ),
        (lambda: loose(ai).Vocabulary("bramble"), BadSetup, "packages: expected a list of names"),
    ],
)
def test_a_refusal_says_what_was_expected(
    call: Callable[[], object], error: type[Exception], words: str
) -> None:
    with pytest.raises(error, match=words):
        call()


def test_a_game_is_unchanged_by_what_it_refuses() -> None:
    g = game()
    before = g.to_json()
    for wrong in WRONG.values():
        for answer in (g.choose, g.take):
            with pytest.raises(UndergrowthError):
                answer(wrong)
    assert g.to_json() == before


def test_what_is_printed_tells_where_one_is() -> None:
    """`repr` of a game, a question and a setup."""
    g = Game.new(Setup(seats=["marquise", "eyrie"]), seed=7)
    assert repr(g) == (
        "<Game: autumn map, base deck: setup; Asked: marquise_de_cat, marquise.keep (law 6.3.2)>"
    )
    assert repr(g.decision) == (
        "<Decision marquise.keep of seat 0: keep in 1, keep in 2, keep in 3, keep in 4>"
    )
    setup = Setup(seats=["marquise", "eyrie"], reach="recommended")
    assert repr(setup) == "Setup(seats=['marquise', 'eyrie'], reach='recommended')"
    assert eval(repr(setup)) == setup
    while g.decision is not None:
        g.take(g.decision.options[-1])
    assert repr(g).startswith("<Game: autumn map, base deck: turn ")
    assert " won by " in repr(g)
