"""Assimilationists: remove an enclave without a battle; two players draw."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.cards.frog.enclaves import enclave_owner, peaceful, peaceful_at
from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import NOBODY, Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.law.cards.draw import Draw
from undergrowth.law.cards.effects import CardEffect
from undergrowth.law.pieces.rule import rules
from undergrowth.law.removing.removal import may_remove, removal, remove
from undergrowth.table.answers import AtPlace
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.places import PLACE
from undergrowth.table.refusals import answers


class Assimilate(AtPlace):
    """`assimilate in 5`: the clearing of the enclave to remove."""

    verb: ClassVar[str] = "assimilate in"


_PLACE: Final = Prompt("cards.assimilationists", "4.1.2")
_FEARS: Final = "16.2.4"
"""1.1.1 The section whose effect the card overrides for the enclave it removes."""


def assimilable(g: Game, seat: int) -> list[int]:
    """2.5 Return the clearings that a seat rules with a Peaceful enclave it can remove."""
    return [
        place
        for place in g.clearings
        if peaceful_at(g, place) > 0
        and rules(g, seat, place)
        and may_remove(g, peaceful(g), place, seat)
    ]


@dataclass
class Assimilationists(Frame):
    """G.24 Remove a Peaceful enclave; then its owner and the crafter of the card draw."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.choose_place, self.remove, self.draw)

    def choose_place(self, g: Game) -> None:
        """1.5.4 Ask for one, if there is any."""
        options: list[Action] = [Assimilate(place) for place in assimilable(g, self.seat)]
        if options:
            g.settle(self.seat, _PLACE, options)

    def remove(self, g: Game) -> None:
        """3.2.1 Remove it; an enemy of its owner scores for it."""
        answer = g.answer
        if isinstance(answer, Assimilate):
            r = removal(g, self.seat, peaceful(g), answer.place)
            r.overrides = [_FEARS]
            remove(g, r)

    def draw(self, g: Game) -> None:
        """G.6 Draw a card each; a crafter who is also its owner draws two."""
        others = [owner for owner in (enclave_owner(g),) if owner != NOBODY]
        g.push_all([Draw(seat, 1) for seat in [self.seat, *others]])

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """2.5 Return why a clearing is not offered."""
        if isinstance(action, Assimilate):
            name = f"place:{PLACE.text(action.place)}"
            return ("4.1.2", because("why-no_enclave_you_rule", {"place": name}))
        return None


class AssimilationistsCard(CardEffect):
    """4.1.2 It takes effect as soon as it is crafted."""

    def on_crafted(self, g: Game, seat: int) -> None:
        g.push(Assimilationists(seat))


answers(_PLACE, Assimilate)
verbs(Assimilate)
frames(Assimilationists)
EFFECTS: dict[str, type[CardEffect]] = {"assimilationists": AssimilationistsCard}
