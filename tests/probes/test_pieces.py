"""Kinds of piece with names, sides, shared supplies, weights and faces: one made-up faction of all.

The schemers stand for plots (13.2.2), the warlord (14.2.2), relics (15.2.1), waystations (15.2.2),
and pieces that weigh more than one towards rule.
"""

from __future__ import annotations

import pytest

from kit.checks import check_all
from kit.lineups import play_randomly
from kit.schemers import NAME, install_schemers
from undergrowth import Setup
from undergrowth.library import installed_factions

ONE, OTHER = installed_factions()[:2]


@pytest.fixture(autouse=True)
def _schemers(monkeypatch: pytest.MonkeyPatch) -> None:
    install_schemers(monkeypatch)


@pytest.mark.parametrize("seed", range(4))
def test_random_games_hold_together(seed: int) -> None:
    """1.2.1 Dealing anew what lies face down changes nothing that anybody sees or is asked."""
    seats = [NAME, ONE, OTHER][: 2 + seed % 2]
    play_randomly(Setup(seats=seats).shuffled(seed), seed, check_all)
