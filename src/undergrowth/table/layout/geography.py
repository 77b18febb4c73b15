"""2.2 to 2.4 A map as printed, as data for drawing."""

from __future__ import annotations

from undergrowth.table.described.views import View
from undergrowth.table.layout.woodland import Woodland
from undergrowth.table.places import PLACE, is_forest, path_place


def geography(woodland: Woodland) -> View:
    """2.2 to 2.4 Return a map as printed, for drawing; the canvas is 1000 by 1000.

    `lines` are paths and rivers with the points they pass (`via`), `areas` cover ground (a lake),
    and each forest has its outline as a `ring` of points.  `paths` are the places between two
    clearings where pieces may stand: each with its id and the clearings at its `ends`.
    """
    places: list[View] = []
    for place in woodland.clearings + woodland.forest_places:
        shown: View = {
            "id": PLACE.text(place),
            "kind": "forest" if is_forest(place) else "clearing",
            "x": woodland.x[place],
            "y": woodland.y[place],
            "slots": woodland.slots[place],
            "corner": place in woodland.corners,
            "paths": [PLACE.text(other) for other in woodland.paths[place]],
            "rivers": [PLACE.text(other) for other in woodland.rivers[place]],
            "forests": [PLACE.text(other) for other in woodland.forests[place]],
        }
        ring = woodland.rings.get(place)
        if ring is not None:
            shown["ring"] = ring
        places.append(shown)
    paths: list[View] = [
        {"id": PLACE.text(path_place(number)), "ends": [PLACE.text(end) for end in ends]}
        for number, ends in enumerate(woodland.path_ends, start=1)
    ]
    return {
        "id": woodland.name,
        "name": woodland.title,
        "places": places,
        "paths": paths,
        "lines": woodland.lines,
        "areas": woodland.areas,
    }
