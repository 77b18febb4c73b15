"""Automatic actions in a game: computer players, passes left to the server, single options."""

from __future__ import annotations

import asyncio
import math
import time
from typing import Any, Final, NamedTuple

from undergrowth.ai.budgets import SPARE
from undergrowth.engine.actions import PASS
from undergrowth.engine.errors import BadSave, PlayerFailed
from undergrowth.server.database.neighbours import Neighbours
from undergrowth.server.errors import Refused, logger
from undergrowth.server.games.agreeing import time_is_up
from undergrowth.server.games.live import TIME
from undergrowth.server.games.room import Room
from undergrowth.server.games.together import FAILED
from undergrowth.server.work.thinkers import Thinkers
from undergrowth.server.work.thinking import answered
from undergrowth.server.work.workers import Busy
from undergrowth.session import PendingChoice, Session
from undergrowth.table.game import Game

_READY: Final = 0.7
"""The least share of the time until an answer is due that may be used for thinking."""
_WAITING: Final = 0.5
"""The share of that time for which a player may wait for a process."""
_LEAST: Final = 0.05
"""The least seconds for thinking."""
_ELSEWHERE: Final = 2.0
"""The seconds before it is looked again whether another process still runs the game."""
_HERE: Final = 60.0
"""The seconds allowed to players that answer at once; none needs them."""
AGAIN: Final = 5.0
"""The seconds before a failed step is tried again."""


def _nothing() -> None:
    """Compute nothing, in the line of those who compute."""


class Thought(NamedTuple):
    """A computer player's answer to a question, found in advance."""

    game: Game
    text: str
    generator: list[int]


