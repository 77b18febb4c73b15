"""Names of entries of described seats: the analysis board writes them in every language."""

from __future__ import annotations

from typing import Any

import pytest

from undergrowth.data import sheet, sheets
from undergrowth.words import languages, speaking
from undergrowth.words.rendering import titles_of


def keys_of(entries: dict[str, Any]) -> set[str]:
    """The keys on the way to what is a number, a word or a choice, those of seats aside."""
    found: set[str] = set()
    for key, value in entries.items():
        if isinstance(value, dict):
            inner = keys_of(value)
            found |= {key, *inner} if inner else set()
        elif isinstance(value, (str, int, bool)):
            found.add(key)
    return found


def described() -> set[str]:
    """Those of all positions of lessons and puzzles that are installed."""
    found: set[str] = set()
    names: set[str] = set()
    for folder in ("lessons", "puzzles"):
        for id in sheets(folder):
            position: Any = sheet(f"{folder}/{id}").document()["position"]
            seats = [str(seat).split(":")[0] for seat in position["seats"]]
            names |= {*seats}
            for seat in seats:
                found |= keys_of(position.get(seat, {}))
    return found - names - {"score"}


@pytest.mark.parametrize("code", languages())
def test_every_entry_of_a_described_seat_has_a_name(code: str) -> None:
    with speaking(code):
        known = titles_of(["service", "rank", "entry"])
    keys = described()
    assert len(keys) > 10
    assert not keys - {*known}
