"""CHMD.3 to CHMD.8 The setup and the turn of Chameleandroid."""

from __future__ import annotations

import pytest
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
from revelry.factions.chameleandroid.birdsong import EndBirdsong, ShedEgo
from revelry.factions.chameleandroid.daylight import Appear
from revelry.factions.chameleandroid.ego import PLACED, REVELED, placing
from revelry.factions.chameleandroid.escalated import EscalatingDaylight
from revelry.factions.chameleandroid.evening import Disappear
from revelry.factions.chameleandroid.gentrify import GentrifyClearing
from revelry.factions.chameleandroid.setup import SetUpAndroid
from revelry.factions.chameleandroid.striking import StrikeLeader
from revelry.factions.chameleandroid.targeting import TargetLeader
from revelry.factions.chameleandroid.terminating import TerminateEach

from kit.table import Table
from undergrowth import Game, Setup, position
from undergrowth.law.setup.standard import setup_letter
from undergrowth.table.book import book
from undergrowth.table.frames import Frame

# ---- setup


def test_it_starts_in_the_lowest_clearing() -> None:
    """CHMD.3.1, CHMD.3.2 Its one warrior; all ego on the track, icons on the right."""
    t = Table(ME, "marquise").freely().does(SetUpAndroid(0))
    assert t.at(12) == "android 1 warrior" and t.supply(ME, "warrior") == 0
    assert track(t) == [0, 0, 0, 0, 0, 1, 1, 1]


def test_it_keeps_out_of_a_keep() -> None:
    """CHMD.3.2, R.2.3 The next lowest clearing."""
    t = Table(ME, "marquise").put("marquise", 12, "keep").freely().does(SetUpAndroid(0))
    assert t.at(11) == "android 1 warrior"


# ---- Birdsong


def test_it_reveals_and_crafts() -> None:
    """CHMD.4.1, CHMD.4.2 One point for the item of the top card."""
    t = Table(ME, "marquise").also(deck_top=[FOX]).put(ME, 5, "warrior").begins(ME, "birdsong")
    assert t.told("revealed_order")[0] == {"law": "CHMD.4.1", "seat": "android", "card": FOX}
    assert t.crafts(ME) == {"hammer": 1}


# ---- appear


def test_chd_appear_place() -> None:
    """CHMD.5.1, CHMD.5.2 Clearing 12 holds most of the Marquise's warriors; then an ego for 1."""
    t = scored(tabled(FOX), 5, 3, 8).put(ME, 5, "warrior, ego")
    t.put("marquise", 8, "1 warrior").put("marquise", 12, "3 warriors")
    t.begins(ME, "daylight")
    assert answers(t)[:2] == ["relocate to 12", "set down 1 ego 12"]
    assert laws(t)[0] == ("CHMD.5.2", 1)
    assert t.at(5) == "" and "android 1 warrior, android 2 egos" in t.at(12)
    assert t.told("targeted_player")[0]["why"] == "fewest_points"


def test_it_appears_where_a_slot_is_open() -> None:
    """CHMD.5.1 Before it looks at warriors; ego go along."""
    t = scored(tabled(FOX), 5, 3, 8).put(ME, 5, "warrior, 2 ego").put("marquise", 8, "5 warriors")
    t.put("eyrie", 8, "roost").put("marquise", 6, "1 warrior").put("marquise", 8, "sawmill")
    t.does(Appear(0), turn=ME)
    assert answers(t) == ["relocate to 6"]
    assert t.at(6) == "android 1 warrior, android 2 egos, marquise 1 warrior"
    assert t.told("targeted")[0]["why"] == "open_slot most_of_its_warriors"


def test_with_no_open_slot_the_next_test_counts() -> None:
    """CHMD.5.1, R.2.3 chd-no-open-slot: the most warriors, then priority."""
    t = scored(tabled(FOX), 5, 3, 8).put(ME, 5, "warrior")
    t.put("eyrie", 1, "roost").put("marquise", 6, "2 sawmill").put("marquise", 8, "2 workshop")
    t.put("marquise", 12, "2 recruiter, warrior")
    t.does(Appear(0), turn=ME)
    assert answers(t) == ["relocate to 12"]


def test_who_has_left_the_score_track_is_last() -> None:
    """CHMD.5.1, CHMD.5.3, 3.3.1 chd-missing-marker-first: before all who have points."""
    t = scored(tabled(FOX), 5, 3, 8).put(ME, 5, "warrior").put("marquise", 8, "warrior")
    t.put("eyrie", 12, "warrior").board("eyrie", dominance=["dominance_fox"]).does(
        Appear(0), turn=ME
    )
    assert answers(t) == ["relocate to 12"]


