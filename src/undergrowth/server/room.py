"""A game in memory that is played: answers, undo, and how they get to the disk.

One lock a game: an answer is taken, committed and only then shown.  Engine and database work on a
thread meanwhile.
"""

from __future__ import annotations

import asyncio
import logging
import time
from bisect import bisect_right
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import TYPE_CHECKING

from pydantic_core import to_json

from undergrowth.engine.errors import UndergrowthError
from undergrowth.server.errors import Refused
from undergrowth.server.moments import row_after
from undergrowth.server.runner import Runner
from undergrowth.server.storage import GameRow, Kept, Overtaken, now
from undergrowth.server.stream import Viewer, sse
from undergrowth.server.table import Table
from undergrowth.server.views import (
    faction_of,
    factions_of,
    is_reaction,
    may_tell_a_hand,
    title_after,
    winners_of,
)
from undergrowth.session import Session
from undergrowth.table.book import hand_is_open
from undergrowth.table.game import Game

if TYPE_CHECKING:
    from undergrowth.server.rooms import Rooms

logger = logging.getLogger("undergrowth.server")


class Room(Table):
    """One game that is being played, or looked at."""

    def __init__(self, rooms: Rooms, kept: Kept) -> None:
        super().__init__(rooms, kept)
        self.lock = asyncio.Lock()
        self.used = time.monotonic()
        self.told_something = True
        """Whether the last answer wrote to the log: nobody waits after the silent ones."""
        self._in_doubt = False
        """Whether the session may hold what the database does not."""
        self.runner = Runner(self)

    @asynccontextmanager
    async def held(self) -> AsyncIterator[None]:
        """Nobody else changes the game meanwhile, and it is what the database has."""
        async with self.lock:
            if self._in_doubt:
                await self._read_again()
            yield

    # ---- who looks on

    @property
    def quiet(self) -> bool:
        """Whether nobody looks on and nothing goes on."""
        return not self.viewers and not self.runner.runs and not self.lock.locked()

    def enter(self, seat: int) -> Viewer:
        """A page opens; it gets the present state first."""
        viewer = Viewer(seat)
        self.viewers.add(viewer)
        self._written.clear()  # the seat is there now
        viewer.send(sse("state", self.state(seat), self.row.revision))
        self.tell_presence()
        self.wake()
        return viewer

    def leave(self, viewer: Viewer) -> None:
        """A page is gone."""
        viewer.close()
        self.viewers.discard(viewer)
        self.tell_presence()
        self.wake()

    def publish(self, first: int | None = None) -> None:
        """Show every page the present and the log from `first` on; written once for each seat."""
        for seat in {viewer.seat for viewer in self.viewers}:
            message = sse("state", self.state(seat), self.row.revision)
            if first is not None and first < len(self.chronicle):
                message += sse("entries", to_json(self.news(seat, first)))
            for viewer in list(self.viewers):
                if viewer.seat == seat:
                    viewer.send(message)

    # ---- answers

    async def answer(self, seat: int, revision: int, edition: int | None, text: str) -> bytes:
        """A person's answer; returns the acknowledgement.  Refuses what is not on."""
        await self._until_it_tells_nothing(seat)
        async with self.held():
            self._check(seat, revision, edition)
            await self.advance(lambda session: session.answer(text))
            shown = self._acknowledgement(seat)
        self.wake()
        return shown

    async def undo(self, seat: int, revision: int, edition: int | None) -> bytes:
        """Take back a person's last answer."""
        async with self.held():
            self._check_revision(revision, edition)
            if seat != self.undo_seat:
                raise Refused(409, "nothing_to_undo", "you have no answer that may be taken back")
            self.row = await self._guarded(self._take_back)
            self._forget_later()
            self._show()
            self.publish()
            shown = self._acknowledgement(seat)
        self.wake()
        return shown

    def _acknowledgement(self, seat: int) -> bytes:
        return b'{"revision":%d,"state":%s}' % (self.row.revision, self.state(seat))

    async def set_pace(self, pace: str) -> None:
        """How fast computer players go on from here."""
        async with self.held():
            await self.rooms.off_loop(lambda: self.rooms.store.set_pace(self.row.id, pace))
            self.row = replace(self.row, pace=pace)
            self._written.clear()

    def _check_revision(self, revision: int, edition: int | None) -> None:
        row = self.row
        if revision != row.revision or (edition is not None and edition != row.edition):
            raise Refused(
                409,
                "stale",
                f"the game has moved on: it is at revision {row.revision}",
                revision=row.revision,
                edition=row.edition,
            )

    def _check(self, seat: int, revision: int, edition: int | None) -> None:
        self._check_revision(revision, edition)
        if self.game.decision is None:
            raise Refused(409, "over", "the game is over")
        if self.asked != seat:
            asked = faction_of(self.game, self.game.decision.seat)
            raise Refused(403, "not_your_turn", f"{asked} decides now")

    async def _until_it_tells_nothing(self, seat: int) -> None:
        """Where passing may be left to the server, no answer counts sooner than that would."""
        if self.asked == seat and is_reaction(self.game) and self.is_watched(seat):
            await asyncio.sleep(self.opened + self.patience - time.monotonic())

    async def advance(self, act: Callable[[Session], object]) -> None:
        """One answer, and those that follow without a choice, each on disk; then they are shown."""
        first = len(self.chronicle)
        await self._take(act)
        try:
            while self.goes_by_itself():
                await self._take(lambda session: session.step())
        except Exception as error:  # the answer stands; the rest is tried again
            logger.warning("game %s: a step was not kept: %s", self.row.id, type(error).__name__)
        finally:
            self.publish(first)
        self.rooms.consider_notice(self)

    async def _take(self, act: Callable[[Session], object]) -> None:
        """One answer: on a thread until it is on disk."""
        known = len(self.chronicle)
        self.row = await self._guarded(lambda: self._commit(act))
        game = self.session.game
        self.chronicle.extend((game.log or [])[known:], self.row.revision)
        self._logs.append(len(self.chronicle))
        self._records.append(len(game.answers or []))
        self.told_something = len(self.chronicle) > known
        self._show()

    def _commit(self, act: Callable[[Session], object]) -> GameRow:
        """Runs on a thread; what the event loop reads stays as it is."""
        before, after = self.session.game, act_on(self.session, act)
        decision = before.decision
        assert decision is not None and after.answers is not None and before.answers is not None
        text = after.answers[len(before.answers)].split(": ", 1)[1]
        row = self._row(self.row.revision + 1, self.row.edition)
        answer = row_after(before, after, row.revision, decision.seat, text)
        self.rooms.store.append(self.row, row, answer)
        return row

    def _take_back(self) -> GameRow:
        """Runs on a thread."""
        if not self.session.undo():
            raise Refused(409, "nothing_to_undo", "there is nothing that may be taken back")
        row = self._row(self._revision_of(self.session.game), self.row.edition + 1)
        self.rooms.store.take_back(self.row, row)
        return row

    def _forget_later(self) -> None:
        """After an undo: what came later never was."""
        last = self.row.revision
        del self._records[last + 1 :]
        del self._logs[last + 1 :]
        self.chronicle.cut(self._logs[last])
        for seat in self.seats:
            seat.told = -1 if seat.told > last else seat.told

    def _revision_of(self, game: Game) -> int:
        """The revision at which a game of this session stood."""
        return bisect_right(self._records, len(game.answers or [])) - 1

    def _row(self, revision: int, edition: int) -> GameRow:
        """What is kept of the session as it is now."""
        game = self.session.game
        return replace(
            self.row,
            title=title_after(self.row.title, self.game, game),
            revision=revision,
            edition=edition,
            updated=now(),
            over=game.over,
            asked=waits_for(self.session),
            factions=factions_of(game),
            winners=winners_of(game),
            generators=self.session.generators,
            undo=[self._revision_of(past) for past in self.session.past],
        )

    async def _guarded(self, work: Callable[[], GameRow]) -> GameRow:
        """Run on a thread; when it fails, the session is again what the database has."""
        revision, edition = self.row.revision, self.row.edition
        try:
            return await self.rooms.off_loop(work)
        except UndergrowthError:
            raise  # what the engine refuses has changed nothing
        except Overtaken:
            await self._read_again()
            self._check_revision(revision, edition)
            raise Refused(409, "stale", "the game has moved on") from None
        except BaseException:
            await self._read_again()
            raise

    async def _read_again(self) -> None:
        """Forget what is in memory and read the game from the database."""
        self._in_doubt = True  # until it has been read: whoever comes next tries again
        self._take_up(await self.rooms.off_loop(lambda: self.rooms.store.load(self.row.id)))
        self._in_doubt = False
        self.publish()

    # ---- what happens by itself

    def goes_by_itself(self) -> bool:
        """Whether a person is asked who has no choice, and that is no secret."""
        seat, decision = self.asked, self.game.decision
        if seat is None or decision is None or len(decision.options) != 1:
            return False
        tells = may_tell_a_hand(decision.options[0]) and not hand_is_open(self.game, seat)
        return not (tells and self.is_watched(seat))

    def wake(self) -> None:
        """Something has changed: what is due may be something else now."""
        self.used = time.monotonic()
        self.runner.wake()

    def changed(self) -> None:
        """The seats or their settings have changed."""
        self._written.clear()
        self.publish()
        self.wake()

    async def stop(self) -> None:
        """Let go of the game: it is all in the database."""
        await self.runner.stop()
        for viewer in list(self.viewers):
            viewer.close()


def act_on(session: Session, act: Callable[[Session], object]) -> Game:
    """The game after something was done in a session."""
    act(session)
    return session.game


def waits_for(session: Session) -> int | None:
    """The seat of the person without whom a game does not go on."""
    seat, decision = session.asked, session.game.decision
    if decision is not None and len(decision.options) == 1:
        return seat if may_tell_a_hand(decision.options[0]) else None
    return seat
