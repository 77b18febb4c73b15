"""The documentation as a site: every page and public name is in it, and no link is broken."""

from __future__ import annotations

import posixpath
import re
from pathlib import Path
from typing import Any

import pytest

import manual
import surface

HOME = Path(__file__).parents[3]


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A small repository with pages that link to each other and elsewhere."""
    for name, text in {
        "README.md": "[the guide](docs/guide.md#how), [elsewhere](https://example.org)\n",
        "docs/guide.md": "[first](../README.md) [bench](../bench/README.md) ![p](p.png)\n"
        "```md\n[no link](none.md)\n```\n",
        "docs/p.png": "",
        "bench/README.md": "[code](run.py) [guide](../docs/guide.md)\n",
        "bench/run.py": "",
    }.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


def test_pages_are_laid_out_with_links_as_they_are_in_the_site(home: Path) -> None:
    """Those outside `docs` lie under `project`; examples are no links."""
    made = manual.pages(home)
    assert made["index.md"] == "[the guide](guide.md#how), [elsewhere](https://example.org)\n"
    first, example = made["guide.md"].split("\n", 1)
    assert first == "[first](index.md) [bench](project/bench/README.md) ![p](p.png)"
    assert "[no link](none.md)" in example
    assert made["project/bench/README.md"] == "[code](run.py.txt) [guide](../../guide.md)\n"
    assert set(manual.files(home)) == {"p.png", "project/bench/run.py.txt"}


def test_a_link_that_leads_nowhere_ends_the_build(home: Path) -> None:
    (home / "docs/guide.md").write_text("[gone](gone.md)\n", encoding="utf-8")
    with pytest.raises(manual.BrokenLink, match=r"docs/guide\.md: gone\.md"):
        manual.pages(home)


def test_our_own_pages_link_to_what_is_there() -> None:
    made = {**manual.pages(HOME), **manual.reference()}
    files = manual.files(HOME)
    for place, text in made.items():
        for match in manual._LINK.finditer(manual._BLOCK.sub("", text)):
            if match[2] and ":" not in match[2] and match[2] != f"../{manual.HTTP}":
                found = posixpath.normpath(posixpath.join(posixpath.dirname(place), match[2]))
                assert found in made or files[found].is_file(), f"{place}: {match[2]}"


def test_the_reference_has_every_public_name() -> None:
    told = set(re.findall(r"^::: (\S+)$", "".join(manual.reference().values()), re.MULTILINE))
    public = re.findall(r"^(?:class )?([\w.]+)", surface.FILE.read_text("utf-8"), re.MULTILINE)
    assert {name for name in public if not name.endswith("__version__")} == told
    assert "| `score` | `list[int]` |" in manual.reference()["reference/undergrowth.md"]


def test_every_page_is_in_the_navigation_once() -> None:
    made = {**manual.pages(HOME), **manual.reference()}
    listed: list[str] = []

    def gather(part: Any) -> None:
        if isinstance(part, str):
            listed.append(part)
        for each in part if isinstance(part, list) else []:
            gather(each)
        for each in part.values() if isinstance(part, dict) else []:
            gather(each)

    gather(manual.navigation(made))
    assert sorted(listed) == sorted(made)
