"""The Riverfolk Flotilla: a pawn on the river."""

from __future__ import annotations

import pytest

from kit import Table
from undergrowth.law.battle.account import caps
from undergrowth.law.battle.battlefield import defenders
from undergrowth.law.hirelings.setup import SetUpHirelings
from undergrowth.law.removing.removal import may_remove
from undergrowth.library import installed_maps
from undergrowth.table.book import book
from undergrowth.table.places import PLACE
from undergrowth.table.records import Fight

NAME = "riverfolk_flotilla"
CATS = "marquise_de_cat"


def lying(table: type[Table], place: int) -> Table:
    return table("marquise", "eyrie").hireling(NAME, CATS, markers=2).put(NAME, place, "1 flotilla")


@pytest.mark.parametrize("name", installed_maps())
def test_it_begins_on_the_river_at_the_map_edge(table: type[Table], name: str) -> None:
    """A.6.3 M.3.2 On the lake that is a coastal clearing."""
    t = table("marquise", "eyrie", map=name).hireling(NAME).does(SetUpHirelings(1, [2]))
    g = t.game
    for place in g.clearings:
        fits = g.count(book(g).owner(2).pawn, place) > 0 or t.offers(
            "eyrie", f"post in {PLACE.text(place)}"
        )
        assert fits <= bool(g.rivers[place] and place in g.box.woodland.edge)
    if not t.done():
        g.take(g.decision.options[0])  # type: ignore[union-attr]
    assert g.on_map(book(g).owner(2).pawn) == 1


def test_all_who_are_there_may_draw_then_it_sails_and_battles(table: type[Table]) -> None:
    """H.2.3, 4.3.3.I In turn order; along the river, without rule; up to three hits rolled."""
    t = lying(table, 10).put("marquise", 10, "1 warrior").put("eyrie", 10, "3 warriors")
    t.put("eyrie", 11, "4 warriors").begins("marquise", "birdsong")
    hands = [len(hand) for hand in t.game.hands]
    t.says("marquise", "barter").says("eyrie", "pass")  # it must be used, so that is not asked
    assert [len(hand) for hand in t.game.hands] == [hands[0] + 1, hands[1]]
    assert t.options("marquise") == ["to 5", "to 11"]
    t.refuses("marquise", "to 12", "H.2.3")
    t.says("marquise", "to 11", "battle in 11").rolls(3, 2)
    assert t.at(11) == f"eyrie 1 warrior, {NAME} 1 flotilla"
    assert t.vp == {}


def test_its_cap_of_hits_has_a_section(table: type[Table]) -> None:
    """H.2.2 Three hits without a warrior; its enemies have the general cap."""
    g = lying(table, 10).put("eyrie", 10, "1 warrior").begins("eyrie", "daylight").game
    fight = Fight(10, 2, 1)
    assert [(share.law, share.hits) for share in caps(g, fight, 2)] == [("H.2.2", 3)]
    assert [(share.law, share.hits) for share in caps(g, fight, 1)] == [("4.3.3.I", 1)]


def test_it_cannot_be_battled_or_removed(table: type[Table]) -> None:
    """H.2.2 And gives no rule (2.5)."""
    t = lying(table, 10).put("eyrie", 10, "1 warrior").begins("eyrie", "daylight")
    assert defenders(t.game, 1, 10) == []
    assert not may_remove(t.game, book(t.game).owner(2).pawn, 10, 1)
    assert t.rules(10) == "eyrie"


def test_where_a_snare_holds_it_it_need_not_be_used(table: type[Table]) -> None:
    """13.7.2, 1.4.1 It still brings cards, which its controller may leave."""
    t = table("marquise", "corvids").hireling(NAME, CATS).put(NAME, 10, "1 flotilla")
    t.put("marquise", 10, "1 warrior").put("corvids", 10, "1 snare")
    t.freely().begins("marquise", "birdsong")
    assert t.options("marquise") == [f"employ {NAME}", "pass"]


def test_off_the_river_it_serves_whoever_is_there(table: type[Table]) -> None:
    """H.2.3, 1.4.1 It can go nowhere, and where nobody is it is not offered."""
    for pieces, offered in (("1 warrior", True), ("", False)):
        t = lying(table, 1).freely().hand("marquise", "royal_claim")
        t.put("marquise", 1, pieces) if pieces else None
        t.begins("marquise", "birdsong")
        assert t.offers("marquise", f"employ {NAME}") == offered


def test_nobody_else_uses_it(table: type[Table]) -> None:
    """H.2.3 Its controller alone."""
    t = lying(table, 10).begins("eyrie", "birdsong")
    assert not t.offers("eyrie", f"employ {NAME}")
