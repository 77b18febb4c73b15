"""16.2.6, 16.5 The Diaspora's Daylight: swimming, settling, provoking."""

from __future__ import annotations

from factions.lilypad_diaspora.pond_folk import PEACE, WAR, frogs, me, militant, peaceful
from kit import Table


def gathered(table: type[Table]) -> Table:
    """Warriors around clearing 12, which the Marquise holds with one."""
    t = frogs(table).put("diaspora", 1, "2 warriors").put("diaspora", 9, "2 warriors")
    return t.put("diaspora", 10, "1 warrior").put("marquise", 12, "1 warrior")


def test_dia_settle_gather_and_place(table: type[Table]) -> None:
    """16.5.1 Once from each of two clearings, then an enclave where it rules."""
    t = gathered(table).begins("diaspora", "daylight")
    t.says("diaspora", "settle in 12", "from 9", "take 2", "from 10")
    assert t.options("diaspora") == ["battle in 12", "enclave in 12", "pass"]
    t.says("diaspora", "enclave in 12")
    assert peaceful(t) == [12]
    assert t.at(12) == "diaspora 3 warriors, diaspora 1 peaceful_enclave, marquise 1 warrior"
    assert t.left["action"] == "1 of 3"


def test_dia_settle_twice_from_one(table: type[Table]) -> None:
    """16.5.1 A second move from the same clearing is none of this action."""
    t = gathered(table).begins("diaspora", "daylight")
    t.says("diaspora", "settle in 12", "from 9", "take 1")
    t.refuses("diaspora", "from 9", "16.5.1")
    t.says("diaspora", "pass", "pass", "settle in 12", "from 9")
    assert t.game.warriors_at(0, 12) == 2


def test_dia_settle_existing_enclave(table: type[Table]) -> None:
    """16.5.1 No second enclave, and none where it does not rule."""
    t = gathered(table).put("diaspora", 12, f"{PEACE}, 2 warriors").begins("diaspora", "daylight")
    t.says("diaspora", "settle in 12", "pass")
    t.refuses("diaspora", "enclave in 12", "16.5.1")
    t.says("diaspora", "pass")
    t = gathered(table).put("marquise", 12, "1 warrior").begins("diaspora", "daylight")
    t.says("diaspora", "settle in 12", "from 10", "pass")
    t.refuses("diaspora", "enclave in 12", "16.5.1")


def test_settling_where_it_stands(table: type[Table]) -> None:
    """16.5.1 No move is needed; a battle or an enclave may follow, and neither must."""
    t = frogs(table).put("diaspora", 8, "2 warriors").put("marquise", 8, "1 warrior")
    t.begins("diaspora", "daylight").says("diaspora", "settle in 8", "battle in 8")
    t.rolls(1, 0)
    assert t.at(8) == "diaspora 2 warriors"
    t.says("diaspora", "settle in 8", "enclave in 8")
    assert peaceful(t) == [8]
    t.refuses("diaspora", "settle in 3", "16.5.1")


def test_dia_settle_swim(table: type[Table]) -> None:
    """16.2.6, 16.5.1 Along the river no rule is needed; paths are still there."""
    t = frogs(table).put("diaspora", 4, "2 warriors").put("marquise", 4, "3 warriors")
    t.put("marquise", 7, "4 warriors").put("marquise", 8, "1 warrior").begins(
        "diaspora", "daylight"
    )
    t.refuses("diaspora", "settle in 8", "16.5.1")
    t.says("diaspora", "settle in 7", "from 4", "take 2", "pass")
    assert t.game.warriors_at(0, 7) == 2


def test_others_do_not_swim(table: type[Table]) -> None:
    """16.2.6 For nobody else rivers are paths."""
    t = frogs(table).put("marquise", 4, "3 warriors").begins("marquise", "daylight")
    t.says("marquise", "march")
    t.refuses("marquise", "to 7", "4.2")


def test_dia_provoke_place(table: type[Table]) -> None:
    """16.5.2 On the river, or where a warrior is."""
    t = frogs(table).put("diaspora", 8, "1 warrior").begins("diaspora", "daylight")
    t.refuses("diaspora", "provoke in 12", "16.5.2")
    assert t.offers("diaspora", "provoke in 11") and t.offers("diaspora", "provoke in 8")
    t.says("diaspora", "provoke in 11")
    assert militant(t) == [11] and t.game.warriors_at(0, 11) == 1
    t.refuses("diaspora", "provoke in 11", "16.5.2")


def test_provoking_costs_a_card(table: type[Table]) -> None:
    """16.5.2 An enclave flips, a warrior comes to each Militant one, a random card goes."""
    t = frogs(table).put("diaspora", 1, PEACE).put("diaspora", 10, WAR)
    t.hand("diaspora", "anvil", "cobbler").begins("diaspora", "daylight")
    t.says("diaspora", "provoke in 1").takes("anvil")
    assert militant(t) == [1, 10]
    assert [t.game.warriors_at(0, place) for place in (1, 10)] == [1, 1]
    assert t.holds("diaspora") == ["cobbler"] and t.discard == ["anvil"]


def test_dia_provoke_empty_hand(table: type[Table]) -> None:
    """16.5.2 Without cards nothing is discarded."""
    t = frogs(table).put("diaspora", 1, PEACE).begins("diaspora", "daylight")
    t.says("diaspora", "provoke in 1")
    assert militant(t) == [1] and t.discard == []
    assert t.asked() == "diaspora.daylight"


def test_dia_three_actions(table: type[Table]) -> None:
    """16.5 Three in all, in any order and combination."""
    t = frogs(table).put("diaspora", 1, "4 warriors").begins("diaspora", "daylight")
    t.says("diaspora", "settle in 9", "from 1", "take 2", "enclave in 9", "provoke in 9")
    t.says("diaspora", "settle in 12", "from 9", "take 1", "pass")
    assert t.asked() != "diaspora.daylight"
    assert me(t.game).enclaves_at(t.game, 9) == 1


def test_the_fourth_action_is_refused(table: type[Table]) -> None:
    """16.5, 16.5.1 While something else may still be done in Daylight."""
    t = frogs(table).put("diaspora", 10, f"{WAR}, 1 warrior").put("diaspora", 1, "1 warrior")
    t.hand("diaspora", "dominance_fox").scores(diaspora=10).begins("diaspora", "daylight")
    t.says("diaspora", "provoke in 5").takes("dominance_fox")
    t.says("diaspora", "provoke in 11", "provoke in 4")
    assert t.asked() != "diaspora.daylight"
    t = frogs(table).put("diaspora", 10, f"{WAR}, 1 warrior").put("diaspora", 1, "1 warrior")
    t.hand("diaspora", "dominance_fox").scores(diaspora=10).begins("diaspora", "daylight")
    for _ in range(3):
        t.says("diaspora", "settle in 12", "pass")
    t.refuses("diaspora", "provoke in 5", "16.5")
    assert t.left["action"] == "3 of 3"
