"""Which factions there are to measure, and the line-ups that they are measured in."""

from __future__ import annotations

import sys
from pathlib import Path

import undergrowth
from undergrowth import content
from undergrowth.data import keeper, sheet
from undergrowth.engine.owners import OURS
from undergrowth.library import automated_factions, played_factions


def factions(package: str = OURS) -> list[str]:
    """The factions of ours, or of a package of content, that somebody plays, in setup order; of two
    copies of one the first."""
    names = [name for name in played_factions() if not sheet(f"factions/{name}").has("same_as")]
    return [name for name in names if keeper(f"factions/{name}") == package]


def opponents(package: str = OURS) -> list[str]:
    """The automated factions of ours, or of a package of content."""
    return [name for name in automated_factions() if keeper(f"factions/{name}") == package]


def folder(package: str = OURS) -> Path:
    """Where the source of ours, or of a package of content, stands."""
    modules = {entry.name: sys.modules[entry.module] for entry in content.packages()}
    return Path(str(modules.get(package, undergrowth).__file__)).parent


def home(package: str = OURS) -> Path:
    """The checkout of ours, or of a package of content: where its `docs` stand."""
    return folder(package).parent.parent


def line_ups(size: int = 4, package: str = OURS) -> list[list[str]]:
    """As many line-ups as there are factions of ours, each of neighbours: each is in `size`.

    Of a package: the first of ours, then each of its factions in place of the last of them.
    """
    names = factions()
    if package != OURS:
        return [names[:size], *([*names[: size - 1], each] for each in factions(package))]
    return [[names[(first + n) % len(names)] for n in range(size)] for first in range(len(names))]
