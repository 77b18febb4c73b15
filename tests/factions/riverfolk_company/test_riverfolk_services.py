"""11.2.6, 11.2.7 Services that others buy, with their price and effect."""

from __future__ import annotations

from typing import Any

from factions.riverfolk_company.river import SEAT, company, lying, market
from kit import Table
from undergrowth import position

WARES = ("anvil", "cobbler", "codebreakers", "sword")
WARES_IN_ORDER = ("anvil", "sword", "cobbler", "codebreakers")


def buyers(t: Table, seat: str) -> list[str]:
    """Return what a seat could buy at its open question."""
    return [text for text in t.options(seat) if text.startswith("buy ")]


# ---- 11.2.3 the open hand


def test_riv_random_take(table: type[Table]) -> None:
    """11.2.3, 13.7.3 A random card is taken unseen; the rest lies open again."""
    t = market(table, "corvids", hand=WARES).put(SEAT, 5, "1 warrior")
    t.put("corvids", 5, "1 warrior, face_down_extortion").begins("corvids", "birdsong")
    t.says("corvids", "pass")  # buys nothing
    while t.asked() != "corvids.flip":
        t.says("corvids", "pass")
    t.says("corvids", "flip plot 5").takes("cobbler")
    assert t.vp == {"corvids": 1}
    assert t.holds(SEAT) == ["anvil", "codebreakers", "sword"]
    assert "cobbler" in t.holds("corvids")


def test_everybody_sees_their_hand(table: type[Table]) -> None:
    """11.2.3 And those who only look on."""
    t = market(table, "marquise", hand=WARES).begins("marquise", "birdsong")
    for viewer in (0, 1, -1):
        seats: Any = t.game.observe(viewer)["seats"]
        assert sorted(seats[0]["hand"]) == sorted(WARES)


def test_a_bought_card_is_known_to_all(table: type[Table]) -> None:
    """11.2.3, 11.2.7.I It lay open: dealt anew, it stays with its buyer."""
    t = market(table, "marquise", hand=WARES).hand("marquise", "tax_collector")
    t.begins("marquise", "birdsong").says("marquise", "buy card anvil")
    for seed in range(5):
        other = t.game.determinize(0, seed)
        assert any(other.box.cards[card].name == "anvil" for card in other.hands[1])


def test_an_open_hand_is_not_asked_for_ambushes(table: type[Table]) -> None:
    """11.2.3, 1.2.1 All see that there is none; a lone ambush is asked for."""
    t = market(table, hand=("anvil",)).put(SEAT, 7, "1 warrior").put("marquise", 7, "2 warriors")
    t.battle("marquise", against=SEAT, at=7)
    assert t.asked() == "battle.roll"
    t = market(table, hand=("ambush_mouse",)).put(SEAT, 7, "1 warrior")
    t.put("marquise", 7, "2 warriors").battle("marquise", against=SEAT, at=7)
    assert t.asked() == "battle.ambush"


# ---- 11.2.6 buying


def test_riv_buy_count(table: type[Table]) -> None:
    """11.2.6 One service, and one more for each trade post beside faction pieces."""
    t = market(table, hand=WARES).put(SEAT, 2, "trade_post_mouse").put(SEAT, 5, "trade_post_rabbit")
    t.put(SEAT, 8, "trade_post_fox").put("marquise", 2, "1 warrior").put("marquise", 5, "1 wood")
    t.begins("marquise", "birdsong")
    t.says("marquise", "buy card anvil", "buy card cobbler", "buy card sword")
    assert lying(t, "payments") == {"marquise": 3}
    assert t.holds("marquise") == ["anvil", "cobbler", "sword"]
    assert t.holds(SEAT) == ["codebreakers"]
    assert t.asked() != "window.birdsong_start"


def test_riv_buy_too_many(table: type[Table]) -> None:
    """11.2.6.II The fourth is refused."""
    t = market(table, hand=WARES).put(SEAT, 2, "trade_post_mouse").put(SEAT, 5, "trade_post_rabbit")
    t.put(SEAT, 8, "trade_post_fox").put("marquise", 2, "1 warrior").put("marquise", 5, "1 wood")
    t.play("marquise", "stand_and_deliver").begins("marquise", "birdsong")
    t.says("marquise", "buy card anvil", "buy card cobbler", "buy card sword")
    t.refuses("marquise", "buy card codebreakers", "11.2.6")


def test_riv_cannot_refuse(table: type[Table]) -> None:
    """11.2.6, 1.3.3 Nobody asks the Riverfolk."""
    t = company(table).put("marquise", 12, "1 warrior").begins("marquise", "birdsong")
    t.says("marquise", "buy mercenaries")
    assert lying(t, "payments") == {"marquise": 3}


def test_riv_buy_only_start_of_birdsong(table: type[Table]) -> None:
    """11.2.6 Not in Daylight."""
    t = market(table, hand=WARES).put("marquise", 5, "2 warriors").begins("marquise", "daylight")
    t.refuses("marquise", "buy card anvil", "11.2.6")
    t.refuses("marquise", "buy mercenaries", "11.2.6")


