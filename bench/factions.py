"""The factions to measure, and their line-ups."""

from __future__ import annotations

import sys
import textwrap
from pathlib import Path
from typing import Final

import undergrowth
from undergrowth import content
from undergrowth.data import keeper, sheet
from undergrowth.engine.owners import OURS
from undergrowth.library import automated_factions, played_factions

WIDTH: Final = 140
"""The longest line of a paragraph on a page."""


def wrapped(text: str, indent: str = "") -> str:
    """Return a paragraph in lines of at most WIDTH; those after the first begin with the indent."""
    return textwrap.fill(
        " ".join(text.split()),
        WIDTH,
        subsequent_indent=indent,
        break_long_words=False,
        break_on_hyphens=False,
    )


def factions(package: str = OURS) -> list[str]:
    """Return the factions that people play, of ours or of a package of content, in setup order.

    Second copies of a faction are left out.
    """
    names = [name for name in played_factions() if not sheet(f"factions/{name}").has("same_as")]
    return [name for name in names if keeper(f"factions/{name}") == package]


def opponents(package: str = OURS) -> list[str]:
    """Return the automated factions of ours, or of a package of content."""
    return [name for name in automated_factions() if keeper(f"factions/{name}") == package]


def folder(package: str = OURS) -> Path:
    """Return the source folder of ours, or of a package of content."""
    modules = {entry.name: sys.modules[entry.module] for entry in content.packages()}
    return Path(str(modules.get(package, undergrowth).__file__)).parent


def home(package: str = OURS) -> Path:
    """Return the checkout of ours, or of a package of content, which contains its `docs`."""
    return folder(package).parent.parent


def line_ups(size: int = 4, package: str = OURS) -> list[list[str]]:
    """Return line-ups of neighbouring factions, one for each of ours; each faction is in `size` of
    them.

    For a package: our first line-up, then each of its factions in place of the last one.
    """
    names = factions()
    if package != OURS:
        return [names[:size], *([*names[: size - 1], each] for each in factions(package))]
    return [[names[(first + n) % len(names)] for n in range(size)] for first in range(len(names))]
