"""The flow of a game: procedures take steps until one asks, and go on with the answer.

A `Flow` can stop at any question, be copied, saved and resumed in another process.  It contains no
rules and no table: rules are procedures, and `undergrowth.table.game.Game` adds the table.
"""

from __future__ import annotations

from undergrowth.engine.actions import PASS, Action, Pass, Shuffle, given_action
from undergrowth.engine.chance import Chance
from undergrowth.engine.documents import DAMAGE, error_text
from undergrowth.engine.errors import (
    BadSave,
    IllegalAction,
    UndergrowthError,
)
from undergrowth.engine.frames import (
    CHANCE,
    STEP_FUNCTIONS,
    Decision,
    Procedure,
    step_function,
    step_names,
)
from undergrowth.engine.given import Given
from undergrowth.engine.optional import i64, mypyc_attr
from undergrowth.engine.procedures import COMPILED, DONE, NOTHING
from undergrowth.engine.questions import Questions


def drawn_answer(chance: Chance, decision: Decision) -> Action:
    """Draw the answer to a question of chance: an order of cards, or any option equally likely."""
    options = decision.offered
    if len(options) == 0:
        return Shuffle(chance.order())
    return options[chance.below(len(options))]


@mypyc_attr(allow_interpreted_subclasses=True)
class Flow(Questions):
    """The procedures in progress, the open question, and its answer."""

    __slots__ = ()

    # ---- for `Game` to implement

    def own_answer(self, decision: Decision) -> Action | None:
        """Return the asked seat's automatic answer; None if a player answers for it."""
        return None

    def put_away(self, cards: list[int]) -> None:
        """Discard cards that a procedure held when the game's end stopped it."""
        raise NotImplementedError

    # ---- procedures

    def run(self) -> None:
        """Take steps until a player must decide or no procedure is left."""
        stack = self.stack  # changed in place only
        if self._rests():
            return
        while stack:
            frame = stack[-1]
            top: i64 = len(stack) - 1
            at = frame.next_step
            if self.lasting and at < len(step_names(frame)):
                self._begin_step(top)
            frame.next_step = at + 1
            self.running = top
            if COMPILED:
                if not frame.take_step(self, at):
                    self._end_procedure(top)
                    continue
            else:  # the same as `Frame.take_step`, without a call for each step
                try:
                    step = STEP_FUNCTIONS[type(frame)][at]
                except (KeyError, IndexError):
                    step = step_function(frame, at)
                if step is None:
                    self._end_procedure(top)
                    continue
                step(frame, self)
            self.told = NOTHING
            if self.lasting:
                self._end_step(top)
            if self.over:
                self._clear()
                return
            decision = self.decision
            if decision is not None:
                if decision.seat != CHANCE and not self.automated:
                    return
                if not self._answer_automatically():
                    return
            elif self.settled:
                self.settled = False
            else:
                self.answer = PASS  # an answer lives for one step

    def _end_procedure(self, top: i64) -> None:
        """End the innermost procedure, which has no step left; the one below is told its result."""
        self.stack.pop()
        self.told = self._last_words(top) if self.telling else NOTHING

    def _rests(self) -> bool:
        """Whether no step can be taken: the game is over, or somebody has to answer a question."""
        if self.over:
            self._clear()
            return True
        return self.decision is not None and not self._answer_automatically()

    def ask_again(self) -> bool:
        """Ask the open question anew, after hidden cards of this copy were dealt in another way.

        Repeats the step that asked it.  Returns False if another question or seat is asked now, and
        raises `NothingToAsk` if there is no option; the copy must then be thrown away.
        """
        before = self.decision
        top = len(self.stack) - 1
        if before is None or top < 0 or not 0 < self.stack[top].next_step < DONE:
            return False
        scripted, asks_all = self.scripted, self.asks_all
        self.scripted = self.asks_all = True  # no automatic answers meanwhile
        self.stack[top].next_step -= 1
        self.decision = None
        self.run()
        self.scripted, self.asks_all = scripted, asks_all
        return self._asks_like(before) and len(self.stack) == top + 1

    def _asks_like(self, before: Decision) -> bool:
        """Whether the open question has the same seat and prompt as `before`."""
        now = self.decision
        if now is None:
            return False
        return now.seat == before.seat and now.ask.key == before.ask.key

    def _begin_step(self, top: int) -> None:
        """Update how long records last as the procedure at `top` takes a step; drop those over."""
        passed = isinstance(self.answer, Pass)
        self.lasting = [each for each in self.lasting if each.advance(top, passed)]

    def _end_step(self, top: int) -> None:
        """Update how long records last if the procedure at `top` has just asked a question."""
        if self.decision is not None or self.settled:
            for each in self.lasting:
                each.note_asked(top)

    def end(self, winners: list[int], victory: str) -> None:
        """3.1 End the game at once: no further step is taken."""
        if not self.over:
            self.over = True
            self.winners = winners
            self.victory = victory

    def _clear(self) -> None:
        """End every procedure after the game's end, and discard the cards they held."""
        for frame in self.stack:
            self.put_away(frame.cards())
        self.stack.clear()
        self.telling = []
        self.lasting = []
        self.decision = None

    # ---- answers

    def choose(self, action: Given[Action | str]) -> None:
        """Answer the open question with an option or its text, and run on to the next question.

        Raises `BadText` for a value that is not an action, such as the index of an option, and
        `IllegalAction` for one that is not offered: the game is then unchanged.  Raises `BadSave`
        if the document it was read from makes no sense: the game is then of no further use.
        """
        try:
            self._choose(action)
        except DAMAGE as error:
            if not self.is_read or isinstance(error, UndergrowthError):
                raise
            raise BadSave(f"it was read from a damaged document: {error_text(error)}") from error

    def _choose(self, action: Given[Action | str]) -> None:
        """Answer the open question, whatever comes of it."""
        decision = self.decision
        if decision is None:
            raise IllegalAction("the game is over: there is no open question")
        chosen = self.meant(action) if isinstance(action, str) else given_action(action)
        if not self.offers(chosen):
            raise IllegalAction(self.refusal(decision, chosen))
        self.take(chosen)

    def take(self, action: Given[Action]) -> None:
        """Answer the open question and run on to the next, without checking the answer.

        The action must be one of its options.  Raises `BadText` if it is not an action.
        """
        chosen = action if isinstance(action, Action) else given_action(action)
        if self.answers is not None:
            self._record(chosen)
        decision = self.decision
        if decision is not None and decision.seat == CHANCE:
            self.chance.next()  # one number per question, even from a replay: they stay in step
        self.answer = chosen
        self.decision = None
        self.run()

    def start(self, first: Procedure) -> None:
        """Begin a game with its first procedure."""
        self.push(first)
        self.run()

    def _answer_automatically(self) -> bool:
        """Answer the open question for chance or an automatic seat; return whether it did."""
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
        if action not in decision.offered:
            raise AssertionError(f"{action} answers {decision.prompt}, which does not offer it")
        self._accept(action)
        return True

    def _chance_answers(self, decision: Decision) -> bool:
        """Answer a question of chance from the stream if there is one, else from the generator."""
        stream = self.stream
        self._accept(drawn_answer(self.chance if stream is None else stream, decision))
        return True

    def _accept(self, action: Action) -> None:
        """Record an automatic answer or one of chance, and close the question; `run` goes on."""
        if self.answers is not None:
            self._record(action)
        self.answer = action
        self.decision = None
