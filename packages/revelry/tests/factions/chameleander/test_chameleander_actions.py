"""C.5 Daylight: crafting with others' pieces, and the five actions."""

from __future__ import annotations

import pytest
from revelry.factions.chameleander.actions import TakeActions
from revelry.factions.chameleander.crafting import crafters_of_all

from kit.table import Table
from undergrowth.factions.electric_eyrie.decree import destination
from undergrowth.law.moving.along import DragAlong
from undergrowth.table.book import book
from undergrowth.table.places import clearing_place


def daylight(t: Table) -> Table:
    """C.5.2 The step of actions alone."""
    return t.does(TakeActions(0, 3))


def test_chm_craft_full_points(table: type[Table]) -> None:
    """C.2.1, C.5.1 With a roost, and without what limits the Eyrie; the roost stays theirs."""
    t = table("cham", "eyrie").put("cham", 5, "warrior").put("eyrie", 5, "roost, 2 warriors")
    t.board("eyrie", leader="commander").hand("cham", "a_visit_to_friends")
    t.begins("cham", "daylight").says("cham", "craft a_visit_to_friends")
    assert t.vp == {"cham": 1} and t.crafts("cham") == {"boot": 1}


def test_each_piece_once(table: type[Table]) -> None:
    """C.2.1 All that stand there, each once a turn, and none elsewhere."""
    t = (
        table("cham", "marquise", "alliance")
        .put("cham", 5, "warrior")
        .put("marquise", 2, "workshop")
    )
    t.put("marquise", 5, "workshop").put("alliance", 5, "sympathy")
    t.hand("cham", "a_visit_to_friends", "cobbler").begins("cham", "daylight")
    t.says("cham", "craft cobbler")
    t.refuses("cham", "craft a_visit_to_friends", "4.1.1")


def test_what_is_a_crafting_piece_of_whom(table: type[Table]) -> None:
    """C.2.1 Gardens of the Outcast and pawns are, trade posts and Captains are not."""
    t = table("cham", "cult", "vagabond", "riverfolk").put("cham", 12, "warrior")
    t.put("cult", 12, "garden_fox, garden_mouse").put("vagabond", 12, "pawn")
    t.put("riverfolk", 12, "trade_post_fox").board("cult", outcast="fox")
    t.freely().begins("cham", "daylight")
    assert crafters_of_all(t.game, clearing_place(12)) == 2


def test_chm_actions(table: type[Table]) -> None:
    """C.5.2 Three, and one for each ego given up, which goes back to the track."""
    t = table("cham", "marquise").put("cham", 12, "warrior, 2 ego")
    t.hand("cham", "ambush_fox").put("marquise", 1, "warrior")
    daylight(t).says("cham", "indulge ego", "indulge ego")
    assert t.left["action"] == "0 of 5" and t.supply("cham", "ego") == 5 and t.vp == {}
    t.says("cham", "stroll", "to 9", "stroll", "to 12", "stroll", "to 9", "stroll", "to 12")
    t.says("cham", "stroll", "to 9")
    assert t.done()


def test_chm_quell_once(table: type[Table]) -> None:
    """C.5.2.I Once a turn."""
    t = table("cham", "marquise").put("cham", 12, "warrior").put("marquise", 12, "3 warriors")
    daylight(t).says("cham", "quell").rolls(0, 0)
    t.refuses("cham", "quell", "C.5.2.I")


def test_chm_stroll_drag(table: type[Table]) -> None:
    """C.5.2.II, 1.5.5 One warrior goes the same way; rule does not matter."""
    t = table("cham", "marquise").put("cham", 9, "warrior, ego").put("marquise", 9, "3 warriors")
    t.hand("cham", "ambush_fox")
    daylight(t).says("cham", "stroll", "to 12", "drag marquise_de_cat warrior")
    assert t.at(12) == "cham 1 warrior, cham 1 ego, marquise 1 warrior"
    assert t.at(9) == "marquise 2 warriors"
    assert t.asked() == "revelry:chameleander.act"


def test_a_stroll_without_cards_needs_rule(table: type[Table]) -> None:
    """C.2.3, C.5.2.II Connected Socialite takes a card in hand."""
    t = table("cham", "marquise").put("cham", 9, "warrior").put("marquise", 9, "3 warriors")
    daylight(t)
    t.refuses("cham", "stroll", "C.5.2.II")


def test_the_warlord_does_not_stroll(table: type[Table]) -> None:
    """C.5.2.II, 14.2.2 And outrage falls on whose warrior it is."""
    t = table("cham", "hundreds", "alliance").put("cham", 9, "warrior").hand("cham", "ambush_fox")
    t.put("hundreds", 9, "warlord, warrior").put("alliance", 12, "sympathy")
    t.hand("hundreds", "ambush_rabbit")
    daylight(t).says("cham", "stroll", "to 1")
    t.refuses("cham", "drag lord_of_the_hundreds warlord", "C.5.2.II")
    t.says("cham", "drag lord_of_the_hundreds warrior")
    assert t.at(9) == "hundreds 1 warlord"


