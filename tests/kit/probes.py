"""Probes: made-up factions and owners of pieces that use a seam of the law before its first user.

    class Knights(GeneralFaction):
        def ignores_hits(self, g, b, owner, hits, ignored): ...

    made_up(monkeypatch, "knights", Knights, "warrior 10", "relic token 4")
    t = table("knights", "others").put("knights", 5, "3 warriors")

They stand on described tables and battle, move and rule there; they have no setup and no turns.
"""

from __future__ import annotations

from typing import Any

import pytest

from undergrowth import data, factions, hirelings
from undergrowth.library import InstalledLibrary
from undergrowth.table import game as table_game
from undergrowth.table.faction import Faction
from undergrowth.table.names import FACTIONS, PIECES
from undergrowth.table.owner import Owner


def made_up(patch: pytest.MonkeyPatch, name: str, kind: type[Faction], *pieces: str) -> str:
    """A faction of these pieces for one test: `warrior 10`, or `relic token 4` with its sort."""
    page = {"short": [name], "setup_letter": "Y", "reach": 5, "type": "militant"}
    _know(patch, f"factions/{name}", name, pieces, page)
    patch.setitem(factions._CLASSES, name, kind)
    return name


def seatless(patch: pytest.MonkeyPatch, name: str, kind: type[Owner], *pieces: str) -> str:
    """H An owner of these pieces that has no seat, for one test."""
    _know(patch, f"hirelings/{name}", name, pieces, {"short": [name]})
    patch.setitem(hirelings._CLASSES, name, kind)
    return name


def _know(
    patch: pytest.MonkeyPatch, file: str, name: str, pieces: tuple[str, ...], page: dict[str, Any]
) -> None:
    page |= {"id": name, "name": name.title(), "piece": [_piece(words) for words in pieces]}
    patch.setitem(data._read, file, data.Sheet(file, page))
    for names in (FACTIONS, PIECES):
        patch.setattr(names, "_names", [*names._names])
        patch.setattr(names, "_numbers", {**names._numbers})
    FACTIONS.add(name)
    for piece in page["piece"]:
        PIECES.add(piece["id"])
    patch.setattr(table_game, "_installed", [InstalledLibrary()])


def _piece(words: str) -> dict[str, Any]:
    """`captain warrior 3` as an entry of a data file; a lone word is its own sort."""
    *what, count = words.split()
    return {"id": what[0], "kind": what[-1], "count": int(count), "name": what[0]}
