"""R.11.3 to R.11.6 The setup and the turn of the Cogwheel Corvids."""

from __future__ import annotations

from typing import Any

import pytest

from kit.table import Table
from undergrowth import Game, Setup, position
from undergrowth.factions.cogwheel_corvids.birdsong import FlipAllPlots, RecruitFlock
from undergrowth.factions.cogwheel_corvids.daylight import CogwheelBattles, FlyOut
from undergrowth.factions.cogwheel_corvids.plotting import HatchPlot, ThePlotThickens
from undergrowth.factions.cogwheel_corvids.setup import SetUpCogwheels
from undergrowth.table.book import book
from undergrowth.table.frames import Frame
from undergrowth.table.places import PLACE

ME = "cogwheel_corvids"
FOX, RABBIT, MOUSE = "anvil", "root_tea_rabbit", "mouse_in_a_sack"


def tabled(order: str, *options: str, others: tuple[str, ...] = ("marquise",), **kw: Any) -> Table:
    """A table with it and others, an order card on its board."""
    return Table(":".join([ME, *options]), *others, **kw).board(ME, order=[order])


def answers(t: Table) -> list[str]:
    """Return what it did, as it told it."""
    return t.announced(ME)


# ---- setup


def scattered(g: Game) -> list[int]:
    """R.11.3.2 Return where its first warriors went."""
    events = [event for event in g.log or [] if event.verb == "targeted"]
    return [PLACE.parse(str(e.fields["place"])) for e in events if e.law == "R.11.3.2"]


def begun(map_name: str, seed: int) -> Game:
    """A game in which it has been set up."""
    g = Game.new(Setup(seats=["eyrie", ME], map=map_name), seed)
    while not scattered(g):
        assert g.decision is not None
        g.take(g.decision.options[0])
    return g


def test_setup() -> None:
    """R.11.3.1, R.11.3.2 A warrior in the lowest clearing of each suit, all plots in the supply."""
    g = begun("autumn", 1)
    assert sorted(scattered(g)) == [10, 11, 12]
    me = book(g).faction(1)
    assert g.box.kinds[me.warrior].count == 15
    assert sum(g.warriors_at(1, place) for place in g.clearings) + g.supply[me.warrior] == 15
    assert [g.supply[me.kind(each)] for each in ("bomb", "snare", "extortion", "raid")] == [2] * 4


def test_setup_on_the_mountain() -> None:
    """R.11.3.2, R.12.2.2 The Pass is the lowest clearing of its suit."""
    for seed in range(3):
        where = scattered(begun("mountain", seed))
        assert len(where) == 3 and 10 in where


def test_setup_keeps_out_of_a_keep() -> None:
    """R.11.3.2, R.2.3 The next lowest clearing where nobody keeps it out."""
    t = Table(ME, "marquise").put("marquise", 12, "keep").does(SetUpCogwheels(0))
    assert scattered(t.game) == [8, 10, 11]


# ---- order, craft


def test_it_reveals_and_crafts() -> None:
    """R.11.4.1, R.11.4.2 One point for the item of the top card."""
    t = Table(ME, "marquise").also(deck_top=[FOX]).put(ME, 5, "1 warrior")
    t.put("marquise", 1, "keep").begins(ME, "birdsong")
    assert t.told("revealed_order")[0]["card"] == FOX
    assert t.crafts(ME) == {"hammer": 1}
    assert t.told("crafted")[0]["law"] == "R.1.1.1"


# ---- recruit


@pytest.mark.parametrize(
    ("level", "n"), [("easy", 1), ("default", 2), ("challenging", 3), ("nightmare", 3)]
)
def test_it_recruits_in_two_ordered_clearings(level: str, n: int) -> None:
    """R.11.4.3, R.11.4.3.I Without a plot first, then with the most warriors, then by priority."""
    t = tabled(FOX, level).put(ME, 1, "3 warriors, raid").put(ME, 8, "1 warrior")
    t.does(RecruitFlock(0), turn=ME, phase="birdsong")
    assert answers(t) == [f"set down {n} warrior 8", f"set down {n} warrior 6"]
    assert t.at(8) == f"cogwheel {n + 1} warriors"
    assert t.at(1) == "cogwheel 3 warriors, cogwheel 1 raid"
    why = [(told["place"], told["why"]) for told in t.told("targeted")]
    assert why == [
        ("8", "no_plot most_own_warriors"),
        ("6", "no_plot priority"),
    ]


