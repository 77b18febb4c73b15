"""CHMD.2.2 Cloaking Tech: the card that a person discards to attack it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.automata.measures import is_automated
from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason
from undergrowth.law.battle.battle import Battle, call_off
from undergrowth.law.cards.piles import spend
from undergrowth.table.answers import WithCard
from undergrowth.table.bending.notes import FightNote, fight_notes
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.records import Fight
from undergrowth.table.refusals import not_in_hand


class Uncloak(WithCard):
    """`uncloak with cobbler`: the card that is discarded to attack it."""

    verb: ClassVar[str] = "uncloak with"
    picture: ClassVar[str] = "discard"
    law: ClassVar[str] = "CHMD.2.2"


_UNCLOAK: Final = Prompt("android.uncloak", "CHMD.2.2")


@dataclass
class Uncloaked(FightNote):
    """CHMD.2.2 The card has been discarded."""


def sees_through(g: Game, seat: int, attacker: int) -> bool:
    """CHMD.2.2 Whether an attacker can begin a battle against it: people need a card for that, of
    any suit; everybody knows whether they hold one."""
    if not g.has_seat(attacker) or is_automated(g, attacker):
        return True
    return len(g.hands[attacker]) > 0 or _is_paid(g, seat, attacker)


def _is_paid(g: Game, seat: int, attacker: int) -> bool:
    """CHMD.2.2 Whether the battle in progress is one for which it has been discarded."""
    battle = g.within(Battle)
    if battle is None:
        return False
    b = battle.fight
    return (b.attacker, b.defender) == (attacker, seat) and b.noted(Uncloaked) is not None


def tribute(g: Game, b: Fight) -> list[Frame]:
    """CHMD.2.2 Return what it takes to attack it."""
    if not g.has_seat(b.attacker) or is_automated(g, b.attacker):
        return []
    return [DiscardToAttack(b.attacker)]


@dataclass
class DiscardToAttack(Frame):
    """CHMD.2.2 Any card; without one there is no battle."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.discard)

    def choose(self, g: Game) -> None:
        """CHMD.2.2 Ask for the card."""
        cards = g.hand_kinds(self.seat)
        if cards:
            g.ask(self.seat, _UNCLOAK, [Uncloak(card) for card in cards])

    def discard(self, g: Game) -> None:
        """G.5 In sight of all."""
        answer, b = g.answer, g.innermost(Battle).fight
        if isinstance(answer, Uncloak):
            spend(g, self.seat, answer.card)
            b.note(Uncloaked())
        else:
            call_off(b)

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """CHMD.2.2 Only a card of the hand."""
        if isinstance(action, Uncloak):
            return not_in_hand(g, self.seat, action.card, "CHMD.2.2")
        return None


verbs(Uncloak)
frames(DiscardToAttack)
fight_notes(Uncloaked, "android uncloaked")
