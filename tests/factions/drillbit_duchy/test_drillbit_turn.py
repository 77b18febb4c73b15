"""R.10.4 to R.10.7 The turn of the Drillbit Duchy."""

from __future__ import annotations

import pytest

from factions.drillbit_duchy.drill import (
    BIRD,
    FOX,
    ME,
    MOUSE,
    RABBIT,
    announced,
    swayed,
    tabled,
)
from kit.fuzz import random_game
from kit.table import Table
from undergrowth import Setup
from undergrowth.factions.drillbit_duchy.battles import DrillBattles
from undergrowth.factions.drillbit_duchy.build import DrillBuild
from undergrowth.factions.drillbit_duchy.dig import DrillDig
from undergrowth.factions.drillbit_duchy.evening import DrillRally, DrillSway, ScoreMarkets
from undergrowth.factions.drillbit_duchy.ministers import ActWithMinisters
from undergrowth.table.frames import Frame


def acts(t: Table, frame: Frame, phase: str = "daylight") -> Table:
    """One procedure of its turn and nothing else."""
    return t.does(frame, turn=ME, phase=phase)


# ---- R.10.4 Birdsong


def test_the_order_is_crafted() -> None:
    """R.10.4.1, R.10.4.2, R.10.6.4 The top card; it stays the order and is discarded in Evening."""
    t = Table(ME, "marquise").also(deck_top=["root_tea_fox"]).put("marquise", 5, "2 warriors")
    t.begins(ME, "birdsong")
    assert (t.vp["drillbit"], t.crafts(ME)) == (1 + 1, {"tea": 1}), "and a point for no building"
    assert t.discard == ["root_tea_fox"]


# ---- R.10.5.1 Dig


def test_dig_where_most_slots_are_open() -> None:
    """R.10.5.1 Then the fewest enemy warriors, then by priority; four warriors move."""
    t = tabled().put(ME, "burrow", "5 warriors").put("marquise", 11, "2 warriors, sawmill")
    t.put("marquise", 2, "warrior")
    acts(t, DrillDig(0))
    assert announced(t) == ["set down 1 tunnel 7", "send from burrow 7 4"]
    assert t.at("burrow") == "drillbit 1 warrior"


def test_a_bird_order_digs_among_enemies() -> None:
    """R.10.5.1 In the clearing with most enemy buildings and tokens."""
    t = tabled(order=BIRD).put(ME, "burrow", "4 warriors").put("marquise", 10, "sawmill, wood")
    t.put("marquise", 1, "workshop")
    assert announced(acts(t, DrillDig(0)))[0] == "set down 1 tunnel 10"


def test_dig_needs_four_warriors_and_a_clearing_of_its_own_none() -> None:
    """R.10.5.1 No tunnel and no Duchy building there."""
    assert announced(acts(tabled().put(ME, "burrow", "3 warriors"), DrillDig(0))) == []
    t = tabled().put(ME, "burrow", "4 warriors")
    t.put(ME, 2, "tunnel").put(ME, 7, "market").put(ME, 9, "citadel")
    assert announced(acts(t, DrillDig(0)))[0] == "set down 1 tunnel 11"


def test_ddu_dig_takes_tunnel() -> None:
    """R.10.5.1 The tunnel with fewest of its warriors is taken."""
    t = tabled().put(ME, "burrow", "4 warriors")
    for place, n in ((1, 3), (8, 1), (10, 4)):
        t.put(ME, place, f"{n} warriors, tunnel")
    acts(t, DrillDig(0))
    assert t.at(8) == "drillbit 1 warrior"
    assert announced(t) == ["set down 1 tunnel 11", "send from burrow 11 4"]


def test_overwhelm() -> None:
    """R.3.3.2 Two Digs, each with three warriors."""
    t = tabled(options="overwhelm").put(ME, "burrow", "7 warriors")
    t.put("marquise", 5, "warrior").begins(ME, "daylight")
    sent = [each for each in announced(t) if each.startswith("send from burrow")]
    assert [each.split()[-1] for each in sent] == ["3", "3"]


def test_invaders_dig_beside_buildings() -> None:
    """R.3.3.2 Most enemy buildings, then fewest enemy warriors."""
    t = tabled(options="invaders").put(ME, "burrow", "4 warriors")
    t.put("marquise", 9, "sawmill, 2 warriors").put("marquise", 11, "workshop, warrior")
    assert announced(acts(t, DrillDig(0)))[0] == "set down 1 tunnel 11"


# ---- R.10.5.2 Battle


