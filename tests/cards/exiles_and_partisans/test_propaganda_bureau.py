"""Propaganda Bureau: an enemy warrior becomes one's own."""

from __future__ import annotations

from kit import Table

DECK = "exiles_and_partisans"


def bureau(t: Table) -> Table:
    """Eyrie warriors in 5 (rabbit) and 9 (mouse)."""
    t.put("eyrie", 5, "2 warriors").put("eyrie", 9, "1 warrior")
    return t.play("marquise", "propaganda_bureau")


def test_a_card_replaces_a_warrior(table: type[Table]) -> None:
    """G.23 One warrior goes and one comes; nobody scores."""
    t = bureau(table("marquise", "eyrie", deck=DECK)).hand("marquise", "bake_sale", "anvil")
    t.begins("marquise", "daylight").says("marquise", "use propaganda_bureau")
    assert t.game.decision is not None
    t.says("marquise", "spend bake_sale")
    assert t.at(5) == "marquise 1 warrior, eyrie 1 warrior"
    assert t.holds("marquise") == ["anvil"]
    assert t.discard == ["bake_sale"]
    assert t.vp == {}
    t.refuses("marquise", "use propaganda_bureau", "4.1.3")


def test_a_bird_is_good_for_any_clearing(table: type[Table]) -> None:
    """2.1.1 The clearing is chosen among all."""
    t = bureau(table("marquise", "eyrie", deck=DECK)).hand("marquise", "birdy_bindle")
    t.begins("marquise", "daylight").says("marquise", "use propaganda_bureau", "spend birdy_bindle")
    assert t.options("marquise") == [
        "win over 5 eyrie_dynasties warrior",
        "win over 9 eyrie_dynasties warrior",
    ]
    t.refuses("marquise", "win over 2 eyrie_dynasties warrior", "G.23")


def test_both_steps_must_be_possible(table: type[Table]) -> None:
    """G.23, 6.2.2 Nobody replaces a warrior at the keep, nor without one in supply."""
    t = table("eyrie", "marquise", deck=DECK).play("eyrie", "propaganda_bureau")
    t.put("marquise", 5, "keep, 1 warrior").hand("eyrie", "bake_sale").put("eyrie", 3, "roost")
    t.begins("eyrie", "daylight")
    t.refuses("eyrie", "use propaganda_bureau", "G.23")
    t = bureau(table("marquise", "eyrie", deck=DECK)).hand("marquise", "bake_sale")
    t.put("marquise", 1, "25 warriors").begins("marquise", "daylight")
    t.refuses("marquise", "use propaganda_bureau", "G.23")


def test_the_card_must_match(table: type[Table]) -> None:
    """G.31 No card for the clearing, no use."""
    t = bureau(table("marquise", "eyrie", deck=DECK)).hand("marquise", "root_tea_fox")
    t.put("marquise", 2, "workshop").begins("marquise", "daylight")
    t.refuses("marquise", "use propaganda_bureau", "G.31")


def test_the_vagabond_has_no_warriors(table: type[Table]) -> None:
    """G.36 There is nobody to place."""
    t = table("vagabond", "eyrie", deck=DECK).play("vagabond", "propaganda_bureau")
    t.put("vagabond", 1, "pawn").put("eyrie", 5, "1 warrior").hand("vagabond", "bake_sale")
    t.begins("vagabond", "daylight")
    t.refuses("vagabond", "use propaganda_bureau", "G.36")


def test_field_hospitals_may_answer(table: type[Table]) -> None:
    """6.2.3, G.23 A replacement removes a warrior first."""
    t = table("eyrie", "marquise", deck=DECK).play("eyrie", "propaganda_bureau")
    t.put("marquise", 5, "1 warrior").put("marquise", 1, "keep").put("eyrie", 3, "roost")
    t.hand("eyrie", "bake_sale").hand("marquise", "a_visit_to_friends")
    t.begins("eyrie", "daylight").says("eyrie", "use propaganda_bureau", "spend bake_sale")
    assert t.at(5) == "eyrie 1 warrior"
    t.says("marquise", "heal with a_visit_to_friends")
    assert t.at(1) == "marquise 1 warrior, marquise 1 keep"


def test_a_replaced_warrior_needs_no_coffin(table: type[Table]) -> None:
    """G.23 Coffin Makers takes what is removed, not what is replaced."""
    t = bureau(table("marquise", "eyrie", deck=DECK)).hand("marquise", "bake_sale")
    t.play("eyrie", "coffin_makers").begins("marquise", "daylight")
    t.says("marquise", "use propaganda_bureau", "spend bake_sale")
    assert t.lies_on("coffin_makers").pieces == []
    assert t.supply("eyrie", "warrior") == 18


def test_the_question_tells_nothing_of_the_hand(table: type[Table]) -> None:
    """1.2.1 Between the cards of the Decree it is asked whatever the hand holds."""
    for card in ("bake_sale", "anvil"):
        t = table("eyrie", "marquise", deck=DECK).play("eyrie", "propaganda_bureau")
        t.put("marquise", 5, "1 warrior").put("eyrie", 3, "roost, 2 warriors").hand("eyrie", card)
        t.board("eyrie", decree={"move": ["birdy_bindle"]}, leader="despot")
        t.begins("eyrie", "daylight")
        if t.asked() == "eyrie.craft":
            t.says("eyrie", "pass")
        assert t.asked() == "eyrie.move"
        assert t.offers("eyrie", "use propaganda_bureau") == (card == "bake_sale")
