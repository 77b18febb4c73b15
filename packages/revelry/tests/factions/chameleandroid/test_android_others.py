"""CHMD.2, CHMD.9, CHMD.10 Chameleandroid and others: battles, traits, services."""

from __future__ import annotations

import pytest
from factions.chameleandroid.androids import (
    BIRD,
    FOX,
    ME,
    RABBIT,
    answers,
    laws,
    on_id,
    scored,
    tabled,
    track,
)
from revelry.factions.chameleandroid.daylight import escalates
from revelry.factions.chameleandroid.evening import Disappear
from revelry.factions.chameleandroid.gentrify import GentrifyClearing
from revelry.factions.chameleandroid.pieces import android
from revelry.factions.chameleandroid.setup import SetUpAndroid
from revelry.factions.chameleandroid.striking import StrikeLeader

from kit.table import Table
from kit.vagabot import vagabot_items
from undergrowth.automata.orders import CraftOrder
from undergrowth.factions.lord_of_the_hundreds.raze import Raze
from undergrowth.law.battle.battle import InitiateBattle
from undergrowth.law.pieces.atoms import put
from undergrowth.law.removing.removal import may_remove, replace
from undergrowth.table.book import book

# ---- CHMD.2.2 cloaking


def attacked(*cards: str, ego: str = ", 2 ego") -> Table:
    """The Marquise with some cards beside it."""
    t = Table(ME, "marquise", "eyrie").put(ME, 5, f"warrior{ego}").put("marquise", 5, "3 warriors")
    return t.hand("marquise", *cards)


def test_chd_cloaking() -> None:
    """CHMD.2.2 Without cards she cannot attack it; with one she discards that first."""
    t = attacked().put("eyrie", 5, "warrior").does(InitiateBattle(1), turn="marquise")
    assert t.asked() == "battle.roll"  # the Eyrie are the only enemy left
    t = attacked().does(InitiateBattle(1), turn="marquise")
    assert t.done() and t.told("battled") == []
    t = attacked("sword", "anvil").put("eyrie", 5, "warrior")
    t.does(InitiateBattle(1), turn="marquise").says("marquise", f"against {ME}")
    assert t.options("marquise") == ["uncloak with anvil", "uncloak with sword"]
    t.refuses("marquise", "uncloak with cobbler", "CHMD.2.2")
    t.says("marquise", "uncloak with sword").rolls(2, 0)
    assert t.discard == ["sword"] and t.holds("marquise") == ["anvil"]
    assert t.at(5).startswith("android 1 warrior, marquise 3 warriors")
    assert t.vp == {"marquise": 2}


def test_bots_and_hirelings_need_no_card() -> None:
    """CHMD.2.2 They attack as ever."""
    t = Table(ME, "mechanical_marquise").put(ME, 5, "warrior, ego")
    t.put("mechanical_marquise", 5, "2 warriors")
    t.battle("mechanical_marquise", against=ME, at=5).rolls(1, 0)
    assert t.at(5) == "android 1 warrior, mechanical 2 warriors"
    t = (
        Table(ME, "marquise")
        .hireling("vault_keepers", "marquise_de_cat")
        .put(ME, 5, "warrior, ego")
    )
    t.put("vault_keepers", 5, "2 keeper").battle("vault_keepers", against=ME, at=5).rolls(1, 0)
    assert t.at(5) == "android 1 warrior, vault_keepers 2 keepers"


def test_peacekeepers_are_not_hit_while_it_stands() -> None:
    """CHMD.2.1, 17.2.5 They are hit once its warrior has been removed, and it never is."""
    t = Table(ME, "marquise", "council").put(ME, 5, "warrior, 2 ego").hand("marquise", "sword")
    t.put("marquise", 5, "3 warriors").put("council", 5, "closed_assembly, 2 warriors")
    t.battle("marquise", against=ME, at=5).says("marquise", "uncloak with sword").rolls(2, 0)
    assert "ego" not in t.at(5) and "council 2 warriors" in t.at(5)


def test_the_last_card_is_enough() -> None:
    """CHMD.2.2 The battle goes on with no card left; without any it does not come to one."""
    t = attacked("sword").battle("marquise", against=ME, at=5)
    t.says("marquise", "uncloak with sword").rolls(1, 1)
    assert t.at(5) == "android 1 warrior, android 1 ego, marquise 2 warriors"
    t = attacked().battle("marquise", against=ME, at=5)
    assert t.done() and t.told("battled") == []


