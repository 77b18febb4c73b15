"""The flow of a game: a stack of procedures in progress, the open question, and its answer.

A `Flow` can stop at any question, be copied, saved and resumed in another process.  It contains no
rules and no table: rules are procedures, and `undergrowth.table.game.Game` adds the table.
"""

from __future__ import annotations

from typing import Final, TypeVar

from undergrowth.engine.actions import PASS, Action, Pass, Shuffle, given_action, meanings
from undergrowth.engine.chance import Chance, Stream
from undergrowth.engine.documents import DAMAGE, error_text
from undergrowth.engine.errors import (
    BadSave,
    IllegalAction,
    NothingToAsk,
    UndergrowthError,
)
from undergrowth.engine.events import Event
from undergrowth.engine.frames import (
    CHANCE,
    STEP_FUNCTIONS,
    Decision,
    Procedure,
    Prompt,
    step_function,
    step_names,
)
from undergrowth.engine.given import Given
from undergrowth.engine.messages import Reason
from undergrowth.engine.optional import i64, mypyc_attr
from undergrowth.engine.owners import class_name
from undergrowth.engine.procedures import COMPILED, DONE, NOTHING, ProcedureStack
from undergrowth.engine.refusing import refusal_of
from undergrowth.engine.renamed import renamed
from undergrowth.engine.trail import Trail

A = TypeVar("A", bound=Action)
ALL_SO_FAR: Final = -1
"""Stands for all answers recorded up to now."""
_SHUFFLE: Final = Prompt("chance.shuffle", "2.1")


def drawn_answer(chance: Chance, decision: Decision) -> Action:
    """Draw the answer to a question of chance: an order of cards, or any option equally likely."""
    options = decision.offered
    if len(options) == 0:
        return Shuffle(chance.order())
    return options[chance.below(len(options))]


