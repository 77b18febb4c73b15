"""Doors of sessions, files, Rootlog, lessons, puzzles, advice, statistics and the companion."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from importlib.util import find_spec
from typing import Any

from kit.doors.made import SETUP, Door, door, file_of, game, rows
from undergrowth import (
    Game,
    Setup,
    lessons,
    lore,
    position,
    puzzles,
    replay,
    rootlog,
    stats,
    understood,
)
from undergrowth.ai.verdicts import is_judged
from undergrowth.companion import Companion
from undergrowth.session import Session

LOG = "Map: Fall\nDeck: E&P\nC: Ada\nE: Bob\nC:t_k->1\nE:b+6w->3/#despot->$\nC:w->5\n"
TABLE: dict[str, object] = {
    "seats": ["marquise", "electric_eyrie"],
    "clearings": {"1": {"marquise": "3 warriors, keep"}, "3": {"electric_eyrie": "6 warriors"}},
    "turn": "marquise",
    "marquise": {"hand": ["anvil", "sword", "cobbler"]},
}


def session() -> Session:
    """A game of a person and a computer player."""
    return Session.new(SETUP, ["person", "random"], 1)


def recorded() -> replay.Replay:
    return replay.replay_of(game())


def deciding() -> Game:
    """A game at a choice in a turn."""
    g = game()
    while not is_judged(g):
        assert g.decision is not None
        g.take(g.decision.offered[0])
    return g


def _offered_by(g: Game) -> str:
    assert g.decision is not None
    return g.decision.texts()[0]


def reading() -> rootlog.Reading:
    return rootlog.read(LOG)


def beside() -> Companion:
    """A table with an automated opponent, in the turn of a person."""
    return Companion.described(TABLE, 1)


@cache
def lesson() -> lessons.Lesson:
    return lessons.lesson(lessons.lessons()[0])


@cache
def puzzle() -> puzzles.Puzzle:
    return puzzles.puzzle(puzzles.puzzles()[0])


def _document(kind: str) -> dict[str, Any]:
    """The smallest lesson or puzzle that is read."""
    if kind == "lesson":
        return {"position": TABLE, "step": [{"accepts": ["march"]}]}
    return {"position": TABLE, "answers": ["march"], "goal": "score", "points": 1}


def _file(name: str, document: dict[str, Any]) -> str:
    return file_of(f"{name}.json", json.dumps(document))


FLAGS = ("proposed", "lenient")
BESIDE: dict[str, Callable[[], Door]] = {
    "position.load": lambda: door(position.load, path=_file("table", TABLE)),
    "session.Session": lambda: door(Session, game=game(), players=["person", "random"], seed=1),
    "session.Session.new": lambda: door(
        Session.new, setup=SETUP, players=["person", "random"], seed=None, key=b"k" * 32
    ),
    "session.Session.resumed": lambda: door(
        Session.resumed,
        "proof",
        "key",  # of a game with a seed it is not looked at
        game=game(),
        players=["person", "random"],
        generators=[[], [1, 2]],
        past=[],
        key=b"",
        proof=None,
    ),
    "session.Session.from_json": lambda: door(Session.from_json, text=session().to_json()),
    "session.Session.answer": lambda: door(session().answer, action="keep in 1"),
    "session.Session.answers_within": lambda: door(session().answers_within, seat=1),
    "session.Session.thinks": lambda: door(session().thinks, seat=1),
    "session.Session.give_choice": lambda: door(_thinking().give_choice, **_thought()),
    "rootlog.read": lambda: door(rootlog.read, *FLAGS, text=LOG, proposed=False, lenient=False),
    "rootlog.to_rootlog": lambda: door(
        rootlog.to_rootlog, *FLAGS, replay=recorded(), name="game", proposed=False
    ),
    "rootlog.described": lambda: door(rootlog.described, reading=reading(), turns=1, seed=3),
    "rootlog.first_impossible": lambda: door(rootlog.first_impossible, reading=reading(), turns=1),
    "rootlog.Reading.after": lambda: door(reading().after, turns=1),
    "lessons.lesson": lambda: door(lessons.lesson, id=lesson().id),
    "lessons.load": lambda: door(lessons.load, path=_file("lesson", _document("lesson"))),
    "lessons.read": lambda: door(lessons.read, id="l", document=_document("lesson"), owner=""),
    "lessons.Course": lambda: door(lessons.Course, lesson=lesson()),
    "lessons.Course.answer": lambda: door(
        lessons.Course(lesson()).answer, text=lessons.Course(lesson()).accepted()[0]
    ),
    "puzzles.puzzle": lambda: door(puzzles.puzzle, id=puzzle().id),
    "puzzles.load": lambda: door(puzzles.load, path=_file("puzzle", _document("puzzle"))),
    "puzzles.read": lambda: door(puzzles.read, id="p", document=_document("puzzle"), owner=""),
    "puzzles.check": lambda: door(puzzles.check, puzzle=puzzle(), budget=100_000),
    "lore.about": lambda: door(lore.about, kind="faction", name="marquise_de_cat", lang="en"),
    "lore.everything": lambda: door(lore.everything, lang="en"),
    "lore.find": lambda: door(lore.find, words="ambush"),
    "lore.names": lambda: door(lore.names, kind="card"),
    "lore.seat_choices": lambda: door(lore.seat_choices, faction="electric_eyrie"),
    "understood.advice": lambda: door(
        understood.advice, g=game(), player="plan:1", seconds=0.1, seed=1
    ),
    "understood.priced": lambda: door(
        understood.priced, g=deciding(), text=_offered_by(deciding()), tries=8
    ),
    "understood.prices": lambda: door(understood.prices, replay=recorded(), seat="", tries=8),
    "understood.review_of": lambda: door(understood.review_of, replay=recorded()),
    "companion.Companion": lambda: door(Companion, opening={"position": TABLE}, seed=1),
    "companion.Companion.new": lambda: door(Companion.new, setup=SETUP, seed=1),
    "companion.Companion.described": lambda: door(Companion.described, document=TABLE, seed=1),
    "companion.Companion.from_json": lambda: door(Companion.from_json, text=beside().to_json()),
    "companion.Companion.answer": lambda: door(asked().answer, text=_offered(asked())),
    "companion.Companion.pieces": lambda: door(
        beside().pieces, owner="marquise", place="1", piece="warrior", n=1
    ),
    "companion.Companion.move": lambda: door(
        beside().move, owner="marquise", start="1", to="5", piece="warrior", n=1
    ),
    "companion.Companion.score": lambda: door(beside().score, seat="marquise", points=3),
    "companion.Companion.hand": lambda: door(beside().hand, seat="marquise", size=3),
    "companion.Companion.discard": lambda: door(
        beside().discard, seat="marquise", card="ambush_fox"
    ),
    "companion.Companion.craft": lambda: door(beside().craft, seat="marquise", card="cobbler"),
    "companion.Companion.top": lambda: door(beside().top, card="anvil"),
    "companion.Companion.set": lambda: door(
        beside().set, "value", path=["marquise_de_cat", "score"], value=3
    ),
}


def _thinking() -> Session:
    """A session that waits for a computer player's choice."""
    return Session.new(SETUP, ["random", "person"], 1)


def _thought() -> dict[str, Any]:
    return {"text": "keep in 1", "generator": [1, 2]}


def asked() -> Companion:
    """A table that is asked something during setup."""
    found = Companion.new(Setup(seats=["marquise", "electric_eyrie"]), 1)
    found.advance()
    return found


def _offered(companion: Companion) -> str:
    """An answer to what the table is asked."""
    question = companion.question
    assert question is not None
    return next(iter(question.options))


if find_spec("polars") is not None:
    BESIDE["stats.frame_of"] = lambda: door(stats.frame_of, rows=rows())
    BESIDE["stats.read_frame"] = lambda: door(stats.read_frame, paths=[], recorded=rows())
