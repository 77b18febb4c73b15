"""Tax Collector: a warrior for a card."""

from __future__ import annotations

from kit import Table


def collector(t: Table) -> Table:
    """Marquise warriors in clearings 5 and 9, a known card on the deck."""
    t.put("marquise", 5, "2 warriors").put("marquise", 9, "1 warrior").put("marquise", 1, "sawmill")
    return t.play("marquise", "tax_collector").also(deck_top=["anvil", "cobbler"])


def test_a_warrior_for_a_card(table: type[Table]) -> None:
    """G.24 The warrior goes to the supply, and its owner draws a card."""
    t = collector(table("marquise", "eyrie")).begins("marquise", "daylight")
    t.says("marquise", "use tax_collector")
    assert t.options("marquise") == ["tax 5", "tax 9"]
    t.says("marquise", "tax 5")
    assert t.at(5) == "marquise 1 warrior"
    assert t.supply("marquise", "warrior") == 23
    assert t.holds("marquise") == ["anvil"]
    assert t.vp == {}


def test_a_warrior_with_a_name_can_be_given_up(table: type[Table]) -> None:
    """G.36, 18.2.4 Captains are warriors, too: which one goes is asked; none goes in a forest."""
    t = table("knaves", "marquise").play("knaves", "tax_collector").also(deck_top=["anvil"])
    t.board("knaves", captains=["thief", "tinker", "cheat"], acting="cheat")
    t.put("knaves", 5, "thief").put("knaves", 9, "tinker, warrior").put("knaves", "f1", "cheat")
    t.begins("knaves", "daylight").says("knaves", "use tax_collector")
    assert t.options("knaves") == ["tax 5", "tax 9"]
    t.says("knaves", "tax 9")
    assert t.options("knaves") == ["tax warrior warrior", "tax warrior tinker"]
    t.says("knaves", "tax warrior tinker")
    assert t.at(9) == "knaves 1 warrior" and t.holds("knaves") == ["anvil"]


def test_the_warlord_is_not_given_up(table: type[Table]) -> None:
    """14.2.2 It cannot be removed outside battle."""
    t = table("hundreds", "marquise").play("hundreds", "tax_collector")
    t.board("hundreds", mood="bitter").put("hundreds", 5, "warlord").put("hundreds", 9, "warrior")
    t.begins("hundreds", "daylight").says("hundreds", "use tax_collector")
    assert t.at(9) == ""


def test_once_in_a_turn(table: type[Table]) -> None:
    """4.1.3 One warrior a turn."""
    t = collector(table("marquise", "eyrie")).begins("marquise", "daylight")
    t.says("marquise", "use tax_collector", "tax 5")
    t.refuses("marquise", "use tax_collector", "4.1.3")


def test_field_hospitals_may_answer(table: type[Table]) -> None:
    """6.2.3 The removal is one from a clearing; it is answered before the card is drawn."""
    t = (
        collector(table("marquise", "eyrie"))
        .put("marquise", 3, "keep")
        .hand("marquise", "bake_sale")
    )
    t.begins("marquise", "daylight").says("marquise", "use tax_collector", "tax 5")
    assert t.options("marquise") == ["heal with bake_sale", "pass"]
    t.says("marquise", "heal with bake_sale")
    assert t.at(3) == "marquise 1 warrior, marquise 1 keep"
    assert t.holds("marquise") == ["anvil"]


def test_only_faction_warriors_in_clearings(table: type[Table]) -> None:
    """G.36 Without a warrior in a clearing there is nothing to collect."""
    t = table("marquise", "eyrie").play("marquise", "tax_collector").hand("marquise", "armorers")
    t.put("marquise", 1, "sawmill").put("eyrie", 1, "1 warrior").begins("marquise", "daylight")
    t.refuses("marquise", "use tax_collector", "G.36")


def test_a_clearing_without_own_warriors_is_refused(table: type[Table]) -> None:
    """4.1.3 The warrior must be one's own."""
    t = collector(table("marquise", "eyrie")).put("eyrie", 2, "1 warrior")
    t.begins("marquise", "daylight").says("marquise", "use tax_collector")
    t.refuses("marquise", "tax 2", "4.1.3")


def test_the_vagabond_has_no_warriors(table: type[Table]) -> None:
    """G.36 A pawn is no warrior."""
    t = table("vagabond", "marquise").play("vagabond", "tax_collector")
    t.put("vagabond", 5, "pawn").board("vagabond", items=["boot"]).begins("vagabond", "daylight")
    t.refuses("vagabond", "use tax_collector", "G.36")


def test_an_empty_deck_is_renewed(table: type[Table]) -> None:
    """2.1 Drawing the last card makes a new deck of the discard pile at once."""
    t = collector(table("marquise", "eyrie")).begins("marquise", "daylight")
    game = t.game
    game.discard, game.deck = game.deck[:-1], game.deck[-1:]
    t.says("marquise", "use tax_collector", "tax 9")
    assert t.holds("marquise") == ["anvil"]
    assert t.discard == []
    assert len(game.deck) > 40
