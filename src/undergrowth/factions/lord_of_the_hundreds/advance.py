"""14.5.3 Advance the Warlord; 14.7.5 further actions of the Relentless."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import PASS, Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.lord_of_the_hundreds.command import (
    CommandBattle,
    CommandMove,
    FortifyIn,
)
from undergrowth.factions.lord_of_the_hundreds.pieces import (
    GRANDIOSE,
    RELENTLESS,
    HundredsPieces,
    hundreds,
)
from undergrowth.law.battle.battle import InitiateBattle
from undergrowth.law.battle.battlefield import may_battle_at
from undergrowth.law.moving.move import Move, just_moved
from undergrowth.law.moving.ways import origins_with
from undergrowth.law.turn.daylight import daylight_options, hides_daylight, use_daylight
from undergrowth.law.turn.lasting import Compound
from undergrowth.table.described.views import Allowance
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.places import NOWHERE


class AdvanceMove(Action):
    """`advance move`: move the warlord with any of the Hundreds; a battle may follow (14.5.3)."""

    verb: ClassVar[str] = "advance move"
    picture: ClassVar[str] = "move"
    law: ClassVar[str] = "14.5.3"


class AdvanceBattle(Action):
    """`advance battle`: battle in the warlord's clearing (14.5.3)."""

    verb: ClassVar[str] = "advance battle"
    picture: ClassVar[str] = "battle"
    law: ClassVar[str] = "14.5.3"


class PressMove(Action):
    """`press move`: move the warlord once more (14.7.5)."""

    verb: ClassVar[str] = "press move"
    picture: ClassVar[str] = "move"
    law: ClassVar[str] = "14.7.5"


class PressBattle(Action):
    """`press battle`: battle once more in the warlord's clearing (14.7.5)."""

    verb: ClassVar[str] = "press battle"
    picture: ClassVar[str] = "battle"
    law: ClassVar[str] = "14.7.5"


_ADVANCE: Final = Prompt("hundreds.advance", "14.5.3")
_BATTLE: Final = Prompt("hundreds.then_battle", "14.5.3")
_PRESS: Final = Prompt("hundreds.press", "14.7.5")


def may_march(g: Game, me: HundredsPieces) -> bool:
    """14.5.3 Whether the warlord can be moved."""
    return len(origins_with(g, me.seat, me.warlord)) > 0


def may_clash(g: Game, me: HundredsPieces) -> bool:
    """14.5.3 Whether the warlord can battle in its clearing."""
    return may_battle_at(g, me.seat, me.place(g))


def advances(g: Game, me: HundredsPieces) -> list[Action]:
    """14.5.3 Return the actions that can begin an advance."""
    options: list[Action] = []
    if may_march(g, me):
        options.append(AdvanceMove())
    if may_clash(g, me):
        options.append(AdvanceBattle())
    return options


@dataclass
class AdvanceTheWarlord(Frame):
    """14.5.3 Advance as often as their Prowess allows."""

    seat: int
    taken: int = 0

    def is_free(self) -> bool:
        return True

    def script(self) -> tuple[Step, ...]:
        return (self.offer, self.act)

    def left(self, g: Game) -> int:
        """14.5.3 Return the advances left; an item looted on the way may raise their Prowess."""
        return hundreds(g, self.seat).prowess(g) - self.taken

    def offer(self, g: Game) -> None:
        """14.5.3 Offer the advances; all players can see whether any is possible."""
        options = daylight_options(g, self.seat, False)
        if self.left(g) > 0:
            options += advances(g, hundreds(g, self.seat))
        if options or hides_daylight(g, self.seat):
            g.ask(self.seat, _ADVANCE, [*options, PASS])

    def act(self, g: Game) -> None:
        """14.5.3 Carry out one choice, then offer again."""
        answer = g.answer
        if isinstance(answer, (AdvanceMove, AdvanceBattle)):
            self.taken += 1
            g.push(Advance(self.seat, isinstance(answer, AdvanceMove)))
            g.back_to("offer")
        elif use_daylight(g, self.seat, answer):
            g.back_to("offer")

    def verb_list(self) -> list[type[Action]]:
        """14.5.3 Return the actions: an advance with the move, or without."""
        return [AdvanceMove, AdvanceBattle]

    def why_off(self, g: Game, verb: type[Action]) -> tuple[str, str] | None:
        """14.5.3 Return in short why the warlord cannot advance this way."""
        if self.left(g) <= 0:
            return ("14.5.3", "none_left")
        if hundreds(g, self.seat).place(g) == NOWHERE:
            return ("14.5.3", "no_warlord")
        return ("14.5.3", "nowhere")

    def allowances(self, g: Game) -> list[Allowance]:
        return [Allowance("advance", "14.5.3", self.taken, self.taken + max(0, self.left(g)))]

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """14.5.3 Return why the warlord cannot advance this way; 14.7.2 or not at this time."""
        if isinstance(action, (CommandMove, CommandBattle, FortifyIn)):
            if hundreds(g, self.seat).is_in(g, GRANDIOSE):
                return ("14.7.2", because("why-advance_comes_first"))
            return ("14.5.2", because("why-command_is_over"))
        if not isinstance(action, (AdvanceMove, AdvanceBattle)):
            return None
        if self.left(g) <= 0:
            return ("14.5.3", because("why-prowess_spent"))
        return why_no_advance(g, hundreds(g, self.seat), isinstance(action, AdvanceMove))


