"""What the API says of a view is what the engine says: names, types, and what may be missing."""

from __future__ import annotations

from types import NoneType, UnionType
from typing import Any, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import pytest
from pydantic import BaseModel

from undergrowth.server.wire import seen as told
from undergrowth.table.described import seen

OTHER_NAMES = {"GameView": "View"}
BESIDE = {"GameView": {"decision"}}
"""What stands beside the view in an answer, in words."""
TYPES = {
    name: kind for name, kind in vars(seen).items() if is_typeddict(kind) and name != "DecisionView"
}


def model(name: str) -> type[BaseModel]:
    """The model of the API for a type of the engine."""
    found: type[BaseModel] = getattr(told, OTHER_NAMES.get(name, name))
    assert issubclass(found, BaseModel)
    return found


def written(kind: Any) -> str:
    """A type as words that are alike for both."""
    if is_typeddict(kind):
        return model(kind.__name__).__name__
    origin, args = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        return " | ".join(sorted(written(each) for each in args))
    if origin is not None:
        return f"{origin.__name__}[{', '.join(written(each) for each in args)}]"
    return str(kind.__name__)


def or_none(kind: Any) -> str:
    """The same where null stands for what is missing."""
    kinds = {*get_args(kind)} if get_origin(kind) in (Union, UnionType) else {kind}
    return " | ".join(sorted(written(each) for each in kinds | {NoneType}))


@pytest.mark.parametrize("name", TYPES)
def test_the_api_describes_a_view_as_the_engine_does(name: str) -> None:
    hints = get_type_hints(TYPES[name], include_extras=True)
    hints = {key: kind for key, kind in hints.items() if key not in BESIDE.get(name, set())}
    fields = model(name).model_fields
    assert fields.keys() == hints.keys()
    for key, kind in hints.items():
        field = fields[key]
        if get_origin(kind) is NotRequired:
            assert not field.is_required(), key
            assert written(field.annotation) == or_none(get_args(kind)[0]), key
        else:
            assert field.is_required(), key
            assert written(field.annotation) == written(kind), key


def test_the_api_describes_nothing_else() -> None:
    """Every model of a view has its type in the engine."""
    named = {each.__name__ for each in vars(told).values() if isinstance(each, type)}
    known = {OTHER_NAMES.get(name, name) for name in TYPES} | {"Open", "BaseModel"}
    assert {name for name in named if hasattr(getattr(told, name), "model_fields")} == known
