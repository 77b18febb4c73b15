"""A coach beside somebody's first game: what they would answer now, and why.

A coach knows what the seat knows: everything hidden is dealt anew before anything is looked at, and
alike for games that look alike.  What they say an answer brings is what it certainly brings
(`shown.outcomes`), together with the answers that finish the same deed.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from undergrowth.ai.greedy import best_answer
from undergrowth.ai.plan import PlanPlayer
from undergrowth.engine.actions import PASS, Action
from undergrowth.engine.chance import seeded
from undergrowth.engine.errors import IllegalAction
from undergrowth.engine.messages import Arg, Message
from undergrowth.law.victory.score import POINTS_TO_WIN
from undergrowth.shown.outcomes import outcome_of
from undergrowth.table import labels
from undergrowth.table.determinize import determinize
from undergrowth.table.frames import Frame
from undergrowth.table.game import Game
from undergrowth.table.views import View

_SEED: Final = 1
_WORLDS: Final = 2
"""In how many deals the coach plans the turn."""
_LONGEST: Final = 6
"""Answers of one deed that are thought of together."""
_CLOSE: Final = 6
"""Points that lack to a victory when somebody is warned of it."""


@dataclass
class Proposal:
    """An answer to the open question, and the reasons for it."""

    answer: Action
    text: str
    label: Message
    then: list[Message] = field(default_factory=list)
    """The answers after it that finish the same deed."""
    because: list[Message] = field(default_factory=list)
    beware: list[Message] = field(default_factory=list)
    """Who else is about to win."""


def proposal(g: Game, seat: int) -> Proposal:
    """What the coach of a seat would answer.  Raises `IllegalAction` where it is not asked."""
    decision = g.decision
    if decision is None or decision.seat != seat:
        raise IllegalAction("only who is asked can be advised")
    guess = determinize(g, seat, _SEED)
    guess.chance = seeded(_SEED)
    within = len(guess.stack) > _ground(guess)  # in a deed: go on as when it was proposed
    first = best_answer(guess, seat, seeded(_SEED)) if within else _best(g, seat)
    answers = _deed(guess, seat, first)
    labelled, brought = _told(guess, seat, answers)
    found = Proposal(first, decision.text(first), labelled[0], labelled[1:])
    found.because = _reasons(g, seat, first, brought)
    found.beware = _dangers(g, seat)
    return found


def _best(g: Game, seat: int) -> Action:
    """What the planning player takes: it looks to the end of the turn."""
    player = PlanPlayer(seat, _SEED)
    player.worlds = _WORLDS
    return player.look(g)


def _ground(g: Game) -> int:
    """How high the procedures are stacked between two deeds: up to the one that offers them."""
    free = [at for at, frame in enumerate(g.stack) if isinstance(frame, Frame) and frame.is_free()]
    return free[-1] + 1 if free else len(g.stack)


def _deed(guess: Game, seat: int, first: Action) -> list[Action]:
    """An answer, and those that finish what it begins, until others are asked."""
    chance = seeded(_SEED)
    twin, depth = guess.copy(), _ground(guess)
    answers = [first]
    twin.take(first)
    while len(answers) < _LONGEST and twin.turns == guess.turns and len(twin.stack) > depth:
        decision = twin.decision
        if decision is None or decision.seat != seat:
            break
        answers.append(best_answer(twin, seat, chance))
        twin.take(answers[-1])
    return answers


def _told(guess: Game, seat: int, answers: list[Action]) -> tuple[list[Message], list[View]]:
    """The answers in words, and what each certainly brings; nothing after the first roll."""
    twin = guess.copy()
    said: list[Message] = []
    brought: list[View] = []
    for answer in answers:
        if twin.decision is None or not twin.offers(answer):
            break
        if len(twin.decision.options) > 1:
            said.append(labels.label(twin, answer))
        brought.append(outcome_of(twin, seat, answer))
        if "battle" in brought[-1]:
            break
        twin.take(answer)
    return said or [labels.label(guess, answers[0])], brought


# ---- why


def _reasons(g: Game, seat: int, answer: Action, brought: list[View]) -> list[Message]:
    me = g.seat_name(seat)
    said = [
        *_of_points(me, brought),
        *_of_rule(me, brought),
        *_of_pieces(me, brought),
        *_of_cards(me, brought),
        *_of_battle(me, brought),
    ]
    if not said:
        said.append(Message("coach-nothing" if answer == PASS else "coach-leads_on", {}))
    return said


def _table(view: View, key: str) -> dict[str, object]:
    found = view.get(key, {})
    return found if isinstance(found, dict) else {}


def _list(view: View, key: str) -> list[dict[str, object]]:
    found = view.get(key, [])
    return found if isinstance(found, list) else []


def _of_points(me: str, brought: list[View]) -> list[Message]:
    """3.2 Points scored and lost."""
    total: dict[str, int] = {}
    for each in brought:
        for who, n in _table(each, "points").items():
            total[who] = total.get(who, 0) + int(str(n))
    said: list[Message] = []
    for who, n in total.items():
        about = "mine" if who == me else "theirs"
        args: dict[str, Arg] = {"seat": f"faction:{who}", "count": abs(n)}
        if n:
            said.append(Message(f"coach-{'scores' if n > 0 else 'loses'}_{about}", args))
    return said


def _of_rule(me: str, brought: list[View]) -> list[Message]:
    """2.5 Clearings that change hands: gained, lost, and taken from somebody."""
    before: dict[str, object] = {}
    after: dict[str, object] = {}
    for each in brought:
        for change in _list(each, "rulers"):
            place = str(change["place"])
            before.setdefault(place, change["before"])
            after[place] = change["after"]
    changed = [place for place in before if before[place] != after[place]]
    kinds = {
        "coach-rules": [p for p in changed if after[p] == me],
        "coach-rules_no_more": [p for p in changed if before[p] == me],
        "coach-breaks_rule": [p for p in changed if me not in (before[p], after[p]) and before[p]],
    }
    return [
        Message(id, {"places": [f"place:{place}" for place in places], "count": len(places)})
        for id, places in kinds.items()
        if places
    ]


def _of_pieces(me: str, brought: list[View]) -> list[Message]:
    """Pieces that come to the map, and those that leave it."""
    total: dict[tuple[str, str], int] = {}
    for each in brought:
        for who, counts in _table(each, "totals").items():
            for piece, n in counts.items() if isinstance(counts, dict) else []:
                total[who, piece] = total.get((who, piece), 0) + int(n)
    said: list[Message] = []
    for (who, piece), n in total.items():
        args: dict[str, Arg] = {
            "seat": f"faction:{who}",
            "count": abs(n),
            "piece": f"piece:{piece}",
        }
        if n > 0 and who == me:
            said.append(Message("coach-places", args))
        elif n < 0:
            said.append(Message("coach-costs" if who == me else "coach-removes", args))
    return said


def _of_cards(me: str, brought: list[View]) -> list[Message]:
    """Cards spent, and how many are drawn."""
    spent = [f"card:{card}" for each in brought for card in _names(each, "spent")]
    drawn = sum(int(str(_table(each, "cards").get(me, 0))) for each in brought) + len(spent)
    said: list[Message] = []
    if spent:
        said.append(Message("coach-spends", {"cards": [*spent], "count": len(spent)}))
    if drawn > 0:
        said.append(Message("coach-draws", {"count": drawn}))
    items = [f"item:{item}" for each in brought for item, n in _items(each) if n < 0]
    if items:
        said.append(Message("coach-takes", {"items": [*items], "count": len(items)}))
    return said


def _names(view: View, key: str) -> list[str]:
    found = view.get(key, [])
    return [str(each) for each in found] if isinstance(found, list) else []


def _items(view: View) -> list[tuple[str, int]]:
    return [(item, int(str(n))) for item, n in _table(view, "items").items()]


def _of_battle(me: str, brought: list[View]) -> list[Message]:
    """4.3 Rolled hits as they are to be expected, in tenths."""
    said: list[Message] = []
    for each in brought:
        sides = _list(_table(each, "battle"), "sides")
        mean = {str(side["owner"]): _mean(side["odds"]) for side in sides}
        others = [n for who, n in mean.items() if who != me]
        if me in mean and others:
            said.append(
                Message("coach-odds", {"mine": f"text:{mean[me]}", "theirs": f"text:{others[0]}"})
            )
    return said


def _mean(odds: object) -> str:
    chances = odds if isinstance(odds, list) else []
    return f"{sum(hits * float(chance) for hits, chance in enumerate(chances)):.1f}"


def _dangers(g: Game, seat: int) -> list[Message]:
    """3.1 Others whose next turn may be their last."""
    close = [
        other
        for other in range(g.seats)
        if other != seat and g.score[other] >= POINTS_TO_WIN - _CLOSE
    ]
    return [
        Message(
            "coach-beware",
            {"seat": f"faction:{g.seat_name(other)}", "points": g.score[other]},
        )
        for other in close
    ]
