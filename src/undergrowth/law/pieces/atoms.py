"""Atoms for pieces: the only functions that change the pieces on the map.

They update everything derived from the pieces (warriors, strength, presence, open slots) and write
the log.  They do not check whether the Law allows the change: call `may_place` and the like first.
"""

from __future__ import annotations

from undergrowth.engine.frames import NOBODY
from undergrowth.law.pieces.ground import lay_suits
from undergrowth.law.pieces.rule import may_place
from undergrowth.table.book import book, weights
from undergrowth.table.game import Game
from undergrowth.table.hidden.faces import knowing, seen_as
from undergrowth.table.kinds import BUILDING, TOKEN, WARRIOR
from undergrowth.table.layout.tabletop import UNKNOWN
from undergrowth.table.names import PIECES
from undergrowth.table.places import PLACE
from undergrowth.table.records import ANY_KIND, MOST_PILES, ON_BOARDS
from undergrowth.table.sources import Source
from undergrowth.table.uses import COMES_INSTEAD, mark_of, set_mark


def shift(g: Game, kind: int, place: int, n: int) -> None:
    """Change the number of pieces of a kind at a place; nothing else writes `pieces`."""
    if g.shares_pieces:
        g.own_pieces()
    k = g.box.kinds[kind]
    at = kind * g.places + place
    left = g.pieces[at] + n
    g.pieces[at] = left
    if left < 0 or place < 0:
        raise AssertionError(f"no such piece: {piece_name(g, kind)} at {PLACE.text(place)}")
    mine = k.owner * g.places + place
    g.presence[mine] = g.presence[mine] + n  # compiled, faster than +=
    g.strength[mine] = g.strength[mine] + n * (g.weights[kind] if g.weights else k.weight)
    g.strongest[place] = -1
    g.power = None
    g.places_by_kind[kind] = g.places_by_owner[k.owner] = UNKNOWN
    if k.sort == WARRIOR:
        g.warriors[mine] = g.warriors[mine] + n
    elif k.sort == BUILDING:
        g.slots[place] -= n
    if k.suits != 0:
        lay_suits(g, place)


def stock(g: Game, kind: int, n: int) -> None:
    """G.32 Change the number of pieces in a supply; nothing else writes `supply`.

    Kinds that share a supply all hold its total.
    """
    g.supply[kind] += n
    if g.box.shares_supplies:
        for other in g.box.sharing[kind]:
            g.supply[other] += n
    for source in book(g).hooks.stocked:
        source.stocked(g, kind, n)


def put(g: Game, kind: int, place: int, n: int, by: int = NOBODY, same_slot: bool = False) -> int:
    """G.20 Place up to `n` pieces from their supply or track; return how many were placed.

    Places as many as there are (1.5.4), and buildings only in open slots; none if their owner, or
    the seat `by`, cannot place them.  What a building or token sets off is resolved before the next
    step, so a step that places one must not ask anything.  With `same_slot` a building takes the
    slot of one that it replaces (G.23) and does not count as built.
    """
    if kind < 0:
        raise AssertionError(
            f"{kind} is no kind of piece; expected one such as self.kind('warrior')"
        )
    k = g.box.kinds[kind]
    if g.supply[kind] == 0 and n > 0 and book(g).hooks.comes_instead:
        return _put_other(g, kind, place)
    n = min(n, g.supply[kind])
    if k.sort == BUILDING:
        n = min(n, g.slots[place])
    if n <= 0 or not may_place(g, k.owner, place, kind, by):
        return 0
    _set_down(g, kind, place, n, by, same_slot)
    return n


def put_anywhere(g: Game, kind: int, place: int) -> None:
    """G.20 Place one piece even if a rule forbids it there, by an effect that waives this.

    There must be one in the supply, and an open slot for a building.
    """
    _set_down(g, kind, place, 1, NOBODY, False)


