"""Docs and docstrings speak of what is there, in lines that can be read, and are found."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from kit.naming import (
    BLOCK,
    DOTTED,
    HOME,
    PATH,
    QUOTED,
    docstrings,
    exists,
    files,
    is_ours,
    resolves,
    text_of,
)
from wrap import LONGEST, too_long, wrap

GLOSSARY = HOME / "docs/glossary.md"
INDEX = HOME / "docs/README.md"
OUTSIDE = re.compile(r"\b(?:STYLE|DESIGN|ANCHORS|PEERS|INTERFACES)(?:\.md| \d)|\bshared/[A-Z]+\b")
"""Documents that are not in this repository."""


def pages() -> list[str]:
    """Every page; what releases say of their time may name what is gone."""
    return [
        name
        for name in files()
        if name.endswith(".md") and "changelog" not in name.lower() and name != "THIRD-PARTY.md"
    ]


def wrong_in(text: str) -> Iterator[str]:
    """The names and files between backticks that lead nowhere."""
    for quoted in QUOTED.findall(BLOCK.sub("", text)):
        yield from (path for path in PATH.findall(quoted) if not exists(path))
        names = DOTTED.findall(PATH.sub("", quoted))
        yield from (name for name in names if is_ours(name) and not resolves(name))


def test_names_and_files_in_pages_are_there() -> None:
    """Modules, classes, functions and members by their dotted names, files by their paths."""
    assert not [(page, name) for page in pages() for name in wrong_in(text_of(HOME / page))]


def test_names_and_files_in_docstrings_are_there() -> None:
    wrong = []
    for name in files():
        if name.endswith(".py"):
            for said in docstrings(HOME / name):
                wrong += [(name, each) for each in wrong_in(said)]
    assert not wrong


@pytest.mark.parametrize(
    ("name", "there"),
    [
        ("undergrowth.law.battle.battle.Battle.roll", True),
        ("law.battle.battle.Battle.roll", True),
        ("Battle.record", True),  # of a class that it extends
        ("undergrowth.server.Config", True),
        ("kit.naming", True),
        ("law.battle.battle.Battle.rock", False),
        ("law.battle.battle.Bottle", False),
        ("law.bottle", False),
        ("Battle.rock", False),
    ],
)
def test_the_look_itself(name: str, there: bool) -> None:
    assert is_ours(name)
    assert resolves(name) == there


def test_files_are_found_by_the_end_of_their_path() -> None:
    assert exists("law/battle/battle.py") and exists("docs/tour.md")
    assert not exists("law/battle/bottle.py")
    assert list(wrong_in("see `law/battle/bottle.py` and `law.battle`")) == ["law/battle/bottle.py"]


def test_nothing_refers_to_documents_that_are_not_here() -> None:
    ours = [name for name in files() if name.endswith((".py", ".md", ".toml", ".ts", ".svelte"))]
    assert not [
        name
        for name in ours
        if name != "tests/test_docs_names.py" and OUTSIDE.search(text_of(HOME / name))
    ]


def test_links_of_all_pages_lead_somewhere() -> None:
    """To files, and to headings of pages."""
    wrong = []
    for page in pages():
        text = BLOCK.sub("", text_of(HOME / page))
        for link in re.findall(r"\]\(([^)\s]+)\)", text):
            if re.match(r"[a-z]+:", link):
                continue
            file, _, anchor = link.partition("#")
            target = (HOME / page).parent / file if file else HOME / page
            if not target.exists() or (anchor and anchor not in anchors(target)):
                wrong.append((page, link))
    assert not wrong


def anchors(page: Path) -> set[str]:
    """Return what links name the headings of a page by."""
    headings = re.findall(r"^#+ (.+)$", BLOCK.sub("", text_of(page)), re.MULTILINE)
    plain = [re.sub(r"[^\w\- ]", "", heading.lower()) for heading in headings]
    return {heading.replace(" ", "-") for heading in plain}


# ---- how pages are written


def test_lines_of_prose_are_short() -> None:
    """`python tools/wrap.py` mends them."""
    found = {page: too_long(text_of(HOME / page)) for page in pages()}
    assert not {page: lines for page, lines in found.items() if lines}


ARGUED = ("uncertain.md",)
"""Pages whose tables list values that nobody could check, at whatever length it needs."""


def test_cells_of_tables_hold_one_sentence() -> None:
    wrong = []
    for page in pages():
        for line in text_of(HOME / page).splitlines():
            if line.startswith("|") and not page.endswith(ARGUED):
                cells = [QUOTED.sub("x", cell) for cell in line.strip("|").split("|")]
                wrong += [(page, cell) for cell in cells if len(cell) > 260]
                wrong += [(page, cell) for cell in cells if re.search(r"[a-z)]\. [A-Z]", cell)]
    assert not wrong


def test_wrapping_breaks_neither_code_nor_links_nor_tables() -> None:
    word = "a `piece of code` with [a link](to/a page) "
    text = f"* {word * 8}end\n\n| {word * 8}|\n\n```\n{word * 8}\n```\n"
    done = wrap(text)
    assert done.count("`piece of code`") == done.count("[a link](to/a page)") == 24
    first, *_, table, _, _, code, _ = done.splitlines()
    assert len(first) <= LONGEST < min(len(table), len(code))
    assert done.split() == text.split() and wrap(done) == done


def test_the_index_shows_every_page_in_one_of_three_layers() -> None:
    """The tour, guides by task, reference; and who a page is for in its first line."""
    text = INDEX.read_text(encoding="utf-8")
    layers = re.findall(r"^## (.+)$", text, re.MULTILINE)
    assert layers == ["The tour", "Guides", "Reference", "Beside the source"]
    linked = re.findall(r"\]\(([\w./-]+\.md)\)", text)
    there = [f"docs/{link}" for link in linked if "/" not in link]
    assert sorted(set(there)) == sorted(
        name for name in pages() if name.startswith("docs/") and name != "docs/README.md"
    )


def test_each_guide_says_who_it_is_for() -> None:
    text = INDEX.read_text(encoding="utf-8")
    guides = text[text.index("## Guides") : text.index("## Reference")]
    names = re.findall(r"\]\(([\w-]+\.md)\)", guides)
    assert len(names) > 12
    for name in names:
        _, _, first, *_ = (HOME / "docs" / name).read_text(encoding="utf-8").splitlines()
        assert first.startswith("For "), name


# ---- the glossary and the tour


def rows() -> list[list[str]]:
    """The words of the glossary: word, meaning, nearest word of the field, where."""
    lines = GLOSSARY.read_text(encoding="utf-8").splitlines()
    cells = [
        [cell.strip() for cell in line.strip("|").split("|")] for line in lines if line[:1] == "|"
    ]
    return [row for row in cells if row[0] != "word" and not row[0].startswith("---")]


def test_each_word_of_the_glossary_is_one_line_and_there() -> None:
    words = [row[0] for row in rows()]
    assert len(words) > 60 and len(words) == len(set(words))
    for word, meaning, nearest, where in rows():
        assert len(meaning) <= 170 and nearest, word
        names = QUOTED.findall(where)
        assert names, word
        for name in names:
            assert exists(name) if "/" in name else resolves(name), f"{word}: {name}"


def test_the_code_on_the_tour_is_that_of_the_files_it_names() -> None:
    """Line by line, in this order; docstrings and other lines are left out there."""
    blocks = BLOCK.findall((HOME / "docs/tour.md").read_text(encoding="utf-8"))
    shown = [block.splitlines()[1:-1] for block in blocks if block.startswith("```python\n# ")]
    assert len({block[0] for block in shown}) == 8
    for file, *lines in shown:
        source = iter(text_of(HOME / "src/undergrowth" / file.removeprefix("# ")).splitlines())
        for line in lines:
            assert not line.strip() or line in source, f"{file}: {line}"
