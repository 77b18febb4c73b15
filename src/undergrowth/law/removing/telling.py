"""1.2.1 Log entries of removals: pieces that look alike are combined into one entry.

Otherwise the number of lines, their order, or the way points are added up could reveal which pieces
were of one kind.
"""

from __future__ import annotations

from undergrowth.engine.frames import NOBODY
from undergrowth.law.pieces.atoms import note_pieces, piece_fields
from undergrowth.table.game import Game
from undergrowth.table.hidden.faces import knowing, knows
from undergrowth.table.names import PIECES
from undergrowth.table.records import Removed


def entry_group_end(g: Game, r: Removed, first: int) -> int:
    """Return the end (exclusive) of the entries that are logged together with `first`."""
    end = first + 1
    if g.box.hides_kinds:
        while end < len(r.kinds) and _looks_like_previous(g, r, end):
            end += 1
    return end


def _looks_like_previous(g: Game, r: Removed, i: int) -> bool:
    """Whether an entry looks like the one before it, to everybody."""
    kind, before = r.kinds[i], r.kinds[i - 1]
    return (
        r.removers[i] == r.removers[i - 1]
        and g.box.looks_like(kind, before)
        and not knows(g, NOBODY, kind, r.places[i])
        and not knows(g, NOBODY, before, r.places[i - 1])
    )


def note_removal(g: Game, r: Removed) -> None:
    """G.24 Log the pieces that have left the map."""
    law = "4.3.6" if r.in_battle else "G.24"
    i = 0
    while i < len(r.kinds):
        end = entry_group_end(g, r, i)
        if end == i + 1:
            note_pieces(g, "removed", law, r.removers[i], r.kinds[i], r.counts[i], r.places[i])
        else:
            _note_alike(g, r, law, i, end)
        i = end


def _note_alike(g: Game, r: Removed, law: str, first: int, end: int) -> None:
    """Log look-alikes by place, in order of places; with names for seats that can tell all."""
    for place in range(g.places):
        kinds: list[int] = []
        for i in range(first, end):
            if r.places[i] == place:
                kinds += [r.kinds[i]] * r.counts[i]
        if kinds:
            seen_by = knowing(g, kinds[0], place)
            for kind in kinds:
                seen_by = [seat for seat in seen_by if knows(g, seat, kind, place)]
            names = " ".join([PIECES.text(g.box.kinds[kind].piece) for kind in sorted(kinds)])
            fields = piece_fields(g, kinds[0], len(kinds), place)
            g.note("removed", law, r.removers[first], fields, {"pieces": names}, seen_by)