@mypyc_attr(allow_interpreted_subclasses=True)
class Flow(ProcedureStack):
    """The procedures in progress, the open question, and its answer."""

    __slots__ = (
        "answer",
        "answers",
        "asks_all",
        "asks_lone",
        "automated",
        "chance",
        "decision",
        "first_answers",
        "is_read",
        "log",
        "opening",
        "over",
        "reveals",
        "scripted",
        "seed",
        "settled",
        "stream",
        "trail",
        "victory",
        "winners",
    )

    def __init__(self, chance: Chance, like: Flow | None = None) -> None:
        super().__init__(like)
        self.chance = chance
        """The generator that answers for chance."""
        self.stream: Stream | None = None
        """Source of chance in a game without a seed.  Copies have none: a session passes it on."""
        self.seed = 0
        """Seed of the generator."""
        self.opening = ""
        """Position the game began from, as JSON; empty if it began with its setup."""
        self.scripted = False
        """Whether questions of chance stay open instead of being answered by the generator."""
        self.is_read = False
        """Whether a document told of it: nobody knows whether all of that could come about."""
        self.automated = False
        """Whether any seat answers automatically (`own_answer`)."""
        self.asks_all = False
        """Whether such seats are asked openly all the same, as in a replay."""
        self.asks_lone = False
        """Whether `settle` asks even about a single option."""
        self.log: list[Event] | None = None
        """Events so far, for people; None in copies made for search."""
        self.answers: list[str] | None = None
        """Every answer so far, chance's included, as `seat: text`; None in copies for search."""
        self.trail: Trail | None = None
        """Answers that led to the open question, for people; None in copies for search."""
        self.first_answers = 0
        """Number of its answers that release 0.1.0 recorded, or ALL_SO_FAR."""
        self.over = False
        """Whether the game has ended."""
        self.winners: list[int] = []
        """The seats that have won; empty while the game goes on, and where nobody has won."""
        self.victory = ""
        """Kind of victory: points, dominance or coalition; empty while nobody has won."""
        self.decision: Decision | None = None
        """The open question, which `choose` answers; None once the game is over."""
        self.answer: Action = PASS
        """The answer to the last question; PASS for a step that no question led to."""
        self.settled = False
        """Whether the step in progress has taken a single option by itself."""
        self.reveals = 0
        """Number of times the game has continued by hidden information (`reveals_hidden`)."""
        if like is not None:
            self._go_on_like(like)

    def _go_on_like(self, like: Flow) -> None:
        """Copy another game's question and settings; not its log, answers or trail."""
        self.seed, self.opening, self.is_read = like.seed, like.opening, like.is_read
        self.scripted, self.asks_all = like.scripted, like.asks_all
        self.asks_lone = like.asks_lone
        self.first_answers, self.reveals = like.first_answers, like.reveals
        self.over, self.winners, self.victory = like.over, like.winners, like.victory
        self.decision, self.answer = like.decision, like.answer

    # ---- for `Game` to implement

    def seat_name(self, seat: int) -> str:
        """Return the name of a seat as saves have it: its faction's id, `chance` or `nobody`."""
        raise NotImplementedError

    def why(self, seat: int, action: Action) -> Reason | None:
        """Return (section, reason) why an action is not offered to `seat`, or None if unknown."""
        raise NotImplementedError

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

    def ask(self, seat: int, prompt: Prompt, options: list[Action]) -> None:
        """Stop for a choice; the next step of this procedure finds it in `answer`.

        `options` is not copied and must not be changed; an empty list raises `NothingToAsk`.  Until
        the question is answered, `answer` keeps the value this step began with, so that `ask_again`
        can repeat the step.
        """
        if not options:
            asker = class_name(type(self.stack[self.running]))
            raise NothingToAsk(f"{asker} asks {prompt.key} (law {prompt.law}), without any option")
        self.decision = Decision(seat, prompt, options)

    def settle(self, seat: int, prompt: Prompt, options: list[Action]) -> None:
        """Ask, or take the only option at once if there is just one and everybody can see it.

        A game that stops at lone questions (`asks_lone`) asks in any case.
        """
        if len(options) == 1 and not self.asks_lone:
            self.answer = options[0]
            self.settled = True
            if self.trail is not None:
                self._leave_crumb(self.trail, Decision(seat, prompt, options), options[0], True)
        else:
            self.ask(seat, prompt, options)

    def reveals_hidden(self) -> None:
        """Record that hidden information decides how the game continues, which limits undo.

        A rule calls this in every case, whatever the hidden hand, pile or piece holds, before it
        asks or acts by it.
        """
        self.reveals += 1

    def gives_away(self) -> None:
        """Do what `reveals_hidden` does, and warn: this name goes."""
        renamed("Game.gives_away", "reveals_hidden")
        self.reveals_hidden()

    def asking(self) -> int:
        """Do what `asking_step` does, and warn: this name goes."""
        renamed("Game.asking", "asking_step")
        return self.asking_step()

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

    def ask_shuffle(self) -> None:
        """Ask chance for an order; the next step finds a `Shuffle` in `answer`."""
        self.decision = Decision(CHANCE, _SHUFFLE, [])
        self.answer = PASS

    def chose(self, kind: type[A]) -> A:
        """Return the answer to the last question, which must be of this class."""
        answer = self.answer
        if not isinstance(answer, kind):
            raise AssertionError(f"expected {kind.__name__}, got {answer!r}")
        return answer

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

    def meant(self, text: Given[str]) -> Action:
        """Return the action a text stands for, an offered one if possible.  Raises `BadText`."""
        found = meanings(text)
        for action in found:
            if self.offers(action):
                return action
        return found[0]

    def offers(self, action: Given[Action]) -> bool:
        """Whether an action answers the open question.  Raises `BadText` if it is not an action."""
        decision = self.decision
        asked = given_action(action)
        if decision is None:
            return False
        if decision.seat == CHANCE and not decision.offered:
            return isinstance(asked, Shuffle)
        return asked in decision.offered

    def refusal(self, decision: Decision, action: Action) -> str:
        """Return the message that refuses an answer: why, and what is offered instead."""
        return refusal_of(decision, action, self.why(decision.seat, action))

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

    def _record(self, action: Action) -> None:
        """Add an answer to the open question to `answers`, and a player's to the trail too."""
        decision = self.decision
        answers = self.answers
        if decision is not None and answers is not None:
            if self.trail is None:
                self.trail = Trail()
            if decision.seat != CHANCE:
                self._leave_crumb(self.trail, decision, action, False)
            if self.first_answers == ALL_SO_FAR:
                self.first_answers = len(answers)
            answers.append(f"{self.seat_name(decision.seat)}: {decision.text(action)}")

    def _leave_crumb(self, trail: Trail, decision: Decision, action: Action, settled: bool) -> None:
        """Add an answer to the trail; `settled` if it was the only option, taken without asking."""
        number = len(self.answers) if self.answers is not None else 0
        trail.answered(self.stack, self.asking_step(), decision, action, number, settled)

    def asking_step(self) -> int:
        """Return the index of the step that has asked the open question."""
        return self.stack[-1].next_step - 1

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
