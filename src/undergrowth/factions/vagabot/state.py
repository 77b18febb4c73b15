"""R.7.2.3, R.7.3 State of the Vagabot's board."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from undergrowth.automata.automaton import OrderBoard
from undergrowth.characters.commons import NO_QUEST
from undergrowth.decks import QUESTS
from undergrowth.factions.vagabot.pieces import VAGABOTS
from undergrowth.law.items.held import KINDS_OF_ITEM, no_items
from undergrowth.table.cards import NO_CARD
from undergrowth.table.described.boards import boards
from undergrowth.table.described.facts import Choice, Counts, Members, Number, Places, facts
from undergrowth.table.game import Game

NO_CHARACTER: Final = -1
"""The character before setup has picked one."""


@dataclass
class VagabotBoard(OrderBoard):
    """Items by kind and condition, the Battle Track, the quest, and items left in clearings."""

    order: int = NO_CARD
    character: int = NO_CHARACTER
    """Number in `VAGABOTS`."""
    items: list[int] = field(default_factory=no_items)
    """Number of items, by `item * 4 + condition`."""
    track: list[int] = field(default_factory=list)
    """R.7.2.4 Of these, the ones on the Battle Track, from left to right."""
    quest: int = NO_QUEST
    """R.7.3.3 The face-up quest, as an index of QUESTS."""
    completed: list[int] = field(default_factory=list)
    """R.7.5.2 The quests it has discarded."""
    covered: list[int] = field(default_factory=list)
    """R.7.7.5 The clearings in which an item covers a slot."""
    covering: list[int] = field(default_factory=list)
    """R.7.7.5 The item in each of them."""
    slipped: bool = False
    """R.7.4.3 Whether Daylight is skipped this turn."""


def board(g: Game, seat: int) -> VagabotBoard:
    """Return the board of the Vagabot on a seat."""
    mine = g.boards[seat]
    assert isinstance(mine, VagabotBoard)
    return mine


boards(VagabotBoard)
facts(
    VagabotBoard,
    Choice("character", len(VAGABOTS)),
    Counts("items", 4 * KINDS_OF_ITEM),
    Members("track", 4 * KINDS_OF_ITEM),
    Choice("quest", len(QUESTS)),
    Members("completed", len(QUESTS)),
    Places("covered"),
    Number("slipped"),
)
