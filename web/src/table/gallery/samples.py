"""Writes the catalogue and States that the gallery shows, from games played by the program itself.

Run with the package installed: `python web/src/table/gallery/samples.py [maps.yaml]`.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from undergrowth.data import sheet
from undergrowth.library import installed_maps
from undergrowth.maps import woodland
from undergrowth.server.documents.catalogue import catalogue as served
from undergrowth.session import Session
from undergrowth.shown.observe import observe
from undergrowth.table.described.views import PieceView, pieces
from undergrowth.table.layout.geography import geography
from undergrowth.table.setup import Setup

HERE = Path(__file__).parent / "samples"
SEATS = ["marquise_de_cat", "eyrie_dynasties", "woodland_alliance", "vagabond"]


def main() -> None:
    """Write them all."""
    HERE.mkdir(exist_ok=True)
    maps = [geography(woodland(name)) for name in installed_maps()]
    if len(sys.argv) > 1:
        maps = drawn(sys.argv[1])
    write("catalogue", catalogue(maps))
    for name, steps in (("start", 40), ("middle", 330), ("end", 100000)):
        write(name, state(steps))
    write("crowded", crowded(state(330)))


def write(name: str, data: object) -> None:
    """One file of the folder."""
    (HERE / f"{name}.json").write_text(json.dumps(data))


def state(steps: int) -> dict[str, Any]:
    """The State of a game after so many answers, as the second seat sees it."""
    session = Session.new(Setup(seats=SEATS), ["greedy"] * 4, seed=3)
    while steps > 0 and session.step() is not None:
        steps -= 1
    view = json.loads(json.dumps(observe(session.game, 1)))
    quests = [row.text("id") for row in sheet("quests").tables("quest")]
    view["quests"] = [q if isinstance(q, str) else quests[q] for q in view["quests"]]
    return {
        "id": "sample",
        "revision": 1,
        "over": view["outcome"] is not None,
        "created": "",
        "pace": "normal",
        "viewer": SEATS[1],
        "title": "A sample",
        "seats": [
            {
                "seat": i,
                "faction": f,
                "title": f,
                "player": "greedy",
                "name": None,
                "claimed": True,
                "connected": True,
                "asked": i == 1,
            }
            for i, f in enumerate(SEATS)
        ],
        "view": view,
        "decision": None,
        "undo": {"possible": False, "answers": 0},
        "waiting_for": [],
        "log_length": 0,
    }


def crowded(shown: dict[str, Any]) -> dict[str, Any]:
    """Clearings fuller than play makes them, with factions that are not here yet."""
    view = shown["view"]

    def fill(place: int, owner: str, piece: str, kind: str, count: int) -> None:
        spot = view["places"][place]
        spot["pieces"].append({"owner": owner, "piece": piece, "kind": kind, "count": count})

    for spot in view["places"]:
        spot["pieces"] = []
    for owner, count in (
        ("marquise_de_cat", 9),
        ("eyrie_dynasties", 6),
        ("woodland_alliance", 4),
        ("lizard_cult", 5),
    ):
        fill(10, owner, "warrior", "warrior", count)
        fill(11, owner, "warrior", "warrior", count)
    fill(10, "marquise_de_cat", "sawmill", "building", 1)
    fill(10, "eyrie_dynasties", "roost", "building", 1)
    view["places"][10]["ruin"] = 1
    view["places"][10]["open_slots"] = 0
    for i in (10, 11):
        fill(i, "marquise_de_cat", "wood", "token", 3)
        fill(i, "woodland_alliance", "sympathy", "token", 1)
        fill(i, "vagabond", "pawn", "pawn", 1)
    fill(11, "corvid_conspiracy", "plot", "token", 1)
    fill(11, "corvid_conspiracy", "warrior", "warrior", 12)
    fill(11, "unheard_of", "warrior", "warrior", 2)
    fill(11, "unheard_of", "gizmo", "token", 2)
    others = [
        "riverfolk_company",
        "underground_duchy",
        "lord_of_the_hundreds",
        "keepers_in_iron",
        "lilypad_diaspora",
        "twilight_council",
        "knaves_of_the_deepwood",
        "second_vagabond",
    ]
    for i, owner in enumerate(others):
        fill(i, owner, "warrior", "pawn" if "vagabond" in owner else "warrior", i + 1)
    for place, owner, piece, kind in (
        (0, "riverfolk_company", "trade_post_fox", "token"),
        (1, "underground_duchy", "citadel", "building"),
        (1, "underground_duchy", "tunnel", "token"),
        (2, "lord_of_the_hundreds", "stronghold", "building"),
        (2, "lord_of_the_hundreds", "mob", "token"),
        (3, "keepers_in_iron", "figure_tablet", "building"),
        (3, "keepers_in_iron", "tablet_2", "token"),
        (3, "keepers_in_iron", "jewelry", "token"),
        (4, "lilypad_diaspora", "enclave", "token"),
        (5, "twilight_council", "governing_assembly", "token"),
        (6, "knaves_of_the_deepwood", "acclaim", "token"),
        (8, "lizard_cult", "garden_mouse", "building"),
        (8, "woodland_alliance", "base_mouse", "building"),
    ):
        fill(place, owner, piece, kind, 1)
    view["landmarks"] = [{"id": "tower", "place": "10"}, {"id": "ferry", "place": "7"}]
    prisoners = [
        PieceView("marquise_de_cat", "warrior", 2),
        PieceView("vagabond", "pawn", 1),
        PieceView("unheard_of", "gizmo", 3),
    ]
    view["seats"][1]["board"].append(pieces("prisoners", "Prisoners", "14.2", prisoners).data())
    fallen = pieces("fallen", "Fallen warriors", "G.24", prisoners[:1]).data()
    view["boards"] = [{"id": "card sample", "title": "A card that holds pieces", "board": [fallen]}]
    view["places"][9]["suits"] = ["fox", "rabbit", "mouse"]
    view["places"][8]["suits"] = ["mouse", "fox"]
    view["closed_paths"] = [["2", "6"], ["4", "12"]]
    for seat, score in zip(view["seats"], (12, 12, 12, 30), strict=True):
        seat["score"] = score
    return shown


def catalogue(maps: list[Any]) -> dict[str, Any]:
    """The static half, as the server says it."""
    return {**served(), "maps": maps}


def drawn(path: str) -> list[Any]:
    """All maps of a file of facts, as the catalogue will give them."""
    import yaml

    with open(path) as file:
        facts = yaml.safe_load(file)["maps"]
    return [one_map(key, m) for key, m in facts.items()]


def one_map(key: str, m: dict[str, Any]) -> dict[str, Any]:
    """One map of the facts."""
    at = {c["id"]: [c["x"], c["y"]] for c in m["clearings"]}
    via = {tuple(b["path"]): b["via"] for b in m.get("path_bends", [])}
    via_river = {tuple(b["river"]): b["via"] for b in m.get("river_bends", [])}
    kinds = {
        tuple(part["path"]): k for k, part in m.get("gorge", {}).items() if isinstance(part, dict)
    }
    cross = {tuple(c["paths"][0]): [c["x"], c["y"]] for c in m["crossings"] if "x" in c}
    places = [
        {
            "id": str(c["id"]),
            "kind": "clearing",
            "x": c["x"],
            "y": c["y"],
            "slots": c["slots"],
            "corner": c["corner"],
            "paths": [str(o) for o in c["links"]],
            "rivers": [],
            "forests": [f["id"] for f in m["forests"] if c["id"] in f["clearings"]],
        }
        for c in m["clearings"]
    ]
    middle = next(iter(cross.values()), [500, 500])
    places += [
        {
            "id": f["id"],
            "kind": "forest",
            "x": f["x"],
            "y": f["y"],
            "slots": 0,
            "corner": False,
            "paths": [],
            "rivers": [],
            "forests": f["adjacent"],
            "ring": [middle if r == "x" else at[r] for r in f["ring"]],
        }
        for f in m["forests"]
    ]
    lines = [
        {
            "kind": kinds.get(tuple(p), "path"),
            "ends": [str(p[0]), str(p[1])],
            "via": via.get(tuple(p), []),
        }
        for p in m["paths"]
    ]
    lines += [
        {"kind": "river", "ends": [str(r[0]), str(r[1])], "via": via_river.get(tuple(r), [])}
        for r in m["rivers"]
    ]
    areas = [{"kind": "lake", "points": m["lake"]["polygon"]}] if "lake" in m else []
    return {"id": key, "name": m["name"], "places": places, "lines": lines, "areas": areas}


if __name__ == "__main__":
    main()
