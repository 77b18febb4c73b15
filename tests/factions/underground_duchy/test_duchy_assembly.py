"""12.4, 12.5.1 The Duchy's Birdsong and Assembly."""

from __future__ import annotations

import pytest

from factions.underground_duchy.moles import moles, revealed
from kit import Table
from undergrowth.factions.underground_duchy.assembly import Assembly

DIGGERS = "6 warriors"


# ---- 12.4


def test_duc_birdsong(table: type[Table]) -> None:
    """12.4 One warrior, and one for each icon that shows: two with two citadels' first icons.

    The case lets two icons show; the board shows one or three, so there are three here.
    """
    t = moles(table).put("duchy", 8, "citadel").put("duchy", 7, "citadel")
    t.begins("duchy", "birdsong")
    assert t.at("burrow") == "duchy 4 warriors"
    assert t.vp == {}


@pytest.mark.parametrize(("citadels", "come"), [(0, 1), (1, 2), (2, 4), (3, 6)])
def test_warriors_by_citadels(table: type[Table], citadels: int, come: int) -> None:
    """12.4 The icons beneath the citadels are one, two and two."""
    t = moles(table, hand=["anvil"]).put("duchy", "burrow", "1 warrior")
    for place in (6, 7, 8)[:citadels]:
        t.put("duchy", place, "citadel")
    t.begins("duchy", "birdsong")
    plural = "s" if come > 0 else ""
    assert t.at("burrow") == f"duchy {1 + come} warrior{plural}"


def test_as_many_come_as_there_are(table: type[Table]) -> None:
    """12.4, 1.5.4 An empty supply brings nobody."""
    t = moles(table).put("duchy", 8, "20 warriors, citadel").begins("duchy", "birdsong")
    assert t.at("burrow") == ""


# ---- 12.5.1.I Build


def test_duc_build_reveal(table: type[Table]) -> None:
    """12.5.1, 12.5.1.I, 12.6.1 A fox card builds in a fox clearing, and comes back in Evening."""
    t = moles(table, hand=["anvil"]).put("duchy", 8, "1 warrior").begins("duchy", "daylight")
    t.says("duchy", "build showing anvil")
    assert t.options("duchy") == ["erect citadel", "erect market"]
    t.says("duchy", "erect citadel")
    assert t.at(8) == "duchy 1 warrior, duchy 1 citadel"
    assert (t.vp, revealed(t), t.holds("duchy")) == ({}, ["anvil"], [])
    t.says("duchy", "pass", "pass")
    assert "anvil" in t.holds("duchy") and revealed(t) == []


def test_building_needs_rule_a_slot_and_the_suit(table: type[Table]) -> None:
    """12.5.1.I If somebody else rules, no slot is open or the card does not match: nowhere."""
    t = moles(table, hand=["anvil", "sword", "cobbler"])
    t.put("duchy", 8, "1 warrior").put("marquise", 8, "1 warrior")
    t.put("duchy", 9, "2 warriors").put("duchy", 11, "1 warrior")
    t.put("duchy", 3, "2 warriors").put("marquise", 3, "sawmill").begins("duchy", "daylight")
    t.refuses("duchy", "build showing anvil", "12.5.1.I")
    t.refuses("duchy", "build showing cobbler", "12.5.1.I")
    t.refuses("duchy", "build showing armorers", "12.5.1.I")
    t.says("duchy", "build showing sword")
    assert t.options("duchy") == ["erect in 9", "erect in 11"]
    t.refuses("duchy", "erect in 8", "12.5.1.I")
    t.refuses("duchy", "erect in 2", "12.5.1.I")
    t.says("duchy", "erect in 11")
    t.refuses("duchy", "erect tunnel", "12.5.1.I")
    t.says("duchy", "erect market")
    assert t.at(11) == "duchy 1 warrior, duchy 1 market"


