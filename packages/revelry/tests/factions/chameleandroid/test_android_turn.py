"""CHMD.3 to CHMD.6 The setup and the turn of Chameleandroid, and its reasons."""

from __future__ import annotations

import pytest
from factions.chameleandroid.androids import (
    FOX,
    ME,
    answers,
    laws,
    on_id,
    scored,
    tabled,
    track,
)
from revelry.factions.chameleandroid.daylight import Appear
from revelry.factions.chameleandroid.ego import PLACED, REVELED, placing
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
