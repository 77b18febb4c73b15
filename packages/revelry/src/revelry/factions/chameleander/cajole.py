"""C.5.2.V, CHMD.10.5 Cajole, and what automated rulers do when they are cajoled."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from revelry.demands import demanded
from revelry.factions.chameleander.pieces import ChameleanderPieces, chameleander
from undergrowth.automata.measures import is_automated
from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import NOBODY, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.law.cards.piles import spend
from undergrowth.law.pieces.atoms import put_anywhere
from undergrowth.law.pieces.gifts import PlaceAny
from undergrowth.law.pieces.rule import ruler
from undergrowth.law.pieces.unseen import RandomPiece, ask_which
from undergrowth.law.victory.score import score
from undergrowth.table.answers import WithCard
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.places import NOWHERE
from undergrowth.table.refusals import not_in_hand


class CajoleWith(WithCard):
    """`cajole with cobbler`: any card, for an ego and what the ruler makes of it."""

    verb: ClassVar[str] = "cajole with"
    picture: ClassVar[str] = "score"
    law: ClassVar[str] = "C.5.2.V"


def host(g: Game, me: ChameleanderPieces) -> int:
    """C.5.2.V The other player that rules its clearing, or NOBODY."""
    here = me.place(g)
    rules = ruler(g, here) if here != NOWHERE else NOBODY
    return rules if rules != me.seat and g.has_seat(rules) else NOBODY


def may_cajole(g: Game, me: ChameleanderPieces) -> bool:
    """C.5.2.V Whether somebody else rules its clearing, and an ego can be placed there."""
    return host(g, me) != NOBODY and me.ego.may_place(g)


def cajoles(g: Game, me: ChameleanderPieces) -> list[Action]:
    """C.5.2.V The cards that it can spend for that, once a turn."""
    if me.cajoled in g.used or not may_cajole(g, me):
        return []
    return [CajoleWith(card) for card in g.hand_kinds(me.seat)]


def why_no_cajole(g: Game, me: ChameleanderPieces, card: int) -> Reason | None:
    """C.5.2.V Return why a card is not spent for that."""
    if me.cajoled in g.used:
        return ("C.5.2.V", because("revelry:why-cajoled_already"))
    if host(g, me) == NOBODY:
        return ("C.5.2.V", because("revelry:why-nobody_to_cajole"))
    if not me.ego.may_place(g):
        return ("C.2.5", because("revelry:why-no_ego_placed"))
    return not_in_hand(g, me.seat, card, "C.5.2.V")


@dataclass
class Cajole(Frame):
    """C.5.2.V A card and an ego; then the ruler may place something, which scores a point."""

    seat: int
    card: int
    host: int = NOBODY
    place: int = NOWHERE

    def script(self) -> tuple[Step, ...]:
        return (self.show_off, self.invite, self.reward)

    def show_off(self, g: Game) -> None:
        """C.5.2.V Spend the card, place the ego, score for its space."""
        me = chameleander(g, self.seat)
        self.host, self.place = host(g, me), me.place(g)
        spend(g, self.seat, self.card)
        me.ego.put_and_score(g, "C.5.2.V")

    def invite(self, g: Game) -> None:
        """C.5.2.V The ruler decides whether, and what; nothing else limits that."""
        if is_automated(g, self.host):
            g.push(PlaceCajoled(self.seat, self.host, self.place))
        else:
            g.push(PlaceAny(self.host, self.host, self.place))

    def reward(self, g: Game) -> None:
        """C.5.2.V A point where something has been placed."""
        if g.told == [1]:
            score(g, self.seat, chameleander(g, self.seat).cajole_bonus, "C.5.2.V")


@dataclass
class PlaceCajoled(Frame):
    """CHMD.10.5 The piece that an automated ruler places, if any: by the warriors it has there,
    unless too much ego deters it.  It tells how many."""

    seat: int
    host: int
    place: int

    def script(self) -> tuple[Step, ...]:
        return (self.draw, self.set_down)

    def draw(self, g: Game) -> None:
        """CHMD.10.5.VIII Of several chance takes one."""
        kinds = self._demanded(g)
        if len(kinds) > 1:
            ask_which(g, kinds)

    def set_down(self, g: Game) -> None:
        """C.5.2.V It scores nothing for that."""
        kinds, answer = self._demanded(g), g.answer
        g.finish_with([min(1, len(kinds))])
        if kinds:
            kind = kinds[0]
            if isinstance(answer, RandomPiece):
                kind = g.box.kind_at[self.host][answer.piece]
            put_anywhere(g, kind, self.place)

    def _demanded(self, g: Game) -> list[int]:
        me = chameleander(g, self.seat)
        if max(me.ego.here(g, self.place), me.ego.on_id(g)) >= me.deterring:
            return []
        return demanded(g, me.demands, self.host, self.place, freely=True)[1]


verbs(CajoleWith)
frames(Cajole, PlaceCajoled)
