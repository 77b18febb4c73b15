"""A made-up automated opponent: it holds no cards, answers itself and wants nothing offered.

What the law and all content do with such a seat is tested beside it; the Rootbotics opponents add
only procedures of their own.
"""

from __future__ import annotations

from typing import Final

import pytest

from kit.madeup.installing import install_faction, piece
from kit.madeup.plain import WARRIORS, Plain
from kit.table import Table
from undergrowth import Game
from undergrowth.engine.actions import Action
from undergrowth.engine.frames import Decision
from undergrowth.law.victory.score import score
from undergrowth.table.records import Fight

NAME: Final = "contraption"
"""Its id and short name; its warriors are called `cog`, its buildings `mill`."""


class Contraption(Plain):
    """It takes the first option, or any other by what the table looks like (`fickle`)."""

    fickle = False

    def answers_itself(self) -> bool:
        return True

    def answer(self, g: Game, decision: Decision) -> Action | None:
        at = g.turns + sum(g.supply) + sum(g.score) if self.fickle else 0
        return decision.options[at % len(decision.options)]

    def holds_cards(self, g: Game) -> bool:
        """R.2.8.1 Poor Manual Dexterity."""
        return False

    def miss_card(self, g: Game, giver: int) -> None:
        """R.2.8.1 A point."""
        score(g, self.seat, 1, "2.8.1")

    def takes_offers(self, g: Game, window: int) -> bool:
        return False

    def takes_battle_offers(self, g: Game, b: Fight, window: int) -> bool:
        return False

    def treats_closed_paths_as_paths(self) -> bool:
        """R.12.2.1."""
        return True

    def forbids_ambush(self, g: Game, b: Fight) -> bool:
        """R.2.8.2 Hates Surprises."""
        return b.attacker == self.seat

    def law_of(self, hook: str, owner: int) -> str:
        return "2.8.2" if hook == "forbids_ambush" else ""


class Fickle(Contraption):
    """It answers this and that."""

    fickle = True


def install(patch: pytest.MonkeyPatch, faction: type[Contraption] = Contraption) -> None:
    """Have it for as long as the test runs."""
    install_faction(
        patch,
        NAME,
        faction,
        piece("cog", "warrior", WARRIORS),
        piece("mill", "building", 5),
        piece("spring", "token", 5),
    )


def beside(*seats: str, map: str = "autumn", deck: str = "base", **suits: str) -> Table:
    """A table with it and these seats; suits as `c5="fox"`."""
    named = {int(place[1:]): suit for place, suit in suits.items()}
    return Table(*seats, NAME, map=map, deck=deck, suits=named or None)
