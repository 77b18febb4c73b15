"""1.4.2 Compound actions, and what lasts for one effect: in force while it is carried out."""

from __future__ import annotations

from undergrowth.engine.actions import Pass
from undergrowth.engine.flow import DONE
from undergrowth.engine.optional import mypyc_attr
from undergrowth.law.turn.turn import Turn
from undergrowth.table.frames import Frame
from undergrowth.table.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Compound(Frame):
    """1.4.2 An action of several moves or battles."""


def compound_action(g: Game) -> int:
    """1.4.2 Where in the stack a compound action lies that has steps left, or -1."""
    for i in range(len(g.stack) - 1, -1, -1):
        frame = g.stack[i]
        if isinstance(frame, Compound):
            return i if g.steps[i] < len(frame.script()) else -1
    return -1


def stay_around(g: Game, at: int, frame: Frame) -> None:
    """1.4.2 Keep a procedure in progress, with no step left, until the one at `at` is over."""
    g.stack.insert(at, frame)
    g.steps.insert(at, DONE)
    g.scripts.insert(at, None)
    g.running += 1


@mypyc_attr(allow_interpreted_subclasses=True)
class ForOneEffect(Frame):
    """1.4.2 A procedure that stays in progress around the next effect its player chooses.

    It lies on top of the procedure that offers effects (a window, a faction's Daylight) and takes
    two steps in its place: the one that asks and the one that carries out the answer.  What the
    answer pushes lies above this one; when that is over, so is this, and the procedure beneath
    goes on where it stands.  A subclass ends its script with `ask_beneath` and `act_beneath`.
    """

    def ask_beneath(self, g: Game) -> None:
        """1.4.2 Let the procedure beneath ask what to do, with this in force."""
        mine = g.running
        if self._step_beneath(g, mine) and g.decision is None and not g.settled:
            g.repeat()  # that step asked nothing: take the next one

    def act_beneath(self, g: Game) -> None:
        """1.4.2 Let it carry out the answer; passing is no effect, so then it is asked again."""
        passed = isinstance(g.answer, Pass)
        if self._step_beneath(g, g.running) and passed:
            g.again()

    def _step_beneath(self, g: Game, mine: int) -> bool:
        """Take a step of the first procedure beneath that is not done; False when none is."""
        at = mine - 1
        while at >= 0 and g.steps[at] >= len(g.stack[at].script()):
            at -= 1
        if at < 0 or isinstance(g.stack[at], Turn):
            return False
        step = g.steps[at]
        g.steps[at] = step + 1
        g.running = at
        g.stack[at].script()[step](g)
        still = mine < len(g.stack) and g.stack[mine] is self  # a phase may have ended
        if still:
            g.running = mine
        return still
