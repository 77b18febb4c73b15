"""12.5.2 Actions of each minister."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.domains import Domain
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.underground_duchy.bank import Bank
from undergrowth.factions.underground_duchy.build import ANY_SUIT, Foremole, sites
from undergrowth.factions.underground_duchy.pieces import (
    BANKER,
    BRIGADIER,
    CAPTAIN,
    FOREMOLE,
    MARSHAL,
    MAYOR,
    MINISTERS,
    RANKS,
    DuchyPieces,
    Minister,
    duchy,
)
from undergrowth.law.turn.daylight import why_nowhere
from undergrowth.law.turn.lasting import Compound
from undergrowth.law.victory.score import may_score, score
from undergrowth.table.described.views import Allowance
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.refusals import answers


class OfMinister(Action):
    """An action that names one minister."""

    domains: ClassVar[tuple[Domain, ...]] = (MINISTERS,)

    def __init__(self, minister: int) -> None:
        self.minister: Final = minister

    def args(self) -> tuple[int, ...]:
        return (self.minister,)


class ActAs(OfMinister):
    """`act as captain`: the minister whose action the Mayor takes (12.5.2.VI)."""

    verb: ClassVar[str] = "act as"


class BrigadeMove(Action):
    """`brigade move`: up to two moves (12.5.2.IV)."""

    verb: ClassVar[str] = "brigade move"
    picture: ClassVar[str] = "move"


class BrigadeBattle(Action):
    """`brigade battle`: up to two battles (12.5.2.IV)."""

    verb: ClassVar[str] = "brigade battle"
    picture: ClassVar[str] = "battle"


_MAYOR: Final = Prompt("duchy.mayor", "12.5.2.VI")
_BRIGADE: Final = Prompt("duchy.brigadier", "12.5.2.IV")
_MOVE: Final = BrigadeMove()
_BATTLE: Final = BrigadeBattle()
LORD: Final = len(RANKS) - 1


def name_of(minister: int) -> str:
    """Return a minister as an argument of a message."""
    return f"minister:{MINISTERS.text(minister)}"


def lord_points(g: Game, me: DuchyPieces, lord: Minister) -> int:
    """12.5.2.VII to 12.5.2.IX Return the points a lord would score now."""
    if lord.if_all:
        return lord.points if g.supply[me.kind(lord.if_all)] == 0 else 0
    return lord.points * g.on_map(me.kind(lord.per))


def can_act(g: Game, me: DuchyPieces, minister: int) -> bool:
    """12.5.2 Whether the action of a minister has any effect, as all players can see."""
    if minister == FOREMOLE:
        return len(g.hands[me.seat]) > 0 and len(sites(g, me, ANY_SUIT)) > 0
    if minister == CAPTAIN:
        return me.may_battle(g, 0)
    if minister == MARSHAL:
        return me.may_move(g, 0)
    if minister == BRIGADIER:
        return me.may_move(g, 0) or me.may_battle(g, 0)
    if minister == BANKER:
        return len(g.hands[me.seat]) > 0
    if minister == MAYOR:
        return len(substitutes(g, me)) > 0
    return may_score(g, me.seat) and lord_points(g, me, me.ministers[minister]) > 0


def substitutes(g: Game, me: DuchyPieces) -> list[int]:
    """12.5.2.VI Return the swayed nobles and squires whose action the Mayor could take."""
    return [
        n
        for n in me.board(g).swayed
        if n != MAYOR and me.ministers[n].rank != LORD and can_act(g, me, n)
    ]


def act(g: Game, me: DuchyPieces, minister: int) -> None:
    """12.5.2 Carry out the action of a minister."""
    if minister == FOREMOLE:
        g.push(Foremole(me.seat))
    elif minister == CAPTAIN:
        g.push(me.battle(g, 0, False))
    elif minister == MARSHAL:
        g.push(me.move(g, 0, False))
    elif minister == BRIGADIER:
        g.push(Brigadier(me.seat))
    elif minister == BANKER:
        g.push(Bank(me.seat))
    elif minister == MAYOR:
        g.push(Mayor(me.seat))
    else:
        lord = me.ministers[minister]
        score(g, me.seat, lord_points(g, me, lord), lord.law)


@dataclass
class Mayor(Frame):
    """12.5.2.VI Take the action of another noble or squire, which may still act itself."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.act)

    def choose(self, g: Game) -> None:
        """12.5.2.VI Ask for any swayed noble or squire."""
        options: list[Action] = [ActAs(n) for n in substitutes(g, duchy(g, self.seat))]
        g.settle(self.seat, _MAYOR, options)

    def act(self, g: Game) -> None:
        act(g, duchy(g, self.seat), g.chose(ActAs).minister)

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """12.5.2.VI Return why the Mayor cannot act as a minister."""
        if not isinstance(action, ActAs):
            return None
        me = duchy(g, self.seat)
        if action.minister == MAYOR or me.ministers[action.minister].rank == LORD:
            return ("12.5.2.VI", because("why-mayor_acts_as"))
        return why_no_action(g, me, action.minister)


