"""The data of the Vagabond hold what the board, the quests and the characters print."""

from __future__ import annotations

from collections import Counter

from kit.pages import data

BOARD = data("factions/vagabond")


def test_the_pawn_starts_in_no_corner() -> None:
    """5, 9.3 It does not count towards the most corner factions of the standard setup."""
    assert not BOARD["standard_setup"].get("corner")


def test_the_reach_of_one() -> None:
    """5.2"""
    assert BOARD["reach"] == 5


def test_the_box_has_23_items() -> None:
    """C.1.2 The supply, a set of ruin items, and what the box's three characters start with."""
    start: Counter[str] = Counter()
    for character in data("characters")["character"]:
        if character["box"] == "root":
            start |= Counter(character["items"])
    setup = data("setup")
    whole = Counter(setup["item_supply"]) + Counter(setup["ruins"]["items"]) + start
    assert whole == Counter(boot=4, sword=4, bag=4, hammer=3, tea=3, coins=2, crossbow=2, torch=1)
    assert whole.total() == setup["components"]["items"]
    assert set(whole) == set(setup["items"])


def test_fifteen_quests_ask_for_two_items_each() -> None:
    """9.3.3, 9.5.5, C.1.4 Five quests of each suit."""
    quests = data("quests")["quest"]
    assert len({quest["id"] for quest in quests}) == len(quests) == 15
    assert Counter(quest["suit"] for quest in quests) == Counter(fox=5, rabbit=5, mouse=5)
    for quest in quests:
        assert len(quest["items"]) == 2
        assert set(quest["items"]) <= set(data("setup")["items"])


def test_twelve_characters_start_with_a_torch() -> None:
    """Appendix V Twelve characters; each starts with three or four items, a torch among them."""
    characters = data("characters")["character"]
    assert [character["law"] for character in characters] == [f"V.{n}" for n in range(1, 13)]
    for character in characters:
        assert len(character["items"]) in (3, 4)
        assert "torch" in character["items"]
        assert set(character["items"]) <= set(data("setup")["items"])
        assert set(character["exhausts"]) <= {*character["items"], "any"}


def test_relationships_have_a_step_between_neighbouring_spaces() -> None:
    """9.2.9 Three steps lead from Indifferent to Allied."""
    chart = BOARD["relationships"]
    assert len(chart["spaces"]) == 4
    assert len(chart["aids_to_improve"]) == len(chart["vp_on_improve"]) == 3


def test_satchel_and_tracks_take_every_item_between_them() -> None:
    """9.2.5 An item belongs on a track or in the Satchel."""
    assert {*BOARD["item_tracks"], *BOARD["satchel"]["items"]} == set(data("setup")["items"])
    assert not set(BOARD["item_tracks"]) & set(BOARD["satchel"]["items"])


def test_the_second_vagabond_differs_from_the_first_only_where_it_says() -> None:
    """9.7 It is the same faction with another letter, reach, name and colour."""
    second = data("factions/second_vagabond")
    first = data(f"factions/{second['same_as']}")
    assert set(second) - {"same_as"} <= set(first)
    assert second["look"]["hex"] != first["look"]["hex"]
    assert second["reach"] == 2
