"""R.9.7 (advanced) Favors that the Cogwheel Corvids buy, and their effects."""

from __future__ import annotations

from dataclasses import dataclass

from undergrowth.engine.frames import field_words, frames
from undergrowth.law.cards.effects import CardEffect
from undergrowth.table.book import effect_of
from undergrowth.table.cards import NO_CARD
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.names import CARDS


@dataclass
class ResolveFavor(Frame):
    """R.9.7 (advanced) Resolve the card at once, as if crafted (4.1.2)."""

    seat: int
    card: int

    def cards(self) -> list[int]:
        return [self.card] if self.card != NO_CARD else []

    def script(self) -> tuple[Step, ...]:
        return (self.resolve, self.put_away)

    def resolve(self, g: Game) -> None:
        """4.1.2 Remove all enemy pieces from the clearings of its suit."""
        _effect(g, self.card).on_crafted(g, self.seat)

    def put_away(self, g: Game) -> None:
        """4.1.2 Discard the card."""
        card = self.card
        self.card = NO_CARD
        _effect(g, card).put_away(g, self.seat)


def _effect(g: Game, card: int) -> CardEffect:
    effect = effect_of(g, card)
    assert isinstance(effect, CardEffect)
    return effect


frames(ResolveFavor)
field_words(ResolveFavor, {"card": CARDS})
