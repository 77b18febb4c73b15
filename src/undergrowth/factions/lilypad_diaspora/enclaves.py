"""16.2.1 Enclaves: flipping them, and placing warriors at them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from undergrowth.engine.frames import Prompt, field_words, frames
from undergrowth.factions.lilypad_diaspora.pieces import diaspora
from undergrowth.law.pieces.atoms import flip
from undergrowth.law.pieces.place_each import PlaceInEach
from undergrowth.table.game import Game
from undergrowth.table.places import PLACE

_WARRIORS: Final = Prompt("diaspora.warriors", "16.2.1")


@dataclass
class WarriorsToEnclaves(PlaceInEach):
    """16.2.4, 16.4.2.I, 16.5.2 Place a warrior at each of some enclaves."""

    enclaves: list[int] = field(default_factory=list)
    """The clearings with these enclaves."""

    def due(self, g: Game, place: int) -> int:
        return diaspora(g, self.seat).warriors_each * self.enclaves.count(place)

    def question(self) -> Prompt:
        return _WARRIORS


def send_warriors(g: Game, seat: int, enclaves: list[int]) -> None:
    """16.2.4, 16.4.2.I, 16.5.2 Place a warrior at each of these enclaves, or as many as there
    are."""
    g.push(WarriorsToEnclaves(seat, diaspora(g, seat).warrior, [], enclaves))


def make_militant(g: Game, seat: int, place: int) -> None:
    """16.2.1 Flip the Peaceful enclave of a clearing.  Callers check `may_turn` first."""
    flip(g, diaspora(g, seat).peaceful, place)


def make_peaceful(g: Game, seat: int, place: int) -> None:
    """16.2.1 Flip the Militant enclave of a clearing.  Callers check `may_turn` first."""
    flip(g, diaspora(g, seat).militant, place)


frames(WarriorsToEnclaves)
field_words(WarriorsToEnclaves, {"enclaves": PLACE})
