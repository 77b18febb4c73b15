"""H.3 Hirelings beside factions: whose enemies they are, and what never counts them (G.8-G.10)."""

from __future__ import annotations

from kit import Table

PATROL = "forest_patrol"
SCOUTS = "sunward_expedition"
CATS = "marquise_de_cat"


def archer(table: type[Table]) -> Table:
    """9.5.6 A Vagabond with a crossbow in a clearing."""
    t = table("eyrie", "vagabond").board("vagabond", items=["crossbow", "crossbow"])
    return t.put("vagabond", 5, "1 pawn")


def test_a_vagabond_strikes_warriors_of_enemy_hirelings(table: type[Table]) -> None:
    """9.5.6, G.8, 9.2.9 They are enemies; nobody turns Hostile and nothing is scored."""
    t = archer(table).hireling(SCOUTS, "eyrie_dynasties").put(SCOUTS, 5, "1 expeditionist")
    t.begins("vagabond", "daylight").says("vagabond", f"strike {SCOUTS} expeditionist")
    assert t.at(5) == "vagabond 1 pawn"
    assert t.vp["vagabond"] == 0
