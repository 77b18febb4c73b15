"""A.6 Setting up hirelings: chance deals three and demotes some; the last players set them up."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import ClassVar, Final

from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import CHANCE, NOBODY, Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.law.hirelings.cards import DEALT, demoted_by, demoted_side, may_be_dealt
from undergrowth.law.hirelings.hireling import hireling, hirelings
from undergrowth.law.setup.draft import can_draft
from undergrowth.law.setup.seats import last_human
from undergrowth.table.answers import OfFaction
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.layout.resettling import replace_setup
from undergrowth.table.names import FACTIONS
from undergrowth.table.refusals import answers
from undergrowth.table.setup import Setup


class DealHireling(OfFaction):
    """`deal hireling forest_patrol`: deal this card (chance)."""

    verb: ClassVar[str] = "deal hireling"


class Demote(OfFaction):
    """`demote forest_patrol`: turn this card to its demoted side (chance)."""

    verb: ClassVar[str] = "demote"


class LayOut(OfFaction):
    """`lay out forest_patrol`: choose the hireling to set up."""

    verb: ClassVar[str] = "lay out"


_DEAL: Final = Prompt("hirelings.deal", "A.6.1")
_DEMOTE: Final = Prompt("hirelings.demote", "A.6.2")
_LAY_OUT: Final = Prompt("hirelings.lay_out", "A.6.3")


@dataclass
class DealHirelings(Frame):
    """A.6.1, A.6.2 Deal three cards, and turn some of them to their demoted side."""

    drawn: list[int] = field(default_factory=list)
    """Cards dealt, by number in `FACTIONS`."""
    demoted: list[int] = field(default_factory=list)
    """Cards that have been turned over."""

    def script(self) -> tuple[Step, ...]:
        return (self.deal, self.collect, self.demote, self.turn, self.join)

    def deal(self, g: Game) -> None:
        """A.6.1 Ask chance for one card after another."""
        if len(self.drawn) < DEALT:
            drawn = [FACTIONS.text(card) for card in self.drawn]
            left = [FACTIONS.parse(name) for name in next_cards(g.setup, drawn)]
            g.ask(CHANCE, _DEAL, [DealHireling(card) for card in left])

    def collect(self, g: Game) -> None:
        answer = g.answer
        if isinstance(answer, DealHireling):
            self.drawn.append(answer.faction)
            _note(g, "hireling_dealt", "A.6.1", answer.faction)
            g.back_to("deal")

    def demote(self, g: Game) -> None:
        """A.6.2 Ask chance for cards to demote, as many as the number of players says."""
        if len(self.demoted) < min(demoted_by(g.seats), len(self.drawn)):
            g.ask(CHANCE, _DEMOTE, [Demote(n) for n in self.drawn if n not in self.demoted])

    def turn(self, g: Game) -> None:
        answer = g.answer
        if isinstance(answer, Demote):
            self.demoted.append(answer.faction)
            _note(g, "hireling_demoted", "A.6.2", answer.faction)
            g.back_to("demote")

    def join(self, g: Game) -> None:
        """A.6.1 Bring their pieces into the game, and begin setting them up."""
        sides = [
            demoted_side(FACTIONS.text(n)) if n in self.demoted else FACTIONS.text(n)
            for n in self.drawn
        ]
        replace_setup(g, replace(g.setup, hirelings=sides))
        g.push(SetUpHirelings(last_human(g, g.seats - 1), [one.index for one in hirelings(g)]))


@dataclass
class SetUpHirelings(Frame):
    """A.6.3 Counterclockwise from the last player, each sets up one of the hirelings."""

    seat: int
    waiting: list[int]
    """Hirelings not set up yet, by their numbers among the owners."""

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.set_up)

    def choose(self, g: Game) -> None:
        """A.6.3 Ask which of those left is set up."""
        if self.waiting:
            options: list[Action] = [LayOut(g.box.owner_numbers[owner]) for owner in self.waiting]
            g.settle(self.seat, _LAY_OUT, options)

    def set_up(self, g: Game) -> None:
        """A.6.3 Set it up as its card says; the previous player in turn order is next."""
        answer = g.answer
        if isinstance(answer, LayOut):
            owner = g.box.owner_of(answer.faction)
            self.waiting.remove(owner)
            g.begin_deed()
            g.push_all(hireling(g, owner).set_up(g, self.seat))
            self.seat = last_human(g, (self.seat - 1) % g.seats)
            g.back_to("choose")

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """A.6.3 Return why a hireling is not offered."""
        if isinstance(action, LayOut):
            return ("A.6.3", because("why-hireling_not_waiting"))
        return None


def next_cards(setup: Setup, drawn: list[str]) -> list[str]:
    """A.6.1, A.6.5 Return the cards that may be dealt after some others.

    In a draft at least one deal with them leaves as many setup cards as players draft from.
    """
    left = [card for card in may_be_dealt(setup) if card not in drawn]
    return [
        card
        for card in left
        if leaves_a_draft(setup, [*drawn, card], [other for other in left if other != card])
    ]


def leaves_a_draft(setup: Setup, drawn: list[str], left: list[str]) -> bool:
    """A.8.2 Whether a draft is possible after some deal of three cards: those drawn, and others of
    those left."""
    if not setup.draft:
        return True
    if len(drawn) == DEALT:
        return can_draft(replace(setup, hirelings=drawn))
    for at, card in enumerate(left):
        if leaves_a_draft(setup, [*drawn, card], left[at + 1 :]):
            return True
    return False


def push_hirelings(g: Game) -> None:
    """A.6 Begin dealing hirelings, or setting up those agreed on, if the game has any."""
    agreed = [one.index for one in hirelings(g)]
    if agreed:
        g.push(SetUpHirelings(last_human(g, g.seats - 1), agreed))
    elif g.setup.with_hirelings:
        g.push(DealHirelings())


def _note(g: Game, event: str, law: str, number: int) -> None:
    if g.log is not None:
        g.note(event, law, NOBODY, {"faction": FACTIONS.text(number)})


answers(_LAY_OUT, LayOut)
verbs(DealHireling, Demote, LayOut)
frames(DealHirelings, SetUpHirelings)