def _set_down(g: Game, kind: int, place: int, n: int, by: int, same_slot: bool) -> None:
    """G.20 Place pieces, and push what that sets off."""
    k = g.box.kinds[kind]
    stock(g, kind, -n)
    shift(g, kind, place, n)
    if g.log is not None:
        note_pieces(g, "placed", "G.20", k.owner, kind, n, place)
    if k.sort == BUILDING and not same_slot:
        for source in book(g).hooks.on_built:
            g.push_all(source.on_built(g, kind, place, n))
    if k.sort in (BUILDING, TOKEN):
        for source in book(g).hooks.on_placed:
            g.push_all(source.on_placed(g, kind, place, n, by))


def _put_other(g: Game, kind: int, place: int) -> int:
    """G.20 Place a piece of another kind, if a rule says so, because the supply is empty."""
    for source in book(g).hooks.comes_instead:
        other = source.comes_instead(g, kind, place)
        if other != ANY_KIND:
            set_mark(g, mark_of(source, COMES_INSTEAD))
            placed = put(g, other, place, 1)
            source.came_instead(g, kind, place)
            return placed
    return 0


def set_aside(g: Game, kind: int, n: int) -> int:
    """G.20 Move up to `n` pieces from their supply to a faction board; return how many.

    The faction must count them in `off_map`.
    """
    n = min(n, g.supply[kind])
    stock(g, kind, -n)
    return n


def take_back(g: Game, kind: int, n: int) -> None:
    """G.24 Return pieces from a faction board to their supply; the faction stops counting them."""
    stock(g, kind, n)


def lay_on_board(g: Game, to: int, kind: int, n: int) -> None:
    """G.24 Put loose pieces onto a board; `to` is the pile that its source names (`pile`)."""
    at, pile = divmod(to - ON_BOARDS, MOST_PILES)
    g.boards[at].take_pieces(kind, n, pile)


def return_from_board(g: Game, source: Source, kind: int, n: int) -> int:
    """G.24 Return up to `n` pieces from a board to their supply; return how many."""
    n = min(n, source.lying(g, kind))
    if n > 0:
        g.boards[source.board_at].give_pieces(kind, n)
        stock(g, kind, n)
    return n


def lying(g: Game, kind: int) -> int:
    """G.24 Return the number of removed pieces of a kind on boards, due for their supply."""
    return sum([source.lying(g, kind) for source in book(g).hooks.lying])


def put_instead(g: Game, kind: int, place: int, n: int) -> int:
    """6.2.3 Place up to `n` pieces that have just been removed; return how many.

    Pieces that went to a board instead of the supply are fetched from there.
    """
    fetched: list[int] = []
    for source in book(g).hooks.lying:
        fetched.append(return_from_board(g, source, kind, n - sum(fetched)))
    placed = put(g, kind, place, n)
    back = min(sum(fetched), n - placed)
    for i, source in enumerate(book(g).hooks.lying):
        again = min(back, fetched[i])
        if again > 0:
            stock(g, kind, -again)
            lay_on_board(g, source.pile(), kind, again)
            back -= again
    return placed


def weigh(g: Game) -> None:
    """2.5 Recompute strength towards rule after a play area has changed."""
    if not book(g).hooks.weight:
        return
    now = weights(g)
    g.own_pieces()
    for kind, k in enumerate(g.box.kinds):
        before = g.weights[kind] if g.weights else k.weight
        change = (now[kind] if now else k.weight) - before
        if change != 0:
            for place in range(g.places):
                g.strength[k.owner * g.places + place] += change * g.count(kind, place)
    g.weights = now
    forget_rulers(g)


def forget_rulers(g: Game) -> None:
    """2.5 Drop the cached rulers: pieces have begun to count for another owner."""
    g.strongest = [-1] * g.places


def carry(g: Game, kind: int, origin: int, destination: int, n: int) -> None:
    """4.2 Move pieces of a kind and their followers (`Source.follows`).

    Does not check whether they may move, nor resolve what the move sets off.
    """
    shift(g, kind, origin, -n)
    shift(g, kind, destination, n)
    if g.log is not None:
        more: dict[str, int | str] = {"from": PLACE.text(origin)}
        note_pieces(g, "moved", "4.2", g.box.kinds[kind].owner, kind, n, destination, more)
    for other in followers(g, kind, origin):
        carry(g, other, origin, destination, g.count(other, origin))


