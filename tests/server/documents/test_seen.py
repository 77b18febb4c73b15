"""Models of the API follow from the engine's types of plain data."""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict

import pytest
from pydantic import ValidationError

from kit.lineups import play_randomly, seed_of, setups
from undergrowth.server.wire.derived import derived
from undergrowth.server.wire.seen import View
from undergrowth.table.described.seen import GameView, PartView
from undergrowth.table.game import Game


class Leaf(TypedDict):
    green: bool
    veins: NotRequired[int]


class Twig(TypedDict):
    leaves: dict[str, list[Leaf]]
    first: Leaf | None


def test_a_model_holds_what_its_type_says() -> None:
    """Also inside lists, tables and where there may be nothing; more may be there."""
    model = derived(Twig)
    full = {"leaves": {"left": [{"green": True, "veins": 3, "age": 1}]}, "first": None}
    assert model.model_validate(full).model_dump() == full
    wrongs: list[dict[str, Any]] = [{"leaves": {}}, {"leaves": {"left": [{}]}, "first": None}]
    for wrong in wrongs:
        with pytest.raises(ValidationError):
            model.model_validate(wrong)


def test_a_model_is_described_by_its_type() -> None:
    """And a key that need not be there may be null."""
    schema = derived(PartView).model_json_schema()
    assert schema["description"].startswith("A part of a board;")
    assert schema["required"] == ["kind", "id", "title", "law"]
    assert schema["properties"]["short"]["description"] == "Its title in little room."
    assert {"type": "null"} in schema["properties"]["short"]["anyOf"]


def test_what_stands_elsewhere_is_left_out() -> None:
    assert set(View.model_fields) == set(GameView.__annotations__) - {"decision"}


@pytest.mark.parametrize("name", list(setups())[::18], ids=str)
def test_what_is_seen_of_games_is_what_the_api_says(name: str) -> None:
    def look(g: Game, number: int) -> None:
        if number % 60 == 0 and g.turns > 0:
            seen: dict[str, Any] = dict(g.observe(0))
            View.model_validate(seen, strict=True)

    play_randomly(setups()[name], seed_of(name), look)
