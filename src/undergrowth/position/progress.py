"""Procedures in progress in a described game, with used marks and records in force.

    procedures = [
        {is = "MarquiseDaylight", at = "offer", actions = 1, acted = true, taken = 2},
    ]

The outermost comes first.  `at` is the next step of a procedure, by default its first.  The game
goes on with the innermost.  The outer two, `Play` and `Turn`, follow from the seat on turn and the
phase, and may be left out.
"""

from __future__ import annotations

from typing import Any, Final

from undergrowth.engine.actions import PASS, full_text, parse
from undergrowth.engine.documents import abridged
from undergrowth.engine.errors import BadPosition, BadSave, BadText
from undergrowth.engine.frames import FRAMES, LastWords, Procedure, step_names
from undergrowth.engine.lasting import LASTING, InForce
from undergrowth.engine.procedures import DONE
from undergrowth.law.turn.turn import PHASE_STEP, Play
from undergrowth.position.fields import IS, read_record, write_record
from undergrowth.table.book import book
from undergrowth.table.described.reader import Reader
from undergrowth.table.frames import Frame
from undergrowth.table.game import Game
from undergrowth.table.moments import BIRDSONG, DAYLIGHT, PHASES
from undergrowth.table.saving.soundness import check_record

_AT: Final = "at"
_TELLS: Final = "tells"
_FORCE: Final = ("from", "floor", "when")
NO_FIELDS: Final = frozenset((IS, _AT, _TELLS))
"""Words of a described position that no field of a procedure can be called."""
NO_FIELDS_OF_RECORDS: Final = frozenset((IS, *_FORCE))
"""The same of a record in force."""
_ENDED: Final = "no step"
"""The step of a procedure that has taken all its steps."""
_DEEPEST: Final = 60
"""The most procedures in progress at once."""


class Progress:
    """The procedures and records that a document describes."""

    def __init__(self) -> None:
        self.frames: Final[list[Procedure]] = []
        self.steps: Final[list[int]] = []
        """The index of the next step of each procedure."""
        self.tells: Final[list[list[int]]] = []
        """The message from a finished procedure to each of them; empty for none."""
        self.lasting: list[InForce] = []
        self.answer = ""
        """The answer that the innermost procedure receives."""

    def resume(self, g: Game) -> None:
        """Put everything in progress, before the game runs."""
        for at, frame in enumerate(self.frames):
            g.push(frame)
            frame.next_step = self.steps[at]
            if self.tells[at]:
                g.telling = [*g.telling, LastWords(at, self.tells[at])]
        g.lasting = self.lasting
        if self.answer:
            g.answer = parse(self.answer)


# ---- writing


def write_progress(g: Game) -> dict[str, object]:
    """Return the entries about what is in progress, before its open question is asked."""
    doc: dict[str, object] = {}
    if g.turns == 0 or not g.stack:
        return doc
    first = _first(g)
    steps = [frame.next_step for frame in g.stack]
    if g.decision is not None:
        steps[-1] -= 1  # the step that has asked asks again
    entries = [_write(g, frame, steps[at]) for at, frame in enumerate(g.stack)]
    for each in g.telling:
        entries[each.at][_TELLS] = each.words
    doc["procedures"] = entries[first:]
    if g.answer != PASS:
        doc["answer"] = full_text(g.answer)
    if g.lasting:
        doc["in_force"] = [
            {
                **write_record(g, each.record),
                "from": each.at - first,
                "floor": each.floor - first,
                "when": each.when,
            }
            for each in g.lasting
        ]
    return doc


def _first(g: Game) -> int:
    """Return the index of the procedure that passes turns; setup, below it, is over."""
    for at, frame in enumerate(g.stack):
        if isinstance(frame, Play):
            return at
    return 0


def _write(g: Game, frame: Procedure, step: int) -> dict[str, object]:
    names = step_names(frame)
    record = write_record(g, frame)
    return {IS: record[IS], _AT: names[step] if step < len(names) else _ENDED, **record}


# ---- reading


