"""What is decided before a game begins, and the seam to what is installed."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from undergrowth.engine.chance import seeded
from undergrowth.engine.errors import BadSetup
from undergrowth.engine.optional import mypyc_attr

if TYPE_CHECKING:
    from undergrowth.engine.frames import Frame
    from undergrowth.engine.game import Game
    from undergrowth.engine.tables import Tables

REACH: tuple[str, ...] = ("any", "adventurous", "recommended")


@dataclass
class Setup:
    """5.1.1 Who plays what, where, and with which cards.

    `seats` are factions in clockwise order, the starting player first.  Ids are those of the data
    files; short forms such as `marquise` are accepted wherever a person types.
    """

    map: str = "autumn"
    deck: str = "base"
    seats: list[str] = field(default_factory=list)
    reach: str = "any"
    """5.2 How much reach is asked for: `any`, `adventurous` (17) or `recommended`."""

    def shuffled(self, seed: int) -> Setup:
        """5.1.1 The same setup with seating order and starting player drawn at random."""
        order = list(range(len(self.seats)))
        seeded(seed).shuffle(order)
        return replace(self, seats=[self.seats[i] for i in order])


@mypyc_attr(allow_interpreted_subclasses=True)
class Library:
    """What is installed: maps, decks, cards and factions.  The engine meets them only here."""

    def complete(self, setup: Setup) -> Setup:
        """The setup with full names.  Raises `BadSetup` when it cannot be played."""
        raise NotImplementedError

    def tables(self, setup: Setup) -> Tables:
        """The tables of a completed setup; equal setups share them."""
        raise NotImplementedError

    def opening(self, setup: Setup) -> Frame:
        """The first procedure of a game."""
        raise NotImplementedError

    def from_opening(self, opening: str, seed: int, scripted: bool) -> Game:
        """A game from a described position, as JSON.  Raises `BadPosition`."""
        raise NotImplementedError


_installed: list[Library] = []


def install(library: Library) -> None:
    """Make a library the one that games are made from; the last one installed counts."""
    _installed.append(library)


def library() -> Library:
    """The installed library.  Raises `BadSetup` when there is none."""
    if not _installed:
        raise BadSetup("no library of rules is installed: import undergrowth first")
    return _installed[-1]
