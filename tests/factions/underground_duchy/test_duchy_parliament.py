"""12.5.2 Parliament: the action of each swayed minister."""

from __future__ import annotations

import pytest

from factions.underground_duchy.moles import LORDS, in_parliament, moles, revealed
from kit import Table
from undergrowth.factions.underground_duchy.parliament import Parliament


def test_ministers_act_once_in_any_order(table: type[Table]) -> None:
    """12.5.2 The Marshal before the Captain; each is counted."""
    t = moles(table, swayed=["captain", "marshal"]).put("duchy", 8, "2 warriors")
    t.put("marquise", 7, "1 warrior").does(Parliament(0))
    assert t.options("duchy") == ["summon marshal", "pass"]
    t.refuses("duchy", "summon captain", "12.5.2.II")
    t.refuses("duchy", "summon mayor", "12.5.2")
    t.says("duchy", "summon marshal", "to 7", "take 2")
    assert t.left == {"minister": "1 of 2"}
    t.says("duchy", "summon captain").rolls(1, 0)
    assert t.at(7) == "duchy 2 warriors"
    assert t.done()


def test_duc_minister_once(table: type[Table]) -> None:
    """12.5.2, 12.5.2.II The Captain does not battle twice."""
    t = moles(table, swayed=["captain", "marshal"]).put("duchy", 8, "2 warriors")
    t.put("duchy", "burrow", "1 warrior").put("duchy", 7, "1 warrior, tunnel")
    t.put("marquise", 8, "2 warriors").does(Parliament(0))
    t.says("duchy", "summon captain").rolls(0, 0)
    assert t.options("duchy") == ["summon marshal", "pass"]
    t.refuses("duchy", "summon captain", "12.5.2")


def test_it_comes_after_the_assembly(table: type[Table]) -> None:
    """12.5, 12.5.2 Between the two other steps; passing ends it."""
    t = moles(table, swayed=["marshal"]).put("duchy", 8, "2 warriors").begins("duchy", "daylight")
    assert "summon marshal" not in t.options("duchy")
    t.says("duchy", "pass")
    assert t.asked() == "duchy.parliament"


# ---- 12.5.2.I


def test_duc_foremole_any_card(table: type[Table]) -> None:
    """12.5.2.I A fox card builds a market in a mouse clearing."""
    t = moles(table, hand=["anvil"], swayed=["foremole"]).put("duchy", 7, "1 warrior")
    t.does(Parliament(0)).says("duchy", "summon foremole", "reveal any anvil", "erect market")
    assert t.at(7) == "duchy 1 warrior, duchy 1 market"
    assert (revealed(t), t.vp) == (["anvil"], {})


def test_the_foremole_needs_a_card_and_a_site(table: type[Table]) -> None:
    """12.5.2.I, 12.2.2 The Burrow is ruled, and has no slot."""
    t = moles(table, swayed=["foremole", "marshal"]).put("duchy", 7, "1 warrior")
    in_parliament(t).refuses("duchy", "summon foremole", "12.5.2.I")
    t = moles(table, hand=["anvil"], swayed=["foremole", "banker"])
    t.put("duchy", "burrow", "1 warrior")
    in_parliament(t).refuses("duchy", "summon foremole", "12.5.2.I")


def test_the_foremole_asks_for_a_card_of_the_hand(table: type[Table]) -> None:
    """12.5.2.I It is asked even for the last card: which it is, is a secret."""
    t = moles(table, hand=["anvil"], swayed=["foremole"]).put("duchy", 7, "1 warrior")
    in_parliament(t).says("duchy", "summon foremole")
    assert t.options("duchy") == ["reveal any anvil"]
    t.refuses("duchy", "reveal any sword", "12.5.2.I")


# ---- 12.5.2.IV


def test_the_brigadier_moves_twice(table: type[Table]) -> None:
    """12.5.2.IV The same warriors or others; the second move may be left."""
    t = moles(table, swayed=["brigadier"]).put("duchy", 8, "2 warriors")
    t.put("marquise", 8, "1 warrior").does(Parliament(0)).says("duchy", "summon brigadier")
    assert t.options("duchy") == ["brigade move", "brigade battle"]
    t.says("duchy", "brigade move", "to 7", "take 2")
    assert t.left["move"] == "2 of 2"
    t.says("duchy", "from 7", "to 12", "take 1")
    assert (t.at(7), t.at(12)) == ("duchy 1 warrior", "duchy 1 warrior")
    assert t.done()


