"""CBG.5.3 Pop-up Tent: two big tops go up, and somebody is made to come."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final

from revelry.factions.circuit_board_goats.criteria import (
    MOST_AUDIENCE,
    MOST_OTHER_WARRIORS,
    MOST_PATHS,
    MOST_PERFORMERS,
)
from revelry.factions.circuit_board_goats.pieces import GoatPieces, goats
from revelry.forced_moves import ForceOver, may_be_forced
from undergrowth.automata.measures import PLAYER_MOST_POINTS
from undergrowth.automata.orders import ordered_clearings
from undergrowth.automata.placing import SetDown, announce_placing, make_placing
from undergrowth.automata.priority import by_priority
from undergrowth.automata.refusing import why_other_place, why_other_player
from undergrowth.automata.targets import Pick, pick_place, pick_player, tell_place, tell_player
from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.domains import Domain
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason
from undergrowth.law.moving.ways import adjacent
from undergrowth.law.pieces.rule import may_place_kind
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.names import FACTIONS, PIECES
from undergrowth.table.places import NOWHERE, PLACE


class Usher(Action):
    """`usher eyrie_dynasties 3 5`: CBG.5.3, whose warrior is made to move, from where to where."""

    verb: ClassVar[str] = "usher"
    picture: ClassVar[str] = "move"
    law: ClassVar[str] = "CBG.5.3"
    domains: ClassVar[tuple[Domain, ...]] = (FACTIONS, PLACE, PLACE)

    def __init__(self, faction: int, origin: int, place: int) -> None:
        self.faction: Final = faction
        self.origin: Final = origin
        self.place: Final = place

    def args(self) -> tuple[int, ...]:
        return (self.faction, self.origin, self.place)


_USHER: Final = Prompt("circuit_goats.usher", "CBG.5.3")
_TENTS: Final = 2
_LAW: Final = "CBG.5.3"


def site(g: Game, me: GoatPieces, tents: list[int]) -> Pick:
    """CBG.5.3 Return where the next big top goes up, after those."""
    places = [
        place
        for place in ordered_clearings(g, me.seat)
        if place not in tents and may_place_kind(g, me.big_top, place, me.seat)
    ]
    quiet = [place for place in places if not is_avoided(g, me, place)]
    first = MOST_AUDIENCE
    if tents:
        first = MOST_OTHER_WARRIORS if me.has_trait("martial_audience") else MOST_PATHS
    return pick_place(g, me.seat, quiet or places, [first, MOST_PERFORMERS])


def is_avoided(g: Game, me: GoatPieces, place: int) -> bool:
    """CBG.9.3 Whether something lies there beside which no big top goes up by choice."""
    for kind, k in enumerate(g.box.kinds):
        if g.count(kind, place) > 0 and PIECES.text(k.piece) in me.avoided:
            return True
    return False


def arrivals(g: Game, me: GoatPieces, owner: int, tents: list[int]) -> list[tuple[int, int]]:
    """CBG.5.3 (origin, destination) of the moves that a player's warriors can be made to take."""
    return [
        (origin, tent)
        for tent in tents
        for origin in adjacent(g, owner, tent)
        if origin in g.clearings and may_be_forced(g, owner, origin, tent)
    ]


def guest(g: Game, me: GoatPieces, tents: list[int]) -> Pick:
    """CBG.5.3, CBG.5.3.II The enemy player in neither clearing, with warriors next to one, that
    has the most points."""
    players = [
        seat
        for seat in me.rivals(g)
        if not any(g.has_pieces(seat, tent) for tent in tents) and arrivals(g, me, seat, tents)
    ]
    return pick_player(g, me.seat, NOWHERE, players, [PLAYER_MOST_POINTS])


def route(g: Game, me: GoatPieces, owner: int, tents: list[int]) -> tuple[int, int]:
    """CBG.5.3.III, CBG.5.3.IV By priority of where they come from, then of where they go."""
    moves = arrivals(g, me, owner, tents)
    origin = by_priority(g, [each for each, _ in moves])[0]
    return origin, by_priority(g, [tent for each, tent in moves if each == origin])[0]


@dataclass
class PopUpTents(Frame):
    """CBG.5.3 A big top and a warrior, twice; then a guest."""

    seat: int
    tents: list[int] = field(default_factory=list)
    """The clearings of this step, those before the present one."""
    place: int = NOWHERE
    """Place of the tent that goes up now."""

    def script(self) -> tuple[Step, ...]:
        return (
            self.announce_top,
            self.raise_top,
            self.announce_warrior,
            self.place_warrior,
            self.choose_guest,
            self.usher,
        )

    def applies(self, g: Game) -> bool:
        return site(g, goats(g, self.seat), []).target != NOWHERE

    def announce_top(self, g: Game) -> None:
        """CBG.5.3 The next clearing, if there is one."""
        me = goats(g, self.seat)
        pick = site(g, me, self.tents)
        self.place = pick.target if len(self.tents) < _TENTS else NOWHERE
        if self.place != NOWHERE:
            tell_place(g, self.seat, _LAW, pick)
            announce_placing(g, self.seat, _LAW, me.big_top, self.place, 1)

    def raise_top(self, g: Game) -> None:
        """R.11.8.2 Raise the big top, or remove what stops it instead."""
        if self.place != NOWHERE:
            make_placing(g, self.seat)

    def announce_warrior(self, g: Game) -> None:
        """CBG.5.3 A warrior beside it."""
        me = goats(g, self.seat)
        if self.place != NOWHERE and may_place_kind(g, me.warrior, self.place, self.seat):
            announce_placing(g, self.seat, _LAW, me.warrior, self.place, me.tent_warriors)

    def place_warrior(self, g: Game) -> None:
        if isinstance(g.answer, SetDown):
            make_placing(g, self.seat)
        if self.place != NOWHERE:
            self.tents = [*self.tents, self.place]
            g.back_to("announce_top")

    def raised(self, g: Game) -> list[int]:
        """CBG.5.3 The clearings in which a big top has gone up."""
        top = goats(g, self.seat).big_top
        return [place for place in self.tents if g.count(top, place) > 0]

    def choose_guest(self, g: Game) -> None:
        """CBG.5.3 One enemy is made to come, whenever there is any."""
        me = goats(g, self.seat)
        pick = guest(g, me, self.raised(g))
        if pick.target >= 0:
            tell_player(g, self.seat, _LAW, pick)
            origin, tent = route(g, me, pick.target, self.raised(g))
            number = g.box.owner_numbers[pick.target]
            g.ask(self.seat, _USHER, [Usher(number, origin, tent)])

    def usher(self, g: Game) -> None:
        """1.5.5 One warrior, ignoring rule."""
        answer = g.answer
        if isinstance(answer, Usher):
            owner = g.box.owner_of(answer.faction)
            g.push(ForceOver(self.seat, owner, answer.origin, answer.place))

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """CBG.5.3 Return why a big top goes up elsewhere, or somebody else comes."""
        me = goats(g, self.seat)
        if isinstance(action, SetDown) and action.place != self.place:
            return why_other_place(_LAW, action.place, site(g, me, self.tents))
        if isinstance(action, Usher):
            owner = g.box.owner_of(action.faction)
            pick = guest(g, me, self.raised(g))
            return why_other_player(g, _LAW, owner, pick) if owner != pick.target else None
        return None


verbs(Usher)
frames(PopUpTents)