# ---- CHMD.2.1, CHMD.2.3 the warrior stays, ego go


def test_it_rolls_two_and_stays() -> None:
    """CHMD.2.1 Hits beyond its ego are nothing to it, and it is never defenseless."""
    t = attacked("sword", ego="").battle("marquise", against=ME, at=5)
    t.says("marquise", "uncloak with sword").rolls(3, 2)
    assert t.at(5) == "android 1 warrior, marquise 1 warrior" and t.vp == {}


def test_an_ego_is_removed_in_its_place_once_a_turn() -> None:
    """CHMD.2.3 By what would remove or replace it; then such effects fail."""
    t = Table(ME, "marquise", "eyrie").put(ME, 5, "warrior, 3 ego").put("marquise", 1, "warrior")
    g = t.begins("marquise", "daylight").game
    me = android(g, 0)
    assert may_remove(g, me.warrior, 5, 1)
    replace(g, 1, me.warrior, 5, book(g).faction(1).warrior)
    assert t.at(5) == "android 1 warrior, android 2 egos, marquise 1 warrior"
    assert t.vp == {"marquise": 1} and not may_remove(g, me.warrior, 5, 1)
    without = Table(ME, "marquise").put(ME, 5, "warrior").put("marquise", 1, "warrior")
    other = without.begins("marquise", "daylight").game
    assert not may_remove(other, android(other, 0).warrior, 5, 1)


def test_an_ego_comes_instead_of_warriors_and_scores() -> None:
    """CHMD.2.3 Once a turn, in its clearing, with the points of its space."""
    t = Table(ME, "marquise").put(ME, 5, "warrior, ego").put("marquise", 1, "warrior")
    g = t.begins("marquise", "daylight").game
    me = android(g, 0)
    assert put(g, me.warrior, 5, 2) == 1
    assert t.at(5) == "android 1 warrior, android 2 egos" and t.vp == {"android": 1}
    assert put(g, me.warrior, 5, 2) == 0


def test_its_ego_score_for_every_remover() -> None:
    """CHMD.2.3, 3.2.1 A point each, and they lie on the track again."""
    t = attacked("sword").battle("marquise", against=ME, at=5)
    t.says("marquise", "uncloak with sword").rolls(1, 0)
    assert t.vp == {"marquise": 1} and track(t) == [0, 0, 0, 0, 1, 1, 1]


# ---- CHMD.9.1 Patron


def test_patron_lays_ego_at_random() -> None:
    """CHMD.9.1 Space by space, until the rest is alike."""
    t = Table(f"{ME}:patron", "marquise").freely().does(SetUpAndroid(0))
    for _ in range(3):
        t.chance("random piece superego")
    assert track(t) == [1, 1, 1, 0, 0, 0, 0, 0] and t.done()


def test_patron_gives_cards_for_icons() -> None:
    """CHMD.9.1 chd-patron-points: in battle icons go first, and bring a card instead of a point."""
    t = Table(f"{ME}:patron", "marquise").put(ME, 5, "warrior, ego, 2 superego")
    t.put("marquise", 5, "3 warriors").hand("marquise", "sword").also(deck_top=[FOX, RABBIT])
    t.battle("marquise", against=ME, at=5).says("marquise", "uncloak with sword").rolls(3, 0)
    assert t.vp == {"marquise": 1} and t.holds("marquise") == sorted([FOX, RABBIT])
    t = Table(f"{ME}:patron", "marquise").put(ME, 5, "warrior, 2 ego, superego")
    t.put("marquise", 5, "3 warriors").hand("marquise", "sword").also(deck_top=[FOX])
    t.battle("marquise", against=ME, at=5).says("marquise", "uncloak with sword").rolls(1, 0)
    assert "android 2 egos" in t.at(5) and t.vp == {} and t.holds("marquise") == [FOX]


def test_patron_leaves_other_bonuses() -> None:
    """CHMD.9.1 The Despot still scores for a token that he has removed."""
    t = Table(f"{ME}:patron", "eyrie").put(ME, 5, "warrior, superego").put("eyrie", 5, "2 warriors")
    t.board("eyrie", leader="despot").hand("eyrie", "sword")
    t.battle("eyrie", against=ME, at=5).says("eyrie", "uncloak with sword").rolls(1, 0)
    assert t.vp == {"eyrie": 1}


