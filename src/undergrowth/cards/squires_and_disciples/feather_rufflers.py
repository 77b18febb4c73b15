"""Feather Rufflers: place two warriors."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from undergrowth.data import sheet
from undergrowth.engine.actions import Action
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.law.cards.effects import CardEffect
from undergrowth.law.pieces.atoms import put
from undergrowth.law.pieces.call_in import call_in
from undergrowth.law.pieces.recruit import RecruitIn
from undergrowth.law.pieces.rule import not_kept_out, placeable, why_not_place
from undergrowth.table.book import book
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.places import PLACE

_PLACE: Final = Prompt("cards.rufflers", "4.1.2")
_WARRIORS: Final = sheet("cards/squires_and_disciples").number("feather_rufflers.warriors")


def gathering_places(g: Game, seat: int) -> list[int]:
    """G.20 Return the clearings with the seat's pieces where its warriors can be placed now.

    It includes those where other pieces are placed instead of the warriors.
    """
    warrior = book(g).faction(seat).warrior
    if warrior < 0:
        return []
    there = g.stands_in(seat)
    return placeable(g, warrior, there)


def could_gather(g: Game, seat: int) -> bool:
    """1.5.4 Whether a warrior can be placed, perhaps after calling one in."""
    if gathering_places(g, seat):
        return True
    faction = book(g).faction(seat)
    if faction.reserve.count(g) == 0:
        return False
    there = g.stands_in(seat)
    return len(not_kept_out(g, seat, there, faction.warrior)) > 0


@dataclass
class FeatherRufflers(Frame):
    """G.20 Place two warriors.  Only begun where one can be placed, perhaps after calling one
    in."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.ask_reserve, self.choose_place, self.place)

    def ask_reserve(self, g: Game) -> None:
        """1.5.4 Let an owner with warriors in reserve return them to the supply first."""
        call_in(g, self.seat, _WARRIORS)

    def choose_place(self, g: Game) -> None:
        """Ask for the clearing: both go to one."""
        places = gathering_places(g, self.seat)
        if places:
            g.settle(self.seat, _PLACE, [RecruitIn(place) for place in places])

    def place(self, g: Game) -> None:
        """1.5.4 Place two, or as many as there are."""
        answer = g.answer
        if isinstance(answer, RecruitIn):
            put(g, book(g).faction(self.seat).warrior, answer.place, _WARRIORS)

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """G.20 Return why a clearing is not offered."""
        if isinstance(action, RecruitIn):
            if action.place >= g.places or not g.has_pieces(self.seat, action.place):
                return (
                    "4.1.2",
                    because("why-have_no_piece", {"place": f"place:{PLACE.text(action.place)}"}),
                )
            return why_not_place(g, self.seat, action.place)
        return None


class FeatherRufflersCard(CardEffect):
    """4.1.2 When it is crafted, place two warriors with any piece of the crafter's."""

    def on_crafted(self, g: Game, seat: int) -> None:
        if could_gather(g, seat):
            g.push(FeatherRufflers(seat))


frames(FeatherRufflers)
EFFECTS: dict[str, type[CardEffect]] = {"feather_rufflers": FeatherRufflersCard}