def test_battles_in_ordered_clearings() -> None:
    """R.10.5.2 Against most buildings, then most pieces, then most points."""
    t = tabled("marquise", "eyrie").scores(eyrie=9)
    for place in (2, 7, 9, 1):
        t.put(ME, place, "2 warriors")
    t.put("marquise", 2, "4 warriors").put("eyrie", 2, "roost")
    t.put("marquise", 7, "2 warriors").put("eyrie", 7, "warrior")
    t.put("marquise", 9, "warrior").put("eyrie", 9, "warrior").put("eyrie", 1, "warrior")
    acts(t, DrillBattles(0)).rolls(0, 0).rolls(0, 0).rolls(0, 0)
    assert announced(t) == [
        "attack in 2 eyrie_dynasties",
        "attack in 7 marquise_de_cat",
        "attack in 9 eyrie_dynasties",
    ]


@pytest.mark.parametrize(("tunnel", "hits"), [(True, 1), (False, 0)])
def test_the_captain(tunnel: bool, hits: int) -> None:
    """R.10.7.1 An extra hit as attacker where a tunnel is."""
    t = tabled(swayed=["captain"]).put(ME, 9, "2 warriors").put("marquise", 9, "3 warriors")
    if tunnel:
        t.put(ME, 9, "tunnel")
    acts(t, DrillBattles(0)).rolls(0, 0)
    assert t.told("dealt_hits")[0]["attacker_hits"] == hits
    t = tabled(swayed=["captain"]).put(ME, 9, "2 warriors, tunnel").put("marquise", 9, "warrior")
    t.battle("marquise", against=ME, at=9).rolls(0, 0)
    assert t.told("dealt_hits")[0]["defender_hits"] == 0


# ---- R.10.5.3 Build


def test_build_where_most_warriors_rule() -> None:
    """R.10.5.3 A citadel while nine warriors are in the supply, else a market; slots needed."""
    t = tabled().put(ME, 9, "3 warriors").put(ME, 1, "4 warriors").put("marquise", 1, "sawmill")
    t.put(ME, 2, "4 warriors")
    assert announced(acts(t, DrillBuild(0))) == ["set down 1 citadel 2"]
    t = tabled().put(ME, 9, "12 warriors")
    assert announced(acts(t, DrillBuild(0))) == ["set down 1 market 9"]


def test_ddu_build_impossible() -> None:
    """R.10.5.3 A point instead, while buildings are left."""
    assert acts(tabled(), DrillBuild(0)).vp == {"drillbit": 1}
    t = tabled().freely()
    for place in (2, 7, 9):
        t.put(ME, place, "citadel, market")
    assert acts(t, DrillBuild(0)).vp == {}


def test_a_citadel_that_is_not_left_is_no_market() -> None:
    """R.10.5.3 With nine in the supply it would place a citadel."""
    t = tabled()
    for place in (2, 7, 9):
        t.put(ME, place, "citadel")
    t.put(ME, 5, "2 warriors")
    assert acts(t, DrillBuild(0)).vp == {"drillbit": 1}


def test_invaders_battle_where_they_cannot_build() -> None:
    """R.3.3.2 In each clearing, no slot being open where it rules."""
    t = tabled(options="invaders").put(ME, 1, "2 warriors").put("marquise", 1, "sawmill")
    t.put(ME, 5, "warrior").put("marquise", 5, "2 warriors")
    acts(t, DrillBuild(0)).rolls(0, 0).rolls(0, 0)
    assert announced(t) == ["attack in 1 marquise_de_cat", "attack in 5 marquise_de_cat"]
    assert t.vp == {"drillbit": 1}, "for the sawmill"


# ---- R.10.5.4, R.10.7 ministers


def test_ministers_act_from_top_to_bottom() -> None:
    """R.10.5.4 Those with a crown; who can do nothing is passed by."""
    crowns = ["captain", "foremole", "brigadier", "banker", "mayor", "baron_of_dirt"]
    t = tabled(swayed=crowns).put(ME, 9, "2 warriors, market")
    acts(t, ActWithMinisters(0))
    orders = [each for each in announced(t) if each.startswith("order")]
    assert orders == ["order banker", "order mayor", "order baron_of_dirt"]


def test_the_marshal() -> None:
    """R.10.7.2 Beside a building, with fewest of its warriors; of equals by priority."""
    t = tabled(swayed=["marshal"]).put(ME, 3, "warrior, citadel").put(ME, 10, "warrior, market")
    acts(t.put(ME, 1, "2 warriors, citadel").put(ME, 2, "tunnel"), ActWithMinisters(0))
    assert t.at(3) == "drillbit 2 warriors, drillbit 1 citadel"


