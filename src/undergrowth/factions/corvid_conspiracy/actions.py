"""13.5, 13.6.1 The four actions of Daylight; Evening may add one more."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import PASS, Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.corvid_conspiracy.pieces import CorvidPieces, corvids
from undergrowth.factions.corvid_conspiracy.plots import (
    PlacePlot,
    SwapPlots,
    plot_sites,
    swappable,
    why_no_trick,
    why_not_plot,
)
from undergrowth.law.turn.daylight import (
    daylight_options,
    hides_daylight,
    use_daylight,
    why_nowhere,
)
from undergrowth.law.turn.turn import DrawAndDiscard
from undergrowth.table.answers import AtPlace
from undergrowth.table.described.views import Allowance
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game


class SchemeMove(Action):
    """`scheme move`: move (13.5.1)."""

    verb: ClassVar[str] = "scheme move"
    picture: ClassVar[str] = "move"
    law: ClassVar[str] = "13.5.1"


class PlotIn(AtPlace):
    """`plot in 5`: the clearing where a plot replaces warriors (13.5.2)."""

    verb: ClassVar[str] = "plot in"
    law: ClassVar[str] = "13.5.2"


class SchemeBattle(Action):
    """`scheme battle`: battle (13.5.3)."""

    verb: ClassVar[str] = "scheme battle"
    picture: ClassVar[str] = "battle"
    law: ClassVar[str] = "13.5.3"


class TrickAt(AtPlace):
    """`trick at 5`: one of two plots to swap (13.5.4)."""

    verb: ClassVar[str] = "trick at"
    law: ClassVar[str] = "13.5.4"


_DAYLIGHT: Final = Prompt("corvids.daylight", "13.5")
_EXERT: Final = Prompt("corvids.exert", "13.6.1")
_MOVE: Final = SchemeMove()
_BATTLE: Final = SchemeBattle()


def schemes(g: Game, me: CorvidPieces) -> list[Action]:
    """13.5 Return the actions that can be taken now; face-down plots do not affect them."""
    options: list[Action] = []
    if me.may_move(g, 0):
        options.append(_MOVE)
    if me.may_battle(g, 0):
        options.append(_BATTLE)
    options += [PlotIn(place) for place in plot_sites(g, me)]
    options += [TrickAt(place) for place in swappable(g, me)]
    return options


def take_scheme(g: Game, me: CorvidPieces, answer: Action) -> bool:
    """13.5 Begin one of the actions; return False for any other answer."""
    if isinstance(answer, SchemeMove):
        g.push(me.move(g, 0, False))
    elif isinstance(answer, SchemeBattle):
        g.push(me.battle(g, 0, False))
    elif isinstance(answer, PlotIn):
        g.push(PlacePlot(me.seat, answer.place))
    elif isinstance(answer, TrickAt):
        g.push(SwapPlots(me.seat, answer.place))
    else:
        return False
    return True


def why_not_scheme(g: Game, me: CorvidPieces, action: Action) -> Reason | None:
    """13.5 Return why an action cannot be taken, while any are left."""
    if isinstance(action, PlotIn):
        return why_not_plot(g, me, action.place)
    if isinstance(action, TrickAt):
        return why_no_trick(g, me, action.place)
    if isinstance(action, (SchemeMove, SchemeBattle)):
        return why_nowhere(action.law, isinstance(action, SchemeBattle))
    return None


def why_scheme_is_off(g: Game, me: CorvidPieces, verb: type[Action]) -> tuple[str, str]:
    """13.5 Return in short why an action cannot be taken."""
    if verb is PlotIn and me.left(g) == 0:
        return ("1.5.1", "no_pieces")
    return (verb.law, "nowhere")


@dataclass
class CorvidDaylight(Frame):
    """13.5 Take up to three actions."""

    seat: int
    actions: int
    taken: int = 0

    def is_free(self) -> bool:
        return True

    def script(self) -> tuple[Step, ...]:
        return (self.offer, self.act)

    def offer(self, g: Game) -> None:
        """13.5 Offer everything that can be done now; passing ends Daylight."""
        options = daylight_options(g, self.seat, False)
        if self.taken < self.actions:
            options += schemes(g, corvids(g, self.seat))
        if options or hides_daylight(g, self.seat):
            g.ask(self.seat, _DAYLIGHT, [*options, PASS])

    def act(self, g: Game) -> None:
        """13.5 Carry out the chosen action, then offer again."""
        answer = g.answer
        if take_scheme(g, corvids(g, self.seat), answer):
            self.taken += 1
            g.back_to("offer")
        elif use_daylight(g, self.seat, answer):
            g.back_to("offer")

    def verb_list(self) -> list[type[Action]]:
        """13.5 Return the actions in the order of the board."""
        return [SchemeMove, PlotIn, SchemeBattle, TrickAt]

    def why_off(self, g: Game, verb: type[Action]) -> tuple[str, str] | None:
        """13.5 Return in short why an action cannot be taken now."""
        if self.taken >= self.actions:
            return ("13.5", "none_left")
        return why_scheme_is_off(g, corvids(g, self.seat), verb)

    def allowances(self, g: Game) -> list[Allowance]:
        return [Allowance("action", "13.5", self.taken, self.actions)]

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """13.5 Return why an action cannot be taken now."""
        if not isinstance(action, (SchemeMove, SchemeBattle, PlotIn, TrickAt)):
            return None
        if self.taken >= self.actions:
            return ("13.5", because("why-schemes_taken"))
        return why_not_scheme(g, corvids(g, self.seat), action)


@dataclass
class Exert(Frame):
    """13.6.1 Take one more action instead of drawing cards."""

    seat: int

    def applies(self, g: Game) -> bool:
        return len(schemes(g, corvids(g, self.seat))) > 0

    def script(self) -> tuple[Step, ...]:
        return (self.offer, self.act)

    def offer(self, g: Game) -> None:
        """13.6.1 Ask for one of the actions of Daylight; passing draws cards."""
        g.ask(self.seat, _EXERT, [*schemes(g, corvids(g, self.seat)), PASS])

    def act(self, g: Game) -> None:
        me = corvids(g, self.seat)
        if take_scheme(g, me, g.answer):
            me.board(g).exerted = True

    def verb_list(self) -> list[type[Action]]:
        """13.6.1 Return the actions of Daylight."""
        return [SchemeMove, PlotIn, SchemeBattle, TrickAt]

    def why_off(self, g: Game, verb: type[Action]) -> tuple[str, str] | None:
        """13.6.1 Return in short why an action cannot be taken now."""
        return why_scheme_is_off(g, corvids(g, self.seat), verb)

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """13.6.1 Return why an action cannot be taken now."""
        return why_not_scheme(g, corvids(g, self.seat), action)


@dataclass
class CorvidDraw(Frame):
    """13.6.2 Draw unless Exert was used, then discard; reset the turn's counts."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.draw,)

    def draw(self, g: Game) -> None:
        me = corvids(g, self.seat)
        cards = me.to_draw(g)
        me.board(g).plotted = 0
        me.board(g).exerted = False
        g.push(DrawAndDiscard(self.seat, cards))


verbs(SchemeMove, PlotIn, SchemeBattle, TrickAt)
frames(CorvidDaylight, Exert, CorvidDraw)
