"""18.6 The Knaves' Evening."""

from __future__ import annotations

from factions.knaves_of_the_deepwood.gang import SEAT, gang, on_board
from kit import Table


def test_mock_the_powerful(table: type[Table]) -> None:
    """18.6.1 A point for every two Prisoners, and one for every two acclaim."""
    t = gang(table, "marquise", "eyrie").put("marquise", "f1", "warrior")
    t.put("eyrie", "f2", "warrior").put("marquise", "f3", "warrior")
    for place in (1, 2, 5, 6, 8):
        t.put(SEAT, place, "acclaim")
    t.begins(SEAT, "evening")
    assert t.vp == {"knaves": 3}


def test_one_of_each_scores_nothing(table: type[Table]) -> None:
    """18.6.1 They are counted apart."""
    t = gang(table).put("marquise", "f1", "warrior").put(SEAT, 1, "acclaim").begins(SEAT, "evening")
    assert t.vp == {}


def test_kna_protect(table: type[Table]) -> None:
    """18.6.2 Once per acclaim: one Skunk at each of two."""
    t = gang(table, hand=["anvil", "gently_used_knapsack"], suits={6: "fox", 12: "fox"})
    t.put(SEAT, 6, "acclaim").put(SEAT, 12, "acclaim").begins(SEAT, "evening")
    t.says(SEAT, "protect in 6", "protect with anvil")
    t.refuses(SEAT, "protect in 6", "18.6.2")
    t.refuses(SEAT, "protect in 1", "18.6.2")
    t.says(SEAT, "protect in 12", "protect with gently_used_knapsack")
    assert t.at(6) == t.at(12) == "knaves 1 warrior, knaves 1 acclaim"
    assert t.discard == ["anvil", "gently_used_knapsack"]


def test_only_matching_cards_protect(table: type[Table]) -> None:
    """18.6.2 A bird does, a card of another suit does not."""
    t = gang(table, hand=["anvil", "royal_claim", "sword"], suits={6: "fox", 12: "rabbit"})
    t.put(SEAT, 6, "acclaim").put(SEAT, 12, "acclaim").begins(SEAT, "evening")
    t.says(SEAT, "protect in 6")
    assert t.options(SEAT) == ["protect with anvil", "protect with royal_claim"]
    t.refuses(SEAT, "protect with sword", "18.6.2")
    t = gang(table, hand=["anvil", "sword"], suits={6: "fox", 12: "rabbit"})
    t.put(SEAT, 6, "acclaim").put(SEAT, 12, "acclaim").begins(SEAT, "evening")
    t.refuses(SEAT, "protect in 12", "18.6.2")


def test_no_skunk_left_to_protect(table: type[Table]) -> None:
    """18.6.2, 1.5.1 Nothing is asked."""
    t = gang(table).put(SEAT, 6, "10 warriors, acclaim").begins(SEAT, "evening")
    assert t.asked() != "knaves.protect"


def easy(table: type[Table], *others: str) -> Table:
    """All three Captains have acted."""
    t = table(SEAT, *others).board(
        SEAT,
        captains=["thief", "tinker", "cheat"],
        retired=["thief", "tinker", "cheat"],
        items=["boot exhausted", "tea exhausted"],
    )
    return t.put(SEAT, 1, "thief")


def test_kna_take_it_easy(table: type[Table]) -> None:
    """18.6.3 All is face up; she brings two of three back, the third is too far away."""
    t = easy(table, "marquise", "eyrie").put("marquise", "f6", "warrior")
    t.put("marquise", "f7", "warrior").put("marquise", "f1", "warrior").put(
        "eyrie", "f4", "warrior"
    )
    t.begins(SEAT, "evening")
    assert on_board(t) == {
        "captains": ["thief", "tinker", "cheat"],
        "items": ["1 boot ready", "1 tea ready"],
    }
    assert t.asked() == "knaves.free"
    t.refuses("marquise", "free in 3", "18.6.3")
    t.says("marquise", "free in 12")
    assert t.at(12) == "marquise 2 warriors"
    assert (t.at("f1"), t.at("f4")) == ("marquise 1 warrior", "eyrie 1 warrior")


def test_she_need_not_free_them(table: type[Table]) -> None:
    """18.6.3 She may."""
    t = easy(table, "marquise").put("marquise", "f6", "warrior").begins(SEAT, "evening")
    t.says("marquise", "pass")
    assert t.at("f6") == "marquise 1 warrior"


def test_among_equals_the_knaves_choose(table: type[Table]) -> None:
    """18.6.3 As the later text says."""
    t = easy(table, "marquise", "eyrie", "alliance").put("marquise", "f6", "warrior")
    t.put("eyrie", "f1", "warrior").begins(SEAT, "evening")
    assert t.options(SEAT) == ["pardon marquise_de_cat", "pardon eyrie_dynasties"]
    t.refuses(SEAT, "pardon woodland_alliance", "18.6.3")
    t.says(SEAT, "pardon eyrie_dynasties").says("eyrie", "free in 5")
    assert t.at(5) == "eyrie 1 warrior"


def test_nobody_is_freed_where_nothing_is_placed(table: type[Table]) -> None:
    """18.6.3, 6.2.2 At the keep only the Marquise places pieces."""
    t = easy(table, "marquise", "eyrie").put("marquise", 5, "keep").put("eyrie", "f1", "warrior")
    t.begins(SEAT, "evening")
    assert not t.offers("eyrie", "free in 5")
    t.refuses("eyrie", "free in 5", "6.2.2")


def test_with_a_captain_face_up_nothing_happens(table: type[Table]) -> None:
    """18.6.3 All three cards must lie face down."""
    t = gang(table, retired=["tinker", "vagrant"], items=["boot exhausted"], acting="thief")
    t.begins(SEAT, "evening")
    assert on_board(t)["items"] == ["1 boot exhausted"]
    assert on_board(t)["retired"] == ["tinker", "vagrant"]


def test_draw_and_discard(table: type[Table]) -> None:
    """18.6.4 One card, then down to five."""
    hand = ["anvil", "royal_claim", "sword", "cobbler", "investments"]
    t = gang(table, hand=hand).begins(SEAT, "evening")
    assert t.asked() == "turn.discard" and len(t.holds(SEAT)) == 6
    t.says(SEAT, "discard anvil")
    assert len(t.holds(SEAT)) == 5