def why_no_advance(g: Game, me: HundredsPieces, move: bool) -> Reason:
    """14.5.3 Return why the warlord cannot move, or cannot battle, from its clearing."""
    if me.place(g) == NOWHERE:
        return ("14.5.3", because("why-no_warlord"))
    return ("14.5.3", because("why-warlord_cannot_move" if move else "why-no_enemy_at_warlord"))


@dataclass
class Advance(Compound):
    """14.5.3 Move the warlord, then battle; or only battle."""

    seat: int
    moves: bool
    fights: bool = False
    """Whether a battle has followed the move."""

    def script(self) -> tuple[Step, ...]:
        return (
            self.move,  # 14.5.3
            self.after_move,
            self.may_battle,
            self.battle,
            self.may_press,  # 14.7.5
            self.press,
        )

    def move(self, g: Game) -> None:
        """14.5.3 Move the warlord, with any warriors."""
        if self.moves:
            g.push(Move(self.seat, also=[hundreds(g, self.seat).warlord]))

    def after_move(self, g: Game) -> None:
        """14.5.3 Finish if no move was made."""
        if self.moves and just_moved(g) is None:
            g.finish()

    def may_battle(self, g: Game) -> None:
        """14.5.3 Ask whether to battle after the move."""
        if self.moves and may_clash(g, hundreds(g, self.seat)):
            g.ask(self.seat, _BATTLE, [AdvanceBattle(), PASS])

    def battle(self, g: Game) -> None:
        """14.5.3 Battle in the warlord's clearing."""
        if self.moves and not isinstance(g.answer, AdvanceBattle):
            return
        self.fights = True
        g.push(InitiateBattle(self.seat, place=hundreds(g, self.seat).place(g)))

    def may_press(self, g: Game) -> None:
        """14.7.5 Offer the Relentless one more action, if they have both moved and battled."""
        me = hundreds(g, self.seat)
        if not (self.moves and self.fights and me.is_in(g, RELENTLESS)):
            return
        options: list[Action] = []
        if may_march(g, me):
            options.append(PressMove())
        if may_clash(g, me):
            options.append(PressBattle())
        if options:
            g.ask(self.seat, _PRESS, [*options, PASS])

    def press(self, g: Game) -> None:
        """14.7.5 Move or battle once more."""
        me = hundreds(g, self.seat)
        if isinstance(g.answer, PressMove):
            g.push(Move(self.seat, also=[me.warlord]))
        elif isinstance(g.answer, PressBattle):
            g.push(InitiateBattle(self.seat, place=me.place(g)))

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """14.5.3, 14.7.5 Return why the warlord cannot go on this way."""
        if isinstance(action, (PressMove, PressBattle)):
            me = hundreds(g, self.seat)
            if not me.is_in(g, RELENTLESS):
                return ("14.7.5", because("why-not_relentless"))
            return why_no_advance(g, me, isinstance(action, PressMove))
        return None


verbs(AdvanceMove, AdvanceBattle, PressMove, PressBattle)
frames(AdvanceTheWarlord, Advance)
