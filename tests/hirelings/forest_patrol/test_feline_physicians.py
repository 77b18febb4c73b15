"""Feline Physicians: a card brings warriors of their controller back where it has pieces."""

from __future__ import annotations

from kit import Table

PHYSICIANS = "feline_physicians"


def hired(t: Table, by: str = "corvid_conspiracy") -> Table:
    """The Physicians, controlled, and a battle to come in the first clearing, a fox clearing."""
    t.hireling(PHYSICIANS, by, markers=2).put("corvids", 5, "1 warrior")
    return t.put("corvids", 1, "2 warriors").put("eyrie", 1, "3 warriors")


def test_a_matching_card_brings_the_fallen_where_one_has_pieces(table: type[Table]) -> None:
    """H.2.2 All of them into one clearing."""
    t = hired(table("corvids", "eyrie")).hand("corvids", "anvil", "ambush_mouse")
    t.battle("eyrie", against="corvids", at=1).rolls(2, 0)
    t.refuses("corvids", "treat with ambush_mouse", "H.2.2")
    t.says("corvids", "treat with anvil")
    assert t.at(5) == "corvids 3 warriors"
    assert t.discard == ["anvil"]


def test_the_place_is_chosen_among_clearings_with_pieces(table: type[Table]) -> None:
    """H.2.2 The one they fell in, too, while anything of theirs is left there."""
    t = hired(table("corvids", "eyrie")).put("corvids", 1, "bomb").hand("corvids", "anvil")
    t.battle("eyrie", against="corvids", at=1).rolls(2, 0).says("corvids", "treat with anvil")
    t.refuses("corvids", "nurse in 9", "H.2.2")
    t.says("corvids", "nurse in 1")
    assert t.at(1).startswith("corvids 2 warriors")


def test_it_is_asked_of_every_hand(table: type[Table]) -> None:
    """1.2.1 Also of one that has no such card; an empty one is not asked."""
    t = hired(table("corvids", "eyrie")).hand("corvids", "ambush_mouse")
    t.battle("eyrie", against="corvids", at=1).rolls(2, 0)
    assert t.at(5) == "corvids 1 warrior"


def test_they_serve_their_controller_alone(table: type[Table]) -> None:
    """H.2.2 Not its enemy, and not its hirelings (1.5.3)."""
    t = hired(table("corvids", "eyrie"), "eyrie_dynasties").hand("corvids", "anvil")
    t.battle("eyrie", against="corvids", at=1).rolls(2, 0)
    assert t.done()
    assert t.at(5) == "corvids 1 warrior"


def test_without_pieces_anywhere_nobody_is_brought_back(table: type[Table]) -> None:
    """H.2.2 There is no clearing for them."""
    t = table("corvids", "eyrie").hireling(PHYSICIANS, "corvid_conspiracy", markers=2)
    t.put("corvids", 1, "1 warrior").put("eyrie", 1, "3 warriors").hand("corvids", "anvil")
    t.battle("eyrie", against="corvids", at=1).rolls(1, 0)
    assert t.done()