def test_a_bird_builds_anywhere_but_in_the_burrow(table: type[Table]) -> None:
    """12.5.1.I, 2.1.1, 12.2.2 A bird is any suit; the Burrow has none, and no slot."""
    t = moles(table, hand=["armorers"]).put("duchy", "burrow", "5 warriors")
    t.put("duchy", 8, "1 warrior").put("duchy", 9, "1 warrior").begins("duchy", "daylight")
    t.says("duchy", "build showing armorers")
    assert t.options("duchy") == ["erect in 8", "erect in 9"]
    t.refuses("duchy", "erect in burrow", "12.5.1.I")


def test_nothing_is_left_to_build(table: type[Table]) -> None:
    """12.5.1.I, 1.5.1 Three citadels and three markets are all; of one kind left, it is built."""
    t = moles(table, hand=["anvil"]).put("duchy", 7, "2 citadel").put("duchy", 9, "citadel")
    t.put("duchy", 8, "2 warriors").begins("duchy", "daylight")
    t.says("duchy", "build showing anvil")
    assert t.at(8) == "duchy 2 warriors, duchy 1 market"
    t = moles(table, hand=["anvil"]).put("duchy", 7, "2 citadel").put("duchy", 9, "citadel, market")
    t.put("duchy", 11, "2 market").put("duchy", 8, "2 warriors").begins("duchy", "daylight")
    t.refuses("duchy", "build showing anvil", "1.5.1")


# ---- 12.5.1.II to 12.5.1.IV


def test_it_recruits_in_the_burrow(table: type[Table]) -> None:
    """12.5.1.II One warrior an action; twice is two actions."""
    t = moles(table).does(Assembly(0)).says("duchy", "recruit below", "recruit below")
    assert t.at("burrow") == "duchy 2 warriors"
    assert t.done()


def test_recruiting_needs_a_warrior(table: type[Table]) -> None:
    """12.5.1.II, 1.5.1 Not with all of them on the map."""
    t = moles(table).put("duchy", 8, "20 warriors").begins("duchy", "daylight")
    t.refuses("duchy", "recruit below", "1.5.1")


def test_two_actions_in_any_order_and_number(table: type[Table]) -> None:
    """12.5.1 A move, then a battle; a third action is none."""
    t = moles(table).put("duchy", 8, "2 warriors").put("marquise", 7, "1 warrior")
    t.does(Assembly(0))
    t.refuses("duchy", "assembly battle", "12.5.1.IV")
    t.says("duchy", "assembly move", "to 7", "take 2")
    assert t.left == {"action": "1 of 2"}
    t.says("duchy", "assembly battle").rolls(2, 0)
    assert t.at(7) == "duchy 2 warriors"
    assert t.done()


def test_there_is_nowhere_to_move(table: type[Table]) -> None:
    """12.5.1.III Without a warrior on the map there is no move."""
    t = moles(table, hand=["anvil"]).begins("duchy", "daylight")
    t.refuses("duchy", "assembly move", "12.5.1.III")


# ---- 12.5.1.V Dig


def test_duc_dig(table: type[Table]) -> None:
    """12.5.1.V The card is spent, a tunnel placed, four warriors come up, and two stay."""
    t = moles(table, hand=["sword"]).put("duchy", "burrow", DIGGERS).put("duchy", 3, "tunnel")
    t.put("duchy", 4, "tunnel").begins("duchy", "daylight")
    t.says("duchy", "dig with sword", "dig in 11", "take 4")
    assert t.at(11) == "duchy 4 warriors, duchy 1 tunnel"
    assert t.at("burrow") == "duchy 2 warriors"
    assert (t.discard, t.holds("duchy"), t.vp) == (["sword"], [], {})


def test_duc_dig_five(table: type[Table]) -> None:
    """12.5.1.V Not more than four, and not nobody."""
    t = moles(table, hand=["sword"]).put("duchy", "burrow", DIGGERS).begins("duchy", "daylight")
    t.says("duchy", "dig with sword", "dig in 11")
    assert t.options("duchy") == ["take 1", "take 2", "take 3", "take 4"]
    t.refuses("duchy", "take 5", "12.5.1.V")
    t.refuses("duchy", "take 0", "12.5.1.V")


