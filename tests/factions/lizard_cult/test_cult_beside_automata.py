"""The Cult beside a seat that holds no cards (R.2.8)."""

from __future__ import annotations

import pytest

from factions.lizard_cult.cult import souls
from kit.madeup.contraption import NAME, beside, install
from undergrowth.factions.vagabond.turn import VagabondDaylight


@pytest.fixture(autouse=True)
def _contraption(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch)


def test_a_card_given_to_it_becomes_a_lost_soul() -> None:
    """R.2.8.1, 10.2.6 The player who would give it has discarded it."""
    t = beside("vagabond", "cult").put("vagabond", 9, "pawn").put(NAME, 9, "1 cog")
    t.hand("vagabond", "sword").board("vagabond", items=["boot"]).put("cult", 5, "1 warrior")
    t.does(VagabondDaylight(0)).says("vagabond", f"aid {NAME}", "aid with sword")
    assert souls(t) == ["sword"] and t.discard == [] and t.vp[NAME] == 1
