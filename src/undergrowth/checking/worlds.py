"""Faults that show in worlds alike: games that differ only in what a viewer cannot see (1.2.1).

The same answer must go on alike in them before the viewer's eyes, unless it says that it reveals
something.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from undergrowth.checking.findings import error_said
from undergrowth.engine.actions import Action
from undergrowth.engine.chance import Chance, seeded
from undergrowth.engine.events import Event
from undergrowth.engine.frames import CHANCE, NOBODY, Decision, Procedure, step_names
from undergrowth.engine.owners import owner_of
from undergrowth.table.book import book
from undergrowth.table.described.seen import GameView
from undergrowth.table.game import Game
from undergrowth.table.hidden.learned import reveals_anything

Fault = tuple[type, str, str]
"""A class of the package, its method, and the problem."""

_LOOKS: Final = 3
"""How many times a question with options of the package is looked at."""
_WORLDS: Final = 3
"""The number of worlds for each viewer."""
_ANSWERS: Final = 3
"""The number of answers that are compared in each world."""
_ON: Final = 12
"""The most answers after which a procedure in progress is no longer followed."""


class Question:
    """An open question as a viewer sees it, and what follows some of its answers."""

    def __init__(
        self, g: Game, viewer: int, own: list[Action], follows: Procedure | None = None
    ) -> None:
        self.game: Final = g
        self.viewer: Final = viewer
        self.own: Final = own
        """The options that are compared, those of the package, the first ones first."""
        self.follows: Final = follows
        """The procedure of the package that asks next, if the question is not the package's."""
        self._after: Final[dict[str, Game]] = {}
        self._seen: Final[dict[str, tuple[list[Event], GameView]]] = {}

    def after(self, answer: Action) -> Game:
        """Return the game after an answer, with the events that it led to."""
        if str(answer) not in self._after:
            self._after[str(answer)] = _begun(self.game)
            self._after[str(answer)].choose(answer)
        return self._after[str(answer)]

    def seen(self, answer: Action) -> tuple[list[Event], GameView]:
        """Return what the viewer is told and shown after an answer."""
        if str(answer) not in self._seen:
            self._seen[str(answer)] = seen(self.after(answer), self.viewer)
        return self._seen[str(answer)]


class Worlds:
    """The comparison of worlds at the questions of a package, each in the first games it has."""

    def __init__(self, owner: str, offered: set[type[Action]]) -> None:
        self.owner: Final = owner
        self.offered: Final = offered
        """The answers that test games have offered; the games add theirs."""
        self._looks: Final[Counter[tuple[str, str]]] = Counter()
        self._before: Game | None = None
        """The game at the last question, if the package had no part in it."""

    def faults(self, g: Game) -> Iterator[Fault]:
        """Yield the faults that show at the open question, if the package has a part in it."""
        decision, before = g.decision, self._before
        self._before = None
        if decision is None or decision.seat == CHANCE:
            return
        own = self._own_options(g, decision)
        if not own:
            self._before = g.copy(log=True)
        elif self._is_due(decision.prompt, type(own[0]).__name__):
            turned = _by_verbs(own, self._looks[decision.prompt, type(own[0]).__name__])
            for viewer in range(NOBODY, g.seats):
                yield from self._compare(Question(g, viewer, turned))
        if before is not None and self._is_own(g.stack[-1]):
            yield from self._led_to(before, g, decision)

    def _led_to(self, before: Game, g: Game, decision: Decision) -> Iterator[Fault]:
        """Yield the faults of an answer that has led to the open question of the package."""
        answer = _only_answer(before, g)
        if answer is not None and self._is_due(decision.prompt, ""):
            for viewer in range(NOBODY, g.seats):
                yield from self._compare(Question(before, viewer, [answer], g.stack[-1]))

    def _is_due(self, prompt: str, option: str) -> bool:
        """Whether a question is one of the first of its kind."""
        self._looks[prompt, option] += 1
        return self._looks[prompt, option] <= _LOOKS

    def _own_options(self, g: Game, decision: Decision) -> list[Action]:
        """Return all options of a question of the package; else those whose class is its own."""
        asks = self._is_own(g.stack[-1])
        return [each for each in decision.options if asks or self._is_own(each)]

    def _is_own(self, thing: object) -> bool:
        return owner_of(type(thing)) == self.owner

    def _compare(self, asked: Question) -> Iterator[Fault]:
        """Yield what a viewer could tell worlds by, and the procedures that one cannot end."""
        g, viewer = asked.game, asked.viewer
        for seed in range(_WORLDS):
            chance = seeded(seed + 1)
            try:
                other = other_world(g, viewer, seed)
            except Exception as error:  # any error of the package's code
                said = f"cannot be asked again after cards were dealt anew: {error_said(error)}"
                yield type(g.stack[-1]), "", said
                return
            shown = list(self._shown(g, other, viewer))
            yield from shown
            if not shown and other.decision is not None:
                for answer in [each for each in asked.own if other.offers(each)][:_ANSWERS]:
                    yield from self._answered(asked, other, answer)
                yield from self._played_on(other, chance)

    def _shown(self, g: Game, other: Game, viewer: int) -> Iterator[Fault]:
        """Yield the sources of the package whose boards show a viewer what it may not see."""
        for source in book(g).sources:
            if not self._is_own(source) or source.board_at < 0:
                continue
            if source.describe(g, viewer) != source.describe(other, viewer):
                yield type(source), "describe", f"shows {_named(g, viewer)} what it may not see"

    def _answered(self, asked: Question, other: Game, answer: Action) -> Iterator[Fault]:
        """Yield the difference that an answer makes between two worlds before a viewer's eyes."""
        g, viewer = asked.game, asked.viewer
        one, two = asked.after(answer), _begun(other)
        try:
            two.choose(answer)
        except Exception as error:
            yield from self._stopped(two, g, error)
            return
        told = reveals_anything(g, one)
        if told == reveals_anything(other, two) and (
            told or asked.seen(answer) == seen(two, viewer)
        ):
            return
        frame, at = g.stack[-1], len(g.stack) - 1
        who = f"{_named(g, viewer)} can tell them apart"
        goes_on = [_asks_on(world, frame, at) for world in (one, two)]
        later = None if any(goes_on) else self._asked_in_one(one, two)
        if later is not None:
            problem = f"asks in one world and not in another that looks the same, after {answer}"
            yield *later, f"{problem}: {who}; expected g.ask whatever a hand holds"
            return
        kind, step = self._blamed(asked, answer)
        if goes_on[0] != goes_on[1]:
            problem = "asks on in one world and not in another that looks the same"
            remedy = "g.ask whatever a hand holds, can_go_on where it must go on, or "
        else:
            problem, remedy = "goes on differently in worlds that look the same", ""
        yield kind, step, f"after {answer} {problem}: {who}; expected {remedy}g.reveals_hidden()"

    def _asked_in_one(self, one: Game, two: Game) -> tuple[type, str] | None:
        """Return the class and the step of the package that asks in one of two worlds alone."""
        asking = [_asking(world) for world in (one, two)]
        for each in asking if asking[0] != asking[1] else []:
            if each is not None and owner_of(each[0]) == self.owner:
                return each
        return None

    def _blamed(self, asked: Question, answer: Action) -> tuple[type, str]:
        """Return the class of the package that takes an answer, and its step that does."""
        frame, next_step = asked.game.stack[-1], asked.game.stack[-1].next_step
        if asked.follows is not None:
            frame, next_step = asked.follows, asked.follows.next_step - 1
        if not self._is_own(frame):
            return type(answer), ""
        return type(frame), "".join(step_names(frame)[next_step : next_step + 1])

    def _played_on(self, other: Game, chance: Chance) -> Iterator[Fault]:
        """Yield the procedure in progress that another world cannot complete."""
        twin = other.copy()
        inside = [at for at, frame in enumerate(other.stack) if self._is_own(frame)]
        for _ in range(_ON if inside else 0):
            if twin.decision is None or len(twin.stack) <= inside[-1]:
                return
            try:
                twin.take(twin.decision.options[chance.below(len(twin.decision.options))])
            except Exception as error:
                yield from self._stopped(twin, other, error)
                return

    def _stopped(self, world: Game, before: Game, error: Exception) -> Iterator[Fault]:
        """Yield the innermost procedure of the package in a world that has stopped."""
        for frame in reversed(world.stack):
            if not self._is_own(frame):
                continue
            said = f"stops in a world that was dealt anew: {error_said(error)}"
            if type(frame) in map(type, before.stack):
                yield type(frame), "can_go_on", f"{said}; expected False where a card is missing"
            else:
                yield type(frame), "", said
            return