def test_a_bird_orders_every_clearing() -> None:
    """R.11.4.3, R.2.7 Any clearing will do."""
    t = tabled("birdy_bindle").put(ME, 11, "1 warrior").put(ME, 4, "1 warrior")
    t.does(RecruitFlock(0), turn=ME, phase="birdsong")
    assert answers(t) == ["set down 2 warrior 4", "set down 2 warrior 11"]


def test_cco_recruit_shortage() -> None:
    """R.11.4.3.II One warrior leaves clearing 4 for a plot, then recruiting goes on with it."""
    t = tabled(FOX).put(ME, 4, "4 warriors").put(ME, 5, "10 warriors, raid")
    t.does(RecruitFlock(0), turn=ME, phase="birdsong")
    assert answers(t) == ["set down 1 warrior 1", "hatch in 4"]
    t.takes("piece face_down_bomb")
    assert t.at(4) == "cogwheel 3 warriors, cogwheel 1 face_down_bomb"
    assert t.at(1) == "cogwheel 2 warriors"
    assert answers(t)[2:] == ["set down 1 warrior 1"]
    assert t.supply(ME, "warrior") == 0 and t.done()


def test_it_recruits_nothing_where_no_plot_can_thicken() -> None:
    """R.11.4.3.II, 1.5.4 Without warriors, and without three anywhere, nothing comes."""
    t = tabled(FOX).put(ME, 5, "13 warriors, raid").put(ME, 4, "2 warriors")
    t.does(RecruitFlock(0), turn=ME, phase="birdsong")
    assert answers(t) == [] and t.done()


def test_it_skips_what_is_kept_from_it() -> None:
    """R.11.4.3, R.2.3 Nobody places beside a keep."""
    t = tabled(FOX).put("marquise", 1, "keep")
    t.does(RecruitFlock(0), turn=ME, phase="birdsong")
    assert answers(t) == ["set down 2 warrior 6", "set down 2 warrior 8"]


# ---- flip


def test_cco_flip_order() -> None:
    """R.11.4.4, R.11.7.1 Bomb 3 and its sawmill 1, swapped; then the snare 4."""
    t = tabled(FOX).put(ME, 9, "face_down_snare").put(ME, 5, "face_down_bomb")
    t.put("marquise", 5, "sawmill").put(ME, 1, "raid").put(ME, 2, "extortion")
    t.does(FlipAllPlots(0), turn=ME, phase="birdsong")
    assert answers(t) == ["unmask 5"]
    t.takes("piece bomb")
    assert t.vp == {"cogwheel": 8}
    assert t.at(5) == "cogwheel 1 bomb"
    assert t.at(9) == "cogwheel 1 snare"
    assert t.told("exchanged_from_supply")[0]["with"] == "bomb"
    assert answers(t) == ["unmask 5", "unmask 9"]


# ---- battle


def test_it_battles_in_ordered_clearings_with_two() -> None:
    """R.11.5.1, R.11.5.1.I The most buildings and tokens there, then the most points."""
    t = tabled(FOX, others=("marquise", "eyrie", "alliance")).put(ME, 1, "2 warriors")
    t.put(ME, 6, "1 warrior").put("eyrie", 6, "1 warrior").put(ME, 5, "3 warriors")
    t.put("eyrie", 5, "1 warrior").put("marquise", 1, "3 warriors").put("eyrie", 1, "1 roost")
    t.put(ME, 12, "2 warriors").put("marquise", 12, "1 warrior").put("alliance", 12, "1 warrior")
    t.scores(alliance=9).does(CogwheelBattles(0), turn=ME)
    t.rolls(0, 0).rolls(0, 0)
    assert answers(t) == ["attack in 1 eyrie_dynasties", "attack in 12 woodland_alliance"]
    assert [told["why"] for told in t.told("targeted_player")] == [
        "most_buildings_and_tokens",
        "most_points",
    ]


