"""Items that a player keeps to exhaust, and character cards, for others than the Vagabonds.

The stash here stands for the Knaves' (18.2.7, 18.3.2, 18.3.4): it holds the items of the characters
chosen as Captains, flips them face down to act, and has them all face up again at once (18.6.3).
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from kit.madeup.installing import install_faction, piece
from kit.madeup.plain import WARRIORS, Plain
from undergrowth import Game, Setup, position
from undergrowth.characters import CHARACTERS, CharacterCard
from undergrowth.checking.items import ItemCount, undeclared
from undergrowth.engine.errors import BadPosition
from undergrowth.law.crafting.items import remove_item, return_to_supply, take_from_supply
from undergrowth.law.items.answers import Exhaust, damages
from undergrowth.law.items.held import (
    ANY,
    DAMAGED_EXHAUSTED,
    EXHAUSTED,
    READY,
    after_damage,
    after_repair,
    change_condition,
    count,
    covers,
    in_condition,
    no_items,
    owned,
    ready,
    undamaged,
)
from undergrowth.law.possible import items_in_play
from undergrowth.library import installed_factions
from undergrowth.table.book import book
from undergrowth.table.described.boards import Board, boards
from undergrowth.table.described.reader import Reader
from undergrowth.table.faction import Faction
from undergrowth.table.names import ITEMS, SWORD, TORCH

NAME = "rogues"
OTHER = installed_factions()[0]


@dataclass
class StashBoard(Board):
    """Items by kind and condition, and a deck of contracts that nobody has looked through."""

    items: list[int] = field(default_factory=no_items)
    contracts: list[int] = field(default_factory=lambda: list(range(12)))
    lost: int = 0
    """Swords that lie about for good."""

    def unordered(self) -> list[list[int]]:
        return [self.contracts]


class Rogues(Plain):
    """They begin with the items of three characters."""

    def new_board(self) -> Board:
        board = StashBoard()
        for name in CHARACTERS.names()[:3]:
            for item in CharacterCard(name).items:
                board.items[item * 4 + READY] += 1
        return board

    def items_held(self, g: Game) -> list[int]:
        board = g.boards[self.seat]
        assert isinstance(board, StashBoard)
        return [owned(board.items, i) + self.items_of_supply(g)[i] for i in ITEMS.values()]

    def brings_items(self) -> list[int]:
        new = self.new_board()
        assert isinstance(new, StashBoard)
        return [owned(new.items, item) for item in ITEMS.values()]

    def items_of_supply(self, g: Game) -> list[int]:
        """R.7.7.5 Return what lies about for good is theirs no more."""
        held = [0] * len(ITEMS)
        held[SWORD] = stash(g).lost
        return held

    def read_board(self, g: Game, doc: Reader) -> None:
        for _ in range(doc.number("lost", 0)):
            stash(g).lost += take_from_supply(g, SWORD)

    def write_board(self, g: Game) -> dict[str, object]:
        return {"lost": stash(g).lost}


GUIDE = (Path(__file__).parents[2] / "docs/adding-a-faction.md").read_text(encoding="utf-8")
STORE = re.search(r"```python\n((?:(?!```).)*class Shelf\(.*?)```", GUIDE, re.DOTALL)
assert STORE is not None
_IN_GUIDE: dict[str, Any] = {"__name__": __name__, "dataclass": dataclass, "field": field}
exec(compile(f"from __future__ import annotations\n{STORE[1]}", "the guide", "exec"), _IN_GUIDE)


_GUIDES: Any = _IN_GUIDE["Lenders"]


class OpenLenders(_GUIDES, Plain):  # type: ignore[misc]
    """Those of the guide: they store items of the supply, and say so."""


class Lenders(OpenLenders):
    """They do not say that what they store was part of the supply."""

    items_of_supply = Faction.items_of_supply


boards(StashBoard)


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> Game:
    install_faction(monkeypatch, NAME, Rogues, piece("rogue", "warrior", WARRIORS))
    return Game.new(Setup(seats=[NAME, OTHER]), 3)


def stash(g: Game) -> StashBoard:
    board = g.boards[0]
    assert isinstance(board, StashBoard)
    return board


def test_items_are_flipped_and_flipped_back(game: Game) -> None:
    """18.5.1.IV, 18.6.3 Face down they pay for nothing; what is damaged keeps its side."""
    items = stash(game).items
    assert count(items, TORCH, READY) == 3
    assert covers(ready(items), [TORCH, TORCH, ANY], 0, 0)
    for _ in range(2):
        change_condition(items, TORCH, READY, EXHAUSTED)
    assert not covers(ready(items), [TORCH, TORCH], 0, 0)
    assert covers(ready(items), [TORCH, TORCH], 1, 0)
    assert undamaged(items, TORCH) == 3 and in_condition(items, EXHAUSTED) == 2
    change_condition(items, TORCH, EXHAUSTED, after_damage(EXHAUSTED))
    assert count(items, TORCH, DAMAGED_EXHAUSTED) == 1
    assert after_repair(DAMAGED_EXHAUSTED) == EXHAUSTED
    assert owned(items, TORCH) == 3
    assert str(Exhaust(SWORD)) == "exhaust sword"
    assert "damage torch exhausted" in [str(each) for each in damages(items)]
    with pytest.raises(AssertionError, match="no torch is damaged"):
        change_condition(items, TORCH, after_damage(READY), READY)


def test_a_pile_nobody_has_looked_through_is_dealt_anew(game: Game) -> None:
    """The same things, in an order that nobody can know."""
    before = stash(game).contracts[:]
    orders = [stash(game.determinize(0, seed)).contracts for seed in range(5)]
    assert all(sorted(order) == sorted(before) for order in orders)
    assert any(order != before for order in orders)
    assert stash(game).contracts == before


def test_items_that_lie_about_are_taken_out_of_the_supply_again(game: Game) -> None:
    """5.1.5, R.7.7.5 A described supply holds them beside what is in it."""
    document: dict[str, object] = {"seats": [NAME, OTHER], "turn": NAME, "phase": "daylight"}
    g = position.game(document | {NAME: {"lost": 1}})
    assert stash(g).lost == 1 and g.items[SWORD] == game.items[SWORD] - 1
    described = position.describe(g)
    again = position.game(described)
    assert position.describe(again) == described
    assert again.items == g.items


def test_items_of_the_supply_are_stored_and_put_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """5.1.5 They are in the game wherever they lie, and a described table reads back."""
    install_faction(monkeypatch, NAME, OpenLenders, piece("lender", "warrior", WARRIORS))
    document: dict[str, object] = {"seats": [NAME, OTHER], "turn": NAME, "phase": "daylight"}
    g = position.game(document | {NAME: {"shelf": ["2 sword"]}})
    before = items_in_play(g)
    assert g.items[SWORD] == 0
    assert not take_from_supply(g, SWORD)
    assert position.describe(position.game(position.describe(g))) == position.describe(g)
    me: Any = book(g).faction(0)
    me.shelf(g)[SWORD] -= 1
    return_to_supply(g, SWORD)
    assert g.items[SWORD] == 1 and items_in_play(g) == before


def test_a_store_of_items_that_is_not_declared(monkeypatch: pytest.MonkeyPatch) -> None:
    """5.1.5 The error says what the faction lacks."""
    install_faction(monkeypatch, NAME, Lenders, piece("lender", "warrior", WARRIORS))
    document: dict[str, object] = {"seats": [NAME, OTHER], "turn": NAME, "phase": "daylight"}
    g = position.game(document | {NAME: {"shelf": ["2 sword"]}})
    with pytest.raises(BadPosition, match=r"only 0 left in the supply .*items_of_supply"):
        position.game(position.describe(g))


def test_the_check_of_packages_finds_a_store_that_tells_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """5.1.5 Of all items, or of those that were part of the supply."""
    install_faction(monkeypatch, NAME, Lenders, piece("lender", "warrior", WARRIORS))
    document: dict[str, object] = {"seats": [NAME, OTHER], "turn": NAME, "phase": "daylight"}
    g = position.game(document | {NAME: {"shelf": ["2 sword"]}})
    me = book(g).faction(0)
    assert [method for method, _ in undeclared(g, me)] == ["items_of_supply"]
    monkeypatch.setattr(Lenders, "items_held", lambda self, g: [])
    assert [method for method, _ in undeclared(g, me)] == ["items_held"]


def test_the_check_of_packages_finds_an_item_that_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    """5.1.5 At the end of the turn: a procedure may hold it for a while."""
    install_faction(monkeypatch, NAME, OpenLenders, piece("lender", "warrior", WARRIORS))
    document: dict[str, object] = {"seats": [NAME, OTHER], "turn": NAME, "phase": "daylight"}
    g = position.game(document | {NAME: {"shelf": ["2 sword"]}})
    count = ItemCount()
    g.answers, g.turns = ["lenders: lose it"], 4
    assert count.changed(g) is None
    me: Any = book(g).faction(0)
    me.shelf(g)[SWORD] -= 1
    assert count.changed(g) is None
    g.answers.append("lenders: pass")
    g.turns = 5
    assert count.changed(g) == ("lenders: lose it", "1 sword is nowhere")
    me.shelf(g)[SWORD] -= 1
    remove_item(g, 0, SWORD)
    g.turns = 6
    assert count.changed(g) is None
