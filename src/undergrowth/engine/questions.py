"""The open question of a game, the answers so far, and the settings by which it asks.

`engine.flow.Flow` takes the steps between one question and the next.
"""

from __future__ import annotations

from typing import Final, TypeVar

from undergrowth.engine.actions import PASS, Action, Shuffle, given_action, meanings
from undergrowth.engine.chance import Chance, Stream
from undergrowth.engine.errors import NothingToAsk
from undergrowth.engine.events import Event
from undergrowth.engine.frames import CHANCE, Decision, Prompt
from undergrowth.engine.given import Given
from undergrowth.engine.messages import Reason
from undergrowth.engine.optional import mypyc_attr
from undergrowth.engine.owners import OURS, class_name, owner_of
from undergrowth.engine.procedures import ProcedureStack
from undergrowth.engine.refusing import refusal_of
from undergrowth.engine.trail import Trail

A = TypeVar("A", bound=Action)
ALL_SO_FAR: Final = -1
"""Stands for all answers recorded up to now."""
_SHUFFLE: Final = Prompt("chance.shuffle", "2.1")


@mypyc_attr(allow_interpreted_subclasses=True)
class Questions(ProcedureStack):
    """The open question and its options, with the record of all answers."""

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

    def __init__(self, chance: Chance, like: Questions | None = None) -> None:
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

    def _go_on_like(self, like: Questions) -> None:
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

    # ---- asking

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

    # ---- options and answers

    def meant(self, text: Given[str]) -> Action:
        """Return the action a text stands for.  Raises `BadText`.

        Of several with one text it is one that is offered, or else one of the package whose
        procedure asks.
        """
        found = meanings(text)
        for action in found:
            if self.offers(action):
                return action
        asks = owner_of(type(self.stack[-1])) if self.stack else OURS
        for action in found:
            if owner_of(type(action)) == asks:
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
