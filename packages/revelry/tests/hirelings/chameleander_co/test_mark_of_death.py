"""The Mark of Death: matching cards fell warriors."""

from __future__ import annotations

from kit import Table

NAME = "mark_of_death"
CATS = "marquise_de_cat"


def hired(t: Table, by: str = CATS) -> Table:
    """The Mark, controlled by somebody who has more to do."""
    t.put("marquise", 12, "1 warrior")
    return t.hireling(NAME, by, markers=2)


def test_rhi_mark_of_death(table: type[Table]) -> None:
    """TMOD.4.1 Twice, also in one clearing and from one faction."""
    t = hired(table("marquise", "eyrie")).put("eyrie", 9, "2 warriors")
    t.hand("marquise", "mouse_in_a_sack", "investments").begins("marquise", "birdsong")
    t.says(
        "marquise", f"employ {NAME}", "sentence 9 eyrie warrior", "sentence with mouse_in_a_sack"
    )
    t.says("marquise", "sentence 9 eyrie warrior", "sentence with investments")
    assert t.at(9) == ""
    assert t.vp == {}
    assert t.holds("marquise") == []


def test_rhi_mark_of_death_captain(table: type[Table]) -> None:
    """TMOD.4.1 Captains are spared; the skunks beside them are not."""
    t = hired(table("marquise", "knaves")).put("knaves", 9, "thief").put("knaves", 9, "1 warrior")
    t.hand("marquise", "anvil", "armorers").freely().begins("marquise", "birdsong")
    t.says("marquise", f"employ {NAME}").refuses("marquise", "sentence 9 knaves thief", "TMOD.4.1")


def test_a_card_must_match(table: type[Table]) -> None:
    """TMOD.4.1, 2.1.1 Nobody elsewhere; and it may be left after all."""
    t = hired(table("marquise", "eyrie")).put("eyrie", 9, "1 warrior").put("eyrie", 1, "1 warrior")
    t.hand("marquise", "mouse_in_a_sack").begins("marquise", "birdsong")
    t.says("marquise", f"employ {NAME}")
    assert t.options("marquise") == ["sentence 9 eyrie_dynasties warrior", "pass"]
    t.refuses("marquise", "sentence 1 eyrie warrior", "TMOD.4.1")
    t.says("marquise", "pass")
    assert t.holds("marquise") == ["mouse_in_a_sack"]


def test_a_vagabond_damages_an_item_of_his_choice(table: type[Table]) -> None:
    """TMOD.4.1 His pawn stays."""
    t = hired(table("marquise", "vagabond")).put("vagabond", 9, "pawn")
    t.board("vagabond", items=["boot", "torch"])
    t.hand("marquise", "mouse_in_a_sack").begins("marquise", "birdsong")
    t.says(
        "marquise", f"employ {NAME}", "sentence 9 vagabond pawn", "sentence with mouse_in_a_sack"
    )
    assert t.options("vagabond") == ["damage boot ready", "damage torch ready"]


def test_a_vagabond_without_an_item_to_damage_is_no_mark_of_death(table: type[Table]) -> None:
    """TMOD.4.1 There is nothing he could be forced to do."""
    t = hired(table("marquise", "vagabond")).put("vagabond", 9, "pawn")
    t.board("vagabond", items=["boot damaged"])
    t.hand("marquise", "anvil", "mouse_in_a_sack").begins("marquise", "birdsong")
    t.says("marquise", f"employ {NAME}").refuses("marquise", "sentence 9 vagabond pawn", "TMOD.4.1")


def test_a_vagabond_who_uses_it_turns_nobody_hostile(table: type[Table]) -> None:
    """TMOD.4.1 And is paid no infamy."""
    t = table("vagabond", "eyrie").put("vagabond", 5, "pawn").hireling(NAME, "vagabond")
    t.put("eyrie", 9, "1 warrior").hand("vagabond", "mouse_in_a_sack")
    t.begins("vagabond", "birdsong")
    t.says(
        "vagabond", f"employ {NAME}", "sentence 9 eyrie warrior", "sentence with mouse_in_a_sack"
    )
    assert t.at(9) == ""
    assert t.vp == {}


def test_the_warlord_falls_in_battle_alone(table: type[Table]) -> None:
    """TMOD.4.1, 14.2.2 A "cannot" holds."""
    t = hired(table("marquise", "hundreds")).put("hundreds", 9, "warlord")
    t.hand("marquise", "armorers").begins("marquise", "birdsong")
    t.says("marquise", f"employ {NAME}").refuses(
        "marquise", "sentence 9 hundreds warlord", "TMOD.4.1"
    )


def test_an_empty_hand_marks_nobody(table: type[Table]) -> None:
    """TMOD.4.1 It is not offered; with a card it is, whatever it shows (1.2.1)."""
    t = (
        hired(table("marquise", "eyrie"))
        .put("eyrie", 9, "1 warrior")
        .begins("marquise", "birdsong")
    )
    assert not t.offers("marquise", f"employ {NAME}")
    t = hired(table("marquise", "eyrie")).put("eyrie", 9, "1 warrior").hand("marquise", "anvil")
    t.begins("marquise", "birdsong").says("marquise", f"employ {NAME}")
    assert t.at(9) == "eyrie 1 warrior"  # asked, with nothing to say but no
    assert t.holds("marquise") == ["anvil"]
