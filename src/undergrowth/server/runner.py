"""What happens in a game by itself: computer players, passes left to the server, single options."""

from __future__ import annotations

import asyncio
import time
from typing import Any, Final, NamedTuple

from undergrowth.engine.actions import PASS
from undergrowth.engine.errors import PlayerFailed
from undergrowth.server.errors import Refused, logger
from undergrowth.server.room import Room
from undergrowth.server.thinkers import Thinkers
from undergrowth.server.thinking import answered
from undergrowth.session import Errand, Session
from undergrowth.table.game import Game

_READY: Final = 0.7
"""The share of the time before a reaction is due in which it is thought about."""
_LEAST: Final = 0.05
"""Seconds that are thought at least."""
_HERE: Final = 60.0
"""Seconds that players who do not think may take, which none needs."""
AGAIN: Final = 5.0
"""Seconds before a step that failed is tried again."""


class Thought(NamedTuple):
    """What a computer player has thought of a question."""

    game: Game
    text: str
    generator: list[int]


class Runner:
    """Takes the steps of one game that need nobody, each when it is due.

    A computer player that thinks does so before, elsewhere, and nothing waits for it meanwhile:
    when the game changes its thought is forgotten.
    """

    def __init__(self, room: Room, thinkers: Thinkers | None = None) -> None:
        """Without `thinkers` everybody thinks here."""
        self.room = room
        self._thinkers = thinkers
        self._thought: Thought | None = None
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._stopped = False

    @property
    def runs(self) -> bool:
        """Whether something is due or going on."""
        return self._task is not None

    def start(self) -> None:
        """Go on, if there is anything to do."""
        if self._task is None and not self._stopped and self.room.due() is not None:
            self._task = asyncio.get_running_loop().create_task(self._run())

    def wake(self) -> None:
        """Something has changed: what is due may be something else now."""
        self._changed.set()
        self.start()

    async def stop(self) -> None:
        """Stop; what was not done will be done when the game is read again."""
        self._stopped = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        """Take what steps are due, one after the other."""
        try:
            while (due := self.room.due()) is not None:
                self._changed.clear()
                errand = self._to_think_about()
                if errand is not None:
                    await self._think(errand)
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
        self.start()

    def _to_think_about(self) -> Errand | None:
        """What must be thought about before the next step is due.

        At a reaction that is every choice: its answer is ready when the time comes that was drawn.
        """
        session = self.room.session
        errand = session.errand if self._thinkers is not None else None
        if errand is None and self.room.reacts():
            errand = session.choice
        thought = self._thought
        known = errand is None or (thought is not None and thought.game is errand.game)
        return None if known else errand

    async def _think(self, errand: Errand) -> None:
        """Have it thought about, as long as that is the question."""
        begun = time.monotonic()
        thinking = asyncio.ensure_future(self._answer(errand))
        try:
            while not thinking.done() and self.room.session.game is errand.game:
                await self._until_done_or_changed(thinking)
            if thinking.done():
                self._thought = Thought(errand.game, *thinking.result())
                self._note_time(errand.game, begun)
        except PlayerFailed as error:
            async with self.room.held():
                if self.room.session.game is errand.game:
                    self._fail(error)
        finally:
            thinking.cancel()

    async def _answer(self, errand: Errand) -> tuple[str, list[int]]:
        """What a player answers, and its generator after that: elsewhere, if it takes long.

        At a reaction it has to be done before its answer is due.
        """
        room = self.room
        due = room.due() if room.reacts() else None
        seconds = max(_LEAST, (due[1] - time.monotonic()) * _READY) if due is not None else None
        if self._thinkers is not None and room.session.errand is not None:
            return await self._thinkers.answer(errand, room.whose, seconds)
        asked = {
            "player": errand.player,
            "generator": errand.generator,
            "seconds": seconds or _HERE,
        }
        told = await room.compute(lambda: answered(errand.game, asked))
        return told["text"], told["generator"]

    def _note_time(self, game: Game, begun: float) -> None:
        """Remember how long a choice has taken, as everybody could see."""
        if game.decision is not None and not self.room.reacts():
            self.room.pondered[game.decision.seat] = time.monotonic() - begun

    async def _until_done_or_changed(self, thinking: asyncio.Future[Any]) -> None:
        changed = asyncio.ensure_future(self._changed.wait())
        try:
            await asyncio.wait((thinking, changed), return_when=asyncio.FIRST_COMPLETED)
            self._changed.clear()
        finally:
            changed.cancel()

    async def _sleeps_until(self, moment: float) -> bool:
        """True when the time has come, False when something has changed meanwhile."""
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
        """Do what is due now, unless a person or another process was faster."""
        try:
            async with self.room.held():
                due = self.room.due()
                if due is None or due[1] > time.monotonic() or self._to_think_about():
                    return
                await self._advance(due[0] == "pass")
        except Refused:
            return  # another process was faster; the game was read again

    async def _advance(self, passes: bool) -> None:
        """One step.  A computer player that fails would fail again: then everybody is told."""
        thought, self._thought = self._thought, None
        if thought is not None and thought.game is not self.room.session.game:
            thought = None
        computes = self.room.asked is None and thought is None
        before, begun = self.room.session.choice, time.monotonic()

        def act(session: Session) -> object:
            if passes:
                session.answer(PASS)
            elif thought is not None:
                session.deliver(thought.text, thought.generator)
            else:
                session.step()
            return None

        try:
            await self.room.advance(act, computes)
            if computes and before is not None:
                self._note_time(before.game, begun)
        except PlayerFailed as error:
            self._fail(error)

    def _fail(self, error: PlayerFailed) -> None:
        """What it said may name what it holds: that is for whoever runs the server."""
        logger.error("game %s: a computer player failed: %s", self.room.row.id, error)
        self.room.fail()
