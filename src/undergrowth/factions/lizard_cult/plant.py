"""10.5.1 Clearings and suits for new gardens."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.lizard_cult.pieces import CultPieces, cult
from undergrowth.law.pieces.atoms import put
from undergrowth.law.pieces.rule import may_place_kind, no_open_slot, rules
from undergrowth.table.answers import AtPlace, OfPiece
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.names import PIECES
from undergrowth.table.places import NOWHERE, PLACE
from undergrowth.table.refusals import answers


class PlantIn(AtPlace):
    """`plant in 5`: the clearing of a new garden."""

    verb: ClassVar[str] = "plant in"
    picture: ClassVar[str] = "build"


class Plant(OfPiece):
    """`plant garden_fox`: the kind of garden, in a clearing with several suits."""

    verb: ClassVar[str] = "plant"


_PLACE: Final = Prompt("cult.garden_place", "10.5.1")
_GARDEN: Final = Prompt("cult.garden", "10.5.1")


def gardens_for(g: Game, me: CultPieces, place: int, suits: int) -> list[int]:
    """10.5.1 Return the kinds of garden that can be placed in a clearing: they print its suit.

    Empty if the clearing matches none of `suits`, those of the revealed card.
    """
    found: list[int] = []
    if (g.suits[place] & suits) == 0 or g.slots[place] == 0:
        return found
    for garden in me.gardens.of_clearing(g, place):
        if may_place_kind(g, garden, place):
            found.append(garden)
    return found


def garden_sites(g: Game, me: CultPieces, suits: int) -> list[int]:
    """10.5.1 Return the ruled clearings of these suits in which a garden can be placed."""
    return [
        place
        for place in g.clearings
        if g.slots[place] > 0 and rules(g, me.seat, place) and gardens_for(g, me, place, suits)
    ]


@dataclass
class BuildGarden(Frame):
    """10.5.1 Place a garden in a ruled clearing that matches the revealed card."""

    seat: int
    suits: int
    """Suits that the card counts as, as a mask."""
    place: int = NOWHERE

    def script(self) -> tuple[Step, ...]:
        return (self.choose_place, self.choose_garden, self.plant)

    def choose_place(self, g: Game) -> None:
        """10.5.1 Ask for a clearing that is ruled and matches."""
        places = garden_sites(g, cult(g, self.seat), self.suits)
        g.settle(self.seat, _PLACE, [PlantIn(place) for place in places])

    def choose_garden(self, g: Game) -> None:
        """10.5.1 Ask for a garden of the clearing's suit, if there are several."""
        self.place = g.chose(PlantIn).place
        kinds = gardens_for(g, cult(g, self.seat), self.place, self.suits)
        g.settle(self.seat, _GARDEN, [Plant(g.box.kinds[kind].piece) for kind in kinds])

    def plant(self, g: Game) -> None:
        put(g, g.box.kind_at[self.seat][g.chose(Plant).piece], self.place, 1)

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """10.5.1 Return why a clearing or a garden is not offered."""
        if isinstance(action, PlantIn):
            return why_no_garden(g, cult(g, self.seat), action.place, self.suits)
        if isinstance(action, Plant):
            piece = PIECES.text(action.piece)
            return ("10.5.1", because("why-garden_not_suit", {"piece": f"piece:{piece}"}))
        return None


def why_no_garden(g: Game, me: CultPieces, place: int, suits: int) -> Reason:
    """10.5.1 Return why the revealed card cannot place a garden in a clearing."""
    name = f"place:{PLACE.text(place)}"
    if place not in g.clearings:
        return ("10.5.1", because("why-not_clearing", {"place": name}))
    if not g.suits[place] & suits:
        return ("10.5.1", because("why-card_not_match", {"place": name}))
    if not rules(g, me.seat, place):
        return ("10.5.1", because("why-do_not_rule", {"place": name}))
    if g.slots[place] == 0:
        return no_open_slot(place)
    return ("10.5.1", because("why-no_garden_could", {"place": name}))


answers(_PLACE, PlantIn)
answers(_GARDEN, Plant)
verbs(PlantIn, Plant)
frames(BuildGarden)
