"""Words beside numbers of a battle, and beside actions that are off, with their sections."""

from __future__ import annotations

from kit.opinions.crediting import check_credited


def test_its_abilities_are_credited_only_where_they_count() -> None:
    """4.3.3, 4.3.4, 4.3.5 At each hook of a battle, about itself and about an enemy."""
    check_credited("drillbit", own={"extra_hits": "R.10.7.1 drillbit_captain"}, anybody={})
