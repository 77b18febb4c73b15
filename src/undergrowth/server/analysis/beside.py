"""Automated opponents beside a real table (`undergrowth.companion`), for a page.

Nothing is stored: each request brings the chapter in progress, and what the table tells now.
"""

from __future__ import annotations

import random
from dataclasses import asdict
from typing import Any, Final

from undergrowth import position
from undergrowth.companion import Companion, Question
from undergrowth.companion.fields import fields
from undergrowth.companion.moments import CHOICE, TURN
from undergrowth.engine.documents import check_plain
from undergrowth.engine.errors import BadSave, BadSetup, BadText, UndergrowthError
from undergrowth.engine.frames import NOBODY
from undergrowth.server.analysis.unstored import unstored_state
from undergrowth.server.beginnings.seating import completed
from undergrowth.server.errors import Refused
from undergrowth.server.views.state import faction_of, winners_of
from undergrowth.server.wire.asked import SetupAsked
from undergrowth.shown.question import option_view
from undergrowth.table import labels
from undergrowth.table.game import Game
from undergrowth.table.hidden.unknown import unknown_cards
from undergrowth.table.names import CARDS

_MOST: Final = 10_000
"""The most values in a chapter; those of ours have hundreds."""
_LONGEST: Final = 2_000
"""The most characters of one text."""
_GOES_ON: Final = ("answer", "step")
"""The entries after which the game goes on by itself, up to something to tell."""
_LONG: Final = 16
"""The entries after which a chapter ends within a person's turn."""
_PLACES: Final = ("place", "places", "from")
_CARDS: Final = ("card", "cards")
Told = dict[str, Any]


def begin(asked: Told) -> Told:
    """Return the first moment of a game with a setup."""
    try:
        setup, _ = completed(
            SetupAsked.model_validate(asked["setup"]), random.Random(asked["seed"])
        )
    except BadSetup as error:
        raise Refused(422, "bad_setup", str(error)) from None
    companion = Companion.new(setup, asked["seed"])
    companion.settle()
    return {**_moment(companion, 0), "chapter": companion.chapter}


def tell(asked: Told) -> Told:
    """Return the moment after what the table tells; an error names what was not taken by `at`.

    Before a turn the moment brings the opening of a new chapter.
    """
    companion = companion_in(asked["chapter"])
    known = len(companion.entries)
    for number, entry in enumerate(asked["tell"]):
        try:
            check_plain(entry, _MOST, _LONGEST)
            companion.tell(entry)
        except UndergrowthError as error:
            raise Refused(422, "not_told", str(error)[:1000], at=number) from None
    if asked["tell"] and asked["tell"][-1][0] in _GOES_ON:
        companion.settle()
    told = _moment(companion, known)
    if _ends_chapter(companion):
        companion.next_chapter()
        return {**told, "chapter": companion.chapter}
    return {**told, "chapter": None}


def _ends_chapter(companion: Companion) -> bool:
    """Whether a turn has begun, or a person's turn has brought many entries."""
    if companion.over or not companion.at_turn_start or not companion.entries:
        return False
    return companion.entries[-1][0] in (*_GOES_ON, "end") or len(companion.entries) >= _LONG


def companion_in(chapter: Told) -> Companion:
    """Return the game of a chapter.  Refuses one that is damaged."""
    try:
        check_plain(chapter, _MOST, _LONGEST)
        return Companion.of(chapter)
    except (BadSave, BadText) as error:
        raise Refused(422, "bad_companion", str(error)[:1000]) from None


def _moment(companion: Companion, known: int) -> Told:
    g = companion.game
    question = companion.question
    state = unstored_state(g, len(companion.entries))
    state["decision"] = None
    return {
        "entries": companion.entries[known:],
        "state": state,
        "boards": {g.seat_name(seat): _fields(g, seat) for seat in range(g.seats)},
        "unknown": [CARDS.text(card) for card in sorted(set(unknown_cards(g, NOBODY)))],
        "question": None if question is None else _asked(companion, question),
        "lines": _lines(companion),
        "position": position.describe(g) if question and question.kind == TURN else None,
        "plays": companion.plays,
        "begins": companion.at_turn_start,
        "winners": companion.winners if companion.over else winners_of(g),
    }


def _fields(g: Game, seat: int) -> list[Told]:
    """Return what people may tell of a board; nothing before the first turn."""
    return [asdict(each) for each in fields(g, seat)] if g.turns else []


def _asked(companion: Companion, question: Question) -> Told:
    """Return a question with its options; those of a choice say what they point at."""
    options: list[Told] = []
    if question.kind == CHOICE:
        for text, deal in companion.answers().items():
            assert deal.decision is not None
            view = option_view(deal, deal.decision, deal.meant(text))
            options.append({**view, "text": text})
    return {
        "kind": question.kind,
        "seat": question.seat,
        "text": question.text,
        "law": question.law,
        "options": options,
        "names": [] if options else list(question.options),
    }


def _lines(companion: Companion) -> list[Told]:
    """Return what the last entry has brought, in words, with the places and cards it names."""
    g = companion.game
    events = [event.as_seen_by(NOBODY) for event in g.log or []] if companion.lines else []
    return [
        {
            "text": str(labels.tell(g, event)),
            "law": event.law,
            "seat": faction_of(g, event.seat),
            "verb": event.verb,
            "places": _named(event.fields, _PLACES),
            "cards": _named(event.fields, _CARDS),
        }
        for event in events
    ]


def _named(fields: dict[str, Any], keys: tuple[str, ...]) -> list[str]:
    return list(dict.fromkeys(w for key in keys for w in str(fields.get(key, "")).split()))
