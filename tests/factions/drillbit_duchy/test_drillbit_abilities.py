"""R.10.2, R.10.3 Abilities of the Drillbit Duchy, its setup, and its traits."""

from __future__ import annotations

import pytest

from factions.drillbit_duchy.drill import BIRD, FOX, ME, MOUSE, RABBIT, swayed, tabled
from kit.lineups import laid_out
from kit.pages import data
from undergrowth import BadPosition, Setup
from undergrowth.factions.drillbit_duchy.birdsong import RecruitInBurrow
from undergrowth.factions.drillbit_duchy.evening import ScoreMarkets
from undergrowth.factions.drillbit_duchy.pieces import BURROW, MINISTERS, drillbit
from undergrowth.law.moving.ways import destinations
from undergrowth.law.pieces.rule import may_place, ruler
from undergrowth.law.removing.removal import remove_enemies
from undergrowth.table.names import CARDS, SUITS

# ---- R.10.2 abilities


def test_a_removed_building_costs_the_lowest_crown() -> None:
    """R.10.2.1 Once for all that are removed together."""
    t = tabled(swayed=["captain", "banker", "mayor"]).put(ME, 9, "citadel, market")
    t.put("marquise", 9, "3 warriors").battle("marquise", against=ME, at=9).rolls(1, 0)
    t._chance("lose citadel")
    assert (t.at(9), swayed(t)) == ("marquise 3 warriors", ["captain", "banker"])
    t = tabled(swayed=["captain", "mayor"]).put(ME, 9, "citadel").put(ME, 2, "market")
    t.does(ScoreMarkets(0))
    remove_enemies(t.game, 1, [2, 9], "4.1.3")
    t.game.run()
    assert swayed(t) == ["captain"]


def test_without_a_crown_nothing_is_lost() -> None:
    """R.10.2.1, 1.5.4"""
    t = tabled().put(ME, 9, "citadel").put("marquise", 9, "3 warriors")
    t.battle("marquise", against=ME, at=9).rolls(1, 0)
    assert swayed(t) == []


def test_the_burrow() -> None:
    """R.10.2.2 Adjacent to tunnels; its own alone, and ruled always."""
    t = tabled().put(ME, 9, "tunnel").put(ME, "burrow", "2 warriors").does(ScoreMarkets(0))
    g = t.game
    assert destinations(g, 0, BURROW) == [9]
    assert ruler(g, BURROW) == 0
    assert not may_place(g, 1, BURROW)
    t.put("marquise", 9, "3 warriors").does(ScoreMarkets(0))
    assert BURROW not in destinations(t.game, 1, 9)


def test_what_no_game_lays_is_refused() -> None:
    """R.10.2.2, R.10.5.1"""
    with pytest.raises(BadPosition, match=r"R\.10\.2\.2"):
        tabled().put("marquise", "burrow", "warrior").does(ScoreMarkets(0))
    with pytest.raises(BadPosition, match=r"R\.10\.5\.1"):
        tabled().put(ME, 9, "2 tunnels").does(ScoreMarkets(0))


# ---- R.10.3 setup


@pytest.mark.parametrize("map", ["autumn", "winter", "lake", "mountain"])
@pytest.mark.parametrize("others", [["marquise"], ["eyrie", "lizards"]])
def test_its_setup(map: str, others: list[str]) -> None:
    """R.10.3.1, R.10.3.2, R.10.3.3, R.10.3.4, R.10.3.5 A corner, a tunnel, and two ministers."""
    for seed in range(3):
        g = laid_out(Setup(seats=[*others, ME], map=map), seed)
        seat = len(others)
        me = drillbit(g, seat)
        home = g.homes[seat]
        assert home in g.box.woodland.corners
        assert g.homes.count(home) == 1
        assert me.tunnels(g) == [home]
        closed = [other for pair in g.closed_paths() if home in pair for other in pair]
        there = sorted({home, *g.paths[home], *closed})  # R.12.2.1
        assert [place for place in g.clearings if g.warriors_at(seat, place) == 2] == there
        assert len(me.board(g).swayed) == 2
        assert g.supply[me.warrior] == 20 - 2 * len(there)


def test_ministers_of_the_first_cards() -> None:
    """R.10.3.5 The topmost that matches; for a bird the topmost of all."""
    for seed in range(8):
        g = laid_out(Setup(seats=["vagabond", ME]), seed)
        me = drillbit(g, 1)
        cards = [e.fields["card"] for e in g.log or [] if e.verb == "discarded" and e.seat == 1][:2]
        crowned = [e.fields["minister"] for e in g.log or [] if e.verb == "swayed"][:2]
        left = list(range(9))
        for card, minister in zip(cards, crowned, strict=True):
            suit = g.box.cards[CARDS.parse(str(card))].suit
            wild = suit == SUITS.parse("bird")
            best = next(n for n in left if wild or me.ministers[n].suit == suit)
            assert MINISTERS.text(best) == minister
            left.remove(best)


