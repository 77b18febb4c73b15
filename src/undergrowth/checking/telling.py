"""Events that name face-down pieces to viewers who may not know them (1.2.1)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from undergrowth.engine.actions import all_verbs
from undergrowth.engine.errors import BadText
from undergrowth.engine.events import Event
from undergrowth.engine.frames import NOBODY
from undergrowth.table.game import Game
from undergrowth.table.hidden.faces import knows
from undergrowth.table.names import PIECES
from undergrowth.table.places import PLACE

_WORLDS: Final = 6
"""The number of worlds in which another piece must lie there."""
_PLACES: Final = ("place", "places", "from", "to")
"""The fields of an event that name places."""


def told_pieces(g: Game, event: Event) -> Iterator[tuple[int, int]]:
    """Yield (kind, viewer) for face-down pieces that a new event names to whom they are hidden.

    It must be true of the table, and false in a world that looks the same to the viewer.  A guess
    may name what it is about.
    """
    verb = all_verbs().get(event.act)
    if not g.box.hides_kinds or (verb is not None and verb.guess):
        return
    for kind in [kind for group in g.box.alike for kind in group]:
        names = {PIECES.text(g.box.kinds[each].piece) for each in (kind, *_face_up(g, kind))}
        for viewer in range(NOBODY, g.seats):
            shown = event.as_seen_by(viewer).fields
            if not names & {word for value in shown.values() for word in str(value).split()}:
                continue
            where = [at for at in _places(g, event) if g.count(kind, at) > 0]
            if where and _is_news(g, viewer, kind, where):
                yield kind, viewer


def _face_up(g: Game, kind: int) -> list[int]:
    """Return the side of a face-down piece that all see, unless such a piece is on the map."""
    other = g.box.other_side[kind]
    return [other] if other >= 0 and not g.on_map(other) else []


def _places(g: Game, event: Event) -> list[int]:
    """Return the places that an event names; all clearings if it names none."""
    found: list[int] = []
    for field in _PLACES:
        for word in str(event.fields.get(field, "")).split():
            try:
                found.append(PLACE.parse(word))
            except BadText:
                continue  # the name of a faction, say
    return found or g.clearings[:]


def _is_news(g: Game, viewer: int, kind: int, places: list[int]) -> bool:
    """Whether none of the pieces of a kind may be there, as far as a viewer knows."""
    if any(knows(g, viewer, kind, place) for place in places):
        return False
    worlds = (g.determinize(viewer, seed, afresh=True) for seed in range(_WORLDS))
    return any(not any(world.count(kind, place) for place in places) for world in worlds)
