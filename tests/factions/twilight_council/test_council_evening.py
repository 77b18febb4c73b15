"""17.6 The Council's Evening."""

from __future__ import annotations

from kit import Table


def evening(*others: str, **entries: object) -> Table:
    """A Council about to begin its Evening."""
    return Table("council", *(others or ("marquise",))).board("council", **entries)


# ---- 17.6.1


def test_cards_that_allow_nothing_return_by_themselves() -> None:
    """17.6.1 Nothing is asked: everybody sees that there is no choice."""
    t = evening(revealed=["anvil", "birdy_bindle"]).begins("council", "evening")
    assert {each["card"] for each in t.told("returned_card")} == {"anvil", "birdy_bindle"}


def test_cards_return_one_by_one() -> None:
    """17.6.1 With an action or without; who passes takes the rest."""
    t = evening(revealed=["anvil", "sword", "birdy_bindle"]).put("council", 6, "closed_assembly")
    t.begins("council", "evening")
    assert set(t.options("council")) == {
        "agitate by anvil",
        "empower by birdy_bindle",
        "take in hand anvil",
        "take in hand birdy_bindle",
        "take in hand sword",
        "pass",
    }
    t.says("council", "take in hand anvil")
    assert t.holds("council") == ["anvil"]
    t.says("council", "pass")
    assert t.holds("council") == ["anvil", "birdy_bindle", "sword"]


def test_everybody_knows_what_has_returned() -> None:
    """17.6.1, 1.2.1 The cards lay open."""
    t = evening(revealed=["anvil"]).hand("council", "sword").begins("council", "evening")
    assert t.game.observe(1)["seats"][0]["known"] == ["anvil"]


# ---- 17.6.1.II


def test_cou_agitate() -> None:
    """17.6.1.II, 17.2.1 The card is spent for a Loyalist, and the assembly governs."""
    t = evening(revealed=["sword"], loyalists=3).put("council", 9, "closed_assembly")
    t.begins("council", "evening").says("council", "agitate by sword")
    assert t.discard == ["sword"]
    assert t.at(9) == "council 1 governing_assembly"
    assert t.game.boards[0].loyalists == 4  # type: ignore[attr-defined]
    assert t.supply("council", "warrior") == 16


def test_there_are_four_loyalists_at_most() -> None:
    """17.2.1 The assembly governs all the same."""
    t = evening(revealed=["sword"], loyalists=4).put("council", 9, "closed_assembly")
    t.begins("council", "evening").says("council", "agitate by sword")
    assert t.at(9) == "council 1 governing_assembly"
    assert t.supply("council", "warrior") == 16


def test_cou_agitate_no_assembly() -> None:
    """17.6.1.II A matching assembly is required."""
    t = evening(revealed=["root_tea_rabbit", "birdy_bindle"]).put("council", 9, "closed_assembly")
    t.begins("council", "evening")
    t.refuses("council", "agitate by root_tea_rabbit", "17.6.1.II")
    t.refuses("council", "agitate by birdy_bindle", "17.6.1.II")


def test_of_several_assemblies_one_is_chosen() -> None:
    """17.6.1.II Of the card's suit."""
    t = evening(revealed=["sword"]).put("council", 9, "closed_assembly")
    t.put("council", 2, "closed_assembly").put("council", 1, "closed_assembly")
    t.begins("council", "evening").says("council", "agitate by sword")
    t.refuses("council", "agitate in 1", "17.6.1.II")
    t.refuses("council", "agitate in 3", "17.6.1.II")
    t.says("council", "agitate in 2")
    assert (t.at(2), t.at(9)) == ("council 1 governing_assembly", "council 1 closed_assembly")


# ---- 17.6.1.III


