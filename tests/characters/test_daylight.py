"""Rules that all characters share: their own action stands beside all else of a Daylight."""

from __future__ import annotations

import pytest

from kit import Table
from undergrowth.characters import CHARACTERS


@pytest.mark.parametrize("name", CHARACTERS.names())
def test_every_character_claims_a_dominance_card(table: type[Table], name: str) -> None:
    """3.3.4, 9.5 Every character has the actions that all Vagabonds have."""
    t = table("vagabond", "marquise").put("vagabond", 9, "pawn").hand("vagabond", "anvil")
    t.board("vagabond", character=name, items=["boot"]).also(available=["dominance_fox"])
    t.begins("vagabond", "daylight").says("vagabond", "claim dominance_fox", "spend anvil")
    assert t.holds("vagabond") == ["dominance_fox"]
