"""The Corvids beside a seat that holds no cards (R.2.8)."""

from __future__ import annotations

import pytest

from kit.madeup.contraption import NAME, beside, install


@pytest.fixture(autouse=True)
def _contraption(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch)


def test_extortion_draws_a_card_instead() -> None:
    """R.2.8.1, 13.7.3 One for it, and one from everybody else."""
    t = beside("corvids", "marquise").put("corvids", 8, "1 warrior, face_down_extortion")
    t.put("marquise", 8, "1 warrior").hand("marquise", "sword").put(NAME, 8, "1 cog")
    t.also(deck_top=["anvil"]).begins("corvids", "birdsong").says("corvids", "flip plot 8")
    t.takes("sword")
    assert t.holds("corvids") == ["anvil", "sword"] and t.vp == {"corvids": 1}


def test_it_never_guesses() -> None:
    """13.2.4 It has no card to show: nothing opens on its turn, whatever the plot is."""
    for plot in ("bomb", "snare", "extortion", "raid"):
        t = (
            beside("corvids")
            .put("corvids", 5, f"1 warrior, face_down_{plot}")
            .put(NAME, 5, "1 cog")
        )
        t.begins(NAME, "birdsong")
        assert not any("expose" in line for line in t.game.answers or [])