def test_the_brigadier_battles_twice(table: type[Table]) -> None:
    """12.5.2.IV In one clearing or in two."""
    t = moles(table, swayed=["brigadier"]).put("duchy", 8, "2 warriors")
    t.put("duchy", 12, "1 warrior").put("marquise", 8, "3 warriors").does(Parliament(0))
    t.says("duchy", "summon brigadier", "brigade battle").rolls(1, 0)
    assert t.options("duchy") == ["battle in 8", "pass"]
    t.says("duchy", "battle in 8").rolls(2, 0)
    assert t.at(8) == "duchy 2 warriors"
    assert t.done()


def test_duc_brigadier(table: type[Table]) -> None:
    """12.5.2.IV Not one move and one battle."""
    t = moles(table, swayed=["brigadier"]).put("duchy", 8, "2 warriors")
    t.put("marquise", 7, "1 warrior").put("marquise", 8, "1 warrior").does(Parliament(0))
    t.says("duchy", "summon brigadier", "brigade move", "to 7", "take 2")
    assert t.asked() == "move.origin"
    assert not t.offers("duchy", "brigade battle") and not t.offers("duchy", "battle in 7")
    t.says("duchy", "pass")
    assert t.done()


def test_the_brigadier_goes_the_only_way_there_is(table: type[Table]) -> None:
    """12.5.2.IV Without an enemy beside it, it moves unasked; without both, not at all."""
    t = moles(table, swayed=["brigadier"]).put("duchy", 8, "1 warrior").does(Parliament(0))
    t.says("duchy", "summon brigadier")
    assert t.asked() == "move.destination"
    t = moles(table, hand=["anvil"], swayed=["brigadier", "banker"])
    in_parliament(t).refuses("duchy", "summon brigadier", "12.5.2.IV")


# ---- 12.5.2.V


def test_the_banker_takes_cards_of_one_suit(table: type[Table]) -> None:
    """12.5.2.V, 2.1.1 Two fox cards and a bird; a rabbit card is of another suit."""
    hand = ["anvil", "tax_collector", "armorers", "cobbler"]
    t = moles(table, hand=hand, swayed=["banker"])
    t.does(Parliament(0)).says("duchy", "summon banker")
    assert "pass" not in t.options("duchy")
    t.says("duchy", "bank anvil")
    assert t.options("duchy") == ["bank armorers", "bank tax_collector", "pass"]
    t.refuses("duchy", "bank cobbler", "12.5.2.V")
    t.refuses("duchy", "bank sword", "12.5.2.V")
    t.says("duchy", "bank armorers", "bank tax_collector", "pass")
    assert t.vp == {"duchy": 3}
    assert t.discard == ["anvil", "armorers", "tax_collector"]
    assert t.holds("duchy") == ["cobbler"]


def test_the_banker_takes_a_single_card(table: type[Table]) -> None:
    """12.5.2.V Even one; he asks although nothing else matches, which nobody else knows."""
    t = moles(table, hand=["anvil", "cobbler"], swayed=["banker"])
    in_parliament(t).says("duchy", "summon banker")
    t.game.choose("bank anvil")
    assert t.asked() == "duchy.banker" and t.options("duchy") == ["pass"]
    t.says("duchy", "pass")
    assert t.vp == {"duchy": 1}


def test_the_banker_takes_birds_first(table: type[Table]) -> None:
    """12.5.2.V, 2.1.1 The suit of the birds is settled by the cards that follow."""
    t = moles(table, hand=["armorers", "royal_claim", "cobbler"], swayed=["banker"])
    in_parliament(t).says("duchy", "summon banker", "bank armorers", "bank royal_claim")
    t.says("duchy", "bank cobbler")
    assert t.vp == {"duchy": 3}


def test_the_banker_needs_a_card(table: type[Table]) -> None:
    """12.5.2.V With an empty hand there is nothing to spend."""
    t = moles(table, swayed=["banker", "marshal"]).put("duchy", 8, "1 warrior")
    in_parliament(t).refuses("duchy", "summon banker", "12.5.2.V")


# ---- 12.5.2.VI


def test_the_mayor_acts_as_another(table: type[Table]) -> None:
    """12.5.2.VI The Captain's battle; the Captain battles as well."""
    t = moles(table, swayed=["captain", "mayor", "marshal"]).put("duchy", 8, "2 warriors")
    t.put("duchy", 12, "1 warrior").put("marquise", 8, "3 warriors").does(Parliament(0))
    t.says("duchy", "summon mayor")
    assert t.options("duchy") == ["act as captain", "act as marshal"]
    t.says("duchy", "act as captain").rolls(1, 0)
    t.says("duchy", "summon captain").rolls(2, 0)
    assert t.at(8) == "duchy 2 warriors"
    assert t.options("duchy") == ["summon marshal", "pass"]


