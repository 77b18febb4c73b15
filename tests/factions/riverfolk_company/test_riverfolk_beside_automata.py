"""The Riverfolk beside a seat that holds no cards (R.2.8)."""

from __future__ import annotations

import pytest

from kit.madeup.contraption import NAME, beside, install


@pytest.fixture(autouse=True)
def _contraption(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch)


def test_a_seat_that_takes_no_offers_buys_nothing() -> None:
    """11.2.6, R.9.7 Services are not offered to it at the start of its Birdsong."""
    prices = {"hand_card": 1, "riverboats": 1, "mercenaries": 1}
    t = beside("riverfolk").board("riverfolk", prices=prices).hand("riverfolk", "anvil")
    t.put("riverfolk", 5, "1 warrior").put(NAME, 5, "2 cog").begins(NAME, "birdsong")
    assert not any("buy" in line for line in t.game.answers or [])
    assert t.holds("riverfolk") == ["anvil"]
