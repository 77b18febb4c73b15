"""A made-up faction that is nobody's enemy."""

from __future__ import annotations

import pytest

from kit.madeup.installing import install_faction, piece
from kit.madeup.plain import WARRIORS, Plain
from undergrowth import Game


class Friends(Plain):
    """They are everybody's friends."""

    def enemies(self, g: Game, one: int, other: int, are: bool) -> bool:
        return are and self.seat not in (one, other)


def befriended(patch: pytest.MonkeyPatch) -> str:
    """Install them, with a building, for one test."""
    warriors, huts = piece("friend", "warrior", WARRIORS), piece("hut", "building", 3)
    return install_faction(patch, "friends", Friends, warriors, huts)