def test_relics_come_along_if_it_says_so(table: type[Table]) -> None:
    """C.5.2.II Details of the forced move are its to decide."""
    t = table("cham", "keepers").put("cham", 9, "warrior").hand("cham", "ambush_fox")
    t.put("keepers", 9, "2 warriors, figure_2")
    daylight(t).says("cham", "stroll", "to 12", "drag keepers_in_iron warrior", "bring figure_2")
    assert t.at(12) == "cham 1 warrior, keepers 1 warrior, keepers 1 figure_2"


def test_beckon(table: type[Table]) -> None:
    """C.5.2.III Somebody near places a warrior of its supply."""
    t = table("cham", "marquise", "eyrie", "vagabond").put("cham", 12, "warrior")
    t.put("marquise", 9, "wood").put("eyrie", 1, "roost").put("vagabond", 12, "pawn")
    daylight(t)
    t.refuses("cham", "beckon eyrie_dynasties", "C.5.2.III")
    t.refuses("cham", "beckon vagabond", "C.5.2.III")
    t.says("cham", "beckon marquise_de_cat")
    assert t.at(12) == "cham 1 warrior, marquise 1 warrior, vagabond 1 pawn"


def test_mark_for_death(table: type[Table]) -> None:
    """C.5.2.IV A warrior gives way to an ego, which scores its space; once a turn."""
    t = table("cham", "marquise").put("cham", 5, "warrior, ego").put("marquise", 5, "2 warriors")
    t.hand("cham", "ambush_rabbit", "ambush_fox", "ambush_bird")
    daylight(t)
    t.refuses("cham", "mark with ambush_fox", "C.5.2.IV")
    t.says("cham", "mark with ambush_rabbit")
    assert t.at(5) == "cham 1 warrior, cham 2 egos, marquise 1 warrior" and t.vp == {"cham": 1}
    t.refuses("cham", "mark with ambush_bird", "C.5.2.IV")


def test_chm_mark_no_ego_left(table: type[Table]) -> None:
    """C.5.2.IV, G.23 A replacement needs a piece to place."""
    t = table("cham", "marquise").put("cham", 5, "warrior, 5 ego, 3 superego")
    t.put("marquise", 5, "2 warriors").hand("cham", "ambush_rabbit")
    daylight(t)
    t.refuses("cham", "mark with ambush_rabbit", "C.5.2.IV")


def test_chm_mark_captain(table: type[Table]) -> None:
    """C.5.2.IV, 18.2.5 Captains cannot be replaced."""
    t = table("cham", "knaves").put("cham", 5, "warrior").hand("cham", "ambush_rabbit")
    t.board("knaves", captains=["thief", "scoundrel", "harrier"]).put("knaves", 5, "thief")
    daylight(t)
    t.refuses("cham", "mark with ambush_rabbit", "C.5.2.IV")


def test_chm_cajole_declined(table: type[Table]) -> None:
    """C.5.2.V Only the point of the space."""
    t = table("cham", "marquise").put("cham", 5, "warrior, ego").put("marquise", 5, "2 warriors")
    t.hand("cham", "ambush_fox", "ambush_bird")
    daylight(t).says("cham", "cajole with ambush_fox").says("marquise", "pass")
    assert t.vp == {"cham": 1}
    t.refuses("cham", "cajole with ambush_bird", "C.5.2.V")


def test_the_ruler_places_what_it_likes(table: type[Table]) -> None:
    """C.5.2.V, G.20 Free of all but a slot; it scores nothing, and Chameleander one more."""
    t = table("cham", "marquise").put("cham", 5, "warrior, ego").put("marquise", 5, "2 warriors")
    t.hand("cham", "ambush_fox")
    daylight(t).says("cham", "cajole with ambush_fox")
    offered = {"wood", "sawmill", "workshop", "recruiter", "keep"}
    assert set(t.options("marquise")) == {*(f"accept {piece}" for piece in offered), "pass"}
    t.says("marquise", "accept keep")
    assert t.vp == {"cham": 2}
    assert t.at(5) == "cham 1 warrior, cham 2 egos, marquise 2 warriors, marquise 1 keep"


