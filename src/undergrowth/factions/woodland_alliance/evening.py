"""8.6 The Alliance's Evening."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import PASS, Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.woodland_alliance.pieces import AlliancePieces, alliance
from undergrowth.factions.woodland_alliance.sympathy import may_hold_sympathy, place_sympathy
from undergrowth.law.pieces.atoms import put
from undergrowth.law.pieces.recruit import RecruitIn
from undergrowth.law.pieces.rule import may_place_kind, why_not_place
from undergrowth.law.removing.removal import removal, remove
from undergrowth.law.turn.turn import finish_after_offers
from undergrowth.law.windows.windows import between_actions, hides_between, use_offer
from undergrowth.table.answers import AtPlace, OneOfEach
from undergrowth.table.described.views import Allowance
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.places import PLACE
from undergrowth.table.saving.upgrades import split_up


class OperateMove(Action):
    """`operate move`: move (8.6.1.I)."""

    verb: ClassVar[str] = "operate move"
    picture: ClassVar[str] = "move"
    law: ClassVar[str] = "8.6.1.I"


class OperateBattle(Action):
    """`operate battle`: battle (8.6.1.II)."""

    verb: ClassVar[str] = "operate battle"
    picture: ClassVar[str] = "battle"
    law: ClassVar[str] = "8.6.1.II"


class OrganizeIn(AtPlace):
    """`organize in 5`: the clearing where sympathy replaces a warrior (8.6.1.IV)."""

    verb: ClassVar[str] = "organize in"
    picture: ClassVar[str] = "sympathy"
    law: ClassVar[str] = "8.6.1.IV"


_OPERATE: Final = Prompt("alliance.operations", "8.6.1")
_MOVE: Final = OperateMove()
_BATTLE: Final = OperateBattle()
_RECRUIT_IN: Final = OneOfEach(RecruitIn)
_ORGANIZE_IN: Final = OneOfEach(OrganizeIn)


def organizable(g: Game, me: AlliancePieces, place: int) -> bool:
    """8.6.1.IV Whether sympathy can replace a warrior in a clearing."""
    return g.warriors_at(me.seat, place) > 0 and may_hold_sympathy(g, me, place)


def operations(g: Game, me: AlliancePieces) -> list[Action]:
    """8.6.1 Return the military operations that can be taken now; 8.6.1.III recruiting needs a
    base."""
    options: list[Action] = []
    if me.may_move(g, 0):
        options.append(_MOVE)
    if me.may_battle(g, 0):
        options.append(_BATTLE)
    for place in g.stands_in(me.seat):
        if me.bases_at(g, place) > 0 and may_place_kind(g, me.warrior, place):
            options.append(_RECRUIT_IN.of(place))
        if organizable(g, me, place):
            options.append(_ORGANIZE_IN.of(place))
    return options


@dataclass
class MilitaryOperations(Frame):
    """8.6.1 Take as many operations as there are officers."""

    seat: int
    taken: int = 0
    """Operations taken."""

    def is_free(self) -> bool:
        return True

    def script(self) -> tuple[Step, ...]:
        return (self.offer, self.operate)

    def offer(self, g: Game) -> None:
        """8.6.1 Offer the operations left, and effects of Evening between them."""
        me = alliance(g, self.seat)
        options = operations(g, me) if self.taken < me.board(g).officers else []
        between = self.taken > 0  # before the first, a window has just offered effects
        if options or between:
            options += between_actions(g, self.seat)
        if options or (between and hides_between(g, self.seat)):
            options.append(PASS)
            g.ask(self.seat, _OPERATE, options)

    def operate(self, g: Game) -> None:
        """8.6.1 Take an operation, then offer again."""
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
        elif use_offer(g, self.seat, answer):
            g.back_to("offer")
            return
        else:
            finish_after_offers(g)
            return
        self.taken += 1
        g.back_to("offer")

    def verb_list(self) -> list[type[Action]]:
        """8.6.1 Return the military operations."""
        return [OperateMove, OperateBattle, RecruitIn, OrganizeIn]

    def why_off(self, g: Game, verb: type[Action]) -> tuple[str, str] | None:
        """8.6.1 Return in short why an operation is not taken now."""
        me = alliance(g, self.seat)
        if self.taken >= me.board(g).officers:
            return ("8.6.1", "none_left")
        if verb is RecruitIn:
            return ("8.6.1.III", "nowhere" if g.supply[me.warrior] > 0 else "no_pieces")
        return (verb.law, "nowhere")

    def allowances(self, g: Game) -> list[Allowance]:
        """8.6.1 Return the operations taken, and their limit, the number of officers."""
        officers = alliance(g, self.seat).board(g).officers
        return [Allowance("operation", "8.6.1", self.taken, max(officers, self.taken))]

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """8.6.1 Return why an operation cannot be taken now."""
        if not isinstance(action, (OperateMove, OperateBattle, RecruitIn, OrganizeIn)):
            return None
        me = alliance(g, self.seat)
        if self.taken >= me.board(g).officers:
            return (
                "8.6.1",
                because("why-have_taken_operations", {"taken": self.taken}),
            )
        if isinstance(action, OperateMove):
            return ("8.6.1.I", because("why-there_nowhere_move"))
        if isinstance(action, OperateBattle):
            return ("8.6.1.II", because("why-no_enemy_shares"))
        if isinstance(action, RecruitIn):
            return _why_not_recruit(g, me, action.place)
        return _why_not_organize(g, me, action.place)


def _why_not_recruit(g: Game, me: AlliancePieces, place: int) -> Reason:
    name = f"place:{PLACE.text(place)}"
    if g.supply[me.warrior] == 0:
        return ("1.5.1", because("why-there_no_warrior_left"))
    if place >= g.places or me.bases_at(g, place) == 0:
        return ("8.6.1.III", because("why-no_base_in", {"place": name}))
    return why_not_place(g, me.seat, place)


def _why_not_organize(g: Game, me: AlliancePieces, place: int) -> Reason:
    name = f"place:{PLACE.text(place)}"
    if place >= g.places or g.warriors_at(me.seat, place) == 0:
        return ("8.6.1.IV", because("why-no_warrior_in", {"place": name}))
    if me.is_sympathetic(g, place):
        return ("8.6.1.IV", because("why-sympathetic_already", {"place": name}))
    if g.supply[me.sympathy] == 0:
        return ("1.5.1", because("why-all_sympathy_tokens"))
    return why_not_place(g, me.seat, place)


@dataclass
class Organize(Frame):
    """8.6.1.IV Replace a warrior with sympathy.  Only begun where that is possible."""

    seat: int
    place: int

    def script(self) -> tuple[Step, ...]:
        return (self.remove_warrior, self.place_and_score)

    def remove_warrior(self, g: Game) -> None:
        """8.6.1.IV Remove one warrior; no player scores for it."""
        remove(g, removal(g, self.seat, alliance(g, self.seat).warrior, self.place))

    def place_and_score(self, g: Game) -> None:
        """8.6.1.IV Place a token and score the points of its space."""
        place_sympathy(g, alliance(g, self.seat), self.place, "8.6.1.IV")


verbs(OperateMove, OperateBattle, OrganizeIn)
frames(MilitaryOperations, Organize)
split_up("AllianceEvening", "evening", [("MilitaryOperations", 2, 0), ("", 1, 1)])
