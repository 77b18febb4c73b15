"""11.3 The Riverfolk's setup, standard and drafted, and described positions of their board."""

from __future__ import annotations

from typing import Any

import pytest

from factions.riverfolk_company.river import SEAT, company, lying, on_board
from kit import Table
from kit.checks import check_table
from kit.drafts import drafting, first_options, says
from undergrowth import BadPosition, Game, Setup, position
from undergrowth.factions.riverfolk_company.setup import SetUpRiverfolk
from undergrowth.table.book import book


def set_up() -> Game:
    """The Riverfolk and the Alliance, up to the first question."""
    return Game.new(Setup(seats=["riverfolk", "alliance"]), seed=1)


def test_warriors_along_the_river_payments_and_prices() -> None:
    """11.3.1, 11.3.2, 11.3.3, 11.3.4, 11.3.5 Four on the river, three paid, three prices."""
    g = set_up()
    for place in (4, 4, 10, 11):
        assert g.decision is not None and g.decision.prompt == "riverfolk.land"
        assert g.decision.texts() == [f"recruit in {n}" for n in (4, 5, 7, 10, 11)]
        g.choose(f"recruit in {place}")
    me = book(g).faction(0)
    assert [g.warriors_at(0, place) for place in (4, 10, 11)] == [2, 1, 1]
    assert g.supply[me.warrior] == 15 - 4 - 3
    for service in ("hand_card", "riverboats", "mercenaries"):
        assert g.decision is not None and g.decision.prompt == "riverfolk.first_price"
        assert g.decision.texts() == [f"price {service} {n}" for n in (1, 2, 3, 4)]
        g.choose(f"price {service} 4")
    doc: dict[str, Any] = me.write_board(g)
    assert doc["funds"] == {"riverfolk_company": ["3 warrior"]}, "the first Birdsong has begun"
    assert set(doc["prices"].values()) == {4}
    assert [g.supply[me.kind(f"trade_post_{suit}")] for suit in ("fox", "rabbit", "mouse")] == [
        3,
        3,
        3,
    ]


def test_warriors_land_on_the_river_alone(table: type[Table]) -> None:
    """11.3.2 At the Marquise's keep nobody else lands (6.2.2)."""
    t = table(SEAT, "marquise").put("marquise", 5, "keep").does(SetUpRiverfolk(0))
    t.refuses(SEAT, "recruit in 12", "11.3.2")
    t.refuses(SEAT, "recruit in 5", "6.2.2")
    t.says(SEAT, *["recruit in 7"] * 4)
    assert t.at(7) == "riverfolk 4 warriors"
    t.refuses(SEAT, "price mercenaries 2", "11.3.5")
    t.refuses(SEAT, "price hand_card 5", "11.2.6.I")
    t.says(SEAT, "price hand_card 2", "price riverboats 1", "price mercenaries 3")
    assert t.done()


def test_drafted_first_they_keep_what_lies_on_their_board() -> None:
    """A.8.3, 11.3 Factions that join later number pieces anew; payments stay what they are."""
    g = drafting("marquise_de_cat", "riverfolk_company", "eyrie_dynasties", "woodland_alliance")
    says(g, "draft riverfolk_company", *["recruit in 5"] * 4)
    says(g, "price hand_card 2", "price riverboats 1", "price mercenaries 3")
    first_options(g)
    seat = [g.seat_name(each) for each in range(3)].index("riverfolk_company")
    doc: dict[str, Any] = book(g).faction(seat).write_board(g)
    told = doc["funds"] if g.turn == seat else doc["payments"]
    assert told == {"riverfolk_company": ["3 warrior"]}
    check_table(g)


def test_a_board_is_described_and_read_back(table: type[Table]) -> None:
    """11.2.4 Warriors of several owners in every box, lost trade posts, prices."""
    t = company(
        table,
        "marquise",
        "eyrie",
        funds={"riverfolk": "2 warriors", "marquise": "1 warrior"},
        payments={"eyrie": "3 warriors"},
        committed={"marquise": "1 warrior"},
        on_mouse={"riverfolk": "1 warrior"},
        lost=["trade_post_fox"],
    )
    t.put(SEAT, 7, "trade_post_mouse").begins(SEAT, "daylight")
    assert lying(t, "funds") == {"riverfolk": 2, "marquise": 1}
    assert t.supply("marquise", "warrior") == 23
    assert t.supply(SEAT, "trade_post_fox") == 2
    doc = position.describe(t.game)
    assert position.describe(position.game(doc)) == doc
    assert on_board(t)["lost"] == ["1 trade_post_fox"]


@pytest.mark.parametrize(
    ("board", "law"),
    [
        ({"on_fox": {"riverfolk": "1 warrior"}}, "11.5.3"),
        ({"funds": {"marquise": "1 sawmill"}}, "11.2.6.I"),
        ({"prices": {"hand_card": 5}}, "4"),
        ({"lost": ["warrior"]}, "11.2.5.I"),
    ],
)
def test_boards_that_no_game_comes_to(table: type[Table], board: Any, law: str) -> None:
    """11.5.3, 11.2.6.I, 11.2.5.I"""
    with pytest.raises(BadPosition, match=law):
        company(table, **board).begins(SEAT, "daylight")


def test_trade_posts_that_no_game_comes_to(table: type[Table]) -> None:
    """11.5.6 One in a clearing, and of its suit."""
    with pytest.raises(BadPosition, match=r"11\.5\.6"):
        company(table).put(SEAT, 7, "trade_post_fox").begins(SEAT, "daylight")
    with pytest.raises(BadPosition, match=r"11\.5\.6"):
        company(table).put(SEAT, 7, "2 trade_post_mouse").begins(SEAT, "daylight")
