"""M.5 The rules of the marsh.

A flooded clearing leaves `g.clearings`; the paths through it become paths between the clearings it
linked.  Forests keep their shapes and neighbours in every flooding (M.5.2.I).
"""

from __future__ import annotations

from typing import Final

from undergrowth.data import sheet
from undergrowth.engine.errors import BadPosition, BadText
from undergrowth.law.pieces.ground import flood
from undergrowth.law.possible import impossible
from undergrowth.maps.marsh.flooding import (
    COLORS,
    DEAD_ENDS,
    FLOOD_PLAYERS,
    JOINS,
    CoverClearings,
    LayTowns,
)
from undergrowth.table.bending.map_rules import MapRules
from undergrowth.table.book import book
from undergrowth.table.described.entries import Entry, list_of
from undergrowth.table.described.reader import Reader
from undergrowth.table.frames import Frame
from undergrowth.table.game import Game
from undergrowth.table.places import PLACE, clearing_place

RUINS: Final = sheet("setup").number("ruins.count")


def _numbered() -> list[int]:
    """M.5.1 Return the clearings of the numbered R slots, lowest number first."""
    found: dict[int, int] = {}
    for page in sheet("maps/marsh").tables("clearing"):
        if page.has("r_number"):
            found[page.number("r_number")] = clearing_place(page.number("id"))
    return [found[number] for number in sorted(found)]


NUMBERED: Final = _numbered()


class Marsh(MapRules):
    """M.5 Flooded clearings with up to four players, towns with more."""

    def set_up(self, g: Game) -> list[Frame]:
        """M.5.1.I Return the frame that floods three clearings, with up to four players."""
        if g.seats > FLOOD_PLAYERS:
            return []
        return [CoverClearings()]

    def finish_setup(self, g: Game) -> list[Frame]:
        """M.5.1.II Return the frame that places three towns, with more players."""
        towns = [i for i, each in enumerate(book(g).landmarks) if _is_town(g, each.name)]
        if g.seats <= FLOOD_PLAYERS or not towns:
            return []
        return [LayTowns(towns)]

    def ruins(self, g: Game) -> list[int]:
        """M.5.1 Return the R slots without numbers, then those with the lowest visible numbers."""
        printed = g.box.woodland.ruins
        shown = [place for place in NUMBERED if place in g.clearings]
        return printed + shown[: RUINS - len(printed)]

    def view_entries(self, g: Game) -> dict[str, object]:
        """M.5.2.I Return the flooded paths that lead to no other clearing, for views."""
        return {
            "flooded_paths": [
                [PLACE.text(end) for end in pair]
                for place in DEAD_ENDS
                if g.is_flooded(place)
                for pair in DEAD_ENDS[place]
            ]
        }

    def board_entries(self) -> list[Entry]:
        return [
            list_of("flooded", "flooded clearings (M.5.2)", PLACE, "one of each colour, by chance"),
        ]

    def read_board(self, g: Game, doc: Reader) -> None:
        """M.5.2 Read `flooded = [6, 10, 12]`; if missing, a random one of each colour."""
        flooded: list[int] = []
        if doc.has("flooded"):
            flooded = [_place(word) for word in doc.words("flooded")]
        elif g.seats <= FLOOD_PLAYERS:
            flooded = [pair[g.chance.below(len(pair))] for pair in COLORS]
        for pair in COLORS:
            if sum(1 for place in flooded if place in pair) > 1:
                raise BadPosition("position.flooded: one clearing of each colour (M.5.1.I)")
        for place in flooded:
            flood(g, place, JOINS[place])

    def check_position(self, g: Game) -> None:
        """M.5.1 Raise `BadPosition` unless three clearings are flooded, or none with more
        players."""
        wanted = len(COLORS) if g.seats <= FLOOD_PLAYERS else 0
        if sum([g.is_flooded(place) for pair in COLORS for place in pair]) != wanted:
            raise impossible("position.flooded", f"{wanted} clearings", "M.5.1")

    def write_board(self, g: Game) -> dict[str, object]:
        return {
            "flooded": [
                PLACE.text(place) for pair in COLORS for place in pair if g.is_flooded(place)
            ]
        }


def _is_town(g: Game, name: str) -> bool:
    """M.5.1.II Whether a landmark belongs to the map, so that no clearing is set for it."""
    return g.setup.map_landmarks and name in g.box.woodland.landmarks


def _place(word: str) -> int:
    """Return a clearing that can be flooded, from its name."""
    known = ", ".join(PLACE.text(place) for pair in COLORS for place in pair)
    try:
        place = PLACE.parse(word)
    except BadText as error:
        raise BadPosition(f"position.flooded: {error}") from None
    if place not in JOINS:
        raise BadPosition(f"position.flooded: {word!r} cannot be flooded: expected {known}")
    return place