def test_without_the_trait_icons_are_ego_like_others() -> None:
    """CHMD.9.1 A point each, and nothing is drawn."""
    t = attacked("sword", ego=", superego").battle("marquise", against=ME, at=5)
    t.says("marquise", "uncloak with sword").rolls(1, 0)
    assert t.vp == {"marquise": 1} and t.holds("marquise") == []


# ---- CHMD.9.2 Abduction


def test_abduction_takes_half_along() -> None:
    """CHMD.9.2 Rounded up, of each player, at once; hirelings are no players."""
    t = (
        tabled(FOX, "abduction")
        .hireling("vault_keepers", "marquise_de_cat")
        .put(ME, 9, "warrior, ego")
    )
    t.put("marquise", 9, "3 warriors").put("eyrie", 9, "2 warriors, roost")
    t.put("vault_keepers", 9, "2 keeper").does(Disappear(0), turn=ME)
    assert answers(t) == ["relocate to 1"]
    there = "android 1 warrior, android 1 ego, marquise 2 warriors, eyrie 1 warrior"
    assert t.at(1) == there
    assert t.at(9) == (
        "marquise 1 warrior, eyrie 1 warrior, eyrie 1 roost, vault_keepers 2 keepers"
    )


def test_who_goes_along_says_its_owner() -> None:
    """CHMD.9.2 Of warriors of several kinds."""
    t = tabled(FOX, "abduction", others=("knaves",)).put(ME, 9, "warrior")
    t.put("knaves", 9, "2 warriors, thief").does(Disappear(0), turn=ME)
    assert t.options("knaves") == ["also thief", "take 2"]
    t.refuses("knaves", "take 1", "CHMD.9.2")
    t.says("knaves", "also thief")
    assert t.at(1) == "android 1 warrior, knaves 1 warrior, knaves 1 thief"


def test_nobody_goes_along_where_it_stays() -> None:
    """CHMD.9.2 Or without the trait."""
    t = tabled(FOX, "abduction").put(ME, 1, "warrior")
    for place in range(1, 13):
        t.put("marquise", place, "2 warriors")
    t.does(Disappear(0), turn=ME)
    assert t.at(1) == "android 1 warrior, marquise 2 warriors"
    t = (
        tabled(FOX)
        .put(ME, 9, "warrior")
        .put("marquise", 9, "2 warriors")
        .does(Disappear(0), turn=ME)
    )
    assert t.at(9) == "marquise 2 warriors"


# ---- CHMD.9.3, CHMD.9.4 City Builder, Kingpin


def test_city_builder_scores_anyway() -> None:
    """CHMD.9.3 Though she declines; nothing goes onto the Id."""
    t = scored(tabled(FOX, "city_builder"), 5, 3, 8).put(ME, 5, "warrior, ego")
    t.does(GentrifyClearing(0), turn=ME).says("marquise", "pass")
    assert t.vp == {"android": 1} and on_id(t) == 0
    t = (
        scored(tabled(FOX, "city_builder"), 5, 8, 3)
        .put(ME, 5, "warrior")
        .put("marquise", 5, "keep")
    )
    t.does(GentrifyClearing(0), turn=ME).says("eyrie", "pass")
    assert laws(t) == [("CHMD.2.3", 3)]


@pytest.mark.parametrize(
    ("trait", "points", "does"),
    [
        ("", (4, 6, 5), True),
        ("", (4, 4, 4), True),
        ("", (4, 6, 3), False),
        ("kingpin", (4, 6, 3), True),
        ("kingpin", (4, 4, 3), False),
    ],
)
def test_when_daylight_escalates(trait: str, points: tuple[int, int, int], does: bool) -> None:
    """CHMD.7, CHMD.9.4 With nobody behind it; for a Kingpin with anybody ahead."""
    t = scored(tabled(FOX, *([trait] if trait else [])), *points).put(ME, 5, "warrior")
    g = t.put("marquise", 1, "warrior").freely().begins("marquise", "daylight").game
    assert escalates(g, android(g, 0)) == does


