"""A coach for a person's first game, who proposes an answer with reasons.

The coach knows no more than the seat: hidden information is dealt anew first, in the same way for
games that look alike.  The reasons are the certain outcome of the answer (`shown.outcomes`),
together with the answers that finish the same deed, in the words of all advice
(`understood.reasons`), and what a march makes possible (`marching`).  What the best of the other
answers brings, too, is no reason; what only that one would bring is said beside them.  Before the
first turn the cards in hand decide between answers that are worth nearly the same: those that could
be crafted.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from babel.numbers import format_decimal

from undergrowth.ai import ask
from undergrowth.ai.greedy import best_answer, worths
from undergrowth.ai.plan import PlanPlayer
from undergrowth.engine.actions import Action
from undergrowth.engine.chance import seeded
from undergrowth.engine.errors import IllegalAction
from undergrowth.engine.messages import Arg, Message
from undergrowth.law.crafting.paying import can_pay
from undergrowth.law.victory.score import points_to_win
from undergrowth.lessons.marching import GATHERS, MARCHING, marching
from undergrowth.shown.outcomes import ground, outcomes
from undergrowth.table import labels
from undergrowth.table.book import book
from undergrowth.table.game import Game
from undergrowth.table.hidden.determinize import determinize
from undergrowth.table.names import CARDS
from undergrowth.understood.reasons import reasons
from undergrowth.words import language

_SEED: Final = 1
_WORLDS: Final = 2
"""The number of worlds in which the coach plans the turn."""
_LONGEST: Final = 6
"""The most answers of one deed that are considered together."""
_LITTLE: Final = 10
"""The hundredths of a point below which two answers look alike."""
_NEARLY: Final = 60
"""The hundredths of a point within which the hand decides between answers before the first turn."""
_TELLING: Final = (
    *("because-wins", "because-points", "because-rules", "because-takes_rule"),
    *("because-removes", "because-battle", "coach-hand"),
    *MARCHING,
)
"""Reasons that say by themselves why an answer is good."""
_PRICE: Final = (
    *("because-loses_rule", "because-loses", "because-costs_points", "because-gives_points"),
    *("because-lost", "coach-leaves"),
)
"""Reasons that speak against an answer: they are said as its price."""
_RULES: Final = "because-rules"
"""2.5 The reason that names the clearings with a new ruler."""
_BRIEF: Final = 2
"""The most reasons that are said for a march, besides its outcome."""
_CLOSE: Final = 6
"""The distance to victory in points at which the coach warns of a player."""


@dataclass
class Proposal:
    """A proposed answer to the open question, with its reasons."""

    answer: Action
    text: str
    label: Message
    then: list[Message] = field(default_factory=list)
    """The answers after it that finish the same deed."""
    because: list[Message] = field(default_factory=list)
    beware: list[Message] = field(default_factory=list)
    """Other players who are about to win."""


def proposal(g: Game, seat: int) -> Proposal:
    """Return the coach's proposal for a seat.  Raises `IllegalAction` if the seat is not asked."""
    decision = g.decision
    if decision is None or decision.seat != seat:
        raise IllegalAction("only who is asked can be advised")
    guess = determinize(g, seat, _SEED)
    guess.chance = seeded(_SEED)
    within = len(guess.stack) > ground(guess)  # inside a deed, go on as it was proposed
    first = best_answer(guess, seat, seeded(_SEED)) if within else _best(g, seat)
    rated = dict(zip(decision.offered, worths(guess, seat), strict=True))
    if g.turns == 0:
        first = _by_hand(guess, seat, first, rated)
    line, said = _deed(guess, seat, first)
    found = Proposal(first, decision.text(first), said[0], said[1:])
    found.because = _compared(g, guess, seat, first, line, rated)
    found.beware = _dangers(g, seat)
    return found


def _best(g: Game, seat: int) -> Action:
    """Return the planning player's choice, which looks to the end of the turn."""
    player = PlanPlayer(seat, _SEED)
    player.configure([str(_WORLDS)])
    return ask(player, g)


def _deed(guess: Game, seat: int, first: Action) -> tuple[list[Action], list[Message]]:
    """Return the answers that finish the deed that one begins, up to chance or another player.

    Also returns the first answer and the later real choices in words.
    """
    twin, depth = guess.copy(), ground(guess)
    twin.scripted = True  # the deed is played up to its first roll
    answers = [first]
    said = [labels.label(twin, first)]
    twin.take(first)
    while len(answers) < _LONGEST and twin.turns == guess.turns and len(twin.stack) > depth:
        decision = twin.decision
        if decision is None or decision.seat != seat:
            break
        answers.append(_next(twin, seat))
        if len(decision.options) > 1:
            said.append(labels.label(twin, answers[-1]))
        twin.take(answers[-1])
    return answers[1:], said


def _next(twin: Game, seat: int) -> Action:
    """Return the answer that looks best at once, with chance unknown."""
    trial = twin.copy()
    trial.scripted = False
    return best_answer(trial, seat, seeded(_SEED))


def _because(g: Game, guess: Game, seat: int, answer: Action, line: list[Action]) -> list[Message]:
    """Return the certain outcome of the whole deed in words, and what a march makes possible.

    6.3 What a choice of setup places on the map is no reason: each choice places as much.
    """
    [brings] = outcomes(g, [answer], [line])
    found = reasons(g, seat, brings, {})
    if g.turns == 0:
        return [each for each in found if each.id != "because-places"]
    return found + marching(guess, _played(guess, answer, line), seat)


def _played(guess: Game, answer: Action, line: list[Action]) -> Game:
    """Return a copy in which a deed was played, as far as its turn lasts."""
    twin = guess.copy()
    twin.scripted = True
    for each in [answer, *line]:
        if twin.decision is None or not twin.offers(each):
            break
        twin.take(each)
    return twin if twin.turns == guess.turns else guess


