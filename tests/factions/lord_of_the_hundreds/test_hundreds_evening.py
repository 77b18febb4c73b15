"""14.6 The Hundreds' Evening: incite, oppress, draw; 14.7.3 Jubilant, 14.7.6 Rowdy."""

from __future__ import annotations

import pytest

from factions.lord_of_the_hundreds.evening_cases import oppressing
from factions.lord_of_the_hundreds.horde import SEAT, lord, me, shows, to
from kit import Table
from undergrowth.factions.lord_of_the_hundreds.evening import Oppress, evening_cards, oppressed

# ---- 14.6.1


def test_a_card_incites_a_mob(table: type[Table]) -> None:
    """14.6.1 In a matching clearing with a Hundreds warrior and no mob, as often as they like."""
    t = lord(table, hand=["anvil", "royal_claim"]).put(SEAT, 1, "1 warrior").put(SEAT, 2, "warlord")
    t.put(SEAT, 6, "1 warrior, mob").begins(SEAT, "evening")
    assert t.options(SEAT) == ["incite in 1", "incite in 2", "pass"]
    t.refuses(SEAT, "incite in 6", "14.6.1")
    t.refuses(SEAT, "incite in 3", "14.6.1")
    t.says(SEAT, "incite in 1")
    assert t.options(SEAT) == ["incite with royal_claim", "incite with anvil"] or set(
        t.options(SEAT)
    ) == {"incite with anvil", "incite with royal_claim"}
    t.refuses(SEAT, "incite with sword", "14.6.1")
    t.says(SEAT, "incite with anvil")
    assert t.at(1) == "hundreds 1 warrior, hundreds 1 mob"
    t.says(SEAT, "incite in 2", "incite with royal_claim")
    assert t.at(2) == "hundreds 1 warlord, hundreds 1 mob"
    assert t.discard == ["anvil", "royal_claim"]


def test_a_clearing_without_a_card_for_it(table: type[Table]) -> None:
    """14.6.1 An anvil is a fox; nothing is placed beside the keep."""
    t = lord(table, hand=["anvil", "sword"]).put(SEAT, 2, "1 warrior").put(SEAT, 1, "1 warrior")
    t.put("marquise", 1, "keep").put(SEAT, 5, "1 warrior").begins(SEAT, "evening")
    t.refuses(SEAT, "incite in 5", "14.6.1")
    t.refuses(SEAT, "incite in 1", "6.2.2")


def test_five_mobs_are_all_there_are(table: type[Table]) -> None:
    """14.6.1, 1.5.1 Nobody is asked then."""
    t = lord(table, hand=["anvil", "royal_claim"]).put(SEAT, 1, "1 warrior")
    for place in (2, 3, 4, 5, 6):
        t.put(SEAT, place, "mob")
    t.begins(SEAT, "evening")
    assert t.game.turn == 1 or t.asked() != "hundreds.incite"


# ---- 14.7.3


def test_hun_jubilant(table: type[Table]) -> None:
    """14.7.3 Each roll may place a mob next to any mob; up to four, and they may stop early."""
    t = lord(table, mood="jubilant", hand=["anvil"]).put(SEAT, 12, "warlord")
    t.begins(SEAT, "evening").says(SEAT, "incite in 12", "incite with anvil")
    assert t.asked() == "hundreds.riot" and t.left["mob_roll"] == "0 of 4"
    shows(t.says(SEAT, "riot"), "mouse").says(SEAT, "mob in 9")
    shows(t.says(SEAT, "riot"), "fox")
    assert t.at(1) == "hundreds 1 mob"
    shows(t.says(SEAT, "riot"), "rabbit").says(SEAT, "mob in 5")
    shows(t.says(SEAT, "riot"), "rabbit").says(SEAT, "mob in 4")
    assert t.supply(SEAT, "mob") == 0
    assert t.asked() != "hundreds.riot"


def test_four_rolls_at_most(table: type[Table]) -> None:
    """14.7.3 Also where they place nothing."""
    t = lord(table, mood="jubilant", hand=["anvil"]).put(SEAT, 1, "warlord")
    t.begins(SEAT, "evening").says(SEAT, "incite in 1", "incite with anvil")
    for _ in range(4):
        shows(t.says(SEAT, "riot"), "fox")
    assert t.asked() != "hundreds.riot" and t.supply(SEAT, "mob") == 4


def test_the_jubilant_may_stop(table: type[Table]) -> None:
    """14.7.3 At once, too."""
    t = lord(table, mood="jubilant", hand=["anvil"]).put(SEAT, 1, "warlord")
    t.begins(SEAT, "evening").says(SEAT, "incite in 1", "incite with anvil", "pass")
    assert t.supply(SEAT, "mob") == 4


def test_only_where_the_warlord_is(table: type[Table]) -> None:
    """14.7.3 And in that mood alone."""
    for mood, place in (("jubilant", 9), ("bitter", 1)):
        t = lord(table, mood=mood, hand=["anvil"]).put(SEAT, 1, "1 warrior")
        t.put(SEAT, place, "warlord").begins(SEAT, "evening")
        t.says(SEAT, "incite in 1", "incite with anvil")
        assert t.asked() != "hundreds.riot"


# ---- 14.6.2