def test_digging_needs_somebody_below(table: type[Table]) -> None:
    """12.5.1.V At least one warrior goes: an empty Burrow digs nothing."""
    t = moles(table, hand=["sword"]).put("duchy", 8, "3 warriors").begins("duchy", "daylight")
    t.refuses("duchy", "dig with sword", "12.5.1.V")


def test_digging_needs_a_matching_clearing_without_a_tunnel(table: type[Table]) -> None:
    """12.5.1.V Rule is not needed; a tunnel that is there, and another suit, are in the way."""
    t = moles(table, hand=["sword"]).put("duchy", "burrow", DIGGERS).put("duchy", 7, "tunnel")
    t.put("marquise", 9, "5 warriors").begins("duchy", "daylight")
    t.says("duchy", "dig with sword")
    assert t.options("duchy") == ["dig in 2", "dig in 9", "dig in 11"]
    t.refuses("duchy", "dig in 7", "12.5.1.V")
    t.refuses("duchy", "dig in 8", "12.5.1.V")
    t.refuses("duchy", "dig in burrow", "12.5.1.V")
    t.says("duchy", "dig in 9", "take 1")
    assert t.at(9) == "duchy 1 warrior, duchy 1 tunnel, marquise 5 warriors"


def test_a_bird_digs_to_any_suit_but_not_without_one(table: type[Table]) -> None:
    """12.5.1.V, 2.1.1, 12.2.2 Every clearing of the map, and not the Burrow."""
    t = moles(table, hand=["armorers"]).put("duchy", "burrow", DIGGERS)
    t.begins("duchy", "daylight").says("duchy", "dig with armorers")
    assert t.options("duchy") == [f"dig in {place}" for place in range(1, 13)]


def test_a_lone_warrior_goes_unasked(table: type[Table]) -> None:
    """12.5.1.V All can see that only one can go."""
    t = moles(table, hand=["cobbler"]).put("duchy", "burrow", "1 warrior")
    t.begins("duchy", "daylight").says("duchy", "dig with cobbler", "dig in 5")
    assert t.at(5) == "duchy 1 warrior, duchy 1 tunnel"


# ---- 12.2.4 Tunnels


def test_gen_no_points_for_own_pieces(table: type[Table]) -> None:
    """12.2.4, 12.5.1.V, 3.2.1 With all three on the map one is removed first: no point for it."""
    t = moles(table, hand=["sword"]).put("duchy", "burrow", DIGGERS).put("duchy", 3, "tunnel")
    t.put("duchy", 4, "tunnel").put("duchy", 8, "tunnel").begins("duchy", "daylight")
    t.says("duchy", "dig with sword")
    assert t.options("duchy") == ["collapse 3", "collapse 4", "collapse 8"]
    t.refuses("duchy", "collapse 9", "12.2.4")
    t.says("duchy", "collapse 4", "dig in 11", "take 2")
    assert (t.at(4), t.at(11)) == ("", "duchy 2 warriors, duchy 1 tunnel")
    assert t.vp == {}
    assert t.supply("duchy", "tunnel") == 0


def test_none_is_removed_while_one_is_left(table: type[Table]) -> None:
    """12.2.4 Only with all of them on the map."""
    t = moles(table, hand=["sword"]).put("duchy", "burrow", DIGGERS).put("duchy", 3, "tunnel")
    t.put("duchy", 4, "tunnel").begins("duchy", "daylight").says("duchy", "dig with sword")
    assert t.asked() == "duchy.dig_place"


