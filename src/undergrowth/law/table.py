"""The atoms for pieces: the only code that changes what stands on the map.

They keep what is read off the pieces (warriors, strength, presence, open slots) up to date, tell
the log, and check nothing that the law decides: ask `may_place` and its kind first.
"""

from __future__ import annotations

from undergrowth.engine.game import Game
from undergrowth.engine.names import ITEMS, PIECES, PLACE, SUITS
from undergrowth.engine.records import BUILDING, WARRIOR
from undergrowth.law.rule import may_place


def shift(g: Game, kind: int, place: int, n: int) -> None:
    """Change how many pieces of a kind stand at a place; the one writer of `pieces`."""
    k = g.tables.kinds[kind]
    at = kind * g.places + place
    g.pieces[at] += n
    if g.pieces[at] < 0:
        raise AssertionError(f"no such piece: {piece_name(g, kind)} at {PLACE.text(place)}")
    mine = k.owner * g.places + place
    g.presence[mine] += n
    g.strength[mine] += n * k.weight
    if k.sort == WARRIOR:
        g.warriors[mine] += n
    elif k.sort == BUILDING:
        g.slots[place] -= n


def put(g: Game, kind: int, place: int, n: int) -> int:
    """G.20 Take up to `n` pieces from their supply or track and put them there.

    Places as many as there are (1.5.4), for buildings as many as there are open slots, none where
    the owner cannot place; returns how many were placed.
    """
    k = g.tables.kinds[kind]
    n = min(n, g.supply[kind])
    if k.sort == BUILDING:
        n = min(n, g.slots[place])
    if n <= 0 or not may_place(g, k.owner, place):
        return 0
    g.supply[kind] -= n
    shift(g, kind, place, n)
    if g.log is not None:
        g.note("placed", "G.20", k.owner, piece_fields(g, kind, n, place))
    return n


def set_aside(g: Game, kind: int, n: int) -> int:
    """G.20 Move up to `n` pieces from their supply to the faction board, whose source counts them.

    Returns how many there were.
    """
    n = min(n, g.supply[kind])
    g.supply[kind] -= n
    return n


def take_back(g: Game, kind: int, n: int) -> None:
    """G.24 Return pieces from the faction board, whose source counts them, to their supply."""
    g.supply[kind] += n


def carry(g: Game, kind: int, origin: int, destination: int, n: int) -> None:
    """4.2 Move pieces of a kind, without asking whether they may or what it sets off."""
    shift(g, kind, origin, -n)
    shift(g, kind, destination, n)
    if g.log is not None:
        fields = piece_fields(g, kind, n, destination)
        fields["from"] = PLACE.text(origin)
        g.note("moved", "4.2", g.tables.kinds[kind].owner, fields)


def set_suits(g: Game, place: int, suits: int) -> None:
    """2.2.2 Give a clearing its suits, as a mask."""
    g.suits[place] = suits
    if g.log is not None:
        names = [SUITS.text(i) for i in SUITS.values() if suits >> i & 1]
        g.note("suited", "2.2.2", -1, {"place": PLACE.text(place), "suit": "/".join(names)})


def place_ruin(g: Game, place: int) -> None:
    """2.2.4 A ruin fills a slot."""
    g.has_ruin[place] = True
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


def block(g: Game, place: int, item: int) -> None:
    """V.6.2 An item lies in a clearing for good."""
    g.blocked[place] = item
    if g.log is not None:
        g.note("blocked", "V.6.2", -1, {"place": PLACE.text(place), "item": ITEMS.text(item)})


def piece_name(g: Game, kind: int) -> str:
    """`marquise_de_cat sawmill`."""
    k = g.tables.kinds[kind]
    return f"{g.seat_name(k.owner)} {PIECES.text(k.piece)}"


def piece_fields(g: Game, kind: int, n: int, place: int) -> dict[str, int | str]:
    """The fields of an event about pieces at a place."""
    k = g.tables.kinds[kind]
    return {
        "owner": g.seat_name(k.owner),
        "piece": PIECES.text(k.piece),
        "count": n,
        "place": PLACE.text(place),
    }
