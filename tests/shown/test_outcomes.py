"""Foretold costs and gains of options come true, and tell nothing that is hidden."""

from __future__ import annotations

from typing import Any

import pytest

from kit import Table
from kit.lineups import play_randomly, seed_of, setups, sparing
from undergrowth import Game
from undergrowth.shown.outcomes import Before, outcomes

SETUPS = setups()
NOT_CERTAIN = ("certain", "last")
"""Facts of an outcome that do not come true by themselves."""


def of(t: Table, seat: str, option: str) -> dict[str, Any]:
    """Return what an option of the open question is said to bring."""
    return dict(outcomes(t.game)[t.options(seat).index(option)])


@pytest.mark.parametrize("name", sparing(SETUPS))
def test_what_is_told_of_an_option_comes_true(name: str) -> None:
    """Playing the option in the game itself brings all that was told, in any position."""

    def look(g: Game, number: int) -> None:
        if number % 61 or g.decision is None:
            return
        told = outcomes(g)
        here = Before(g.copy(), g.decision.seat)
        for option, each in zip(g.decision.options, told, strict=True):
            found = here.played(option, [])
            for key, value in each.items():
                if key not in NOT_CERTAIN:
                    assert_within(value, found.get(key), f"{option}: {key}")

    play_randomly(SETUPS[name], seed_of(name, 5), look)


def assert_within(told: Any, found: Any, where: str) -> None:
    """All entries that were told are there."""
    if isinstance(told, list):
        assert all(each in (found or []) for each in told), f"{where} {told}, not {found}"
    elif isinstance(told, dict):
        assert told.items() <= (found or {}).items(), f"{where} {told}, not {found}"
    else:
        assert told == found, f"{where} {told}, not {found}"


def test_a_move_tells_who_will_rule(table: type[Table]) -> None:
    """2.5 Rulers that change, and pieces that go."""
    t = table("marquise", "alliance").put("marquise", 5, "4 warriors")
    t.put("alliance", 1, "2 warriors").begins("marquise", "daylight")
    t.says("marquise", "march", "to 1")
    assert of(t, "marquise", "take 2")["rulers"] == [
        {"place": "1", "before": "woodland_alliance", "after": None}
    ]
    all_go = of(t, "marquise", "take 4")
    assert {"place": "1", "before": "woodland_alliance", "after": "marquise_de_cat"} in all_go[
        "rulers"
    ]
    assert {"place": "5", "before": "marquise_de_cat", "after": None} in all_go["rulers"]


def test_an_outcome_says_that_the_turn_is_over(table: type[Table]) -> None:
    """1.4 After the last action a card is drawn and the next seat goes on; a march ends nothing."""
    t = table("marquise", "eyrie").put("marquise", 5, "2 warriors").begins("marquise", "daylight")
    assert of(t, "marquise", "pass")["closes"] == "turn"
    assert "closes" not in of(t, "marquise", "march")


def test_places_of_a_verb_are_known_before_it_is_begun(table: type[Table]) -> None:
    """Places where a march or a battle can begin, in their roles."""
    t = table("marquise", "eyrie").put("marquise", 5, "2 warriors").put("marquise", 1, "warrior")
    t.put("eyrie", 5, "warrior").begins("marquise", "daylight")
    assert of(t, "marquise", "march")["next"]["targets"] == {"from": ["1", "5"]}
    battle = of(t, "marquise", "battle")
    assert battle["next"]["targets"] == {"here": ["5"]}
    assert battle["battle"]["sides"][0]["odds"] == [0.0625, 0.1875, 0.75]


def test_what_a_card_pays_for_is_told_and_what_is_drawn_is_not(table: type[Table]) -> None:
    """Cards spent by name; of cards drawn only how many."""
    t = table("marquise", "eyrie").put("marquise", 5, "sawmill").hand("marquise", "anvil")
    t.put("marquise", 1, "workshop").also(deck_top=["cobbler"])
    t.begins("marquise", "daylight")
    craft = of(t, "marquise", "craft anvil")
    assert craft["spent"] == ["anvil"]
    assert craft["points"] == {"marquise_de_cat": 2}
    assert craft["items"] == {"hammer": -1}


@pytest.mark.parametrize("place", [6, 10, 11, 12])
def test_what_lies_under_a_ruin_is_never_certain(table: type[Table], place: int) -> None:
    """9.7.3 Any of four items may lie there: what only some of them bring is not told."""
    t = table("vagabond", "marquise").put("vagabond", place, "pawn")
    t.ruins(c6="bag", c10="boot", c11="hammer", c12="sword")
    t.board("vagabond", items=["torch", "boot"]).begins("vagabond", "daylight")
    told = of(t, "vagabond", "explore")
    assert told["certain"] is False
    assert told["points"] == {"vagabond": 1}
    spent = {"item": "torch", "exhausted": True, "damaged": False}
    assert told["boards"] == [{"seat": "vagabond", "id": "satchel", "items": [spent]}]


def test_an_option_that_shows_nothing_hidden_is_certain(table: type[Table]) -> None:
    """A card of one's own that is spent and shown is no news to its player."""
    t = table("marquise", "eyrie").put("marquise", 5, "sawmill").hand("marquise", "anvil")
    t.put("marquise", 1, "workshop").begins("marquise", "daylight")
    assert of(t, "marquise", "craft anvil")["certain"] is True


@pytest.mark.parametrize("name", sparing(list(SETUPS)[::9]))
def test_certain_is_what_comes_in_every_world(name: str) -> None:
    """In any world that looks the same to the player the option brings that, and no more."""

    def look(g: Game, number: int) -> None:
        if number % 83 or g.decision is None or g.decision.seat < 0:
            return
        viewer = g.decision.seat
        told = outcomes(g)
        others = [Before(g.determinize(viewer, 90 + n), viewer) for n in range(3)]
        for option, each in zip(g.decision.options, told, strict=True):
            for other in others:
                found = other.played(option, [])
                if each["certain"]:
                    certain = {key: each[key] for key in each if key not in NOT_CERTAIN}
                    assert found == certain, option
                for key in [key for key in each if key not in NOT_CERTAIN]:
                    assert_within(each[key], found.get(key), f"{option}: {key}")

    play_randomly(SETUPS[name], seed_of(name, 6), look)