@pytest.mark.parametrize(("warriors", "sent"), [(2, []), (3, ["3"]), (6, ["4"])])
def test_the_brigadier(warriors: int, sent: list[str]) -> None:
    """R.10.7.4 A Dig with three warriors or more, where most enemy buildings and tokens are."""
    t = tabled(swayed=["brigadier"]).put(ME, "burrow", f"{warriors} warriors")
    t.put("marquise", 9, "sawmill, 3 warriors")
    acts(t, ActWithMinisters(0))
    assert [each.split()[-1] for each in announced(t) if each.startswith("send")] == sent
    assert ("set down 1 tunnel 9" in announced(t)) is bool(sent)


def test_the_banker() -> None:
    """R.10.7.5 Another building."""
    t = acts(tabled(swayed=["banker"]).put(ME, 9, "2 warriors"), ActWithMinisters(0))
    assert announced(t) == ["order banker", "set down 1 citadel 9"]


def test_the_mayor() -> None:
    """R.10.7.6 Of the clearings it rules the one with most warriors: a warrior for a point."""
    t = tabled(swayed=["mayor"]).put(ME, 9, "2 warriors").put(ME, 5, "3 warriors")
    t.put("marquise", 5, "4 warriors")
    acts(t, ActWithMinisters(0))
    assert (t.at(9), t.vp) == ("drillbit 1 warrior", {"drillbit": 1})
    assert acts(tabled(swayed=["mayor"]), ActWithMinisters(0)).vp == {}


def test_the_lords() -> None:
    """R.10.7.7, R.10.7.8, R.10.7.9 Citadels, markets, and two points for all tunnels."""
    lords = ["earl_of_stone", "baron_of_dirt", "duchess_of_mud"]
    t = tabled(swayed=lords).put(ME, 9, "citadel, market").put(ME, 2, "citadel, tunnel")
    t.put(ME, 7, "tunnel")
    assert acts(t, ActWithMinisters(0)).vp == {"drillbit": 3}
    assert acts(t.put(ME, 11, "tunnel"), ActWithMinisters(0)).vp == {"drillbit": 5}


# ---- R.10.6 Evening


def test_strays_rally_at_buildings() -> None:
    """R.10.6.1 To the adjacent one with fewest of its warriors; else into the Burrow."""
    t = tabled(order=RABBIT).put(ME, 4, "2 warriors").put(ME, 8, "2 warriors, market")
    t.put(ME, 9, "warrior, citadel").put(ME, 3, "warrior").put(ME, 5, "3 warriors")
    acts(t, DrillRally(0), "evening")
    assert announced(t) == ["withdraw from 3 1", "send from 4 9 2"]
    assert (t.at("burrow"), t.at(5)) == ("drillbit 1 warrior", "drillbit 3 warriors")


def test_nobody_is_taken_from_a_governing_assembly() -> None:
    """R.10.6.1, 17.2.3 Strays there may only move; what is too many stays, as by R.9.6.2."""
    t = tabled("council", order=RABBIT).put("council", 10, "governing_assembly")
    t.put("council", 3, "governing_assembly").put("council", 4, "governing_assembly")
    t.put(ME, 10, "6 warriors").put(ME, 3, "2 warriors").put(ME, 4, "2 warriors")
    t.put(ME, 9, "5 warriors, market")
    acts(t, DrillRally(0), "evening")
    assert announced(t) == ["send from 4 9 2", "withdraw from 9 3"]
    assert "drillbit 6 warriors" in t.at(10) and "drillbit 2 warriors" in t.at(3)
    assert t.at("burrow") == "drillbit 3 warriors"


def test_what_is_too_many_goes_home() -> None:
    """R.10.6.1 All but four of each clearing it rules, whatever the order."""
    t = tabled(order=MOUSE).put(ME, 5, "6 warriors").put(ME, 1, "5 warriors")
    t.put("marquise", 1, "6 warriors")
    acts(t, DrillRally(0), "evening")
    assert announced(t) == ["withdraw from 5 2"]
    assert t.at("burrow") == "drillbit 2 warriors"


def test_ddu_score_and_sway() -> None:
    """R.10.6.2, R.10.6.3 A point for each market; the topmost minister of the order."""
    t = tabled(swayed=["foremole"])
    for place in (2, 7, 9):
        t.put(ME, place, "market")
    t.put("marquise", 5, "2 warriors").begins(ME, "evening")
    assert t.vp == {"drillbit": 3}
    assert swayed(t) == ["foremole", "mayor"]


@pytest.mark.parametrize(
    ("order", "crowns", "minister"),
    [
        (FOX, [], "captain"),
        (BIRD, [], "duchess_of_mud"),
        (FOX, ["captain", "brigadier", "earl_of_stone", "duchess_of_mud"], "baron_of_dirt"),
    ],
)
def test_sway(order: str, crowns: list[str], minister: str) -> None:
    """R.10.6.3 The topmost ordered; on a bird, and where none is left, the bottommost."""
    t = acts(tabled(order=order, swayed=crowns), DrillSway(0), "evening")
    assert announced(t) == [f"crown {minister}"]


