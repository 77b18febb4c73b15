"""The game: the table, and the procedures in progress.

A `Game` can stop at any question, be copied in microseconds, saved and resumed elsewhere.  It
knows no rule: rules are frames (what is being done) and sources (what bends it).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

from undergrowth.engine.actions import PASS, Action, Shuffle, parse
from undergrowth.engine.chance import Chance, seeded
from undergrowth.engine.errors import BadText, IllegalAction
from undergrowth.engine.events import Event
from undergrowth.engine.frames import Decision, Frame, Prompt, Step
from undergrowth.engine.records import CHANCE, NOBODY
from undergrowth.engine.setup import Setup, library
from undergrowth.engine.table import Table

if TYPE_CHECKING:
    from undergrowth.engine.tables import Tables

A = TypeVar("A", bound=Action)
F = TypeVar("F", bound=Frame)
DONE: Final = 1 << 20
COMPILED: Final = not __file__.endswith(".py")
_SHUFFLE: Final = Prompt("chance.shuffle", "2.1")


class Game(Table):
    """A game of Root at one moment.  Make one with `Game.new`, `Game.from_json` or `position`."""

    def __init__(
        self, setup: Setup, tables: Tables, chance: Chance, like: Game | None = None
    ) -> None:
        super().__init__(tables, like)
        self.setup = setup
        """5.1.1 The setup as far as it is known by now."""
        self.asked_setup = setup
        """The setup the game was begun with: less is settled in it before a draft."""
        self.chance = chance
        self.seed = 0
        """What the generator was seeded with."""
        self.opening = ""
        """The position the game began from, as JSON; empty when it began with its setup."""
        self.scripted = False
        """Whether chance asks its questions openly instead of answering by the generator."""
        self.log: list[Event] | None = None
        """What happened, for people; None in copies made for search."""
        self.answers: list[str] | None = None
        """Every answer so far, chance's included, as `seat: text`; None in copies for search."""
        self.running = -1
        self.decision: Decision | None = None
        self.answer: Action = PASS
        self.settled = False
        """Whether the step in progress has settled its own question."""
        if like is None:
            self._begin()
        else:
            self._go_on_like(like)

    def _begin(self) -> None:
        """No procedure in progress; the innermost comes last."""
        self.stack: list[Frame] = []
        self.steps: list[int] = []
        self.scripts: list[tuple[Step, ...] | None] = []

    def _go_on_like(self, like: Game) -> None:
        """The same procedures in progress as in another game."""
        stack: list[Frame] = []
        for frame in like.stack:
            stack.append(frame.copy())
        self.stack = stack
        self.scripts = [None] * len(stack)
        self.steps = like.steps[:]
        self.decision = like.decision
        self.asked_setup = like.asked_setup
        self.seed = like.seed
        self.opening = like.opening
        self.scripted = like.scripted
        self.running = like.running
        self.answer = like.answer

    @staticmethod
    def new(setup: Setup, seed: int = 0, log: bool = True, scripted: bool = False) -> Game:
        """5 A new game, run to its first question.  Raises `BadSetup`.

        The same setup and seed give the same game on every machine.  Without `log` it keeps no
        record for people: faster, for simulation.  `scripted` lets chance ask openly: dice,
        shuffles and random cards are then answered through `choose` like everything else.
        """
        installed = library()
        setup = installed.complete(setup)
        game = Game(setup, installed.tables(setup), seeded(seed))
        game.seed = seed
        game.scripted = scripted
        if log:
            game.log = []
            game.answers = []
        game.start(installed.opening(setup))
        return game

    def settle_setup(self, setup: Setup) -> None:
        """A.5.2, A.8.3 Go on with a setup that knows more: factions chosen or landmarks dealt.

        Raises `BadSetup`.  See `Table.lay` for what stays.
        """
        installed = library()
        self.setup = installed.complete(setup)
        self.lay(installed.tables(self.setup))

    # ---- procedures

    def run(self) -> None:
        """Take steps until a player must decide or nothing is left to do."""
        stack, steps, scripts = self.stack, self.steps, self.scripts  # changed in place only
        while stack:
            if self.over:
                self._clear()
                return
            if self.decision is not None and not self._chance_answers():
                return
            top = len(stack) - 1
            at = steps[top]
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
            elif self.settled:
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

    def push(self, frame: Frame) -> None:
        """Resolve `frame` before the next step of this procedure."""
        self.stack.append(frame)
        self.steps.append(0)
        self.scripts.append(None)

    def push_all(self, waiting: list[Frame]) -> None:
        """Resolve these procedures in this order before the next step."""
        for i in range(len(waiting) - 1, -1, -1):
            self.push(waiting[i])

    def again(self) -> None:
        """Go back to the step before this one: there is more to ask."""
        self.steps[self.running] -= 2

    def repeat(self) -> None:
        """Take this step once more after what it pushed or asked."""
        self.steps[self.running] -= 1

    def finish(self) -> None:
        """End this procedure, whatever steps it had left."""
        self.steps[self.running] = DONE

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

    def end(self, winners: list[int], victory: str) -> None:
        """3.1 The game is over at once: no further step is taken."""
        if not self.over:
            self.over = True
            self.winners = winners
            self.victory = victory

    def note(
        self,
        verb: str,
        law: str,
        seat: int,
        fields: dict[str, int | str],
        secret: dict[str, int | str] | None = None,
        seen_by: list[int] | None = None,
    ) -> None:
        """Write an event, where there is a log.  Callers check `log` first where it is hot."""
        if self.log is not None:
            self.log.append(Event(verb, law, seat, self.turns, fields, secret or {}, seen_by or []))

    def _clear(self) -> None:
        """End every procedure; cards one still held go to the discard pile."""
        for frame in self.stack:
            self.discard += frame.cards()
        self.stack.clear()
        self.steps.clear()
        self.scripts.clear()
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
            action = parse(action)
        if not self.offers(action):
            raise IllegalAction(self.refusal(decision, action))
        self.take(action)

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

    def why(self, seat: int, action: Action) -> tuple[str, str] | None:
        """(section, reason) why an action is not offered to `seat`, asked of the procedures."""
        decision = self.decision
        if decision is None:
            return ("3.1", "the game is over")
        if decision.seat != seat:
            return ("1.4.1", "another player decides now")
        asking = len(self.stack) - 1
        for i in range(asking, -1, -1):
            if i < asking and not self.stack[i].speaks_to(seat):
                continue
            reason = self.stack[i].why_not(self, action)
            if reason is not None:
                return reason
        return None

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

    def start(self, first: Frame) -> None:
        """Begin a game with its first procedure."""
        self.push(first)
        self.run()

    def _record(self, action: Action) -> None:
        decision = self.decision
        answers = self.answers
        if decision is not None and answers is not None:
            answers.append(f"{self.seat_name(decision.seat)}: {action}")

    def _chance_answers(self) -> bool:
        """Answer an open question of chance by the generator, if that is how it is answered."""
        decision = self.decision
        if decision is None or decision.seat != CHANCE or self.scripted:
            return False
        options = decision.options
        if len(options) == 0:
            action: Action = Shuffle(self.chance.next())
        else:
            action = options[self.chance.below(len(options))]
        if self.answers is not None:
            self._record(action)
        self.answer = action
        self.decision = None
        return True

    # ---- what the engine promises to people and programs (see `observe`, `codec`, `determinize`)

    def check_seat(self, seat: int) -> None:
        """Raise `BadText` for a number that is no seat of this game, nor NOBODY."""
        if not NOBODY <= seat < self.seats:
            raise BadText(f"{seat} is no seat: expected 0 to {self.seats - 1}, or {NOBODY}")

    def observe(self, seat: int) -> dict[str, object]:
        """What a seat may see, as plain data; see `engine.observe`.  NOBODY sees what is public."""
        self.check_seat(seat)
        from undergrowth.engine.observe import observe

        return observe(self, seat)

    def determinize(self, seat: int, seed: int) -> Game:
        """A copy in which what `seat` cannot see is dealt anew; see `engine.determinize`."""
        self.check_seat(seat)
        from undergrowth.engine.determinize import determinize

        return determinize(self, seat, seed)

    def why_not(self, seat: int, text: str) -> str:
        """Why `seat` cannot answer so now, with the section of the law; empty when it can.

        Raises `BadText` for words that are no action.
        """
        self.check_seat(seat)
        action = parse(text)
        decision = self.decision
        if decision is not None and decision.seat == seat and self.offers(action):
            return ""
        reason = self.why(seat, action)
        if reason is None:
            law = decision.law if decision is not None else "3.1"
            return f"that does not answer the open question (law {law})"
        return f"{reason[1]} (law {reason[0]})"

    @property
    def outcome(self) -> dict[str, object] | None:
        """3.1 Who won and how, or None while the game goes on."""
        from undergrowth.engine.observe import outcome

        return outcome(self)

    def to_json(self) -> str:
        """The whole game as one JSON document, at any question; see `engine.codec`."""
        from undergrowth.engine.codec import to_json

        return to_json(self)

    @staticmethod
    def from_json(text: str | bytes) -> Game:
        """The game a save holds.  Raises `BadSave`."""
        from undergrowth.engine.codec import from_json

        return from_json(text)

    # ---- copies

    def copy(self, log: bool = False) -> Game:
        """An equal game that goes its own way.

        The log and the record of answers are left behind unless `log` is true: a copy made for
        search carries neither.
        """
        twin = Game(self.setup, self.tables, self.chance.copy(), self)
        if log:
            twin.log = self.log[:] if self.log is not None else None
            twin.answers = self.answers[:] if self.answers is not None else None
        return twin
