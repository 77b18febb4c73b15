"""Popular Band: listeners come from all around, and one more of them plays somewhere."""

from __future__ import annotations

from kit import Table
from undergrowth.law.hirelings.control import TakeControl
from undergrowth.law.hirelings.setup import SetUpHirelings

BAND = "popular_band"


def hired(t: Table, by: str = "marquise_de_cat") -> Table:
    """The Band in clearing 5 (next to 1 and 2), controlled."""
    held = {} if by == "nobody" else {"markers": 2}
    return t.hireling(BAND, by, **held).put(BAND, 5, "1 musician").hand("marquise", "anvil")


def test_they_are_set_up_in_two_clearings(table: type[Table]) -> None:
    """A.6.3 Different ones."""
    t = table("marquise", "corvids").hireling(BAND).does(SetUpHirelings(1, [2]))
    t.says("corvids", "post in 9")
    t.refuses("corvids", "post in 9", "H.2")
    t.says("corvids", "post in 10")
    assert t.at(9) == t.at(10) == f"{BAND} 1 musician"


def test_one_comes_when_they_are_hired_and_none_is_there(table: type[Table]) -> None:
    """H.2.1 Beside faction pieces of the controller."""
    t = table("marquise", "corvids").hireling(BAND).put("marquise", 7, "1 warrior")
    assert t.does(TakeControl(0, 2)).chance("control face 1").at(7).endswith("1 musician")


def test_a_warrior_comes_from_each_clearing_around(table: type[Table]) -> None:
    """H.2.4, 1.5.5 Anybody's, where its owner could move it; then another musician comes."""
    t = hired(table("marquise", "corvids", "eyrie"))
    t.put("corvids", 1, "2 warriors").put("eyrie", 1, "1 warrior").put("eyrie", 2, "2 warriors")
    t.begins("marquise", "daylight").says("marquise", f"employ {BAND}")
    assert not t.offers("marquise", "call from 1 eyrie_dynasties warrior")
    t.refuses("marquise", "call from 1 eyrie_dynasties warrior", "H.2.4")
    t.says("marquise", "call from 1 corvid_conspiracy warrior")
    t.refuses("marquise", "call from 1 corvid_conspiracy warrior", "H.2.4")
    t.says("marquise", "call from 2 eyrie_dynasties warrior", "post in 5")
    assert t.at(5) == f"corvids 1 warrior, eyrie 1 warrior, {BAND} 2 musicians"


def test_nobody_need_come(table: type[Table]) -> None:
    """H.2.4 Neither a listener nor a musician."""
    t = (
        hired(table("marquise", "corvids"))
        .put("corvids", 1, "2 warriors")
        .begins("marquise", "daylight")
    )
    t.says("marquise", f"employ {BAND}", "pass", "pass")
    assert t.at(1) == "corvids 2 warriors"
    assert t.asked() == "marquise.daylight"


def test_who_is_called_sets_off_outrage_itself(table: type[Table]) -> None:
    """1.5.5, 8.2.6 The forced player counts as the mover."""
    t = hired(table("marquise", "eyrie", "alliance")).put("eyrie", 1, "1 warrior")
    t.put("alliance", 5, "sympathy").hand("eyrie", "ambush_rabbit").begins("marquise", "daylight")
    t.says("marquise", f"employ {BAND}", "call from 1 eyrie_dynasties warrior")
    t.says("eyrie", "appease with ambush_rabbit").says("marquise", "pass")
    assert t.at(5).startswith("eyrie 1 warrior")


def test_a_warrior_with_a_name_stays_where_its_rules_say_so(table: type[Table]) -> None:
    """14.2.2 The warlord moves on its own turn alone."""
    t = hired(table("marquise", "hundreds")).put("hundreds", 1, "1 warrior, warlord")
    t.begins("marquise", "daylight").says("marquise", f"employ {BAND}")
    assert not t.offers("marquise", "call from 1 lord_of_the_hundreds warlord")
    t.says("marquise", "call from 1 lord_of_the_hundreds warrior", "pass")
    assert t.at(5) == f"hundreds 1 warrior, {BAND} 1 musician"


def test_a_relic_may_come_along(table: type[Table]) -> None:
    """15.2.4 Whoever calls chooses that, too."""
    t = hired(table("marquise", "keepers")).put("keepers", 1, "1 warrior, figure_2")
    t.begins("marquise", "daylight").says("marquise", f"employ {BAND}")
    t.says("marquise", "call from 1 keepers_in_iron warrior")
    assert t.asked() == "move.escorts"