def test_it_counts_warriors_when_a_clearing_has_its_turn() -> None:
    """R.11.5.1, R.2.4, R.11.7.4 A raid lost in clearing 10 sends a second one to clearing 12."""
    t = tabled("birdy_bindle").put(ME, 10, "2 warriors, raid").put("marquise", 10, "5 warriors")
    t.put(ME, 12, "1 warrior").put("marquise", 12, "1 warrior").put(ME, 1, "1 warrior")
    t.put("marquise", 1, "1 warrior").does(CogwheelBattles(0), turn=ME)
    t.rolls(3, 3).rolls(0, 0)
    assert answers(t) == [
        "attack in 10 marquise_de_cat",
        "swarm from 10",
        "attack in 12 marquise_de_cat",
    ]


# ---- move


def test_it_moves_all_but_two_away_from_open_plots() -> None:
    """R.11.5.2, R.11.5.2.I, R.11.2.1 To most warriors without a plot; rule does not matter."""
    t = tabled(FOX).put(ME, 1, "5 warriors, raid").put(ME, 9, "1 warrior")
    t.put("marquise", 9, "9 warriors").put("marquise", 1, "9 warriors")
    t.put(ME, 10, "3 warriors, snare").put(ME, 6, "3 warriors, face_down_bomb")
    t.does(FlyOut(0), turn=ME)
    assert answers(t) == ["send from 1 9 3"]
    assert t.at(9).endswith("cogwheel 4 warriors") or t.at(9).startswith("cogwheel 4 warriors")


def test_it_moves_to_the_lowest_where_plots_are_all_around() -> None:
    """R.11.5.2.II Clearing 10 is the lowest of 5, 9 and 10."""
    t = tabled(FOX).put(ME, 1, "3 warriors, extortion").put(ME, 5, "snare").put(ME, 9, "bomb")
    t.put(ME, 10, "face_down_raid").does(FlyOut(0), turn=ME)
    assert answers(t) == ["send from 1 10 1"]


def test_it_needs_more_than_two_to_move() -> None:
    """R.11.5.2 Two stay."""
    t = tabled(FOX).put(ME, 1, "2 warriors, extortion").does(FlyOut(0), turn=ME)
    assert answers(t) == [] and t.done()


# ---- plot


def test_it_plots_where_most_warriors_are() -> None:
    """R.11.5.3 Of ordered clearings without a plot; one of its warriors goes."""
    t = tabled(FOX).put(ME, 1, "1 warrior").put(ME, 8, "2 warriors").put(ME, 6, "5 warriors, raid")
    t.put(ME, 9, "6 warriors").does(HatchPlot(0), turn=ME).takes("piece face_down_snare")
    assert t.at(8) == "cogwheel 1 warrior, cogwheel 1 face_down_snare"
    assert t.told("placed")[-1]["piece"] == "plot"
    assert t.told("targeted")[0]["places"] == "1 8"


def test_every_plot_of_the_supply_may_come() -> None:
    """R.11.5.3 Each of the eight alike; without any nothing happens."""
    t = tabled(FOX).put(ME, 8, "1 warrior").put(ME, 5, "bomb").does(HatchPlot(0), turn=ME)
    assert t.game.decision is not None
    kinds = [str(option) for option in t.game.decision.options]
    assert len(kinds) == 7 and kinds.count("random piece face_down_bomb") == 1
    t = tabled(FOX).put(ME, 8, "1 warrior")
    for place, plot in enumerate(["bomb", "snare", "extortion", "raid"]):
        t.put(ME, place + 1, plot).put(ME, place + 9, plot)
    t.does(HatchPlot(0), turn=ME)
    assert t.at(8) == "cogwheel 1 warrior" and t.done()


def test_the_plot_thickens() -> None:
    """R.11.5.4, R.11.5.4.I Any clearing with three and no plot, the most of them."""
    t = (
        tabled(FOX)
        .put(ME, 9, "3 warriors")
        .put(ME, 11, "4 warriors")
        .put(ME, 4, "6 warriors, raid")
    )
    t.does(ThePlotThickens(0), turn=ME).takes("piece face_down_raid")
    assert t.at(11) == "cogwheel 3 warriors, cogwheel 1 face_down_raid"
    t = tabled(FOX).put(ME, 9, "2 warriors").does(ThePlotThickens(0), turn=ME)
    assert t.done() and answers(t) == []


