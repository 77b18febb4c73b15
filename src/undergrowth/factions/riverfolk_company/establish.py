"""11.5.6 Establishing a trade post and its warrior."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.riverfolk_company.funds import Fund, funds_of
from undergrowth.factions.riverfolk_company.pieces import (
    FUNDS,
    RiverfolkPieces,
    return_fund,
    riverfolk,
)
from undergrowth.law.pieces.atoms import put
from undergrowth.law.pieces.rule import may_place_kind, ruled_by, ruler, rules, why_not_place
from undergrowth.law.victory.score import score
from undergrowth.table.answers import AtPlace, OfPiece
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.names import FACTIONS, PIECES
from undergrowth.table.places import PLACE
from undergrowth.table.refusals import answers


class EstablishIn(AtPlace):
    """`establish in 5`: the clearing of a new trade post (11.5.6.I)."""

    verb: ClassVar[str] = "establish in"
    picture: ClassVar[str] = "build"
    law: ClassVar[str] = "11.5.6"


class PostOf(OfPiece):
    """`post trade_post_fox`: the matching trade post, in a clearing with several suits."""

    verb: ClassVar[str] = "post"
    picture: ClassVar[str] = "build"


_POST: Final = Prompt("riverfolk.post", "11.5.6.III")
_RULER: Final = Prompt("riverfolk.ruler", "11.5.6.II")


def fitting(g: Game, me: RiverfolkPieces, place: int) -> list[int]:
    """11.5.6.III Return the trade posts left that match a clearing and can be placed there."""
    return [kind for kind in me.posts_for(g, place) if may_place_kind(g, kind, place)]


def investors(g: Game, me: RiverfolkPieces) -> list[int]:
    """11.5.6.II Return the players whose funds are enough for a trade post."""
    return [owner for owner in range(g.seats) if funds_of(g, me, owner) >= me.post_cost]


def payers(g: Game, me: RiverfolkPieces, place: int) -> list[int]:
    """11.5.6.II Return the players who rule a clearing and have funds enough.

    The Riverfolk are among them where an effect lets them treat it as ruled.
    """
    return [owner for owner in investors(g, me) if rules(g, owner, place)]


def sites(g: Game, me: RiverfolkPieces) -> list[int]:
    """11.5.6.I Return the clearings in which a trade post can be established now."""
    ruled: list[int] = []
    for owner in investors(g, me):
        ruled += ruled_by(g, owner)
    return [
        place
        for place in g.clearings
        if place in ruled and not me.has_post(g, place) and fitting(g, me, place)
    ]


def why_not_establish(g: Game, me: RiverfolkPieces, place: int) -> Reason:
    """11.5.6 Return why no trade post can be established in a clearing."""
    name = f"place:{PLACE.text(place)}"
    if place not in g.clearings:
        return ("11.5.6.I", because("why-not_clearing", {"place": name}))
    if me.has_post(g, place):
        return ("11.5.6.I", because("why-post_there", {"place": name}))
    owner = ruler(g, place)
    if not g.has_seat(owner):
        return ("11.5.6.I", because("why-no_player_rules", {"place": name}))
    there = funds_of(g, me, owner)
    if there < me.post_cost:
        who = f"faction:{g.seat_name(owner)}"
        return (
            "11.5.6.II",
            because("why-funds_of_ruler", {"cost": me.post_cost, "count": there, "faction": who}),
        )
    if not me.posts_for(g, place):
        return ("11.5.6.III", because("why-no_post_left", {"place": name}))
    return why_not_place(g, me.seat, place, me.posts_for(g, place)[0])


@dataclass
class Establish(Frame):
    """11.5.6 Spend funds of the ruler for a trade post and a warrior.  Only begun where
    possible."""

    seat: int
    place: int

    def script(self) -> tuple[Step, ...]:
        return (
            self.choose_ruler,  # 11.5.6.II
            self.spend,
            self.choose_post,  # 11.5.6.III
            self.establish,
        )

    def choose_ruler(self, g: Game) -> None:
        """11.5.6.II Ask who pays as ruler: an effect can make it two players."""
        numbers = g.box.owner_numbers
        owners = payers(g, riverfolk(g, self.seat), self.place)
        g.settle(self.seat, _RULER, [Fund(numbers[owner]) for owner in owners])

    def spend(self, g: Game) -> None:
        """11.5.6.II Spend funds of the player who rules it."""
        me = riverfolk(g, self.seat)
        owner = g.box.owner_of(g.chose(Fund).faction)
        left = me.post_cost
        board = me.board(g)
        for kind in board.kinds(FUNDS):
            if g.box.kinds[kind].owner == owner and left > 0:
                n = min(left, board.count(FUNDS, kind))
                return_fund(g, me, kind, n, "spent_fund", "11.5.6.II")
                left -= n

    def choose_post(self, g: Game) -> None:
        """11.5.6.III Ask for a trade post of the clearing's suit, if there are several."""
        kinds = fitting(g, riverfolk(g, self.seat), self.place)
        g.settle(self.seat, _POST, [PostOf(g.box.kinds[kind].piece) for kind in kinds])

    def establish(self, g: Game) -> None:
        """11.5.6.III Place both, and score the space that the trade post leaves."""
        me = riverfolk(g, self.seat)
        kind = g.box.kind_at[self.seat][g.chose(PostOf).piece]
        points = me.points_for_placing(g, kind, self.place)
        put(g, kind, self.place, 1)
        put(g, me.warrior, self.place, me.garrison)
        score(g, self.seat, points, "11.5.6.III")

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """11.5.6.III Return why a trade post is not offered."""
        if isinstance(action, PostOf):
            name = f"piece:{PIECES.text(action.piece)}"
            return ("11.5.6.III", because("why-post_does_not_match", {"piece": name}))
        if isinstance(action, Fund):
            return _why_not_payer(riverfolk(g, self.seat), action)
        return None


def _why_not_payer(me: RiverfolkPieces, action: Fund) -> Reason:
    """11.5.6.II Return why an owner's funds cannot pay for a trade post."""
    who = f"faction:{FACTIONS.text(action.faction)}"
    return ("11.5.6.II", because("why-funds_do_not_pay", {"cost": me.post_cost, "faction": who}))


answers(_POST, PostOf)
answers(_RULER, Fund)
verbs(EstablishIn, PostOf)
frames(Establish)
