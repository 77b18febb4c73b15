"""docs/uncertain.md lists every value of the data that is not verified, and says why."""

from __future__ import annotations

import re
from pathlib import Path

from uncertain import BEGIN, PAGE, SURE, marks, page

TEXT = PAGE.read_text("utf-8")


def test_the_page_lists_every_mark() -> None:
    """`python tools/uncertain.py` writes the table anew."""
    assert page(TEXT) == TEXT


def test_every_mark_is_explained() -> None:
    """Each word has its meaning; what each file has that is in doubt is spoken of before."""
    said = TEXT.partition(BEGIN)[0]
    legend = said.partition("| mark | means |")[2].partition("\n\n")[0]
    meanings = re.findall(r"^\| ([\w ,]+) \| ", legend, re.MULTILINE)
    known = {word for line in meanings for word in line.split(", ")}
    found = marks()
    assert {mark for _, _, mark in found} <= known
    assert SURE not in {mark for _, _, mark in found}
    general = ("hirelings/",)  # a paragraph speaks of all of them
    unsaid = {file for file, _, _ in found if Path(file).name not in said}
    assert not {file for file in unsaid if not file.startswith(general)}


def test_what_the_page_says_of_a_file_is_marked_in_it() -> None:
    """Each row of the explanations that names a file and a mark: the file has that mark."""
    said = TEXT.partition(BEGIN)[0]
    rows = re.findall(r"^\| .* \| (`[^|]+\.toml`[^|]*) \| (\w[\w ]*) \| .* \|$", said, re.MULTILINE)
    found = {(Path(file).name, mark) for file, _, mark in marks()}
    claimed = {
        (Path(file).name, mark) for cell, mark in rows for file in re.findall(r"[\w/]+\.toml", cell)
    }
    assert len(claimed) > 10 and not claimed - found


def test_marks_are_found_wherever_they_stand() -> None:
    """Of a whole file, of a value beside it, of an entry of a list, and of a table of them."""
    places = [(file, entry) for file, entry, _ in marks()]
    for wanted in (
        ("hirelings/river_roamers.toml", "all of it"),
        ("setup.toml", "battle.faces"),
        ("cards/frog.toml", "card.companions"),
        ("landmarks/foxburrow.toml", "effect"),
        ("factions/vagabot.toml", "trait.helper"),
    ):
        assert wanted in places
