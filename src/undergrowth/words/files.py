"""Message files: `de.ftl` or `cards.de.ftl` in any folder of a package."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

from undergrowth.content import packages
from undergrowth.engine.owners import OURS

_ENDING: Final = ".ftl"


@dataclass(frozen=True)
class MessageFile:
    """One file: its owner, its language, and its path within the package."""

    owner: str
    language: str
    path: str
    text: str


def found() -> list[MessageFile]:
    """Return all message files: ours first, then by package and path."""
    files = _within(OURS, resources.files("undergrowth"), "")
    for package in packages():
        files += _within(package.name, resources.files(package.module), "")
    return files


def _within(owner: str, folder: Traversable, path: str) -> list[MessageFile]:
    files: list[MessageFile] = []
    for each in sorted(folder.iterdir(), key=lambda entry: entry.name):
        where = f"{path}{each.name}"
        if each.name.endswith(_ENDING):
            language = each.name.removesuffix(_ENDING).rpartition(".")[2]
            files.append(MessageFile(owner, language, where, each.read_text(encoding="utf-8")))
        elif each.is_dir() and not each.name.startswith(("_", ".")):
            files += _within(owner, each, f"{where}/")
    return files