def _compared(
    g: Game, guess: Game, seat: int, first: Action, line: list[Action], rated: dict[Action, int]
) -> list[Message]:
    """Return what an answer brings that the best of the others does not, and what that one does.

    What both bring is said in one sentence, and only where nothing else speaks for the answer.  If
    the other brings something that tells, how much the two are worth is said as well.
    """
    found = _because(g, guess, seat, first, line)
    found += _craftable_then(guess, seat, first)
    others = [each for each in rated if each != first]
    if not others:
        return _priced(found) or [Message("coach-nothing", {})]
    other = max(others, key=lambda each: rated[each])
    theirs = _because(g, guess, seat, other, _deed(guess, seat, other)[0])
    both = [each for each in found if each in theirs and each.id != "because-wins"]
    mine = _apart([each for each in found if each not in both], theirs)
    instead = _apart([each for each in theirs if each not in found], found)
    instead = [each for each in instead if each.id not in (*_PRICE, "because-spends")]
    label = labels.label(guess, other)
    mine = _brief(mine)
    tells = any(each.id in _TELLING for each in mine)
    if not tells:
        good = [each for each in both if each.id not in (*_PRICE, "because-spends")]
        mine += [Message("coach-both", {"other": label, "brings": each}) for each in good[:1]]
        mine += [each for each in both if each.id in _PRICE]
    if not tells or (instead and instead[0].id in _TELLING):
        mine.append(_better(guess, other, rated.get(first, 0) - rated[other]))
    mine = _priced(mine)
    if instead:
        mine.append(Message("coach-instead", {"other": label, "brings": instead[0]}))
    return mine


def _apart(found: list[Message], others: list[Message]) -> list[Message]:
    """Return reasons with only those clearings that another answer's reasons do not name.

    2.5 A sentence about as many newly ruled clearings, of which the other shares some, tells
    nothing: it is left out.
    """
    theirs = {(each.id, each.args.get("seat")): _places(each) for each in others}
    kept: list[Message] = []
    for each in found:
        ours, named = _places(each), theirs.get((each.id, each.args.get("seat")), [])
        only = [place for place in ours if place not in named]
        if len(only) == len(ours):
            kept.append(each)
        elif only and not (each.id == _RULES and len(ours) == len(named)):
            kept.append(Message(each.id, {**each.args, "places": only}, each.otherwise))
    return kept


def _brief(found: list[Message]) -> list[Message]:
    """Return reasons with the first few of those for a march.

    How many warriors it gathers is only said where nothing else tells.
    """
    tells = any(each.id in _TELLING for each in found)
    march = [each for each in found if each.id in MARCHING][_BRIEF:]
    return [each for each in found if each not in march and not (tells and each.id == GATHERS)]


def _places(reason: Message) -> list[str]:
    """Return the clearings that a reason names."""
    places = reason.args.get("places", [])
    return places if isinstance(places, list) else []


def _priced(found: list[Message]) -> list[Message]:
    """Return reasons with what speaks against the answer last, as its price.

    A card is a price where nothing tells what it is spent for.
    """
    tells = any(each.id in _TELLING for each in found)
    against = _PRICE if tells else (*_PRICE, "because-spends")
    good = [each for each in found if each.id not in against]
    cost = [each for each in found if each.id in against]
    return good + [Message("coach-price", {"brings": each}) for each in cost]


def _better(guess: Game, other: Action, points: int) -> Message:
    """Return how much better an answer looks at once than the best of the others."""
    args: dict[str, Arg] = {"other": labels.label(guess, other)}
    if abs(points) < _LITTLE:
        return Message("coach-even", args)
    if points < 0:
        return Message("coach-later", args)
    told = format_decimal(points / 100, format="0.0", locale=language())
    return Message("coach-better", {**args, "points": f"text:{told}"})


# ---- the hand before the first turn


def _by_hand(guess: Game, seat: int, first: Action, rated: dict[Action, int]) -> Action:
    """4.1.1 Return the answer that lets the hand craft most, of those worth nearly as much."""
    least = rated.get(first, 0) - _NEARLY
    near = [each for each in rated if rated[each] >= least]
    return max(
        near, key=lambda each: (len(_crafts_after(guess, seat, each)), each == first, rated[each])
    )


def _crafts_after(guess: Game, seat: int, answer: Action) -> list[int]:
    """4.1.1 Return the cards in hand that a faction's pieces pay for once it has answered so."""
    after = guess.copy()
    after.take(answer)
    power = book(after).faction(seat).crafting_power(after)
    cards = [(card, after.box.cards[card]) for card in sorted(set(after.hands[seat]))]
    return [card for card, c in cards if c.icons > 0 and can_pay(c, power)]


def _craftable_then(guess: Game, seat: int, answer: Action) -> list[Message]:
    """4.1.1 Return the cards in hand that could be crafted thanks to an answer in setup."""
    if guess.turns > 0:
        return []
    power = book(guess).faction(seat).crafting_power(guess)
    new = [
        f"card:{CARDS.text(card)}"
        for card in _crafts_after(guess, seat, answer)
        if not can_pay(guess.box.cards[card], power)
    ]
    return [Message("coach-hand", {"cards": new})] if new else []


def _dangers(g: Game, seat: int) -> list[Message]:
    """3.1 Return warnings of other players who may win on their next turn."""
    close = [
        other
        for other in range(g.seats)
        if other != seat and g.score[other] >= points_to_win(g, other) - _CLOSE
    ]
    return [
        Message(
            "coach-beware",
            {"seat": f"faction:{g.seat_name(other)}", "points": g.score[other]},
        )
        for other in close
    ]
