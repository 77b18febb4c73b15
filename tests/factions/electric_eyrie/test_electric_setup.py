"""R.5.2, R.5.3 The Electric Eyrie's setup, difficulties, and who rules."""

from __future__ import annotations

from typing import Any

import pytest

from kit.table import Table
from undergrowth import Game, Setup, position
from undergrowth.factions.electric_eyrie.pieces import electric
from undergrowth.table.names import CARDS

ME = "electric_eyrie"


def parts(g: Game, viewer: int = 1) -> dict[str, Any]:
    """Return what its board shows, by part."""
    return {part.id: part for part in electric(g, 0).describe(g, viewer)}


def test_setup() -> None:
    """R.5.3.1 to R.5.3.4 A roost and six warriors in some corner, two viziers among the birds."""
    homes = set()
    for seed in range(12):
        g = Game.new(Setup(seats=[ME, "vagabond"]), seed)
        home = g.homes[0]
        homes.add(home)
        assert g.count(electric(g, 0).roost, home) == 1
        assert g.warriors_at(0, home) == 6
        assert g.supply[electric(g, 0).warrior] == 14
        assert g.supply[electric(g, 0).roost] == 6
        assert not g.hands[0]
    assert homes == {1, 2, 3, 4}  # R.5.3.2 by chance


def test_it_starts_across_from_somebody() -> None:
    """R.5.3.2 Opposite the keep, where there is one."""
    g = Game.new(Setup(seats=[ME, "marquise"]), 5)
    assert g.decision is not None and g.decision.prompt == "marquise.keep"
    g.choose("keep in 2")
    for _ in range(9):
        assert g.decision is not None
        g.take(g.decision.options[0])
        if g.homes[0] > 0:
            break
    assert g.homes[0] == 4


def test_it_rules_where_it_is_tied(table: type[Table]) -> None:
    """R.5.2.1 Lords of the Forest: with a piece there, and tied for most."""
    t = table(ME, "marquise", "alliance")
    t.put(ME, 5, "2 warriors").put("marquise", 5, "2 warriors")
    t.put("marquise", 9, "warrior").put("alliance", 9, "warrior")
    t.put(ME, 12, "warrior").put("marquise", 12, "2 warriors")
    t.begins("marquise", "evening")
    assert (t.rules(5), t.rules(9), t.rules(12), t.rules(1)) == ("electric", "", "marquise", "")


@pytest.mark.parametrize(
    ("level", "viziers", "ambushes"),
    [("easy", 1, 0), ("default", 2, 0), ("challenging", 2, 1), ("nightmare", 2, 1)],
)
def test_difficulties(level: str, viziers: int, ambushes: int) -> None:
    """R.3.3.1, R.5.3.3 One vizier or two, and a bird ambush out of the deck on the harder ones."""
    g = Game.new(Setup(seats=[f"{ME}:{level}", "vagabond"]), 3)
    shown = parts(g)["decree_bird"].cards
    assert shown[:viziers] == ["loyal_vizier"] * viziers
    assert shown[viziers:].count("ambush_bird") == ambushes
    ambush = CARDS.parse("ambush_bird")
    left = g.deck.count(ambush) + sum(hand.count(ambush) for hand in g.hands)
    assert left == 2 - ambushes


def test_an_ambush_on_the_decree_goes_with_the_rest() -> None:
    """R.5.7.2 Turmoil discards it; only viziers stay."""
    t = Table(f"{ME}:challenging", "marquise").board(ME, decree={"bird": ["ambush_bird"]})
    t.hand("marquise", "armorers")
    t.begins(ME, "daylight")
    assert t.discard == ["ambush_bird"]
    assert t.vp == {"electric": -3}


def test_nobody_sees_more_than_lies_open() -> None:
    """R.5.4.3 The board is shown to all: order, difficulty, traits, Decree, roosts."""
    g = Game.new(Setup(seats=[f"{ME}:easy:focused:swoop", "marquise"]), 1)
    shown = parts(g)
    assert shown["difficulty"].value == "easy"
    assert shown["traits"].value == "Focused, Swoop"
    assert [name for name in shown if name.startswith("decree_")] == [
        "decree_fox",
        "decree_mouse",
        "decree_rabbit",
        "decree_bird",
    ]
    assert [space.points for space in shown["roost"].spaces] == [0, 1, 2, 3, 4, 5, 6]


def test_a_described_board_reads_back() -> None:
    """R.5.4.3 The Decree, and what was called this turn."""
    decree = {"fox": ["anvil"], "bird": ["birdy_bindle"]}
    g = position.table(
        {
            "seats": [f"{ME}:easy", "marquise"],
            "turn": ME,
            "phase": "daylight",
            "clearings": {"3": {ME: "roost, 2 warriors"}},
            ME: {"decree": decree, "called": ["anvil"]},
        }
    )
    document: Any = position.describe(g)
    assert document[ME]["decree"]["fox"] == ["anvil"] and document[ME]["called"] == ["anvil"]
    again = position.table(document)
    assert electric(again, 0).board(again) == electric(g, 0).board(g)


def test_a_card_that_was_called_may_have_left_the_decree() -> None:
    """R.5.7 Turmoil purges it; a card of no column never lay there (16.2.1)."""
    document: Any = {
        "seats": [ME, "marquise"],
        "turn": ME,
        "phase": "daylight",
        "ruins": {},
        "discard": ["2 cobbler"],
        ME: {"called": ["cobbler"]},
    }
    told: Any = position.describe(position.table(document))
    assert told[ME]["called"] == ["cobbler"]


def test_the_ambush_is_there_once_in_the_advanced_setup_too() -> None:
    """R.3.3.1, A.3, A.7 It sets up before hands are dealt, and its card stays out of the deck."""
    g = Game.new(Setup(seats=[f"{ME}:challenging", "vagabond", "cult"], advanced=True), 3)
    ambush = CARDS.parse("ambush_bird")
    assert parts(g)["decree_bird"].cards.count("ambush_bird") == 1
    assert g.deck.count(ambush) + sum(hand.count(ambush) for hand in g.hands) == 1
