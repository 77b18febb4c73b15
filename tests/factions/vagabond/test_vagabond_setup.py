"""9.3, 9.7 Setting up one Vagabond or two."""

from __future__ import annotations

from undergrowth import Game, Setup
from undergrowth.characters import CHARACTERS
from undergrowth.characters.commons import commons
from undergrowth.factions.vagabond.pieces import NO_MARKER
from undergrowth.factions.vagabond.state import board
from undergrowth.table.book import book
from undergrowth.table.names import ITEMS

TWO = ["vagabond", "marquise", "second_vagabond", "eyrie"]


def asked(g: Game) -> str:
    """The prompt of the open question."""
    assert g.decision is not None
    return g.decision.prompt


def until(g: Game, prompt: str) -> Game:
    """The game, its setup questions answered by the first option, up to a prompt."""
    while g.turns == 0 and g.decision is not None and g.decision.prompt != prompt:
        g.take(g.decision.options[0])
    return g


def test_a_character_a_forest_and_his_items() -> None:
    """9.3.1, 9.3.2, 9.3.5 Any of twelve characters, any forest, and the items on the card."""
    g = until(Game.new(Setup(seats=["marquise", "vagabond"]), 4), "vagabond.character")
    assert g.decision is not None
    assert g.decision.texts() == [f"be {name}" for name in CHARACTERS.names()]
    g.choose("be tinker")
    assert asked(g) == "vagabond.forest"
    g.choose("camp in f7")
    assert g.where(book(g).faction(1).pawn) == 12 + 7
    held = board(g, 1).items
    ready = [name for item, name in enumerate(ITEMS.names()) if held[item * 4]]
    assert ready == ["boot", "bag", "hammer", "torch"]
    assert sum(held) == 4


def test_three_quests_lie_open() -> None:
    """9.3.3 Three of fifteen."""
    g = until(Game.new(Setup(seats=["marquise", "vagabond"]), 4), "")
    assert len(commons(g).quests) == 3
    assert len(commons(g).quests) + len(commons(g).quest_deck) == 15


def test_markers_for_everybody_but_vagabonds() -> None:
    """9.3.6 A marker for each other faction that is no Vagabond, on Indifferent."""
    g = until(Game.new(Setup(seats=TWO), 4), "")
    assert board(g, 0).markers == [NO_MARKER, 0, NO_MARKER, 0]
    assert board(g, 2).markers == [NO_MARKER, 0, NO_MARKER, 0]


def test_two_vagabonds_share_the_quests_and_choose_different_characters() -> None:
    """9.7.2, 9.3.1 Three quests in all, and a character is there once."""
    g = until(Game.new(Setup(seats=TWO), 4), "vagabond.character")
    g.choose("be thief")
    until(g, "vagabond.character")
    assert g.decision is not None
    assert "be thief" not in g.decision.texts()
    assert len(g.decision.options) == len(CHARACTERS.names()) - 1
    assert len(commons(g).quests) == 3
    assert all(len(g.ruins[place]) == 2 for place in g.box.woodland.ruins)


def test_chance_says_which_vagabond_is_first() -> None:
    """9.7.1 Neither letter comes first by itself."""
    first = set()
    for seed in range(12):
        g = until(Game.new(Setup(seats=TWO), seed), "vagabond.character")
        assert g.decision is not None
        first.add(g.seat_name(g.decision.seat))
    assert first == {"vagabond", "second_vagabond"}


def test_the_other_vagabonds_character_is_taken() -> None:
    """9.3.1 The refusal says so."""
    g = until(Game.new(Setup(seats=TWO), 4), "vagabond.character")
    g.choose("be thief")
    until(g, "vagabond.character")
    assert g.decision is not None
    assert "9.3.1" in g.why_not(g.decision.seat, "be thief")
