"""Mousehold: warriors removed in another mouse clearing can be placed there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.data import sheet
from undergrowth.engine.actions import PASS, Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.law.pieces.atoms import lying, put_instead
from undergrowth.law.pieces.rule import may_place
from undergrowth.law.removing.triggers import TRIGGERS, Trigger, placed_elsewhere
from undergrowth.law.windows.windows import takes_offers
from undergrowth.table.answers import WithCount
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.kinds import WARRIOR
from undergrowth.table.landmark import Landmark
from undergrowth.table.moments import AT_EVENT
from undergrowth.table.names import SUITS
from undergrowth.table.records import Removed

_TRIGGER: Final = TRIGGERS.add("mousehold")
_SHELTER: Final = Prompt("landmarks.shelter", "L.1")


class Shelter(WithCount):
    """`shelter 2`: the number of removed warriors to place at Mousehold."""

    verb: ClassVar[str] = "shelter"


@dataclass
class Sheltering(Trigger):
    """L.1 The owner of warriors removed in battle may place them at Mousehold."""

    index: int
    kind: int
    place: int
    """The clearing where they were removed."""
    fallen: int
    seat: int

    def owner(self) -> int:
        return self.seat

    def name(self) -> int:
        return _TRIGGER

    def at(self) -> int:
        return self.place

    def fewer(self, g: Game, kind: int, place: int, n: int) -> None:
        if kind == self.kind and place == self.place:
            self.fallen = max(0, self.fallen - n)

    def script(self) -> tuple[Step, ...]:
        return (self.choose, self.shelter)

    def choose(self, g: Game) -> None:
        """L.1 Ask for the number, unless a rule forbids placing there."""
        most = min(self.fallen, g.supply[self.kind] + lying(g, self.kind))
        if most > 0 and may_place(g, self.seat, g.landmarks[self.index], self.kind):
            options: list[Action] = [Shelter(n) for n in range(1, most + 1)]
            g.ask(self.seat, _SHELTER, [*options, PASS])

    def shelter(self, g: Game) -> None:
        """L.1 Place them instead of leaving them in the supply."""
        answer = g.answer
        if isinstance(answer, Shelter):
            put_instead(g, self.kind, g.landmarks[self.index], answer.count)
            placed_elsewhere(g, self.kind, self.place, answer.count)

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """L.1 Return why that number is not offered."""
        return (
            ("L.1", because("why-fell_there", {"fallen": self.fallen}))
            if isinstance(action, Shelter)
            else None
        )


class Mousehold(Landmark):
    """L.1 Warriors removed in battle, on either side, can be placed at it."""

    def __init__(self, name: str, index: int) -> None:
        super().__init__(name, index)
        self.suit = 1 << SUITS.parse(sheet(f"landmarks/{name}").text("mark"))

    def on_removed(self, g: Game, r: Removed) -> list[Frame]:
        """L.1 Return the frames for players' warriors removed in battle elsewhere in its suit.

        16.2.1.I The suit is that of the removal, though an enclave may have fallen with them.
        """
        hold = self.place(g)
        if not r.in_battle or hold == 0:
            return []
        found: list[Frame] = []
        for i in range(len(r.kinds)):
            k = g.box.kinds[r.kinds[i]]
            place = r.places[i]
            matches = place != hold and r.suits[i] & self.suit
            if not matches or k.sort != WARRIOR or k.owner >= g.seats:
                continue
            if takes_offers(g, k.owner, AT_EVENT):
                found.append(Sheltering(self.index, r.kinds[i], place, r.counts[i], k.owner))
        return found


verbs(Shelter)
frames(Sheltering)
LANDMARK = Mousehold
