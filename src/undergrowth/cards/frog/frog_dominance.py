"""Frog Dominance: win by enclaves on the river, and help their defenders."""

from __future__ import annotations

from typing import Final

from undergrowth.cards.frog.enclaves import enclave_owner, enclaves_at
from undergrowth.data import sheet
from undergrowth.engine.frames import NOBODY
from undergrowth.law.battle.battlefield import decider
from undergrowth.law.battle.hits import beside
from undergrowth.law.cards.effects import CardEffect
from undergrowth.law.pieces.rule import ruled_by
from undergrowth.table.game import Game
from undergrowth.table.records import Fight

_ENCLAVES: Final = sheet("cards/frog").number("dominance_frog.enclaves")


class FrogDominance(CardEffect):
    """16.2.2.I In force for the player who has activated the card."""

    def has(self, g: Game, owner: int) -> bool:
        """3.3.1 Whether an owner has activated the card, for any purpose."""
        return 0 <= owner < g.seats and g.dominance[owner] == self.card

    def holder(self, g: Game) -> int:
        """3.3.2 Return the seat that has activated it, or NOBODY."""
        for seat in range(g.seats):
            if self.has(g, seat):
                return seat
        return NOBODY

    def meets_dominance(self, g: Game, seat: int, card: int, meets: bool) -> bool:
        """16.2.2.I Whether its owner rules two enclaves on the river."""
        if card != self.card:
            return meets
        ruled = [place for place in ruled_by(g, seat) if g.rivers[place]]
        return sum([enclaves_at(g, place) for place in ruled]) >= _ENCLAVES

    def fights_with(self, g: Game, b: Fight, owner: int, others: list[int]) -> list[int]:
        """16.2.2.Ia Add its owner's warriors to the Diaspora's side defending at enclaves.

        Not where its owner attacks, also by another player's pieces, or where its warriors do
        (17.2.5.I).
        """
        if owner != b.defender or owner != enclave_owner(g) or enclaves_at(g, b.place) == 0:
            return others
        seat = self.holder(g)
        if seat in (NOBODY, owner, decider(g, b.attacker)) or seat in others:
            return others
        return others if seat in beside(g, b, b.attacker) else [*others, seat]

    def law_of(self, hook: str, owner: int) -> str:
        return {"meets_dominance": "16.2.2.I", "fights_with": "16.2.2.Ia"}.get(hook, "")


EFFECTS: dict[str, type[CardEffect]] = {"dominance_frog": FrogDominance}
