"""7.3 The Eyrie's setup."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.domains import Domain
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason
from undergrowth.factions.eyrie_dynasties.pieces import LEADERS, eyrie, install_leader
from undergrowth.law.pieces.atoms import put
from undergrowth.law.setup.corners import record_start, starting_corners, why_not_corner
from undergrowth.law.setup.homelands import ChooseHomelands
from undergrowth.table.answers import AtPlace
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.refusals import answers


class RoostIn(AtPlace):
    """`roost in 3`: the clearing that gets a roost."""

    verb: ClassVar[str] = "roost in"
    picture: ClassVar[str] = "build"


class Lead(Action):
    """`lead commander`: the leader to put in charge."""

    verb: ClassVar[str] = "lead"
    domains: ClassVar[tuple[Domain, ...]] = (LEADERS,)

    def __init__(self, leader: int) -> None:
        self.leader: Final = leader

    def args(self) -> tuple[int, ...]:
        return (self.leader,)


_CORNER: Final = Prompt("eyrie.corner", "7.3.2")
_LEADER: Final = Prompt("eyrie.first_leader", "7.3.3")


@dataclass
class SetUpEyrie(Frame):
    """7.3 Place a roost with six warriors, and choose a leader with two viziers."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (
            self.choose_corner,  # 7.3.2
            self.place_roost,
            self.choose_leader,  # 7.3.3
            self.install,  # 7.3.4
        )

    def choose_corner(self, g: Game) -> None:
        """7.3.2 Ask for a corner, diagonally opposite another faction if possible."""
        corners = starting_corners(g, [eyrie(g, self.seat).roost])
        g.settle(self.seat, _CORNER, [RoostIn(place) for place in corners])

    def place_roost(self, g: Game) -> None:
        """7.3.2 Record the corner as their start and place the roost and warriors."""
        corner = g.chose(RoostIn).place
        me = eyrie(g, self.seat)
        record_start(g, self.seat, corner)
        put(g, me.roost, corner, 1)
        put(g, me.warrior, corner, me.start_warriors)

    def choose_leader(self, g: Game) -> None:
        """7.3.3 Ask for any of the four leaders."""
        g.ask(self.seat, _LEADER, [Lead(leader) for leader in range(len(LEADERS))])

    def install(self, g: Game) -> None:
        install_leader(g, self.seat, g.chose(Lead).leader, "7.3.3")

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """7.3.2 Return why a clearing is not offered."""
        if isinstance(action, RoostIn):
            return why_not_corner(g, action.place, "7.3.2")
        return None


@dataclass
class SetUpEyrieByCard(Frame):
    """A.8.3 Place a roost and warriors in a homeland on the map edge, then choose a leader."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (
            self.choose_homeland,  # A.8.3.II
            self.place_roost,
            self.choose_leader,  # 7.3.3
            self.install,  # 7.3.4
        )

    def choose_homeland(self, g: Game) -> None:
        """A.8.3.II Ask for a homeland as far from enemy ones as the card says, if possible."""
        g.push(ChooseHomelands(self.seat))

    def place_roost(self, g: Game) -> None:
        me = eyrie(g, self.seat)
        put(g, me.roost, g.homes[self.seat], 1)
        put(g, me.warrior, g.homes[self.seat], me.home_warriors)

    def choose_leader(self, g: Game) -> None:
        """7.3.3 Ask for any of the four leaders."""
        g.ask(self.seat, _LEADER, [Lead(leader) for leader in range(len(LEADERS))])

    def install(self, g: Game) -> None:
        install_leader(g, self.seat, g.chose(Lead).leader, "7.3.3")


answers(_CORNER, RoostIn)
verbs(RoostIn, Lead)
frames(SetUpEyrie, SetUpEyrieByCard)
