"""10.3 The Cult's setup."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason
from undergrowth.factions.lizard_cult.outcast import set_outcast
from undergrowth.factions.lizard_cult.pieces import cult
from undergrowth.factions.lizard_cult.plant import Plant, PlantIn, gardens_for
from undergrowth.law.pieces.atoms import put
from undergrowth.law.pieces.place_evenly import PlaceEvenly
from undergrowth.law.setup.corners import record_start, starting_corners, why_not_corner
from undergrowth.law.setup.homelands import ChooseHomelands
from undergrowth.table.answers import OfSuit
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.refusals import answers
from undergrowth.twins.acolytes import gain_acolytes


class CastOut(OfSuit):
    """`cast out fox`: the first outcast."""

    verb: ClassVar[str] = "cast out"


_CORNER: Final = Prompt("cult.corner", "10.3.2")
_GARDEN: Final = Prompt("cult.first_garden", "10.3.2")
_OUTCAST: Final = Prompt("cult.outcast", "10.3.3")


@dataclass
class SetUpCult(Frame):
    """10.3 Place a garden and warriors in a corner, warriors around it, and choose an Outcast."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (
            self.choose_corner,  # 10.3.2
            self.settle,
            self.choose_garden,
            self.place_garden,
            self.surround,
            self.choose_outcast,  # 10.3.3
            self.cast_out,
        )

    def choose_corner(self, g: Game) -> None:
        """10.3.2 Ask for a corner, diagonally opposite another faction if possible, with a garden's
        suit."""
        corners = starting_corners(g, cult(g, self.seat).gardens.kinds[:1])
        suited = [place for place in corners if gardens_for(g, cult(g, self.seat), place, -1)]
        g.settle(self.seat, _CORNER, [PlantIn(place) for place in suited or corners])

    def settle(self, g: Game) -> None:
        """10.3.2 Record the starting clearing and place its warriors."""
        me = cult(g, self.seat)
        record_start(g, self.seat, g.chose(PlantIn).place)
        put(g, me.warrior, g.homes[self.seat], me.corner_warriors)

    def choose_garden(self, g: Game) -> None:
        """10.3.2 Ask for a garden of the clearing's suit, if there are several."""
        kinds = gardens_for(g, cult(g, self.seat), g.homes[self.seat], -1)
        if kinds:
            g.settle(self.seat, _GARDEN, [Plant(g.box.kinds[kind].piece) for kind in kinds])

    def place_garden(self, g: Game) -> None:
        """10.3.2 Place one garden, if it matches the clearing."""
        answer = g.answer
        if isinstance(answer, Plant):
            kind = g.box.kind_at[self.seat][answer.piece]
            put(g, kind, g.homes[self.seat], cult(g, self.seat).corner_gardens)

    def surround(self, g: Game) -> None:
        """10.3.2 Place a warrior in each clearing next to it."""
        me = cult(g, self.seat)
        for place in g.paths[g.homes[self.seat]]:
            put(g, me.warrior, place, me.warriors_each)

    def choose_outcast(self, g: Game) -> None:
        """10.3.3 Ask for any suit of the Outcast box."""
        g.ask(self.seat, _OUTCAST, [CastOut(suit) for suit in cult(g, self.seat).gardens.suits])

    def cast_out(self, g: Game) -> None:
        set_outcast(g, self.seat, g.chose(CastOut).suit, False, "10.3.3")

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """10.3.2 Return why a clearing is not offered."""
        if isinstance(action, PlantIn):
            return why_not_corner(g, action.place, "10.3.2")
        return None


@dataclass
class SetUpCultByCard(SetUpCult):
    """A.8.3 Set up with a homeland, with fewer warriors around it and the first acolytes."""

    def script(self) -> tuple[Step, ...]:
        return (
            self.choose_homeland,  # A.8.3.II
            self.settle,
            self.choose_garden,
            self.place_garden,
            self.surround,
            self.choose_outcast,  # 10.3.3
            self.cast_out,
        )

    def choose_homeland(self, g: Game) -> None:
        """A.8.3.II Ask for a homeland not next to an enemy one, if possible."""
        g.push(ChooseHomelands(self.seat))

    def settle(self, g: Game) -> None:
        """A.8.3 Place the homeland's warriors."""
        me = cult(g, self.seat)
        put(g, me.warrior, g.homes[self.seat], me.home_warriors)

    def surround(self, g: Game) -> None:
        """A.8.3 Place warriors around it, as evenly as possible, and gain acolytes."""
        me = cult(g, self.seat)
        gain_acolytes(g, self.seat, me.warrior, me.first_acolytes, "A.8.3")
        around = g.paths[g.homes[self.seat]][:]
        g.push(PlaceEvenly(self.seat, me.warrior, me.near_warriors, around))


answers(_CORNER, PlantIn)
answers(_GARDEN, Plant)
answers(_OUTCAST, CastOut)
verbs(CastOut)
frames(SetUpCult, SetUpCultByCard)
