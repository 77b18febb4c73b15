"""2.1.4 The play areas of seats as numbers: points, known cards, effects, items."""

from __future__ import annotations

from typing import Final

from undergrowth.ai.encoding.layout import Layout, count, write_seldom
from undergrowth.engine.frames import NOBODY
from undergrowth.law.victory.score import may_score
from undergrowth.table.book import Book
from undergrowth.table.cards import NO_CARD
from undergrowth.table.game import Game
from undergrowth.table.hidden.unknown import known_cards


class SeatPart:
    """Writer of the slices of the seats, and of the shared piles."""

    def __init__(self, layout: Layout, rules: Book) -> None:
        self._factions: Final = rules.factions
        self._others: Final = rules.others
        self._columns: Final = layout.columns
        self._width: Final = len(layout.cards)
        self._score: Final = layout.start("score")
        self._track: Final = layout.start("on_track")
        self._hand: Final = layout.start("cards_in_hand")
        self._partner: Final = layout.start("partner")
        self._controllers: Final = layout.start("controllers")
        self._crafted: Final = layout.start("crafted")
        self._discard: Final = layout.start("discard")
        self._available: Final = layout.start("available")
        self._known: Final = layout.start("known")
        self._play: Final = layout.start("play")
        self._dominance: Final = layout.start("dominance")

    def write(self, g: Game, viewer: int, row: bytearray) -> None:
        seats, columns = g.seats, self._columns
        for seat in range(seats):
            row[self._score + seat] = g.score[seat]
            row[self._hand + seat] = len(g.hands[seat])
            row[self._track + seat] = 1 if may_score(g, seat) else 0
            partner = self._factions[seat].bonds.partner(g)
            if partner != NOBODY:
                row[self._partner + seat * seats + partner] = 1
            items = g.crafted[seat]
            write_seldom(items, row, self._crafted + seat * len(items))
            self._write_cards(g, viewer, seat, row)
        count(g.discard, row, self._discard, columns)
        count(g.available, row, self._available, columns)
        for number, owner in enumerate(self._others):
            decider = owner.decider(g)
            if decider >= 0:
                row[self._controllers + number * seats + decider] = 1

    def _write_cards(self, g: Game, viewer: int, seat: int, row: bytearray) -> None:
        """1.2.1 Write the cards of a seat that the viewer knows, and those that are open to all."""
        at, columns = seat * self._width, self._columns
        count(known_cards(g, viewer, seat), row, self._known + at, columns)
        count(g.play[seat], row, self._play + at, columns)
        activated = g.dominance[seat]
        if activated != NO_CARD:
            row[self._dominance + at + columns[activated]] = 1
