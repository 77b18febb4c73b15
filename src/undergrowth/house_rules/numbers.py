"""House rules that change numbers of the Law, as their data files state them."""

from __future__ import annotations

from typing import Final

from undergrowth.data import sheet
from undergrowth.table.game import Game
from undergrowth.table.house_rule import HouseRule
from undergrowth.table.numbers import NUMBERS


class HouseNumbers(HouseRule):
    """A house rule that changes numbers of the Law: `[numbers]` of its data file."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        agreed = sheet(f"house_rules/{name}").counts("numbers")
        self.numbers: Final = {NUMBERS.parse(key): n for key, n in agreed.items()}

    def law_number(self, g: Game, which: int, seat: int, n: int) -> int:
        """1.1.1 Return the number agreed on."""
        return self.numbers.get(which, n)