def test_who_has_left_the_track_keeps_it_calm() -> None:
    """CHMD.7, 3.3.1 But for a Kingpin that is behind somebody else."""
    for trait, does in (("", False), ("kingpin", True)):
        t = scored(tabled(FOX, *([trait] if trait else [])), 4, 6, 9).put(ME, 5, "warrior")
        t.put("marquise", 1, "warrior").board("eyrie", dominance=["dominance_fox"])
        g = t.freely().begins("marquise", "daylight").game
        assert escalates(g, android(g, 0)) == does


# ---- CHMD.10.1, CHMD.10.2 services

ROBOTS = "riverfolk_robots"


def test_it_pays_with_an_ego() -> None:
    """CHMD.10.1 It leaves its clearing; the seller puts down its own warriors."""
    t = Table(ME, ROBOTS, "marquise").board(ROBOTS, market=[FOX]).board(ME, order=["tax_collector"])
    t.put(ME, 5, "warrior, ego").does(CraftOrder(0), turn=ME, phase="birdsong")
    assert answers(t) == [f"trade for {FOX}"] and t.at(5) == "android 1 warrior"
    assert t.crafts(ME) == {"hammer": 1} and len(track(t)) == 8
    t = Table(ME, ROBOTS, "marquise").board(ROBOTS, market=[FOX]).board(ME, order=["tax_collector"])
    t.put(ME, 5, "warrior").does(CraftOrder(0), turn=ME, phase="birdsong")
    assert answers(t) == []


def test_it_hires_warriors_for_a_battle() -> None:
    """CHMD.10.1 And no boats."""
    t = scored(tabled(FOX, others=(ROBOTS, "eyrie")), 5, 3, 8).put(ME, 5, "warrior, ego")
    t.put(ROBOTS, 5, "2 warriors").put("eyrie", 5, "3 warriors").does(StrikeLeader(0), turn=ME)
    assert answers(t) == ["attack in 5 eyrie_dynasties", "hire warriors"]
    t.rolls(3, 0)
    assert "eyrie" not in t.at(5)


def test_hired_warriors_take_every_second_hit() -> None:
    """CHMD.2.1, 11.2.7.IIIa The first hit is its own, and takes an ego; without one they fall."""
    t = scored(tabled(FOX, others=(ROBOTS, "eyrie")), 5, 3, 8).put(ME, 5, "warrior, 3 ego")
    t.put(ROBOTS, 5, "3 warriors").put("eyrie", 5, "5 warriors").does(StrikeLeader(0), turn=ME)
    t.rolls(2, 2)
    assert t.at(5).startswith("android 1 warrior, android 1 ego, robots 2 warriors")
    t = scored(tabled(FOX, others=(ROBOTS, "eyrie")), 5, 3, 8).put(ME, 5, "warrior, ego")
    t.put(ROBOTS, 5, "3 warriors").put("eyrie", 5, "5 warriors").does(StrikeLeader(0), turn=ME)
    t.rolls(2, 2)
    assert t.at(5).startswith("android 1 warrior, robots 1 warrior")


def test_it_buys_an_ambush_before_all_else() -> None:
    """CHMD.10.2, CHMD.8.1 With the advanced card, before an easy one loses an ego."""
    t = Table(f"{ME}:easy", f"{ROBOTS}:advanced_services", "marquise")
    t.board(ROBOTS, market=["ambush_fox", "anvil"]).put(ME, 5, "warrior, 2 ego")
    t.put("marquise", 1, "warrior").begins(ME, "birdsong")
    assert answers(t)[:2] == ["trade for ambush_fox", "shed ego"]
    t = Table(ME, ROBOTS, "marquise").board(ROBOTS, market=["ambush_fox"])
    t.put(ME, 5, "warrior, ego").put("marquise", 1, "warrior").begins(ME, "birdsong")
    assert "trade for ambush_fox" not in answers(t)


def test_it_plays_the_ambush_that_it_has_bought() -> None:
    """CHMD.10.2 One that matches, others before birds; the attacker may foil it."""
    t = attacked("sword", "ambush_mouse").board(ME, ambushes=["ambush_bird", "ambush_rabbit"])
    t.battle("marquise", against=ME, at=5).says("marquise", "uncloak with sword")
    assert answers(t) == ["play ambush_rabbit"]
    t.rolls(0, 0)
    assert "marquise 1 warrior" in t.at(5) and "ambush_rabbit" in t.discard


# ---- CHMD.10.3 full removals


