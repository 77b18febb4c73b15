"""Stand-ins: factions made by data alone, for rules whose own factions are not there yet."""

from __future__ import annotations

import copy
import tomllib
from importlib import resources
from typing import Any

import pytest

from undergrowth import data, factions
from undergrowth.library import InstalledLibrary
from undergrowth.table import game as table_game
from undergrowth.table.names import FACTIONS


def stand_in(patch: pytest.MonkeyPatch, name: str, like: str, **changes: Any) -> str:
    """A faction that plays like another one, under a name of its own, for one test.

    `changes` are entries of its data file, such as `type="insurgent"`; a table is merged into
    the one there is.
    """
    file = resources.files("undergrowth.data").joinpath("factions", f"{like}.toml")
    page = copy.deepcopy(tomllib.loads(file.read_text(encoding="utf-8")))
    page |= {"id": name, "short": [name], "name": name.title(), "setup_letter": "Y"}
    for key, value in changes.items():
        page[key] = {**page[key], **value} if isinstance(value, dict) and key in page else value
    patch.setitem(data._read, f"factions/{name}", data.Sheet(f"factions/{name}", page))
    patch.setattr(FACTIONS, "_names", [*FACTIONS._names])
    patch.setattr(FACTIONS, "_numbers", {**FACTIONS._numbers})
    FACTIONS.add(name)
    patch.setitem(factions._CLASSES, name, factions._CLASSES[like])
    patch.setattr(table_game, "_installed", [InstalledLibrary()])
    return name