@dataclass
class Brigadier(Compound):
    """12.5.2.IV Take up to two moves, or up to two battles."""

    seat: int
    battles: bool = False
    begun: int = 0

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.first, self.second)

    def choose(self, g: Game) -> None:
        """12.5.2.IV Ask for moves or battles; they cannot be mixed."""
        me = duchy(g, self.seat)
        options: list[Action] = []
        if me.may_move(g, 0):
            options.append(_MOVE)
        if me.may_battle(g, 0):
            options.append(_BATTLE)
        g.settle(self.seat, _BRIGADE, options)

    def first(self, g: Game) -> None:
        """12.5.2.IV Begin the first move or battle."""
        self.battles = isinstance(g.answer, BrigadeBattle)
        self._push(g, False)

    def second(self, g: Game) -> None:
        """12.5.2.IV Begin another, if one is possible."""
        me = duchy(g, self.seat)
        if me.may_battle(g, 0) if self.battles else me.may_move(g, 0):
            self._push(g, True)

    def _push(self, g: Game, optional: bool) -> None:
        me = duchy(g, self.seat)
        self.begun += 1
        g.push(me.battle(g, 0, optional) if self.battles else me.move(g, 0, optional))

    def allowances(self, g: Game) -> list[Allowance]:
        """12.5.2.IV Return the moves or battles begun, and their limit."""
        if self.begun == 0:
            return []
        name = "battle" if self.battles else "move"
        return [Allowance(name, "12.5.2.IV", self.begun, duchy(g, self.seat).brigade)]

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """12.5.2.IV Return why one of the two is not offered."""
        if isinstance(action, (BrigadeMove, BrigadeBattle)):
            return why_nowhere("12.5.2.IV", isinstance(action, BrigadeBattle))
        return None


def why_no_action(g: Game, me: DuchyPieces, minister: int) -> Reason:
    """12.5.2 Return why the action of a minister cannot be taken, by it or by the Mayor."""
    law = me.ministers[minister].law
    if minister not in me.board(g).swayed:
        return ("12.5.2", because("why-not_swayed", {"minister": name_of(minister)}))
    if minister in (FOREMOLE, BANKER) and not g.hands[me.seat]:
        return (law, because("why-no_card_in_hand"))
    if minister == FOREMOLE:
        return (law, because("why-rule_no_site"))
    if minister == MAYOR:
        return (law, because("why-nobody_to_act_as"))
    if me.ministers[minister].rank == LORD and not may_score(g, me.seat):
        return ("3.3.1", because("why-off_score_track"))
    if me.ministers[minister].if_all:
        return (law, because("why-tunnels_missing"))
    if me.ministers[minister].per:
        return (
            law,
            because("why-nothing_to_count", {"piece": f"piece:{me.ministers[minister].per}"}),
        )
    return why_nowhere(law, minister == CAPTAIN)


answers(_MAYOR, ActAs)
answers(_BRIGADE, BrigadeMove, BrigadeBattle)
verbs(ActAs, BrigadeMove, BrigadeBattle)
frames(Mayor, Brigadier)
