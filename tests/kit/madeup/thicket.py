"""A package of content as somebody else would write it, for planting faults in it."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

HOME: Final = Path(__file__).parents[3]
BRAMBLE: Final = HOME / "examples" / "bramble"
MAP_FILE: Final = "src/thicket/data/maps/hedgerow.toml"
FACTION_FILE: Final = "src/thicket/data/factions/bramble_guard.toml"
GUARD: Final = "src/thicket/factions/bramble_guard"


def thicket(at: Path) -> Path:
    """A copy of the example by another name, beside which the example may be installed."""
    folder = at / "thicket"
    shutil.copytree(BRAMBLE, folder, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    (folder / "src" / "bramble").rename(folder / "src" / "thicket")
    for path in folder.rglob("*"):
        if path.suffix in (".py", ".toml"):
            text = path.read_text(encoding="utf-8")
            text = text.replace("from bramble", "from thicket").replace(
                "import bramble", "import thicket"
            )
            path.write_text(text, encoding="utf-8")
    for path in (folder / "src" / "thicket").glob("*.ftl"):
        text = path.read_text(encoding="utf-8")
        path.write_text(text.replace("content-bramble", "content-thicket"), encoding="utf-8")
    project = folder / "pyproject.toml"
    text = project.read_text(encoding="utf-8").replace('bramble = "bramble"', 'thicket = "thicket"')
    project.write_text(text.replace("bramble = [", "thicket = ["), encoding="utf-8")
    return folder


def change(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
