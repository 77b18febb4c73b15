"""The package of `docs/house-rules.md`: two house rules, from the page's blocks."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from kit.madeup.thicket import HOME

POINTS: Final = "src/cottage/data/house_rules/points_12.toml"
BLOWS: Final = "src/cottage/data/house_rules/light_blows.toml"
BLOWS_CODE: Final = "src/cottage/house_rules/light_blows.py"

_PAGE: Final = HOME / "docs" / "house-rules.md"
_BLOCK: Final = re.compile(r"^```(?:toml|python)\n(.*?)^```", re.DOTALL | re.MULTILINE)
_IN_ORDER: Final = (POINTS, BLOWS, BLOWS_CODE)
"""The files that the blocks of the section on writing one are, in order."""
_FILES: Final = {
    "pyproject.toml": """[build-system]
requires = ["setuptools>=77"]
build-backend = "setuptools.build_meta"
[project]
name = "cottage"
version = "1.0"
[project.entry-points."undergrowth.content"]
cottage = "cottage"
[tool.setuptools.package-data]
"*" = ["*.ftl", "data/**/*.toml"]
""",
    "tests/test_cottage.py": "",
    "src/cottage/__init__.py": "",
    "src/cottage/house_rules/__init__.py": "",
}


def cottage(at: Path) -> Path:
    """Write the package into a folder, and return its project."""
    page = _PAGE.read_text(encoding="utf-8").partition("## Writing one")[2]
    blocks = _BLOCK.findall(page)
    for name, text in [*_FILES.items(), *zip(_IN_ORDER, blocks, strict=True)]:
        path = at / "cottage" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return at / "cottage"
