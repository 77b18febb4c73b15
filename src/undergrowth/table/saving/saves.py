"""Saves: the whole game as one JSON document, at any question.

Card and piece numbers are written as they are.  The document also names the cards and kinds they
stand for; a program with other numbers refuses the save instead of misreading it.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import fields
from typing import Any, Final

from undergrowth.engine.actions import PASS, full_text, parse
from undergrowth.engine.chance import GENERATOR, Chance, Stream, new_key
from undergrowth.engine.documents import (
    DAMAGE,
    GREATEST,
    brief,
    check_format,
    error_text,
    read_document,
    read_json,
)
from undergrowth.engine.errors import BadSave
from undergrowth.engine.events import Event
from undergrowth.engine.frames import (
    FRAMES,
    NOBODY,
    LastWords,
    Procedure,
    step_names,
    step_number,
)
from undergrowth.engine.lasting import LASTING, InForce
from undergrowth.engine.messages import speaker
from undergrowth.engine.procedures import DONE
from undergrowth.table.book import weights
from undergrowth.table.described.boards import BOARDS, Board
from undergrowth.table.game import Game, library
from undergrowth.table.names import CARDS, PIECES
from undergrowth.table.saving.packing import decision_document, pack, read_decision, unpack
from undergrowth.table.saving.soundness import (
    check_decision,
    check_events,
    check_record,
    check_table,
    damaged,
)
from undergrowth.table.saving.trails import dump_trail, read_trail
from undergrowth.table.saving.upgrades import VERSION, upgrade
from undergrowth.table.setup import setup_of
from undergrowth.table.uses import USES

FORMAT: Final = "undergrowth save"

_TABLE: Final = (
    "pieces",
    "supply",
    "warriors",
    "strength",
    "presence",
    "slots",
    "suits",
    "ruins",
    "has_ruin",
    "deck",
    "discard",
    "available",
    "hands",
    "play",
    "seen",
    "items",
    "crafted",
    "score",
    "dominance",
    "homes",
    "activated",
    "turn",
    "phase",
    "turns",
    "over",
    "winners",
    "victory",
    "scripted",
    "seed",
    "opening",
)
_CHANGED: Final = (
    "clearings",
    "paths",
    "rivers",
    "landmarks",
    "homelands",
    "ground",
)
"""Parts of the table that are saved only once they differ from the beginning."""
_WORDS: Final = ("answers", "used")


def dump(g: Game, log: bool = True, trail: bool = True) -> dict[str, Any]:
    """Return a game as a JSON document.

    `log` includes events and answers, `trail` the answers that led to the open question.
    """
    doc = {
        "format": FORMAT,
        "version": VERSION,
        "setup": g.setup.document(),
        "cards": CARDS.names()[: max(g.box.deck + g.box.added) + 1],
        "kinds": _kinds(g),
        "table": {name: getattr(g, name) for name in _TABLE} | _changed(g),
        "used": [USES.text(mark) for mark in g.used],
        "chance": [g.chance.first, g.chance.second],
        "boards": dict(zip(g.box.board_names, map(pack, g.boards), strict=True)),
        "stack": _stack(g),
        "decision": decision_document(g.decision),
        "log": [pack(event) for event in g.log] if log and g.log is not None else None,
        "answers": g.answers if log else None,
    }
    if g.stream is not None:
        doc["drawn"] = g.stream.drawn  # its key stays with the session
    if g.decision is not None and g.answer != PASS:
        doc["answer"] = full_text(g.answer)
    if g.lasting:
        doc["lasting"] = [
            {"from": each.at, "floor": each.floor, "when": each.when, **pack(each.record)}
            for each in g.lasting
        ]
    if trail and g.trail is not None:
        doc["trail"] = dump_trail(g, g.trail)
    if g.asks_all:
        doc["asks_all"] = True
    if g.stops:
        doc["stops"] = g.stops
    if g.first_answers != 0:
        doc["first_answers"] = g.first_answers
    if g.asked_setup != g.setup:
        doc["asked_setup"] = g.asked_setup.document()
    return doc


def _stack(g: Game) -> list[dict[str, Any]]:
    """Return the procedures in progress with their next steps, and results of finished ones."""
    stack: list[dict[str, Any]] = []
    for frame in g.stack:
        names, at = step_names(frame), frame.next_step
        stack.append({"at": names[at] if at < len(names) else None, **pack(frame)})
    for each in g.telling:
        stack[each.at]["tells"] = each.words
    return stack


def _changed(g: Game) -> dict[str, Any]:
    printed = g.box.woodland
    changed: dict[str, Any] = {}
    for name in _CHANGED:
        now = getattr(g, name)
        if now is not getattr(printed, name, None) and now:
            changed[name] = now
    return changed


def to_json(g: Game, log: bool = True) -> str:
    """Return a game as one line of JSON; equal games give the same bytes."""
    return json.dumps(dump(g, log, trail=log), separators=(",", ":"), sort_keys=True)


def digest(g: Game) -> str:
    """Return a short fingerprint of the state, without log and answers."""
    return hashlib.sha256(to_json(g, log=False).encode()).hexdigest()[:16]


def from_json(text: str | bytes) -> Game:
    """Return the game in a save, after checking that every seat's view of it works.

    Raises `BadSave` naming what is wrong with the document.
    """
    return load(read_document(text, "save", FORMAT))


def load(doc: object, look: bool = True) -> Game:
    """Return the game in a document already parsed from JSON.  Raises `BadSave`.

    With `look` false it skips checking that views work, for an earlier moment of a checked game.
    """
    found = check_format(doc, "save", FORMAT)
    try:
        game = _load(upgrade(found))
        if look:
            _look_at(game)
        return game
    except BadSave as error:
        raise BadSave(brief(str(error))) from None
    except DAMAGE as damage:  # a name of its own: compiled, a name has one type
        raise BadSave(f"the save is damaged: {error_text(damage)}") from None


def _look_at(g: Game) -> None:
    """Compute every viewer's view and the evaluations, to see whether they raise.

    Nobody reads the result, so no sentences are made for it.
    """
    talker = speaker()
    before = talker.hush()
    try:
        for viewer in range(NOBODY, g.seats):
            g.observe(viewer)
        g.copy().values()
    finally:
        talker.speak_again(before)


def _load(doc: dict[str, Any]) -> Game:
    setup = library().complete(setup_of(doc["setup"]))
    first, second = doc["chance"]
    g = Game(setup, library().rulebook(setup), Chance(first, second))
    if "asked_setup" in doc:
        g.asked_setup = library().complete(setup_of(doc["asked_setup"]))
    g.is_read = True
    g.asks_all = doc.get("asks_all") is True
    if "drawn" in doc:
        _check_shape("drawn", doc["drawn"], 0)
        g.stream = Stream(new_key(), doc["drawn"])  # the key is secret: continue with a new one
    g.stop_at(doc.get("stops", []))
    g.first_answers = doc.get("first_answers", 0)
    _check_shape("first_answers", g.first_answers, 0)
    _check_numbers(g, doc)
    for name in _TABLE:
        _check_shape(name, doc["table"][name], getattr(g, name))
        setattr(g, name, doc["table"][name])
    for name in _CHANGED:
        if name in doc["table"]:
            _check_whole(name, doc["table"][name], getattr(g, name))
            setattr(g, name, doc["table"][name])
    for name in ("stack", "log"):
        if not isinstance(doc[name], list) and (name != "log" or doc[name] is not None):
            raise BadSave(f"the save is damaged: {name} is no list")
    _check_shape("used", doc["used"], [])
    g.used = [USES.add(word) for word in doc["used"]]
    g.boards = _read_boards(g, doc["boards"])
    g.weights = weights(g)
    g.forget_all_places()
    _read_stack(g, doc)
    g.decision = read_decision(doc["decision"])
    if "trail" in doc:
        g.trail = read_trail(g, doc["trail"])
    if "answer" in doc:
        g.answer = parse(doc["answer"])
    if doc["log"] is not None:
        g.log = [unpack(event, {"Event": Event}) for event in doc["log"]]
    if doc["answers"] is not None:
        _check_shape("answers", doc["answers"], [])
        g.answers = doc["answers"]
    if g.log is not None and not all(isinstance(event, Event) for event in g.log):
        raise BadSave("the save is damaged: its log is not what it should be")
    _check(g)
    if not g.over and (g.decision is None or not g.stack):
        raise BadSave("the save is damaged: it asks nothing, but the game is not over")
    return g


def _check(g: Game) -> None:
    """Raise `BadSave` if numbers or words refer to nothing in this game."""
    for number in (g.chance.first, g.chance.second):
        if not 0 < number < GENERATOR:
            raise damaged("chance")
    if g.stream is not None and not 0 <= g.stream.drawn <= GREATEST:
        raise damaged("drawn")
    for record in [*g.stack, *g.boards, *(each.record for each in g.lasting)]:
        check_record(g, record)
    check_table(g)
    check_events(g)
    if g.decision is not None:
        check_decision(g, g.decision)
    if g.opening and not isinstance(read_json(g.opening), dict):
        raise damaged("opening")


def _read_stack(g: Game, doc: dict[str, Any]) -> None:
    """Read the procedures in progress, results of finished ones, and records in force."""
    for at, packed in enumerate(doc["stack"]):
        frame = unpack(packed, FRAMES)
        g.push(frame)
        frame.next_step = _read_step(frame, packed["at"])
        if "tells" in packed:
            _check_whole("stack", packed["tells"], [])
            g.telling.append(LastWords(at, packed["tells"]))
    for packed in doc.get("lasting", ()):
        record = unpack(packed, LASTING)
        g.lasting.append(InForce(record, packed["from"], packed["floor"], packed["when"]))


def _read_step(frame: Procedure, at: Any) -> int:
    """Return the index of a procedure's next step from its name; DONE from None.

    The first release wrote an index, in the same order as today's.
    """
    if at is None:
        return DONE
    return at if isinstance(at, int) else step_number(frame, at)


def _read_boards(g: Game, kept: dict[str, Any]) -> list[Board]:
    """Return the boards, from the save by name.

    A board that is no faction's and not in the save is as at the beginning.
    """
    names = g.box.board_names
    unknown = [name for name in kept if name not in names]
    missing = [name for name in names[: g.seats] if name not in kept]
    if unknown or missing:
        wrong = ", ".join(unknown + missing)
        raise BadSave(f"the save is damaged: its boards are not those of this game: {wrong}")
    boards: list[Board] = []
    for name, board in zip(names, g.boards, strict=True):
        boards.append(unpack(kept[name], BOARDS) if name in kept else board)
        if not isinstance(boards[-1], Board) or not _keeps_counts(board, boards[-1]):
            raise BadSave(f"the save is damaged: the board of {name} is not what it should be")
    return boards


def _keeps_counts(fresh: Any, read: Any) -> bool:
    """Whether the board's lists of counts (all zeros at first) have kept their length."""
    if type(fresh) is not type(read):
        return True  # a draft replaces a seat's board
    for each in fields(fresh):
        counts = getattr(fresh, each.name)
        if isinstance(counts, list) and counts and all(n == 0 for n in counts):
            found = getattr(read, each.name)
            if not isinstance(found, list) or len(found) != len(counts):
                return False
    return True


