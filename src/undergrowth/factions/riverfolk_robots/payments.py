"""R.9.6 Payments: scoring the highest payer, and racketeering."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.automata.targets import Criterion, Pick, PlayerCriterion, pick_player, tell_player
from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import NOBODY, Prompt, frames
from undergrowth.factions.riverfolk_robots.pieces import RobotsPieces, paid_by, pay_back, robots
from undergrowth.law.pieces.atoms import take_onto_board
from undergrowth.law.removing.removal import may_remove
from undergrowth.law.removing.triggers import SeatTrigger
from undergrowth.law.victory.score import score
from undergrowth.table.answers import OfFaction
from undergrowth.table.book import book
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.places import NOWHERE
from undergrowth.table.records import Removed

_CASH: Final = Prompt("riverfolk_robots.cash", "R.9.6.1")
_RACKET: Final = Prompt("riverfolk_robots.racket", "R.9.6.2")


class CashIn(OfFaction):
    """`cash in marquise_de_cat`: the owner whose warriors score and return to the supply."""

    verb: ClassVar[str] = "cash in"
    picture: ClassVar[str] = "coins"


class Racket(Action):
    """`racket`: move surplus warriors from the map to the Payments box."""

    verb: ClassVar[str] = "racket"
    picture: ClassVar[str] = "coins"


# ---- the highest payer


def _paid(g: Game, seat: int, place: int, owner: int) -> int:
    return paid_by(g, robots(g, seat), owner)


MOST_PAID: Final = PlayerCriterion("most_paid", True, _paid)
FEWEST_PAID: Final = PlayerCriterion("fewest_paid", False, _paid)


def best_customer(g: Game, me: RobotsPieces) -> Pick:
    """R.9.6.1 Pick the player with the most warriors in the Payments box, themselves included."""
    players = [owner for owner in range(g.seats) if paid_by(g, me, owner) > 0]
    return pick_player(g, me.seat, NOWHERE, players, [MOST_PAID])


def _customer_there(g: Game, seat: int, place: int) -> int:
    customer = best_customer(g, robots(g, seat)).target
    return 1 if customer != NOBODY and g.has_pieces(customer, place) else 0


WITH_MOST_PAID: Final = Criterion("with_most_paid", True, _customer_there)
"""R.9.5.1.I Pieces of the player who has the most warriors in the Payments box."""


# ---- R.9.6.1


@dataclass
class ScorePayments(Frame):
    """R.9.6.1 Score a point for each warrior of the highest payer, then return them."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.announce, self.score)

    def applies(self, g: Game) -> bool:
        return len(robots(g, self.seat).board(g).payments) > 0

    def announce(self, g: Game) -> None:
        pick = best_customer(g, robots(g, self.seat))
        tell_player(g, self.seat, "R.9.6.1", pick)
        g.ask(self.seat, _CASH, [CashIn(g.box.owner_numbers[pick.target])])

    def score(self, g: Game) -> None:
        me = robots(g, self.seat)
        owner = g.box.owner_of(g.chose(CashIn).faction)
        score(g, self.seat, paid_by(g, me, owner), "R.9.6.1")
        for kind in book(g).owner(owner).kinds:
            pay_back(g, me, kind, me.board(g).paid(kind), "R.9.6.1")


# ---- R.9.6.2


@dataclass
class Racketeering(Frame):
    """R.9.6.2 Under Protectionism, take all but two of their warriors in each clearing."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.announce, self.take)

    def applies(self, g: Game) -> bool:
        me = robots(g, self.seat)
        return me.protects(g) and len(crowded(g, me)) > 0

    def announce(self, g: Game) -> None:
        g.ask(self.seat, _RACKET, [Racket()])

    def take(self, g: Game) -> None:
        me = robots(g, self.seat)
        for place in crowded(g, me):
            n = g.count(me.warrior, place) - me.stay
            take_onto_board(g, me.warrior, place, n, me.pile(), "racketeered", "R.9.6.2")


def crowded(g: Game, me: RobotsPieces) -> list[int]:
    """R.9.6.2 Return the clearings with more of their warriors than stay."""
    return [
        place
        for place in g.clearings
        if g.count(me.warrior, place) > me.stay and may_remove(g, me.warrior, place, me.seat)
    ]


# ---- removed trade posts


@dataclass
class TradeBroken(SeatTrigger):
    """R.9.2.2 Return half of the payments of a trade post's remover, rounded up.

    Printed on their board; the Law does not repeat it.
    """

    remover: int

    def script(self) -> tuple[Step, ...]:
        return (self.lose,)

    def lose(self, g: Game) -> None:
        me = robots(g, self.seat)
        for kind in book(g).owner(self.remover).kinds:
            pay_back(g, me, kind, (me.board(g).paid(kind) + me.share - 1) // me.share, "R.9.2.2")


def broken_trade(me: RobotsPieces, r: Removed) -> list[Frame]:
    """R.9.2.2 Return a frame for each trade post that another player has removed."""
    found: list[Frame] = []
    for i, kind in enumerate(r.kinds):
        if kind in me.posts.kinds and r.removers[i] not in (NOBODY, me.seat):
            found += [TradeBroken(me.seat, r.removers[i]) for _ in range(r.counts[i])]
    return found


verbs(CashIn, Racket)
frames(ScorePayments, Racketeering, TradeBroken)
