"""The Knaves' pieces: Skunks, Captains, acclaim, the Stash, and the numbers of their board."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from undergrowth.data import sheet
from undergrowth.factions.knaves_of_the_deepwood.captains import (
    ADVENTURER,
    ARBITER,
    CAPTAINS,
    CHEAT,
    GLADIATOR,
    HARRIER,
    JAILOR,
    NO_CAPTAIN,
    TINKER,
)
from undergrowth.law.faction import GeneralFaction
from undergrowth.law.items.held import KINDS_OF_ITEM, no_items
from undergrowth.table.book import book
from undergrowth.table.described.boards import Board, boards
from undergrowth.table.described.facts import Choice, Counts, Members, facts
from undergrowth.table.game import Game
from undergrowth.table.kinds import WARRIOR, Kind
from undergrowth.table.places import NOWHERE, is_forest

NO_KIND: Final = -1
"""The kind of a Captain's warrior while none acts."""


@dataclass
class KnaveBoard(Board):
    """The Captain cards and the Stash; both are public."""

    captains: list[int] = field(default_factory=list)
    """18.3.2 The three Captain cards, by number in `CAPTAINS`."""
    retired: list[int] = field(default_factory=list)
    """18.5.2 Those of them that lie face down, sorted."""
    acting: int = NO_CAPTAIN
    """18.4 The one in the Acting Captain slot."""
    placed: bool = False
    """18.4 Whether its warrior was placed with Ready this turn."""
    items: list[int] = field(default_factory=no_items)
    """18.2.2 The Stash, by item and condition (`law.items.held`)."""


class KnavePieces(GeneralFaction):
    """Their pieces by name, and the numbers of their board."""

    def __init__(self, name: str, seat: int, kinds: list[Kind], first_kind: int) -> None:
        super().__init__(name, seat, kinds, first_kind)
        page = sheet(f"factions/{name}")
        self.acclaim: Final = self.kind("acclaim")
        self.captain_kinds: Final = [self.kind(captain) for captain in CAPTAINS.names()]
        """By number in `CAPTAINS`; their kinds are in a row."""
        self._first_captain: Final = self.captain_kinds[0]
        self._last_captain: Final = self.captain_kinds[-1]
        self.crafters = [self.acclaim]  # 18.2.8
        self.chosen: Final = page.number("standard_setup.captains")
        self.first_skunks: Final = page.number("standard_setup.skunks")
        self.actions: Final = page.number("acting.actions")
        self.actions_if_placed: Final = page.number("acting.actions_if_placed")
        self.taken_in_battle: Final = page.number("prisoners.in_battle")
        self.prisoners_per_point: Final = page.number("prisoners.per_point")
        self.acclaim_per_point: Final = page.number("acclaim.per_point")
        self.dashes: Final = page.number("dash.moves")
        self.ignored: Final = page.number("skirmish.ignored_hits")
        self.revellers: Final = page.number("revel.skunks")
        self.revellers_at_acclaim: Final = page.number("revel.skunks_at_acclaim")
        self.gifts: Final = page.number("gift.cards")
        self.gifts_at_acclaim: Final = page.number("gift.cards_at_acclaim")
        self.protectors: Final = page.number("protect.skunks")
        self.cards: Final = page.number("evening_draw.base")
        captains = page.tables("captain")
        self.tinkers: Final = captains[TINKER].number("cards")
        self.traded: Final = captains[ARBITER].number("extra_hits")
        self.finds: Final = captains[ADVENTURER].number("cards")
        self.harries: Final = captains[HARRIER].number("moves")
        self.cheats: Final = captains[CHEAT].number("any_items")
        self.cheered: Final = captains[GLADIATOR].number("cards")
        self.held: Final = captains[JAILOR].number("hits")

    def board(self, g: Game) -> KnaveBoard:
        """Return their board in a game."""
        board = g.boards[self.seat]
        assert isinstance(board, KnaveBoard)
        return board

    # ---- Captains

    def is_captain(self, kind: int) -> bool:
        """18.2.5 Whether a kind of piece is a Captain's warrior."""
        return self._first_captain <= kind <= self._last_captain

    def acts(self, g: Game, captain: int) -> bool:
        """18.4 Whether `captain` is the Acting Captain, whose effect applies."""
        return self.board(g).acting == captain

    def acting_kind(self, g: Game) -> int:
        """18.4 Return the warrior of the Acting Captain, or NO_KIND if none acts."""
        acting = self.board(g).acting
        return self.captain_kinds[acting] if acting != NO_CAPTAIN else NO_KIND

    def place(self, g: Game) -> int:
        """18.4 Return the place of the Acting Captain, or NOWHERE."""
        kind = self.acting_kind(g)
        return g.where(kind) if kind != NO_KIND else NOWHERE

    def clearing(self, g: Game) -> int:
        """18.5.1 Return the clearing of the Acting Captain, or NOWHERE in a forest."""
        place = self.place(g)
        return place if place in g.clearings else NOWHERE

    def is_in_forest(self, g: Game) -> bool:
        """18.5.1 Whether the Acting Captain stands in a forest."""
        return is_forest(self.place(g))

    # ---- acclaim and Prisoners

    def has_acclaim(self, g: Game, place: int) -> bool:
        """18.2.3 Whether acclaim is in a clearing."""
        return g.count(self.acclaim, place) > 0

    def is_prisoner(self, g: Game, kind: int) -> bool:
        """18.2.6 Whether pieces of a kind are Prisoners in a forest: warriors of other factions.

        Other warriors of that faction are never in a forest.
        """
        k = g.box.kinds[kind]
        return k.sort == WARRIOR and k.owner != self.seat and g.has_seat(k.owner)

    def prisoners_of(self, g: Game, owner: int) -> int:
        """18.2.6 Return the number of Prisoners of a faction."""
        return sum([g.warriors_at(owner, forest) for forest in g.box.woodland.forest_places])

    def prisoners_in(self, g: Game, forest: int) -> int:
        """18.2.6 Return the number of Prisoners in a forest."""
        return sum([g.warriors_at(s, forest) for s in range(g.seats) if s != self.seat])

    def prisoners(self, g: Game) -> int:
        """18.6.1 Return the number of Prisoners."""
        return sum([self.prisoners_in(g, forest) for forest in g.box.woodland.forest_places])


def knaves(g: Game, seat: int) -> KnavePieces:
    """Return the Knaves on a seat."""
    faction = book(g).factions[seat]
    assert isinstance(faction, KnavePieces)
    return faction


boards(KnaveBoard)
facts(
    KnaveBoard,
    Members("captains", len(CAPTAINS)),
    Members("retired", len(CAPTAINS)),
    Choice("acting", len(CAPTAINS)),
    Counts("items", 4 * KINDS_OF_ITEM),
)