def test_hun_oppress_scale(table: type[Table]) -> None:
    """14.6.2 Five clearings of their own score 3; two more with enemy pieces do not count."""
    t = lord(table)
    for place in (1, 2, 3, 4, 5):
        t.put(SEAT, place, "1 warrior")
    t.put(SEAT, 6, "2 warriors").put("marquise", 6, "1 warrior")
    t.put(SEAT, 7, "1 warrior").put("marquise", 7, "wood").does(Oppress(0), phase="evening")
    assert t.vp == {SEAT: 3}


@pytest.mark.parametrize(
    ("clearings", "points"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 4), (9, 4)]
)
def test_points_by_clearings(table: type[Table], clearings: int, points: int) -> None:
    """14.6.2 One or two, three or four, five, six or more."""
    t = lord(table)
    for place in range(1, clearings + 1):
        t.put(SEAT, place, "1 warrior")
    t.does(Oppress(0), phase="evening")
    assert t.vp == ({SEAT: points} if points else {})


def test_hun_oppress_own_token(table: type[Table]) -> None:
    """14.6.2, 2.5 A mob alone does not rule 8; with a warrior 6 counts: one clearing, 1 point."""
    t = lord(table).put(SEAT, 8, "mob").put(SEAT, 6, "1 warrior, mob")
    t.does(Oppress(0), phase="evening")
    assert t.vp == {SEAT: 1}


def test_map_landmark_not_enemy(table: type[Table]) -> None:
    """L.1.2, 14.6.2 A landmark is nobody's piece."""
    t = lord(table).put(SEAT, 5, "1 warrior").landmark("tower", 5)
    t.does(Oppress(0), phase="evening")
    assert t.vp == {SEAT: 1}


def test_a_pawn_is_an_enemy_piece(table: type[Table]) -> None:
    """14.6.2, G.9, G.10 Although it rules nothing; in a forest it is in nobody's clearing."""
    t = lord(table, "vagabond").put(SEAT, 5, "1 warrior").put(SEAT, 9, "warlord")
    t.put("vagabond", 5, "pawn").does(Oppress(0), phase="evening")
    assert oppressed(t.game, me(t)) == [9]


def test_a_partner_is_no_enemy(table: type[Table]) -> None:
    """14.6.2, 9.2.8 In a coalition the pawn of a partner is none."""
    t = oppressing(table)
    assert oppressed(t.game, me(t)) == [5]


def test_a_stronghold_alone_oppresses(table: type[Table]) -> None:
    """14.6.2 Any Hundreds piece with which they rule."""
    t = lord(table).put(SEAT, 5, "stronghold").does(Oppress(0), phase="evening")
    assert t.vp == {SEAT: 1}


# ---- 14.6.3, 14.7.6


def drawn(table: type[Table], mood: str, enemies: str, where: int = 5) -> int:
    """Return how many cards they draw in Evening."""
    t = lord(table, "marquise", "vagabond", mood=mood, hand=[]).put(SEAT, 5, "warlord")
    t.put("vagabond", where, "pawn").put("marquise", 5, enemies) if enemies else t.put(
        "vagabond", where, "pawn"
    )
    t.begins(SEAT, "evening")
    return len(t.holds(SEAT))


def test_one_card(table: type[Table]) -> None:
    """14.6.3 Then down to five."""
    assert drawn(table, "bitter", "3 wood") == 1
    hand = ["anvil", "sword", "cobbler", "royal_claim", "armorers"]
    t = lord(table, hand=hand).begins(SEAT, "evening")
    to_discard = t if t.asked() == "turn.discard" else to(t, "turn.discard")
    assert to_discard.asked() == "turn.discard"


def test_the_rowdy_draw_one_more(table: type[Table]) -> None:
    """14.7.6 Two in all; the enemies of one clearing do not suffice."""
    assert drawn(table, "rowdy", "1 wood") == 2


def test_in_a_crowd_they_draw_two_more(table: type[Table]) -> None:
    """14.7.6 Three enemy pieces of whatever kind and whosever: two wood and a pawn."""
    assert drawn(table, "rowdy", "2 wood") == 3
    assert drawn(table, "rowdy", "2 wood", where=9) == 2


def test_the_rowdy_without_a_warlord(table: type[Table]) -> None:
    """14.7.6 It has no clearing: one more."""
    t = lord(table, mood="rowdy").put(SEAT, 5, "1 warrior").put("marquise", 5, "3 wood")
    t.does(Oppress(0), phase="evening")
    assert evening_cards(t.game, me(t)) == 2


def test_hun_rowdy_other_draws(table: type[Table]) -> None:
    """14.7.6 Charm Offensive at the start of Evening draws exactly what it says."""
    t = table(SEAT, "marquise", deck="exiles_and_partisans").play(SEAT, "charm_offensive")
    t.board(SEAT, mood="rowdy").put(SEAT, 5, "warlord").begins(SEAT, "evening")
    t.says(SEAT, "use charm_offensive")
    while t.asked().startswith("cards."):
        t.says(SEAT, t.options(SEAT)[0])
    assert len(t.game.hands[0]) in (1, 1 + 2)
    drew = [each["count"] for each in t.told("drew")]
    assert drew[:2] == [1, 2]
