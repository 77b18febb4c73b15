"""17.3 The Council's setup."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.data import sheet
from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.twilight_council.pieces import council
from undergrowth.law.pieces.atoms import put
from undergrowth.law.pieces.rule import may_place_kind, why_not_place
from undergrowth.law.setup.corners import record_start
from undergrowth.law.setup.homelands import ChooseHomelands
from undergrowth.table.answers import AtPlace
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.places import PLACE
from undergrowth.table.refusals import answers


class MeetIn(AtPlace):
    """`meet in 3`: the corner in which the Council begins."""

    verb: ClassVar[str] = "meet in"


class SitIn(AtPlace):
    """`sit in 5`: the clearing of its other warriors."""

    verb: ClassVar[str] = "sit in"


_CORNER: Final = Prompt("council.corner", "17.3.2")
_OTHERS: Final = Prompt("council.others", "17.3.2")
_STANDARD: Final = "standard_setup"
_ADVANCED: Final = "advanced_setup"


@dataclass
class SetUpCouncil(Frame):
    """17.3 Place warriors in a corner and in another clearing."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.choose_corner, self.meet, self.choose_other, self.sit)

    def page(self) -> str:
        """Return the section of its data file to read."""
        return _STANDARD

    def choose_corner(self, g: Game) -> None:
        """17.3.2 Ask for any corner with room for its warriors, near to others or not."""
        corners = g.box.woodland.corners
        free = [place for place in corners if self.fits(g, place)] or corners
        g.settle(self.seat, _CORNER, [MeetIn(place) for place in free])

    def fits(self, g: Game, place: int) -> bool:
        """G.20 Whether warriors can be placed in a clearing."""
        return may_place_kind(g, council(g, self.seat).warrior, place)

    def meet(self, g: Game) -> None:
        """17.3.2 Place the first warriors and record the corner as the Council's start."""
        record_start(g, self.seat, g.chose(MeetIn).place)
        self.place(g, g.homes[self.seat], "warriors")

    def place(self, g: Game, place: int, key: str) -> None:
        """17.3.2, A.8.3 Place as many warriors as its setup says."""
        n = sheet(f"factions/{g.seat_name(self.seat)}").table(self.page()).number(key)
        put(g, council(g, self.seat).warrior, place, n)

    def choose_other(self, g: Game) -> None:
        """17.3.2 Ask for any other clearing."""
        home = g.homes[self.seat]
        places = [place for place in g.clearings if place != home and self.fits(g, place)]
        if places:
            g.settle(self.seat, _OTHERS, [SitIn(place) for place in places])

    def sit(self, g: Game) -> None:
        """17.3.2 Place the rest of its first warriors."""
        answer = g.answer
        if isinstance(answer, SitIn):
            self.place(g, answer.place, "others")

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """17.3.2 Return why a clearing is not offered."""
        if not isinstance(action, (MeetIn, SitIn)):
            return None
        name = f"place:{PLACE.text(action.place)}"
        if action.place not in g.clearings:
            return ("17.3.2", because("why-not_clearing", {"place": name}))
        if isinstance(action, MeetIn) and action.place not in g.box.woodland.corners:
            return ("17.3.2", because("why-faction_starts_corner"))
        if isinstance(action, SitIn) and action.place == g.homes[self.seat]:
            return ("17.3.2", because("why-sit_elsewhere"))
        return why_not_place(g, self.seat, action.place, council(g, self.seat).warrior)


@dataclass
class SetUpCouncilByCard(SetUpCouncil):
    """A.8.3 Set up with a homeland in any clearing."""

    def script(self) -> tuple[Step, ...]:
        return (self.choose_homeland, self.settle_in, self.choose_other, self.sit)

    def page(self) -> str:
        return _ADVANCED

    def choose_homeland(self, g: Game) -> None:
        """A.8.3.I Ask for any clearing."""
        g.push(ChooseHomelands(self.seat))

    def settle_in(self, g: Game) -> None:
        """A.8.3 Place warriors in the homeland."""
        self.place(g, g.homes[self.seat], "warriors")


answers(_CORNER, MeetIn)
answers(_OTHERS, SitIn)
verbs(MeetIn, SitIn)
frames(SetUpCouncil, SetUpCouncilByCard)
