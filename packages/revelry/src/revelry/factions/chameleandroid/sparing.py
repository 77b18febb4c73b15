"""CHMD.10.3 Mobs and effects that remove everything take two of its ego, and never the warrior."""

from __future__ import annotations

from revelry.ego.track import PLAIN
from revelry.factions.chameleandroid.pieces import AndroidPieces
from undergrowth.table.records import Removed


def spared(me: AndroidPieces, r: Removed, index: int) -> int:
    """CHMD.10.3 Return how many pieces of one entry stay: all ego but two, those with draw icons
    first; and the warrior, for which an ego stands in where fewer than two are to go."""
    kind, place, n = r.kinds[index], r.places[index], r.counts[index]
    lost = [_entry(r, each, place) for each in me.ego.kinds]
    if kind == me.warrior:
        return n if sum(lost) >= me.most_removed else 0
    if kind not in me.ego.kinds:
        return 0
    room = me.most_removed
    if me.ego.sort_of(kind) != PLAIN:
        room -= min(room, lost[PLAIN])
    return n - min(n, room)


def _entry(r: Removed, kind: int, place: int) -> int:
    """Return how many pieces of a kind a removal takes from a place."""
    return sum([n for i, n in enumerate(r.counts) if (r.kinds[i], r.places[i]) == (kind, place)])
