"""The analysis board: positions that anybody describes, looked at from every side and played on.

Nothing is stored: each request brings the position and all answers since, and the result depends on
these alone.  Requests are untrusted, so they are handled in a process of its own (`analysts.py`):
each arrives there as one line of JSON, and its answer leaves as another.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from typing import Any, Final

from undergrowth import position
from undergrowth.ai.opinion import OptionOpinion, opinion
from undergrowth.engine.documents import DAMAGE, error_text
from undergrowth.engine.errors import BadPosition, BadSave, BadText, UndergrowthError
from undergrowth.engine.frames import CHANCE, Decision
from undergrowth.position import Document
from undergrowth.server.analysis import beside, recording
from undergrowth.server.analysis.positions import begin, read, write
from undergrowth.server.analysis.unstored import unstored_state
from undergrowth.server.errors import Refused
from undergrowth.server.views.reasons import reason_for, reasons_about
from undergrowth.server.views.state import ahead_view, decision_view, table_view
from undergrowth.server.work.processes import answer_lines, bound
from undergrowth.shown.question import option_view
from undergrowth.table import labels
from undergrowth.table.game import Game
from undergrowth.words import speaking

MOST_ANSWERS: Final = 1_000
"""The most answers from a position to a moment; a whole game has hundreds."""
_LINES: Final = 5
"""The most options that an opinion shows."""
Told = dict[str, Any]


# ---- moments


class Branch:
    """A position, and the answers that were given since."""

    def __init__(self, document: Document, possible: bool = True) -> None:
        """Set up a position.  Raises `BadPosition`.

        A position that no game can reach is set up, too, with its `problem`, unless it must be
        `possible`: so a person who edits one piece after the other sees what is wrong.
        """
        self.problem = ""
        try:
            self.game = position.game(document, scripted=True)
        except BadPosition as error:
            if possible:
                raise
            self.problem = str(error)
            self.game = position.table(document, possible=False)
        self.path: list[Told] = []
        self.back: list[int] = []
        """By answer, the length of the game's record before it."""
        self.told = len(self.game.log or [])
        """The length of the log before the last answer."""

    def answer(self, text: str) -> None:
        """Give another answer.  Refuses one that is not offered, with its index."""
        decision, number = self.game.decision, len(self.path)
        if decision is None:
            raise Refused(422, "over", "the game is over before this answer", at=number)
        try:
            action = self.game.meant(text)
            label = str(labels.label(self.game, action))
            count, told = len(self.game.answers or []), len(self.game.log or [])
            self.game.choose(action)
        except UndergrowthError as error:
            raise Refused(422, "illegal", str(error), at=number) from None
        self.back.append(count)
        self.told = told
        seat = self.game.seat_name(decision.seat)
        self.path.append({"seat": seat, "text": text, "label": label})

    def roll(self, draw: random.Random, openly: bool) -> None:
        """Answer chance at random; with `openly`, where people choose rolls and draws, only
        shuffles."""
        while (decision := self.game.decision) is not None and decision.seat == CHANCE:
            if openly and decision.offered:
                return
            texts = decision.texts()
            self.answer(draw.choice(texts) if texts else f"shuffle {draw.randrange(2**31 - 2)}")

    @property
    def viewer(self) -> int:
        """The seat whose view is shown: the seat that is asked, else the seat on turn."""
        decision = self.game.decision
        return self.game.turn if decision is None or decision.seat < 0 else decision.seat


def line(asked: Told) -> Branch:
    """Return the position of a request with its answers given."""
    found = Branch(asked["position"], possible=bool(asked["answers"]))
    for text in asked["answers"]:
        found.answer(text)
    return found


def look(asked: Told) -> Told:
    """Return a moment: its state, its position, and the answers that led there."""
    found = line(asked)
    if asked["rolls"] is not None:
        found.roll(random.Random(asked["seed"]), not asked["rolls"])
    return {
        "state": _state(found),
        "position": asked["position"] if found.problem else position.describe(found.game),
        "path": found.path,
        "told": _told(found),
        "problem": found.problem,
    }


def _state(found: Branch) -> Told:
    """Return the state as the asked seat sees it, with every hand and board as its owner sees
    it."""
    g = found.game
    state = unstored_state(g, len(found.path))
    state["view"] = _open_table(g, found.viewer)
    state["viewer"], state["viewer_seat"] = g.seat_name(found.viewer), found.viewer
    state["decision"] = _question(found)
    return state


