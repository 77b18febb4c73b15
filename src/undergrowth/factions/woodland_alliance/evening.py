"""8.6 The Alliance's Evening."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import PASS, Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.factions.woodland_alliance.pieces import AlliancePieces, alliance
from undergrowth.factions.woodland_alliance.sympathy import may_hold_sympathy, place_sympathy
from undergrowth.law.pieces.atoms import put
from undergrowth.law.pieces.recruit import RecruitIn
from undergrowth.law.pieces.rule import may_place_kind, why_not_place
from undergrowth.law.removing.removal import removal, remove
from undergrowth.law.turn.turn import DrawAndDiscard
from undergrowth.law.windows.windows import offers, use_offer
from undergrowth.table.answers import AtPlace
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.moments import IN_EVENING
from undergrowth.table.places import PLACE


class OperateMove(Action):
    """`operate move`: 8.6.1.I."""

    verb: ClassVar[str] = "operate move"
    law: ClassVar[str] = "8.6.1.I"


class OperateBattle(Action):
    """`operate battle`: 8.6.1.II."""

    verb: ClassVar[str] = "operate battle"
    law: ClassVar[str] = "8.6.1.II"


class OrganizeIn(AtPlace):
    """`organize in 5`: the clearing whose warrior makes way for sympathy."""

    verb: ClassVar[str] = "organize in"
    law: ClassVar[str] = "8.6.1.IV"


_OPERATE: Final = Prompt("alliance.operations", "8.6.1")
_MOVE: Final = OperateMove()
_BATTLE: Final = OperateBattle()


def recruitable(g: Game, me: AlliancePieces, place: int) -> bool:
    """8.6.1.III Whether a warrior can be placed at a base in a clearing."""
    return me.bases_at(g, place) > 0 and may_place_kind(g, me.warrior, place)


def organizable(g: Game, me: AlliancePieces, place: int) -> bool:
    """8.6.1.IV Whether a warrior can make way for sympathy in a clearing."""
    return g.warriors_at(me.seat, place) > 0 and may_hold_sympathy(g, me, place)


def operations(g: Game, me: AlliancePieces) -> list[Action]:
    """8.6.1 The military operations that can be taken now."""
    options: list[Action] = []
    if me.may_move(g, 0):
        options.append(_MOVE)
    if me.may_battle(g, 0):
        options.append(_BATTLE)
    for place in g.clearings:
        if recruitable(g, me, place):
            options.append(RecruitIn(place))
        if organizable(g, me, place):
            options.append(OrganizeIn(place))
    return options


@dataclass
class AllianceEvening(Frame):
    """8.6 Military operations, then draw and discard."""

    seat: int
    taken: int = 0
    """Operations taken."""

    def copy(self) -> Frame:
        return AllianceEvening(self.seat, self.taken)

    def script(self) -> tuple[Step, ...]:
        return (
            self.offer,  # 8.6.1
            self.operate,
            self.draw,  # 8.6.2
        )

    def offer(self, g: Game) -> None:
        """8.6.1 As many operations as there are officers, and between them what Evening allows."""
        me = alliance(g, self.seat)
        options = operations(g, me) if self.taken < me.board(g).officers else []
        if options or self.taken > 0:  # before the first, a window of the turn has just asked
            options += offers(g, self.seat, IN_EVENING)  # 1.4.2: nothing is in progress here
        if options:
            options.append(PASS)
            g.ask(self.seat, _OPERATE, options)

    def operate(self, g: Game) -> None:
        """8.6.1 Take one, then offer again."""
        answer = g.answer
        me = alliance(g, self.seat)
        if isinstance(answer, OperateMove):
            g.push(me.move(g, 0, False))
        elif isinstance(answer, OperateBattle):
            g.push(me.battle(g, 0, False))
        elif isinstance(answer, RecruitIn):
            put(g, me.warrior, answer.place, 1)
        elif isinstance(answer, OrganizeIn):
            g.push(Organize(self.seat, answer.place))
        else:
            if use_offer(g, self.seat, answer):
                g.back_to("offer")
            return
        self.taken += 1
        g.back_to("offer")

    def draw(self, g: Game) -> None:
        """8.6.2 One card, and one per uncovered draw bonus."""
        me = alliance(g, self.seat)
        g.push(DrawAndDiscard(self.seat, me.cards + me.draws[me.bases_on_map(g)]))

    def why_not(self, g: Game, action: Action) -> tuple[str, str] | None:
        """8.6.1 Why an operation cannot be taken now."""
        if not isinstance(action, (OperateMove, OperateBattle, RecruitIn, OrganizeIn)):
            return None
        me = alliance(g, self.seat)
        if self.taken >= me.board(g).officers:
            return (
                "8.6.1",
                f"you have taken {self.taken} operations, as many as you have officers",
            )
        if isinstance(action, OperateMove):
            return ("8.6.1.I", "there is nowhere to move")
        if isinstance(action, OperateBattle):
            return ("8.6.1.II", "no enemy shares a clearing with your warriors")
        if isinstance(action, RecruitIn):
            return _why_not_recruit(g, me, action.place)
        return _why_not_organize(g, me, action.place)


def _why_not_recruit(g: Game, me: AlliancePieces, place: int) -> tuple[str, str]:
    name = f"clearing {PLACE.text(place)}"
    if g.supply[me.warrior] == 0:
        return ("1.5.1", "there is no warrior left in your supply")
    if place >= g.places or me.bases_at(g, place) == 0:
        return ("8.6.1.III", f"there is no base in {name}")
    return why_not_place(g, me.seat, place)


def _why_not_organize(g: Game, me: AlliancePieces, place: int) -> tuple[str, str]:
    name = f"clearing {PLACE.text(place)}"
    if place >= g.places or g.warriors_at(me.seat, place) == 0:
        return ("8.6.1.IV", f"you have no warrior in {name}")
    if me.is_sympathetic(g, place):
        return ("8.6.1.IV", f"{name} is sympathetic already")
    if g.supply[me.sympathy] == 0:
        return ("1.5.1", "all your sympathy tokens are on the map")
    return why_not_place(g, me.seat, place)


@dataclass
class Organize(Frame):
    """8.6.1.IV A warrior makes way for sympathy.  Only begun where that is possible."""

    seat: int
    place: int

    def copy(self) -> Frame:
        return Organize(self.seat, self.place)

    def script(self) -> tuple[Step, ...]:
        return (self.remove_warrior, self.place_and_score)

    def remove_warrior(self, g: Game) -> None:
        """8.6.1.IV Remove one warrior; nobody scores for that."""
        remove(g, removal(g, self.seat, alliance(g, self.seat).warrior, self.place))

    def place_and_score(self, g: Game) -> None:
        """8.6.1.IV A token, and the points of its space."""
        place_sympathy(g, alliance(g, self.seat), self.place, "8.6.1.IV")


verbs(OperateMove, OperateBattle, OrganizeIn)
frames(AllianceEvening, Organize)
