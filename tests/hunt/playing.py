"""Playing on from a position, looking at every question; and playing what was found again.

A game is played with open chance: its answers are in the list, too.
"""

from __future__ import annotations

import random
import traceback
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from hunt.limits import Endless, Limit
from hunt.looking import LOOKS, Look, Watch, Wrong, lucky
from undergrowth import CHANCE, BadPosition, Game, position
from undergrowth.engine.actions import Action, Shuffle
from undergrowth.engine.errors import UndergrowthError

Document = dict[str, Any]
MOST_ANSWERS: Final = 45
"""The answers from one position on."""
PLAYING: Final = "playing"
"""The name of the look that is none: an answer, or the position itself, ends with an error."""
DRAWING: Final = "drawing"
"""The same where the position is not even drawn."""
_OURS: Final = ("undergrowth", "revelry", "second", "kit", "factions")


@dataclass(frozen=True)
class Fault:
    """Description of a fault by which it is known again."""

    look: str
    kind: str
    """The class of the error."""
    where: str
    """The question, or the function in which it was raised."""
    message: str = ""

    def is_like(self, other: Fault) -> bool:
        """Return whether two faults are the same but for their message."""
        return (self.look, self.kind, self.where) == (other.look, other.kind, other.where)

    def is_endless(self) -> bool:
        """Return whether something took so long that it may have no end."""
        return self.kind == Endless.__name__


class Found(Exception):
    """Something is wrong at a question of a game, or after its last answer."""

    def __init__(self, fault: Fault, answers: Sequence[str] = ()) -> None:
        super().__init__(fault.message)
        self.fault = fault
        self.answers = list(answers)


def begin(document: Document) -> Game:
    """Return the game of a position, with open chance and every stop."""
    return position.game(document, scripted=True, asks_all=True, stops=["phases"])


class Watcher:
    """Looks at one game after each of its answers."""

    def __init__(
        self,
        g: Game,
        looks: Sequence[Look],
        known: Sequence[Fault] = (),
        wanted: Fault | None = None,
    ) -> None:
        self.g = g
        self.wanted = wanted
        """The only fault that is looked for; None for all of them."""
        self.watches: list[tuple[Look, Watch]] = [(look, look.begin(g)) for look in looks]
        self.known = known
        """Faults that are only counted."""
        self.seen: list[Fault] = []
        """Those of them that were found again."""
        self.answers: list[str] = []

    def look(self, closely: bool = False) -> None:
        """Take all looks at the open question; `closely` the dear ones, too.

        Raises `Found` for the first that finds a fault.
        """
        number = len(self.answers)
        for look, watch in self.watches:
            if closely or number % look.every == 0:
                try:
                    with Limit():
                        watch(self.g, number)
                except Exception as error:
                    self._meet(fault_of(look.name, self.g, error), error)

    def _meet(self, fault: Fault, error: Exception) -> None:
        """Count a known fault; raise `Found` for one that is looked for."""
        if self.wanted is not None:
            if fault.is_like(self.wanted):
                raise Found(fault, self.answers) from error
        elif not any(fault.is_like(other) for other in self.known):
            raise Found(fault, self.answers) from error
        self.seen.append(fault)

    def take(self, action: Action) -> None:
        """Answer.  Raises `Found` where that ends with an error."""
        decision = self.g.decision
        assert decision is not None
        text = decision.text(action)
        self.answers.append(f"{self.g.seat_name(decision.seat)}: {text}")
        asked = decision.prompt
        try:
            with Limit():
                self.g.take(action)
        except Exception as error:
            raise Found(fault_of(PLAYING, None, error, asked), self.answers) from error


def fault_of(look: str, g: Game | None, error: Exception, asked: str = "") -> Fault:
    """Return what kind of fault an error is, raised by a look or by an answer."""
    if g is not None and g.decision is not None:
        asked = g.decision.prompt
    where = asked
    if isinstance(error, Wrong):
        where = error.where
    elif not isinstance(error, AssertionError | Endless):
        where = _raised_in(error)
    said = str(error) or _raised_at(error)
    return Fault(look, type(error).__name__, where, f"{asked}: {said}"[:2000])