def empowering(rolled: int, warriors: int = 2, **entries: object) -> Table:
    """An assembly in 6 with warriors, a bird that returns, and what the die shows."""
    t = evening(revealed=["birdy_bindle"], **entries)
    t.put("council", 6, f"closed_assembly, {warriors} warriors")
    t.begins("council", "evening").says("council", "empower by birdy_bindle")
    return t.chance(f"one die {rolled}")


def test_warriors_of_an_assembly_become_loyalists() -> None:
    """17.6.1.III As many as the die shows."""
    t = empowering(2)
    assert t.options("council") == ["keep loyal", "pass"]
    t.refuses("council", "score empower", "17.6.1.III")
    t.says("council", "keep loyal")
    assert t.at(6) == "council 1 closed_assembly"
    assert t.game.boards[0].loyalists == 2  # type: ignore[attr-defined]
    assert t.holds("council") == ["birdy_bindle"]


def nursed(*hand: str) -> Table:
    """The Council controls the Feline Physicians; two warriors leave an assembly in 6."""
    t = evening("eyrie", revealed=["birdy_bindle"], hand=list(hand))
    t.hireling("feline_physicians", "twilight_council", markers=3)
    t.put("council", 6, "closed_assembly, 3 warriors")
    t.begins("council", "evening").says("council", "empower by birdy_bindle")
    return t.chance("one die 2")


def test_warriors_that_are_nursed_do_not_become_loyalists() -> None:
    """17.6.1.III "These": what the Physicians have placed again is not to be had (H.2.2)."""
    t = nursed("anvil").says("council", "treat with anvil")
    assert t.options("council") == ["score empower", "pass"]
    t.agrees()
    t.refuses("council", "keep loyal", "17.6.1.III")
    t.says("council", "score empower")
    assert t.at(6) == "council 3 warriors, council 1 closed_assembly"


def test_warriors_that_nobody_nurses_still_do() -> None:
    """17.6.1.III Two of them."""
    t = nursed("anvil").says("council", "pass")
    assert t.options("council") == ["keep loyal", "score empower", "pass"]
    t.says("council", "keep loyal")
    assert t.game.boards[0].loyalists == 2  # type: ignore[attr-defined]


def test_or_a_point_where_it_still_rules() -> None:
    """17.6.1.III After the warriors have gone."""
    t = empowering(1)
    assert t.options("council") == ["keep loyal", "score empower", "pass"]
    t.says("council", "score empower")
    assert t.vp == {"council": 1}
    assert t.supply("council", "warrior") == 19


def test_a_roll_of_nothing_takes_nobody() -> None:
    """17.6.1.III, 1.5.4 A point may be scored all the same."""
    t = empowering(0)
    assert t.options("council") == ["score empower", "pass"]
    t.refuses("council", "keep loyal", "17.6.1.III")
    t = empowering(3, warriors=1)
    assert t.options("council") == ["keep loyal", "pass"], "one was there"


def test_a_full_board_takes_as_many_as_fit() -> None:
    """17.6.1.III, 17.2.1"""
    t = empowering(2, loyalists=3).says("council", "keep loyal")
    assert t.game.boards[0].loyalists == 4  # type: ignore[attr-defined]
    t = empowering(1, loyalists=4)
    assert t.options("council") == ["score empower", "pass"]
    t.refuses("council", "keep loyal", "17.2.1")


def test_any_assembly_may_be_empowered() -> None:
    """17.6.1.III Its suit does not matter."""
    t = evening(revealed=["birdy_bindle"]).put("council", 6, "closed_assembly")
    t.put("council", 5, "governing_assembly").begins("council", "evening")
    t.says("council", "empower by birdy_bindle")
    assert t.options("council") == ["empower in 5", "empower in 6"]
    t.refuses("council", "empower in 7", "17.6.1.III")


def test_only_birds_empower() -> None:
    """17.6.1.III"""
    t = evening(revealed=["anvil", "birdy_bindle"]).put("council", 6, "closed_assembly")
    t.begins("council", "evening")
    t.refuses("council", "empower by anvil", "17.6.1.III")
    t.refuses("council", "empower by sword", "17.6.1")


