"""The reference is made from the source: signatures, docstrings, hooks with who overrides them."""

from __future__ import annotations

import ast
from pathlib import Path

import seams
from reference import SOURCE, hooks_page, module_lines, page_of

MODULE = '''
"""Boxes."""

def make(size: int, *, lid: bool = True) -> list[int]:
    """Return a box."""

def _hidden() -> None:
    """Nobody's."""

class Box(Thing):
    """A box."""

    def open(self) -> None:
        """Open it,

        slowly.
        """
'''


def test_a_module_is_told_with_signatures_and_docstrings() -> None:
    text = "\n".join(module_lines(Path("engine/boxes.py"), MODULE))
    assert "## undergrowth.engine.boxes\n\nBoxes.\n" in text
    assert "### `make(size: int, *, lid: bool=True) -> list[int]`\n\nReturn a box.\n" in text
    assert "### `class Box(Thing)`\n\nA box.\n" in text
    assert "* `open(self) -> None`: Open it, slowly." in text
    assert "_hidden" not in text


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
