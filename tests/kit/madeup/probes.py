"""Probes: made-up factions and owners of pieces that use a seam of the law before its first user.

    class Knights(GeneralFaction):
        def ignores_hits(self, g, b, owner, hits, ignored): ...

    made_up(monkeypatch, "knights", Knights, "warrior 10", "relic token 4")
    t = table("knights", "others").put("knights", 5, "3 warriors")

They stand on described tables and battle, move and rule there; they have no setup and no turns.
"""

from __future__ import annotations

import pytest

from kit.madeup.installing import Page, install_faction, install_owner, piece
from undergrowth.table.faction import Faction
from undergrowth.table.owner import Owner


def made_up(patch: pytest.MonkeyPatch, name: str, kind: type[Faction], *pieces: str) -> str:
    """A faction of these pieces: `warrior 10`, or `relic token 4` with its sort."""
    return install_faction(patch, name, kind, *map(_piece, pieces), type="militant")


def seatless(patch: pytest.MonkeyPatch, name: str, kind: type[Owner], *pieces: str) -> str:
    """H An owner of these pieces that has no seat."""
    return install_owner(patch, name, kind, *map(_piece, pieces))


def _piece(words: str) -> Page:
    """`captain warrior 3` as an entry of a data file; a lone word is its own sort."""
    *what, count = words.split()
    return piece(what[0], what[-1], int(count))