def test_its_numbers_are_those_of_the_board() -> None:
    """R.10.3.1, R.10.7, R.3.3.1 Pieces, ministers from top to bottom, recruits."""
    page = data(f"factions/{ME}")
    assert {each["id"]: each["count"] for each in page["piece"]} == {
        "warrior": 20,
        "citadel": 3,
        "market": 3,
        "tunnel": 3,
    }
    assert [each["suit"] for each in page["minister"]] == ["fox", "rabbit", "mouse"] * 3
    assert page["tracks"]["citadel"]["moles"] == [1, 1, 2]


# ---- R.10.4.3 recruits


@pytest.mark.parametrize(
    ("options", "citadels", "warriors"),
    [("easy", 0, 1), ("", 0, 2), ("", 1, 3), ("", 2, 4), ("", 3, 6), ("challenging", 0, 3)],
)
def test_recruits(options: str, citadels: int, warriors: int) -> None:
    """R.10.4.3, R.3.3.1 By difficulty and Mole icons."""
    t = tabled(options=options)
    for place in (2, 7, 9)[:citadels]:
        t.put(ME, place, "citadel")
    t.does(RecruitInBurrow(0), phase="birdsong")
    assert t.at("burrow").split()[1] == str(warriors)


def test_the_foremole_brings_one_more() -> None:
    """R.10.7.3; 1.5.4 as many as there are."""
    t = tabled(swayed=["foremole"]).does(RecruitInBurrow(0), phase="birdsong")
    assert t.at("burrow") == "drillbit 3 warriors"
    t = tabled(swayed=["foremole"]).put(ME, 9, "19 warriors")
    assert t.does(RecruitInBurrow(0), phase="birdsong").at("burrow") == "drillbit 1 warrior"


# ---- R.3.3.2 traits about errors


@pytest.mark.parametrize(
    ("crowns", "left"),
    [(["marshal", "mayor", "earl_of_stone"], ["marshal", "earl_of_stone"]), (["marshal"],) * 2],
)
def test_foundations(crowns: list[str], left: list[str]) -> None:
    """R.3.3.2 The lowest that matches the clearing; else none."""
    t = tabled(options="foundations", swayed=crowns).put(ME, 9, "citadel")
    t.put("marquise", 9, "3 warriors").battle("marquise", against=ME, at=9).rolls(1, 0)
    assert swayed(t) == left


def test_investors_are_paid() -> None:
    """R.3.3.2 A card that matches the clearing, birds too; the Duchy loses a point."""
    t = tabled(options="investors", swayed=["marshal"]).put(ME, 9, "citadel")
    t.put("marquise", 9, "3 warriors").hand("marquise", FOX, BIRD, "sword")
    t.battle("marquise", against=ME, at=9).rolls(1, 0)
    assert sorted(t.options("marquise")) == [f"pay investors {BIRD}", "pay investors sword"]
    t.refuses("marquise", f"pay investors {FOX}", "R.3.3.2")
    t.says("marquise", "pay investors sword")
    assert (t.vp, swayed(t), t.discard) == ({"marquise": 1, "drillbit": -1}, [], ["sword"])


@pytest.mark.parametrize(
    ("order", "crowns"),
    [(MOUSE, ["foremole"]), (FOX, ["duchess_of_mud"]), (BIRD, ["duchess_of_mud"])],
)
def test_investors_who_are_not_paid(order: str, crowns: list[str]) -> None:
    """R.3.3.2, R.10.6.3 A minister of the clearing's suit, by the rules of Sway."""
    t = tabled(order=order, options="investors").put(ME, 9, "citadel")
    t.put("marquise", 9, "3 warriors").hand("marquise", RABBIT)
    t.battle("marquise", against=ME, at=9).rolls(1, 0)
    assert (swayed(t), t.vp) == (crowns, {"marquise": 1})


def test_whether_investors_are_paid_reveals_a_hand() -> None:
    """R.3.3.2, 1.2.1 The next question shows whether a card would have matched, for any hand."""
    revealed = []
    for options in ("default", "investors"):
        t = tabled(options=options).put(ME, 9, "citadel").put("marquise", 9, "3 warriors")
        t.hand("marquise", RABBIT).battle("marquise", against=ME, at=9).rolls(1, 0)
        revealed.append(t.game.reveals)
    assert revealed[1] == revealed[0] + 1


def test_investors_ask_no_automated_opponent() -> None:
    """R.2.6, R.3.3.2 Humans alone."""
    t = tabled("mechanical", options="investors", swayed=["marshal"]).put(ME, 9, "citadel")
    t.put("mechanical", 9, "3 warriors").battle("mechanical", against=ME, at=9).rolls(1, 0)
    assert (swayed(t), t.vp) == ([], {"mechanical": 1})
