"""Sunny Advocates: replace enemy warriors in clearings of a suit with their controller's."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final

from undergrowth.data import sheet
from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.law.hirelings.deeds import PostPieces
from undergrowth.law.hirelings.using import IN_THE_DAY, Employed
from undergrowth.law.pieces.enemies import is_enemy_piece
from undergrowth.law.pieces.ground import suits_in
from undergrowth.law.pieces.rule import may_place_kind, placeable
from undergrowth.law.removing.removal import may_replace, replace
from undergrowth.table.answers import OfSuit, PieceAt
from undergrowth.table.book import book
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.kinds import WARRIOR, Kind
from undergrowth.table.names import NO_SUIT, SUITS
from undergrowth.table.refusals import answers

_SUIT: Final = Prompt("sunny_advocates.suit", "H.2.4")
_WHOM: Final = Prompt("sunny_advocates.whom", "H.2.4")


class PleadIn(OfSuit):
    """`plead in fox`: the suit of the clearings in which warriors are replaced."""

    verb: ClassVar[str] = "plead in"


class Persuade(PieceAt):
    """`persuade 5 eyrie_dynasties warrior`: the enemy warrior to replace."""

    verb: ClassVar[str] = "persuade"


class SunnyAdvocates(Employed):
    """The Sunny Advocates, the promoted side."""

    def __init__(self, name: str, index: int, kinds: list[Kind], first_kind: int) -> None:
        super().__init__(name, index, kinds, first_kind)
        page = sheet(f"hirelings/{name}")
        self.starts: Final = [SUITS.parse(suit) for suit in page.texts("suits")]
        self.pair: Final = page.number("each")
        self.anew: Final = page.number("anew")
        self.more: Final = page.number("placed")

    def set_up(self, g: Game, seat: int) -> list[Frame]:
        """A.6.3 Return the frames that place them in a clearing of each suit."""
        return [
            PostPieces(
                seat,
                [self.warrior],
                [self.pair],
                [place for place in g.clearings if g.suits[place] >> suit & 1],
            )
            for suit in self.starts
        ]

    def when_hired(self, g: Game, seat: int, before: int) -> list[Frame]:
        """H.2.1 Return the frame that places them, if none is on the map."""
        if self.stands(g):
            return []
        return [PostPieces(seat, [self.warrior], [self.anew], g.clearings[:])]

    # ---- in Daylight

    def prevented(self, g: Game, seat: int) -> Reason | None:
        if any(may_place_kind(g, self.warrior, place, seat) for place in g.clearings):
            return None
        return None if self.audience(g, seat) else super().prevented(g, seat)

    def begin(self, g: Game, seat: int) -> None:
        """H.2.4 Replace enemy warriors, then place one more Advocate."""
        g.push_all([Plead(seat, self.index), Join(seat, self.index)])

    def audience(self, g: Game, seat: int) -> list[tuple[int, int]]:
        """H.2.4, G.23 Return (place, kind) of the enemy warriors that can be replaced."""
        mine = book(g).faction(seat).warrior
        if mine < 0:
            return []
        found: list[tuple[int, int]] = []
        for place in g.clearings:
            if g.warriors_at(self.index, place) > 0:
                found += self._listeners(g, seat, place, mine)
        return found

    def _listeners(self, g: Game, seat: int, place: int, mine: int) -> list[tuple[int, int]]:
        return [
            (place, kind)
            for kind, k in enumerate(g.box.kinds)
            if k.sort == WARRIOR
            and g.count(kind, place) > 0
            and is_enemy_piece(g, seat, kind)
            and may_replace(g, self.index, kind, place, mine, by=seat)
        ]

    def outposts(self, g: Game, seat: int) -> list[int]:
        """H.2.4 Return the clearings for one more: with its controller but no Advocate, or else
        any."""
        open_places = placeable(g, self.warrior, g.clearings, seat)
        first = [
            place
            for place in open_places
            if g.has_pieces(seat, place) and g.warriors_at(self.index, place) == 0
        ]
        return first or open_places


@dataclass
class Plead(Frame):
    """H.2.4 Replace an enemy warrior in each clearing of a suit with an Advocate."""

    seat: int
    owner: int
    suit: int = NO_SUIT
    waiting: list[int] = field(default_factory=list)
    """Clearings of the suit in which no warrior has been replaced yet."""

    def script(self) -> tuple[Step, ...]:
        return (self.choose_suit, self.name_suit, self.choose, self.win_over)

    def choose_suit(self, g: Game) -> None:
        """H.2.4 Ask for any suit on the map, if any warrior can be replaced."""
        if not sunny_advocates(g, self.owner).audience(g, self.seat):
            g.finish()
            return
        suits = suits_in(g, g.clearings)
        named: list[Action] = [PleadIn(suit) for suit in SUITS.values() if suits >> suit & 1]
        g.ask(self.seat, _SUIT, named)

    def name_suit(self, g: Game) -> None:
        self.suit = g.chose(PleadIn).suit
        self.waiting = [place for place in g.clearings if g.suits[place] >> self.suit & 1]

    def choose(self, g: Game) -> None:
        """H.2.4, 1.5.4 Ask for one warrior in each clearing, while the controller has warriors."""
        options: list[Action] = [
            Persuade(place, g.box.owner_numbers[g.box.kinds[kind].owner], g.box.kinds[kind].piece)
            for place, kind in sunny_advocates(g, self.owner).audience(g, self.seat)
            if place in self.waiting
        ]
        if options:
            g.settle(self.seat, _WHOM, options)

    def win_over(self, g: Game) -> None:
        """G.23 Replace it: the hireling removes it (H.3.6), the controller places its own
        warrior."""
        answer = g.answer
        if isinstance(answer, Persuade):
            self.waiting.remove(answer.place)
            kind = g.box.kind_at[g.box.owner_of(answer.faction)][answer.piece]
            mine = book(g).faction(self.seat).warrior
            replace(g, self.owner, kind, answer.place, mine, by=self.seat)
            g.back_to("choose")

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """H.2.4 Return why a suit or a warrior is not offered."""
        if isinstance(action, PleadIn):
            return (IN_THE_DAY, because("why-no_clearing_of_that_suit"))
        if isinstance(action, Persuade):
            return (IN_THE_DAY, because("why-not_won_over"))
        return None


@dataclass
class Join(Frame):
    """H.2.4 Place one more Advocate."""

    seat: int
    owner: int

    def script(self) -> tuple[Step, ...]:
        return (self.place,)

    def place(self, g: Game) -> None:
        me = sunny_advocates(g, self.owner)
        g.push(PostPieces(self.seat, [me.warrior], [me.more], me.outposts(g, self.seat)))


def sunny_advocates(g: Game, owner: int) -> SunnyAdvocates:
    """Return the Sunny Advocates, by their number among the owners."""
    found = book(g).owner(owner)
    assert isinstance(found, SunnyAdvocates)
    return found


answers(_SUIT, PleadIn)
answers(_WHOM, Persuade)
verbs(PleadIn, Persuade)
frames(Plead, Join)
