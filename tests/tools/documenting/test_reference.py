"""The reference is made from the source: signatures, docstrings, hooks with who overrides them."""

from __future__ import annotations

import ast
from pathlib import Path

import seams
from reference import SOURCE, hooks_page, module_lines, page_of

MODULE = '''
"""Boxes."""

LARGEST: Final = 9
"""The most that
a box holds."""
_SECRET = 1

def make(size: int, *, lid: bool = True) -> list[int]:
    """Return a box."""

def _hidden() -> None:
    """Nobody's."""

class Box(Thing):
    """A box."""

    size: int
    """How much it holds."""
    lid: bool = False
    _key: int = 0

    @property
    def is_open(self) -> bool:
        """Whether it is open."""

    def open(self) -> None:
        """Open it,

        slowly.
        """

class Crate:
    """A crate."""

    def __init__(self, size: int) -> None:
        self.size: Final = size
        """How much it holds."""
        self.marks: list[int] = []
        self._full = False
        if size:
            self.lid = True
            """Whether it has a lid."""
        self._fill()

    def _fill(self) -> None:
        self.things = 0
        """How many lie in it."""
        self.size = 0

    def _empty(self) -> None:
        self.dust = 0
        """Not set when a crate is made."""
'''


def test_a_module_is_told_with_signatures_and_docstrings() -> None:
    text = "\n".join(module_lines(Path("engine/boxes.py"), MODULE))
    assert "## undergrowth.engine.boxes\n\nBoxes.\n" in text
    assert "### `make(size: int, *, lid: bool=True) -> list[int]`\n\nReturn a box.\n" in text
    assert "### `class Box(Thing)`\n\nA box.\n" in text
    assert "* `open(self) -> None`: Open it, slowly." in text
    assert "* `is_open: bool`: Whether it is open." in text
    assert "_hidden" not in text


def test_constants_fields_and_attributes_are_told_with_the_string_beneath() -> None:
    text = "\n".join(module_lines(Path("engine/boxes.py"), MODULE))
    assert "\n* `LARGEST: Final = 9`: The most that a box holds.\n" in text
    assert "\n* `size: int`: How much it holds.\n* `lid: bool = False`\n* `is_open" in text
    held = (
        "* `size: Final = size`: How much it holds.\n* `marks: list[int] = []`\n"
        "* `lid = True`: Whether it has a lid.\n* `things = 0`: How many lie in it.\n"
    )
    assert f"* `__init__(self, size: int) -> None`\n{held}" in text
    assert "_key" not in text and "_full" not in text and "_SECRET" not in text
    assert "dust" not in text


def test_what_a_hook_receives_is_told() -> None:
    """An author of content learns from the page which fields a fight or a removal has."""
    page = page_of("table")
    assert "* `kinds: list[int]`" in page[page.index("### `class Removed`") :]
    assert "`CARDS_KEPT: Final = NUMBERS.add('hand_limit')`" in page


def test_the_fields_of_a_table_are_told() -> None:
    """An author of content looks up what a game holds."""
    page = page_of("table")
    table = page[page.index("### `class Tabletop") :].partition("\n## ")[0]
    for field in ("supply: list[int]", "hands: list[list[int]]", "suits: list[int]"):
        assert f"* `{field} = " in table, field
    assert "* `turn" in table and "* `slots: list[int]" in table


def test_a_hook_names_the_files_that_override_it() -> None:
    page = hooks_page()
    hook = page[page.index("* `attacker_rolls_high(") :]
    assert "`factions/woodland_alliance/faction.py`" in hook[: hook.index("\n* ")]


def test_every_hook_is_on_the_page() -> None:
    page = hooks_page()
    trees = [ast.parse((SOURCE / file).read_text("utf-8")) for file in seams.CHAPTERS]
    names = [method.name for tree in trees for _, method in seams.methods(tree)]
    assert len(names) > 150 and not [name for name in names if f"* `{name}(" not in page]


def test_a_package_has_a_page() -> None:
    assert "## undergrowth.engine.flow" in page_of("engine")
