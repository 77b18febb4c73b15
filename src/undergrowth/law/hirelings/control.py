"""H.1 Gaining and losing hirelings: control, and how long it lasts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.data import sheet
from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.domains import Domain
from undergrowth.engine.frames import CHANCE, NOBODY, Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.law.hirelings.hireling import (
    Hireling,
    controlled_by,
    hireling,
    hirelings,
    may_control,
)
from undergrowth.law.hirelings.markers import markers_of, turn_over
from undergrowth.law.pieces.atoms import forget_rulers
from undergrowth.law.victory.score import leads_by_points, may_score
from undergrowth.table.answers import OfFaction, WithCount
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.names import FACTIONS
from undergrowth.table.refusals import answers

CONTROL_DICE: Final = tuple(sorted(sheet("hirelings").table("control_die").names()))
"""H.1.2 Names of the kinds of control die."""


class Engage(OfFaction):
    """`engage forest_patrol`: take this hireling from the supply."""

    verb: ClassVar[str] = "engage"


class PassOn(Action):
    """`pass on forest_patrol eyrie_dynasties`: give control of a hireling to a player."""

    verb: ClassVar[str] = "pass on"
    domains: ClassVar[tuple[Domain, ...]] = (FACTIONS, FACTIONS)

    def __init__(self, hired: int, to: int) -> None:
        self.hired: Final = hired
        self.to: Final = to

    def args(self) -> tuple[int, ...]:
        return (self.hired, self.to)


class ControlFace(WithCount):
    """`control face 4`: the face of the control die rolled by chance, from 1."""

    verb: ClassVar[str] = "control face"


_ENGAGE: Final = Prompt("hirelings.engage", "H.1.1")
_PASS_ON: Final = Prompt("hirelings.pass_on", "H.1.3")
_ROLL: Final = Prompt("hirelings.roll", "H.1.2")
_FACES: Final[dict[str, list[list[int]]]] = {}
"""H.1.2 The faces of each control die, once they have been read."""


def faces(g: Game) -> list[list[int]]:
    """H.1.2 Return the faces of a game's control die: [gold pips, other pips]."""
    die = g.setup.control_die
    if die not in _FACES:
        _FACES[die] = sheet("hirelings").points(f"control_die.{die}")
    return _FACES[die]


def leads(g: Game, seat: int) -> bool:
    """H.1.2 Whether a seat's marker is on the track and no other is ahead of it."""
    return may_score(g, seat) and leads_by_points(g, seat)


@dataclass
class EndWithHirelings(Frame):
    """H.1.1, H.1.3 End a turn: hirelings are passed on, then new ones are gained."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.count_down, self.choose_next, self.pass_on, self.choose_new, self.gain)

    def count_down(self, g: Game) -> None:
        """H.1.3 Remove a control marker from each card gained on an earlier turn."""
        for one in controlled_by(g, self.seat):
            card = one.held(g)
            if card.gained < g.turns and card.markers > 0:
                card.markers -= 1
                if g.log is not None:
                    fields: dict[str, int | str] = {"faction": one.name, "markers": card.markers}
                    g.note("control_marker_removed", "H.1.3", self.seat, fields)

    def choose_next(self, g: Game) -> None:
        """H.1.3 Ask which player gets each card without a marker."""
        ending = [one for one in controlled_by(g, self.seat) if one.held(g).markers == 0]
        takers = [seat for seat in range(g.seats) if seat != self.seat and may_control(g, seat)]
        if ending and not takers:
            _release(g, ending[0], self.seat)
            g.back_to("choose_next")
        elif ending:
            options: list[Action] = [
                PassOn(one.number, g.box.owner_numbers[to]) for one in ending for to in takers
            ]
            g.settle(self.seat, _PASS_ON, options)

    def pass_on(self, g: Game) -> None:
        """H.1.3 Give the card to that player, who rolls for control at once."""
        answer = g.answer
        if isinstance(answer, PassOn):
            to = g.box.owner_of(answer.to)
            g.push(TakeControl(to, g.box.owner_of(answer.hired)))
            g.back_to("choose_next")

    def choose_new(self, g: Game) -> None:
        """H.1.1 Ask for a card from the supply for each marker taken."""
        if markers_of(g, self.seat) > 0:
            free = [one for one in hirelings(g) if one.held(g).controller == NOBODY]
            if free:
                g.settle(self.seat, _ENGAGE, [Engage(one.number) for one in free])

    def gain(self, g: Game) -> None:
        """H.1.1 Turn the marker over, and gain the card."""
        answer = g.answer
        if isinstance(answer, Engage):
            turn_over(g, self.seat)
            g.push(TakeControl(self.seat, g.box.owner_of(answer.faction)))
            g.back_to("choose_new")

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """H.1 Return why a hireling or a player is not offered."""
        if isinstance(action, Engage):
            return ("H.1.1", because("why-not_in_supply_of_hirelings"))
        if isinstance(action, PassOn):
            return ("H.1.3", because("why-hireling_not_passed"))
        return None


def _release(g: Game, one: Hireling, seat: int) -> None:
    """H.1.3 Return a card to the supply that no player can be given (docs/rulings.md)."""
    one.held(g).controller = NOBODY
    forget_rulers(g)
    if g.log is not None:
        g.note("hireling_released", "H.1.3", seat, {"faction": one.name})


@dataclass
class TakeControl(Frame):
    """H.1.2, H.2.1 Gain a hireling: roll for control, then act as its card says."""

    seat: int
    owner: int
    """The hireling, by its number among the owners."""
    former: int = NOBODY
    """Seat that controlled it until now."""

    def script(self) -> tuple[Step, ...]:
        return (self.take, self.roll, self.place_markers, self.act)

    def take(self, g: Game) -> None:
        """H.1 Take the card; rule changes with it (H.3.1)."""
        card = hireling(g, self.owner).held(g)
        self.former = card.controller
        card.controller = self.seat
        card.gained = g.turns
        forget_rulers(g)
        if g.log is not None:
            g.note("hireling_gained", "H.1", self.seat, {"faction": g.seat_name(self.owner)})

    def roll(self, g: Game) -> None:
        """H.1.2 Roll the control die."""
        g.ask(CHANCE, _ROLL, [ControlFace(face + 1) for face in range(len(faces(g)))])

    def place_markers(self, g: Game) -> None:
        """H.1.2 Place control markers: the leader counts only gold pips."""
        gold, other = faces(g)[g.chose(ControlFace).count - 1]
        markers = gold if leads(g, self.seat) else gold + other
        hireling(g, self.owner).held(g).markers = markers
        if g.log is not None:
            fields: dict[str, int | str] = {
                "faction": g.seat_name(self.owner),
                "gold": gold,
                "pips": gold + other,
                "markers": markers,
            }
            g.note("control_rolled", "H.1.2", self.seat, fields)

    def act(self, g: Game) -> None:
        """H.2.1 Begin what must be done when control is taken."""
        g.push_all(hireling(g, self.owner).when_hired(g, self.seat, self.former))


answers(_ENGAGE, Engage)
answers(_PASS_ON, PassOn)
verbs(Engage, PassOn, ControlFace)
frames(EndWithHirelings, TakeControl)