def test_a_favor_takes_two_ego() -> None:
    """CHMD.10.3 Of all that lie there; the warrior stays."""
    t = Table(ME, "marquise").put(ME, 5, "warrior, 3 ego, superego").put("marquise", 5, "workshop")
    t.hand("marquise", "favor_of_the_rabbits").put("marquise", 3, "workshop").put(
        "marquise", 4, "workshop"
    )
    t.put("marquise", 9, "warrior").begins("marquise", "daylight").says(
        "marquise", "craft favor_of_the_rabbits"
    )
    assert "android 1 warrior, android 1 ego, android 1 superego" in t.at(5)
    assert t.vp["marquise"] == 2


def test_a_bomb_takes_two_ego() -> None:
    """CHMD.10.3, R.11.8.1 Like any automated opponent's pieces."""
    t = (
        Table(ME, "corvids")
        .put(ME, 5, "warrior, 3 ego")
        .put("corvids", 5, "warrior, face_down_bomb")
    )
    t.begins("corvids", "birdsong").says("corvids", "flip plot 5")
    assert "android 1 warrior, android 1 ego" in t.at(5)


def test_a_mob_takes_two_ego() -> None:
    """CHMD.10.3 Of its four."""
    t = Table(ME, "hundreds").put(ME, 5, "warrior, 4 ego").put("hundreds", 5, "mob")
    t.put("hundreds", 1, "warlord").does(Raze(1), turn="hundreds", phase="birdsong")
    assert "android 1 warrior, android 2 egos" in t.at(5) and t.vp == {"hundreds": 2}


def test_with_one_ego_it_loses_that() -> None:
    """CHMD.10.3, CHMD.2.3 Nothing stands in for the warrior then."""
    t = Table(ME, "corvids").put(ME, 5, "warrior, ego").put("corvids", 5, "warrior, face_down_bomb")
    t.begins("corvids", "birdsong").says("corvids", "flip plot 5")
    assert "android 1 warrior" in t.at(5) and "ego" not in t.at(5)


# ---- CHMD.10.4 the Council


def test_it_always_entreats() -> None:
    """CHMD.10.4 For that the Council wins Loyalists, and places none."""
    t = Table(ME, "council").put("council", 5, "governing_assembly").put(ME, 1, "warrior")
    t.also(deck_top=[BIRD]).board("council", loyalists=2).begins(ME, "birdsong")
    assert t.told("entreated")[0]["place"] == "5"
    assert t.options("council") == ["win loyalist", "pass"]


def test_it_entreats_at_the_start_of_daylight_too() -> None:
    """CHMD.10.4, 1.4.2 If an assembly is open then, it closes before any other step."""
    t = Table(ME, "council").put("council", 5, "governing_assembly").put(ME, 1, "warrior")
    t.board("council", loyalists=2).begins(ME, "daylight")
    assert t.told("entreated")[0]["place"] == "5"
    assert t.options("council") == ["win loyalist", "pass"]


# ---- CHMD.10.5 what automated opponents do


def invited(other: str, warriors: int, *options: str, ego: str = "") -> Table:
    """Another automated opponent, with so many warriors there after two have come."""
    t = scored(Table(":".join([ME, *options]), other, "eyrie"), 5, 3, 8)
    if other == "electric_eyrie":
        t = scored(Table(":".join([ME, *options]), other, "marquise"), 5, 3, 8)
    t.board(ME, order=[FOX]).put(ME, 5, f"warrior{ego}")
    return t.put(other, 5, f"{warriors - 2} warriors") if warriors > 2 else t


def outcome(t: Table) -> str:
    """Return what it has placed besides warriors."""
    t.does(GentrifyClearing(0), turn=ME)
    other = t.game.seat_name(1)
    short = t.short(1)
    found = [
        each for each in t.at(5).split(", ") if each.startswith(short) and "warrior" not in each
    ]
    assert (on_id(t) == 0) == bool(found), other
    return ", ".join(found)


@pytest.mark.parametrize(
    ("other", "warriors", "placed"),
    [
        ("mechanical_marquise", 4, "mechanical 1 sawmill"),
        ("mechanical_marquise", 3, ""),
        ("electric_eyrie", 2, "electric 1 roost"),
        ("automated_alliance", 2, "automated 1 base_rabbit"),
        ("logical_lizards", 4, "logical 1 garden_rabbit"),
        ("logical_lizards", 3, ""),
        ("riverfolk_robots", 2, "robots 1 trade_post_rabbit"),
        ("drillbit_duchy", 4, "drillbit 1 citadel"),
        ("drillbit_duchy", 3, ""),
    ],
)
def test_automated_opponents_accept_by_their_warriors(
    other: str, warriors: int, placed: str
) -> None:
    """CHMD.10.5 As the table says."""
    assert outcome(invited(other, warriors)) == placed