def followers(g: Game, kind: int, place: int) -> list[int]:
    """4.2 Return the kinds at a place that go wherever a piece of this kind goes from there."""
    found: list[int] = []
    for source in book(g).hooks.follows:
        found += [each for each in source.follows(g, kind, place) if g.count(each, place) > 0]
    return found


def flip(g: Game, kind: int, place: int, n: int = 1) -> None:
    """1.5 Turn pieces at a place to their other side; the kind must have one.

    If they lay face down, everybody now learns what they are.
    """
    other = g.box.other_side[kind]
    if other < 0:
        raise AssertionError(f"{piece_name(g, kind)} has no other side")
    shift(g, kind, place, -n)
    shift(g, other, place, n)
    if g.log is not None:
        turned: dict[str, int | str] = {"to": PIECES.text(seen_as(g, NOBODY, other, place))}
        note_pieces(g, "flipped", "1.5", g.box.kinds[kind].owner, kind, n, place, turned)


def swap(g: Game, kind: int, place: int, other: int, there: int) -> None:
    """G.33 Exchange two pieces, even where they could not be moved or placed.

    Everybody sees that face-down pieces change places, but not which they are.
    """
    shift(g, kind, place, -1)
    shift(g, other, there, -1)
    shift(g, kind, there, 1)
    shift(g, other, place, 1)
    if g.log is not None:
        fields: dict[str, int | str] = {
            "with": PIECES.text(seen_as(g, NOBODY, other, place)),
            "with_owner": g.seat_name(g.box.kinds[other].owner),
            "from": PLACE.text(place),
        }
        note_pieces(g, "exchanged", "G.33", g.box.kinds[kind].owner, kind, 1, there, fields)


def swap_with_supply(g: Game, kind: int, place: int, other: int) -> None:
    """G.33 Exchange a piece on the map with one in its owner's supply.

    Neither is checked for placing, and neither counts as removed.
    """
    shift(g, kind, place, -1)
    stock(g, kind, 1)
    stock(g, other, -1)
    shift(g, other, place, 1)
    if g.log is not None:
        fields: dict[str, int | str] = {"with": PIECES.text(seen_as(g, NOBODY, other, place))}
        owner = g.box.kinds[kind].owner
        note_pieces(g, "exchanged_from_supply", "G.33", owner, kind, 1, place, fields)


def take_onto_board(
    g: Game, kind: int, place: int, n: int, to: int, verb: str = "captured", law: str = "4.3.6"
) -> None:
    """4.3.6 Take pieces off the map onto a board, without removing them.

    `to` is the pile that the board's source names (`pile`).
    """
    shift(g, kind, place, -n)
    lay_on_board(g, to, kind, n)
    if g.log is not None:
        more: dict[str, int | str] = {"onto": g.box.board_names[(to - ON_BOARDS) // MOST_PILES]}
        note_pieces(g, verb, law, g.box.kinds[kind].owner, kind, n, place, more)


def piece_name(g: Game, kind: int) -> str:
    """Return owner and piece: `marquise_de_cat sawmill`."""
    k = g.box.kinds[kind]
    return f"{g.seat_name(k.owner)} {PIECES.text(k.piece)}"


def piece_fields(g: Game, kind: int, n: int, place: int) -> dict[str, int | str]:
    """Return the public fields of an event about pieces at a place."""
    return {
        "owner": g.seat_name(g.box.kinds[kind].owner),
        "piece": PIECES.text(seen_as(g, NOBODY, kind, place)),
        "count": n,
        "place": PLACE.text(place),
    }


def note_pieces(
    g: Game,
    verb: str,
    law: str,
    seat: int,
    kind: int,
    n: int,
    place: int,
    more: dict[str, int | str] | None = None,
) -> None:
    """Log an event about pieces at a place; seats that can tell their kind see it."""
    fields = piece_fields(g, kind, n, place)
    if more is not None:
        fields.update(more)
    seen_by = knowing(g, kind, place)
    if seen_by:
        name = PIECES.text(g.box.kinds[kind].piece)
        g.note(verb, law, seat, fields, {"piece": name, "pieces": " ".join([name] * n)}, seen_by)
    else:
        g.note(verb, law, seat, fields)
