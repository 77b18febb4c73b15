"""A made-up faction whose pieces lie face down, have two sides, names, and other weights.

It stands for the plots of 13.2.2, the warlord of 14.2.2, the relics of 15.2.1, the waystations of
15.2.2 and whatever weighs more than one towards rule.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

import pytest

from kit.madeup.installing import install_faction, piece, side
from kit.madeup.plain import WARRIORS, Plain, PlainSetup
from undergrowth.engine.actions import PASS, Action, verbs
from undergrowth.engine.domains import Domain
from undergrowth.engine.frames import Prompt, frames
from undergrowth.law.moving.move import Move, moved
from undergrowth.law.moving.ways import origins_with
from undergrowth.law.pieces.atoms import carry, flip, put, swap
from undergrowth.law.pieces.enemies import is_enemy
from undergrowth.law.pieces.rule import may_place_kind
from undergrowth.law.pieces.unseen import RandomPiece, ask_which
from undergrowth.law.removing.removal import removal, remove
from undergrowth.table.answers import AtPlace
from undergrowth.table.book import book
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.hidden.faces import taken_for
from undergrowth.table.kinds import Kind
from undergrowth.table.moments import DAYLIGHT_START
from undergrowth.table.names import PIECES
from undergrowth.table.places import NOWHERE, PLACE, is_forest
from undergrowth.table.records import Moved

NAME: Final = "schemers"
_SCHEMES: Final = 4
_SCHEME: Final = Prompt("schemers.scheme", "13.4")


class PieceAt(Action):
    """A verb about a piece and a place."""

    domains: ClassVar[tuple[Domain, ...]] = (PIECES, PLACE)

    def __init__(self, piece: int, place: int) -> None:
        self.piece: Final = piece
        self.place: Final = place

    def args(self) -> tuple[int, ...]:
        return (self.piece, self.place)


class TwoPlaces(Action):
    """A verb about two places."""

    domains: ClassVar[tuple[Domain, ...]] = (PLACE, PLACE)

    def __init__(self, place: int, other: int) -> None:
        self.place: Final = place
        self.other: Final = other

    def args(self) -> tuple[int, ...]:
        return (self.place, self.other)


class Set(PieceAt):
    """`set face_down_bomb 5`: 13.5.2, 14.4.3, 15.4.1 a piece from the supply."""

    verb: ClassVar[str] = "set"


class Turn(PieceAt):
    """`turn face_down_bomb 5`: 13.4.2, 16.5.2 a piece whose kind is known."""

    verb: ClassVar[str] = "turn"


class Trick(TwoPlaces):
    """`trick 3 5`: 13.5.4 two face-down plots change places."""

    verb: ClassVar[str] = "trick"


class Delve(AtPlace):
    """`delve f3`: 15.5.2.IIa a relic is turned; nobody knows which it will be."""

    verb: ClassVar[str] = "delve"


class Haul(TwoPlaces):
    """`haul f3 5`: a relic goes unseen into a clearing."""

    verb: ClassVar[str] = "haul"


class Guess(PieceAt):
    """`wager face_down_bomb 5`: 13.2.4 an enemy exposes a plot."""

    verb: ClassVar[str] = "wager"


class Advance(Action):
    """`advance`: 14.5.3 the warlord moves, and may take others along."""

    verb: ClassVar[str] = "advance"


@dataclass
class SchemersSetup(PlainSetup):
    """15.3.1 A relic in each forest, drawn at random by nobody who could see it."""

    def script(self) -> tuple[Step, ...]:
        return (self.place, self.draw, self.scatter)

    def draw(self, g: Game) -> None:
        me = schemers(g, self.seat)
        left = [kind for kind in me.relics for _ in range(g.supply[kind])]
        if left:
            ask_which(g, left)

    def scatter(self, g: Game) -> None:
        me = schemers(g, self.seat)
        answer = g.answer
        if isinstance(answer, RandomPiece):
            forests = [place for place in range(g.places) if is_forest(place)]
            lying = sum(g.on_map(kind) for kind in me.relics)
            put(g, g.box.kind_at[self.seat][answer.piece], forests[lying % 3], 1)
            g.back_to("draw")


@dataclass
class Scheming(Frame):
    """13.4, 13.5 A few schemes."""

    seat: int
    left: int = _SCHEMES

    def script(self) -> tuple[Step, ...]:
        return (self.recruit, self.choose, self.act)

    def recruit(self, g: Game) -> None:
        if g.homes[self.seat] != NOWHERE:
            put(g, schemers(g, self.seat).warrior, g.homes[self.seat], 2)

    def choose(self, g: Game) -> None:
        options = schemes(g, schemers(g, self.seat)) if self.left > 0 else []
        g.ask(self.seat, _SCHEME, [*options, PASS])

    def act(self, g: Game) -> None:
        answer = g.answer
        self.left -= 1
        if answer == PASS:
            return
        g.back_to("choose")
        me = schemers(g, self.seat)
        if isinstance(answer, Set):
            put(g, g.box.kind_at[self.seat][answer.piece], answer.place, 1)
        elif isinstance(answer, Turn):
            flip(g, g.box.kind_at[self.seat][answer.piece], answer.place)
        elif isinstance(answer, Trick):
            swap(g, me.plot(g, answer.place), answer.place, me.plot(g, answer.other), answer.other)
        elif isinstance(answer, Delve):
            g.push(Unearth(self.seat, answer.place))
        elif isinstance(answer, Haul):
            g.push(Unearth(self.seat, answer.place, answer.other))
        elif isinstance(answer, Advance):
            g.push(Move(self.seat, also=[me.warlord]))


@dataclass
class Unearth(Frame):
    """15.5.2.IIa One of the relics in a forest is turned where it lies, or taken elsewhere."""

    seat: int
    place: int
    to: int = -1

    def script(self) -> tuple[Step, ...]:
        return (self.draw, self.move)

    def draw(self, g: Game) -> None:
        ask_which(g, relics_at(g, self.seat, self.place))

    def move(self, g: Game) -> None:
        kind = g.box.kind_at[self.seat][g.chose(RandomPiece).piece]
        if self.to < 0:
            flip(g, kind, self.place)
        else:
            carry(g, kind, self.place, self.to, 1)
            moved(g, Moved(self.seat, self.place, self.to, 0, False, [kind], [1]))


class Schemers(Plain):
    """A faction that hides pieces."""

    def enters_forests(self, g: Game, kind: int) -> bool:
        """15.3.1 Relics lie there from the beginning."""
        return kind in self.kinds

    def __init__(self, name: str, seat: int, kinds: list[Kind], first_kind: int) -> None:
        super().__init__(name, seat, kinds, first_kind)
        self.warlord: Final = self.kind("warlord")
        self.plots: Final = [self.kind("face_down_bomb"), self.kind("face_down_snare")]
        self.relics: Final = [self.kind("face_down_relic_1"), self.kind("face_down_relic_3")]

    def setup(self, g: Game) -> Frame:
        return SchemersSetup(self.seat)

    def birdsong(self, g: Game) -> list[Frame]:
        return [Scheming(self.seat)]

    def plot(self, g: Game, place: int) -> int:
        """The plot that lies face down there, or -1."""
        return next((kind for kind in self.plots if g.count(kind, place)), -1)

    def offers(self, g: Game, seat: int, window: int) -> list[Action]:
        """13.2.4 Enemies where a plot lies face down may say what it is."""
        if seat == self.seat or window != DAYLIGHT_START or not is_enemy(g, seat, self.seat):
            return []
        return [
            Guess(g.box.kinds[kind].piece, place)
            for place in g.clearings
            if g.has_pieces(seat, place) and self.plot(g, place) >= 0
            for kind in self.plots
        ]

    def use(self, g: Game, seat: int, action: Action) -> bool:
        """13.2.4 Whether a guess is right, which removes it."""
        if not isinstance(action, Guess):
            return False
        kind = g.box.kind_at[self.seat][action.piece]
        right = g.count(kind, action.place) > 0
        piece, there = PIECES.text(action.piece), PLACE.text(action.place)
        fields: dict[str, int | str] = {"piece": piece, "place": there, "right": int(right)}
        g.note("guessed", "13.2.4", seat, fields)
        g.reveals_hidden()  # what it is, or is not
        if right:
            remove(g, removal(g, seat, kind, action.place))
        return True


def schemers(g: Game, seat: int) -> Schemers:
    faction = book(g).faction(seat)
    assert isinstance(faction, Schemers)
    return faction


def relics_at(g: Game, seat: int, place: int) -> list[int]:
    """The relics that lie unseen in a place."""
    return taken_for(g, seat, seat, PIECES.parse("relic"), place)


def schemes(g: Game, me: Schemers) -> list[Action]:
    """Return what can be done now; nothing here depends on what its owner cannot see."""
    found: list[Action] = []
    for place in g.clearings:
        if g.warriors_at(me.seat, place) == 0:
            continue
        own = me.plots if me.plot(g, place) < 0 else []
        others = [me.kind(name) for name in ("warlord", "idol", "shrine", "tent", "banner")]
        for kind in [*own, *others]:
            if may_place_kind(g, kind, place):
                found.append(Set(g.box.kinds[kind].piece, place))
        for kind in [*me.plots, me.kind("tent"), me.kind("hall")]:
            if g.count(kind, place) > 0:
                found.append(Turn(g.box.kinds[kind].piece, place))
    hidden = [place for place in g.clearings if me.plot(g, place) >= 0]
    found += [Trick(one, other) for one in hidden for other in hidden if one < other]
    for forest in range(g.places):
        if is_forest(forest) and relics_at(g, me.seat, forest):
            found.append(Delve(forest))
            near = [place for place in g.clearings if forest in g.box.woodland.forests[place]]
            found += [Haul(forest, place) for place in near[:1]]
    if origins_with(g, me.seat, me.warlord):
        found.append(Advance())
    return found


PIECES_OF_SCHEMERS: Final = (
    piece("warrior", "warrior", WARRIORS),
    piece("warlord", "warrior", 1),
    piece("idol", "token", 2, weight=2),
    {"id": "banner", "kind": "token", "shares": "idol"},
    piece("shrine", "building", 1, weight=6),
    piece("tent", "building", 3),
    side("hall", "building", "tent"),
    piece("bomb", "token", 2),
    piece("snare", "token", 2),
    side("face_down_bomb", "token", "bomb", looks_like="plot"),
    side("face_down_snare", "token", "snare", looks_like="plot"),
    piece("relic_1", "token", 3),
    piece("relic_3", "token", 3),
    side("face_down_relic_1", "token", "relic_1", looks_like="relic", seen_by="nobody"),
    side("face_down_relic_3", "token", "relic_3", looks_like="relic", seen_by="nobody"),
)


def install_schemers(patch: pytest.MonkeyPatch) -> str:
    """The faction, for one test."""
    return install_faction(patch, NAME, Schemers, *PIECES_OF_SCHEMERS)


verbs(Set, Turn, Trick, Delve, Haul, Guess, Advance)
frames(SchemersSetup, Scheming, Unearth)
