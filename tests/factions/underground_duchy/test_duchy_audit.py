"""12 The Duchy beside others, and at the edges of its chapter: found by its second reading."""

from __future__ import annotations

from factions.underground_duchy.moles import gone, in_parliament, moles, swayed
from kit import Table


def test_the_burrow_pays_no_tax(table: type[Table]) -> None:
    """12.3.2, G.36 Tax Collector takes a warrior from the map, and the Burrow lies near it."""
    t = moles(table, hand=["anvil"]).play("duchy", "tax_collector")
    t.put("duchy", "burrow", "2 warriors").begins("duchy", "daylight")
    t.refuses("duchy", "use tax_collector", "G.36")


def test_royal_claim_counts_the_burrow(table: type[Table]) -> None:
    """12.2.2, 2.5 The Duchy always rules the Burrow, a clearing: a point for it, too."""
    t = moles(table).play("duchy", "royal_claim").put("duchy", 5, "1 warrior")
    t.begins("duchy", "birdsong").says("duchy", "use royal_claim")
    assert t.vp == {"duchy": 2}


def test_lords_have_nothing_to_give_beside_dominance(table: type[Table]) -> None:
    """3.3.1, 12.5.2.VIII A player who has left the score track gains nothing from a lord's
    action."""
    t = moles(table, swayed=["baron_of_dirt", "captain"], dominance="dominance_fox")
    t.put("duchy", 5, "1 warrior, market").put("marquise", 5, "1 warrior")
    in_parliament(t.hand("duchy", "anvil"))
    t.refuses("duchy", "summon baron_of_dirt", "3.3.1")


def test_two_buildings_in_one_battle_cost_one_minister(table: type[Table]) -> None:
    """12.2.3, 4.3.6 Any number of buildings that fall together cost one minister and one card."""
    t = moles(table, "marquise", hand=["anvil", "cobbler"], swayed=["captain", "mayor"])
    t.put("duchy", 5, "citadel, market").put("marquise", 5, "4 warriors")
    t.battle("marquise", against="duchy", at=5).rolls(1, 0)
    t.says("duchy", "lose market").takes("anvil")
    assert swayed(t) == ["captain"]
    assert gone(t) == ["noble"]
    assert len(t.holds("duchy")) == 1
    assert t.vp == {"marquise": 2}


def test_a_raid_does_not_reach_the_burrow(table: type[Table]) -> None:
    """12.2.2, 13.7.4 No crow is placed in the Burrow, adjacent or not."""
    t = table("duchy", "corvids").put("corvids", 5, "raid").put("duchy", 5, "3 warriors, tunnel")
    t.battle("duchy", against="corvids", at=5).rolls(2, 0)
    assert t.at("burrow") == ""


def test_false_orders_lead_into_the_burrow(table: type[Table]) -> None:
    """12.2.2, 1.5.5 Duchy warriors that an enemy forces to move go where the Duchy could."""
    t = table("duchy", "marquise", deck="exiles_and_partisans").play("marquise", "false_orders")
    t.put("duchy", 5, "3 warriors, tunnel").begins("marquise", "birdsong")
    t.says("marquise", "use false_orders", "to burrow")
    assert t.at(5) == "duchy 1 warrior, duchy 1 tunnel"
