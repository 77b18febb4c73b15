"""Saves of 0.1.0: what they hold in fields that are gone is where it belongs now.

Each file holds one such field, and is read here as it was written and as the game it leads to.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from undergrowth import Game
from undergrowth.engine.frames import NOBODY
from undergrowth.law.battle.battle import Battle
from undergrowth.law.battle.hits import max_rolled_hits
from undergrowth.table.names import ITEMS
from undergrowth.table.saving import saves as codec
from undergrowth.table.saving.fights import write_notes
from undergrowth.table.saving.upgrades import _split_phase, upgrade
from undergrowth.table.uses import USES

FOLDER = Path(__file__).parent / "saves"


def kept(name: str) -> tuple[dict[str, Any], Game]:
    """A save as it was written, and the game it holds."""
    text = (FOLDER / f"0.1.0-holding.{name}.json").read_text(encoding="utf-8")
    return json.loads(text), Game.from_json(text)


def view(g: Game) -> dict[str, Any]:
    return {**g.observe(NOBODY)}


def test_pieces_on_a_card_lie_on_its_board() -> None:
    doc, g = kept("on_card")
    shown = {f"{each['owner']} {each['piece']}": each["count"] for each in view(g)["on_card"]}
    there = zip(doc["kinds"], doc["table"]["on_card"], strict=True)
    assert shown == {kind: n for kind, n in there if n}


def test_items_that_lie_face_down_still_do() -> None:
    doc, g = kept("face_down")
    down = doc["table"]["face_down"]
    for seat in range(g.seats):
        row = down[seat * len(ITEMS) : (seat + 1) * len(ITEMS)]
        shown = {ITEMS.text(item): n for item, n in enumerate(row) if n}
        assert view(g)["seats"][seat]["face_down"] == shown


def test_a_score_marker_that_stayed_still_scores() -> None:
    doc, g = kept("still_scoring")
    scoring = [i for i, seat in enumerate(view(g)["seats"]) if seat.get("still_scoring")]
    assert scoring == doc["table"]["still_scoring"] != []


def test_weights_are_counted_anew() -> None:
    doc, g = kept("weights")
    assert g.weights == doc["table"]["weights"]
    assert "weights" not in codec.dump(g)["table"]


def word(name: str, doc: dict[str, Any], mark: int) -> str:
    """Return what a mark of version 1 stood for."""
    seats = doc["setup"]["seats"]
    if name == "used_landmark":
        return f"landmark {doc['setup']['in_play'][-3 - mark]}"
    if name == "used_card":
        return f"card {doc['cards'][mark]}"
    if name == "used_by_seat":
        card, seat = divmod(-1 - mark, len(seats))
        return f"card {doc['cards'][card]} by {seats[seat]}"
    return "map"


@pytest.mark.parametrize("name", ["used_map", "used_landmark", "used_card", "used_by_seat"])
def test_marks_of_what_was_used_are_words(name: str) -> None:
    doc, g = kept(name)
    (mark,) = doc["table"]["used"]
    assert [USES.text(mark) for mark in g.used] == [word(name, doc, mark)]
    assert codec.dump(g)["used"] == [word(name, doc, mark)]


def test_an_instigated_battle_is_still_somebodys() -> None:
    doc, g = kept("instigator")
    written = next(frame["fight"] for frame in doc["stack"] if "fight" in frame)
    assert write_notes(g.innermost(Battle).fight) == {"instigator": written["instigator"]}


@pytest.mark.parametrize(
    ("used", "lent", "notes"),
    [
        ([-7], 0, {"gloated": 1}),
        ([-7], 2, {"lent": 2}),
        ([-6, -7], 2, {"gloated": 1, "lent": 2}),
        ([-7, -7], 2, {"gloated": 1, "lent": 2}),
        ([-6], 2, {"lent": 2}),
        ([4], 0, {}),
    ],
)
def test_marks_of_a_battle_are_told_apart(
    used: list[int], lent: int, notes: dict[str, int]
) -> None:
    """7.8.4, V.5.2 The Despot's point and hits lent by the sixth player had one mark."""
    doc, _ = kept("lent")
    fight = next(frame["fight"] for frame in doc["stack"] if "fight" in frame)
    fight["used"], fight["lent"] = used, [0, lent]
    g = Game.from_json(json.dumps(doc))
    fought = g.innermost(Battle).fight
    assert write_notes(fought) == notes
    assert fought.used == [mark for mark in used if mark >= 0]


def test_hits_that_were_lent_still_count() -> None:
    doc, g = kept("lent")
    written = next(frame["fight"] for frame in doc["stack"] if "fight" in frame)
    fight = g.innermost(Battle).fight
    assert fight.used == []
    most = max_rolled_hits(g, fight, fight.defender)
    fight.notes = []
    assert most - max_rolled_hits(g, fight, fight.defender) == written["lent"][1] > 0


def test_boards_stand_under_their_names() -> None:
    doc, g = kept("black_market")
    boards = codec.dump(g)["boards"]
    assert list(boards)[: g.seats] == doc["setup"]["seats"]
    landmark = doc["setup"]["in_play"][-1]
    assert boards[f"landmark {landmark}"] == doc["landmark_boards"][-1]


def test_the_pond_is_a_board() -> None:
    """16.2.3 No game of 0.1.0 had one: nobody brought the cards that go there."""
    doc, _ = kept("blocked")
    doc["table"]["pond"] = [3, 1]
    assert upgrade(doc)["boards"]["pond"] == {"is": "PondBoard", "cards": [3, 1]}


@pytest.mark.parametrize(
    ("steps", "step", "left"),
    [
        (1, 1, {"is": "First", "at": 1}),
        (2, 1, None),
        (3, 3, {"is": "Last", "at": 0}),
        (4, 3, {"is": "Last", "at": 1}),
        (9, 3, None),
    ],
)
def test_a_phase_goes_on_in_its_parts(
    steps: int, step: int, left: dict[str, object] | None
) -> None:
    """The old procedure had come so far; the part it was in stays, and the turn knows the next."""
    stack: list[dict[str, object]] = [{"is": "Turn"}, {"is": "Phase", "at": steps}]
    _split_phase(stack, 1, [("First", 2, 0), ("", 1, 1), ("Last", 2, 2)])
    assert stack[0]["step"] == step
    assert stack[1:] == ([left] if left else [])
