"""R.9.2.3 Purchases of humans from the Riverfolk Robots, and traits about buying (R.3.3.2)."""

from __future__ import annotations

import pytest

from factions.riverfolk_robots.robots import FIVE, ME, market, on_board, paid, stall
from undergrowth import position
from undergrowth.law.battle.battle import Battle
from undergrowth.law.pieces.enemies import is_enemy_piece
from undergrowth.law.pieces.rule import ruler
from undergrowth.table.book import book
from undergrowth.table.records import Fight

HIRED = ["riverfolk_robots by mercenaries"]


# ---- R.9.2.3 buying


@pytest.mark.parametrize(("points", "price"), [(0, 2), (9, 2), (10, 3), (19, 3), (20, 4)])
def test_what_a_service_costs(points: int, price: int) -> None:
    """R.9.2.3 By the points of who buys."""
    t = stall(market=FIVE).scores(marquise=points).put("marquise", 12, "warrior")
    t.begins("marquise", "birdsong")
    t.says("marquise", "trade for cobbler")
    assert paid(t) == {"marquise": price}


def test_rro_sell_cost() -> None:
    """R.9.2.3, R.9.2.3.I With 12 points a card costs 3 warriors; the market keeps its order."""
    t = stall(market=FIVE).scores(marquise=12).put("marquise", 12, "warrior")
    t.begins("marquise", "birdsong").says("marquise", "trade for cobbler")
    assert paid(t) == {"marquise": 3}
    assert t.supply("marquise", "warrior") == 21
    assert t.holds("marquise") == ["cobbler"]
    assert market(t) == ["anvil", "codebreakers", "sword", "tax_collector"]


def test_everybody_knows_the_card() -> None:
    """R.9.2.1, 1.2.1 It lay open: dealt anew, it stays with its buyer."""
    t = stall(market=FIVE).hand("marquise", "royal_claim").begins("marquise", "birdsong")
    t.says("marquise", "trade for anvil")
    for seed in range(5):
        other = t.game.determinize(0, seed)
        assert "anvil" in [other.box.cards[card].name for card in other.hands[1]]


def test_one_service_and_more_for_trade_posts() -> None:
    """R.9.2.3 Any faction piece beside one will do."""
    t = stall(market=FIVE).put(ME, 2, "trade_post_mouse").put(ME, 8, "trade_post_fox")
    t.put("marquise", 2, "warrior").begins("marquise", "birdsong")
    t.says("marquise", "trade for anvil", "hire boats")
    assert t.asked() != "window.birdsong_start"
    t.refuses("marquise", "trade for sword", "R.9.2.3")
    t = stall(market=FIVE).begins("marquise", "birdsong")
    t.refuses("marquise", "trade for royal_claim", "R.9.2.3.I")


def test_nobody_on_dominance_buys() -> None:
    """R.9.2.3 They do not sell to them."""
    t = stall("marquise", "eyrie", market=FIVE).board("marquise", dominance="dominance_fox")
    t.put("marquise", 1, "warrior").begins("marquise", "birdsong")
    t.refuses("marquise", "hire boats", "R.9.2.3")


def test_nobody_buys_without_warriors_to_give() -> None:
    """R.9.2.3 Out of the supply."""
    t = stall(market=FIVE).put("marquise", 1, "24 warriors").begins("marquise", "birdsong")
    t.refuses("marquise", "hire boats", "R.9.2.3")


def test_for_a_vagabond_they_put_down_their_own() -> None:
    """R.9.2.3 His items stay as they are; 11.2.7.IIIb he hires no mercenaries."""
    t = stall("vagabond", market=FIVE).put("vagabond", 5, "pawn").put(ME, 4, "1 warrior")
    t.begins("vagabond", "birdsong")
    t.refuses("vagabond", "hire warriors", "11.2.7.IIIb")
    t.says("vagabond", "trade for sword")
    assert paid(t) == {ME: 2}
    assert t.holds("vagabond") == ["sword"]


def test_riverboats() -> None:
    """R.9.2.3.II Rivers are paths until the end of the turn."""
    t = stall(market=FIVE).put("marquise", 4, "3 warriors").begins("marquise", "birdsong")
    t.says("marquise", "hire boats")
    while t.asked() != "marquise.daylight":
        t.says("marquise", "pass")
    t.says("marquise", "march")
    assert t.offers("marquise", "to 7")


# ---- R.9.2.3.III mercenaries


def test_mercenaries_rule_and_fight() -> None:
    """R.9.2.3.III, 11.2.7.III For the buyer, not against the Robots; hits are split."""
    t = stall("marquise", "eyrie", market=FIVE).also(used=HIRED).put(ME, 7, "2 warriors")
    t.put("marquise", 7, "1 warrior").put("eyrie", 7, "3 warriors").put("marquise", 12, "sawmill")
    t.put(ME, 11, "2 warriors").does(Battle(Fight(7, 1, 2)), turn="marquise").rolls(3, 2)
    assert t.at(7) == "robots 1 warrior"
    assert t.rules(11) == "marquise"
    assert not is_enemy_piece(t.game, 1, book(t.game).faction(0).warrior)


def test_mercenaries_do_not_fight_themselves() -> None:
    """R.9.2.3.III"""
    t = stall(market=FIVE).also(used=HIRED).put(ME, 7, "2 warriors").put(ME, 8, "warrior")
    t.put("marquise", 7, "1 warrior").does(Battle(Fight(7, 1, 0)), turn="marquise").rolls(3, 0)
    assert t.at(7) == "robots 1 warrior, marquise 1 warrior"


