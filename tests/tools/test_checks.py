"""The stages of `.ci/run` have shares of its time that add up, and the page about them says so."""

from __future__ import annotations

import re
from pathlib import Path

HOME = Path(__file__).parents[2]
MOST_SECONDS = 20 * 60
STAGE = re.compile(r"^stage '([^']+)' (\d+) ", re.MULTILINE)


def shares() -> dict[str, int]:
    """Return the seconds that each stage may take."""
    text = (HOME / ".ci" / "run").read_text(encoding="utf-8")
    return {name: int(share) for name, share in STAGE.findall(text)}


def test_all_stages_together_take_under_twenty_minutes() -> None:
    assert len(shares()) > 10
    assert sum(shares().values()) <= MOST_SECONDS


def test_the_page_has_the_share_of_each_stage() -> None:
    page = (HOME / "docs" / "checks.md").read_text(encoding="utf-8")
    for name, share in shares().items():
        assert f"| {name} | {share} |" in page, name
