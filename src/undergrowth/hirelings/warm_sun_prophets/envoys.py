"""Lizard Envoys: their controller takes a card of the most common suit of the discard pile."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.data import sheet
from undergrowth.engine.actions import PASS, Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.law.cards.piles import recover
from undergrowth.law.hirelings.using import AT_BIRDSONG, Employed, employed
from undergrowth.table.answers import WithCard
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.kinds import Kind
from undergrowth.table.names import CARDS
from undergrowth.table.refusals import answers


class Plead(WithCard):
    """`plead for cobbler`: the card to take from the discard pile."""

    verb: ClassVar[str] = "plead for"


_PLEAD: Final = Prompt("lizard_envoys.plead", "H.2.3")


class LizardEnvoys(Employed):
    """The Lizard Envoys, the demoted side."""

    def __init__(self, name: str, index: int, kinds: list[Kind], first_kind: int) -> None:
        super().__init__(name, index, kinds, first_kind)
        self.cards: Final = sheet(f"hirelings/{name}").number("cards")

    def acts_by(self) -> str:
        return AT_BIRDSONG

    def prevented(self, g: Game, seat: int) -> Reason | None:
        return None if self.found(g) else (self.acts_by(), because("why-envoys_find_nothing"))

    def begin(self, g: Game, seat: int) -> None:
        g.push(Intercession(seat, self.index))

    def found(self, g: Game) -> list[int]:
        """H.2.3 Return the cards that can be taken, each once.

        Birds are a suit of their own; ambush cards count but cannot be taken; of suits equally
        common the controller picks.
        """
        top = g.discard[-self.cards :]
        suits = [g.box.cards[card].suit for card in top]
        most = max([suits.count(suit) for suit in suits], default=0)
        cards = [
            card
            for i, card in enumerate(top)
            if suits.count(suits[i]) == most and g.box.cards[card].kind != "ambush"
        ]
        return sorted(set(cards))


@dataclass
class Intercession(Frame):
    """H.2.3 Take a card of the most common suit of the discard pile, face up."""

    seat: int
    owner: int

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.take)

    def choose(self, g: Game) -> None:
        """H.2.3 Ask for the card; passing is allowed."""
        options: list[Action] = [Plead(card) for card in envoys(g, self.owner).found(g)]
        g.settle(self.seat, _PLEAD, [*options, PASS])

    def take(self, g: Game) -> None:
        answer = g.answer
        if isinstance(answer, Plead):
            recover(g, self.seat, answer.card, "H.2.3")

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """H.2.3 Return why a card cannot be taken."""
        if isinstance(action, Plead):
            card = f"card:{CARDS.text(action.card)}"
            return ("H.2.3", because("why-not_among_envoys", {"card": card}))
        return None


def envoys(g: Game, owner: int) -> LizardEnvoys:
    """Return the Lizard Envoys, by their number among the owners."""
    found = employed(g, owner)
    assert isinstance(found, LizardEnvoys)
    return found


answers(_PLEAD, Plead)
verbs(Plead)
frames(Intercession)
