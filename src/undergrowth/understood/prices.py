"""Costs of the answers of a game that is over: the chance to win that each gave away.

An answer is judged by what its seat knew when it gave it, or with all hands open (`ai.verdicts`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from undergrowth.ai.verdicts import Verdict, is_judged, verdict
from undergrowth.engine.errors import BadSave, BadSetup
from undergrowth.engine.given import given_as, given_number
from undergrowth.shown.outcomes import outcomes
from undergrowth.table.described.views import View
from undergrowth.table.game import Game
from undergrowth.table.labels import label
from undergrowth.table.saving.replay import Replay
from undergrowth.understood.reasons import reasons, sentences, told_apart

TRIES: Final = 100
"""The tries for one answer, unless somebody says another number."""
_LONGEST: Final = 6
"""The most answers that are shown after the best option."""


def choices(at: Callable[[int], Game], last: int) -> list[View]:
    """Return the moments at which a seat had a choice in a turn: `moment`, `seat` and `turn`.

    `at` returns the game at a moment before `last`.
    """
    found: list[View] = []
    for moment in range(last):
        g = at(moment)
        if is_judged(g):
            assert g.decision is not None
            seat = g.seat_name(g.decision.seat)
            found.append({"moment": moment, "seat": seat, "turn": g.turns})
    return found


def priced(g: Game, text: str, tries: int = TRIES, hands_open: bool = False) -> View:
    """Return the price of an answer to the open question, given by its text, after some tries.

    It is judged by what its seat knew; with `hands_open` by all hands as they were.
    Keys: `seat`, `turn`, `answer` and `best` (labels), `chance` after the answer, `price`, `reach`,
    `sure` (more than luck explains), `line`, the answers expected after the best option, and
    `because` and `instead`: what its deed is certain to bring and that of the answer does not, and
    the other way round, as sentences.
    Raises `IllegalAction` and `BadText` for an answer that is not offered, `IllegalAction` where no
    seat has a choice, and `BadSetup` for no game and no tries.
    """
    game = given_as("the game", g, Game, BadSetup)
    return _view(game, verdict(game, game.meant(text), tries, hands_open))


def prices(
    replay: Replay, seat: str = "", tries: int = TRIES, hands_open: bool = False
) -> Iterator[tuple[int, View]]:
    """Yield each choice of a replay with the price of its answer: the moment before it, the price.

    With `seat`, only those of that seat; with `hands_open` judged by all hands as they were.
    Raises `BadSave` for what is no replay, and where it cannot be played on, `BadText` for what is
    no name, and `BadSetup` for no tries.
    """
    played = given_as("a replay", replay, Replay, BadSave)
    name = given_as("the seat", seat, str)
    is_open = given_as("hands_open", hands_open, bool, BadSetup)
    return _prices(played, name, given_number("tries", tries, 1, BadSetup), is_open)


def _prices(replay: Replay, seat: str, tries: int, is_open: bool) -> Iterator[tuple[int, View]]:
    for moment, g in enumerate(replay.steps()):
        if moment == len(replay.answers):
            return
        name, text = replay.answers[moment]
        if is_judged(g) and seat in ("", name):
            yield moment, priced(g, text, tries, is_open)


def _view(g: Game, found: Verdict) -> View:
    line = [{"seat": g.seat_name(each.seat), "label": each.label} for each in found.line]
    return {
        "seat": g.seat_name(found.seat),
        "turn": g.turns,
        "answer": str(label(g, found.answer)),
        "best": str(label(g, found.best)),
        "chance": round(found.chance, 4),
        "price": round(found.price, 4),
        "reach": round(found.reach, 4),
        "sure": found.is_sure(),
        "line": line[:_LONGEST],
        **_difference(g, found),
    }


def _difference(g: Game, found: Verdict) -> View:
    """Return what the best option brings and the answer does not, and the other way round."""
    if found.best == found.answer:
        return {"because": [], "instead": []}
    both = [(found.best, found.line), (found.answer, found.line_given)]
    own = [[step.option for step in line if step.seat == found.seat] for _, line in both]
    brings = outcomes(g, [option for option, _ in both], own)
    because, instead = told_apart([reasons(g, found.seat, each, {}) for each in brings])
    return {"because": sentences(because), "instead": sentences(instead)}
