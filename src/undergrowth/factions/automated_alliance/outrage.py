"""R.6.2.3 Automated Outrage, and R.6.2.4 Crackdown."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from undergrowth.automata.measures import human_behind
from undergrowth.engine.actions import Action
from undergrowth.engine.frames import NOBODY, Prompt, frames
from undergrowth.engine.messages import Reason
from undergrowth.factions.automated_alliance.pieces import RisingPieces, rising
from undergrowth.law.cards.suits import payers, spend_for
from undergrowth.law.removing.removal import may_remove, remove
from undergrowth.law.removing.triggers import TRIGGERS, ClearingTrigger
from undergrowth.law.turn.turn import DiscardCard
from undergrowth.law.victory.score import score
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.records import Moved, Removed
from undergrowth.twins.outrage import Provoked

_OUTRAGE: Final = TRIGGERS.add("automated_outrage")
_CRACKDOWN: Final = TRIGGERS.add("crackdown")
_DISCARD: Final = Prompt("automated_alliance.outrage", "R.6.2.3")


@dataclass
class AutomatedOutrage(Provoked):
    """R.6.2.3 Make a human who caused Outrage discard a matching card; otherwise score."""

    def law(self) -> str:
        return "R.6.2.3"

    def name(self) -> int:
        return _OUTRAGE

    def script(self) -> tuple[Step, ...]:
        return (self.choose_card, self.pay)

    def choose_card(self, g: Game) -> None:
        """R.6.2.3 Ask the payer for a matching card; the number of them is secret."""
        self.tell_outrage(g)
        cards = payers(g, self.payer, g.suits[self.place])
        if cards:
            g.ask(self.payer, _DISCARD, [DiscardCard(card) for card in cards])

    def pay(self, g: Game) -> None:
        """R.6.2.3 Discard the card; without one, the Alliance scores."""
        answer = g.answer
        if isinstance(answer, DiscardCard):
            spend_for(g, self.payer, answer.card, g.suits[self.place])
        else:
            score(g, self.seat, rising(g, self.seat).outrage_points, "R.6.2.3")

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """R.6.2.3 Return why a card cannot be discarded."""
        return self.why_not_card(g, action.card) if isinstance(action, DiscardCard) else None


@dataclass
class Crackdown(ClearingTrigger):
    """R.6.2.4 Remove all sympathy in clearings of the suit of a removed base."""

    suits: int

    def name(self) -> int:
        return _CRACKDOWN

    def script(self) -> tuple[Step, ...]:
        return (self.crack_down,)

    def crack_down(self, g: Game) -> None:
        """R.6.2.4, 1.1.2 Remove its own tokens: no player scores and none faces Outrage."""
        sympathy = rising(g, self.seat).sympathy
        r = Removed(NOBODY, False, [], [], [], [])
        for place in g.clearings:
            if (
                g.suits[place] & self.suits
                and g.count(sympathy, place) > 0
                and may_remove(g, sympathy, place, self.seat)
            ):
                r.kinds.append(sympathy)
                r.places.append(place)
                r.counts.append(g.count(sympathy, place))
                r.removers.append(NOBODY)
        if r.kinds:
            remove(g, r)


def cracks_down(me: RisingPieces, r: Removed) -> list[Frame]:
    """R.6.2.4 Return a frame for each base removed, by any player."""
    found: list[Frame] = []
    for i, kind in enumerate(r.kinds):
        if kind in me.bases.kinds:
            suits = me.bases.masks[me.bases.kinds.index(kind)]
            found.append(Crackdown(me.seat, r.places[i], suits))
    return found


def outrages_over_removal(g: Game, me: RisingPieces, r: Removed) -> list[Frame]:
    """R.6.2.3 Return a frame for each sympathy token that a human has removed."""
    found: list[Frame] = []
    for i, kind in enumerate(r.kinds):
        if kind == me.sympathy:
            payer = human_behind(g, r.removers[i])
            if payer != NOBODY:
                found += [AutomatedOutrage(me.seat, r.places[i], payer) for _ in range(r.counts[i])]
    return found


def outrages_over_move(g: Game, me: RisingPieces, m: Moved) -> list[Frame]:
    """R.6.2.3 Return a frame if a human has moved warriors into a sympathetic clearing."""
    if m.warriors == 0 or not me.is_sympathetic(g, m.destination):
        return []
    payer = human_behind(g, m.owner)
    return [AutomatedOutrage(me.seat, m.destination, payer)] if payer != NOBODY else []


frames(AutomatedOutrage, Crackdown)