def test_duc_mayor(table: type[Table]) -> None:
    """12.5.2.VI A squire's or noble's action, and no lord's."""
    t = moles(table, swayed=["mayor", "marshal", "captain", "duchess_of_mud"])
    for place in (1, 2, 3):
        t.put("duchy", place, "tunnel")
    t.put("duchy", 8, "2 warriors").put("marquise", 8, "1 warrior").does(Parliament(0))
    t.says("duchy", "summon mayor")
    t.refuses("duchy", "act as duchess_of_mud", "12.5.2.VI")
    t.refuses("duchy", "act as mayor", "12.5.2.VI")
    t.refuses("duchy", "act as banker", "12.5.2")


def test_the_mayor_needs_somebody_to_act_as(table: type[Table]) -> None:
    """12.5.2.VI Alone with lords he does nothing."""
    t = moles(table, swayed=["mayor", "baron_of_dirt"]).put("duchy", 8, "market")
    in_parliament(t).refuses("duchy", "summon mayor", "12.5.2.VI")


def test_the_mayor_acts_as_one_who_has_acted(table: type[Table]) -> None:
    """12.5.2.VI The Banker banks twice: once himself, once through the Mayor."""
    t = moles(table, hand=["anvil", "cobbler"], swayed=["banker", "mayor"])
    in_parliament(t).says("duchy", "summon banker", "bank anvil", "pass", "summon mayor")
    t.says("duchy", "bank cobbler")
    assert t.vp == {"duchy": 2}


# ---- 12.5.2.VII to 12.5.2.IX


def test_the_duchess_of_mud(table: type[Table]) -> None:
    """12.5.2.VII Two points with all three tunnels on the map."""
    t = moles(table, swayed=LORDS[:1])
    for place in (1, 2, 3):
        t.put("duchy", place, "tunnel")
    in_parliament(t).says("duchy", "summon duchess_of_mud")
    assert t.vp == {"duchy": 2}


def test_the_duchess_needs_all_tunnels(table: type[Table]) -> None:
    """12.5.2.VII Two are not enough."""
    t = moles(table, hand=["anvil"], swayed=["banker", "duchess_of_mud"])
    t.put("duchy", 1, "tunnel").put("duchy", 2, "tunnel")
    in_parliament(t).refuses("duchy", "summon duchess_of_mud", "12.5.2.VII")


@pytest.mark.parametrize(
    ("lord", "building"), [("baron_of_dirt", "market"), ("earl_of_stone", "citadel")]
)
def test_the_baron_and_the_earl(table: type[Table], lord: str, building: str) -> None:
    """12.5.2.VIII, 12.5.2.IX A point for each market, or each citadel, on the map."""
    t = moles(table, swayed=[lord]).put("duchy", 8, building).put("duchy", 7, f"2 {building}")
    in_parliament(t).says("duchy", f"summon {lord}")
    assert t.vp == {"duchy": 3}


def test_lords_with_nothing_to_count(table: type[Table]) -> None:
    """12.5.2.VIII, 12.5.2.IX Without markets and citadels they score nothing."""
    t = moles(table, hand=["anvil"], swayed=["banker", "baron_of_dirt", "earl_of_stone"])
    in_parliament(t)
    t.refuses("duchy", "summon baron_of_dirt", "12.5.2.VIII")
    t.refuses("duchy", "summon earl_of_stone", "12.5.2.IX")


# ---- what may come between


def test_an_effect_of_daylight_between_two_ministers(table: type[Table]) -> None:
    """1.4.2, 12.5.2 Tax Collector takes a warrior between their actions, of the map (12.3.2)."""
    t = moles(table, swayed=["captain", "marshal"]).put("duchy", 8, "2 warriors")
    t.play("duchy", "tax_collector").put("duchy", "burrow", "2 warriors")
    t.put("marquise", 8, "1 warrior")
    in_parliament(t).says("duchy", "summon captain").rolls(1, 0)
    t.says("duchy", "use tax_collector")
    assert t.at(8) == "duchy 1 warrior"
    assert t.at("burrow") == "duchy 2 warriors"
    assert t.offers("duchy", "summon marshal")


def test_a_minister_lost_meanwhile_acts_no_more(table: type[Table]) -> None:
    """12.2.3, 12.5.2 A battle that costs a citadel costs the Mayor before he acts."""
    t = moles(table, hand=[], swayed=["captain", "mayor"])
    t.put("duchy", 8, "1 warrior, citadel").put("marquise", 8, "3 warriors").does(Parliament(0))
    t.says("duchy", "summon captain").rolls(2, 2)
    t.says("duchy", *(["pass"] if t.asked() == "duchy.parliament" else []))
    assert t.at(8) == "marquise 2 warriors"
    assert t.done()
