"""Lines of puzzles: which answers reach the goal, in one game or in several that look alike."""

from __future__ import annotations

from undergrowth.engine.actions import Action
from undergrowth.engine.frames import Decision
from undergrowth.puzzles.checking import written
from undergrowth.puzzles.solving import Solver, answers, open_copy
from undergrowth.table.game import Game


class World:
    """A game that is played along a line, with the solver of its goal."""

    def __init__(self, g: Game, solver: Solver) -> None:
        """`g` stays unchanged."""
        self.game = open_copy(g)
        self.solver = solver

    def keeps(self, seat: int, text: str) -> bool:
        """Whether an answer is offered to this seat, and the goal is still certain after it."""
        after = World(self.game, self.solver)
        return after.follows(seat, text) and self.solver.proves(after.game)

    def goes_on(self) -> bool:
        """Whether the goal is open, and answers still count."""
        return self.solver.aim.reached(self.game) is None and self.solver.open(self.game)

    def follows(self, seat: int, text: str) -> bool:
        """Give an answer, if this seat is asked and may give it; return whether it was given."""
        decision = self.game.decision
        if decision is None or decision.seat != seat or text not in decision.texts():
            return False
        self.game.choose(text)
        return True


def line(g: Game, solver: Solver, others: list[World] | None = None) -> list[str]:
    """Return a line that reaches the goal, as far as the seat's answers matter.

    Each answer of the seat must keep the goal in the `others` too: games that look the same to it.
    One of them drops out where another seat has to answer differently there.  The line is empty if
    no answer keeps the goal in all.  Raises `OutOfBudget`.
    """
    main, alike = World(g, solver), others or []
    told: list[str] = []
    while main.goes_on():
        decision = main.game.decision
        assert decision is not None
        action = _next(main, decision, alike)
        if action is None:
            return []
        text = decision.text(action)
        told.append(written(main.game, text))
        main.game.take(action)
        alike = [each for each in alike if each.follows(decision.seat, text) and each.goes_on()]
    return told


def _next(main: World, decision: Decision, alike: list[World]) -> Action | None:
    """Return, of the answers that keep the goal in all worlds, the one that scores most at once.

    For another seat or chance it is the first.
    """
    solver, g = main.solver, main.game
    keeping = solver.keeping(g)
    if decision.seat != solver.aim.seat:
        return (keeping or answers(g))[0]
    for action in sorted(keeping, key=lambda each: -_score_after(g, each)):
        text = decision.text(action)
        if all(each.keeps(decision.seat, text) for each in alike):
            return action
    return None


def _score_after(g: Game, action: Action) -> int:
    """Return the score of the seat on turn after an answer."""
    after, seat = g.copy(), g.turn
    after.take(action)
    return after.score[seat]
