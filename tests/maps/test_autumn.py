"""M.1 The autumn map."""

from __future__ import annotations

from kit.pages import data


def test_suits_are_printed() -> None:
    """2.2.2 No markers are laid out."""
    assert data("maps/autumn")["suits_printed"]
