"""Lines: what is asked after an option and a place is offered with them, where that is safe."""

from __future__ import annotations

import random
from typing import Any

import pytest

from kit.lineups import play_randomly, seed_of, setups
from undergrowth import Game, position
from undergrowth.shown.further import lines
from undergrowth.shown.question import question
from undergrowth.table.hidden.determinize import determinize

NAMES = list(setups())


def marquise_builds() -> Game:
    """A game in which the Marquise may build, and has wood in more than one clearing."""
    game = position.game(
        {
            "seats": ["marquise_de_cat", "eyrie_dynasties"],
            "turn": "marquise_de_cat",
            "phase": "daylight",
            "clearings": {
                "1": {"marquise_de_cat": ["2 warrior", "1 sawmill", "1 wood"]},
                "5": {"marquise_de_cat": ["2 warrior", "2 wood"]},
            },
        }
    )
    assert game.decision is not None and "build" in {str(each) for each in game.decision.options}
    return game


def test_a_building_is_offered_with_its_clearing() -> None:
    """6.5.4 `build` and `raise sawmill`, told at the one clearing with an open slot."""
    game = marquise_builds()
    there: list[dict[str, Any]] = [dict(each) for each in lines(game)["build"]]
    assert {each["place"] for each in there} == {"5"}
    assert {each["answers"][-1] for each in there} >= {"raise sawmill", "raise workshop"}
    for text in ["build", *there[0]["answers"], "wood from 5"]:
        game.choose(text)
    assert any(event.verb == "removed" for event in game.log or [])


def test_wood_that_most_people_would_pay_is_named() -> None:
    """6.5.4.II From where most of it lies; every other is offered too."""
    game = marquise_builds()
    for text in ("build", "raise sawmill"):
        game.choose(text)
    shown: dict[str, Any] = dict(question(game, 0, deep=False) or {})
    assert shown["prompt"] == "marquise.build_wood"
    assert shown["usual"] == "wood from 5"
    assert {option["text"] for option in shown["options"]} == {"wood from 1", "wood from 5"}


@pytest.mark.long
@pytest.mark.parametrize("name", NAMES[::17], ids=str)
def test_lines_can_be_answered_and_depend_on_nothing_hidden(name: str) -> None:
    """In games that look alike they are alike; each is offered, answer by answer."""
    dice = random.Random(name)

    def look(g: Game, number: int) -> None:
        decision = g.decision
        if decision is None or decision.seat < 0 or dice.random() > 0.08:
            return
        found = lines(g)
        assert found == lines(determinize(g, decision.seat, 7))
        for text, after in found.items():
            assert all(each["label"] for each in after)
            each: dict[str, Any] = dict(dice.choice(after))
            twin = g.copy(log=True)
            for answer in [text, *each["answers"]]:
                twin.choose(answer)

    play_randomly(setups()[name], seed_of(name, 3), look)
