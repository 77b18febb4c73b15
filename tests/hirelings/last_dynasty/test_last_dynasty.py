"""Last Dynasty: five warriors that come, go and fight together."""

from __future__ import annotations

import pytest

from kit import Table
from undergrowth import BadPosition
from undergrowth.law.hirelings.setup import SetUpHirelings

DYNASTY = "last_dynasty"


def hired(t: Table, by: str = "marquise_de_cat") -> Table:
    """The Dynasty, controlled."""
    return t.hireling(DYNASTY, by, markers=2).hand("marquise", "anvil")


def test_all_of_them_are_set_up_on_the_map_edge(table: type[Table]) -> None:
    """A.6.3, G.15 In one clearing."""
    t = table("marquise", "corvids").hireling(DYNASTY).does(SetUpHirelings(1, [2]))
    assert not t.offers("corvids", "post in 10")
    assert len(t.options("corvids")) == 9
    t.refuses("corvids", "post in 10", "H.2")
    t.says("corvids", "post in 6")
    assert t.at(6) == f"{DYNASTY} 5 dynasts"


def test_they_come_back_to_the_edge_and_battle(table: type[Table]) -> None:
    """H.2.4 While none of them is on the map; the battle is no choice."""
    t = hired(table("marquise", "corvids")).put("corvids", 6, "2 warriors")
    t.begins("marquise", "daylight").says("marquise", f"employ {DYNASTY}")
    t.refuses("marquise", "post in 10", "H.2.4")
    t.says("marquise", "post in 6").rolls(2, 0)
    assert t.at(6) == f"{DYNASTY} 5 dynasts"
    t.refuses("marquise", f"employ {DYNASTY}", "H.2.4")


def test_they_come_back_where_nobody_is(table: type[Table]) -> None:
    """H.2.4, 1.5.4 Then there is no battle."""
    t = hired(table("marquise", "corvids")).begins("marquise", "daylight")
    t.says("marquise", f"employ {DYNASTY}", "post in 1")
    assert t.at(1) == f"{DYNASTY} 5 dynasts"
    assert t.asked() == "marquise.daylight"


def test_where_they_rule_all_of_them_move_and_battle(table: type[Table]) -> None:
    """H.2.4 By what their controller rules (H.3.1); none stays behind."""
    t = hired(table("marquise", "corvids")).put(DYNASTY, 1, "3 dynasts")
    t.put("marquise", 1, "1 warrior").put("corvids", 1, "3 warriors").put("corvids", 5, "1 warrior")
    t.begins("marquise", "daylight").says("marquise", f"employ {DYNASTY}")
    assert t.asked() == "dynasty.march"
    t.refuses("marquise", "to 2", "4.2")
    t.says("marquise", "to 5").rolls(1, 0)
    assert t.at(5) == f"{DYNASTY} 3 dynasts"
    assert t.at(1) == "marquise 1 warrior, corvids 3 warriors"


def test_they_march_where_there_is_nobody_to_battle(table: type[Table]) -> None:
    """H.2.4 The battle comes if it can."""
    t = hired(table("marquise", "corvids")).put(DYNASTY, 1, "3 dynasts")
    t.begins("marquise", "daylight").says("marquise", f"employ {DYNASTY}", "to 9")
    assert t.at(9) == f"{DYNASTY} 3 dynasts"
    assert t.asked() == "marquise.daylight"


def test_where_they_do_not_rule_they_battle_twice(table: type[Table]) -> None:
    """H.2.4 Both must be fought while there is an enemy."""
    t = hired(table("marquise", "corvids")).put(DYNASTY, 1, "2 dynasts")
    t.put("corvids", 1, "4 warriors").begins("marquise", "daylight")
    t.says("marquise", f"employ {DYNASTY}").rolls(1, 0).rolls(2, 1)
    assert t.at(1) == f"corvids 1 warrior, {DYNASTY} 1 dynast"


def test_the_second_battle_needs_an_enemy_and_a_warrior(table: type[Table]) -> None:
    """H.2.4 If it can be."""
    t = hired(table("marquise", "corvids")).put(DYNASTY, 1, "1 dynast")
    t.put("corvids", 1, "1 warrior").begins("marquise", "daylight")
    t.says("marquise", f"employ {DYNASTY}").rolls(1, 1)
    assert t.at(1) == ""
    assert t.asked() == "marquise.daylight"


def test_only_its_controller_uses_it(table: type[Table]) -> None:
    """H.2.4 Once in each of its Daylights."""
    t = hired(table("marquise", "corvids")).put(DYNASTY, 1, "3 dynasts")
    t.put("corvids", 9, "1 warrior").begins("corvids", "daylight")
    t.refuses("corvids", f"employ {DYNASTY}", "H.2.4")


def test_its_removals_score_nothing_and_sympathy_sets_off_outrage(table: type[Table]) -> None:
    """H.3.6, H.3.7 Its controller gets no point, and pays for moving and for removing."""
    t = hired(table("marquise", "alliance")).put(DYNASTY, 1, "3 dynasts")
    t.put("alliance", 5, "sympathy").hand("marquise", "anvil", "ambush_rabbit", "ambush_bird")
    t.begins("marquise", "daylight").says("marquise", f"employ {DYNASTY}", "to 5")
    t.says("marquise", "appease with ambush_rabbit").rolls(1, 1)
    t.says("marquise", "appease with ambush_bird")
    assert t.at(5) == f"{DYNASTY} 3 dynasts"
    assert t.vp == {}


def test_a_position_holds_them_together(table: type[Table]) -> None:
    """H.2.4 They never part."""
    t = hired(table("marquise", "corvids")).put(DYNASTY, 1, "3 dynasts").put(DYNASTY, 5, "1 dynast")
    with pytest.raises(BadPosition, match="all Dynasty warriors in one clearing"):
        t.begins("marquise", "daylight")