class Runner:
    """The task that takes the automatic steps of one game, each when it is due.

    A computer player that thinks does so in advance, elsewhere, and nothing waits for it.  When the
    game changes meanwhile, its answer is discarded.
    """

    def __init__(
        self,
        room: Room,
        thinkers: Thinkers | None = None,
        neighbours: Neighbours | None = None,
    ) -> None:
        """Prepare the task; without `thinkers`, all computer players think in this process.

        Where there are `neighbours`, only one of the processes runs the game.
        """
        self.room = room
        self._thinkers = thinkers
        self._neighbours = neighbours
        self._thought: Thought | None = None
        self._lined_up: Game | None = None
        """The game at a question without a choice, for which it has waited as for one."""
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._stopped = False

    @property
    def runs(self) -> bool:
        """Whether an action is due or in progress."""
        return self._task is not None

    def start(self) -> None:
        """Start the task, if there is anything to do."""
        if self._task is None and not self._stopped and self.room.due() is not None:
            self._task = asyncio.get_running_loop().create_task(self._run())

    def wake(self) -> None:
        """Check again what is due, since something has changed."""
        if self._thinkers is not None and self.room.viewers and self._has_thinkers():
            self._thinkers.workers.warm()  # for the first choice that somebody looks on
        self._changed.set()
        self.start()

    def _has_thinkers(self) -> bool:
        session = self.room.session
        return not self.room.row.over and any(map(session.thinks, range(session.game.seats)))

    async def stop(self) -> None:
        """Stop; the remaining steps are taken when the game is loaded again."""
        self._stopped = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        """Take the due steps, one after the other."""
        try:
            while (due := self.room.due()) is not None:
                self._changed.clear()
                choice = self._to_think_about()
                if not await self._is_ours():
                    await self._sleeps_until(time.monotonic() + _ELSEWHERE)
                elif choice is not None:
                    await self._think(choice)
                elif self._is_expected():
                    await self._line_up()
                elif await self._sleeps_until(due[1]):
                    await self._take_step()
        except asyncio.CancelledError:
            raise
        except Exception:
            logger.exception("game %s cannot go on", self.room.row.id)
            await asyncio.sleep(AGAIN)
        finally:
            self._task = None
            self.room.used = time.monotonic()
            if self._neighbours is not None:
                self._neighbours.give_back(self.room.row.id)
        self.start()

    async def _is_ours(self) -> bool:
        """Whether this process runs the game, and no other."""
        return self._neighbours is None or await self._neighbours.take(self.room.row.id)

    def _to_think_about(self) -> PendingChoice | None:
        """Return the question to think about before the next step is due.

        Where others could time it that is every choice: its answer is ready when it is due.
        """
        session = self.room.session
        choice = session.slow_choice if self._thinkers is not None else None
        if choice is None and self.room.is_composed():
            choice = session.pending_choice
        thought = self._thought
        known = choice is None or (thought is not None and thought.game is choice.game)
        return None if known else choice

    async def _think(self, choice: PendingChoice) -> None:
        """Have a player think, as long as its question is open."""
        thinking = asyncio.ensure_future(self._answer(choice))
        try:
            while not thinking.done() and self.room.session.game is choice.game:
                await self._until_done_or_changed(thinking)
            if thinking.done():
                self._thought = Thought(choice.game, *thinking.result())
        except PlayerFailed as error:
            async with self.room.held():
                if self.room.session.game is choice.game:
                    self._fail(error)
        finally:
            thinking.cancel()

    def _is_expected(self) -> bool:
        """Whether a player has no choice, but others who could time it must not learn that."""
        session = self.room.session
        waited = self._lined_up is session.game
        return self.room.is_composed() and session.pending_choice is None and not waited

    async def _line_up(self) -> None:
        """Wait in the same lines as for a choice: its answer is as late where these are long."""
        game = self.room.session.game
        waiting = asyncio.ensure_future(self._visit())
        try:
            while not waiting.done() and self.room.session.game is game:
                await self._until_done_or_changed(waiting)
            if waiting.done():
                waiting.result()
                self._lined_up = game
        finally:
            waiting.cancel()

    async def _visit(self) -> None:
        """Wait for somebody to think, as `_answer` does, and have nothing thought about."""
        room, decision = self.room, self.room.session.game.decision
        thinks = decision is not None and room.session.thinks(decision.seat)
        try:
            if self._thinkers is not None and thinks:
                await self._thinkers.visit(room.whose, self._patience())
                return
        except Busy:
            pass
        await room.compute(_nothing)

    async def _answer(self, choice: PendingChoice) -> tuple[str, list[int]]:
        """Return a player's answer and its generator afterwards, computed elsewhere if it takes
        long.

        Where others could time it, a player for whom no process is there soon enough answers in a
        hurry instead of late: late it would tell that it had a choice.
        """
        room = self.room
        seconds = min(_HERE, self._seconds_left())
        if self._thinkers is not None and room.session.slow_choice is not None:
            left, patience = self._seconds_left, self._patience()
            try:
                return await self._thinkers.answer(choice, room.whose, left, patience)
            except Busy:
                seconds = _LEAST
        asked = {"player": choice.player, "generator": choice.generator, "seconds": seconds}
        told = await room.compute(lambda: answered(choice.game, asked))
        return told["text"], told["generator"]

    def _patience(self) -> float:
        """Return how long a player may wait for a process, so that its answer is ready when due."""
        return self._until_due() * _WAITING

    def _seconds_left(self) -> float:
        """Return how long a player may think whose answer is due at a certain time."""
        left = self._until_due()
        return max(_LEAST, left * _READY, left - SPARE)

    def _until_due(self) -> float:
        """Return the seconds until an answer must be ready; endless where nobody could time it."""
        due = self.room.due()
        if due is None or not self.room.is_composed():
            return math.inf
        return max(0.0, due[1] - time.monotonic())

    async def _until_done_or_changed(self, thinking: asyncio.Future[Any]) -> None:
        changed = asyncio.ensure_future(self._changed.wait())
        try:
            await asyncio.wait((thinking, changed), return_when=asyncio.FIRST_COMPLETED)
            self._changed.clear()
        finally:
            changed.cancel()

    async def _sleeps_until(self, moment: float) -> bool:
        """Return True when the time has come, False when something has changed before."""
        wait = moment - time.monotonic()
        if wait <= 0:
            await asyncio.sleep(0)
            return True
        try:
            await asyncio.wait_for(self._changed.wait(), wait)
        except TimeoutError:
            return True
        return False

    async def _take_step(self) -> None:
        """Take the step that is due, unless a person or another process was faster."""
        try:
            async with self.room.held():
                due = self.room.due()
                if due is None or due[1] > time.monotonic() or self._to_think_about():
                    return
                if self._is_expected():
                    return
                if due[0] == TIME:
                    await time_is_up(self.room)
                else:
                    await self._advance(due[0] == "pass")
        except Refused:
            return  # another process was faster; the game was read again
        if due[0] == TIME:
            self.room.changed()

    async def _advance(self, passes: bool) -> None:
        """Take one step.  A computer player that failed would fail again, so its game stops."""
        thought, self._thought = self._thought, None
        if thought is not None and thought.game is not self.room.session.game:
            thought = None
        waited = self._lined_up is self.room.session.game
        computes = self.room.asked is None and thought is None and not waited

        def act(session: Session) -> object:
            if passes:
                session.answer(PASS)
            elif thought is not None:
                session.give_choice(thought.text, thought.generator)
            else:
                session.step()
            return None

        try:
            await self.room.advance(act, computes)
        except (PlayerFailed, BadSave) as error:  # a damaged game: no answer of theirs leads on
            self._fail(error)

    def _fail(self, error: PlayerFailed | BadSave) -> None:
        """Mark the failed player; its error may reveal hidden information, so it goes to the log
        only."""
        logger.error("game %s: a computer player failed: %s", self.room.row.id, error)
        self.room.fail()
        if self._neighbours is not None:
            row = self.room.row
            self._neighbours.say(FAILED, f"{row.id} {row.revision} {row.edition}")
