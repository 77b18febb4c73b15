"""The flow of a game: the procedures in progress, the open question, and the answers to it.

A `Flow` can stop at any question, be copied, saved and resumed elsewhere.  It knows no rule and
no table: rules are procedures (what is being done), and the table is added by
`undergrowth.table.game.Game`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

from undergrowth.engine.actions import PASS, Action, Pass, Shuffle, meanings
from undergrowth.engine.chance import Chance
from undergrowth.engine.errors import IllegalAction
from undergrowth.engine.events import Event
from undergrowth.engine.frames import (
    CHANCE,
    AnyStep,
    Decision,
    Procedure,
    Prompt,
    step_names,
    step_number,
)
from undergrowth.engine.lasting import AHEAD, InForce, Lasting
from undergrowth.engine.optional import i64, mypyc_attr

A = TypeVar("A", bound=Action)
F = TypeVar("F", bound=Procedure)
L = TypeVar("L", bound=Lasting)
DONE: Final = 1 << 20
NOTHING: Final[list[int]] = []
"""What a procedure tells that tells nothing."""
COMPILED: Final = not __file__.endswith(".py")
_SHUFFLE: Final = Prompt("chance.shuffle", "2.1")


class LastWords:
    """What the finished procedure at `at` in the stack tells the one that began it."""

    def __init__(self, at: int, words: list[int]) -> None:
        self.at: Final = at
        self.words: Final = words


@mypyc_attr(allow_interpreted_subclasses=True)
class Flow:
    """Procedures in progress at one moment, innermost last, and the question they have come to."""

    def __init__(self, chance: Chance, like: Flow | None = None) -> None:
        self.chance = chance
        self.seed = 0
        """What the generator was seeded with."""
        self.opening = ""
        """The position the game began from, as JSON; empty when it began with its setup."""
        self.scripted = False
        """Whether chance asks its questions openly instead of answering by the generator."""
        self.automated = False
        """Whether anybody here answers for themselves (`own_answer`)."""
        self.asks_all = False
        """Whether they are asked openly all the same, as in a replay."""
        self.log: list[Event] | None = None
        """What happened, for people; None in copies made for search."""
        self.answers: list[str] | None = None
        """Every answer so far, chance's included, as `seat: text`; None in copies for search."""
        self.over = False
        self.winners: list[int] = []
        self.victory = ""
        """How the game was won: points, dominance or coalition; empty while it goes on."""
        self.running = -1
        self.decision: Decision | None = None
        self.answer: Action = PASS
        self.settled = False
        """Whether the step in progress has settled its own question."""
        self.told = NOTHING
        """What the procedure that this step comes after has told; for one step only."""
        if like is None:
            self._begin()
        else:
            self._go_on_like(like)

    def _begin(self) -> None:
        """No procedure in progress; the innermost comes last."""
        self.stack: list[Procedure] = []
        self.steps: list[int] = []
        self.scripts: list[tuple[AnyStep, ...] | None] = []
        self.telling: list[LastWords] = []
        """What procedures tell that have finished while others that they began go on; the list is
        replaced and never changed."""
        self.lasting: list[InForce] = []
        """What is in force while something is carried out."""

    def _go_on_like(self, like: Flow) -> None:
        """The same procedures in progress as in another game."""
        stack: list[Procedure] = []
        for frame in like.stack:
            stack.append(frame.copy())
        self.stack = stack
        self.scripts = [None] * len(stack)
        self.steps = like.steps[:]
        self.telling = like.telling
        self.lasting = [each.copy() for each in like.lasting]
        self.decision = like.decision
        self.seed = like.seed
        self.opening = like.opening
        self.scripted = like.scripted
        self.asks_all = like.asks_all
        self.over = like.over
        self.winners = like.winners
        self.victory = like.victory
        self.running = like.running
        self.answer = like.answer

    # ---- what a game adds to its flow

    def seat_name(self, seat: int) -> str:
        """Who answers, as files name them."""
        raise NotImplementedError

    def why(self, seat: int, action: Action) -> tuple[str, str] | None:
        """(section, reason) why an action is not offered to `seat`, if anybody knows."""
        raise NotImplementedError

    def own_answer(self, decision: Decision) -> Action | None:
        """What whoever is asked answers for themselves; None for all whom somebody else plays."""
        return None

    def put_away(self, cards: list[int]) -> None:
        """Cards that a procedure held when it was ended with the game."""
        raise NotImplementedError

    # ---- procedures

    def run(self) -> None:
        """Take steps until a player must decide or nothing is left to do."""
        stack, steps, scripts = self.stack, self.steps, self.scripts  # changed in place only
        while stack:
            if self.over:
                self._clear()
                return
            if self.decision is not None and not self._answers_itself():
                return
            top: i64 = len(stack) - 1
            at = steps[top]
            if self.lasting and at < len(step_names(stack[top])):
                self._begin_step(top)
            if COMPILED:
                steps[top] = at + 1
                self.running = top
                more = stack[top].take_step(self, at)
            else:  # the same as `Frame.take_step` does, without a call for each step
                script = scripts[top]
                if script is None:
                    script = stack[top].script()
                    scripts[top] = script
                more = at < len(script)
                if more:
                    steps[top] = at + 1
                    self.running = top
                    script[at](self)
            if not more:
                stack.pop()
                steps.pop()
                scripts.pop()
                self.told = self._last_words(top) if self.telling else NOTHING
                continue
            self.told = NOTHING
            if self.lasting:
                self._end_step(top)
            if self.settled:
                self.settled = False
            elif self.decision is None:
                self.answer = PASS  # an answer lives for one step

    def ask(self, seat: int, prompt: Prompt, options: list[Action]) -> None:
        """Pause for a choice; the next step of this procedure finds it.

        `options` must not be empty; the list is not copied and must not change.
        """
        self.decision = Decision(seat, prompt, options)
        self.answer = PASS

    def settle(self, seat: int, prompt: Prompt, options: list[Action]) -> None:
        """Ask, unless there is only one option and everybody can see that: then it is taken."""
        if len(options) == 1:
            self.answer = options[0]
            self.settled = True
        else:
            self.ask(seat, prompt, options)

    def ask_shuffle(self) -> None:
        """Ask chance for an order; the next step finds a `Shuffle`."""
        self.decision = Decision(CHANCE, _SHUFFLE, [])
        self.answer = PASS

    def push(self, frame: Procedure) -> None:
        """Resolve `frame` before the next step of this procedure."""
        self.stack.append(frame)
        self.steps.append(0)
        self.scripts.append(None)

    def push_all(self, waiting: Sequence[Procedure]) -> None:
        """Resolve these procedures in this order before the next step."""
        for i in range(len(waiting) - 1, -1, -1):
            self.push(waiting[i])

    def push_at(self, frame: Procedure, step: str) -> None:
        """Resolve `frame` from one of its steps on.  Raises ValueError for a step it has not."""
        self.push(frame)
        self.steps[-1] = step_number(frame, step)

    def back_to(self, step: str) -> None:
        """Go on with another step of this procedure, or with this one again.

        Raises ValueError for a step it does not have.
        """
        self.steps[self.running] = step_number(self.stack[self.running], step)

    def finish(self) -> None:
        """End this procedure, whatever steps it had left."""
        self.steps[self.running] = DONE

    def finish_with(self, result: list[int]) -> None:
        """End this procedure and tell the one that began it, which finds `told` in its next step.

        What this step has pushed or still pushes is resolved before.
        """
        self.steps[self.running] = DONE
        self.telling = [*self.telling, LastWords(self.running, result)]  # copies share the list

    def chose(self, kind: type[A]) -> A:
        """The answer to the last question, known to be of this kind."""
        answer = self.answer
        if not isinstance(answer, kind):
            raise AssertionError(f"expected {kind.__name__}, got {answer!r}")
        return answer

    def innermost(self, kind: type[F]) -> F:
        """The innermost procedure of this kind in progress.  Raises LookupError without one."""
        found = self.within(kind)
        if found is None:
            raise LookupError(f"no {kind.__name__} in progress")
        return found

    def within(self, kind: type[F]) -> F | None:
        """The innermost procedure of this kind in progress, or None."""
        for i in range(len(self.stack) - 1, -1, -1):
            frame = self.stack[i]
            if isinstance(frame, kind):
                return frame
        return None

    def unwind(self, kind: type[F]) -> None:
        """End every procedure inside the innermost of this kind, but not that one itself."""
        while len(self.stack) > 0 and not isinstance(self.stack[-1], kind):
            self.stack.pop()
            self.steps.pop()
            self.scripts.pop()
        self.running = -1
        height = len(self.stack)
        self.telling = [each for each in self.telling if each.at < height]
        self.lasting = [each for each in self.lasting if each.at < height]

    # ---- what lasts

    def lasts_within(self, at: int, record: Lasting) -> None:
        """A record is in force until the procedure at `at` in the stack is over."""
        self.lasting.append(InForce(record, at, at))

    def lasts_for_next(self, floor: int, record: Lasting) -> None:
        """A record is in force until the next choice beneath this procedure is carried out.

        That is the next question of the procedures beneath it, and what its answer sets off;
        passing is no choice.  It ends in any case when the procedure at `floor` goes on.
        """
        self.lasting.append(InForce(record, self.running, floor, AHEAD))

    def in_force(self, kind: type[L]) -> L | None:
        """The last record of a kind that is in force, or None."""
        for i in range(len(self.lasting) - 1, -1, -1):
            record = self.lasting[i].record
            if isinstance(record, kind):
                return record
        return None

    def _begin_step(self, top: int) -> None:
        """End what is over by now: the procedure at `top` is about to take a step."""
        passed = isinstance(self.answer, Pass)
        self.lasting = [each for each in self.lasting if each.goes_on(top, passed)]

    def _end_step(self, top: int) -> None:
        """The procedure at `top` has taken a step."""
        if self.decision is not None or self.settled:
            for each in self.lasting:
                each.asked(top)

    def _last_words(self, at: int) -> list[int]:
        """What the procedure that was at `at` has told, if it is the last that told anything."""
        last = self.telling[-1]
        if last.at != at:
            return NOTHING
        self.telling = self.telling[:-1]
        return last.words

    def end(self, winners: list[int], victory: str) -> None:
        """3.1 The game is over at once: no further step is taken."""
        if not self.over:
            self.over = True
            self.winners = winners
            self.victory = victory

    def _clear(self) -> None:
        """End every procedure; cards one still held go to the discard pile."""
        for frame in self.stack:
            self.put_away(frame.cards())
        self.stack.clear()
        self.steps.clear()
        self.scripts.clear()
        self.telling = []
        self.lasting = []
        self.decision = None

    # ---- answers

    def choose(self, action: Action | str) -> None:
        """Answer the open question and run on to the next.

        Raises `BadText` for words that are no action and `IllegalAction` for an action that is
        not offered; the game is then unchanged.
        """
        decision = self.decision
        if decision is None:
            raise IllegalAction("the game is over: there is no open question")
        if isinstance(action, str):
            action = self.meant(action)
        if not self.offers(action):
            raise IllegalAction(self.refusal(decision, action))
        self.take(action)

    def meant(self, text: str) -> Action:
        """The action a text stands for now: of several, one that is offered.  Raises `BadText`."""
        found = meanings(text)
        for action in found:
            if self.offers(action):
                return action
        return found[0]

    def offers(self, action: Action) -> bool:
        """Whether the open question may be answered so."""
        decision = self.decision
        if decision is None:
            return False
        if decision.seat == CHANCE and not decision.options:
            return isinstance(action, Shuffle)
        return action in decision.options

    def refusal(self, decision: Decision, action: Action) -> str:
        """Why an answer is refused, and what was expected."""
        reason = self.why(decision.seat, action)
        shown = ", ".join(decision.texts()[:12]) or "shuffle <seed>"
        more = f" and {len(decision.options) - 12} more" if len(decision.options) > 12 else ""
        because = f" ({reason[1]}, law {reason[0]})" if reason is not None else ""
        return f"{action} is not offered{because}; expected one of: {shown}{more}"

    def take(self, action: Action) -> None:
        """Answer with one of the open question's options, unchecked, and run on."""
        if self.answers is not None:
            self._record(action)
        decision = self.decision
        if decision is not None and decision.seat == CHANCE:
            self.chance.next()  # one number per question, whoever answers: replays stay in step
        self.answer = action
        self.decision = None
        self.run()

    def start(self, first: Procedure) -> None:
        """Begin a game with its first procedure."""
        self.push(first)
        self.run()

    def _record(self, action: Action) -> None:
        decision = self.decision
        answers = self.answers
        if decision is not None and answers is not None:
            answers.append(f"{self.seat_name(decision.seat)}: {decision.text(action)}")

    def _answers_itself(self) -> bool:
        """Answer the open question, where nobody outside the game is to be asked."""
        decision = self.decision
        if decision is None:
            return False
        if decision.seat == CHANCE:
            return not self.scripted and self._chance_answers(decision)
        if not self.automated or self.asks_all:
            return False
        action = self.own_answer(decision)
        if action is None:
            return False
        if action not in decision.options:
            raise AssertionError(f"{action} answers {decision.prompt}, which does not offer it")
        self._accept(action)
        return True

    def _chance_answers(self, decision: Decision) -> bool:
        """Answer an open question of chance by the generator."""
        options = decision.options
        if len(options) == 0:
            action: Action = Shuffle(self.chance.next())
        else:
            action = options[self.chance.below(len(options))]
        self._accept(action)
        return True

    def _accept(self, action: Action) -> None:
        """Take an answer that nobody outside the game has given."""
        if self.answers is not None:
            self._record(action)
        self.answer = action
        self.decision = None
