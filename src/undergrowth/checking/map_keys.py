"""The keys of a map's data file.  `docs/maps.md` lists them; a test compares the two."""

from __future__ import annotations

from typing import Final

from undergrowth.checking.findings import KINDS, Key

CANVAS: Final = 1000
"""The side of the square that a map is drawn on."""
MOST_SLOTS: Final = 6

MAP: Final = (
    Key("id", "text", "its id, which is the name of the file", required=True),
    Key("name", "text", "its title", required=True),
    Key("about", "text", "one line about it, for players who choose a map", required=True),
    Key("suits_printed", "flag", "whether its clearings have printed suits (2.2.2)", required=True),
    Key("river_divides_forests", "flag", "whether forests end at a river (2.3)", required=True),
    Key("paths", "pairs", "clearings linked by a path (2.2.1)", required=True),
    Key("rivers", "pairs", "clearings linked by a river (2.3); may be empty", required=True),
    Key("opposite_corners", "pairs", "the two pairs of opposite corners (3.3.1)", required=True),
    Key("edge_loop", "numbers", "the clearings along the edge, in order (G.15)", required=True),
    Key("bends", "tables", "paths and rivers that are not straight; may be empty", required=True),
    Key("clearing", "tables", "a table for each clearing", required=True),
    Key("forest", "tables", "a table for each forest", required=True),
    Key("sections", "table", "`law`, its chapter, and `rules`, the sections of its rules"),
    Key("look", "text", "the ground and season that the page draws, such as `autumn`"),
    Key("closed_paths", "pairs", "those of `paths` that are closed at first (M.4)"),
    Key("landmarks", "texts", "ids of the landmarks that belong to it"),
    Key("landmarks_from_players", "number", "from how many players on they are there", least=2),
    Key("landmark_places", "table", "the clearing in which each of them stands at first"),
    Key("first_in_priority", "number", "the clearing that comes before all others"),
    Key("lake", "table", "`polygon`, the outline of a lake (M.3.2)"),
    Key("dam", "table", "`path`, the path that crosses a dam (M.6)"),
    Key("bridge", "table", "`path`, the path that crosses a bridge (M.6)"),
    Key("suggested_suits", "table", "the suit of each clearing for a first game, by its number"),
    Key("rootlog", "table", "how the community's notation writes it"),
    Key("box", "text", "the box it is sold in"),
    Key("confidence", "text", "how sure the data is: `verified`, or why not"),
)
CLEARING: Final = (
    Key("id", "number", "its number, which is its priority: 1, 2, 3 ...", required=True, least=1),
    Key("slots", "number", "building slots, a ruin's included", True, 0, MOST_SLOTS),
    Key("x", "number", "where it is drawn, from the left", True, 0, CANVAS),
    Key("y", "number", "where it is drawn, from the top", True, 0, CANVAS),
    Key("suit", "text", "its printed suit", words=("fox", "rabbit", "mouse")),
    Key("ruin", "flag", "whether a ruin stands there at first"),
    Key("corner", "flag", "whether it is one of the four corners (3.3.1)"),
    Key("edge", "flag", "whether it is on the edge of the map"),
    Key("river", "flag", "whether a river touches it"),
)
FOREST: Final = (
    Key("id", "text", "`f1`, `f2`, `f3` ...", required=True),
    Key("clearings", "numbers", "the clearings it touches (2.4.1)", required=True),
    Key("adjacent", "texts", "the forests beside it", required=True),
    Key("ring", "any", "its outline: numbers of clearings, and points `[x, y]`", required=True),
    Key("x", "number", "where its name is drawn, from the left", True, 0, CANVAS),
    Key("y", "number", "where its name is drawn, from the top", True, 0, CANVAS),
)
BEND: Final = (
    Key("ends", "numbers", "the two clearings of the path or river", required=True),
    Key("via", "pairs", "the points it passes between them", required=True),
)


def keys_table(keys: tuple[Key, ...]) -> str:
    """Return the keys as a table of Markdown."""
    lines = ["| key | is | says |", "|---|---|---|"]
    for key in keys:
        kind = KINDS[key.kind].split(",")[0]
        if key.words:
            kind = " or ".join(f"`{word}`" for word in key.words)
        if key.least is not None:
            kind += f", {key.least} to {key.most}" if key.most is not None else f" from {key.least}"
        name = f"`{key.name}`" + ("" if key.required else " (may be left out)")
        lines.append(f"| {name} | {kind} | {key.says} |")
    return "\n".join(lines)
