"""Popular Band: calls warriors from adjacent clearings, then places one more warrior."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final

from undergrowth.data import sheet
from undergrowth.engine.actions import PASS, Action, verbs
from undergrowth.engine.frames import NOBODY, Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.hirelings.popular_band.crowd import Band, band
from undergrowth.law.hirelings.deeds import PostPieces
from undergrowth.law.moving.escorts import ChooseEscorts, may_bring
from undergrowth.law.moving.forced import force_warriors
from undergrowth.law.moving.move import moved_together
from undergrowth.law.moving.takes import ordinary
from undergrowth.law.moving.ways import ANY_NUMBER, adjacent, destinations, movable
from undergrowth.law.pieces.rule import may_place_kind
from undergrowth.table.answers import AtPlace, PieceAt
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.kinds import Kind
from undergrowth.table.places import NOWHERE
from undergrowth.table.refusals import answers

_STAGE: Final = Prompt("band.stage", "H.2.4")
_CALL: Final = Prompt("band.call", "H.2.4")


class PlayIn(AtPlace):
    """`perform in 5`: the clearing to which listeners are called."""

    verb: ClassVar[str] = "perform in"


class CallFrom(PieceAt):
    """`call from 3 eyrie_dynasties warrior`: the warrior that is forced to move there."""

    verb: ClassVar[str] = "call from"


class PopularBand(Band):
    """The Popular Band, the promoted side."""

    def __init__(self, name: str, index: int, kinds: list[Kind], first_kind: int) -> None:
        super().__init__(name, index, kinds, first_kind)
        self.posted: Final = sheet(f"hirelings/{name}").number("posted")

    def set_up(self, g: Game, seat: int) -> list[Frame]:
        """A.6.3 Return the frame that places warriors in different clearings."""
        places = g.clearings[:]
        return [PostPieces(seat, [self.warrior], [1], places, self.posted, apart=True)]

    def when_hired(self, g: Game, seat: int, before: int) -> list[Frame]:
        """H.2.1 Return the frame that places one with the controller, if none is on the map."""
        if self.stands(g):
            return []
        places = g.stands_in(seat)[:]
        return [PostPieces(seat, [self.warrior], [1], places)]

    def stages(self, g: Game) -> list[int]:
        """H.2.4 Return the clearings with a Band warrior."""
        return [place for place in g.clearings if g.warriors_at(self.index, place) > 0]

    def prevented(self, g: Game, seat: int) -> Reason | None:
        if self.stages(g):
            return None
        for place in g.clearings:
            if may_place_kind(g, self.warrior, place, seat):
                return None
        return ("H.2.4", because("why-hireling_can_do_nothing"))

    def begin(self, g: Game, seat: int) -> None:
        g.push(Perform(seat, self.index))

    def listeners(self, g: Game, stage: int, called: list[int]) -> list[Action]:
        """1.5.5, 4.2.1 Return faction warriors that can be called, one from each adjacent
        clearing."""
        found: list[Action] = []
        for origin in adjacent(g, self.index, stage):
            if origin in g.clearings and origin not in called:
                for seat in range(g.seats):
                    found += _callable(g, seat, origin, stage)
        return found


def _callable(g: Game, seat: int, origin: int, stage: int) -> list[Action]:
    if g.warriors_at(seat, origin) == 0:
        return []
    return [
        CallFrom(origin, g.box.owner_numbers[seat], g.box.kinds[kind].piece)
        for kind in g.box.warrior_kinds[seat]
        if movable(g, kind, origin) > 0 and stage in destinations(g, seat, origin, ANY_NUMBER, kind)
    ]


@dataclass
class Perform(Frame):
    """H.2.4 Call warriors to a clearing with a Band warrior, then place another one."""

    seat: int
    owner: int
    stage: int = NOWHERE
    called: list[int] = field(default_factory=list)
    """The clearings from which a warrior has come."""
    faction: int = NOBODY
    """Owner of the next warrior, while the pieces that go along are asked."""
    also: list[int] = field(default_factory=list)
    """That warrior, if it is of a special kind."""

    def script(self) -> tuple[Step, ...]:
        return (
            self.choose_stage,
            self.set_stage,
            self.choose_listener,
            self.call,
            self.come,  # 15.2.4
            self.place,
        )

    def choose_stage(self, g: Game) -> None:
        """H.2.4 Ask for the clearing."""
        places = popular(g, self.owner).stages(g)
        if places:
            g.settle(self.seat, _STAGE, [PlayIn(place) for place in places])

    def set_stage(self, g: Game) -> None:
        answer = g.answer
        if isinstance(answer, PlayIn):
            self.stage = answer.place

    def choose_listener(self, g: Game) -> None:
        """H.2.4 Ask for a warrior of any player, one from each adjacent clearing, or none."""
        if self.stage != NOWHERE:
            found = popular(g, self.owner).listeners(g, self.stage, self.called)
            if found:
                g.ask(self.seat, _CALL, [*found, PASS])

    def call(self, g: Game) -> None:
        """1.5.5 Record the chosen warrior; its player counts as the mover."""
        answer = g.answer
        if not isinstance(answer, CallFrom):
            self.faction = NOBODY
            return
        self.called = [*self.called, answer.place]
        self.faction = g.box.owner_of(answer.faction)
        kind = g.box.kind_at[self.faction][answer.piece]
        self.also = [] if kind == ordinary(g, self.faction) else [kind]
        n = 1 - len(self.also)
        if may_bring(g, self.faction, answer.place, self.stage, n, self.also):
            origin = answer.place
            g.push(ChooseEscorts(self.seat, self.faction, origin, self.stage, n, self.also[:]))

    def come(self, g: Game) -> None:
        """4.2 Move the warrior, with the pieces that go along."""
        if self.faction != NOBODY:
            n = 1 - len(self.also)
            origin = self.called[-1]
            g.back_to("choose_listener")
            moves = force_warriors(g, self.faction, origin, self.stage, n, self.also, g.told)
            moved_together(g, moves)

    def place(self, g: Game) -> None:
        """H.2.4 Place one more Band warrior anywhere, optionally."""
        me = popular(g, self.owner)
        g.push(PostPieces(self.seat, [me.warrior], [1], g.clearings[:], optional=True))

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """H.2.4 Return why a clearing or a warrior is not offered."""
        if isinstance(action, PlayIn):
            return ("H.2.4", because("why-no_band_there"))
        if isinstance(action, CallFrom):
            return ("H.2.4", because("why-does_not_come_to_band"))
        return None


def popular(g: Game, owner: int) -> PopularBand:
    """Return the Popular Band, by its number among the owners."""
    found = band(g, owner)
    assert isinstance(found, PopularBand)
    return found


answers(_STAGE, PlayIn)
answers(_CALL, CallFrom)
verbs(PlayIn, CallFrom)
frames(Perform)
