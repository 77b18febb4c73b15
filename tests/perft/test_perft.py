"""Perft: the number of lines of play from named positions.  A changed number is a changed rule."""

from __future__ import annotations

import pytest

from kit.perft import counts, entries


@pytest.mark.parametrize("name", entries())
def test_perft(name: str) -> None:
    """The counts from this position are those on file."""
    entry = entries()[name]
    assert counts(entry) == entry["counts"]
