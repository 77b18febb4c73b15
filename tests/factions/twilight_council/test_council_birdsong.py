"""17.4, 17.5 The Council's Birdsong and Daylight."""

from __future__ import annotations

from kit import Table


def council(*others: str, loyalists: int = 0, hand: tuple[str, ...] = ()) -> Table:
    """A Council with some Loyalists and cards, beside others."""
    t = Table("council", *(others or ("marquise",))).hand("council", *hand)
    return t.board("council", loyalists=loyalists)


# ---- 17.4


def test_cou_recruit() -> None:
    """17.4.2 Any clearing of the card's suit, of any ruler."""
    t = council(hand=("sword",)).put("marquise", 2, "3 warriors").begins("council", "birdsong")
    assert t.options("council") == ["recruit by sword", "assemble by sword", "pass"]
    t.says("council", "recruit by sword")
    assert t.options("council") == ["recruit in 2", "recruit in 7", "recruit in 9", "recruit in 11"]
    t.refuses("council", "recruit in 1", "17.4.2")
    t.says("council", "recruit in 2")
    assert t.at(2) == "council 1 warrior, marquise 3 warriors"


def test_a_revealed_card_lies_open_and_is_used_for_nothing_else() -> None:
    """17.4, 2.1.4 It has left the hand until Evening."""
    t = council(hand=("sword", "anvil")).begins("council", "birdsong")
    t.says("council", "recruit by sword", "recruit in 2")
    assert t.holds("council") == ["anvil"]
    assert not t.offers("council", "recruit by sword")
    t.refuses("council", "recruit by sword", "17.4")
    assert t.game.observe(1)["seats"][0]["hand_count"] == 1


def test_any_number_of_cards_in_any_order() -> None:
    """17.4 The same action may be taken again, and passing ends it."""
    t = council(hand=("sword", "mouse_in_a_sack", "anvil")).also(deck_top=["cobbler"])
    t.begins("council", "birdsong").says("council", "recruit by sword", "recruit in 2")
    t.says("council", "recruit by mouse_in_a_sack", "recruit in 2", "pass")
    assert t.at(2) == "council 2 warriors"
    assert t.holds("council") == ["anvil", "cobbler", "mouse_in_a_sack", "sword"]


def test_a_bird_matches_any_clearing() -> None:
    """17.4, 2.1.1 In Birdsong birds are wild."""
    t = council(hand=("birdy_bindle",)).begins("council", "birdsong")
    t.says("council", "recruit by birdy_bindle")
    assert len(t.options("council")) == 12


def test_a_move_begins_where_the_card_matches() -> None:
    """17.4.1 It may lead anywhere, by the rules of moving."""
    t = council(hand=("anvil",)).put("council", 6, "2 warriors").put("council", 5, "2 warriors")
    t.begins("council", "birdsong").says("council", "move by anvil")
    assert t.asked() == "move.destination", "only clearing 6 is a fox clearing"
    t.says("council", "to 2", "take 2")
    assert t.at(2) == "council 2 warriors"


def test_a_card_no_action_fits_is_not_offered() -> None:
    """17.4.1, 17.4.4 No warrior stands where it matches."""
    t = council(hand=("anvil",)).put("council", 5, "2 warriors").begins("council", "birdsong")
    t.refuses("council", "move by anvil", "17.4.1")
    t.refuses("council", "battle by anvil", "17.4.4")


def test_cou_assemble() -> None:
    """17.4.3 With two Loyalists it rules, and keeps the card."""
    t = council(hand=("anvil",), loyalists=2).put("marquise", 6, "1 warrior")
    t.begins("council", "birdsong").says("council", "assemble by anvil", "assemble in 6")
    assert t.options("council") == ["send loyalists 1", "send loyalists 2", "pass"]
    t.refuses("council", "send loyalists 3", "17.2.1")
    t.says("council", "send loyalists 2")
    assert t.at(6) == "council 2 warriors, council 1 closed_assembly, marquise 1 warrior"
    assert t.discard == []
    assert t.rules(6) == "council"


def test_where_it_does_not_rule_the_card_is_gone() -> None:
    """17.4.3 Also where nobody rules."""
    t = council(hand=("anvil",)).begins("council", "birdsong")
    t.says("council", "assemble by anvil", "assemble in 6")
    assert t.discard == ["anvil"]


def test_cou_assemble_second() -> None:
    """17.4.3 Only where no assembly stands."""
    t = council(hand=("anvil",)).put("council", 6, "closed_assembly")
    t.begins("council", "birdsong").says("council", "assemble by anvil")
    assert "assemble in 6" not in t.options("council")
    t.refuses("council", "assemble in 6", "17.4.3")


def test_without_an_assembly_left_nobody_assembles() -> None:
    """17.4.3, 1.5.1 All six are on the map."""
    t = council(hand=("anvil",))
    for place in (1, 2, 3, 4, 5, 7):
        t.put("council", place, "closed_assembly")
    t.begins("council", "birdsong")
    t.refuses("council", "assemble by anvil", "17.4.3")


def test_not_beside_the_keep() -> None:
    """17.4.3, 6.2.2 Nobody else places pieces there."""
    t = council(hand=("anvil",)).put("marquise", 6, "keep").begins("council", "birdsong")
    t.says("council", "assemble by anvil")
    t.refuses("council", "assemble in 6", "6.2.2")


def test_cou_battle_at_assembly() -> None:
    """17.4.4 The battle happens, and the card is discarded."""
    t = council(hand=("root_tea_rabbit",)).put("council", 10, "2 warriors, closed_assembly")
    t.put("marquise", 10, "1 warrior").begins("council", "birdsong")
    t.says("council", "battle by root_tea_rabbit")
    assert t.discard == ["root_tea_rabbit"]
    t.rolls(1, 0)
    assert t.at(10) == "council 2 warriors, council 1 closed_assembly"


def test_elsewhere_a_battle_keeps_the_card() -> None:
    """17.4.4 No assembly is there."""
    t = council(hand=("root_tea_rabbit",)).put("council", 10, "2 warriors")
    t.put("marquise", 10, "1 warrior").begins("council", "birdsong")
    t.says("council", "battle by root_tea_rabbit").rolls(1, 0)
    assert t.discard == []


# ---- 17.5


def test_assemblies_that_enemies_rule_close() -> None:
    """17.5.1 Not those that nobody rules, and not the Council's."""
    t = council().put("council", 5, "governing_assembly").put("marquise", 5, "1 warrior")
    t.put("council", 6, "governing_assembly, 1 warrior").put("marquise", 6, "1 warrior")
    t.put("council", 7, "governing_assembly, 1 warrior").begins("council", "daylight")
    assert t.at(5) == "council 1 closed_assembly, marquise 1 warrior"
    assert "governing" in t.at(6) and "governing" in t.at(7)


# ---- 17.2.1


def test_loyalists_go_while_the_supply_is_empty() -> None:
    """17.2.1 At any time of its turn; with warriors in the supply it would change nothing."""
    t = council(hand=("sword",), loyalists=1).put("council", 1, "19 warriors")
    t.begins("council", "birdsong").says("council", "pass")
    t.refuses("council", "recruit by sword", "17.4.2")
    t.says("council", "dismiss loyalist", "recruit by sword", "recruit in 2")
    assert t.at(2) == "council 1 warrior"
    t = council(hand=("sword",), loyalists=1).begins("council", "birdsong")
    t.refuses("council", "dismiss loyalist", "17.2.1")
