"""Views are made of what their types say."""

from __future__ import annotations

from functools import cache
from types import NoneType, UnionType
from typing import Any, NotRequired, get_args, get_origin, get_type_hints, is_typeddict

import pytest

from kit.lineups import play_randomly, seed_of, setups, sparing
from undergrowth import NOBODY, Game
from undergrowth.table.described.seen import GameView, OutcomeView, PlaceView, SeatView

SETUPS = setups()
OPEN: tuple[type, ...] = (GameView, PlaceView, SeatView)
"""To these maps and cards may add entries of their own."""


@cache
def fields(kind: Any) -> dict[str, Any]:
    """The keys of a typed table."""
    return get_type_hints(kind, include_extras=True)


def check(value: Any, kind: Any, where: str) -> None:
    """Raise an assertion where a value is not of a type."""
    if is_typeddict(kind):
        assert isinstance(value, dict), where
        for key, each in fields(kind).items():
            if get_origin(each) is NotRequired:
                if key in value:
                    check(value[key], get_args(each)[0], f"{where}.{key}")
            else:
                assert key in value, f"{where} lacks {key}"
                check(value[key], each, f"{where}.{key}")
        assert kind in OPEN or value.keys() <= fields(kind).keys(), f"{where}: {value.keys()}"
    elif get_origin(kind) is list:
        assert isinstance(value, list), where
        for each in value:
            check(each, get_args(kind)[0], f"{where}[]")
    elif get_origin(kind) is dict:
        assert isinstance(value, dict), where
        for each in value.values():
            check(each, get_args(kind)[1], f"{where}{{}}")
    elif get_origin(kind) is UnionType:
        kinds = [each for each in get_args(kind) if each is not NoneType]
        if value is not None or len(kinds) == len(get_args(kind)):
            many = len(kinds) > 1
            assert not many or type(value) in kinds, where
            check(value, type(value) if many else kinds[0], where)
    else:
        assert type(value) is kind, f"{where}: {value!r} is no {kind}"


@pytest.mark.parametrize("name", sparing(SETUPS))
def test_views_have_the_types_they_are_declared_with(name: str) -> None:
    """Every viewer's view, in random games of every line-up."""

    def look(g: Game, number: int) -> None:
        if number % 31 == 0:
            for viewer in range(NOBODY, g.seats):
                check(g.observe(viewer), GameView, "view")

    g = play_randomly(SETUPS[name], seed_of(name, 9), look)
    check(g.outcome, OutcomeView | None, "outcome")
