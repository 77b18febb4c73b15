"""12.5.1 The Assembly: up to two actions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import PASS, Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.underground_duchy.build import (
    ANY_SUIT,
    PlaceBuilding,
    sites,
)
from undergrowth.factions.underground_duchy.dig import Dig, dig_sites
from undergrowth.factions.underground_duchy.pieces import BURROW, DuchyPieces, duchy
from undergrowth.law.cards.revealed import reveal
from undergrowth.law.cards.suits import paid_suits, pay_for, payers, spend_for
from undergrowth.law.pieces.atoms import put
from undergrowth.law.pieces.ground import suits_in
from undergrowth.law.pieces.rule import may_place_kind
from undergrowth.law.turn.daylight import daylight_options, use_daylight, why_nowhere
from undergrowth.table.answers import WithCard
from undergrowth.table.described.views import Allowance
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.names import CARDS
from undergrowth.table.refusals import not_in_hand


class BuildShowing(WithCard):
    """`build showing cobbler`: reveal the card to build (12.5.1.I)."""

    verb: ClassVar[str] = "build showing"
    picture: ClassVar[str] = "build"
    law: ClassVar[str] = "12.5.1.I"


class RecruitBelow(Action):
    """`recruit below`: place a warrior in the Burrow (12.5.1.II)."""

    verb: ClassVar[str] = "recruit below"
    picture: ClassVar[str] = "recruit"
    law: ClassVar[str] = "12.5.1.II"


class AssemblyMove(Action):
    """`assembly move`: move (12.5.1.III)."""

    verb: ClassVar[str] = "assembly move"
    picture: ClassVar[str] = "move"
    law: ClassVar[str] = "12.5.1.III"


class AssemblyBattle(Action):
    """`assembly battle`: battle (12.5.1.IV)."""

    verb: ClassVar[str] = "assembly battle"
    picture: ClassVar[str] = "battle"
    law: ClassVar[str] = "12.5.1.IV"


class DigWith(WithCard):
    """`dig with cobbler`: spend the card to dig (12.5.1.V)."""

    verb: ClassVar[str] = "dig with"
    law: ClassVar[str] = "12.5.1.V"


_ASSEMBLY: Final = Prompt("duchy.assembly", "12.5.1")
_RECRUIT: Final = RecruitBelow()
_MOVE: Final = AssemblyMove()
_BATTLE: Final = AssemblyBattle()


def may_recruit(g: Game, me: DuchyPieces) -> bool:
    """12.5.1.II Whether a warrior can be placed in the Burrow."""
    return may_place_kind(g, me.warrior, BURROW)


@dataclass
class Assembly(Frame):
    """12.5.1 Build, recruit, move, battle and dig, in any order, up to two actions."""

    seat: int
    taken: int = 0

    def is_free(self) -> bool:
        return True

    def script(self) -> tuple[Step, ...]:
        return (self.offer, self.act)

    def offer(self, g: Game) -> None:
        """12.5.1 Offer every action that can be taken now; passing ends the step.

        Any hand that is not empty is asked: which cards could build or dig is secret (1.2.1). Once
        both actions are taken, the next step offers the effects of Daylight.
        """
        me = duchy(g, self.seat)
        if self.taken >= me.actions:
            return
        options = daylight_options(g, self.seat, False)
        self._add_actions(g, me, options)
        if options or g.hands[self.seat]:
            g.ask(self.seat, _ASSEMBLY, [*options, PASS])

    def _add_actions(self, g: Game, me: DuchyPieces, options: list[Action]) -> None:
        """12.5.1.I to 12.5.1.V Add the possible actions in the order of the board."""
        if g.hands[self.seat]:
            for card in payers(g, self.seat, suits_in(g, sites(g, me, ANY_SUIT))):
                options.append(BuildShowing(card))
        if may_recruit(g, me):
            options.append(_RECRUIT)
        if me.may_move(g, 0):
            options.append(_MOVE)
        if me.may_battle(g, 0):
            options.append(_BATTLE)
        if g.hands[self.seat]:
            for card in payers(g, self.seat, suits_in(g, dig_sites(g, me, -1))):
                options.append(DigWith(card))

    def act(self, g: Game) -> None:
        """12.5.1 Carry out one choice, then offer again."""
        answer = g.answer
        if self._take_action(g, duchy(g, self.seat), answer):
            self.taken += 1
            g.back_to("offer")
        elif use_daylight(g, self.seat, answer):
            g.back_to("offer")

    def _take_action(self, g: Game, me: DuchyPieces, answer: Action) -> bool:
        if isinstance(answer, BuildShowing):
            suits = suits_in(g, sites(g, me, ANY_SUIT))
            pay_for(g, self.seat, answer.card, suits)
            reveal(g, self.seat, answer.card, "12.5.1.I")
            g.push(PlaceBuilding(self.seat, paid_suits(g, answer.card, suits)))
        elif isinstance(answer, RecruitBelow):
            put(g, me.warrior, BURROW, me.recruits)
        elif isinstance(answer, AssemblyMove):
            g.push(me.move(g, 0, False))
        elif isinstance(answer, AssemblyBattle):
            g.push(me.battle(g, 0, False))
        elif isinstance(answer, DigWith):
            suits = suits_in(g, dig_sites(g, me, -1))
            spend_for(g, self.seat, answer.card, suits)
            g.push(Dig(self.seat, paid_suits(g, answer.card, suits)))
        else:
            return False
        return True

    def allowances(self, g: Game) -> list[Allowance]:
        """12.5.1 Return the number of actions taken, and its limit."""
        return [Allowance("action", "12.5.1", self.taken, duchy(g, self.seat).actions)]

    def verb_list(self) -> list[type[Action]]:
        """12.5.1 Return the actions in the order of the board."""
        return [BuildShowing, RecruitBelow, AssemblyMove, AssemblyBattle, DigWith]

    def why_off(self, g: Game, verb: type[Action]) -> tuple[str, str] | None:
        """12.5.1 Return in short why an action cannot be taken now."""
        me = duchy(g, self.seat)
        if verb is RecruitBelow:
            return ("12.5.1.II", "no_pieces")
        if verb is BuildShowing and g.supply[me.citadel] + g.supply[me.market] == 0:
            return ("1.5.1", "no_pieces")
        if verb is BuildShowing and sites(g, me, ANY_SUIT):
            return ("12.5.1.I", "no_card")
        if verb is DigWith and dig_sites(g, me, -1):
            return ("12.5.1.V", "no_card")
        if verb is DigWith and g.warriors_at(self.seat, BURROW) < me.dig_least:
            return ("12.5.1.V", "empty_burrow")
        return (verb.law, "nowhere")

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """12.5.1 Return why an action is not offered."""
        me = duchy(g, self.seat)
        if isinstance(action, (BuildShowing, DigWith)):
            held = not_in_hand(g, self.seat, action.card, action.law)
            if held is not None:
                return held
            return _why_no_card(g, me, action)
        if isinstance(action, RecruitBelow):
            return ("1.5.1", because("why-there_no_warrior_left"))
        if isinstance(action, (AssemblyMove, AssemblyBattle)):
            return why_nowhere(action.law, isinstance(action, AssemblyBattle))
        return None


def _why_no_card(g: Game, me: DuchyPieces, action: BuildShowing | DigWith) -> Reason:
    name = f"card:{CARDS.text(action.card)}"
    if isinstance(action, BuildShowing):
        if g.supply[me.citadel] + g.supply[me.market] == 0:
            return ("1.5.1", because("why-no_building_left"))
        return ("12.5.1.I", because("why-card_builds_nowhere", {"card": name}))
    if g.warriors_at(me.seat, BURROW) < me.dig_least:
        return ("12.5.1.V", because("why-burrow_empty"))
    return ("12.5.1.V", because("why-card_digs_nowhere", {"card": name}))


verbs(BuildShowing, RecruitBelow, AssemblyMove, AssemblyBattle, DigWith)
frames(Assembly)
