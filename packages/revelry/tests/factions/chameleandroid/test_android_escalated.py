"""CHMD.7 The escalated Daylight of Chameleandroid: target, terminate, battle, revel."""

from __future__ import annotations

from factions.chameleandroid.androids import (
    BIRD,
    FOX,
    ME,
    MOUSE,
    RABBIT,
    answers,
    laws,
    on_id,
    scored,
    tabled,
    track,
)
from revelry.factions.chameleandroid.escalated import EscalatingDaylight
from revelry.factions.chameleandroid.striking import StrikeLeader
from revelry.factions.chameleandroid.targeting import TargetLeader
from revelry.factions.chameleandroid.terminating import TerminateEach


def test_chd_escalated() -> None:
    """CHMD.7 No enemy has fewer points: it targets, and does not appear."""
    t = scored(tabled(FOX), 4, 6, 5).put(ME, 5, "warrior").put("marquise", 8, "warrior, sawmill")
    t.begins(ME, "daylight")
    assert answers(t)[:2] == ["relocate to 8", "terminate in 8 marquise_de_cat"]
    assert not answers(t, "gentrify")


def test_it_is_calm_while_anybody_is_behind() -> None:
    """CHMD.7 Also when it takes the lead in the middle of it; who left the track is behind."""
    t = scored(tabled(FOX), 4, 9, 3).put(ME, 5, "warrior, 4 ego").begins(ME, "daylight")
    t.says("eyrie", "accept roost") if t.asked() == "pieces.gift" else None
    assert answers(t, "gentrify") == ["gentrify eyrie_dynasties"]
    assert not answers(t, "terminate", "attack")


def test_it_targets_the_leader() -> None:
    """CHMD.7.1 In the clearing where that enemy has built most, then has the fewest warriors."""
    t = scored(tabled(FOX), 4, 9, 6).put(ME, 5, "warrior, ego")
    t.put("marquise", 1, "2 warriors, sawmill").put("marquise", 8, "warrior, sawmill")
    t.put("marquise", 12, "warrior").put("eyrie", 6, "roost").put("marquise", 9, "2 sawmill")
    t.does(TargetLeader(0), turn=ME)
    assert answers(t) == ["relocate to 8"]
    assert "android 1 ego" in t.at(8)


def test_ties_between_leaders() -> None:
    """CHMD.7.1.I chd-target-tie: in an ordered clearing, then the latest in turn order."""
    t = scored(tabled(FOX), 4, 9, 9).put(ME, 5, "warrior")
    t.put("marquise", 1, "sawmill").put("eyrie", 8, "warrior").does(TargetLeader(0), turn=ME)
    assert answers(t) == ["relocate to 8"]
    t = scored(tabled(FOX), 4, 9, 9).put(ME, 5, "warrior")
    t.put("marquise", 1, "sawmill").put("eyrie", 9, "warrior").does(TargetLeader(0), turn=ME)
    assert answers(t) == ["relocate to 1"]


def test_a_vagabond_who_leads_is_found_anywhere() -> None:
    """CHMD.7.1 In a clearing that is not ordered; not in a forest, and not while others lead."""
    t = scored(tabled(FOX, others=("vagabond", "eyrie")), 4, 9, 6).put(ME, 5, "warrior")
    t.put("vagabond", 9, "pawn").put("eyrie", 8, "roost").does(TargetLeader(0), turn=ME)
    assert answers(t) == ["relocate to 9"]
    t = scored(tabled(FOX, others=("vagabond", "eyrie")), 4, 6, 9).put(ME, 5, "warrior")
    t.put("vagabond", 9, "pawn").put("eyrie", 8, "roost").does(TargetLeader(0), turn=ME)
    assert answers(t) == ["relocate to 8"]


def test_the_order_is_replaced_until_an_enemy_is_there() -> None:
    """CHMD.7.1 chd-target-none: the old cards are discarded, and nothing is crafted."""
    t = scored(tabled(FOX), 4, 9, 6).put(ME, 5, "warrior").put("marquise", 9, "warrior")
    t.also(deck_top=[RABBIT, MOUSE]).does(TargetLeader(0), turn=ME)
    assert answers(t) == [f"countermand {FOX}", f"countermand {RABBIT}", "relocate to 9"]
    assert t.discard == sorted([FOX, RABBIT]) and t.crafts(ME) == {}


def test_with_nobody_in_clearings_it_revels() -> None:
    """CHMD.7.1, CHMD.7.4 chd-target-none: the order stays, and two ego come at once."""
    t = scored(tabled(FOX), 4, 9, 6).put(ME, 5, "warrior").begins(ME, "daylight")
    assert answers(t)[:2] == ["set down 1 ego 5", "set down 1 ego 5"]
    assert on_id(t) == 1


# ---- terminate


def test_it_terminates_in_each_ordered_clearing() -> None:
    """CHMD.7.2 chd-terminate-order: by priority, of the enemy that leads there; warriors, tokens,
    then
    buildings."""
    t = scored(tabled(FOX), 4, 9, 6).put(ME, 5, "warrior").put("marquise", 1, "warrior, sawmill")
    t.put("eyrie", 1, "2 warriors").put("eyrie", 6, "warrior, roost")
    t.put("marquise", 8, "wood, sawmill").put("marquise", 12, "sawmill").put("marquise", 9, "wood")
    t.does(TerminateEach(0), turn=ME)
    assert answers(t) == [
        "terminate in 1 marquise_de_cat",
        "terminate in 6 eyrie_dynasties",
        "terminate in 8 marquise_de_cat",
        "terminate in 12 marquise_de_cat",
    ]
    assert t.at(1) == "marquise 1 sawmill, eyrie 2 warriors"
    assert t.at(6) == "eyrie 1 roost" and t.at(8) == "marquise 1 sawmill" and t.at(12) == ""
    assert t.vp == {"android": 2}