@pytest.mark.parametrize(("points", "whom"), [((3, 3), "eyrie"), ((3, 4), "marquise")])
def test_ties_for_the_fewest_points(points: tuple[int, int], whom: str) -> None:
    """CHMD.5.1.I, CHMD.5.3.I The latest in turn order."""
    t = scored(tabled(FOX), 5, *points).put(ME, 5, "warrior")
    t.put("marquise", 8, "warrior").put("eyrie", 12, "warrior").does(Appear(0), turn=ME)
    assert answers(t) == ["relocate to 12" if whom == "eyrie" else "relocate to 8"]


def test_it_stays_where_it_is_if_that_is_best() -> None:
    """CHMD.5.1 No move then."""
    t = scored(tabled(FOX), 5, 3, 8).put(ME, 12, "warrior").put("marquise", 12, "warrior")
    t.does(Appear(0), turn=ME)
    assert answers(t) == ["relocate to 12"] and t.told("moved") == []


# ---- place ego


def test_chd_place_blocked() -> None:
    """CHMD.5.2, CHMD.2.3 Beside the keep three points come instead."""
    t = tabled(FOX).put(ME, 5, "warrior").put("marquise", 5, "keep")
    t.does(placing(0, PLACED), turn=ME)
    assert t.vp == {"android": 3} and laws(t) == [("CHMD.2.3", 3)]
    assert t.at(5) == "android 1 warrior, marquise 1 keep" and answers(t) == []


@pytest.mark.parametrize(("placed", "points"), [(0, 0), (1, 1), (4, 2), (5, 2), (6, 3), (7, 3)])
def test_an_ego_scores_the_space_it_leaves(placed: int, points: int) -> None:
    """CHMD.5.2, CHMD.2.4 From the left end of the track, into its clearing."""
    own = [f"{min(placed, 5)} ego"] if placed else []
    own += [f"{placed - 5} superego"] if placed > 5 else []
    t = tabled(FOX).put(ME, 5, ", ".join(["warrior", *own])).does(placing(0, PLACED), turn=ME)
    assert t.vp == ({"android": points} if points else {})
    assert len(track(t)) == 7 - placed


def test_a_snare_takes_the_ego_and_is_gone() -> None:
    """CHMD.2.3, R.11.8.2 It scores as if nothing could be placed there."""
    t = tabled(FOX, others=("corvids", "eyrie")).put(ME, 5, "warrior").put("corvids", 5, "snare")
    t.does(placing(0, PLACED), turn=ME)
    assert t.at(5) == "android 1 warrior" and t.vp["android"] == 4


# ---- gentrify


def gentrified(*others: str, place: int = 5, ego: int = 0) -> Table:
    """It gentrifies a clearing in which it is with some ego; the first of the others is last."""
    t = tabled(FOX, others=others).put(ME, place, "warrior" + (f", {ego} ego" if ego else ""))
    return scored(t, 5, 3, *(8 for _ in others[1:]))


def test_chd_gentrify_declines() -> None:
    """CHMD.5.3 Two warriors come; she declines, and an ego goes onto the Id without points."""
    t = gentrified("marquise", "eyrie").does(GentrifyClearing(0), turn=ME)
    assert answers(t) == ["gentrify marquise_de_cat"]
    t.says("marquise", "pass")
    assert t.at(5) == "android 1 warrior, marquise 2 warriors"
    assert on_id(t) == 1 and len(track(t)) == 7 and t.vp == {}


def test_she_accepts_and_both_score() -> None:
    """CHMD.5.3 She scores as usual for a building; it places an ego and scores that."""
    t = gentrified("marquise", "eyrie", ego=1).put("marquise", 1, "sawmill")
    t.does(GentrifyClearing(0), turn=ME)
    t.says("marquise", "accept sawmill")
    assert t.vp == {"marquise": 1, "android": 1}
    assert t.at(5) == "android 1 warrior, android 2 egos, marquise 2 warriors, marquise 1 sawmill"
    assert on_id(t) == 0 and t.done()


def test_sympathy_scores_its_space() -> None:
    """CHMD.5.3 And costs no supporters."""
    t = gentrified("alliance", "eyrie").put("alliance", 1, "sympathy")
    t.does(GentrifyClearing(0), turn=ME).says("alliance", "accept sympathy")
    assert t.vp == {"alliance": 1}