# ---- evening


def test_extortions_score_and_the_order_goes() -> None:
    """R.11.6.1, R.11.6.2, R.3.3.1 A point for each face-up one; nightmare adds one."""
    for level, points in (("default", 1), ("nightmare", 2)):
        t = tabled(FOX, level).put(ME, 1, "extortion").put(ME, 2, "face_down_extortion")
        t.put("marquise", 5, "1 warrior").begins(ME, "evening")
        assert t.vp == {"cogwheel": points}
        assert FOX in t.discard


# ---- why


@pytest.mark.parametrize(
    ("frame", "instead", "law"),
    [
        (RecruitFlock(0), "set down 2 warrior 5", "R.11.4.3"),
        (RecruitFlock(0), "set down 2 warrior 6", "R.2.1"),
        (FlipAllPlots(0), "unmask 7", "R.11.4.4"),
        (FlipAllPlots(0), "unmask 12", "R.2.4"),
        (FlyOut(0), "send from 1 5 1", "R.11.5.2"),
        (HatchPlot(0), "hatch in 6", "R.2.1"),
        (HatchPlot(0), "hatch in 9", "R.11.5.3"),
        (ThePlotThickens(0), "hatch in 6", "R.11.5.4"),
    ],
)
def test_it_says_why(frame: Frame, instead: str, law: str) -> None:
    """R.2.1, R.2.3, R.2.4 Another was better, comes later, or is no target."""
    t = tabled(FOX).put(ME, 1, "3 warriors, raid").put(ME, 5, "face_down_bomb")
    t.put(ME, 12, "3 warriors, face_down_snare").put(ME, 6, "1 warrior").put(ME, 8, "3 warriors")
    g = position.table(t.doc | {"turn": ME, "phase": "daylight"}, seed=1)
    g.asks_all = True
    g.push(frame.copy())
    g.run()
    assert f"(law {law}" in (g.why_not(0, instead) or "")


# ---- the whole turn


def test_the_example_turn() -> None:
    """R.11 Example: a fox order on easy, move by move."""
    suits = {1: "fox", 3: "fox", 5: "fox", 10: "fox", 4: "mouse", 8: "mouse", 2: "rabbit"}
    suits |= {6: "mouse", 7: "rabbit", 9: "rabbit", 11: "rabbit", 12: "mouse"}
    t = Table(f"{ME}:easy", "marquise", "eyrie", map="lake", suits=suits)
    t.put(ME, 1, "1 warrior, face_down_bomb").put("marquise", 1, "sawmill")
    t.put(ME, 5, "1 warrior, raid").put(ME, 10, "2 warriors, extortion").put(ME, 4, "4 warriors")
    t.put(ME, 8, "2 warriors").put(ME, 9, "2 warriors").put(ME, 12, "2 warriors")
    t.put("marquise", 10, "1 warrior").put("eyrie", 10, "1 warrior, roost")
    t.also(deck_top=["foxfolk_steel"], items={"sword": 0}).freely().begins(ME, "birdsong")
    assert answers(t) == ["set down 1 warrior 3", "hatch in 4"]
    t.takes("piece face_down_snare")
    assert answers(t)[2:] == ["set down 1 warrior 10", "unmask 1"]
    assert t.vp == {"cogwheel": 4}
    t.takes("piece bomb")
    assert t.vp == {"cogwheel": 8}
    assert answers(t)[4:] == ["unmask 4", "attack in 10 eyrie_dynasties"]
    t.rolls(0, 0)
    assert answers(t)[6:] == ["send from 10 8 1", "hatch in 3"]
    t.takes("piece face_down_extortion")
    assert answers(t)[8:] == ["hatch in 8"]
    t.takes("piece face_down_raid")
    assert t.vp == {"cogwheel": 9}
    assert t.at(8) == "cogwheel 2 warriors, cogwheel 1 face_down_raid"
    assert t.at(3) == "cogwheel 1 face_down_extortion"
    assert "foxfolk_steel" in t.discard
