"""14.3 The Hundreds' setup."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.data import sheet
from undergrowth.engine.actions import Action, Shuffle, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason
from undergrowth.factions.lord_of_the_hundreds.birdsong import set_mood
from undergrowth.factions.lord_of_the_hundreds.pieces import hundreds
from undergrowth.law.pieces.atoms import put
from undergrowth.law.setup.corners import record_start, starting_corners, why_not_corner
from undergrowth.law.setup.homelands import ChooseHomelands
from undergrowth.law.setup.ruins import populate_ruins, ruins_want_items
from undergrowth.table.answers import AtPlace
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game


class GarrisonIn(AtPlace):
    """`garrison in 3`: the corner in which the warlord begins."""

    verb: ClassVar[str] = "garrison in"


_CORNER: Final = Prompt("hundreds.corner", "14.3.2")
_STANDARD: Final = "standard_setup"
_ADVANCED: Final = "advanced_setup"


@dataclass
class SetUpHundreds(Frame):
    """14.3 Place the warlord, warriors and a stronghold in a corner; hide items; set the mood."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (
            self.choose_corner,  # 14.3.2
            self.settle,
            self.shuffle_items,  # 14.3.3
            self.place_items,
            self.get_stubborn,  # 14.3.4
        )

    def choose_corner(self, g: Game) -> None:
        """14.3.2 Ask for a corner, diagonally opposite another faction if possible."""
        me = hundreds(g, self.seat)
        corners = starting_corners(g, [me.warlord, me.warrior, me.stronghold])
        g.settle(self.seat, _CORNER, [GarrisonIn(place) for place in corners])

    def settle(self, g: Game) -> None:
        """14.3.2 Record the corner as their start and place the first pieces."""
        record_start(g, self.seat, g.chose(GarrisonIn).place)
        garrison(g, self.seat, _STANDARD)

    def shuffle_items(self, g: Game) -> None:
        """14.3.3 Shuffle the items, unless another faction already did."""
        if ruins_want_items(g):
            g.ask_shuffle()

    def place_items(self, g: Game) -> None:
        """14.3.3 Put the items marked "R" under the ruins at random."""
        answer = g.answer
        if isinstance(answer, Shuffle):
            populate_ruins(g, answer.seed)

    def get_stubborn(self, g: Game) -> None:
        """14.3.4 Set their first mood."""
        set_mood(g, self.seat, hundreds(g, self.seat).first_mood, "14.3.4")

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """14.3.2 Return why a clearing is not offered."""
        if isinstance(action, GarrisonIn):
            return why_not_corner(g, action.place, "14.3.2")
        return None


@dataclass
class SetUpHundredsByCard(SetUpHundreds):
    """A.8.3 Set up with a homeland on the edge of the map."""

    def script(self) -> tuple[Step, ...]:
        return (
            self.choose_homeland,  # A.8.3.II
            self.settle,
            self.shuffle_items,  # 14.3.3
            self.place_items,
            self.get_stubborn,  # 14.3.4
        )

    def choose_homeland(self, g: Game) -> None:
        """A.8.3.II Ask for a homeland two clearings away from enemy homelands, if possible."""
        g.push(ChooseHomelands(self.seat))

    def settle(self, g: Game) -> None:
        """A.8.3 Place the homeland's pieces."""
        garrison(g, self.seat, _ADVANCED)


def garrison(g: Game, seat: int, card: str) -> None:
    """14.3.2, A.8.3 Place the pieces of the setup, or of the setup card, at their start."""
    me = hundreds(g, seat)
    page = sheet(f"factions/{me.name}").table(card)
    for kind, key in ((me.warlord, "warlords"), (me.warrior, "warriors")):
        put(g, kind, g.homes[seat], page.number(key))
    put(g, me.stronghold, g.homes[seat], page.number("strongholds"))


verbs(GarrisonIn)
frames(SetUpHundreds, SetUpHundredsByCard)