def read_progress(g: Game, doc: Reader) -> Progress | None:
    """Return what is in progress; None if the phase is about to begin.  Raises `BadPosition`."""
    entries, answer = doc.entries_of("procedures"), doc.word("answer", "")
    in_force = doc.entries_of("in_force")
    if not entries:
        if answer or in_force:
            raise doc.wrong("procedures", "what is in progress, beside `answer` or `in_force`")
        return None
    if len(entries) > _DEEPEST:
        raise doc.wrong("procedures", f"at most {_DEEPEST}")
    found = Progress()
    own = len(entries)
    if entries[0].get(IS) != "Play":
        entries = [{IS: "Play", _AT: "pass_on"}, *entries]
    if len(entries) < 2 or entries[1].get(IS) != "Turn":
        entries = [entries[0], _turn_around(g, entries), *entries[1:]]
    for at, entry in enumerate(entries):
        _read(g, entry, f"procedures.{at + own - len(entries)}", found)
    found.answer = _answer(answer)
    found.lasting = [_read_force(g, each, len(found.frames)) for each in in_force]
    return found


def _answer(text: str) -> str:
    if text:
        try:
            parse(text)
        except BadText as error:
            raise BadPosition(f"position.answer: {error}") from None
    return text


def _read(g: Game, entry: dict[str, object], where: str, found: Progress) -> None:
    entry = dict(entry)
    at, tells = entry.pop(_AT, None), entry.pop(_TELLS, [])
    frame: Any = _checked(g, read_record(g, entry, where, FRAMES, _step_like(g, entry)), where)
    if not isinstance(tells, list) or not all(type(n) is int for n in tells):
        raise BadPosition(f"{where}.{_TELLS}: expected numbers, not {abridged(tells)}")
    found.frames.append(frame)
    found.steps.append(_step(frame, at, where))
    found.tells.append(tells)


def _step(frame: Procedure, name: object, where: str) -> int:
    names = step_names(frame)
    if name is None:
        return 0
    if name == _ENDED:
        return DONE
    if name not in names:
        wanted = ", ".join([*names, _ENDED])
        raise BadPosition(f"{where}.{_AT}: expected {wanted}, not {abridged(name)}")
    return names.index(str(name))


def _checked(g: Game, record: Any, where: str) -> Any:
    """Return a record after a check that its numbers are valid in this game."""
    try:
        check_record(g, record)
    except BadSave as error:
        wrong = str(error).removeprefix("the save is damaged: ")
        raise BadPosition(f"{where}: {wrong}") from None
    return record


def _read_force(g: Game, entry: dict[str, object], height: int) -> InForce:
    """Return a record in force while something is carried out."""
    entry = dict(entry)
    numbers = [entry.pop(name, None) for name in _FORCE]
    for number in numbers:
        if type(number) is not int or not 0 <= number <= height:
            raise BadPosition("in_force: expected `from`, `floor` and `when`, as described")
    record = _checked(g, read_record(g, entry, "in_force", LASTING), "in_force")
    first, floor, when = [int(str(number)) for number in numbers]
    return InForce(record, first, floor, when)


# ---- defaults


def _phase_steps(g: Game) -> list[Frame]:
    """1.4.1 Return the procedures of the phase, as its faction begins them."""
    faction = book(g).faction(g.turn)
    if g.phase == BIRDSONG:
        return faction.birdsong(g)
    return faction.daylight(g) if g.phase == DAYLIGHT else faction.evening(g)


def _step_like(g: Game, entry: dict[str, object]) -> Frame | None:
    """Return the fresh procedure of the phase that has the class of an entry, if any."""
    for step in _phase_steps(g):
        if type(step) is FRAMES.get(str(entry.get(IS))):
            return step
    return None


def _turn_around(g: Game, entries: list[dict[str, object]]) -> dict[str, object]:
    """1.4.1 Return the turn around procedures, at the step of the phase that the outermost is."""
    kind = FRAMES.get(str(entries[1].get(IS))) if len(entries) > 1 else None
    names = [type(step) for step in _phase_steps(g)]
    number = names.index(kind) + 1 if kind in names else 0
    if len(entries) == 1:
        return {IS: "Turn", _AT: PHASE_STEP[g.phase]}
    return {IS: "Turn", _AT: PHASES[g.phase], "step": number, "rested": number == 0}