# ---- R.3.3.2 traits


def test_greedy() -> None:
    """R.3.3.2 A point when the leader buys, once in a turn; ties count."""
    for marquise, eyrie, gained in ((8, 7, 1), (7, 8, 0), (7, 7, 1)):
        t = stall("marquise", "eyrie", options=("greedy",), market=FIVE)
        t.put(ME, 2, "trade_post_mouse").put("marquise", 2, "wood")
        t.scores(marquise=marquise, eyrie=eyrie).begins("marquise", "birdsong")
        t.says("marquise", "trade for anvil", "trade for sword")
        assert t.vp.get(ME, 0) == gained


def test_a_purchase_before_the_buyer_leads_uses_nothing_up() -> None:
    """R.3.3.2 (Greedy) With 11 points it buys the card that makes it 12, and then mercenaries."""
    t = stall("mechanical", "eyrie", options=("greedy",), market=["root_tea_fox"])
    t.also(deck_top=["stand_and_deliver"]).scores(mechanical=11, eyrie=12)
    t.put("mechanical", 12, "2 warriors").put(ME, 12, "2 warriors").put("eyrie", 12, "4 warriors")
    t.begins("mechanical", "birdsong")
    said = t.announced("mechanical_marquise")
    assert [line for line in said if line.startswith(("trade", "hire"))] == [
        "trade for root_tea_fox",
        "hire warriors",
    ]
    assert t.vp == {"mechanical": 1, ME: 1}


def test_who_plays_for_dominance_leads_no_more() -> None:
    """R.3.3.2 (Greedy), 3.3.1, R.2.2 A player off the score track has the fewest points."""
    t = stall("marquise", "eyrie", options=("greedy",), market=FIVE)
    t.board("eyrie", dominance="dominance_fox").scores(marquise=8, eyrie=18)
    t.begins("marquise", "birdsong").says("marquise", "trade for anvil")
    assert t.vp[ME] == 1


def test_involved() -> None:
    """R.3.3.2 On the turn of a human who has hired nobody they are with all its enemies."""
    t = stall("marquise", "eyrie", options=("involved",), market=FIVE).put(ME, 7, "2 warriors")
    t.put("marquise", 7, "2 warriors").put("eyrie", 7, "1 warrior")
    t.does(Battle(Fight(7, 1, 2)), turn="marquise")
    assert ruler(t.game, 7) == 2
    assert t.asked() == "battle.roll"
    t.rolls(2, 1)
    assert t.at(7) == "robots 1 warrior, marquise 1 warrior"


def test_involved_lends_nothing_to_hirelings() -> None:
    """R.3.3.2, 11.2.7.III Hirelings could hire nobody: they defend themselves alone."""
    t = stall("marquise", "eyrie", options=("involved",), market=FIVE).put(ME, 7, "2 warriors")
    t.also(hirelings=["corvid_spies"]).put("marquise", 7, "3 warriors")
    t.put("corvid_spies", 7, "1 spy")
    t.does(Battle(Fight(7, 1, 3)), turn="marquise")
    t.rolls(2, 2)
    assert t.at(7) == "robots 2 warriors, marquise 2 warriors"


def test_involved_lends_them_to_one_side_only() -> None:
    """R.3.3.2 Two enemies of who takes the turn battle each other: they fight for neither."""
    t = stall("marquise", "eyrie", "alliance", options=("involved",), market=FIVE)
    t.put(ME, 7, "1 warrior").put("eyrie", 7, "2 warriors").put("alliance", 7, "2 warriors")
    t.does(Battle(Fight(7, 2, 3)), turn="marquise")
    t.rolls(1, 1)
    assert t.at(7) == "robots 1 warrior, eyrie 1 warrior, alliance 1 warrior"


def test_involved_leaves_buyers_alone() -> None:
    """R.3.3.2 And counts for the Robots themselves, who are enemies, too."""
    t = stall("marquise", "eyrie", options=("involved",), market=FIVE).also(used=HIRED)
    t.put(ME, 7, "2 warriors").put("marquise", 7, "1 warrior").put("eyrie", 7, "2 warriors")
    t.begins("marquise", "daylight")
    assert t.rules(7) == "marquise"
    t = stall("marquise", options=("involved",), market=FIVE)
    t.put(ME, 7, "2 warriors").put("marquise", 7, "1 warrior").begins("marquise", "daylight")
    assert t.rules(7) == ME


def test_a_vagabond_pays_to_be_left_alone() -> None:
    """R.3.3.2 He gets no mercenaries for it."""
    t = stall("vagabond", "eyrie", options=("involved",), market=FIVE).put(ME, 7, "2 warriors")
    t.put("eyrie", 7, "1 warrior").put("vagabond", 7, "pawn").begins("vagabond", "birdsong")
    t.says("vagabond", "hire warriors")
    assert paid(t) == {ME: 2}
    t.game.phase = 1
    assert t.rules(7) == ME


# ---- the board


def test_a_described_board_reads_back() -> None:
    """R.9.2.1, R.9.2.3"""
    t = stall("marquise", market=FIVE, ordered=True, added=2, payments={"marquise": "2 warriors"})
    t.put("marquise", 1, "sawmill").begins("marquise", "daylight")
    again = position.table(position.describe(t.game), seed=1)
    assert book(again).factions[0].write_board(again) == on_board(t)
