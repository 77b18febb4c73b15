"""Brutal Tactics: an extra hit in attack for a point to the defender."""

from __future__ import annotations

from kit import Table


def test_bat_brutal_tactics(table: type[Table]) -> None:
    """4.3.5.I Two rolled hits and the extra one take three warriors; the defender scores."""
    t = table("marquise", "eyrie").play("marquise", "brutal_tactics")
    t.put("marquise", 9, "2 warriors").put("eyrie", 9, "3 warriors")
    t.battle("marquise", against="eyrie", at=9).rolls(2, 0)
    t.says("marquise", "use brutal_tactics")
    assert t.at(9) == "marquise 2 warriors"
    assert t.vp == {"eyrie": 1}
    assert t.in_play("marquise") == ["brutal_tactics"]


def test_once_in_a_battle(table: type[Table]) -> None:
    """4.1.3 One extra hit a battle; with another effect at hand the refusal can be asked for."""
    t = table("marquise", "eyrie").play("marquise", "brutal_tactics", "armorers")
    t.put("marquise", 9, "2 warriors").put("eyrie", 9, "3 warriors")
    t.battle("marquise", against="eyrie", at=9).rolls(0, 0)
    t.says("marquise", "use brutal_tactics")
    t.refuses("marquise", "use brutal_tactics", "4.1.3")
    t.says("marquise", "pass")
    assert t.at(9) == "marquise 2 warriors, eyrie 2 warriors"


def test_again_in_the_next_battle(table: type[Table]) -> None:
    """4.1.3 The card stays, and each battle allows one use."""
    t = table("marquise", "eyrie").play("marquise", "brutal_tactics")
    t.put("marquise", 9, "2 warriors").put("eyrie", 9, "5 warriors")
    t.begins("marquise", "daylight")
    for _ in range(2):
        t.says("marquise", "battle").rolls(0, 0).says("marquise", "use brutal_tactics")
    assert t.at(9) == "marquise 2 warriors, eyrie 3 warriors"
    assert t.vp == {"eyrie": 2}


def test_the_defender_cannot_use_it(table: type[Table]) -> None:
    """4.3.4 It helps in attack only."""
    t = table("marquise", "eyrie").play("eyrie", "brutal_tactics", "sappers")
    t.put("marquise", 9, "2 warriors").put("eyrie", 9, "3 warriors")
    t.battle("marquise", against="eyrie", at=9).rolls(0, 0)
    t.refuses("eyrie", "use brutal_tactics", "4.3.4")


def test_the_point_can_win_the_game(table: type[Table]) -> None:
    """3.1 The defender's thirtieth point ends the game before any hit is dealt."""
    t = table("marquise", "eyrie").play("marquise", "brutal_tactics").scores(eyrie=29)
    t.put("marquise", 9, "2 warriors").put("eyrie", 9, "3 warriors")
    t.battle("marquise", against="eyrie", at=9).rolls(2, 0)
    t.says("marquise", "use brutal_tactics")
    assert t.game.over
    assert t.game.winners == [t.seat("eyrie")]
    assert t.at(9) == "marquise 2 warriors, eyrie 3 warriors"
