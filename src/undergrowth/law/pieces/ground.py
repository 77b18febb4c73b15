"""The ground that pieces stand on, with its atoms: suits, landmarks, floods, paths, slots, ruins.

Like those for pieces they do not check whether the Law allows the change.
"""

from __future__ import annotations

from undergrowth.data import sheet
from undergrowth.law.pieces.rule import own_suits
from undergrowth.table.book import book
from undergrowth.table.game import Game
from undergrowth.table.names import SUITS
from undergrowth.table.places import PLACE


def suits_in(g: Game, places: list[int]) -> int:
    """2.2.2 Return the suits of some clearings, as a mask."""
    suits = 0
    for place in places:
        suits |= g.suits[place]
    return suits


def set_suits(g: Game, place: int, suits: int) -> None:
    """2.2.2 Set a clearing's own suits, as a mask."""
    g.suits[place] = suits
    g.power = None
    if g.ground:
        g.ground = [suits if i == place else own for i, own in enumerate(g.ground)]
        lay_suits(g, place)
    if g.log is not None:
        names = [SUITS.text(i) for i in SUITS.values() if suits >> i & 1]
        g.note("suited", "2.2.2", -1, {"place": PLACE.text(place), "suit": "/".join(names)})


def lay_suits(g: Game, place: int) -> None:
    """2.2.2, 16.2.1 Compute the suits of a clearing from its own and those pieces give it."""
    added = 0
    covered = False
    standing = False
    for kind in g.box.suited:
        if g.count(kind, place) > 0:
            added |= g.box.kinds[kind].suits
            covered = covered or g.box.kinds[kind].covers
        standing = standing or g.on_map(kind) > 0
    own = own_suits(g, place)
    if standing and not g.ground:
        g.ground = g.suits[:]
    g.suits[place] = added | _suits_of_landmarks(g, place) if covered else own | added
    if not standing:
        g.ground = []
    g.power = None


def printed_suits(landmark: str) -> int:
    """2.2.2 Return the suits that a landmark's card adds to its clearing, as a mask."""
    suits = 0
    for suit in sheet(f"landmarks/{landmark}").texts("adds_suits"):
        suits |= 1 << SUITS.parse(suit)
    return suits


def _suits_of_landmarks(g: Game, place: int) -> int:
    """1.1.1, 2.2.2 Return the suits that landmarks add to a clearing, as a mask."""
    suits = 0
    for landmark in book(g).landmarks:
        if landmark.place(g) == place:
            suits |= printed_suits(landmark.name)
    return suits


def set_landmark(g: Game, index: int, place: int, slots: int) -> None:
    """A.5.3 Put a landmark into a clearing and add its building slots there."""
    g.landmarks = [place if i == index else at for i, at in enumerate(g.landmarks)]
    g.slots[place] += slots


def flood(g: Game, place: int, joins: list[list[int]]) -> None:
    """M.5.2 Make a place no clearing any more; `joins` are the pairs its paths now link."""
    g.clearings = [each for each in g.clearings if each != place]
    paths = [[each for each in row if each != place] for row in g.paths]
    rivers = [[each for each in row if each != place] for row in g.rivers]
    paths[place] = []
    rivers[place] = []
    for one, other in joins:
        _link(paths, one, other)
    g.paths, g.rivers = paths, rivers
    g.forget_all_places()
    g.slots[place] = 0
    if g.log is not None:
        g.note("flooded", "M.5.1.I", -1, {"place": PLACE.text(place)})


def add_clearing(g: Game, place: int) -> None:
    """12.2.2 Make a faction's holding a clearing from now on."""
    g.clearings = [*g.clearings, place]
    g.forget_all_places()


def open_path(g: Game, one: int, other: int) -> None:
    """M.4.3 Open a closed path."""
    paths = g.paths[:]
    _link(paths, one, other)
    g.paths = paths
    if g.log is not None:
        places = f"{PLACE.text(one)} {PLACE.text(other)}"
        g.note("opened_path", "M.4.3", -1, {"places": places})


def _link(paths: list[list[int]], one: int, other: int) -> None:
    """2.2.1 Make two clearings adjacent; rows are replaced, never changed in place."""
    paths[one] = sorted([*paths[one], other])
    paths[other] = sorted([*paths[other], one])


def place_ruin(g: Game, place: int) -> None:
    """2.2.4 Place a ruin in a slot."""
    g.has_ruin[place] = True
    g.slots[place] -= 1


def cover_slot(g: Game, place: int) -> None:
    """R.7.7.5 Fill an open slot for good with something other than a building.

    Its source shows it there as `covered` (`place_entries`).
    """
    g.slots[place] -= 1


def hide_items(g: Game, place: int, items: list[int]) -> None:
    """9.3.4 Put items under a ruin."""
    g.ruins[place] = items


def take_from_ruin(g: Game, place: int, item: int) -> None:
    """9.5.3 Take an item from under a ruin; the ruin goes with its last item."""
    left = g.ruins[place][:]
    left.remove(item)
    g.ruins[place] = left
    if not left:
        g.has_ruin[place] = False
        g.slots[place] += 1
        if g.log is not None:
            g.note("ruin_removed", "9.5.3", -1, {"place": PLACE.text(place)})
