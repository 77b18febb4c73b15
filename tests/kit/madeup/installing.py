"""Made-up content for one test: factions and owners without a seat, with their data.

What a test installs is forgotten when it ends; nothing of it reaches another test.
"""

from __future__ import annotations

from typing import Any

import pytest

from undergrowth import data, factions, hirelings
from undergrowth.engine.domains import Names
from undergrowth.law.pieces.printed import know_pieces
from undergrowth.library import InstalledLibrary
from undergrowth.table import game as table_game
from undergrowth.table.faction import Faction
from undergrowth.table.names import FACTIONS, PIECES
from undergrowth.table.owner import Owner
from undergrowth.table.places import HOLDINGS

Page = dict[str, Any]


def piece(id: str, kind: str, count: int, **more: Any) -> Page:
    """An entry of `[[piece]]`."""
    return {"id": id, "kind": kind, "count": count, **more}


def side(id: str, kind: str, of: str, **more: Any) -> Page:
    """An entry of `[[piece]]` for the other side of another one."""
    return {"id": id, "kind": kind, "side_of": of, **more}


def install_faction(
    patch: pytest.MonkeyPatch, name: str, faction: type[Faction], *pieces: Page, **entries: Any
) -> str:
    """A faction of our own with these pieces and entries of a data file."""
    page = {"id": name, "name": name.title(), "short": [name], "setup_letter": "Y", "reach": 5}
    page |= {"piece": list(pieces), **entries}
    _provide(patch, f"factions/{name}", page)
    FACTIONS.add(name)
    patch.setitem(factions._CLASSES, name, faction)
    return name


def install_owner(
    patch: pytest.MonkeyPatch, name: str, owner: type[Owner], *pieces: Page, **entries: Any
) -> str:
    """An owner without a seat of our own."""
    _provide(patch, f"hirelings/{name}", {"id": name, "piece": list(pieces), **entries})
    patch.setitem(hirelings._CLASSES, name, owner)
    hirelings.add_owner(name, owner)
    return name


def _provide(patch: pytest.MonkeyPatch, sheet: str, page: Page) -> None:
    """Its data and its names, for as long as the test runs."""
    patch.setitem(data._read, sheet, data.Sheet(sheet, page))
    for names in (FACTIONS, PIECES, HOLDINGS):
        _keep(patch, names)
    know_pieces(data.Sheet(sheet, page))
    patch.setattr(table_game, "_installed", [InstalledLibrary()])


def _keep(patch: pytest.MonkeyPatch, names: Names) -> None:
    """Names added from now on are forgotten with the test."""
    patch.setattr(names, "_names", [*names._names])
    patch.setattr(names, "_numbers", {**names._numbers})
    patch.setattr(names, "_unoffered", [*names._unoffered])
