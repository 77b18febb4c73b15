"""The package of `docs/adding-a-card.md`: a card, a deck and a landmark, from the page's blocks."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from kit.madeup.thicket import HOME

CARD_FILE: Final = "src/copse/data/cards/copse.toml"
DECKS_FILE: Final = "src/copse/data/decks.toml"
LANDMARK_FILE: Final = "src/copse/data/landmarks/old_well.toml"
WELL: Final = "src/copse/landmarks/old_well.py"
TREE: Final = "src/copse/cards/lookout_tree.py"
TREE_TOLD: Final = "src/copse/cards/about.en.ftl"
WELL_TOLD: Final = "src/copse/landmarks/about.en.ftl"

_PAGE: Final = HOME / "docs" / "adding-a-card.md"
_BLOCK: Final = re.compile(r"^```(?:toml|python)\n(.*?)^```", re.DOTALL | re.MULTILINE)
_IN_ORDER: Final = (CARD_FILE, TREE, DECKS_FILE, LANDMARK_FILE, WELL)
"""The files that the blocks of the page are, in order."""
_FILES: Final = {
    "pyproject.toml": """[build-system]
requires = ["setuptools>=77"]
build-backend = "setuptools.build_meta"
[project]
name = "copse"
version = "1.0"
[project.entry-points."undergrowth.content"]
copse = "copse"
[tool.setuptools.package-data]
"*" = ["*.ftl", "data/**/*.toml"]
""",
    "tests/test_copse.py": "",
    "src/copse/__init__.py": "",
    "src/copse/cards/__init__.py": "",
    "src/copse/landmarks/__init__.py": "",
    TREE_TOLD: """about-card-lookout_tree = A card each Evening
    .text = Rule three clearings, and draw a card at the start of each Evening.
law-CO = The Copse.
    .title = Copse
law-CO_1 = At the start of your Evening draw a card, if you rule three clearings.
    .title = Lookout Tree
""",
    "src/copse/cards/reasons.en.ftl": "why-rules_few = you rule fewer than three clearings\n",
    WELL_TOLD: """about-landmark-old_well = A card for its ruler
    .text = Hold the well, and draw.
law-CO_2 = Once in your Daylight draw a card, if you rule here.
    .title = Old Well
""",
    "src/copse/landmarks/reasons.en.ftl": "why-no_well = you do not rule the well's clearing\n",
}


def copse(at: Path) -> Path:
    """Write the package into a folder, and return its project."""
    blocks = _BLOCK.findall(_PAGE.read_text(encoding="utf-8"))
    for name, text in [*_FILES.items(), *zip(_IN_ORDER, blocks, strict=True)]:
        path = at / "copse" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return at / "copse"
