"""Scouting Party: no ambush against its owner."""

from __future__ import annotations

from kit import Table


def test_the_defender_cannot_ambush(table: type[Table]) -> None:
    """1.1.1 The step of 4.3.1 is left out while the owner attacks."""
    t = table("marquise", "eyrie").play("marquise", "scouting_party").hand("eyrie", "ambush_mouse")
    t.put("marquise", 9, "2 warriors").put("eyrie", 9, "2 warriors")
    t.battle("marquise", against="eyrie", at=9)
    assert t.asked() == "battle.roll"
    t.rolls(1, 0)
    assert t.at(9) == "marquise 2 warriors, eyrie 1 warrior"
    assert t.holds("eyrie") == ["ambush_mouse"]


def test_it_does_not_help_in_defence(table: type[Table]) -> None:
    """4.3.1 Its owner may itself ambush, and be foiled."""
    t = table("marquise", "eyrie").play("eyrie", "scouting_party").hand("eyrie", "ambush_mouse")
    t.hand("marquise", "ambush_bird")
    t.put("marquise", 9, "2 warriors").put("eyrie", 9, "2 warriors")
    t.battle("marquise", against="eyrie", at=9)
    t.says("eyrie", "play ambush_mouse").says("marquise", "play ambush_bird").rolls(0, 0)
    assert t.at(9) == "marquise 2 warriors, eyrie 2 warriors"


def test_other_hits_still_land(table: type[Table]) -> None:
    """4.3.5.I It stops ambush cards only."""
    t = table("marquise", "eyrie").play("marquise", "scouting_party").play("eyrie", "sappers")
    t.put("marquise", 9, "2 warriors").put("eyrie", 9, "1 warrior")
    t.battle("marquise", against="eyrie", at=9).rolls(0, 0).says("eyrie", "use sappers")
    assert t.at(9) == "marquise 1 warrior, eyrie 1 warrior"


def test_it_is_never_used(table: type[Table]) -> None:
    """4.1.3 It works by itself."""
    t = (
        table("marquise", "eyrie")
        .play("marquise", "scouting_party")
        .put("marquise", 9, "1 warrior")
    )
    t.begins("marquise", "daylight")
    t.refuses("marquise", "use scouting_party", "4.1.3")
