"""9.5 The Vagabond's Daylight."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.decks import QUESTS
from undergrowth.engine.actions import PASS, Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.vagabond.actions.aid import Aid, DoAid, aids, why_not_aid
from undergrowth.factions.vagabond.actions.craft import HammerCraft, crafts, why_no_craft
from undergrowth.factions.vagabond.actions.explore import (
    EXPLORE,
    DoExplore,
    Explore,
    may_explore,
    why_not_explore,
)
from undergrowth.factions.vagabond.actions.move import PawnMove, reach, settle_debt, why_not_there
from undergrowth.factions.vagabond.actions.payment import Pay, payable, why_not_payable
from undergrowth.factions.vagabond.actions.quest import DoQuest, Quest, quests, why_not_quest
from undergrowth.factions.vagabond.actions.repair import DoRepair, Repair, repairs, why_not_repair
from undergrowth.factions.vagabond.actions.strike import (
    DoStrike,
    Strike,
    kind_of,
    strikes,
    why_not_strike,
)
from undergrowth.factions.vagabond.character import character
from undergrowth.factions.vagabond.coalition import JoinWith, why_not_coalition
from undergrowth.factions.vagabond.pieces import (
    TO_AID,
    TO_BATTLE,
    TO_EXPLORE,
    TO_MOVE,
    TO_REPAIR,
    TO_STRIKE,
    VagabondPieces,
    vagabond,
)
from undergrowth.law.battle.battlefield import why_no_battle
from undergrowth.law.crafting.craft import Craft
from undergrowth.law.moving.move import To
from undergrowth.law.turn.daylight import daylight_options, use_daylight
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.refusals import answers


class DoTravel(Action):
    """`travel`: move the pawn (9.5.1)."""

    verb: ClassVar[str] = "travel"
    picture: ClassVar[str] = "move"
    law: ClassVar[str] = "9.5.1"


class DoFight(Action):
    """`fight`: begin a battle (9.5.2)."""

    verb: ClassVar[str] = "fight"
    picture: ClassVar[str] = "battle"
    law: ClassVar[str] = "9.5.2"


_DAYLIGHT: Final = Prompt("vagabond.daylight", "9.5")
_TRAVEL: Final = DoTravel()
_FIGHT: Final = DoFight()
_BOOTS: Final = 1
"""9.5.1 Boots a move exhausts, Hostile clearings aside."""


_EXHAUSTS: Final[dict[type[Action], list[int]]] = {
    DoFight: TO_BATTLE,
    DoExplore: TO_EXPLORE,
    DoAid: TO_AID,
    DoStrike: TO_STRIKE,
    DoRepair: TO_REPAIR,
}
"""9.5 Items that actions exhaust, besides their other costs."""


@dataclass
class VagabondDaylight(Frame):
    """9.5 Take actions in any order and number."""

    seat: int

    def is_free(self) -> bool:
        return True

    def script(self) -> tuple[Step, ...]:
        return (self.offer, self.act, self.settle)

    def offer(self, g: Game) -> None:
        """9.5 Offer every action possible now; passing ends Daylight."""
        me = vagabond(g, self.seat)
        options = self._actions(g, me)
        options += crafts(g, me)
        options += character(g, self.seat).options(g, me)
        options += daylight_options(g, self.seat, False)
        if options or g.hands[self.seat]:
            options.append(PASS)
            g.ask(self.seat, _DAYLIGHT, options)

    def _actions(self, g: Game, me: VagabondPieces) -> list[Action]:
        options: list[Action] = []
        if reach(g, me, _BOOTS):
            options.append(_TRAVEL)
        if payable(g, me, TO_BATTLE) and me.may_battle(g, 0):
            options.append(_FIGHT)
        if may_explore(g, me):
            options.append(EXPLORE)
        options += aids(g, me)
        options += quests(g, me)
        options += strikes(g, me)
        options += repairs(g, me)
        return options

    def act(self, g: Game) -> None:
        """9.5 Carry out the chosen action."""
        answer = g.answer
        if answer == PASS:
            g.finish()
        elif not self._take_action(g, answer) and not self._special(g, answer):
            use_daylight(g, self.seat, answer)

    def settle(self, g: Game) -> None:
        """V.12.2 Lose the points the action cost, then offer again."""
        settle_debt(g, self.seat)
        g.back_to("offer")

    def _special(self, g: Game, answer: Action) -> bool:
        """9.5.9 Take the character's special action; return False for any other."""
        return character(g, self.seat).act(g, vagabond(g, self.seat), answer)

    def _take_action(self, g: Game, answer: Action) -> bool:
        seat = self.seat
        if isinstance(answer, DoTravel):
            g.push(PawnMove(seat, _BOOTS))
        elif isinstance(answer, DoFight):
            g.push_all([Pay(seat, TO_BATTLE[:]), vagabond(g, seat).battle(g, 0, False)])
        elif isinstance(answer, DoExplore):
            g.push(Explore(seat))
        elif isinstance(answer, DoAid):
            g.push(Aid(seat, g.box.owner_of(answer.faction)))
        elif isinstance(answer, DoQuest):
            g.push(Quest(seat, answer.quest, QUESTS[answer.quest].items[:]))
        elif isinstance(answer, DoStrike):
            owner = g.box.owner_of(answer.faction)
            g.push(Strike(seat, kind_of(g, answer), owner, answer.piece))
        elif isinstance(answer, DoRepair):
            g.push(Repair(seat, answer.item, answer.condition))
        elif isinstance(answer, Craft):
            g.push(HammerCraft(seat, answer.card))
        else:
            return False
        return True

    def verb_list(self) -> list[type[Action]]:
        """9.5 Return the actions of Daylight; the character's special action follows them."""
        return [DoTravel, DoFight, DoExplore, DoAid, DoQuest, DoStrike, DoRepair, Craft]

    def why_off(self, g: Game, verb: type[Action]) -> tuple[str, str] | None:
        """9.5 Return in short why an action is not possible now: no item for it, or no target
        here."""
        if verb is Craft:
            return ("9.5.8", "cannot_pay" if g.hands[self.seat] else "no_card")
        me = vagabond(g, self.seat)
        if verb in _EXHAUSTS and not payable(g, me, _EXHAUSTS[verb]):
            return (verb.law, "cannot_pay")
        if verb is DoAid and not g.hands[self.seat]:
            return (verb.law, "no_card")
        return (verb.law, "nowhere")

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """9.5 Return why an action cannot be taken now."""
        me = vagabond(g, self.seat)
        if isinstance(action, DoTravel):
            if not payable(g, me, TO_MOVE * _BOOTS):
                return ("9.5.1", why_not_payable(TO_MOVE * _BOOTS))
            return ("9.5.1", because("why-no_boot_left"))
        if isinstance(action, To):
            return why_not_there(g, me, action.place, _BOOTS, False)
        if isinstance(action, DoFight):
            return self._why_no_fight(g, me)
        if isinstance(action, DoExplore):
            return why_not_explore(g, me)
        if isinstance(action, DoAid):
            return why_not_aid(g, me, action.faction)
        if isinstance(action, DoQuest):
            return why_not_quest(g, me, action.quest)
        if isinstance(action, DoStrike):
            return why_not_strike(g, me, action)
        if isinstance(action, DoRepair):
            return why_not_repair(g, me, action)
        if isinstance(action, Craft):
            return why_no_craft(g, me, action.card)
        if isinstance(action, JoinWith):
            return why_not_coalition(g, self.seat, action)
        return character(g, self.seat).why_not(g, me, action)

    def _why_no_fight(self, g: Game, me: VagabondPieces) -> Reason:
        if not payable(g, me, TO_BATTLE):
            return ("9.5.2", why_not_payable(TO_BATTLE))
        reason = why_no_battle(g, self.seat, me.place(g))
        return reason if reason is not None else ("9.5.2", because("why-cannot_battle_now"))


answers(_DAYLIGHT, To)
verbs(DoTravel, DoFight)
frames(VagabondDaylight)