def test_a_tunnel_may_be_taken_off_the_map_first(table: type[Table]) -> None:
    """C.2.8, C.5.2.V The Duchy may always place one."""
    t = table("cham", "duchy").put("cham", 5, "warrior").put("duchy", 5, "2 warriors")
    for place in (1, 2, 3):
        t.put("duchy", place, "tunnel")
    t.hand("cham", "ambush_fox")
    daylight(t).says("cham", "cajole with ambush_fox").says("duchy", "accept tunnel", "lift from 2")
    assert t.at(2) == "" and "duchy 1 tunnel" in t.at(5) and t.vp == {"cham": 1}


def test_a_tunnel_may_be_placed_where_it_was(table: type[Table]) -> None:
    """C.2.8, 12.2.4 Always: any tunnel may be removed first, that one, too."""
    t = table("cham", "duchy").put("cham", 5, "warrior").put("duchy", 5, "2 warriors, 3 tunnels")
    daylight(t.hand("cham", "ambush_fox")).says("cham", "cajole with ambush_fox")
    t.says("duchy", "accept tunnel")
    assert "duchy 3 tunnels" in t.at(5) and t.vp == {"cham": 1}


def two_tunnels(table: type[Table], *foxes: int) -> Table:
    """Two tunnels in 5 and one in 9, with a rabbit card to dig; 3 is closed by the keep, and some
    rabbit clearings belong to foxes."""
    t = table("duchy", "marquise", "cham", suits=dict.fromkeys(foxes, "fox"))
    t.hand("duchy", "cobbler")
    t.put("duchy", "burrow", "6 warriors").put("duchy", 5, "2 tunnel").put("duchy", 9, "tunnel")
    t.put("marquise", 3, "keep").put("cham", 12, "warrior")
    return t.begins("duchy", "daylight")


def test_of_two_tunnels_in_a_clearing_one_stays(table: type[Table]) -> None:
    """C.5.2.V, 12.2.4, 12.5.1.V Without one of them the clearing has a tunnel: no dig is left."""
    t = two_tunnels(table, 4, 10)
    t.refuses("duchy", "dig with cobbler", "12.5.1.V")
    t.agrees()


def test_either_of_two_tunnels_goes_for_another_clearing(table: type[Table]) -> None:
    """C.5.2.V, 12.2.4 The one left in the clearing of two keeps it from being dug again."""
    t = two_tunnels(table, 10).says("duchy", "dig with cobbler")
    assert t.options("duchy") == ["collapse 5", "collapse 9"]
    t.agrees()
    t.says("duchy", "collapse 5", "take 1")
    assert (t.at(5), t.at(4)) == ("duchy 1 tunnel", "duchy 1 warrior, duchy 1 tunnel")


def test_several_tokens_in_a_clearing(table: type[Table]) -> None:
    """C.2.8, C.5.2.V Limits do not count for what is placed so."""
    t = table("cham", "alliance").put("cham", 5, "warrior").hand("cham", "ambush_fox")
    t.put("alliance", 5, "2 warriors, sympathy")
    daylight(t).says("cham", "cajole with ambush_fox").says("alliance", "accept sympathy")
    assert "alliance 2 sympathys" in t.at(5) and t.vp == {"cham": 1}


def test_chm_cajole_unruled(table: type[Table]) -> None:
    """C.5.2.V Another faction must rule there."""
    t = table("cham", "marquise").put("cham", 5, "warrior").put("marquise", 5, "warrior")
    t.hand("cham", "ambush_fox")
    daylight(t)
    t.refuses("cham", "cajole with ambush_fox", "C.5.2.V")


CAJOLED = [
    ("mechanical_marquise", "4 warriors", "mechanical 1 sawmill"),
    ("mechanical_marquise", "3 warriors", ""),
    ("electric_eyrie", "2 warriors, roost", "electric 2 roosts"),
    ("automated_alliance", "2 warriors", "automated 1 base_rabbit"),
    ("automated_alliance", "2 warriors, base_rabbit, sympathy", "automated 2 sympathys"),
    ("logical_lizards", "3 warriors", ""),
    ("circuit_board_goats", "4 warriors", ""),
]
"""The ruler of its clearing, its pieces there, and the piece that it places."""


@pytest.mark.parametrize(("other", "there", "placed"), CAJOLED)
def test_automated_rulers_place_by_their_warriors(other: str, there: str, placed: str) -> None:
    """C.5.2.V, CHMD.10.5 Free of limits, for no points; it scores one where something comes."""
    t = Table("cham", other).put("cham", 5, "warrior, ego").put(other, 5, there)
    daylight(t.hand("cham", "ambush_fox")).says("cham", "cajole with ambush_fox")
    assert t.vp == ({"cham": 2} if placed else {"cham": 1})
    assert placed in t.at(5) and t.asked() == "revelry:chameleander.act"


