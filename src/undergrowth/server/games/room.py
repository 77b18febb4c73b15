"""A live game that is being played: answers, undo, decisions of its people, and open pages.

An answer is taken, committed and only then shown.  Engine and database work on a thread meanwhile.

The revision of a game counts its answers.  Its edition counts undos and an end by the operator, so
that both together name one state.  An address is that of a client, whose computing time is limited.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any, TypeVar

from pydantic_core import to_json

from undergrowth.engine.chance import new_seed, seeded
from undergrowth.engine.frames import NOBODY
from undergrowth.server.database.rows import GameRow, People
from undergrowth.server.errors import Overtook, Refused, logger
from undergrowth.server.games.following import FollowedGame
from undergrowth.server.games.steps import Act, last_of, rewound, take, take_back
from undergrowth.server.people.clocks import after_decision
from undergrowth.server.people.proposals import REWIND, lapsed
from undergrowth.server.ratings.serious import check_account
from undergrowth.server.views.questions import is_reaction
from undergrowth.server.views.state import ahead_view, faction_of, log_view
from undergrowth.server.views.stream import Viewer, sse
from undergrowth.words import language

T = TypeVar("T")


class Room(FollowedGame):
    """A game in memory, and all ways to change it: a change is stored first and then shown."""

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

    async def check_not_last(
        self, seat: int, revision: int, edition: int | None, text: str
    ) -> None:
        """1.4 Refuse an option with which a turn or phase would end for good.

        Each option of a question is tried once.  An answer to another state is refused, too.
        """
        self._check(seat, revision, edition)
        game, alone = self.game, self.session.plays_alone
        kept = self.lasts  # the next question has a new dictionary
        if text not in kept:
            found = await self._threads.run(lambda: last_of(game, text, alone))
            if found is None:
                return  # it is refused, or read in another spelling
            kept[text] = found
        if "last" in kept[text]:
            said = "your turn, or a phase of it, would end so, and nothing takes that back"
            raise Refused(409, "last_answer", said, outcome=kept[text])

    async def _give(self, seat: int, revision: int, edition: int | None, text: str) -> None:
        self._check(seat, revision, edition)
        check_account(self.row, self.seats[seat])
        await self.advance(lambda session: session.answer(text))

    async def _until_it_tells_nothing(self, seat: int) -> None:
        """Delay a reaction until the server would pass by itself, so that its speed tells nothing.

        It waits only where others are there to notice (`is_watched`).
        """
        if self.asked == seat and is_reaction(self.game) and self.is_watched(seat):
            await asyncio.sleep(self.opened + self.patience - time.monotonic())

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
        known, row, moment, stamp = len(self.chronicle), self.row, self.now(), self.stamp
        self.row, self.stamp = await self.guarded(
            lambda: take(self._store, self.session, row, self.chronicle, act, moment, stamp),
            computes,
        )
        game = self.session.game
        events, record = (game.log or [])[known:], len(game.answers or [])
        self.chronicle.add(events, record, moment, self.row.edition)
        self.told_something = len(self.chronicle) > known
        self.show()

    def _acknowledgement(self, seat: int) -> bytes:
        """Return the revision and the state for a seat, as JSON."""
        return b'{"revision":%d,"state":%s}' % (self.row.revision, self.state(seat))

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
        self.row = await self.guarded(
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

        self.row = await self.guarded(work)
        for seat, values in seats.items():
            self.know_of(seat, values)
        if anew:
            await self.read_again()

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

    async def compute(self, work: Callable[[], T]) -> T:
        """Return the result of a computer player's work, done in advance, before its step is due.

        The time counts for the room's address.
        """
        return await self._threads.compute(self.whose, work)

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
            await self.read_again()
        self.changed()

    # ---- viewers

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
        game, revision, alone = self.game, self.row.revision, self.session.plays_alone
        if game.decision is None or game.decision.seat != seat or self.row.over:
            raise Refused(409, "not_asked", "only who is asked can look ahead")
        tongue, kept = language(), self.seen_ahead  # the next question has a new dictionary
        if tongue not in kept:
            kept[tongue] = await self._threads.read(
                whose, lambda: to_json(ahead_view(game, seat, revision, alone))
            )
        return kept[tongue]
