"""Corvid Spies: they are placed among enemies, and battle or take cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.data import sheet
from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.law.battle.battlefield import may_battle_at
from undergrowth.law.cards.giving import TakeAtRandom, has_card_to_take
from undergrowth.law.hirelings.deeds import BattleAtEach, PostIn, PostPieces
from undergrowth.law.hirelings.using import CHOICES, IN_THE_DAY, ChooseDeed, Employed
from undergrowth.law.pieces.atoms import put
from undergrowth.law.pieces.enemies import enemy_pieces_in, is_enemy
from undergrowth.law.pieces.rule import may_place_kind
from undergrowth.table.answers import AtPlace
from undergrowth.table.book import book
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.kinds import Kind
from undergrowth.table.places import NOWHERE
from undergrowth.table.refusals import answers

_PLANT: Final = Prompt("corvid_spies.plant", "A.6.3")
_LISTEN: Final = Prompt("corvid_spies.listen", "H.2.4")
_BATTLE: Final = CHOICES.add("spies_battle")
_STEAL: Final = CHOICES.add("spies_steal")


class ListenIn(AtPlace):
    """`listen in 5`: the clearing where they take cards from enemy players."""

    verb: ClassVar[str] = "listen in"


class CorvidSpies(Employed):
    """The Corvid Spies, the promoted side."""

    def __init__(self, name: str, index: int, kinds: list[Kind], first_kind: int) -> None:
        super().__init__(name, index, kinds, first_kind)
        page = sheet(f"hirelings/{name}")
        self.planted: Final = page.number("planted")
        self.placed: Final = page.number("placed")

    def set_up(self, g: Game, seat: int) -> list[Frame]:
        """A.6.3 Return the frame that places them in different clearings of one suit."""
        return [PlantSpies(seat, self.index, self.planted)]

    # ---- in Daylight

    def prevented(self, g: Game, seat: int) -> Reason | None:
        for place in self.targets(g, seat):
            if may_place_kind(g, self.warrior, place, seat):
                return None
        return super().prevented(g, seat)

    def begin(self, g: Game, seat: int) -> None:
        """H.2.4 Place a Spy, then take one of two actions."""
        places = self.targets(g, seat)
        g.push_all(
            [
                PostPieces(seat, [self.warrior], [1], places, self.placed),
                ChooseDeed(seat, self.index),
            ]
        )

    def choices(self, g: Game, seat: int) -> list[int]:
        found = [_BATTLE] if any(may_battle_at(g, self.index, at) for at in self.posts(g)) else []
        return [*found, _STEAL] if self.listening_posts(g, seat) else found

    def chosen(self, g: Game, seat: int, choice: int) -> None:
        if choice == _BATTLE:
            g.push(BattleAtEach(seat, self.index, self.posts(g)))
        else:
            g.push(Eavesdrop(seat, self.index))

    def targets(self, g: Game, seat: int) -> list[int]:
        """H.2.4, G.9 Return the clearings with enemy pieces."""
        return [place for place in g.clearings if enemy_pieces_in(g, seat, place) > 0]

    def posts(self, g: Game) -> list[int]:
        """Return the clearings with a Spy."""
        return [place for place in g.clearings if g.warriors_at(self.index, place) > 0]

    def listening_posts(self, g: Game, seat: int) -> list[int]:
        """H.2.4 Return the clearings with a Spy and an enemy that has a card to take."""
        return [place for place in self.posts(g) if victims(g, seat, place)]


def victims(g: Game, seat: int, place: int) -> list[int]:
    """H.2.4 Return the enemy players with faction pieces in a clearing and a card to take."""
    return [
        other
        for other in range(g.seats)
        if g.has_pieces(other, place) and is_enemy(g, seat, other) and has_card_to_take(g, other)
    ]


@dataclass
class PlantSpies(Frame):
    """A.6.3 Place one Spy each in different clearings of one suit."""

    seat: int
    owner: int
    left: int
    first: int = NOWHERE
    """The clearing of the first of them."""

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.place)

    def choose(self, g: Game) -> None:
        """A.6.3 Ask for a clearing whose suit another one has, then for others of that suit."""
        places = [place for place in g.clearings if self._suits(g, place)]
        if self.left > 0 and places:
            g.settle(self.seat, _PLANT, [PostIn(place) for place in places])

    def place(self, g: Game) -> None:
        answer = g.answer
        if isinstance(answer, PostIn):
            put(g, corvid_spies(g, self.owner).warrior, answer.place, 1, self.seat)
            self.first = answer.place if self.first == NOWHERE else self.first
            self.left -= 1
            g.back_to("choose")

    def _suits(self, g: Game, place: int) -> bool:
        if g.warriors_at(self.owner, place) > 0:
            return False
        if self.first != NOWHERE:
            return (g.suits[self.first] & g.suits[place]) != 0
        return any(
            other != place and (g.suits[other] & g.suits[place]) != 0 for other in g.clearings
        )

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """A.6.3 Return why a clearing is not offered."""
        if isinstance(action, PostIn):
            return ("A.6.3", because("why-spies_in_one_suit"))
        return None


@dataclass
class Eavesdrop(Frame):
    """H.2.4 Take a random card from each enemy player in one clearing with a Spy."""

    seat: int
    owner: int

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.take)

    def choose(self, g: Game) -> None:
        places = corvid_spies(g, self.owner).listening_posts(g, self.seat)
        g.settle(self.seat, _LISTEN, [ListenIn(place) for place in places])

    def take(self, g: Game) -> None:
        """G.22 Take a card from one player after another."""
        place = g.chose(ListenIn).place
        g.push_all([TakeAtRandom(self.seat, other) for other in victims(g, self.seat, place)])

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """H.2.4 Return why a clearing is not offered."""
        if isinstance(action, ListenIn):
            return (IN_THE_DAY, because("why-spies_nobody_to_hear"))
        return None


def corvid_spies(g: Game, owner: int) -> CorvidSpies:
    """Return the Corvid Spies, by their number among the owners."""
    found = book(g).owner(owner)
    assert isinstance(found, CorvidSpies)
    return found


answers(_PLANT, PostIn)
answers(_LISTEN, ListenIn)
verbs(ListenIn)
frames(PlantSpies, Eavesdrop)
