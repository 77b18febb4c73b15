"""Random character: chance chooses whom a Vagabond plays."""

from __future__ import annotations

from typing import Final

from undergrowth.table.game import Game
from undergrowth.table.house_rule import HouseRule

_PROMPT: Final = "vagabond.character"


class RandomCharacter(HouseRule):
    """9.3.1 Leave the choice of a character to chance."""

    def left_to_chance(self, g: Game, prompt: str, is_left: bool) -> bool:
        return is_left or prompt == _PROMPT


HOUSE_RULE = RandomCharacter
