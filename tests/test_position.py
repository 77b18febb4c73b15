"""Positions: a described table becomes a game, and what cannot stand is refused with a reason."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from kit.chapters import unfinished
from kit.lineups import play_randomly, seed_of, setups
from undergrowth import BadPosition, Game, position
from undergrowth.table import saves as codec
from undergrowth.table.book import book

BASE: dict[str, Any] = {"seats": ["marquise", "eyrie"], "turn": "marquise", "phase": "daylight"}


def test_a_position_names_what_it_needs_and_the_rest_is_in_supply() -> None:
    """1.5 Pieces not named are in their supply, cards not named in the deck."""
    g = position.game({**BASE, "clearings": {"5": {"marquise": "3 warriors, sawmill, 2 wood"}}})
    assert g.warriors_at(0, 5) == 3
    assert g.supply[book(g).faction(0).kind("warrior")] == 22
    assert len(g.deck) == 54
    assert g.decision is not None
    assert g.decision.prompt == "marquise.daylight"


@pytest.mark.parametrize(
    ("entries", "message"),
    [
        ({"seats": ["marquise", "moles"]}, "moles"),
        ({"seats": ["marquise"]}, "1 seats"),
        ({"map": "moon"}, "'moon' is not a map"),
        ({"deck": "tarot"}, "'tarot' is not a deck"),
        ({"phase": "noon"}, "phase: expected birdsong, daylight, evening"),
        ({"turn": "alliance"}, "not in this game"),
        ({"clearings": {"13": {}}}, "'13' is no clearing"),
        ({"clearings": {"16": {}}}, "'16' is not a place"),
        ({"clearings": {"1": {"marquise": "26 warriors"}}}, "26 wanted, only 25"),
        ({"clearings": {"1": {"marquise": "dragon"}}}, "'dragon' is no piece"),
        ({"clearings": {"1": {"marquise": "2 sawmills"}}}, "does not fit: 1 open slots"),
        ({"clearings": {"6": {"marquise": "2 sawmills"}}}, "does not fit: 1 open slots"),
        ({"clearings": {"1": {"alliance": "warrior"}}}, "not in this game"),
        ({"clearings": {"1": {"marquise": "² warriors"}}}, "'² warriors' is no piece"),
        ({"clearings": {"1": {"marquise": f"{'9' * 5000} warriors"}}}, "is no piece"),
        ({"marquise": {"hand": ["² anvil"]}}, "'² anvil' is not a card"),
        ({"marquise": {"hand": [f"{'9' * 5000} anvil"]}}, "is not a card"),
        ({"ruins": {"1": ["boot"]}}, "no slot for a ruin"),
        ({"marquise": {"hand": ["joker"]}}, "'joker' is not a card"),
        ({"marquise": {"hand": ["2 anvil"]}}, "no copy of anvil"),
        ({"marquise": {"play": ["anvil"]}}, "no persistent effect"),
        ({"marquise": {"play": ["2 cobbler"]}}, "cobbler is there twice"),
        ({"available": ["anvil"]}, "available: anvil is no dominance card"),
        ({"marquise": {"crafted": ["torch"]}}, "no torch is left"),
        ({"marquise": {"score": 31}}, "a number from 0 to 29"),
        ({"marquise": {"scores": 3}}, "unknown entry scores"),
        ({"eyrie": {"leader": "tyrant"}}, "tyrant"),
        ({"wether": "fine"}, "unknown entry wether"),
        ({"suits": {"1": "bird of paradise"}}, "is not a suit"),
    ],
)
def test_a_wrong_position_is_refused_with_a_reason(entries: dict[str, Any], message: str) -> None:
    """Each error names the entry and what was expected."""
    with pytest.raises(BadPosition, match=message):
        position.game({**BASE, **entries})


def test_a_position_can_be_a_toml_or_json_file(tmp_path: Path) -> None:
    """The same table from a dict, a TOML file and a JSON file."""
    (tmp_path / "p.toml").write_text(
        'seats = ["marquise", "eyrie"]\nturn = "marquise"\nphase = "daylight"\n'
        '[clearings.5]\nmarquise = "3 warriors"\n[eyrie]\nleader = "despot"\n'
    )
    document = position.load(tmp_path / "p.toml")
    (tmp_path / "p.json").write_text(json.dumps(document))
    again = position.load(tmp_path / "p.json")
    assert codec.digest(position.game(document, 5)) == codec.digest(position.game(again, 5))


@pytest.mark.parametrize("name", ["p.toml", "p.json"])
def test_a_file_that_is_no_position_is_refused(tmp_path: Path, name: str) -> None:
    """Broken files are named."""
    (tmp_path / name).write_text("[[[")
    with pytest.raises(BadPosition, match=name):
        position.load(tmp_path / name)


@pytest.mark.parametrize("name", list(setups())[::3], ids=str)
def test_a_described_game_lays_the_same_table(name: str) -> None:
    """`describe` and `game` are each other's inverse, as far as the table goes."""
    described: list[tuple[Game, dict[str, object]]] = []

    def look(g: Game, number: int) -> None:
        between = g.decision is not None and g.decision.prompt in unfinished()
        if number % 60 == 0 and g.turns > 0 and not between:
            described.append((g.copy(), position.describe(g)))

    play_randomly(setups()[name], seed_of(name), look)
    for g, document in described[:8]:
        again = position.table(document)
        assert position.describe(again) == document
        assert again.pieces == g.pieces
        assert again.hands == g.hands
        assert again.slots == g.slots
        assert again.deck == g.deck


def test_the_seed_deals_what_is_not_named() -> None:
    """The same document and seed give the same game; another seed deals another deck."""
    assert position.game(BASE, 1).deck == position.game(BASE, 1).deck
    assert position.game(BASE, 1).deck != position.game(BASE, 2).deck