def test_with_a_bird_it_terminates_along_the_river() -> None:
    """CHMD.7.2 And nowhere else."""
    t = scored(tabled(BIRD), 4, 9, 6).put(ME, 5, "warrior")
    for place in range(1, 13):
        t.put("marquise", place, "warrior")
    t.does(TerminateEach(0), turn=ME)
    rivers = [place for place in range(1, 13) if t.game.rivers[place]]
    assert answers(t) == [f"terminate in {place} marquise_de_cat" for place in rivers]


def test_of_two_leaders_the_first_in_turn_order_loses() -> None:
    """CHMD.7.2.I And a Vagabond damages an item of his choice."""
    t = scored(tabled(FOX, others=("vagabond", "eyrie")), 4, 9, 9).put(ME, 5, "warrior")
    t.put("vagabond", 1, "pawn").put("eyrie", 1, "warrior").put("eyrie", 6, "warrior")
    t.board("vagabond", items=["boot", "torch"]).does(TerminateEach(0), turn=ME)
    assert answers(t) == ["terminate in 1 vagabond"]
    t.says("vagabond", "damage boot ready")
    assert answers(t)[1:] == ["terminate in 6 eyrie_dynasties"]


def test_a_vagabond_with_damaged_items_alone_has_nothing_to_lose() -> None:
    """CHMD.7.2 chd-terminate-order: the next one does."""
    t = scored(tabled(FOX, others=("vagabond", "eyrie")), 4, 9, 6).put(ME, 5, "warrior")
    t.put("vagabond", 1, "pawn").put("eyrie", 1, "warrior")
    t.board("vagabond", items=["boot damaged"]).does(TerminateEach(0), turn=ME)
    assert answers(t) == ["terminate in 1 eyrie_dynasties"] and t.at(1) == "vagabond 1 pawn"


def test_chance_takes_one_of_several_tokens() -> None:
    """CHMD.7.2, R.1.2.1 Of what is of one sort and different kinds; a face-down plot stays one."""
    t = scored(tabled(FOX), 4, 9, 6).put(ME, 5, "warrior").put("marquise", 1, "keep, wood")
    t.does(TerminateEach(0), turn=ME).chance("random piece wood")
    assert t.at(1) == "marquise 1 keep"
    t = scored(tabled(FOX, others=("corvids", "eyrie")), 4, 9, 6).put(ME, 5, "warrior")
    t.put("corvids", 1, "face_down_bomb").does(TerminateEach(0), turn=ME)
    assert t.at(1) == ""


# ---- battle, revel


def test_it_battles_the_leader_beside_it() -> None:
    """CHMD.7.3, CHMD.7.3.I The first in turn order of two; CHMD.2.1 and it deals two."""
    t = scored(tabled(FOX), 4, 9, 9).put(ME, 5, "warrior, 2 ego")
    t.put("marquise", 5, "3 warriors").put("eyrie", 5, "1 warrior")
    t.does(StrikeLeader(0), turn=ME).rolls(3, 1)
    assert answers(t) == ["attack in 5 marquise_de_cat"]
    assert t.at(5) == "android 1 warrior, android 1 ego, marquise 1 warrior, eyrie 1 warrior"
    assert t.vp == {"marquise": 1} and t.done()


def test_it_battles_again_while_that_enemy_is_defenseless() -> None:
    """CHMD.7.3 With one warrior fallen and a building left."""
    t = scored(tabled(FOX), 4, 9, 6).put(ME, 5, "warrior").put("marquise", 5, "warrior, 2 sawmill")
    t.put("eyrie", 5, "1 warrior").does(StrikeLeader(0), turn=ME).rolls(1, 0)
    assert answers(t) == ["attack in 5 marquise_de_cat"] * 2
    t.rolls(0, 0)
    assert t.at(5) == "android 1 warrior, marquise 1 sawmill, eyrie 1 warrior" and t.done()


def test_it_does_not_battle_again_where_none_are_left() -> None:
    """CHMD.7.3 Nor where there is nobody to begin with."""
    t = scored(tabled(FOX), 4, 9, 6).put(ME, 5, "warrior").put("marquise", 5, "warrior")
    t.does(StrikeLeader(0), turn=ME).rolls(1, 0)
    assert answers(t) == ["attack in 5 marquise_de_cat"]
    t = tabled(FOX).put(ME, 5, "warrior").does(StrikeLeader(0), turn=ME)
    assert answers(t) == [] and t.done()


def test_chd_revel_empty_track() -> None:
    """CHMD.7.4 Three for the last ego, three for the missing one; none is left for the Id."""
    t = scored(tabled(FOX, others=("marquise",)), 4, 20).put(ME, 5, "warrior, 5 ego, 2 superego")
    t.put("marquise", 9, "warrior").does(EscalatingDaylight(0), turn=ME)
    revels = [points for law, points in laws(t) if law in ("CHMD.7.4", "CHMD.2.3")]
    assert revels == [3, 3]
    assert on_id(t) == 0 and track(t) == []


def test_it_stores_an_ego_only_while_it_is_behind() -> None:
    """CHMD.7.4 After its points."""
    t = scored(tabled(MOUSE, others=("marquise",)), 8, 8).put(ME, 5, "warrior, 2 ego")
    t.put("marquise", 9, "warrior").does(EscalatingDaylight(0), turn=ME)
    assert t.vp["android"] == 2 and on_id(t) == 0 and t.done()
