"""11.5 The Riverfolk's Daylight: committing and spending funds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import PASS, Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.riverfolk_company.crafting import (
    Export,
    ExportCard,
    exports,
    why_not_export,
)
from undergrowth.factions.riverfolk_company.establish import (
    Establish,
    EstablishIn,
    sites,
    why_not_establish,
)
from undergrowth.factions.riverfolk_company.funds import UseFund, funds
from undergrowth.factions.riverfolk_company.pieces import RiverfolkPieces, riverfolk
from undergrowth.factions.riverfolk_company.recruit import (
    Enlist,
    recruitings,
    why_not_recruit,
)
from undergrowth.law.cards.draw import Draw
from undergrowth.law.crafting.craft import Craft
from undergrowth.law.crafting.craftable import why_craft_is_off
from undergrowth.law.pieces.recruit import RecruitIn
from undergrowth.law.turn.daylight import daylight_options, use_daylight, why_nowhere
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game


class CommitMove(Action):
    """`commit move`: move (11.5.1)."""

    verb: ClassVar[str] = "commit move"
    picture: ClassVar[str] = "move"
    law: ClassVar[str] = "11.5.1"


class CommitBattle(Action):
    """`commit battle`: battle (11.5.2)."""

    verb: ClassVar[str] = "commit battle"
    picture: ClassVar[str] = "battle"
    law: ClassVar[str] = "11.5.2"


class CommitDraw(Action):
    """`commit draw`: draw a card (11.5.4)."""

    verb: ClassVar[str] = "commit draw"
    picture: ClassVar[str] = "draw"
    law: ClassVar[str] = "11.5.4"


_DAYLIGHT: Final = Prompt("riverfolk.daylight", "11.5")
_MOVE: Final = CommitMove()
_BATTLE: Final = CommitBattle()
_DRAW: Final = CommitDraw()


def ventures(g: Game, me: RiverfolkPieces) -> list[Action]:
    """11.5 Return the actions that funds can pay for now, without crafting."""
    if funds(g, me) == 0:
        return exports(g, me)  # a lent icon may pay for it
    options: list[Action] = []
    if me.may_move(g, 0):
        options.append(_MOVE)
    if me.may_battle(g, 0):
        options.append(_BATTLE)
    options += exports(g, me)
    options.append(_DRAW)
    options += [RecruitIn(place) for place in recruitings(g, me)]
    options += [EstablishIn(place) for place in sites(g, me)]
    return options


@dataclass
class RiverfolkDaylight(Frame):
    """11.5 Take actions as long as funds last, in any order and number."""

    seat: int

    def is_free(self) -> bool:
        return True

    def script(self) -> tuple[Step, ...]:
        return (self.offer, self.act)

    def offer(self, g: Game) -> None:
        """11.5 Offer everything that can be done now; passing ends Daylight.

        11.2.3 The hand is open, so not asking reveals nothing.
        """
        options = daylight_options(g, self.seat, True)
        options = options + ventures(g, riverfolk(g, self.seat))
        if options:
            g.ask(self.seat, _DAYLIGHT, [*options, PASS])

    def act(self, g: Game) -> None:
        """11.5 Carry out the chosen action, then offer again."""
        answer = g.answer
        if self._act(g, answer) or use_daylight(g, self.seat, answer):
            g.back_to("offer")

    def _act(self, g: Game, answer: Action) -> bool:
        me = riverfolk(g, self.seat)
        if isinstance(answer, CommitMove):
            g.push_all([UseFund(self.seat), me.move(g, 0, False)])
        elif isinstance(answer, CommitBattle):
            g.push_all([UseFund(self.seat), me.battle(g, 0, False)])
        elif isinstance(answer, Export):
            g.push(ExportCard(self.seat, answer.card))
        elif isinstance(answer, CommitDraw):
            g.push_all([UseFund(self.seat), Draw(self.seat, me.cards)])
        elif isinstance(answer, RecruitIn):
            g.push(Enlist(self.seat, answer.place))
        elif isinstance(answer, EstablishIn):
            g.push(Establish(self.seat, answer.place))
        else:
            return False
        return True

    def verb_list(self) -> list[type[Action]]:
        """11.5 Return the actions in the order of the board."""
        return [CommitMove, CommitBattle, Craft, Export, CommitDraw, RecruitIn, EstablishIn]

    def why_off(self, g: Game, verb: type[Action]) -> tuple[str, str] | None:
        """11.5 Return in short why an action cannot be taken now."""
        me = riverfolk(g, self.seat)
        if funds(g, me) == 0:
            return ("11.2.4", "cannot_pay")
        if verb in (Craft, Export):
            return why_craft_is_off(g, self.seat)
        if verb is EstablishIn:
            return ("11.5.6.II", "nowhere")
        if verb is RecruitIn:
            return ("11.5.5", "nowhere" if g.supply[me.warrior] > 0 else "no_pieces")
        return (verb.law, "nowhere")

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """11.5 Return why an action cannot be taken now."""
        me = riverfolk(g, self.seat)
        if isinstance(action, (CommitMove, CommitBattle, CommitDraw)):
            if funds(g, me) == 0:
                return ("11.2.4", because("why-no_funds"))
            return why_nowhere(action.law, isinstance(action, CommitBattle))
        if isinstance(action, Export):
            return why_not_export(g, me, action.card)
        if isinstance(action, RecruitIn):
            return why_not_recruit(g, me, action.place)
        if isinstance(action, EstablishIn):
            return why_not_establish(g, me, action.place)
        return None


verbs(CommitMove, CommitBattle, CommitDraw)
frames(RiverfolkDaylight)
