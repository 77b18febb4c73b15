"""CDG.2.4 Clownish Combat: no hits at all, for a card of an enemy who is ahead."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from revelry.factions.cirque_du_goat.pieces import CirquePieces
from undergrowth.engine.actions import NO_ACTIONS, Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.law.battle.effects import BattleEffect
from undergrowth.law.battle.fighting import Fighting
from undergrowth.law.battle.hits import deal_none, deals_none
from undergrowth.law.cards.giving import give_card
from undergrowth.law.windows.windows import in_force
from undergrowth.table.answers import WithCard
from undergrowth.table.book import book
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.moments import AFTER_ROLL
from undergrowth.table.records import Fight
from undergrowth.table.refusals import answers, not_in_hand
from undergrowth.table.uses import mark_of, set_mark


class Clown(Action):
    """`clown around`: CDG.2.4."""

    verb: ClassVar[str] = "clown around"
    picture: ClassVar[str] = "card"
    law: ClassVar[str] = "CDG.2.4"


class AmuseWith(WithCard):
    """`amuse with cobbler`: the card that the enemy gives."""

    verb: ClassVar[str] = "amuse with"


_CARD: Final = Prompt("cirque.amuse", "CDG.2.4")
_CLOWN: Final[list[Action]] = [Clown()]
_NAME: Final = "clownish_combat"


def clowning(g: Game, me: CirquePieces, b: Fight, seat: int, window: int) -> list[Action]:
    """CDG.2.4, 4.3.4 Offered to the Cirque after the roll."""
    if window != AFTER_ROLL or seat != me.seat or why_no_clowns(g, me, b) is not None:
        return NO_ACTIONS
    return _CLOWN


def why_no_clowns(g: Game, me: CirquePieces, b: Fight) -> Reason | None:
    """CDG.2.4 Return why it cannot be used in a battle of the Cirque's, if it cannot."""
    enemy = b.other(me.seat)
    if g.warriors_at(me.seat, b.place) == 0:
        return ("CDG.2.4", because("revelry:why-clowns_need_goats"))
    if not g.has_seat(enemy) or not me.is_behind(g, enemy):
        return ("CDG.2.4", because("revelry:why-clowns_not_behind"))
    if mark_of(me, g.seat_name(enemy)) in g.used:
        return ("CDG.2.4", because("revelry:why-clowns_once"))
    if not g.hands[enemy]:
        return ("CDG.2.4", because("revelry:why-clowns_no_card"))
    if has_to_hit(g, b, me.seat):
        return ("CDG.2.4", because("revelry:why-clowns_must_hit"))
    return None


def has_to_hit(g: Game, b: Fight, seat: int) -> bool:
    """CDG.2.4 Whether a card compels a side to deal an extra hit, or has just done so."""
    asked = book(g).hooks.compels_in
    if asked.is_empty:
        return False
    for source in in_force(g, seat, asked):
        if source.compels_in(g, b, seat, AFTER_ROLL):
            return True
    for mark in b.used:
        effect = asked.effects[mark // 2]
        if (
            mark % 2 == b.side(seat)
            and isinstance(effect, BattleEffect)
            and effect.compulsory
            and effect.window == AFTER_ROLL
        ):
            return True
    return False


def clown(g: Game, me: CirquePieces) -> None:
    """CDG.2.4 From now on the Cirque deals no hits in this battle, and the enemy gives a card."""
    b = g.innermost(Fighting).record()
    enemy = b.other(me.seat)
    set_mark(g, mark_of(me, g.seat_name(enemy)))
    deal_none(b, me.seat, _NAME)
    g.push(GiveForClowns(me.seat, enemy))


def is_clowning(b: Fight, seat: int) -> bool:
    """CDG.2.4 Whether it has been used in a battle."""
    return deals_none(b, seat)


@dataclass
class GiveForClowns(Frame):
    """CDG.2.4 The enemy gives a card of their choice."""

    seat: int
    enemy: int

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.give)

    def choose(self, g: Game) -> None:
        """CDG.2.4 Ask the player for any of them."""
        g.ask(self.enemy, _CARD, [AmuseWith(card) for card in g.hand_kinds(self.enemy)])

    def give(self, g: Game) -> None:
        """CDG.2.4 Only the two see which."""
        give_card(g, self.enemy, self.seat, g.chose(AmuseWith).card, "CDG.2.4")

    def speaks_to(self, seat: int) -> bool:
        """CDG.2.4 The enemy chooses."""
        return seat == self.enemy

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """CDG.2.4 Return why a card is not offered."""
        if isinstance(action, AmuseWith):
            return not_in_hand(g, self.enemy, action.card, "CDG.2.4")
        return None


answers(_CARD, AmuseWith)
verbs(Clown, AmuseWith)
frames(GiveForClowns)
