"""The package as a whole: it is found, whole, and says what it is."""

from __future__ import annotations

from undergrowth import content


def test_it_is_found_by_its_entry_point() -> None:
    """Like the package of any stranger, and nothing is wrong with it."""
    assert "revelry" in [entry.name for entry in content.packages()]
    assert not [each for each in content.problems() if each.package.name == "revelry"]