def _by_verbs(options: list[Action], look: int) -> list[Action]:
    """Return options in another order at each look: verbs take turns, and so do their options."""
    order = list(range(len(options)))
    seeded(look).shuffle(order)
    met: Counter[type] = Counter()
    rounds: list[tuple[int, int]] = []
    for i in order:
        rounds.append((met[type(options[i])], i))
        met[type(options[i])] += 1
    start = (look - 1) * _ANSWERS % max(1, len(met))
    found = [options[i] for _, i in sorted(rounds, key=lambda each: each[0])]
    return found[start:] + found[:start]


def _only_answer(before: Game, g: Game) -> Action | None:
    """Return the answer between two moments of a game; None if there is not just one."""
    if before.answers is None or g.answers is None:
        return None
    given = g.answers[len(before.answers) :]
    return before.meant(given[0].partition(": ")[2]) if len(given) == 1 else None


def other_world(g: Game, viewer: int, seed: int) -> Game:
    """Return a game that looks the same to a viewer, with the same record of who answered."""
    twin = g.determinize(viewer, seed, afresh=True)
    twin.answers = g.answers[:] if g.answers is not None else None
    twin.log = []
    if g.trail is not None:
        twin.trail = g.trail.copy(g.stack, twin.stack)
    return twin


def seen(g: Game, viewer: int) -> tuple[list[Event], GameView]:
    """Return what a viewer has been told in a world, and what it sees there."""
    return [event.as_seen_by(viewer) for event in g.log or []], g.observe(viewer)


def _begun(g: Game) -> Game:
    """Return a copy in which an answer can be given and its events be read."""
    world = g.copy(log=True)
    world.log = []
    return world


def _asking(world: Game) -> tuple[type, str] | None:
    """Return the class of the procedure that asks in a world, and its step; None if none does."""
    if world.decision is None or not world.stack:
        return None
    frame = world.stack[-1]
    return type(frame), "".join(step_names(frame)[frame.next_step - 1 : frame.next_step])


def _asks_on(world: Game, frame: Procedure, at: int) -> bool:
    """Whether a procedure that has asked before is still in progress."""
    return len(world.stack) > at and type(world.stack[at]) is type(frame)


def _named(g: Game, viewer: int) -> str:
    return "a spectator" if viewer == NOBODY else g.seat_name(viewer)
