"""The map as numbers: pieces as the viewer sees them, rule, suits, landmarks, paths."""

from __future__ import annotations

from typing import Final

from undergrowth.ai.encoding.layout import Layout, write_seldom
from undergrowth.engine.frames import NOBODY
from undergrowth.law.pieces.rule import ruler
from undergrowth.table.book import Book
from undergrowth.table.game import Game
from undergrowth.table.hidden.faces import knows
from undergrowth.table.names import SUITS
from undergrowth.table.places import NOWHERE


class MapPart:
    """Writer of the slices of the map and the supplies."""

    def __init__(self, layout: Layout, rules: Book) -> None:
        self._landmarks: Final = rules.landmarks
        self._suit_count: Final = len(SUITS.names())
        self._pieces: Final = layout.start("pieces")
        self._down: Final = layout.start("face_down")
        self._supply: Final = layout.start("supply")
        self._rulers: Final = layout.start("rulers")
        self._suits: Final = layout.start("suits")
        self._clearings: Final = layout.start("clearings")
        self._slots: Final = layout.start("slots")
        self._ruins: Final = layout.start("ruins")
        self._activated: Final = layout.start("activated")
        self._closed: Final = layout.start("closed paths")
        self._stands: Final = layout.start("landmarks")
        self._homelands: Final = layout.start("homelands")
        self._items: Final = layout.start("items")
        self._known_suits: list[int] = []
        self._known_clearings: list[int] = []
        self._ground = bytearray()
        """The bytes of `suits` and `clearings` for the two lists above, kept because they seldom
        change."""

    def write(self, g: Game, viewer: int, row: bytearray) -> None:
        places, at = g.places, self._pieces
        row[at : at + len(g.pieces)] = bytearray(g.pieces)
        row[self._supply : self._supply + len(g.supply)] = bytearray(g.supply)
        row[self._slots : self._slots + places] = bytearray(g.slots)
        write_seldom(g.activated, row, self._activated)
        row[self._items : self._items + len(g.items)] = bytearray(g.items)
        if g.clearings is not self._known_clearings or g.suits != self._known_suits:
            self._survey(g)
        row[self._suits : self._suits + len(self._ground)] = self._ground
        for place in g.clearings:
            owner = ruler(g, place)
            if owner != NOBODY:
                row[self._rulers + place * g.owners + owner] = 1
            if g.has_ruin[place]:
                row[self._ruins + place] = 1 + len(g.ruins[place])
        if g.box.hides_kinds:
            for number, group in enumerate(g.box.alike):
                self._hide(g, viewer, number, group, row)
        self._write_land(g, row)

    def _survey(self, g: Game) -> None:
        """2.2.2 Keep the bytes of the suits of each clearing, followed by those of `clearings`."""
        suits = self._suit_count
        ground = bytearray(g.places * suits + g.places)
        for place in g.clearings:
            ground[g.places * suits + place] = 1
            for suit in range(suits):
                ground[place * suits + suit] = g.suits[place] >> suit & 1
        self._ground = ground
        self._known_suits, self._known_clearings = g.suits[:], g.clearings

    def _hide(self, g: Game, viewer: int, number: int, group: list[int], row: bytearray) -> None:
        """1.2.1 Count pieces that look alike to the viewer together, and hide their supplies
        likewise."""
        places = g.places
        down = self._down + number * places
        for kind in group:
            for place in range(places):
                n = g.pieces[kind * places + place]
                if n > 0 and not knows(g, viewer, kind, place):
                    row[self._pieces + kind * places + place] = 0
                    row[down + place] += n
            if not knows(g, viewer, kind, NOWHERE):
                row[self._supply + kind] = 0
                for other in g.box.sharing[kind]:
                    row[self._supply + other] = 0

    def _write_land(self, g: Game, row: bytearray) -> None:
        """L, M.4.2, A.8.3.I Write landmarks, closed paths, and homelands in the order of choice."""
        places = g.places
        for number, landmark in enumerate(self._landmarks):
            place = landmark.place(g)
            if place != NOWHERE:
                row[self._stands + number * places + place] = 1
        for number, pair in enumerate(g.box.woodland.closed):
            row[self._closed + number] = 1 if pair[1] not in g.paths[pair[0]] else 0
        if g.homelands:
            chosen = [0] * g.seats
            for home in g.homelands:
                chosen[home // places] += 1
                row[self._homelands + home] = chosen[home // places]
