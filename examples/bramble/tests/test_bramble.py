"""The Guard and the Hedgerow, tested with what undergrowth exports: positions and games.

Run them where both packages are installed: `python -m pytest examples/bramble/tests`.
"""

from __future__ import annotations

import random

import pytest

from undergrowth import Game, Setup, content, position


def table(**guard: object) -> dict[str, object]:
    """The Guard against the Marquise: a hedge of two clearings, and a sawmill in its way."""
    return {
        "map": "hedgerow",
        "deck": "base",
        "seats": ["bramble_guard", "marquise_de_cat"],
        "clearings": {
            "1": {"bramble_guard": "2 warriors, bramble"},
            "5": {"bramble_guard": "3 warriors"},
            "9": {"bramble_guard": "1 warrior, bramble", "marquise_de_cat": "2 warriors"},
        },
        "bramble_guard": {"score": 5, **guard},
        "marquise_de_cat": {"score": 5},
        "turn": "bramble_guard",
        "phase": "birdsong",
    }


def begun(**guard: object) -> Game:
    """The Guard's turn there, dice and cards answered by us."""
    return position.game(table(**guard), seed=1, scripted=True)


def options(g: Game) -> list[str]:
    assert g.decision is not None
    return g.decision.texts()


def larder(g: Game, viewer: int) -> tuple[list[str] | None, int]:
    """Return what a viewer sees of the Larder: its cards, or only how many there are."""
    parts = {part["id"]: part for part in g.observe(viewer)["seats"][0]["board"]}
    return parts["larder"]["cards"], parts["larder"]["count"]


def test_this_package_is_there() -> None:
    """Found by its entry point, and nothing is wrong with it."""
    assert "bramble" in [each.name for each in content.packages()]
    assert content.problems() == []


def test_the_hedge_grows_where_the_guard_rules() -> None:
    """B.4, B.2.4 One bramble to a clearing; the whole hedge scores."""
    g = begun()
    assert options(g) == ["grow in 5", "pass"]
    assert "B.2.4" in g.why_not(0, "grow in 1")
    assert "B.4" in g.why_not(0, "grow in 12")
    g.choose("grow in 5")
    assert g.score == [7, 5]


def test_stores_are_seen_by_nobody_else() -> None:
    """B.2.3, B.6 Cards in the Larder muster warriors where they match."""
    g = begun(hand=["ambush_fox", "root_tea_rabbit"])
    g.choose("pass")
    g.choose("store ambush_fox")
    assert larder(g, viewer=0) == (["ambush_fox"], 1)
    assert larder(g, viewer=1) == (None, 1)
    g.choose("pass")
    assert options(g) == ["muster ambush_fox 1", "pass"]
    g.choose("muster ambush_fox 1")
    assert larder(g, viewer=0) == ([], 0)
    assert "4 warrior" in str(position.describe(g))


@pytest.mark.parametrize(("guards", "left"), [("1 warrior, bramble", 1), ("1 warrior", 2)])
def test_thorns_hurt_the_attacker_of_a_bramble(guards: str, left: int) -> None:
    """B.2.2 In defence: one hit more in a clearing with a bramble."""
    doc = table(hand=[]) | {"turn": "marquise_de_cat", "phase": "daylight"}
    doc["clearings"] = {"5": {"bramble_guard": guards, "marquise_de_cat": "3 warriors"}}
    g = position.game(doc, seed=1, scripted=True)
    g.choose("battle")
    g.choose("roll 1 1")
    while options(g)[0] == "pass":  # ambushes that nobody has
        g.choose("pass")
    there = position.describe(g)["clearings"]
    assert there["5"]["marquise_de_cat"] == [f"{left} warrior"]


def test_nobody_lies_in_wait_in_the_hedge() -> None:
    """W.1 Ambush cards are not played in clearing 11, and anywhere else they are."""
    for place, offered in (("11", False), ("12", True)):
        doc = table(hand=["ambush_bird"]) | {"turn": "marquise_de_cat", "phase": "daylight"}
        doc["clearings"] = {place: {"bramble_guard": "2 warriors", "marquise_de_cat": "2 warriors"}}
        g = position.game(doc, seed=1, scripted=True)
        g.choose("battle")
        assert ("play ambush_bird" in options(g)) == offered


@pytest.mark.parametrize("seed", range(10))
def test_games_end(seed: int) -> None:
    """Against all others, on its own map."""
    seats = ["bramble", "marquise", "eyrie", "alliance", "vagabond"]
    g = Game.new(Setup(map="hedgerow", seats=seats), seed)
    dice = random.Random(seed)
    while g.decision is not None and g.turns < 200:
        g.choose(dice.choice(options(g)))
    assert Game.from_json(g.to_json()).to_json() == g.to_json()