def _check_shape(where: str, value: Any, like: Any) -> None:
    """Raise `BadSave` unless a value has the types and list lengths of an empty table's."""
    same = type(value) is type(like) and (
        not isinstance(like, list) or len(like) in (0, len(value))
    )
    if not same:
        raise BadSave(f"the save is damaged: {where} is not what it should be")
    if isinstance(like, list):
        words = where in _WORDS
        for i, each in enumerate(value):
            _check_shape(where, each, like[i] if like else "" if words else 0)


def _check_whole(where: str, value: Any, like: list[Any]) -> None:
    """Raise `BadSave` unless a value is a list of ints, or of as many such lists as `like`."""
    lists = bool(like) and isinstance(like[0], list)
    rows = value if lists and isinstance(value, list) else [value]
    same = not lists or len(rows) == len(like)
    if not same or not all(
        isinstance(row, list) and all(isinstance(n, int) for n in row) for row in rows
    ):
        raise BadSave(f"the save is damaged: {where} is not what it should be")


def _check_numbers(g: Game, doc: dict[str, Any]) -> None:
    cards = doc["cards"]
    if cards != CARDS.names()[: len(cards)] or doc["kinds"] != _kinds(g):
        raise BadSave("this save numbers its cards or pieces unlike this program")


def _kinds(g: Game) -> list[str]:
    return [f"{g.seat_name(kind.owner)} {PIECES.text(kind.piece)}" for kind in g.box.kinds]
