"""Automated opponents announce what the Law says they do: it is predicted, and compared.

`predicted.py` beside an opponent's tests tells its turn: a generator that is given the table at
each announcement, and says what comes next.  It is written from the Law alone, slow and plain.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator
from typing import Any

from second.law import load
from second.table import Table
from undergrowth import CHANCE, Game, Setup, position
from undergrowth.engine.actions import Shuffle
from undergrowth.engine.chance import seeded

Position = dict[str, Any]
Follow = Callable[[Game], Callable[[Game], None]]
Turn = Generator[str, Table, None]
"""Announcements of a turn, one text after another; it is sent the table of each."""
Tell = Callable[[Table], Turn]

SOME_TURNS, MOST_TURNS = 24, 120
MANY = 8
"""Whole games of a line-up."""
ANNOUNCED = ("automata.battle", "automata.move", "automata.place")
"""Prompts of all opponents; those of one begin with its name."""


class Predictor:
    """Follows one opponent through a game."""

    def __init__(self, me: str, tell: Tell, others: tuple[str, ...] = ()) -> None:
        self.me, self.tell, self.others = me, tell, others
        self.turn = -1
        self.said: Turn | None = None
        self.compared: Counter[str] = Counter()

    def look(self, g: Game) -> None:
        """At each question: what is announced is what was to come."""
        decision = g.decision
        assert decision is not None
        own = g.turn >= 0 and g.seat_name(g.turn) == self.me
        if not own:
            self._end(g)
        elif decision.seat == g.turn and self._announces(decision.prompt):
            [text] = decision.texts()
            wanted = self._next(g)
            assert text == wanted, f"{decision.prompt} ({decision.law}): {text}, but {wanted}"
            self.compared[decision.prompt] += 1

    def _announces(self, prompt: str) -> bool:
        return prompt in ANNOUNCED or prompt in self.others

    def _next(self, g: Game) -> str:
        if self.turn != g.turns or self.said is None:
            self.turn, self.said = g.turns, self.tell(Table(g))
            return next(self.said, "nothing")
        try:
            return self.said.send(Table(g))
        except StopIteration:
            return "nothing"

    def _end(self, g: Game) -> None:
        """When somebody else is asked in another turn, nothing was to come any more."""
        said, self.said = self.said, None
        if said is None or _has_changed(g):
            return
        try:
            left = said.send(Table(g))
        except StopIteration:
            return
        raise AssertionError(f"the turn is over, but {left} was to come")


def _has_changed(g: Game) -> bool:
    """Whether anything has happened to pieces since the turn before: that table is gone."""
    news = [event for event in g.log or [] if event.turn == g.turns]
    return any(event.verb in ("placed", "removed", "moved", "battled") for event in news)


def compare_turns(
    setup: Setup,
    seed: int,
    predictors: list[Predictor],
    most: int = 0,
    stops: list[str] | None = None,
) -> Game:
    """A random game in which all that is announced is compared, for so many turns at most.

    `stops` as for a game: with `phases` the predictor may tell the end of each
    (`kit.opinions.scoring`).
    """
    load()
    g = Game.new(setup, seed, asks_all=True, stops=stops)
    chance = seeded(seed)
    answers = 0
    while g.decision is not None and (not most or g.turns <= most):
        try:
            for each in predictors:
                each.look(g)
            g.take(g.decision.options[chance.below(len(g.decision.options))])
        except Exception as error:
            where = f"{setup} seed {seed}, turn {g.turns}, after {answers} answers"
            raise AssertionError(f"{where}: {type(error).__name__}: {error}") from error
        answers += 1
    return g


def compare_turn(document: Position, choices: list[str], follow: Follow) -> Game:
    """Play the turn of a position, and compare all that is announced.

    Lone options are taken; where there are more, the next of these choices. Chance takes it too
    where it can, and else its first.
    """
    load()
    g = position.game(document, scripted=True, asks_all=True, stops=["phases"])
    look, turn, waiting = follow(g), g.turns, list(choices)
    while g.decision is not None and g.turns == turn:
        look(g)
        options = g.decision.options
        if waiting and g.offers(g.meant(waiting[0])):
            g.take(g.meant(waiting.pop(0)))
        else:
            assert len(options) == 1 or g.decision.seat == CHANCE, g.decision.texts()
            g.take(options[0] if options else Shuffle(0))
    assert not waiting, f"never offered: {waiting}"
    return g


def announced_by(g: Game, seat: str) -> list[str]:
    """Return what somebody has answered in a game, in order."""
    said = [line.split(": ", 1) for line in g.answers or []]
    return [answer for who, answer in said if who == seat]


LineUp = tuple[str, str, list[str]]
"""A map, the opponent's seat with its options, and those beside it."""


def compare_game(
    line_up: LineUp,
    number: int,
    predictor: Predictor,
    turns: int,
    stops: list[str] | None = None,
) -> Counter[str]:
    """Return how often each question of one random game was compared; every second is
    cooperative."""
    map_name, seat, others = line_up
    setup = Setup(map=map_name, seats=[seat, *others], cooperative=number % 2 > 0)
    compare_turns(setup, number, [predictor], turns, stops)
    return predictor.compared


def check_some_turns(
    line_up: LineUp, number: int, predictor: Predictor, stops: list[str] | None = None
) -> None:
    """Compare some turns of a random game."""
    assert compare_game(line_up, number, predictor, SOME_TURNS, stops).total() > 10


def check_whole_games(
    line_up: LineUp, predictor: Callable[[], Predictor], stops: list[str] | None = None
) -> None:
    """Compare several random games, as whole as they are in `MOST_TURNS`."""
    counts = [
        compare_game(line_up, number, predictor(), MOST_TURNS, stops)
        for number in range(100, 100 + MANY)
    ]
    assert sum(each.total() for each in counts) > MANY
