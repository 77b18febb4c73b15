"""Sunward Expedition: places a foothold with warriors anywhere, then takes an action."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.data import sheet
from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.law.hirelings.deeds import (
    MoveAndBattle,
    PostIn,
    PostPieces,
    may_move_or_battle,
    why_not_posted,
)
from undergrowth.law.hirelings.using import CHOICES, IN_THE_DAY, ChooseDeed, Employed
from undergrowth.law.pieces.atoms import put
from undergrowth.law.pieces.place_each import PlaceInEach
from undergrowth.law.pieces.rule import may_place, may_place_kind
from undergrowth.law.removing.removal import may_remove, removal, remove, why_not_remove
from undergrowth.table.answers import AtPlace, WithCount
from undergrowth.table.book import book
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.kinds import Kind
from undergrowth.table.places import NOWHERE
from undergrowth.table.refusals import answers

_GIVE_UP: Final = Prompt("sunward_expedition.give_up", "H.2.4")
_SURFACE: Final = Prompt("sunward_expedition.surface", "H.2.4")
_FOLLOW: Final = Prompt("sunward_expedition.follow", "H.2.4")
_REINFORCE: Final = Prompt("sunward_expedition.reinforce", "H.2.4")
_GO: Final = CHOICES.add("expedition_go")
_STAY: Final = CHOICES.add("expedition_stay")


class GiveUpIn(AtPlace):
    """`give up in 5`: the foothold to remove, to place it elsewhere."""

    verb: ClassVar[str] = "give up in"


class Follow(WithCount):
    """`follow 3`: the number of warriors placed with the foothold."""

    verb: ClassVar[str] = "follow"


class SunwardExpedition(Employed):
    """The Sunward Expedition, the promoted side."""

    def __init__(self, name: str, index: int, kinds: list[Kind], first_kind: int) -> None:
        super().__init__(name, index, kinds, first_kind)
        page = sheet(f"hirelings/{name}")
        self.foothold: Final = self.kind("foothold")
        self.party: Final = page.number("party")
        self.each: Final = page.number("each")

    def set_up(self, g: Game, seat: int) -> list[Frame]:
        """A.6.3 Return the frame that places a foothold and warriors in any clearing."""
        kinds = [self.foothold, self.warrior]
        return [PostPieces(seat, kinds, [1, self.party], g.clearings[:])]

    # ---- in Daylight

    def prevented(self, g: Game, seat: int) -> Reason | None:
        if self.openings(g, seat):
            return None
        return super().prevented(g, seat)

    def begin(self, g: Game, seat: int) -> None:
        """H.2.4 Place a foothold, then take one of two actions."""
        g.push_all([Surface(seat, self.index), ChooseDeed(seat, self.index)])

    def choices(self, g: Game, seat: int) -> list[int]:
        found = [_GO] if may_move_or_battle(g, self.index) else []
        if any(may_place_kind(g, self.warrior, place, seat) for place in self.footholds(g)):
            found.append(_STAY)
        return found

    def chosen(self, g: Game, seat: int, choice: int) -> None:
        if choice == _GO:
            g.push(MoveAndBattle(seat, self.index))
        else:
            g.push(ManFootholds(seat, self.warrior))

    def openings(self, g: Game, seat: int) -> list[int]:
        """H.2.4 Return the clearings without a foothold in which one can be placed."""
        return [
            place
            for place in g.clearings
            if g.count(self.foothold, place) == 0
            and may_place(g, self.index, place, self.foothold, seat)
        ]

    def may_give_up(self, g: Game, place: int) -> bool:
        """1.1.2, 17.2.3 Whether a foothold can be removed, to place it elsewhere."""
        return may_remove(g, self.foothold, place, self.index)

    def footholds(self, g: Game) -> list[int]:
        """Return the clearings with a foothold; not to be changed."""
        return g.places_of(self.foothold)


@dataclass
class Surface(Frame):
    """H.2.4 Place a foothold in a clearing without one, and warriors with it."""

    seat: int
    owner: int
    place: int = NOWHERE

    def script(self) -> tuple[Step, ...]:
        return (
            self.choose_old,
            self.give_up,
            self.choose_place,
            self.place_foothold,
            self.choose_warriors,
            self.place_warriors,
        )

    def choose_old(self, g: Game) -> None:
        """H.2.4 With none left in the supply, ask for one to remove first, if any can be."""
        me = expedition(g, self.owner)
        spare = [place for place in me.footholds(g) if me.may_give_up(g, place)]
        if not me.openings(g, self.seat):
            g.finish()
        elif g.supply[me.foothold] == 0 and spare:
            g.settle(self.seat, _GIVE_UP, [GiveUpIn(place) for place in spare])

    def give_up(self, g: Game) -> None:
        """H.2.4 Remove that foothold; it is their own, so no player scores."""
        answer = g.answer
        if isinstance(answer, GiveUpIn):
            foothold = expedition(g, self.owner).foothold
            remove(g, removal(g, self.owner, foothold, answer.place))

    def choose_place(self, g: Game) -> None:
        """H.2.4 Ask for any clearing without one."""
        places = expedition(g, self.owner).openings(g, self.seat)
        g.settle(self.seat, _SURFACE, [PostIn(place) for place in places])

    def place_foothold(self, g: Game) -> None:
        self.place = g.chose(PostIn).place
        put(g, expedition(g, self.owner).foothold, self.place, 1, self.seat)

    def choose_warriors(self, g: Game) -> None:
        """H.2.4 Ask for the number of warriors."""
        me = expedition(g, self.owner)
        if may_place_kind(g, me.warrior, self.place, self.seat):
            most = min(me.party, g.supply[me.warrior])
            g.ask(self.seat, _FOLLOW, [Follow(n) for n in range(most, -1, -1)])

    def place_warriors(self, g: Game) -> None:
        answer = g.answer
        if isinstance(answer, Follow):
            put(g, expedition(g, self.owner).warrior, self.place, answer.count, self.seat)

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """H.2.4 Return why a clearing or a number is not offered."""
        if isinstance(action, GiveUpIn):
            me = expedition(g, self.owner)
            kept = None
            if action.place in me.footholds(g):
                kept = why_not_remove(g, me.foothold, action.place, self.owner)
            return kept or (IN_THE_DAY, because("why-no_foothold_there"))
        if isinstance(action, PostIn):
            me = expedition(g, self.owner)
            free = action.place in g.clearings and action.place not in me.footholds(g)
            kept = why_not_posted(g, self.seat, [me.foothold], action.place) if free else None
            return kept or (IN_THE_DAY, because("why-foothold_there"))
        if isinstance(action, Follow):
            return (IN_THE_DAY, because("why-expedition_has_fewer"))
        return None


@dataclass
class ManFootholds(PlaceInEach):
    """H.2.4 Place a warrior at each foothold."""

    def due(self, g: Game, place: int) -> int:
        me = expedition(g, g.box.kinds[self.kind].owner)
        return me.each * g.count(me.foothold, place)

    def question(self) -> Prompt:
        return _REINFORCE


def expedition(g: Game, owner: int) -> SunwardExpedition:
    """Return the Sunward Expedition, by its number among the owners."""
    found = book(g).owner(owner)
    assert isinstance(found, SunwardExpedition)
    return found


answers(_GIVE_UP, GiveUpIn)
answers(_SURFACE, PostIn)
answers(_FOLLOW, Follow)
verbs(GiveUpIn, Follow)
frames(Surface, ManFootholds)
