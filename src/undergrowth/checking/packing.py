"""The check that a built wheel of a project contains its data and its messages."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any, Final

from undergrowth.checking.findings import Finding

PROJECT: Final = "pyproject.toml"
_KINDS: Final = (".toml", ".ftl")
_NAME: Final = re.compile(r"[^A-Za-z0-9_-]")
"""What ends the name of a requirement, such as `setuptools>=77`."""


def unpacked(folder: Path, home: Path) -> list[Finding]:
    """Return the kinds of file in a package that `package-data` of its project leaves out.

    Projects that setuptools does not build, and those that list files elsewhere, are not judged.
    """
    project = folder / PROJECT
    if not project.is_file() or (folder / "MANIFEST.in").is_file():
        return []
    page: dict[str, Any] = tomllib.loads(project.read_text(encoding="utf-8"))
    build = page.get("build-system", {})
    needs = {_NAME.split(each.strip())[0] for each in build.get("requires", [])}
    if "setuptools" not in needs or not needs <= {"setuptools", "wheel"}:
        return []
    table = page.get("tool", {}).get("setuptools", {}).get("package-data", {})
    packed = _packed(home, table)
    return [
        Finding(PROJECT, "tool.setuptools.package-data", f"leaves out {shown}: {_EXPECTED}")
        for kind in _KINDS
        if (shown := _first(home, kind, packed))
    ]


_EXPECTED: Final = 'expected "*" = ["*.ftl", "data/**/*.toml"]'


def _packed(home: Path, table: dict[str, list[str]]) -> set[Path]:
    """Return the files that patterns of `package-data` name, each in the package of its key."""
    found: set[Path] = set()
    inner = [home, *(each for each in home.rglob("*") if each.is_dir())]
    for package, patterns in table.items():
        named = [root.joinpath(*package.split(".")) for root in home.parents]
        places = inner if package == "*" else [each for each in named if each.is_dir()]
        for place in places:
            for pattern in patterns:
                found.update(place.glob(pattern))
    return found


def _first(home: Path, kind: str, packed: set[Path]) -> str:
    """Return the first file of a kind that is not packed, or an empty text."""
    for path in sorted(home.rglob(f"*{kind}")):
        if path not in packed:
            return path.relative_to(home.parent).as_posix()
    return ""