def _open_table(g: Game, viewer: int) -> Told:
    """Return the table as one seat sees it, except that each seat's part is as it sees itself."""
    view = table_view(g, viewer)
    own = [table_view(g, seat) for seat in range(g.seats)]
    view["seats"] = [own[seat]["seats"][seat] for seat in range(g.seats)]
    return view


def _question(found: Branch) -> Told | None:
    g = found.game
    decision = g.decision
    if decision is None:
        return None
    if decision.seat != CHANCE:
        return decision_view(g, decision.seat, back=found.back)
    return _of_chance(g, decision)


def _of_chance(g: Game, decision: Decision) -> Told:
    """Return a question of chance in the form of a question to people."""
    asks = labels.question(g, decision)
    return {
        "seat": g.seat_name(CHANCE),
        "index": decision.seat,
        "prompt": decision.prompt,
        "text": str(asks),
        "message": asks.data(),
        "law": decision.law,
        "mine": True,
        "reaction": False,
        "steps": [],
        "options": [option_view(g, decision, option) for option in decision.options],
        "verbs": [],
        "cards": {},
    }


def _told(found: Branch) -> list[str]:
    """Return the sentences about the last answer, as the viewer reads them."""
    g = found.game
    events = (g.log or [])[found.told :] if found.path else []
    return [str(labels.tell(g, event.as_seen_by(found.viewer))) for event in events]


def ahead(asked: Told) -> Told:
    """Return what each option certainly costs and brings."""
    found = line(asked)
    decision = found.game.decision
    if decision is None or decision.seat < 0:
        return {"revision": len(found.path), "outcomes": {}, "lines": {}, "verbs": []}
    return ahead_view(found.game, decision.seat, len(found.path))


def why(asked: Told) -> Told:
    """Return the reasons why an answer is not offered, or why nothing can be done with a target."""
    found = line(asked)
    if asked["domain"]:
        told = reasons_about(found.game, found.viewer, asked["domain"], asked["text"])
        return {"reasons": [each.model_dump() for each in told]}
    return {
        "reasons": [
            {"verb": "", **reason_for(found.game, found.viewer, asked["text"]).model_dump()}
        ]
    }


def opine(asked: Told) -> Told:
    """Return an opinion on a moment, from what the viewer's seat knows.  Refuses where chance is
    asked, and a table that no game comes to."""
    found = line(asked)
    g = found.game
    if found.problem or (g.decision is not None and g.decision.seat == CHANCE):
        raise Refused(422, "no_opinion", "there is an opinion only where a seat is asked")
    told = opinion(g, max(0, found.viewer), asked["tries"])
    return {
        "seat": g.seat_name(told.seat),
        "tries": told.tries,
        "chances": [
            {"seat": g.seat_name(seat), "chance": chance}
            for seat, chance in enumerate(told.chances)
        ],
        "lines": [_expected(g, each) for each in told.lines[:_LINES]],
    }


def _expected(g: Game, told: OptionOpinion) -> Told:
    """Return an option with what is expected after it."""
    steps = [
        {"seat": g.seat_name(step.seat), "text": str(step.option), "label": step.label}
        for step in told.steps
    ]
    return {
        "text": str(told.option),
        "label": str(labels.label(g, told.option)),
        "chance": told.chance,
        "reach": told.reach,
        "tries": told.tries,
        "line": steps,
    }


# ---- the process

WORK: Final[dict[str, Callable[[Told], Told]]] = {
    "look": look,
    "ahead": ahead,
    "why": why,
    "opinion": opine,
    "read": read,
    "write": write,
    "begin": begin,
    "companion_begin": beside.begin,
    "companion_tell": beside.tell,
    "record_begin": recording.begin,
    "record_tell": recording.tell,
}


def done(asked: Told) -> Told:
    """Handle a request: return its answer under `done`, or a refusal under `refused`."""
    try:
        with speaking(asked["language"]):
            return {"done": WORK[asked["what"]](asked)}
    except Refused as error:
        return {"refused": error.body["error"], "status": error.status}
    except (BadPosition, BadSave) as error:
        code = "bad_position"
        refused = {"code": code, "message": str(error)[:1000]}
    except BadText as error:
        refused = {"code": "bad_text", "message": str(error)[:1000]}
    except (*DAMAGE, RecursionError) as error:  # untrusted requests may be wrong in any way
        words = f"the position is damaged: {error_text(error)}"
        refused = {"code": "bad_position", "message": words[:1000]}
    return {"refused": refused, "status": 422}


def main() -> None:
    """Answer lines of standard input, within the megabytes of memory given as first argument."""
    bound(int(sys.argv[1]))
    answer_lines(done)
