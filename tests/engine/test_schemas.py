"""The JSON Schemas of positions and saves: what is written fits them, what is damaged does not."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from kit.lineups import play_randomly, seed_of, setups
from undergrowth import BadText, Game, position, schema

jsonschema = pytest.importorskip("jsonschema")
SAVES = sorted((Path(__file__).parent / "saves").glob("*.json"))
PERFT = Path(__file__).parent.parent / "perft" / "perft.json"


def fits(document: Any, kind: str) -> bool:
    """Whether a document is of the shape its schema says."""
    checked: bool = jsonschema.Draft202012Validator(schema(kind)).is_valid(document)
    return checked


@pytest.mark.parametrize("kind", ["position", "save"])
def test_it_is_a_schema(kind: str) -> None:
    """Of the dialect that it names; it can be written down."""
    jsonschema.Draft202012Validator.check_schema(schema(kind))
    assert json.loads(json.dumps(schema(kind))) == schema(kind)


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_saves_on_file_fit(path: Path) -> None:
    """Those of earlier releases as well as what they become."""
    document = json.loads(path.read_text(encoding="utf-8"))
    assert fits(document, "save")
    assert fits(json.loads(Game.from_json(json.dumps(document)).to_json()), "save")


def test_positions_on_file_fit() -> None:
    """Those that lines of play are counted from."""
    entries = json.loads(PERFT.read_text(encoding="utf-8"))
    for entry in entries.values() if isinstance(entries, dict) else entries:
        assert fits(entry["position"], "position")


@pytest.mark.parametrize("name", list(setups())[::15], ids=str)
def test_what_is_written_in_a_game_fits(name: str) -> None:
    """Its saves, and positions that describe it."""
    kept: list[Game] = []

    def look(g: Game, number: int) -> None:
        if number % 90 == 0 and len(kept) < 6:
            kept.append(g.copy())

    play_randomly(setups()[name], seed_of(name), look)
    for g in kept:
        assert fits(json.loads(g.to_json()), "save")
        assert fits(json.loads(json.dumps(position.describe(g))), "position")


POSITION: dict[str, Any] = {
    "seats": ["marquise", "eyrie"],
    "turn": "marquise",
    "phase": "daylight",
    "clearings": {"5": {"marquise": "3 warriors"}},
    "marquise": {"hand": ["anvil"], "score": 3},
    "procedures": [{"is": "MarquiseDaylight", "actions": 1}],
}


def damaged(document: dict[str, Any], path: str, value: object) -> dict[str, Any]:
    """A copy in which an entry is something else, or is missing where `value` is None."""
    found = copy.deepcopy(document)
    *within, last = path.split(".")
    at: Any = found
    for key in within:
        at = at[int(key) if isinstance(at, list) else key]
    if value is None:
        del at[last]
    else:
        at[last] = value
    return found


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("seats", None),
        ("seats", 4),
        ("map", "moon"),
        ("phase", "noon"),
        ("turns", -1),
        ("clearings", ["5"]),
        ("clearings.5", "3 warriors"),
        ("clearings.5.marquise", 3),
        ("items", {"cake": 1}),
        ("marquise", "anvil"),
        ("marquise.hand", {"anvil": 1}),
        ("marquise.score", "3"),
        ("procedures", "MarquiseDaylight"),
        ("procedures.0.is", None),
        ("wether", 1.5),
    ],
)
def test_a_damaged_position_does_not_fit(path: str, value: object) -> None:
    """A value of another kind than its entry."""
    assert fits(POSITION, "position")
    assert not fits(damaged(POSITION, path, value), "position")


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("format", "save"),
        ("version", 99),
        ("setup.map", 3),
        ("table", None),
        ("table.pieces", "none"),
        ("table.hands", [3]),
        ("table.phase", 7),
        ("table.over", 0),
        ("chance", [1]),
        ("stack", {}),
        ("decision.options", None),
        ("decision.seat", "marquise"),
        ("answers", ["keep in 3"]),
        ("boards", 3),
    ],
)
def test_a_damaged_save_does_not_fit(path: str, value: object) -> None:
    """A value of another kind than its entry."""
    document = json.loads(position.game({"seats": ["marquise", "eyrie"]}).to_json())
    assert fits(document, "save")
    assert not fits(damaged(document, path, value), "save")


def test_other_things_have_none() -> None:
    """The refusal names what has one."""
    with pytest.raises(BadText, match="'tea' has no schema: expected position, save"):
        schema("tea")
