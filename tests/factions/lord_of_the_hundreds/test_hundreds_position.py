"""14.2.4, 14.4 The Hundreds' board as it is shown, described, read back and refused."""

from __future__ import annotations

from typing import Any

import pytest

from factions.lord_of_the_hundreds.horde import SEAT, lord, me, on_board
from kit import Table
from undergrowth import BadPosition, Game
from undergrowth.factions.lord_of_the_hundreds.hoard import Overflow
from undergrowth.table.names import ITEMS


def test_a_described_board_reads_back(table: type[Table]) -> None:
    """14.2.4 Items are described and read in the order of the tracks."""
    board: dict[str, Any] = {
        "mood": "rowdy",
        "command": ["coins", "boot"],
        "prowess": ["tea", "sword", "tea"],
    }
    t = lord(table, ruin_items=["boot"], **board).put(SEAT, 5, "warlord")
    t.begins(SEAT, "daylight")
    assert on_board(t) == board | {"ruin_items": ["boot"]}
    again = Game.from_json(t.game.to_json())
    assert me(t).write_board(again) == on_board(t)


def test_items_come_out_of_the_supply(table: type[Table]) -> None:
    """5.1.5 Two tea lie on the track: none is left to craft."""
    t = lord(table, prowess=["2 tea"]).put(SEAT, 5, "warlord").begins(SEAT, "daylight")
    assert t.game.items[ITEMS.parse("tea")] == 0
    assert me(t).items_held(t.game)[ITEMS.parse("tea")] == 2


@pytest.mark.parametrize(
    ("board", "law"),
    [
        ({"command": ["sword"]}, "14.2.4"),
        ({"prowess": ["2 tea", "2 sword", "hammer"]}, "14.2.4"),
        ({"command": ["boot"], "ruin_items": ["sword"]}, "9.7.3"),
        ({"looked": ["10"]}, "9.7.3"),
        ({"gained": ["boot"]}, "14.2.4.I"),
        ({"crafted": ["boot"]}, "14.2.4"),
    ],
)
def test_boards_that_cannot_be(table: type[Table], board: dict[str, Any], law: str) -> None:
    """14.2.4, 9.7.3 Wrong track, too many, marks without an item, ruins that are not there."""
    with pytest.raises(BadPosition, match=law.replace(".", r"\.")):
        lord(table, **board).put(SEAT, 5, "warlord").begins(SEAT, "daylight")


def test_two_mobs_in_one_clearing_cannot_be(table: type[Table]) -> None:
    """14.4.1, 14.6.1 Each is placed where there is none."""
    with pytest.raises(BadPosition, match=r"14\.4\.1"):
        lord(table).put(SEAT, 5, "2 mob").begins(SEAT, "daylight")


def test_the_board_is_shown(table: type[Table]) -> None:
    """14.2.4.II, 14.4.4, 14.6.2 Moods that are barred, what the tracks give, what would score."""
    t = lord(table, mood="rowdy", command=["boot"], prowess=["sword", "tea", "tea"])
    t.put(SEAT, 5, "warlord").put(SEAT, 9, "1 warrior").begins(SEAT, "daylight")
    parts = {part.id: part for part in me(t).describe(t.game, 1)}
    assert parts["mood"].value == "rowdy"
    assert parts["mood"].spent == ["grandiose", "jubilant", "wrathful"]
    assert [each.item for each in parts["prowess"].items] == ["sword", "tea", "tea"]
    assert (parts["command"].title, parts["prowess"].title) == ("Command 2", "Prowess 3")
    assert parts["oppress"].value == "1 point for 2 clearings"


def test_an_item_without_space_is_still_in_the_game(table: type[Table]) -> None:
    """14.2.4.I, 1.5.1 While they choose, saves and described tables hold it."""
    t = lord(table, command=["2 bag", "2 coins"], gained=["boot"]).put(SEAT, 5, "warlord")
    g = t.does(Overflow(0)).game
    assert t.options(SEAT) == ["scrap boot", "scrap bag", "scrap coins"]
    again = Game.from_json(g.to_json())
    assert me(t).items_held(again)[ITEMS.parse("boot")] == 1
    assert on_board(t)["gained"] == ["boot"]
    t.says(SEAT, "scrap coins")
    assert on_board(t)["command"] == ["bag", "bag", "boot", "coins"] and t.vp == {SEAT: 1}


def test_a_ruin_that_another_emptied_is_forgotten(table: type[Table]) -> None:
    """9.7.3 They knew what was left; a Vagabond has taken it since."""
    t = lord(table, looked=["10"]).put(SEAT, 5, "warlord").ruins(c10="boot")
    t.begins(SEAT, "daylight")
    assert me(t).known_ruins(t.game) == [10]
    t.game.ruins[10] = []
    assert me(t).known_ruins(t.game) == [] and "looked" not in on_board(t)
