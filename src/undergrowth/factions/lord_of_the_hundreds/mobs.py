"""14.4.1, 14.6.1 Mobs: where they can be placed, and the die that spreads them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import CHANCE, Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.lord_of_the_hundreds.pieces import HundredsPieces, hundreds
from undergrowth.law.moving.ways import adjacent
from undergrowth.law.pieces.atoms import put
from undergrowth.law.pieces.rule import placeable, why_not_place
from undergrowth.table.answers import AtPlace, OfSuit
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.names import NO_SUIT, SUITS
from undergrowth.table.places import PLACE
from undergrowth.table.refusals import answers


class MobDie(OfSuit):
    """`mob die fox`: the result of the mob die."""

    verb: ClassVar[str] = "mob die"


class MobIn(AtPlace):
    """`mob in 5`: the clearing that the mob spreads to."""

    verb: ClassVar[str] = "mob in"
    law: ClassVar[str] = "14.4.1"


_DIE: Final = Prompt("hundreds.mob_die", "14.4.1")
_MOB: Final = Prompt("hundreds.mob", "14.4.1")


def has_mob(g: Game, me: HundredsPieces, place: int) -> bool:
    """14.4.1 Whether a mob is in a clearing."""
    return g.pieces[me.mob * g.places + place] > 0


def mobbed(g: Game, me: HundredsPieces) -> list[int]:
    """14.4.1 Return the clearings with a mob; not to be changed."""
    return g.places_of(me.mob)


def spreads(g: Game, me: HundredsPieces) -> list[int]:
    """14.4.1 Return the clearings next to a mob, but without one, where one can be placed."""
    if g.supply[me.mob] == 0:
        return []
    near: list[int] = []
    for origin in mobbed(g, me):
        for place in adjacent(g, me.seat, origin):
            if place in g.clearings and not has_mob(g, me, place) and place not in near:
                near.append(place)
    near.sort()
    return placeable(g, me.mob, near)


def spreads_of(g: Game, me: HundredsPieces, suit: int) -> list[int]:
    """14.4.1 Return those of `spreads` that match the die's suit."""
    return [place for place in spreads(g, me) if g.suits[place] >> suit & 1]


@dataclass
class SpreadMob(Frame):
    """14.4.1, 14.7.3 Roll the mob die once and place a mob in a clearing of its suit."""

    seat: int
    suit: int = NO_SUIT

    def script(self) -> tuple[Step, ...]:
        return (self.roll, self.choose, self.place)

    def roll(self, g: Game) -> None:
        """14.4.1 Roll, unless no result could place a mob."""
        me = hundreds(g, self.seat)
        if spreads(g, me):
            g.ask(CHANCE, _DIE, [MobDie(suit) for suit in me.die])

    def choose(self, g: Game) -> None:
        """14.4.1 Ask for the clearing; if none matches, no mob is placed."""
        answer = g.answer
        if not isinstance(answer, MobDie):
            return
        self.suit = answer.suit
        if g.log is not None:
            g.note("rolled_mob", "14.4.1", self.seat, {"suit": SUITS.text(self.suit)})
        places = spreads_of(g, hundreds(g, self.seat), self.suit)
        if places:
            g.settle(self.seat, _MOB, [MobIn(place) for place in places])

    def place(self, g: Game) -> None:
        answer = g.answer
        if isinstance(answer, MobIn):
            put(g, hundreds(g, self.seat).mob, answer.place, 1)

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """14.4.1 Return why the mob cannot be placed in a clearing."""
        if isinstance(action, MobIn):
            return why_no_spread(g, hundreds(g, self.seat), action.place, self.suit)
        return None


def why_no_spread(g: Game, me: HundredsPieces, place: int, suit: int) -> Reason:
    """14.4.1 Return why a mob does not spread to a clearing when the die shows a suit."""
    name = f"place:{PLACE.text(place)}"
    if place not in g.clearings:
        return ("14.4.1", because("why-not_clearing", {"place": name}))
    if has_mob(g, me, place):
        return ("14.4.1", because("why-mob_there", {"place": name}))
    if not g.suits[place] >> suit & 1:
        return ("14.4.1", because("why-mob_die_shows", {"suit": f"suit:{SUITS.text(suit)}"}))
    if not any(place in adjacent(g, me.seat, origin) for origin in mobbed(g, me)):
        return ("14.4.1", because("why-no_mob_beside", {"place": name}))
    return why_not_place(g, me.seat, place, me.mob)


answers(_MOB, MobIn)
verbs(MobDie, MobIn)
frames(SpreadMob)