def test_nightmare_scores_each_evening() -> None:
    """R.3.3.1, R.10.6.4 After the order card is discarded."""
    t = tabled(options="nightmare").put("marquise", 5, "2 warriors").begins(ME, "evening")
    assert (t.vp, t.discard) == ({"drillbit": 1}, [MOUSE])
    assert acts(tabled(), ScoreMarkets(0), "evening").vp == {}


# ---- the printed example


def test_the_example_turn() -> None:
    """R.10.4.1, R.10.4.3, R.10.5, R.10.6 The example of the chapter, move by move.

    No chart has its map: here clearings 8 and 9 stand for its 7 and 1.
    """
    suits = {4: "mouse", 12: "mouse", 9: "rabbit", 3: "fox", 10: "fox", 7: "fox", 11: "rabbit"}
    t = Table(f"{ME}:easy", "marquise", "eyrie", "lizards", suits=suits)
    t.also(deck_top=[MOUSE]).board(ME, swayed=["captain", "marshal", "foremole", "brigadier"])
    t.scores(lizards=9)
    t.put(ME, 12, "3 warriors, tunnel").put("eyrie", 12, "warrior, roost")
    t.put("marquise", 12, "3 warriors")
    t.put(ME, 4, "2 warriors").put("marquise", 4, "warrior").put("lizards", 4, "warrior")
    t.put(ME, 5, "5 warriors, tunnel").put(ME, 3, "warrior, citadel")
    t.put(ME, 10, "warrior, citadel, tunnel").put(ME, 8, "warrior, market")
    t.put(ME, 9, "2 warriors, market")
    t.begins(ME, "birdsong").rolls(0, 0).rolls(0, 0)
    assert announced(t) == [
        "set down 4 warrior burrow",
        "set down 1 tunnel 2",
        "send from burrow 2 4",
        "attack in 4 lizard_cult",
        "attack in 12 eyrie_dynasties",
        "set down 1 market 5",
        "order marshal",
        "set down 1 warrior 3",
        "send from 4 8 2",
        "withdraw from 5 1",
        "crown mayor",
    ]
    assert [each["attacker_hits"] for each in t.told("dealt_hits")] == [0, 1]
    assert t.vp["drillbit"] == 3
    assert t.at(10) == "drillbit 1 warrior, drillbit 1 citadel"


# ---- others' rules, and whole games


def test_a_snare_stops_a_dig() -> None:
    """R.11.8.2, R.10.5.1 The snare goes, no tunnel comes, and nobody moves."""
    t = tabled("corvids").put(ME, "burrow", "4 warriors").put("corvids", 11, "snare")
    acts(t, DrillDig(0))
    assert announced(t) == ["set down 1 tunnel 11"]
    assert t.at(11) == ""
    assert t.at("burrow") == "drillbit 4 warriors"


def test_a_snare_stops_the_tunnel_that_would_be_taken() -> None:
    """R.11.8.2, R.10.5.1.II This part of the action is left out: no tunnel leaves the map."""
    t = tabled("corvids").put(ME, "burrow", "4 warriors").put("corvids", 11, "snare")
    for place in (1, 8, 10):
        t.put(ME, place, "warrior, tunnel")
    acts(t, DrillDig(0))
    assert announced(t) == ["set down 1 tunnel 11"]
    assert [t.at(place) for place in (1, 8, 10)] == ["drillbit 1 warrior, drillbit 1 tunnel"] * 3


def test_digging_into_sympathy_sets_off_outrage() -> None:
    """8.2.6, R.10.5.1 Warriors have moved there."""
    t = tabled("alliance").put(ME, "burrow", "4 warriors").put("alliance", 11, "sympathy")
    acts(t, DrillDig(0))
    assert (len(t.told("outraged")), t.at("burrow")) == (1, "")


LINE_UPS = [
    ([f"{ME}:easy", "marquise"], "autumn"),
    ([f"{ME}:nightmare:foundations", "alliance", "vagabond"], "winter"),
    ([f"{ME}:challenging:overwhelm", "eyrie", "lizards"], "lake"),
    ([f"{ME}:investors:invaders", "corvids", "riverfolk", "keepers"], "mountain"),
    ([f"{ME}:foundations:investors:overwhelm:invaders", "hundreds", "marquise"], "autumn"),
]


@pytest.mark.parametrize(("seats", "map"), LINE_UPS)
def test_random_games_hold_together(seats: list[str], map: str) -> None:
    """R.2.6 Copies, saves, views, secrets and conservation."""
    g = random_game(Setup(seats=seats, map=map), 11, 260, 40)
    assert any(line.startswith(f"{ME}: ") for line in g.answers or [])
