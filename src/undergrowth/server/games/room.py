"""A live game that is being played: answers, undo, and storage.

One lock a game: an answer is taken, committed and only then shown.  Engine and database work on a
thread meanwhile.  Others register callbacks for changes in the room's lists.

The revision of a game counts its answers.  Its edition counts undos and an end by the operator, so
that both together name one state.  An address is that of a client, whose computing time is limited.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any, Final, TypeVar

from pydantic_core import to_json

from undergrowth.engine.chance import new_seed, seeded
from undergrowth.engine.errors import UndergrowthError
from undergrowth.engine.frames import NOBODY
from undergrowth.server.database.moments import Past, session_of
from undergrowth.server.database.rows import GameRow, Kept, People, SeatRow
from undergrowth.server.database.storage import NoGame, Overtaken, Store
from undergrowth.server.errors import Overtook, Refused, logger
from undergrowth.server.games.seated import SeatedGame
from undergrowth.server.games.steps import Act, rewound, take, take_back
from undergrowth.server.people.clocks import after_decision
from undergrowth.server.people.proposals import REWIND, lapsed
from undergrowth.server.views.questions import is_reaction
from undergrowth.server.views.state import ahead_view, faction_of, log_view
from undergrowth.server.views.stream import Viewer, sse
from undergrowth.server.work.threads import Threads
from undergrowth.session import Session
from undergrowth.words import language

T = TypeVar("T")
_TRIES: Final = 20
"""How often something is tried again that another process came before."""
_OF_ROW: Final = frozenset({"title", "pace", "updated", "people", "clock", "deadline"})
_SILENT: Final = frozenset({"claim", "told", "seen", "account", "devices"})
"""The fields of a seat that no page shows."""
_OF_SEAT: Final = _SILENT | {"name", "token", "invitation", "passes", "notify", "hands"}
"""The fields of a game and of a seat that can change while the session stays the same."""


class Room(SeatedGame):
    """A game in memory, and all ways to change it: a change is stored first and then shown."""

    def __init__(
        self,
        kept: Kept,
        store: Store,
        threads: Threads,
        delay: tuple[float, float],
        longest: float = math.inf,
        most: float = math.inf,
        now: Callable[[], float] = time.time,
        away: float = math.inf,
    ) -> None:
        """Open the room of a game; `delay` and what follows `threads` are as in `LiveGame`."""
        super().__init__(kept, store, threads, delay, longest, most, now, away)
        self.on_answer: list[Callable[[], None]] = []
        """Callbacks for each answer, a person's or not, once it is stored and shown."""
        self.on_change: list[Callable[[], None]] = []
        """Callbacks for when the next automatic action may have changed."""
        self.on_stand_in: list[Callable[[int], None]] = []
        """Callbacks for when a computer player plays on for a person who is gone, with the seat."""
        self.on_pages: list[Callable[[], None]] = []
        """Callbacks for when a page has been opened or closed."""
        self.on_overtaken: list[Callable[[], None]] = []
        """Callbacks for when another process was faster than somebody's request."""
        self.used = time.monotonic()
        self.stamp = ""
        """The stamp of the rows that are known; empty where several processes need none."""
        self._lock = asyncio.Lock()
        self.whose = kept.game.id
        """The address that its computing counts for: the one that acted last, if known."""
        self._in_doubt = False
        """Whether the session may differ from the database."""

    # ---- a person's answer, from the request to the acknowledgement

    async def answer(self, seat: int, revision: int, edition: int | None, text: str) -> bytes:
        """Take a person's answer and return the acknowledgement.

        Refuses a wrong seat, and an answer to another state: see `_check_revision`.
        """
        await self._until_it_tells_nothing(seat)
        async with self.held():
            await self.anew(lambda: self._give(seat, revision, edition, text))
            await self._heard_of(seat)
            shown = self._acknowledgement(seat)
        self.wake()
        return shown

    async def _give(self, seat: int, revision: int, edition: int | None, text: str) -> None:
        self._check(seat, revision, edition)
        await self.advance(lambda session: session.answer(text))

    async def anew(self, act: Callable[[], Awaitable[T]]) -> T:
        """Return what `act` returns, called again where another process was faster.

        `act` checks by itself whether it still makes sense then.  The caller holds the room.
        """
        for _ in range(_TRIES):
            try:
                return await act()
            except Overtook:
                for tell in self.on_overtaken:
                    tell()
        return await act()

    async def _until_it_tells_nothing(self, seat: int) -> None:
        """Delay a reaction until the server would pass by itself, so that its speed tells nothing.

        It waits only where others are there to notice (`is_watched`).
        """
        if self.asked == seat and is_reaction(self.game) and self.is_watched(seat):
            await asyncio.sleep(self.opened + self.patience - time.monotonic())

    @asynccontextmanager
    async def held(self) -> AsyncIterator[None]:
        """Hold the game's lock; first read the game again if it may differ from the database."""
        async with self._lock:
            if self._in_doubt:
                await self._read_again()
            yield

    def _check(self, seat: int, revision: int, edition: int | None) -> None:
        """Refuse an answer to another state, after the end, or from a seat that is not asked."""
        self._check_revision(revision, edition)
        if self.game.decision is None or self.row.over:  # it may have been ended
            raise Refused(409, "over", "the game is over")
        if self.is_full:
            raise Refused(409, "too_long", f"a game has at most {self.most:g} answers")
        self._check_goes_on()
        if self.seats[seat].stand_in is not None:
            taken = "a computer player plays for you: take your seat back first"
            raise Refused(409, "stand_in", taken)
        if self.asked != seat:
            asked = faction_of(self.game, self.game.decision.seat)
            raise Refused(403, "not_your_turn", f"{asked} decides now")

    def _check_goes_on(self) -> None:
        """Refuse all play while the game is paused."""
        if self.row.people.paused:
            raise Refused(409, "paused", "the game is paused until its people resume it")

    def _check_revision(self, revision: int, edition: int | None) -> None:
        """Refuse if a client has seen another state; without an edition, the revision decides."""
        row = self.row
        if revision != row.revision or (edition is not None and edition != row.edition):
            raise Overtook(row.revision, row.edition)

    async def advance(self, act: Act, computes: bool = False) -> None:
        """Carry out an answer and the single options that follow it; then show all to viewers.

        With `computes`, a computer player thinks first, which may take long.
        """
        first = len(self.chronicle)
        await self._take(act, computes)
        try:
            while self.goes_by_itself():
                await self._take(lambda session: session.step())
        except Exception as error:  # the answer stands; the rest is tried again
            logger.warning("game %s: a step was not kept: %s", self.row.id, type(error).__name__)
        finally:
            self.publish(first)
        for tell in self.on_answer:
            tell()

    async def _take(self, act: Act, computes: bool = False) -> None:
        """Carry out and store one answer on a thread; then make the new state the visible one."""
        known, row, moment = len(self.chronicle), self.row, self.now()
        self.row = await self._guarded(
            lambda: take(self._store, self.session, row, self.chronicle, act, moment), computes
        )
        game = self.session.game
        events, record = (game.log or [])[known:], len(game.answers or [])
        self.chronicle.add(events, record, moment, self.row.edition)
        self.told_something = len(self.chronicle) > known
        self.show()

    async def _guarded(self, work: Callable[[], GameRow], computes: bool = False) -> GameRow:
        """Run work on a thread; if it fails, read the game again, unless the engine refused it.

        Raises `Overtook` if another process has stored an answer or a decision first.
        """
        try:
            if computes:
                return await self._threads.compute(self.whose, work)
            return await self._threads.run(work)
        except asyncio.CancelledError:
            self._in_doubt = True  # the server ends, and the thread may still be running
            raise
        except UndergrowthError:
            raise  # a refusal of the engine has changed nothing
        except Overtaken:
            await self._read_again()
            raise Overtook(self.row.revision, self.row.edition) from None
        except BaseException:
            await self._read_again()
            raise

    async def compute(self, work: Callable[[], T]) -> T:
        """Return the result of a computer player's work, done in advance, before its step is due.

        The time counts for the room's address.
        """
        return await self._threads.compute(self.whose, work)

    async def _read_again(self) -> None:
        """Discard the game in memory and read it from the database."""
        self._in_doubt = True  # until it has been read; the next task tries again if this fails
        try:
            known, kept = self.seats, await self._threads.run(lambda: self._store.load(self.row.id))
            self.take_up(kept)
        except NoGame:
            raise Refused(404, "no_game", "this game has been deleted") from None
        for before, seat in zip(known, self.seats, strict=True):
            if seat.token == before.token:
                seat.seen = before.seen  # not every visit is stored
        self._in_doubt = False
        self.publish()

    async def catch_up(self, stamp: str) -> None:
        """Take up what another process has changed, now that the game has another stamp."""
        async with self.held():
            if stamp == self.stamp:
                return
            id, store = self.row.id, self._store
            found = await self._threads.run(lambda: store.summaries([id]))
            if id not in found:
                raise Refused(404, "no_game", "this game has been deleted")
            is_told = await self._follow(*found[id])
            self.stamp = stamp
        if is_told:
            self.changed()

    async def _follow(self, row: GameRow, seats: list[SeatRow]) -> bool:
        """Take up rows that were read; return whether pages need to be told of it still."""
        before, old = self.row, self.seats
        _keep_newer(old, seats)
        if (row, seats) == (before, old):
            return False
        if _same(row, before, _OF_ROW) and all(map(_same, seats, old, [_OF_SEAT] * len(old))):
            self.row, self.seats = row, seats
        else:
            await self._read_on()  # which tells them
            _keep_newer(old, self.seats)
            before = self.row
            self.wake()
        for seat, known in zip(self.seats, old, strict=True):
            if (
                known.token not in (None, seat.token)
                or not known.devices.items() <= seat.devices.items()
            ):
                self.close_pages(seat.seat)
        are_same = all(map(_same, seats, old, [_SILENT] * len(old)))
        return not (are_same and _same(self.row, before, frozenset({"title", "updated"})))

    async def _read_on(self) -> None:
        """Read what has followed in the game, or all of it where something was taken back."""
        row, chronicle = self.row, self.chronicle
        game, known = self.session.game, len(self.chronicle)
        past = Past(game.log or [], game.answers or [], chronicle.marks)

        def read() -> tuple[Kept, Session] | None:
            kept = self._store.load(row.id, row.revision)
            if kept.game.edition != row.edition or kept.game.revision < row.revision:
                return None
            return kept, session_of(kept, past)

        try:
            found = await self._threads.run(read)
        except NoGame:
            raise Refused(404, "no_game", "this game has been deleted") from None
        if found is None:
            await self._read_again()
            return
        self.go_on(*found)
        self.told_something = len(chronicle) > known
        self.publish(known)

    async def follow(self, edition: int) -> None:
        """Read the game again if the database has a later edition: it was ended by the operator."""
        async with self.held():
            if edition > self.row.edition:
                await self._read_again()
        self.wake()

    def _acknowledgement(self, seat: int) -> bytes:
        """Return the revision and the state for a seat, as JSON."""
        return b'{"revision":%d,"state":%s}' % (self.row.revision, self.state(seat))

    def wake(self) -> None:
        """Call `on_change`: the next automatic action, or its time, may be another now."""
        self.used = time.monotonic()
        for tell in self.on_change:
            tell()

    # ---- other changes of a game

    async def undo(self, seat: int, revision: int, edition: int | None) -> bytes:
        """Take back a person's last answer; return the acknowledgement.  Refuses another state."""
        async with self.held():
            await self.anew(lambda: self._take_back(seat, revision, edition))
            self._forget_later()
            self.show()
            self.publish()
            shown = self._acknowledgement(seat)
        self.wake()
        return shown

    async def _take_back(self, seat: int, revision: int, edition: int | None) -> None:
        self._check_revision(revision, edition)
        self._check_goes_on()
        if seat != self.undo_seat:
            raise Refused(409, "nothing_to_undo", "you have no answer that may be taken back")
        row, moment = self.row, self.now()
        self.row = await self._guarded(
            lambda: take_back(self._store, self.session, row, self.chronicle, moment)
        )

    def _forget_later(self) -> None:
        """Drop the log's entries, and notices sent, that belong to answers that were undone."""
        last = self.row.revision
        self.chronicle.cut(last)
        for seat in self.seats:
            seat.told = -1 if seat.told > last else seat.told

    async def set_pace(self, pace: str) -> None:
        """Store the pace of computer players from now on; the caller reports it (`changed`)."""
        async with self.held():
            await self._threads.run(lambda: self._store.set_pace(self.row.id, pace))
            self.row = replace(self.row, pace=pace)
            self.forget_written()

    async def decide(
        self,
        make: Callable[[], GameRow],
        seated: dict[int, dict[str, Any]] | None = None,
        anew: bool = False,
    ) -> None:
        """Store a decision of the people of the game; the caller holds the room and reports it.

        `make` returns the row of the game after it, on a thread; `seated` has changes of seats.
        With `anew` the game is read again, because its players or its moment have changed.
        """
        before, store, seats, moment = self.row, self._store, seated or {}, self.now()

        def work() -> GameRow:
            after = after_decision(before, make(), moment)
            store.decide(before, after, seats)
            return after

        self.row = await self._guarded(work)
        for seat, values in seats.items():
            self.know_of(seat, values)
        if anew:
            await self._read_again()

    async def go_back(self, to: int, people: People, seated: dict[int, dict[str, Any]]) -> None:
        """Take the game back to a revision, past what has become known, as its people agreed."""
        store, session, row = self._store, self.session, self.row
        await self.decide(lambda: rewound(store, session, row, people, to), seated, True)

    async def _heard_of(self, seat: int) -> None:
        """Remember a person's answer: they are there, and proposals to go back lapse with it."""
        await self.saw(seat)
        if all(each.kind != REWIND for each in self.row.people.proposals):
            return
        try:
            await self.anew(self._let_rewinds_lapse)
        except Exception as error:  # the answer stands
            logger.warning("game %s: a step was not kept: %s", self.row.id, type(error).__name__)
        self.forget_written()
        self.publish()

    async def _let_rewinds_lapse(self) -> None:
        row = self.row
        left = lapsed(row.people, lambda each: each.kind == REWIND, self.now(), row.revision)
        await self.decide(lambda: replace(row, people=left))

    def fail(self) -> None:
        """Mark the computer player that is asked as failed: the game stops, and all see why."""
        decision = self.game.decision
        self.failed = decision.seat if decision is not None else None
        self.forget_written()
        self.publish()

    async def replace_player(self, seat: int, player: str) -> None:
        """Replace a failed computer player by another one, in the database first.

        Refuses other seats: people, and players that work, stay.
        """
        async with self.held():
            if self.failed != seat:
                raise Refused(409, "not_failed", "no computer player has failed on that seat")
            generators = self.session.generators
            chance = seeded(new_seed())
            generators[seat] = [chance.first, chance.second]
            id, store = self.row.id, self._store
            await self._threads.run(lambda: store.set_player(id, seat, player, generators))
            await self._read_again()
        self.changed()

    def changed(self) -> None:
        """Show everybody that the seats or their settings have changed."""
        self.forget_written()
        self.publish()
        self.wake()
        self.tell_presence()

    # ---- viewers

    @property
    def quiet(self) -> bool:
        """Whether the game may be dropped from memory: nobody views it and no task holds it."""
        return not self.viewers and not self._lock.locked()

    def enter(self, seat: int) -> Viewer:
        """Add the viewer of a newly opened page; it gets the present state first."""
        viewer = Viewer(seat, language())
        self.viewers.add(viewer)
        for tell in self.on_pages:
            tell()
        self.forget_written()  # now the seat counts as connected
        viewer.send(sse("state", self.state(seat), self.row.revision))
        if self.announcement():
            self.announce_to(viewer)
        self.tell_presence()
        self.wake()
        return viewer

    def leave(self, viewer: Viewer) -> None:
        """Remove the viewer of a closed page."""
        viewer.close()
        self.viewers.discard(viewer)
        if viewer.seat != NOBODY:
            self.seats[viewer.seat].seen = self.now()
        for tell in self.on_pages:
            tell()
        self.tell_presence()
        self.wake()

    async def told(
        self, whose: str, viewer: int, first: int, write: Callable[[dict[str, Any]], T]
    ) -> T:
        """Return what `write` makes of the log from an entry on, as a seat may know it.

        Both are done on a thread, and the time counts for the address `whose`.
        """
        game, chronicle = self.game, self.chronicle.copy()
        return await self._threads.read(
            whose, lambda: write(log_view(game, chronicle, viewer, first))
        )

    async def ahead(self, whose: str, seat: int) -> bytes:
        """Return as JSON what each option certainly costs and brings, for the seat that is asked.

        It is computed on a thread, once for each question and language, since every option is
        played.  The time counts for the address `whose`.
        """
        game, revision = self.game, self.row.revision
        if game.decision is None or game.decision.seat != seat or self.row.over:
            raise Refused(409, "not_asked", "only who is asked can look ahead")
        tongue, kept = language(), self.seen_ahead  # the next question has a new dictionary
        if tongue not in kept:
            kept[tongue] = await self._threads.read(
                whose, lambda: to_json(ahead_view(game, seat, revision))
            )
        return kept[tongue]


def _same(row: GameRow | SeatRow, other: GameRow | SeatRow, names: frozenset[str]) -> bool:
    """Whether two rows are the same but for the fields of these names."""
    fields = vars(other)
    return all(value == fields[name] for name, value in vars(row).items() if name not in names)


def _keep_newer(before: list[SeatRow], seats: list[SeatRow]) -> None:
    """Keep in seats that were read what is stored some time after it is known: notices, visits."""
    for old, seat in zip(before, seats, strict=True):
        if old.notify == seat.notify:
            seat.told = max(old.told, seat.told)
        if old.token == seat.token and old.seen is not None:
            seat.seen = max(old.seen, seat.seen or 0.0)
