"""V, K The character cards."""

from __future__ import annotations

from undergrowth.characters.cards import CHARACTERS, CharacterCard

__all__ = ["CHARACTERS", "CharacterCard"]
