"""10.2.5 Fear of the Faithful."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from undergrowth.engine.frames import frames
from undergrowth.factions.lizard_cult.pieces import CultPieces
from undergrowth.law.cards.giving import DiscardAtRandom
from undergrowth.law.removing.triggers import TRIGGERS, ClearingTrigger, places_of
from undergrowth.table.book import number_in
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.numbers import NUMBERS
from undergrowth.table.records import Removed

_FEARED: Final = NUMBERS.add("feared_gardens")
"""10.2.5 The gardens, of those removed together, for which a card is discarded."""
_TRIGGER: Final = TRIGGERS.add("fear_of_the_faithful")


@dataclass
class FearOfTheFaithful(ClearingTrigger):
    """10.2.5 Discard a random card for each garden removed."""

    def name(self) -> int:
        return _TRIGGER

    def script(self) -> tuple[Step, ...]:
        return (self.discard,)

    def discard(self, g: Game) -> None:
        """10.2.5, 1.5.4 Discard one, if there is one."""
        g.push(DiscardAtRandom(self.seat))


def fears(g: Game, me: CultPieces, r: Removed) -> list[Frame]:
    """10.2.5 Return a frame for each garden removed, by any player."""
    places = places_of(r, me.gardens.kinds)
    count = number_in(g, _FEARED, me.seat, len(places)) if places else 0
    return [FearOfTheFaithful(me.seat, place) for place in places[:count]]


frames(FearOfTheFaithful)
