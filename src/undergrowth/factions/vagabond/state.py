"""9.2.5, 9.2.9 State of a Vagabond's board."""

from __future__ import annotations

from dataclasses import dataclass, field

from undergrowth.characters.cards import CHARACTERS
from undergrowth.decks import QUESTS
from undergrowth.engine.frames import NOBODY
from undergrowth.law.items.held import KINDS_OF_ITEM, no_items
from undergrowth.table.described.boards import Board, boards
from undergrowth.table.described.facts import BySeat, Choice, Counts, Members, Number, facts
from undergrowth.table.game import Game


@dataclass
class VagabondBoard(Board):
    """Items by kind and condition, relationship markers, and quests.

    Tracks are not stored: ready items of a kind lie on its track as far as it has spaces (9.2.5.I).
    """

    character: int = -1
    """Number in `CHARACTERS`, or -1 before setup."""
    items: list[int] = field(default_factory=no_items)
    """Number of items, by `item * 4 + condition`."""
    markers: list[int] = field(default_factory=list)
    """By seat: a space of the chart, or NO_MARKER."""
    aids: list[int] = field(default_factory=list)
    """By seat: Aid actions this turn that count towards the next improvement."""
    completed: list[int] = field(default_factory=list)
    """Completed quests, as indexes of QUESTS."""
    marked: list[int] = field(default_factory=lambda: [0] * KINDS_OF_ITEM)
    """9.7.3 Number of each item marked "R"."""
    looked: list[int] = field(default_factory=list)
    """9.7.3 Ruins whose items he has looked at."""
    used: bool = False
    """Whether a special action that works once a turn was used this turn."""
    owed: int = 0
    """V.12.2 Points to lose after the action in progress."""
    paid: int = 0
    """9.5.8 Crafting icons paid for already, while a card is being crafted."""
    partner: int = NOBODY
    """9.2.8 The seat he is in a coalition with, or NOBODY."""


def board(g: Game, seat: int) -> VagabondBoard:
    """Return the board of the Vagabond on a seat."""
    mine = g.boards[seat]
    assert isinstance(mine, VagabondBoard)
    return mine


boards(VagabondBoard)
facts(
    VagabondBoard,
    Choice("character", len(CHARACTERS)),
    Counts("items", 4 * KINDS_OF_ITEM),
    BySeat("markers", 1, 1),
    BySeat("aids", 1),
    Members("completed", len(QUESTS)),
    Number("used"),
)
