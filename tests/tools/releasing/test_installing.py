"""There is one true way to install, in several forms, and every page says the same."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

import release

HOME = Path(__file__).parents[3]
PROJECT: dict[str, Any] = tomllib.loads((HOME / "pyproject.toml").read_text("utf-8"))["project"]
EXTRAS = set(PROJECT["optional-dependencies"])
INSTALLING = (HOME / "docs/installing.md").read_text(encoding="utf-8")
PAGES = ["README.md", *(f"docs/{path.name}" for path in sorted((HOME / "docs").glob("*.md")))]
WAYS = (
    "From a checkout",
    "From a wheel file",
    "From an index",
    "In a container",
    "Without installing",
    "Extras",
)


def test_every_way_has_a_section_and_the_table_leads_to_it() -> None:
    for way in WAYS:
        assert f"\n## {way}\n" in INSTALLING
        anchor = way.lower().replace(" ", "-")
        assert way == "Extras" or f"](#{anchor})" in INSTALLING


def test_every_extra_is_told_and_none_that_is_not_there() -> None:
    table = INSTALLING[INSTALLING.index("| extra |") :]
    rows = [line.split("|")[1] for line in table.splitlines() if line.startswith("| `")]
    told = {name for row in rows for name in re.findall(r"`(\w+)`", row)}
    assert told == EXTRAS


def test_the_page_says_that_it_is_not_published_as_long_as_it_has_no_home() -> None:
    """`pip install undergrowth` finds nothing until then, and the page must not claim it."""
    assert "urls" in PROJECT or "not published yet" in INSTALLING


@pytest.mark.parametrize("page", PAGES)
def test_a_page_that_installs_something_leads_to_the_page_on_installing(page: str) -> None:
    text = (HOME / page).read_text(encoding="utf-8")
    named = set(re.findall(r"undergrowth(?:-[\w.-]+\.whl)?\[([\w,]+)\]", text))
    assert {extra for each in named for extra in each.split(",")} <= EXTRAS
    if re.search(r"pip install ['\w.-]*undergrowth", text) and page != "docs/installing.md":
        assert "installing.md" in text


@pytest.mark.parametrize("page", release.NAMING)
def test_the_wheel_on_a_page_is_the_newest_release(page: str) -> None:
    changes = (HOME / "CHANGELOG.md").read_text(encoding="utf-8")
    newest = re.findall(r"^## \[([\d.]+)\]", changes, re.MULTILINE)[0]
    text = (HOME / page).read_text(encoding="utf-8")
    assert set(re.findall(r"undergrowth-([\d.]+)-py3", text)) == {newest}


def test_links_on_the_new_pages_lead_somewhere() -> None:
    for page in ("installing", "releasing", "stability"):
        text = (HOME / f"docs/{page}.md").read_text(encoding="utf-8")
        for link in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", text):
            assert (HOME / "docs" / link).exists(), f"{page}: {link}"
