"""R.9.7 Purchases of the Vagabot from the Riverfolk, played by anybody."""

from __future__ import annotations

from kit.table import Table
from kit.vagabot import ME, actions, vagabot_items
from undergrowth.automata.orders import CraftOrder
from undergrowth.factions.vagabot.battle import Hunt
from undergrowth.factions.vagabot.explore import SearchNearest
from undergrowth.table.book import book

ADVANCED = "advanced_services"


def beside(seller: str, items: list[str], *options: str, at: int = 7) -> Table:
    """A table with it in a clearing, beside a seller that plays with these options."""
    t = Table(ME, ":".join([seller, *options]), "eyrie").put(ME, at, "pawn")
    return t.board(ME, character="thief", items=items)


def paid(t: Table, seller: str) -> object:
    """Return what lies in the seller's Payments box."""
    return book(t.game).faction(t.seat(seller)).write_board(t.game).get("payments")


def test_it_buys_a_card_for_an_item() -> None:
    """R.9.7 The seller's own warriors are paid; the order is another one then."""
    for seller, where in (("robots", "market"), ("riverfolk", "hand")):
        t = beside(seller, ["3 boot"]).board(seller, **{where: ["sword", "codebreakers"]})
        t.board(ME, order=["ambush_fox"]).does(CraftOrder(0), turn=ME, phase="birdsong")
        assert actions(t) == ["trade for sword"]
        assert vagabot_items(t) == "3 ready, 1 exhausted"
        assert paid(t, seller) == {t.game.seat_name(1): ["2 warrior"]}
        assert book(t.game).faction(0).write_board(t.game)["order"] == ["sword"]
        assert t.discard == ["ambush_fox"]


def test_it_buys_nothing_without_an_item() -> None:
    """R.9.7 It could not pay."""
    t = beside("robots", ["3 boot exhausted"]).board("robots", market=["sword"])
    t.board(ME, order=["ambush_fox"]).does(CraftOrder(0), turn=ME, phase="birdsong")
    assert actions(t) == []


def test_it_sails_where_boats_are_sold() -> None:
    """R.9.7 Advanced: rivers are paths; boats cost an item, the move that takes them none."""
    t = beside("robots", ["2 boot"], ADVANCED).ruins(c11="sword").does(SearchNearest(0), turn=ME)
    t.chance("find sword")
    assert actions(t) == ["hire boats", "wander to 11", "search ruin 11"]
    assert paid(t, "robots") == {"riverfolk_robots": ["2 warrior"]}


def test_it_walks_where_they_are_not() -> None:
    """R.9.7 Basic services: no boats; nor for who has fewer points than the seller."""
    t = beside("robots", ["2 boot"]).ruins(c11="sword").does(SearchNearest(0), turn=ME)
    assert "hire boats" not in actions(t)
    t = beside("robots", ["2 boot"], ADVANCED).ruins(c11="sword").scores(robots=6)
    t.does(SearchNearest(0), turn=ME)
    assert "hire boats" not in actions(t)


def test_it_hires_boats_once() -> None:
    """R.9.7 A second river costs an item, as any move."""
    t = (
        beside("robots", ["4 boot"], ADVANCED, at=5)
        .ruins(c11="sword")
        .does(SearchNearest(0), turn=ME)
    )
    t.chance("find sword")
    assert actions(t) == ["hire boats", "wander to 10", "wander to 11", "search ruin 11"]
    assert vagabot_items(t) == "2 ready, 3 exhausted"


def test_it_never_hires_warriors() -> None:
    """R.9.7 Though the seller's stand beside it."""
    t = beside("robots", ["3 boot"], ADVANCED).put("robots", 7, "3 warriors")
    t.put("eyrie", 7, "5 warriors").scores(eyrie=9).does(Hunt(0), turn=ME)
    t.rolls(0, 0)
    assert "hire warriors" not in actions(t)


def test_a_buyer_without_warriors_pays_none(table: type[Table]) -> None:
    """11.2.6.I Not even for nothing."""
    g = table("vagabot", "riverfolk").put("vagabot", 5, "pawn").begins("riverfolk", "birdsong").game
    assert not book(g).faction(0).purse.may_pay(g, 0)
    assert book(g).faction(1).purse.may_pay(g, 1)
