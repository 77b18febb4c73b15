"""C.5.2 The actions of Daylight: three, and one more for each ego it gives up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from revelry.factions.chameleander.cajole import (
    Cajole,
    CajoleWith,
    cajoles,
    may_cajole,
    why_no_cajole,
)
from revelry.factions.chameleander.evening import BoastWith
from revelry.factions.chameleander.marking import Mark, MarkWith, doomed, marks, why_no_mark
from revelry.factions.chameleander.paying import why_not_given_up
from revelry.factions.chameleander.pieces import ChameleanderPieces, chameleander
from revelry.factions.chameleander.strolling import Stroll
from undergrowth.engine.actions import PASS, Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.law.battle.battlefield import battlefields_seen
from undergrowth.law.moving.ways import adjacent
from undergrowth.law.pieces.atoms import put
from undergrowth.law.pieces.rule import may_place_kind
from undergrowth.law.pieces.stopping import stop_forced_by_piece
from undergrowth.law.turn.daylight import daylight_options, use_daylight
from undergrowth.table.answers import OfFaction, OfPiece
from undergrowth.table.book import book
from undergrowth.table.described.views import Ahead, Allowance, Forecast
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.places import NOWHERE
from undergrowth.table.places import PLACE as PLACES
from undergrowth.table.records import PLACE, Intent
from undergrowth.table.uses import set_mark


class DoQuell(Action):
    """`quell`: C.5.2.I."""

    verb: ClassVar[str] = "quell"
    picture: ClassVar[str] = "battle"
    law: ClassVar[str] = "C.5.2.I"


class DoStroll(Action):
    """`stroll`: C.5.2.II."""

    verb: ClassVar[str] = "stroll"
    picture: ClassVar[str] = "move"
    law: ClassVar[str] = "C.5.2.II"


class Beckon(OfFaction):
    """`beckon eyrie_dynasties`: C.5.2.III."""

    verb: ClassVar[str] = "beckon"
    picture: ClassVar[str] = "recruit"
    law: ClassVar[str] = "C.5.2.III"


class Indulge(OfPiece):
    """`indulge superego`: an ego is given up for one more action."""

    verb: ClassVar[str] = "indulge"
    picture: ClassVar[str] = "loss"
    law: ClassVar[str] = "C.5.2"


_ACT: Final = Prompt("chameleander.act", "C.5.2")
_QUELL: Final = DoQuell()
_STROLL: Final = DoStroll()


def beckoned(g: Game, me: ChameleanderPieces) -> list[int]:
    """C.5.2.III Other players' factions nearby that can place a warrior in its clearing."""
    here = me.place(g)
    if here == NOWHERE:
        return []
    near = [here, *adjacent(g, me.seat, here)]
    return [
        faction.seat
        for faction in book(g).factions
        if faction.seat != me.seat
        and faction.warrior >= 0
        and may_place_kind(g, faction.warrior, here)
        and any(g.has_pieces(faction.seat, place) for place in near)
    ]


def deeds(g: Game, me: ChameleanderPieces) -> list[Action]:
    """C.5.2 The actions that can be taken now."""
    options: list[Action] = []
    if me.quelled not in g.used and me.may_battle(g, 0):
        options.append(_QUELL)
    if me.may_move(g, 0):
        options.append(_STROLL)
    options += [Beckon(g.box.owner_numbers[seat]) for seat in beckoned(g, me)]
    return options + marks(g, me) + cajoles(g, me)


def indulgences(g: Game, me: ChameleanderPieces) -> list[Action]:
    """C.5.2 The sorts of ego in its clearing, each of which gives one more action."""
    return [Indulge(g.box.kinds[kind].piece) for kind in me.ego.given_up(g)]


