"""News is told once, under the release it comes with."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import changelog
import release

HOME = Path(__file__).parents[3]
PAGE = """# Changelog

What it is.

## [0.1.0] - 2026-11-21

### Added for players

- The game.
"""


@pytest.fixture
def home(tmp_path: Path) -> Path:
    (tmp_path / "CHANGELOG.md").write_text(PAGE)
    (tmp_path / "changelog.d").mkdir()
    (tmp_path / "changelog.d/README.md").write_text("How.\n")
    return tmp_path


def write(home: Path, name: str, text: str) -> None:
    (home / "changelog.d" / name).write_text(text)


def test_fragments_are_gathered_by_kind_and_deleted(home: Path) -> None:
    write(home, "b.fixed.md", "A foiled ambush\ndiscards both cards (4.3.1.I).\n")
    write(home, "a.added.md", "Maps.\n")
    changelog.main(home, "0.2.0", "2026-11-22")
    release = (
        "## [0.2.0] - 2026-11-22\n\n### Added\n\n- Maps.\n\n"
        "### Fixed\n\n- A foiled ambush discards both cards (4.3.1.I).\n\n"
    )
    assert (home / "CHANGELOG.md").read_text() == PAGE.replace("## [0.1.0]", f"{release}## [0.1.0]")
    assert [path.name for path in (home / "changelog.d").iterdir()] == ["README.md"]


def test_what_comes_later_joins_the_same_release(home: Path) -> None:
    write(home, "a.added.md", "Maps.")
    write(home, "b.security.md", "Limits.")
    changelog.main(home, "0.2.0", "2026-11-22")
    write(home, "c.added.md", "Decks " + "and more " * 40)
    write(home, "d.changed.md", "Colours.")
    changelog.main(home, "0.2.0", "2026-11-23")
    text = (home / "CHANGELOG.md").read_text()
    assert re.findall(r"^##+ (.*)", text, re.MULTILINE) == [
        *("[0.2.0] - 2026-11-23", "Added", "Changed", "Security"),
        *("[0.1.0] - 2026-11-21", "Added for players"),
    ]
    assert re.findall(r"^- (\w+)", text, re.MULTILINE) == [
        "Maps",
        "Decks",
        "Colours",
        "Limits",
        "The",
    ]
    assert text.endswith(PAGE[PAGE.index("## [0.1.0]") :])
    assert max(map(len, text.splitlines())) <= changelog.WIDTH
    changelog.main(home, "0.2.0", "2026-11-23")
    assert (home / "CHANGELOG.md").read_text() == text, "nothing new changes nothing"


@pytest.mark.parametrize(
    ("name", "text"), [("a.new.md", "Maps."), ("a.added.md", " \n"), ("woods.a.added.md", "Maps.")]
)
def test_a_fragment_without_kind_or_words_is_refused(home: Path, name: str, text: str) -> None:
    write(home, name, text)
    with pytest.raises(changelog.BadFragment, match=name):
        changelog.main(home, "0.2.0", "2026-11-22")
    assert (home / "CHANGELOG.md").read_text() == PAGE


def test_changes_are_told_by_topic(home: Path) -> None:
    """In the order of the topics, which players read first; what has none comes last."""
    write(home, "a-fault.fixed.md", "A fault.")
    write(home, "browser.arrows.fixed.md", "Arrows.")
    write(home, "rules.foil.fixed.md", "Foils.")
    changelog.main(home, "0.2.0", "2026-11-22")
    told = "- **Rules:** Foils.\n- **In the browser:** Arrows.\n- A fault.\n"
    assert f"### Fixed\n\n{told}" in (home / "CHANGELOG.md").read_text()


def test_our_own_fragments_can_be_gathered() -> None:
    for path in changelog.fragments(HOME / "changelog.d"):
        changelog.kind_of(path)
        changelog.topic_of(path)


def test_our_own_fragments_are_few_enough_to_be_read() -> None:
    """The page of a release stays short: what belongs together is put into one fragment."""
    files = changelog.fragments(HOME / "changelog.d")
    entries = [(changelog.kind_of(f), changelog.topic_of(f) + f.read_text("utf-8")) for f in files]
    page = changelog.gathered("", "9.9.9", "2026-11-28", entries)
    assert len(page.splitlines()) < release.MOST_LINES


def test_the_page_tells_of_releases_alone() -> None:
    page = (HOME / "CHANGELOG.md").read_text(encoding="utf-8")
    assert "unreleased" not in page