def test_automated_rulers_place_beside_their_plots() -> None:
    """C.5.2.V, CHMD.10.5.VIII Rules that forbid it do not hold; of several plots chance takes
    one."""
    t = Table("cham", "cogwheel_corvids").put("cham", 5, "warrior, ego")
    t.put("cogwheel_corvids", 5, "2 warriors, bomb").hand("cham", "ambush_fox")
    daylight(t).says("cham", "cajole with ambush_fox").chance("random piece face_down_raid")
    assert "cogwheel 1 face_down_raid" in t.at(5) and t.vp == {"cham": 2}


@pytest.mark.parametrize(("here", "the_id"), [("4 ego", 0), ("ego", 4)])
def test_too_much_ego_deters_automated_rulers(here: str, the_id: int) -> None:
    """CHMD.10.5 Four in its clearing, with the one that has just come, or on the Id."""
    t = Table("cham", "electric_eyrie").put("cham", 5, f"warrior, {here}")
    t.put("electric_eyrie", 5, "2 warriors").hand("cham", "ambush_fox")
    t.board("cham", the_id={"ego": the_id})
    daylight(t).says("cham", "cajole with ambush_fox")
    assert "roost" not in t.at(5)


def test_chm_boast_after_mark(table: type[Table]) -> None:
    """C.6.1, C.5.2.IV After a mark nobody boasts."""
    t = table("cham", "marquise").put("cham", 5, "warrior").put("marquise", 5, "2 warriors")
    t.hand("cham", "ambush_rabbit", "armorers").begins("cham", "daylight")
    t.says("cham", "mark with ambush_rabbit", "pass")
    assert t.game.turn == 1 and "armorers" in t.holds("cham") and t.vp == {}


def test_a_snare_stops_an_automated_faction_that_it_beckons(table: type[Table]) -> None:
    """C.5.2.III, R.11.8.2 The snare goes, and nobody comes."""
    t = table("cham", "corvids", "electric_eyrie").put("cham", 1, "warrior")
    t.put("corvids", 1, "snare").put("electric_eyrie", 1, "warrior")
    daylight(t).says("cham", "beckon electric_eyrie")
    assert t.at(1) == "cham 1 warrior, electric 1 warrior"


def test_a_snare_stops_an_automated_warrior_that_is_taken_along(table: type[Table]) -> None:
    """1.5.5, R.11.8.2 The snare goes, and the warrior stays."""
    t = table("cham", "corvids", "electric_eyrie").put("cham", 2, "warrior")
    t.put("corvids", 1, "snare").put("electric_eyrie", 1, "warrior")
    kind = book(daylight(t).game).faction(2).warrior
    t.does(DragAlong(0, kind, clearing_place(1), clearing_place(2)))
    assert t.at(1) == "electric 1 warrior" and t.done()


def test_any_of_several_plots_may_be_exposed(table: type[Table]) -> None:
    """C.2.8, 13.2.4 A guess is right if any plot that lies face down there is of that type."""
    for guess, left in (("bomb", "face_down_raid"), ("raid", "face_down_bomb")):
        t = table("cham", "corvids").put("cham", 6, "warrior").hand("cham", "anvil", "sword")
        t.put("corvids", 6, "face_down_bomb, face_down_raid")
        daylight(t).says("cham", "expose 6", "expose with anvil", f"expose as {guess}")
        assert t.vp["cham"] == 1 and t.at(6) == f"cham 1 warrior, corvids 1 {left}"


def test_positions_hold_what_was_placed_against_limits(table: type[Table]) -> None:
    """C.5.2.V Two of what comes alone, and buildings in clearings of other suits."""
    t = table("cham", "corvids", "lizard_cult", "alliance").put("cham", 6, "warrior")
    t.put("corvids", 6, "bomb, face_down_raid").put("lizard_cult", 6, "garden_mouse")
    t.put("alliance", 8, "base_rabbit, base_mouse")
    assert t.begins("cham", "daylight").asked()
    t = table("cham", "council", "diaspora", "riverfolk").put("cham", 6, "warrior")
    t.put("council", 6, "closed_assembly, governing_assembly")
    t.put("diaspora", 6, "peaceful_enclave, militant_enclave")
    t.put("riverfolk", 6, "trade_post_fox, trade_post_mouse")
    assert t.begins("cham", "daylight").asked()


def test_two_roosts_are_no_more_than_a_roost(table: type[Table]) -> None:
    """R.5.5.1.II, G.20 All clearings next to it have a roost, so the lowest priority decides."""
    t = table("cham", "electric_eyrie").put("electric_eyrie", 5, "3 warriors")
    t.put("electric_eyrie", 1, "roost").put("electric_eyrie", 2, "2 roosts")
    t.put("cham", 9, "warrior")
    assert destination(daylight(t).game, t.seat("electric_eyrie"), 5).target == 2