def test_a_vagabond_repairs_or_refreshes() -> None:
    """CHMD.5.3 Instead of placing anything; no warriors come."""
    t = gentrified("vagabond", "eyrie").put("vagabond", 5, "pawn")
    t.board("vagabond", items=["boot damaged"]).does(GentrifyClearing(0), turn=ME)
    assert t.options("vagabond") == ["repair boot damaged", "pass"]
    t.says("vagabond", "repair boot damaged")
    assert t.at(5) == "android 1 warrior, android 1 ego, vagabond 1 pawn"


def test_with_nothing_to_repair_an_ego_is_stored() -> None:
    """CHMD.5.3 Nobody is asked."""
    t = gentrified("vagabond", "eyrie").put("vagabond", 5, "pawn")
    t.does(GentrifyClearing(0), turn=ME)
    assert on_id(t) == 1 and t.done()


def test_as_many_warriors_come_as_there_are() -> None:
    """CHMD.5.3, 1.5.4 And none where a rule keeps them out."""
    t = gentrified("marquise", "eyrie").put("marquise", 1, "24 warriors")
    t.does(GentrifyClearing(0), turn=ME)
    assert t.at(5) == "android 1 warrior, marquise 1 warrior"
    t = gentrified("eyrie", "marquise").put("marquise", 5, "keep")
    t.does(GentrifyClearing(0), turn=ME)
    assert t.at(5) == "android 1 warrior, marquise 1 keep"


# ---- Evening


def test_it_disappears() -> None:
    """CHMD.6.1, CHMD.2.4 The fewest tokens, then buildings, then warriors; its own count not."""
    t = tabled(FOX).put(ME, 9, "warrior, 3 ego").put("marquise", 9, "warrior")
    for place in range(1, 13):
        t.put("eyrie", place, "1 warrior")
    t.put("marquise", 2, "wood").put("marquise", 1, "sawmill").does(Disappear(0), turn=ME)
    assert answers(t) == ["relocate to 3"]
    assert t.at(3) == "android 1 warrior, android 3 egos, eyrie 1 warrior"
    assert t.told("targeted")[0]["why"] == "fewest_tokens fewest_buildings fewest_warriors priority"


def test_it_may_stay() -> None:
    """CHMD.6.1 chd-disappear: where its own clearing is the best, though its ego lie there."""
    t = tabled(FOX).put(ME, 1, "warrior, 3 ego").does(Disappear(0), turn=ME)
    assert answers(t) == ["relocate to 1"] and t.told("moved") == []


def test_a_snare_holds_it_once() -> None:
    """CHMD.6.1, R.11.8.2 It stays, and the snare is gone."""
    t = tabled(FOX, others=("corvids", "eyrie")).put(ME, 9, "warrior").put("corvids", 9, "snare")
    t.does(Disappear(0), turn=ME)
    assert t.at(9) == "android 1 warrior"


def test_the_order_is_discarded() -> None:
    """CHMD.6.2 After it has disappeared; CHMD.8.3 a nightmare scores."""
    t = tabled(FOX, "nightmare").put(ME, 9, "warrior").begins(ME, "evening")
    assert FOX in t.discard and t.vp["android"] == 1


