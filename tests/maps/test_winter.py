"""M.2 The winter map."""

from __future__ import annotations

from kit.pages import data


def test_suits_are_laid_out() -> None:
    """A.1 No clearing has a suit printed on it."""
    page = data("maps/winter")
    assert not page["suits_printed"]
    assert not any("suit" in clearing for clearing in page["clearing"])