def test_the_clearing_that_lost_its_tunnel_has_none(table: type[Table]) -> None:
    """12.2.4 The removal comes first: the new tunnel may open where the old one was."""
    t = moles(table, hand=["sword"]).put("duchy", "burrow", DIGGERS)
    for place in (2, 7, 9):
        t.put("duchy", place, "tunnel")
    t.begins("duchy", "daylight").says("duchy", "dig with sword", "collapse 7")
    assert t.options("duchy") == ["dig in 7", "dig in 11"]
    t.refuses("duchy", "dig in 2", "12.5.1.V")
    t.says("duchy", "dig in 7", "take 4")
    assert t.at(7) == "duchy 4 warriors, duchy 1 tunnel"


def test_a_tunnel_that_leaves_no_place_stays(table: type[Table]) -> None:
    """12.2.4, 12.5.1.V With tunnels in all rabbit clearings but the keep's, one of these goes."""
    t = moles(table, hand=["cobbler"]).put("duchy", "burrow", DIGGERS).put("marquise", 3, "keep")
    t.put("duchy", 4, "tunnel").put("duchy", 5, "tunnel").put("duchy", 9, "tunnel")
    t.put("marquise", 10, "1 warrior").also(suits={"10": "fox"}).begins("duchy", "daylight")
    t.says("duchy", "dig with cobbler")
    assert t.options("duchy") == ["collapse 4", "collapse 5"]
    t.refuses("duchy", "collapse 9", "12.5.1.V")
    t.says("duchy", "collapse 5", "take 1")
    assert t.at(5) == "duchy 1 warrior, duchy 1 tunnel"


def test_governed_tunnels_stay(table: type[Table]) -> None:
    """12.2.4, 17.2.3 Of tunnels beside Governing assemblies none is removed, so none is placed."""
    t = moles(table, "council", hand=["cobbler"]).put("duchy", "burrow", DIGGERS)
    for place in (3, 9, 12):
        t.put("duchy", place, "tunnel").put("council", place, "governing_assembly")
    t.begins("duchy", "daylight").refuses("duchy", "dig with cobbler", "12.5.1.V")
    t.agrees()
    t.says("duchy", "entreat 9").says("council", "pass").says("duchy", "dig with cobbler")
    assert t.options("duchy") == ["dig in 4", "dig in 5", "dig in 10"]
    assert t.at(9) == "council 1 closed_assembly", "the only one that could be removed is gone"
    t.agrees()


def test_no_tunnel_beside_the_keep(table: type[Table]) -> None:
    """12.5.1.V, 6.2.2 Nobody else places pieces there, so nobody digs to it."""
    t = moles(table, hand=["sword"]).put("duchy", "burrow", DIGGERS).put("marquise", 9, "keep")
    t.begins("duchy", "daylight").says("duchy", "dig with sword")
    t.refuses("duchy", "dig in 9", "6.2.2")


def test_coming_up_is_a_move(table: type[Table]) -> None:
    """12.5.1.V, 4.2, 8.2.6 Warriors that come up in a sympathetic clearing cause Outrage."""
    t = moles(table, "alliance", hand=["sword", "investments"]).put("duchy", "burrow", DIGGERS)
    t.put("alliance", 11, "sympathy").begins("duchy", "daylight")
    t.says("duchy", "dig with sword", "dig in 11", "take 3")
    assert t.told("moved")[0] == {
        "law": "4.2",
        "seat": "duchy",
        "owner": "underground_duchy",
        "piece": "warrior",
        "count": 3,
        "place": "11",
        "from": "burrow",
    }
    t.says("duchy", "appease with investments")
    assert t.holds("duchy") == []


def test_digging_is_asked_of_every_hand(table: type[Table]) -> None:
    """1.2.1 Whether a card would dig or build is a secret: with nothing else, it is asked."""
    t = moles(table, hand=["sword"]).put("marquise", 8, "1 warrior")
    t.put("duchy", 12, "20 warriors").put("marquise", 12, "24 warriors")
    t.begins("duchy", "daylight")
    assert t.asked() == "duchy.assembly"