def test_the_marquise_places_what_she_has_most_of() -> None:
    """CHMD.10.5.I, R.4.7.3 On the map; of two kinds recruiters before workshops."""
    t = invited("mechanical_marquise", 4).put("mechanical_marquise", 1, "workshop")
    assert outcome(t.put("mechanical_marquise", 2, "recruiter")) == "mechanical 1 recruiter"
    t = invited("mechanical_marquise", 4).put("mechanical_marquise", 1, "workshop")
    assert outcome(t.put("mechanical_marquise", 2, "workshop")) == "mechanical 1 workshop"


def test_the_eyrie_keep_their_last_roost() -> None:
    """CHMD.10.5.II Nor do they place a second one there."""
    t = invited("electric_eyrie", 2)
    for place in (1, 2, 3, 4, 6, 7):
        t.put("electric_eyrie", place, "roost")
    assert outcome(t) == ""


def test_the_alliance_place_sympathy_else_and_score() -> None:
    """CHMD.10.5.III, R.6.5.1 Without a matching base on the board, or warriors."""
    t = invited("automated_alliance", 2).put("automated_alliance", 3, "base_rabbit, sympathy")
    assert outcome(t) == "automated 1 sympathy" and t.vp["automated"] == 1


def test_the_vagabot_repairs_else_refreshes() -> None:
    """CHMD.10.5.IV The number of ego that are missing does not matter."""
    t = (
        scored(Table(ME, "vagabot", "eyrie"), 5, 3, 8)
        .put(ME, 5, "warrior")
        .put("vagabot", 1, "pawn")
    )
    t.board("vagabot", character="thief", items=["boot damaged", "torch exhausted"])
    t.does(GentrifyClearing(0), turn=ME)
    assert vagabot_items(t) == "1 ready, 1 exhausted" and "ego" in t.at(5)


def test_the_duchy_place_by_their_supply() -> None:
    """CHMD.10.5.VII, R.10.5.3 A market while few warriors are left."""
    t = invited("drillbit_duchy", 4).put("drillbit_duchy", 1, "10 warriors")
    assert outcome(t) == "drillbit 1 market"


def test_the_corvids_place_a_random_plot() -> None:
    """CHMD.10.5.VIII Face down, and none beside another."""
    t = invited("cogwheel_corvids", 2).does(GentrifyClearing(0), turn=ME)
    t.chance("random piece face_down_raid")
    assert "cogwheel 1 face_down_raid" in t.at(5)
    t = invited("cogwheel_corvids", 2).put("cogwheel_corvids", 5, "snare")
    t.does(GentrifyClearing(0), turn=ME)
    assert on_id(t) == 1 and t.done()


@pytest.mark.parametrize(("options", "accepts"), [((), False), (("city_builder",), True)])
def test_too_much_ego_deters_them(options: tuple[str, ...], accepts: bool) -> None:
    """CHMD.10.5, CHMD.9.3 Four in its clearing, or on the Id; unless it is a City Builder."""
    t = invited("electric_eyrie", 2, *options, ego=", 4 ego").does(GentrifyClearing(0), turn=ME)
    assert ("roost" in t.at(5)) == accepts
    t = invited("electric_eyrie", 2, *options).board(ME, the_id={"ego": 4})
    t.does(GentrifyClearing(0), turn=ME)
    assert ("roost" in t.at(5)) == accepts
    t = invited("electric_eyrie", 2, *options, ego=", 3 ego").does(GentrifyClearing(0), turn=ME)
    assert "roost" in t.at(5)


def test_people_choose_what_they_like() -> None:
    """CHMD.5.3 With any numbers they may choose anything that is not on the map."""
    t = scored(tabled(FOX), 5, 3, 8).put(ME, 5, "warrior, 4 ego").put("marquise", 1, "keep")
    t.does(GentrifyClearing(0), turn=ME)
    offered = ["accept sawmill", "accept workshop", "accept recruiter", "accept wood", "pass"]
    assert t.options("marquise") == offered
