"""M.4 The rules of the mountain.

Closed paths are state: `g.paths` does not have them until they are opened, while forests and map
edge always count them (M.4.2).  The Pass is the Tower's clearing, and the Tower scores (M.4.4).
"""

from __future__ import annotations

from typing import Final

from undergrowth.engine.actions import Action
from undergrowth.engine.errors import BadPosition, BadText
from undergrowth.engine.messages import Arg, Reason, because
from undergrowth.law.pieces.ground import open_path
from undergrowth.maps.mountain.paths import POINTS, ClearPath, OpenPath, openable
from undergrowth.table.bending.map_rules import MapRules
from undergrowth.table.book import book
from undergrowth.table.described.entries import Entry, list_like
from undergrowth.table.described.reader import Reader
from undergrowth.table.game import Game
from undergrowth.table.moments import IN_DAYLIGHT
from undergrowth.table.places import PLACE
from undergrowth.table.uses import mark_used, was_used

_PATH_IS_WORTH: Final = 50
"""Value of opening a path to a computer player, before it scores: a point, less a card."""


class Mountain(MapRules):
    """M.4 Closed paths that players open."""

    def speaks_in(self, window: int) -> bool:
        return window == IN_DAYLIGHT

    def offers(self, g: Game, seat: int, window: int) -> list[Action]:
        """M.4.3 Return the paths a player can open for a card, once in its own Daylight."""
        if window != IN_DAYLIGHT or seat != g.turn or not g.hands[seat] or was_used(g, self):
            return []
        return [OpenPath(pair[0], pair[1]) for pair in openable(g, seat)]

    def use(self, g: Game, seat: int, action: Action) -> bool:
        """M.4.3 Open a path; return False for any other action."""
        if not isinstance(action, OpenPath):
            return False
        mark_used(g, self)
        g.push(ClearPath(seat, action.one, action.other))
        return True

    def why_not_offer(self, g: Game, seat: int, action: Action) -> Reason | None:
        """M.4.3 Return why a path cannot be opened now."""
        if not isinstance(action, OpenPath):
            return None
        pair = [action.one, action.other]
        if pair not in g.closed_paths():
            return ("M.4.3", because("why-no_closed_path", _ends(pair)))
        if seat != g.turn:
            return ("M.4.3", because("why-paths_opened_one"))
        if was_used(g, self):
            return ("M.4.3", because("why-have_opened_path"))
        if not g.hands[seat]:
            return ("M.4.3", because("why-opening_path_costs"))
        if pair not in openable(g, seat):
            return ("M.4.3", because("why-no_piece_at_end", _ends(pair)))
        return ("M.4.3", because("why-paths_opened_between"))

    def adjacent(self, g: Game, owner: int, place: int, there: list[int]) -> list[int]:
        """R.12.2.1 Add closed paths for automated opponents, who treat them as paths."""
        if not g.box.automated or not g.has_seat(owner):
            return there
        if not book(g).faction(owner).treats_closed_paths_as_paths():
            return there
        closed = [pair for pair in g.closed_paths() if place in pair]
        beyond = [other for pair in closed for other in pair if other != place]
        return sorted(there + beyond) if beyond else there

    def why_no_way(self, g: Game, owner: int, origin: int, place: int) -> Reason | None:
        """M.4.2 Return why there is no way along a closed path."""
        pair = sorted([origin, place])
        if pair not in g.closed_paths():
            return None
        return ("M.4.2", because("why-path_closed", _ends(pair)))

    def appeal(self, g: Game, seat: int, action: Action) -> int:
        """M.4.3 Return the value of a point for a card."""
        return _PATH_IS_WORTH * POINTS if isinstance(action, OpenPath) else 0

    def board_entries(self) -> list[Entry]:
        return [list_like("closed_paths", "paths that are still closed (M.4.2)", "2-5", "all")]

    def read_board(self, g: Game, doc: Reader) -> None:
        """M.4.2 Read `closed_paths = ["2-5", "6-11"]`: those still closed; all six without it."""
        if not doc.has("closed_paths"):
            return
        closed = [_pair(g, word) for word in doc.words("closed_paths")]
        for pair in g.closed_paths():
            if pair not in closed:
                open_path(g, pair[0], pair[1])

    def write_board(self, g: Game) -> dict[str, object]:
        return {
            "closed_paths": ["-".join(PLACE.text(place) for place in p) for p in g.closed_paths()]
        }


def _ends(pair: list[int]) -> dict[str, Arg]:
    return {"place": f"place:{PLACE.text(pair[0])}", "place2": f"place:{PLACE.text(pair[1])}"}


def _pair(g: Game, word: str) -> list[int]:
    """Return a closed path by its ends, as `2-5` or `5-2`."""
    one, _, other = word.partition("-")
    try:
        pair = sorted([PLACE.parse(one.strip()), PLACE.parse(other.strip())])
    except BadText as error:
        raise BadPosition(f"position.closed_paths: {error}") from None
    if pair not in g.box.woodland.closed:
        known = ", ".join("-".join(PLACE.text(p) for p in each) for each in g.closed_paths())
        raise BadPosition(f"position.closed_paths: {word!r} never was closed: expected {known}")
    return pair
