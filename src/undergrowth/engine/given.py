"""Type checks of values that callers pass in, with our own errors.

Compiled functions refuse a value of a wrong type before their first line, with a `TypeError`.  So
the parameters of public functions are annotated `Given[...]` where they are compiled: type checkers
see the type inside, and the compiler sees `object` (see `tools/compiler/native.py`).
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, TypeAlias, TypeVar

from undergrowth.engine.documents import abridged
from undergrowth.engine.errors import BadText, UndergrowthError

T = TypeVar("T")
Given: TypeAlias = Annotated[T, "looked at by the function itself"]


def given_as(what: str, value: object, kind: type[T], error: type[UndergrowthError] = BadText) -> T:
    """Return a value of this class.  Raises `error` otherwise, with `what` it is for."""
    if not isinstance(value, kind):
        raise error(f"{what}: expected {kind.__name__}, not {abridged(value)}")
    return value


def given_number(
    what: str, value: object, least: int, error: type[UndergrowthError] = BadText
) -> int:
    """Return a whole number that is not below `least`.  Raises `error` for anything else."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise error(f"{what}: expected a whole number, not {abridged(value)}")
    if value < least:
        raise error(f"{what}: expected at least {least}, not {abridged(value)}")
    return value


def given_path(what: str, value: object, error: type[UndergrowthError]) -> Path:
    """Return a path, which may be given as text.  Raises `error` for anything else."""
    if isinstance(value, Path):
        return value
    if not isinstance(value, str):
        raise error(f"{what}: expected a path, not {abridged(value)}")
    return Path(value)


def given_list(
    what: str, value: object, kind: type[T], error: type[UndergrowthError] = BadText
) -> list[T]:
    """Return a list or tuple of one class as a list.  Raises `error` for anything else."""
    if not isinstance(value, (list, tuple)):
        raise error(f"{what}: expected a list of {kind.__name__}, not {abridged(value)}")
    found: list[T] = []
    for each in value:
        if not isinstance(each, kind):
            raise error(f"{what}: expected {kind.__name__} in the list, not {abridged(each)}")
        found.append(each)
    return found