# ---- escalated Daylight


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
    """CHMD.7.1 Where that enemy has built most, then has the fewest warriors."""
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
    """CHMD.7.2 chd-terminate-order: by priority, of whoever leads there; warriors, tokens, then
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


# ---- difficulties

LEVELS = [
    ("easy", 1, 0, 0),
    ("default", 0, 0, 0),
    ("challenging", 0, 1, 0),
    ("nightmare", 0, 1, 0),
    ("alternate_challenging", 0, 0, 1),
    ("alternate_nightmare", 0, 0, 1),
    ("easy_challenging", 1, 1, 0),
    ("easy_nightmare", 1, 1, 0),
    ("easy_alternate_challenging", 1, 0, 1),
    ("easy_alternate_nightmare", 1, 0, 1),
    ("easy_both_challenging", 1, 1, 1),
    ("easy_both_nightmare", 1, 1, 1),
]


@pytest.mark.parametrize(("level", "sheds", "grows", "stores"), LEVELS)
@pytest.mark.parametrize("ego", [0, 1, 2])
def test_difficulties(level: str, sheds: int, grows: int, stores: int, ego: int) -> None:
    """CHMD.8.1, CHMD.8.2, CHMD.8.4, CHMD.8.6 At the start of Birdsong, and at its end."""
    own = f"warrior, {ego} ego" if ego else "warrior"
    t = Table(f"{ME}:{level}", "marquise").put(ME, 5, own).put("marquise", 1, "warrior")
    g = t.begins("marquise", "daylight").game
    assert ShedEgo(0).applies(g) == bool(sheds and ego)
    assert EndBirdsong(0).applies(g) == bool(grows if ego else stores)
    t = Table(f"{ME}:{level}", "marquise").put(ME, 5, own).put("marquise", 1, "warrior")
    t.also(deck_top=[BIRD]).begins(ME, "birdsong")
    assert answers(t, "shed") == (["shed ego"] if sheds and ego else [])
    left = ego - sheds if ego else 0
    done = answers(t)
    grown = done[: done.index("relocate to 1")].count("set down 1 ego 5")
    assert grown == int(bool(grows and left > 0))
    assert stored_by(t, "CHMD.8.4") == int(bool(stores and left == 0))


def stored_by(t: Table, law: str) -> int:
    """Return how many ego have gone onto the Id by a section."""
    return len([event for event in t.game.log or [] if event.law == law])


@pytest.mark.parametrize("level", [each[0] for each in LEVELS])
def test_nightmares_score_in_evening(level: str) -> None:
    """CHMD.8.3, CHMD.8.5, CHMD.8.6 A point."""
    t = tabled(FOX, level).put(ME, 5, "warrior").begins(ME, "evening")
    assert t.vp.get("android", 0) == int(level.endswith("nightmare"))


def test_growing_scores_nothing_placed_or_not() -> None:
    """CHMD.8.2 Without scoring, also where none can be placed."""
    t = tabled(FOX, "challenging").put(ME, 5, "warrior, 2 ego")
    t.does(EndBirdsong(0), turn=ME, phase="birdsong")
    assert t.vp == {} and t.at(5) == "android 1 warrior, android 3 egos"
    t = tabled(FOX, "challenging").put(ME, 5, "warrior, 2 ego").put("marquise", 5, "keep")
    t.does(EndBirdsong(0), turn=ME, phase="birdsong")
    assert t.vp == {} and "android 2 egos" in t.at(5)


def test_what_it_sheds_scores_nobody() -> None:
    """CHMD.8.1 It comes back to the rightmost empty space of the track."""
    t = tabled(FOX, "easy").put(ME, 5, "warrior, 5 ego, superego")
    t.does(ShedEgo(0), turn=ME, phase="birdsong")
    assert t.vp == {} and track(t) == [0, 1, 1]


# ---- why


@pytest.mark.parametrize(
    ("frame", "instead", "law"),
    [
        (Appear(0), "relocate to 9", "CHMD.5.1"),
        (Appear(0), "relocate to 1", "R.2.1"),
        (GentrifyClearing(0), "gentrify eyrie_dynasties", "R.2.2"),
        (Disappear(0), "relocate to 1", "R.2.1"),
        (TargetLeader(0), "relocate to 1", "R.2.1"),
        (TerminateEach(0), "terminate in 9 marquise_de_cat", "CHMD.7.2"),
        (TerminateEach(0), "terminate in 8 marquise_de_cat", "R.2.4"),
        (TerminateEach(0), "terminate in 1 marquise_de_cat", "R.2.2"),
        (StrikeLeader(0), "attack in 5 marquise_de_cat", "R.2.2"),
        (StrikeLeader(0), "attack in 1 marquise_de_cat", "CHMD.7.3"),
        (placing(0, REVELED, 2), "set down 2 ego 5", "R.2"),
    ],
)
def test_it_says_why(frame: Frame, instead: str, law: str) -> None:
    """R.2.1 to R.2.4 Another was better, comes first, or that is no target."""
    t = scored(tabled(FOX), 5, 3, 8).put(ME, 5, "warrior").put("marquise", 1, "wood, warrior")
    t.put("eyrie", 1, "2 warriors").put("marquise", 8, "2 warriors").put("eyrie", 5, "warrior")
    t.put("eyrie", 8, "roost").put("marquise", 5, "warrior")
    g = position.table(t.doc | {"turn": ME, "phase": "daylight"}, seed=1)
    g.asks_all = True
    g.push(frame.copy())
    g.run()
    assert g.decision is not None
    assert f"(law {law}" in (g.why_not(0, instead) or ""), (
        g.decision.texts(),
        g.why_not(0, instead),
    )


def test_it_sets_up_in_the_place_of_its_kin() -> None:
    """R.2.2, R.3.2 After all factions of the box."""
    g = Game.new(Setup(seats=["eyrie", ME, "marquise"]), 3)
    letters = [setup_letter(faction.name) for faction in book(g).factions]
    assert sorted(letters)[-1] == letters[1]
