"""R.6.2, R.6.3 The Automated Alliance's abilities and setup."""

from __future__ import annotations

import pytest

from kit.table import Table
from undergrowth import BadPosition, Game, Setup
from undergrowth.factions.automated_alliance.outrage import AutomatedOutrage
from undergrowth.factions.automated_alliance.pieces import rising
from undergrowth.factions.automated_alliance.sympathy import SpreadSympathy
from undergrowth.law.moving.move import Move

ME = "automated_alliance"


def tabled(*others: str, options: str = "") -> Table:
    """A table with it and others."""
    seat = f"{ME}:{options}" if options else ME
    return Table(seat, *(others or ("marquise",)))


def test_setup() -> None:
    """R.6.3.1, R.6.3.2, R.6.3.3 Everything waits on its board."""
    g = Game.new(Setup(seats=["vagabond", ME]), 1)
    me = rising(g, 1)
    assert g.supply[me.warrior] == 10
    assert [g.supply[base] for base in me.bases.kinds] == [1, 1, 1]
    assert g.supply[me.sympathy] == 10
    assert not any(g.has_pieces(1, place) for place in g.clearings)
    shown = {part.id: part for part in me.describe(g, 0)}
    assert [space.points for space in shown["sympathy"].spaces] == [0, 1, 1, 1, 1, 2, 2, 3, 3, 4]
    assert len(shown["bases"].pieces) == 3


def test_automated_ambush() -> None:
    """R.6.2.2 An extra hit as defender, with at least one warrior."""
    t = tabled().put(ME, 9, "warrior, sympathy").put("marquise", 9, "3 warriors")
    t.battle("marquise", against=ME, at=9).rolls(1, 0)
    assert t.at(9) == "automated 1 sympathy, marquise 2 warriors"
    assert t.told("extra_hits")[0]["law"] == "R.6.2.2"
    t = tabled().put(ME, 9, "sympathy").put("marquise", 9, "3 warriors")
    t.battle("marquise", against=ME, at=9).rolls(0, 0)
    assert t.at(9) == "marquise 3 warriors"


def test_a_human_who_removes_sympathy_discards_a_matching_card() -> None:
    """R.6.2.3 They choose the card; the Alliance gets nothing."""
    t = tabled().put(ME, 9, "sympathy").put("marquise", 9, "warrior")
    t.hand("marquise", "sword", "birdy_bindle", "anvil")
    t.battle("marquise", against=ME, at=9).rolls(0, 0)
    assert t.options("marquise") == ["discard birdy_bindle", "discard sword"]
    t.refuses("marquise", "discard anvil", "R.6.2.3")
    t.refuses("marquise", "discard cobbler", "R.6.2.3")
    t.says("marquise", "discard sword")
    assert t.discard == ["sword"]
    assert t.vp == {"marquise": 1}


def test_a_friend_lets_another_card_match() -> None:
    """2.1.1, G.31, R.6.2.3 Discarding is spending: a Friend of the Foxes counts there."""
    t = Table(ME, "marquise", deck="squires_and_disciples").put(ME, 9, "sympathy")
    t.put("marquise", 9, "warrior").play("marquise", "friend_of_the_foxes")
    t.hand("marquise", "anvil", "bake_sale").battle("marquise", against=ME, at=9).rolls(0, 0)
    assert t.options("marquise") == ["discard anvil"]
    t.says("marquise", "discard anvil")
    assert (t.discard, t.vp) == (["anvil"], {"marquise": 1})


def test_who_has_no_matching_card_gives_it_a_point() -> None:
    """R.6.2.3 Nothing is shown, and nothing discarded (no Poor Manual Dexterity, R.2.8.1)."""
    t = tabled().put(ME, 2, "sympathy").put("marquise", 5, "2 warriors").hand("marquise", "anvil")
    t.does(Move(1), turn="marquise").says("marquise", "to 2", "take 2")
    assert t.vp == {"automated": 1}
    assert t.holds("marquise") == ["anvil"] and not t.told("showed_hand")


def test_an_empty_hand_gives_a_point_too() -> None:
    """R.6.2.3 Each token removed is one."""
    t = tabled().does(AutomatedOutrage(0, 5, 1), turn="marquise")
    assert t.vp == {"automated": 1}


def test_aal_outrage_bot() -> None:
    """R.6.2.3 Only humans face it."""
    t = tabled("electric", "marquise").put("electric", 8, "4 warriors").put("electric", 7, "roost")
    t.put(ME, 4, "sympathy").hand("marquise", "armorers").begins("electric", "daylight")
    assert t.told("moved")[0]["place"] == "4"
    assert not t.told("outraged")


def test_bot_hits_order() -> None:
    """R.1.2.1, R.6.2.3 Its tokens go before its buildings."""
    t = tabled().put(ME, 9, "sympathy, base_mouse").put("marquise", 9, "warrior")
    t.battle("marquise", against=ME, at=9).rolls(0, 0)
    assert t.at(9) == "automated 1 base_mouse, marquise 1 warrior"
    assert t.vp == {"marquise": 1, "automated": 1}


def test_aal_crackdown() -> None:
    """R.6.2.4, 3.2.1 With the base all sympathy of its suit goes; nobody scores for that."""
    t = tabled().put(ME, 2, "sympathy").put(ME, 9, "base_mouse").put(ME, 12, "sympathy")
    t.put(ME, 7, "sympathy").put("marquise", 9, "2 warriors").hand("marquise", "sword")
    t.battle("marquise", against=ME, at=9).rolls(0, 0)
    assert (t.at(2), t.at(7), t.at(12)) == ("", "", "automated 1 sympathy")
    assert t.vp == {"marquise": 1}
    assert t.holds("marquise") == ["sword"]


def test_a_pawn_outrages_nobody() -> None:
    """R.6.2.3 Warriors that are moved do."""
    t = tabled("vagabond").put(ME, 2, "sympathy").put("vagabond", 5, "pawn")
    t.board("vagabond", character="thief", items=["boot"]).begins("vagabond", "daylight")
    t.says("vagabond", "travel", "to 2")
    assert not t.told("outraged")


def test_moving_into_sympathy_causes_outrage() -> None:
    """R.6.2.3 Without a hand that is a point."""
    t = tabled("corvids").put(ME, 2, "sympathy").put("corvids", 5, "warrior")
    t.does(Move(1), turn="corvids").says("corvids", "to 2")
    assert t.vp == {"automated": 1}


def test_a_clearing_holds_one_sympathy_token() -> None:
    """R.6.2.1 One at most: no game lays two, and none is spread to a sympathetic clearing."""
    with pytest.raises(BadPosition, match=r"R\.6\.2\.1\.I"):
        tabled().put(ME, 5, "2 sympathy").begins(ME, "evening")
    t = tabled().put(ME, 1, "sympathy").put(ME, 5, "sympathy").board(ME, order=["bake_sale"])
    t.does(SpreadSympathy(0), turn=ME)
    assert t.at(10) == "automated 1 sympathy"