@dataclass
class TakeActions(Frame):
    """C.5.2 Actions in any order and number."""

    seat: int
    actions: int
    """Number of actions it may take, with those that ego have given it."""
    taken: int = 0

    def is_free(self) -> bool:
        return True

    def script(self) -> tuple[Step, ...]:
        return (self.offer, self.act)

    def offer(self, g: Game) -> None:
        """C.5.2 Asked of every hand that is not empty: some actions take a card (1.2.1)."""
        me = chameleander(g, self.seat)
        options = daylight_options(g, self.seat, False)
        if self.taken < self.actions:
            options += deeds(g, me)
        options += indulgences(g, me)
        if options or g.hands[self.seat]:
            g.ask(self.seat, _ACT, [*options, PASS])

    def act(self, g: Game) -> None:
        """C.5.2 Carry out one choice, then offer again."""
        answer = g.answer
        if isinstance(answer, Indulge):
            self.actions += 1
            g.back_to("offer")
            me = chameleander(g, self.seat)
            me.ego.take_own(g, g.box.kind_at[self.seat][answer.piece])
        elif self._begin(g, answer):
            self.taken += 1
            g.back_to("offer")
        elif use_daylight(g, self.seat, answer):
            g.back_to("offer")

    def _begin(self, g: Game, answer: Action) -> bool:
        """C.5.2 Begin an action; False for any other answer."""
        me = chameleander(g, self.seat)
        if isinstance(answer, DoQuell):
            set_mark(g, me.quelled)
            g.push(me.battle(g, 0, False))
        elif isinstance(answer, DoStroll):
            g.push(Stroll(self.seat))
        elif isinstance(answer, Beckon):
            whose = book(g).faction(g.box.owner_of(answer.faction))
            if not stop_forced_by_piece(g, Intent(PLACE, whose.seat, me.place(g), whose.warrior)):
                put(g, whose.warrior, me.place(g), 1)
        elif isinstance(answer, MarkWith):
            set_mark(g, me.marked)
            g.push(Mark(self.seat, answer.card))
        elif isinstance(answer, CajoleWith):
            set_mark(g, me.cajoled)
            g.push(Cajole(self.seat, answer.card))
        else:
            return False
        return True

    def verb_list(self) -> list[type[Action]]:
        """C.5.2 In the order of the board."""
        return [DoQuell, DoStroll, Beckon, MarkWith, CajoleWith, Indulge]

    def why_off(self, g: Game, verb: type[Action]) -> tuple[str, str] | None:
        """C.5.2 In short, why an action cannot be taken now."""
        me = chameleander(g, self.seat)
        if verb is Indulge:
            return ("C.5.2", "no_pieces")
        if self.taken >= self.actions:
            return ("C.5.2", "none_left")
        once = {DoQuell: me.quelled, MarkWith: me.marked, CajoleWith: me.cajoled}
        if once.get(verb, -1) in g.used:
            return (verb.law, "done")
        if verb in (MarkWith, CajoleWith) and not g.hands[self.seat]:
            return (verb.law, "no_card")
        return (verb.law, "nowhere")

    def allowances(self, g: Game) -> list[Allowance]:
        return [Allowance("action", "C.5.2", self.taken, self.actions)]

    def forecast(self, g: Game) -> Forecast | None:
        """C.5.2, C.6.1 Return what it can do once this turn, and whether where it stands; nothing
        is lost by leaving it.  Cards do not count: they are a secret."""
        me = chameleander(g, self.seat)
        may_act = self.taken < self.actions
        quells = may_act and me.quelled not in g.used and len(battlefields_seen(g, self.seat)) > 0
        marks = may_act and me.marked not in g.used and len(doomed(g, me)) > 0
        cajoles = may_act and me.cajoled not in g.used and may_cajole(g, me)
        boasts = me.marked not in g.used and me.ego.may_place(g)
        ahead = [
            _ahead(g, me, DoQuell, me.quelled, quells),
            _ahead(g, me, MarkWith, me.marked, marks),
            _ahead(g, me, CajoleWith, me.cajoled, cajoles),
            _ahead(g, me, BoastWith, me.marked, boasts),
        ]
        return Forecast("C.5.2", ahead, 0, "C.5.2", "verb")

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """C.5.2 Return why an action cannot be taken now."""
        me = chameleander(g, self.seat)
        if isinstance(action, Indulge):
            return why_not_given_up(g, me, action.piece)
        if not isinstance(action, (DoQuell, DoStroll, Beckon, MarkWith, CajoleWith)):
            return None
        if self.taken >= self.actions:
            return ("C.5.2", because("revelry:why-no_deeds_left"))
        if isinstance(action, DoQuell) and me.quelled in g.used:
            return ("C.5.2.I", because("revelry:why-quelled_already"))
        if isinstance(action, Beckon):
            return ("C.5.2.III", because("revelry:why-not_beckoned"))
        if isinstance(action, MarkWith):
            return why_no_mark(g, me, action.card)
        if isinstance(action, CajoleWith):
            return why_no_cajole(g, me, action.card)
        fights = isinstance(action, DoQuell)
        return (
            action.law,
            because("revelry:why-nowhere_to_battle" if fights else "revelry:why-nowhere_to_move"),
        )


def _ahead(g: Game, me: ChameleanderPieces, verb: type[Action], mark: int, can: bool) -> Ahead:
    """C.5.2, C.6.1 Something that it does once a turn, where it stands."""
    state = "now"
    if verb is BoastWith:
        state = "to come"
    elif mark in g.used:
        state = "done"
    places = [PLACES.text(me.place(g))] if can else []
    return Ahead(verb.verb.replace(" ", "-"), verb.law, [], places, state)


verbs(DoQuell, DoStroll, Beckon, Indulge)
frames(TakeActions)
