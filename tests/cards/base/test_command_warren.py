"""Command Warren: a battle at the start of Daylight."""

from __future__ import annotations

from kit import Table


def warren(t: Table) -> Table:
    """The Marquise faces the Eyrie in clearing 9."""
    t.put("marquise", 9, "3 warriors").put("eyrie", 9, "2 warriors")
    return t.play("marquise", "command_warren")


def test_a_battle_before_everything_else(table: type[Table]) -> None:
    """1.4.1 At the start of Daylight; it costs no action."""
    t = warren(table("marquise", "eyrie")).hand("marquise", "sappers")
    t.begins("marquise", "daylight")
    assert t.options("marquise") == ["use command_warren", "pass"]
    t.says("marquise", "use command_warren").rolls(1, 0)
    assert t.at(9) == "marquise 3 warriors, eyrie 1 warrior"
    assert t.asked() == "marquise.daylight"
    for _ in range(3):
        t.says("marquise", "battle").rolls(0, 0)
    t.refuses("marquise", "battle", "6.5")


def test_it_is_optional_and_then_too_late(table: type[Table]) -> None:
    """1.4.1 Once Daylight has gone on the moment has passed."""
    t = warren(table("marquise", "eyrie")).begins("marquise", "daylight").says("marquise", "pass")
    t.refuses("marquise", "use command_warren", "1.4.1")


def test_once_in_a_turn(table: type[Table]) -> None:
    """4.1.3 One battle, even though another would be possible."""
    t = warren(table("marquise", "eyrie")).begins("marquise", "daylight")
    t.says("marquise", "use command_warren").rolls(0, 0)
    t.refuses("marquise", "use command_warren", "4.1.3")


def test_several_battlefields(table: type[Table]) -> None:
    """4.3 Any clearing where its owner could attack."""
    t = warren(table("marquise", "eyrie")).put("marquise", 5, "1 warrior").put("eyrie", 5, "roost")
    t.begins("marquise", "daylight").says("marquise", "use command_warren")
    assert t.options("marquise") == ["battle in 5", "battle in 9"]
    t.refuses("marquise", "battle in 1", "4.3")


def test_without_a_battlefield_it_is_not_offered(table: type[Table]) -> None:
    """4.3 Never an offer that cannot be carried out."""
    t = table("marquise", "eyrie").play("marquise", "command_warren")
    t.put("marquise", 9, "3 warriors").begins("marquise", "daylight")
    assert t.asked() == "marquise.daylight"
    t.refuses("marquise", "use command_warren", "4.3")


def test_the_eyrie_battle_before_the_decree(table: type[Table]) -> None:
    """1.4.1, 7.5 The battle precedes crafting and the Decree."""
    t = table("eyrie", "marquise").play("eyrie", "command_warren").board("eyrie", leader="builder")
    t.put("eyrie", 9, "2 warriors").put("marquise", 9, "1 warrior")
    t.begins("eyrie", "daylight").says("eyrie", "use command_warren").rolls(1, 0)
    assert t.at(9) == "eyrie 2 warriors"


def test_the_vagabond_needs_no_sword(table: type[Table]) -> None:
    """1.1.1, 9.5.2 The card gives the battle, so nothing is exhausted for it."""
    t = table("vagabond", "marquise").play("vagabond", "command_warren")
    t.put("vagabond", 9, "pawn").put("marquise", 9, "1 warrior").board("vagabond", items=["torch"])
    t.begins("vagabond", "daylight").says("vagabond", "use command_warren").rolls(1, 0)
    assert t.asked() != "battle.roll"
