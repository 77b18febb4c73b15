"""Models of the API made from types of plain data, which describe them once."""

from __future__ import annotations

import inspect
from functools import cache, reduce
from operator import or_
from types import UnionType
from typing import Any, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from pydantic import BaseModel, ConfigDict, Field, create_model

from undergrowth.attributes import attributes


class Open(BaseModel):
    """A part that the engine may extend."""

    model_config = ConfigDict(extra="allow")


@cache
def derived(kind: type, name: str = "", without: tuple[str, ...] = ()) -> type[Open]:
    """Return the model of a typed dictionary, and of those inside it.

    A key that need not be there is a field that may be null.  Descriptions are the strings beneath
    the keys.  `without` names keys that stand elsewhere in answers.
    """
    said = {each.name: each.words or None for each in attributes(kind)}
    fields: dict[str, Any] = {}
    for key, hint in get_type_hints(kind, include_extras=True).items():
        if key in without:
            continue
        if get_origin(hint) is NotRequired:
            inner = _modelled(get_args(hint)[0]) | None
            fields[key] = (inner, Field(default=None, description=said.get(key)))
        else:
            fields[key] = (_modelled(hint), Field(description=said.get(key)))
    words = inspect.getdoc(kind)
    return create_model(name or kind.__name__, __base__=Open, __doc__=words, **fields)


def _modelled(hint: Any) -> Any:
    """Return a type in which models stand for typed dictionaries."""
    if is_typeddict(hint):
        return derived(hint)
    origin, parts = get_origin(hint), tuple(_modelled(each) for each in get_args(hint))
    if origin in (Union, UnionType):
        return reduce(or_, parts)
    return hint if origin is None else origin[parts]