def test_they_buy_nothing_of_themselves(table: type[Table]) -> None:
    """11.2.6 Another player's Birdsong."""
    t = market(table, hand=WARES, payments={"riverfolk": "1 warrior"}).begins(SEAT, "birdsong")
    t.refuses(SEAT, "buy riverboats", "11.2.6")


def test_a_buyer_without_warriors_in_supply(table: type[Table]) -> None:
    """11.2.6.I Warriors on the map pay for nothing."""
    t = market(table, hand=WARES).put("marquise", 12, "24 warriors").hand("marquise", "armorers")
    t.begins("marquise", "birdsong")
    assert buyers(t, "marquise") == [f"buy card {name}" for name in WARES_IN_ORDER]
    t.refuses("marquise", "buy riverboats", "11.2.6.I")
    t.says("marquise", "buy card anvil")
    assert t.supply("marquise", "warrior") == 0


def test_nothing_is_asked_of_who_can_pay_nothing(table: type[Table]) -> None:
    """11.2.6.I, 1.2.1 All see the supply: there is no choice."""
    t = market(table, hand=WARES).put("marquise", 12, "25 warriors").begins("marquise", "birdsong")
    assert t.asked() != "window.birdsong_start"


def test_every_other_player_buys_in_its_own_turn(table: type[Table]) -> None:
    """11.2.6 Each with warriors of its own; the limit is for a turn."""
    t = market(table, "marquise", "eyrie", hand=WARES).hand("eyrie", "armorers")
    t.put("eyrie", 12, "1 roost, 1 warrior").begins("eyrie", "birdsong")
    t.says("eyrie", "buy card anvil")
    assert lying(t, "payments") == {"eyrie": 1}
    assert t.supply("eyrie", "warrior") == 18


def test_two_services_of_a_kind(table: type[Table]) -> None:
    """11.2.7 Riverboats and Mercenaries once; cards as often as the limit allows."""
    t = company(table).put(SEAT, 2, "trade_post_mouse").put("marquise", 2, "1 warrior")
    t.begins("marquise", "birdsong").says("marquise", "buy riverboats")
    t.refuses("marquise", "buy riverboats", "11.2.7")
    t.says("marquise", "buy mercenaries")
    assert lying(t, "payments") == {"marquise": 5}


def test_the_order_with_other_effects_is_the_buyers(table: type[Table]) -> None:
    """1.1.3, 11.2.6 Both are at the start of Birdsong."""
    t = market(table, hand=WARES).play("marquise", "better_burrow_bank")
    t.begins("marquise", "birdsong")
    assert t.asked() == "window.birdsong_start"
    assert {"use better_burrow_bank", "buy card anvil"} <= set(t.options("marquise"))


def test_a_dominance_card_may_be_bought(table: type[Table]) -> None:
    """11.2.7.I Any card."""
    t = market(table, hand=("dominance_fox",)).put("marquise", 12, "1 warrior")
    t.begins("marquise", "birdsong")
    t.says("marquise", "buy card dominance_fox")
    assert t.holds("marquise") == ["dominance_fox"]
    t.refuses("marquise", "buy card dominance_fox", "11.2")


def test_the_alliance_pays_from_its_supply(table: type[Table]) -> None:
    """11.2.6.I Officers stay where they are."""
    t = market(table, "alliance", hand=WARES).board("alliance", officers=2, supporters=["anvil"])
    t.hand(SEAT, "cobbler").begins("alliance", "birdsong").says("alliance", "buy card cobbler")
    assert lying(t, "payments") == {"alliance": 1}
    assert t.supply("alliance", "warrior") == 7


def test_acolytes_pay_for_nothing(table: type[Table]) -> None:
    """11.2.6.I, 10.4.3 They are not in the Cult's supply."""
    t = market(table, "cult", hand=WARES).board("cult", acolytes=3, outcast="fox")
    t.put("cult", 12, "22 warriors").begins("cult", "birdsong")
    assert t.asked() != "window.birdsong_start"


# ---- 11.2.6.III the Vagabond pays with items


def thief(table: type[Table], *items: str, character: str = "thief", **board: object) -> Table:
    """A Vagabond with these items who wants to buy."""
    t = market(table, "vagabond", hand=WARES, **board).put("vagabond", 12, "pawn")
    return t.board("vagabond", character=character, items=list(items))


def test_the_vagabond_exhausts_items(table: type[Table]) -> None:
    """11.2.6.III An item for each warrior; the Riverfolk put down their own."""
    t = thief(table, "boot", "sword", "torch").begins("vagabond", "birdsong")
    t.says("vagabond", "buy riverboats", "exhaust boot", "exhaust torch")
    assert lying(t, "payments") == {"riverfolk": 2}
    assert t.supply(SEAT, "warrior") == 13


def test_exhausted_and_damaged_items_pay_for_nothing(table: type[Table]) -> None:
    """11.2.6.III, 9.2.5 One face-up item buys no boats."""
    t = thief(table, "boot", "sword exhausted", "torch damaged").begins("vagabond", "birdsong")
    assert "buy riverboats" not in t.options("vagabond")
    t.refuses("vagabond", "buy riverboats", "11.2.6.III")
    t.says("vagabond", "buy card anvil")
    assert t.holds("vagabond") == ["anvil"]


