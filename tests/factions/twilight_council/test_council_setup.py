"""17.3, A.8.3 The Council's setup, its data and its board."""

from __future__ import annotations

from typing import Any

from kit import Table
from kit.pages import data
from undergrowth import Game, Setup
from undergrowth.factions.twilight_council.setup import SetUpCouncil, SetUpCouncilByCard
from undergrowth.table.book import book

BOARD = data("factions/twilight_council")


def test_warriors_in_a_corner_and_two_elsewhere() -> None:
    """17.3.1, 17.3.2, 17.3.3 Six of twenty warriors; the assemblies wait."""
    g = Game.new(Setup(seats=["council", "alliance"]), seed=1)
    assert g.decision is not None and g.decision.prompt == "council.corner"
    assert g.decision.texts() == ["meet in 1", "meet in 2", "meet in 3", "meet in 4"]
    g.choose("meet in 3")
    g.choose("sit in 6")
    me = book(g).faction(0)
    assert (g.warriors_at(0, 3), g.warriors_at(0, 6)) == (4, 2)
    assert g.supply[me.warrior] == 14
    assert g.supply[me.kind("closed_assembly")] == 6
    assert g.homes[0] == 3


def test_any_corner_but_the_keeps(table: type[Table]) -> None:
    """17.3.2, 6.2.2 It need not be opposite anybody; with the keep nothing is placed."""
    t = table("council", "marquise").put("marquise", 1, "keep").does(SetUpCouncil(0))
    assert t.options("council") == ["meet in 2", "meet in 3", "meet in 4"]
    t.refuses("council", "meet in 1", "6.2.2")
    t.refuses("council", "meet in 5", "17.3.2")
    t.says("council", "meet in 2")
    t.refuses("council", "sit in 2", "17.3.2")
    t.refuses("council", "sit in 1", "6.2.2")


def test_the_setup_card(table: type[Table]) -> None:
    """A.8.3 A homeland anywhere, and two warriors in a different clearing."""
    t = table("council", "marquise").does(SetUpCouncilByCard(0))
    assert "home in 6" in t.options("council")
    t.says("council", "home in 6", "sit in 10")
    assert (t.at(6), t.at(10)) == ("council 4 warriors", "council 2 warriors")


def test_its_pieces() -> None:
    """17.3.1, 17.3.3, 17.2.2 Twenty warriors, six assemblies of two sides."""
    counts = {piece["id"]: piece.get("count") for piece in BOARD["piece"]}
    assert counts == {"warrior": 20, "closed_assembly": 6, "governing_assembly": None}


def test_its_numbers() -> None:
    """17.2.1, 17.6.2, 17.6.4, 5.2"""
    assert BOARD["loyalists"]["most"] == 4
    assert BOARD["inspire"]["draws_by_count"] == [0, 0, 1, 1, 2, 2, 3]
    assert BOARD["oversee"]["points_by_count"] == [0, 1, 2, 2, 3, 4, 4]
    assert BOARD["reach"] == 4


def test_its_board_is_shown(table: type[Table]) -> None:
    """17.2.1, 17.6.2, 17.6.4 Loyalists, the track, points, revealed cards: all see all."""
    t = table("council", "marquise").board("council", loyalists=2, revealed=["anvil"])
    t.put("council", 1, "governing_assembly").put("marquise", 1, "wood")
    t.begins("council", "daylight")
    view: Any = t.game.observe(1)
    parts = {part["id"]: part for part in view["seats"][0]["board"]}
    assert parts["loyalists"]["pieces"][0]["count"] == 2
    assert sum(space["placed"] for space in parts["assemblies"]["spaces"]) == 1


def test_a_described_board_reads_back(table: type[Table]) -> None:
    """Loyalists and revealed cards of a position."""
    t = table("council", "marquise").board("council", loyalists=3, revealed=["anvil", "sword"])
    t.put("council", 1, "closed_assembly, 1 warrior").begins("council", "daylight")
    assert t.game.boards[0].open_cards() == t.game.boards[0].copy().open_cards()
    assert book(t.game).faction(0).write_board(t.game)["loyalists"] == 3