# ---- 17.6.2


def test_assemblies_of_either_side_craft() -> None:
    """17.2.6, 17.6.2 In Evening; then no card is drawn for the track."""
    t = evening(hand=["root_tea_rabbit", "anvil"]).put("council", 10, "closed_assembly")
    t.put("council", 6, "governing_assembly").also(deck_top=["sword", "cobbler"])
    t.begins("council", "evening")
    assert t.offers("council", "craft anvil")
    t.says("council", "craft anvil", "pass", "pass")
    assert t.vp == {"council": 2}
    assert len(t.holds("council")) == 2, "one crafted, one drawn at the end"


def test_who_crafts_nothing_draws_for_the_icons_that_show() -> None:
    """17.6.2 One for each two assemblies on the map."""
    for assemblies, drawn in ((1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)):
        t = evening()
        for place in range(1, assemblies + 1):
            t.put("council", place, "closed_assembly")
        t.begins("council", "evening")
        assert t.asked() == "council.adjourn"
        assert len(t.holds("council")) == drawn, assemblies


# ---- 17.6.3


def test_cou_adjourn() -> None:
    """17.6.3 Without removing one: what it rules governs, the rest stays as it is."""
    t = (
        evening()
        .put("council", 2, "closed_assembly, 1 warrior")
        .put("council", 6, "closed_assembly")
    )
    t.begins("council", "evening").says("council", "pass")
    assert t.at(2) == "council 1 warrior, council 1 governing_assembly"
    assert t.at(6) == "council 1 closed_assembly"


def test_cou_remove_own_assembly() -> None:
    """17.6.3, 17.2.2 No Loyalist is lost, and nobody scores."""
    t = evening(loyalists=2).put("council", 2, "closed_assembly, 1 warrior")
    t.put("council", 6, "governing_assembly").begins("council", "evening")
    t.refuses("council", "adjourn in 5", "17.6.3")
    t.says("council", "adjourn in 2", "adjourn in 6")
    assert t.vp == {}
    assert t.supply("council", "closed_assembly") == 6
    assert t.game.boards[0].loyalists == 2  # type: ignore[attr-defined]


# ---- 17.6.4


def test_cou_oversee() -> None:
    """17.6.4 Three of four stand beside what enemies have built: two points."""
    t = evening("marquise", "alliance")
    for place in (1, 2, 3, 4):
        t.put("council", place, "governing_assembly")
    t.put("marquise", 1, "sawmill").put("marquise", 2, "wood").put("alliance", 3, "sympathy")
    t.put("marquise", 4, "2 warriors").begins("council", "evening").says("council", "pass")
    assert t.vp == {"council": 2}


def test_points_for_each_number_of_assemblies() -> None:
    """17.6.4 One; two for two or three; three for four; four for five or six."""
    for n, points in ((1, 1), (2, 2), (3, 2), (4, 3), (5, 4), (6, 4)):
        t = evening()
        for place in range(1, n + 1):
            t.put("council", place, "governing_assembly").put("marquise", place, "wood")
        t.begins("council", "evening").says("council", "pass")
        assert t.vp == {"council": points}, n


def test_closed_assemblies_oversee_nothing() -> None:
    """17.6.4 Nor do warriors count."""
    t = evening().put("council", 1, "closed_assembly").put("marquise", 1, "wood, 1 warrior")
    t.begins("council", "evening").says("council", "pass")
    assert t.vp == {}


# ---- 17.6.5


def test_one_card_then_down_to_five() -> None:
    """17.6.5"""
    hand = ["anvil", "sword", "cobbler", "armorers", "tax_collector"]
    t = evening(hand=hand).also(deck_top=["birdy_bindle"]).begins("council", "evening")
    assert t.asked() == "turn.discard"
    t.says("council", "discard sword")
    assert len(t.holds("council")) == 5
