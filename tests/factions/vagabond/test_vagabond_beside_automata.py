"""The Vagabond beside a seat that holds no cards (R.2.8)."""

from __future__ import annotations

import pytest

from kit import Table
from kit.madeup.contraption import NAME, beside, install
from kit.vagabond import items, relationship
from undergrowth.factions.vagabond.turn import VagabondDaylight


@pytest.fixture(autouse=True)
def _contraption(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch)


def guest(character: str, *own: str) -> Table:
    """He stands in its clearing."""
    t = beside("vagabond").put("vagabond", 9, "pawn").put(NAME, 9, "2 cog")
    return t.board("vagabond", character=character, items=list(own))


def test_aid_discards_the_card_for_a_point() -> None:
    """R.2.8.1, 9.5.4 The item is taken, and the relationship improves."""
    t = guest("ranger", "boot").hand("vagabond", "sword").crafted(NAME, "tea")
    t.does(VagabondDaylight(0)).says("vagabond", f"aid {NAME}", "aid with sword")
    t.says("vagabond", "take item tea")
    assert t.discard == ["sword"] and t.vp[NAME] == 1
    assert "tea" in items(t) and t.crafts(NAME) == {}
    assert relationship(t, NAME) == "one"


def test_stealing_from_it_draws_a_card() -> None:
    """R.2.8.1, V.1.2 It is always possible."""
    t = guest("thief", "torch").also(deck_top=["anvil"]).does(VagabondDaylight(0))
    t.says("vagabond", f"steal from {NAME}")
    assert t.holds("vagabond") == ["anvil"] and t.vp == {}


def test_it_does_not_enlist_the_arbiter() -> None:
    """V.5.2 A seat that takes no offers is not offered him, and its attacker fights on."""
    t = beside("marquise", "vagabond").put("marquise", 9, "3 warriors").put(NAME, 9, "1 cog")
    t.put("vagabond", 9, "pawn").board("vagabond", character="arbiter", items=["2 sword"])
    t.battle("marquise", against=NAME, at=9).rolls(3, 3)
    assert t.at(9) == "marquise 2 warriors, vagabond 1 pawn" and t.vp == {}


def test_a_snare_goes_instead_of_automated_allies() -> None:
    """9.2.9.IIb, 1.5.5, R.11.8.2 Slipping out he takes nobody along: the snare is gone instead."""
    t = Table("vagabond", "mechanical", "corvids").put("vagabond", 5, "pawn")
    t.board("vagabond", character="ranger", relationships={"mechanical": "allied"})
    t.put("mechanical", 5, "5 warriors").put("corvids", 5, "snare")
    t.begins("vagabond", "birdsong")
    t.says("vagabond", "to 1", "along mechanical_marquise", "take 2")
    assert t.at(1) == "vagabond 1 pawn" and t.at(5) == "mechanical 5 warriors"