def _raised_at(error: Exception) -> str:
    """Return the line that raised an error which says nothing."""
    step = traceback.extract_tb(error.__traceback__)[-1]
    return f"{step.filename.rpartition('/')[2]}:{step.lineno}: {step.line}"


def _raised_in(error: Exception) -> str:
    """Return the innermost function of ours that raised an error."""
    steps = traceback.extract_tb(error.__traceback__)
    ours = [step for step in steps if any(f"/{name}/" in step.filename for name in _OURS)]
    last = (ours or steps)[-1]
    return f"{last.filename.rpartition('/')[2]}:{last.name}"


# ---- at random


class Rarely:
    """Chooses what has seldom been chosen: verbs at prompts are counted."""

    def __init__(self) -> None:
        self.chosen: Counter[tuple[str, str]] = Counter()
        self.asked: Counter[str] = Counter()

    def option(self, g: Game, dice: random.Random) -> Action:
        """Return an option of the open question, with a rare verb rather than another."""
        decision = g.decision
        assert decision is not None
        prompt = decision.prompt
        self.asked[prompt] += 1
        verbs = sorted({option.verb for option in decision.options})
        weights = [1 / (1 + self.chosen[prompt, verb]) for verb in verbs]
        [verb] = dice.choices(verbs, weights)
        self.chosen[prompt, verb] += 1
        return dice.choice([option for option in decision.options if option.verb == verb])


def play(
    document: Document,
    dice: random.Random,
    rarely: Rarely,
    known: Sequence[Fault] = (),
    looks: Sequence[Look] = LOOKS,
) -> Watcher:
    """Play on from a position and look at each question.

    Raises `Found` for the first fault that is none of those `known`; one of them is that the
    position is refused.
    """
    try:
        g = opened(document)
    except BadPosition as refused:
        raise Found(fault_of(DRAWING, None, refused, "the position")) from refused
    watcher = Watcher(g, looks, known)
    while g.decision is not None and len(watcher.answers) < MOST_ANSWERS:
        if g.decision.seat == CHANCE:
            watcher.take(lucky(g, dice))
        else:
            watcher.look()
            watcher.take(rarely.option(g, dice))
    return watcher


def opened(document: Document) -> Game:
    """Return the game of a position.  Raises `Found` where it does not begin.

    Raises `BadPosition` for one that is refused.
    """
    try:
        with Limit():
            return begin(document)
    except BadPosition:
        raise
    except Exception as error:
        raise Found(fault_of(PLAYING, None, error, "the position")) from error


# ---- again


def again(
    document: Document,
    answers: Sequence[str],
    looks: Sequence[Look] = LOOKS,
    wanted: Fault | None = None,
) -> tuple[Fault | None, list[str]]:
    """Play these answers from a position; return the first fault, or the first that is like the
    one `wanted`, and the answers before it.

    An answer that is not offered is left out; chance that has none gives its first.
    """
    try:
        watcher = Watcher(opened(document), looks, wanted=wanted)
        waiting = list(answers)
        while watcher.g.decision is not None:
            if watcher.g.decision.seat != CHANCE:
                watcher.look(closely=True)
            action = _next(watcher.g, waiting)
            if action is None:
                break
            watcher.take(action)
    except Found as found:
        return found.fault, found.answers
    return None, watcher.answers


def _next(g: Game, waiting: list[str]) -> Action | None:
    """Return the next of the waiting answers that is offered, and forget those before it.

    None after the last.
    """
    decision = g.decision
    assert decision is not None
    me = g.seat_name(decision.seat)
    if decision.seat == CHANCE and not (waiting and waiting[0].startswith(f"{me}: ")):
        return decision.options[0] if decision.options else Shuffle(0)
    while waiting:
        seat, _, text = waiting.pop(0).partition(": ")
        action = _meant(g, text) if seat == me else None
        if action is not None:
            return action
    return None


def _meant(g: Game, text: str) -> Action | None:
    try:
        action = g.meant(text)
    except UndergrowthError:
        return None
    return action if g.offers(action) else None