def test_his_items_pay_though_the_riverfolk_have_none_to_put_down(table: type[Table]) -> None:
    """11.2.6.III, 1.5.4 As many as there are."""
    t = thief(table, "boot").put(SEAT, 7, "15 warriors").begins("vagabond", "birdsong")
    t.says("vagabond", "buy card anvil")
    assert lying(t, "payments") == {}
    assert t.holds("vagabond") == ["anvil"]


def test_his_pawn_is_a_faction_piece(table: type[Table]) -> None:
    """11.2.6.II, 1.5.2 A trade post beside it is one service more."""
    t = thief(table, "boot", "sword").put(SEAT, 12, "trade_post_fox")
    t.begins("vagabond", "birdsong").says("vagabond", "buy card anvil", "exhaust boot")
    t.says("vagabond", "buy card cobbler")
    assert t.holds("vagabond") == ["anvil", "cobbler"]


def test_riv_vagabond_no_mercenaries(table: type[Table]) -> None:
    """11.2.7.III He cannot hire, whatever he has."""
    t = thief(table, "boot", "sword", "torch", "tea").begins("vagabond", "birdsong")
    assert "buy mercenaries" not in t.options("vagabond")
    t.refuses("vagabond", "buy mercenaries", "11.2.7.III")


def test_the_jailor_coerces_instead(table: type[Table]) -> None:
    """V.12.2, 11.2.6.III A card of his clearing does for an item, at the price of a point."""
    t = thief(table, "boot", character="jailor").hand("vagabond", "foxfolk_steel")
    t.begins("vagabond", "birdsong").says("vagabond", "buy riverboats", "coerce foxfolk_steel")
    assert lying(t, "payments") == {"riverfolk": 2}
    assert t.vp == {"vagabond": -1}
    assert t.discard == ["foxfolk_steel"]


def test_whether_the_jailor_can_buy_is_his_secret(table: type[Table]) -> None:
    """1.2.1, V.12.2 Without an item he is asked whatever his card is."""
    for card, wares in (("foxfolk_steel", len(WARES)), ("a_visit_to_friends", 0)):
        t = thief(table, "boot exhausted", character="jailor").hand("vagabond", card)
        g = position.game(t.doc | {"turn": "vagabond", "phase": "birdsong"}, scripted=True)
        assert g.decision is not None and g.decision.prompt == "window.birdsong_start"
        assert len(g.decision.texts()) == wares + 1


# ---- 11.2.7.II Riverboats


def test_riverboats_make_paths_of_rivers(table: type[Table]) -> None:
    """11.2.7.II Until the end of the turn."""
    t = company(table).put("marquise", 4, "2 warriors").begins("marquise", "birdsong")
    t.says("marquise", "buy riverboats", "march")
    assert "to 7" in t.options("marquise")


def test_without_riverboats_rivers_are_no_paths(table: type[Table]) -> None:
    """2.3, 11.2.7.II"""
    t = company(table).put("marquise", 4, "2 warriors").begins("marquise", "birdsong")
    t.says("marquise", "pass", "march")
    assert "to 7" not in t.options("marquise")


def test_mov_riverboats_still_need_rule(table: type[Table]) -> None:
    """11.2.7.II, 4.2.1 The river is a path, and one end must be ruled."""
    t = company(table, "marquise", "eyrie").put("marquise", 4, "1 warrior")
    t.put("eyrie", 4, "2 warriors").put("eyrie", 7, "2 warriors").put(
        "marquise", 9, "3 warriors"
    ).put("marquise", 12, "3 warriors")
    t.begins("marquise", "birdsong").says("marquise", "buy riverboats", "march", "from 4")
    t.refuses("marquise", "to 7", "4.2.1")


def test_riverboats_last_one_turn(table: type[Table]) -> None:
    """11.2.7.II The next player has none, nor the buyer next time."""
    t = company(table, "marquise").put("marquise", 4, "2 warriors").hand("marquise", "anvil")
    t.begins("marquise", "birdsong").says("marquise", "buy riverboats")
    while t.game.turn == t.seat("marquise"):
        t.says("marquise", "pass" if t.offers("marquise", "pass") else t.options("marquise")[0])
    while t.game.turn == t.seat(SEAT):
        t.says(SEAT, "pass")
    t.says("marquise", "pass", "march")
    assert "to 7" not in t.options("marquise")


def test_the_vagabond_goes_by_boat(table: type[Table]) -> None:
    """11.2.7.II Without rule, as ever (9.2.3)."""
    t = market(table, "vagabond").put("vagabond", 4, "pawn")
    t.board("vagabond", character="thief", items=["2 boot", "sword", "torch"])
    t.begins("vagabond", "birdsong")
    t.says("vagabond", "buy riverboats", "exhaust boot", "exhaust torch")
    t.says("vagabond", "pass", "travel")
    assert "to 7" in t.options("vagabond")
