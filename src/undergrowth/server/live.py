"""A game in memory, and what each viewer sees of it.

What is seen is `game` and `row`, which change together after each commit; the session may be ahead
of them while an answer is on its way to the disk.
"""

from __future__ import annotations

import hmac
import random
import time
from typing import Any, Final

from pydantic_core import to_json

from undergrowth.ai import AUTOMATED
from undergrowth.engine.frames import NOBODY, Decision
from undergrowth.server.chronicle import Chronicle
from undergrowth.server.errors import Refused
from undergrowth.server.keys import hashed
from undergrowth.server.moments import session_of
from undergrowth.server.questions import is_reaction
from undergrowth.server.rows import Kept
from undergrowth.server.stream import Viewer, sse
from undergrowth.server.views import log_view, presence_view, state_view
from undergrowth.server.wire.asked import PACES
from undergrowth.session import PERSON
from undergrowth.shown.announced import announced
from undergrowth.table.game import Game
from undergrowth.words import language, speaking

_CHANCE: Final = random.SystemRandom()
_OF_COMPUTERS: Final = 0.4
"""The share of the delay of reactions that those of computer players take."""


class LiveGame:
    """A game as it is seen."""

    def __init__(self, kept: Kept, delay: tuple[float, float]) -> None:
        """`delay`: seconds, from and to, in which a reaction is answered without a person."""
        self.viewers: set[Viewer] = set()
        self.told_something = True
        """Whether the last answer wrote to the log: nobody waits after the silent ones."""
        self._delay = delay
        self.take_up(kept)
        self.pondered: dict[int, float] = {}
        """By computer player's seat, how many seconds its last choice has taken before all eyes."""
        self.reviews: dict[str, bytes] = {}
        """The review as JSON by language, once the game is over and somebody has wanted it."""

    def take_up(self, kept: Kept) -> None:
        """Begin, or begin again, with what the database has."""
        self.session = session_of(kept)
        self.row = kept.game
        self.seats = kept.seats
        self.chronicle = Chronicle()
        at = record = 0
        log = self.session.game.log or []
        for each in kept.answers:
            record += len(each.record)
            self.chronicle.add(log[at : at + len(each.events)], record)
            at += len(each.events)
        self.show()

    def show(self) -> None:
        """Make the session's game the one that is seen."""
        self.game = self.session.game
        self.undo_seat = None if self.row.over else self.session.undo_seat
        self.back = [len(moment.answers or []) for moment in self.session.past]
        self._written: dict[tuple[int, str], bytes] = {}
        self.seen_ahead: dict[str, bytes] = {}
        """What the options bring, as JSON by language, once whoever is asked has wanted to know."""
        self.advised: dict[str, bytes] = {}
        """The same of what computer players would do, by language and player."""
        self.failed: int | None = None
        """The seat whose computer player failed at this moment: nothing goes on by itself."""
        self.opened = time.monotonic()
        self.patience = _CHANCE.uniform(*self._delay)

    # ---- who is there

    def seat_of(self, token: str) -> int:
        """The seat a token opens.  Refuses others."""
        found = NOBODY
        secret = hashed(token)
        for each in self.seats:  # all of them: the time taken tells nothing
            if each.token is not None and hmac.compare_digest(each.token, secret):
                found = each.seat
        if found == NOBODY:
            raise Refused(401, "unauthorized", "this token opens no seat of this game")
        return found

    def is_owner(self, token: str) -> bool:
        """Whether a token is that of whoever made the game."""
        return self.row.owner is not None and hmac.compare_digest(self.row.owner, hashed(token))

    @property
    def connected(self) -> set[int]:
        """The seats with an open page."""
        return {viewer.seat for viewer in self.viewers if viewer.seat != NOBODY}

    def is_watched(self, seat: int) -> bool:
        """Whether somebody else could tell something from how long a seat takes."""
        others = [each.seat for each in self.seats if each.player == PERSON and each.seat != seat]
        return bool(others) or any(viewer.seat != seat for viewer in self.viewers)

    # ---- who is waited for

    @property
    def asked(self) -> int | None:
        """The seat of the person who is asked."""
        decision = self.game.decision
        if self.row.over or decision is None or self.session.players[decision.seat] != PERSON:
            return None
        return decision.seat

    @property
    def hints(self) -> bool:
        """Whether advice is given: as its maker said, else where one person plays."""
        if self.row.hints is not None:
            return self.row.hints
        return sum(each.player == PERSON for each in self.seats) <= 1

    def goes_by_itself(self) -> bool:
        """Whether a person is asked who has no choice, and nobody is there to learn from it.

        Where everybody can see that there is one option the engine asks nothing.  Whoever saw a
        question skipped would know that it had no others, and what they would have come from.
        """
        seat, decision = self.asked, self.game.decision
        if seat is None or decision is None or len(decision.options) != 1:
            return False
        return not self.is_watched(seat)

    def due(self) -> tuple[str, float] | None:
        """What will be done without anybody, and when; None while a person must choose."""
        decision = self.game.decision
        if self.row.over or decision is None or self.failed is not None:
            return None
        if self.session.players[decision.seat] != PERSON:
            to_read = self.told_something or announced(self.game) is not None
            pause = PACES[self.row.pace] if to_read else 0.0
            return ("step", self.opened + max(pause, self._composure(decision)))
        if self.seats[decision.seat].passes.get(decision.prompt) and is_reaction(self.game):
            return ("pass", self.opened + self.patience)
        return ("step", self.opened) if self.goes_by_itself() else None

    def reacts(self) -> bool:
        """Whether a computer player is asked only because of what its seat may hide.

        Its answer takes a time that was drawn before anybody looked at its hand.
        """
        decision = self.game.decision
        if self.row.over or decision is None or not is_reaction(self.game):
            return False
        hides = self.session.players[decision.seat] not in (PERSON, AUTOMATED)
        return hides and self.is_watched(decision.seat)

    def _composure(self, decision: Decision) -> float:
        """Seconds that a computer player's answer takes at least, by what everybody can see.

        A lone option is asked where silence would tell: it takes as long as the last choice did.
        """
        if self.reacts():
            return self.patience * _OF_COMPUTERS
        if len(decision.options) == 1 and self.is_watched(decision.seat):
            return self.pondered.get(decision.seat, 0.0)
        return 0.0

    # ---- what is seen

    def state(self, viewer: int) -> bytes:
        """The present as a seat may see it, as JSON; written once for each seat and language.

        On the event loop: that takes 2 to 7 milliseconds, interpreted, and no longer in a long
        game; the log and what options bring are read on threads.
        """
        key = (viewer, language())
        if key not in self._written:
            self._written[key] = to_json(self._state(viewer))
        return self._written[key]

    def _state(self, viewer: int) -> dict[str, Any]:
        back = self.back if viewer != NOBODY and viewer == self.undo_seat else []
        entries = len(self.chronicle)
        return state_view(
            self.row,
            self.game,
            self.seats,
            viewer,
            self.connected,
            back,
            entries,
            None,
            self.failed,
            self.hints,
        )

    def state_at(self, moment: Game, revision: int, viewer: int) -> dict[str, Any]:
        """An earlier moment as a seat may see it."""
        seen = self.chronicle.log_upto(revision)
        return state_view(
            self.row,
            moment,
            self.seats,
            viewer,
            self.connected,
            [],
            seen,
            revision,
            None,
            self.hints,
        )

    def forget_written(self) -> None:
        """What was written down for viewers is true no more."""
        self._written.clear()

    # ---- what open pages are sent

    def publish(self, first: int | None = None) -> None:
        """Show every page the present and the log from `first` on.

        They are written once for each seat and language.
        """
        for seat, tongue in {(viewer.seat, viewer.language) for viewer in self.viewers}:
            with speaking(tongue):
                message = self._news(seat, first)
            for viewer in list(self.viewers):
                if (viewer.seat, viewer.language) == (seat, tongue):
                    viewer.send(message)

    def _news(self, seat: int, first: int | None) -> bytes:
        """The present and the log from `first` on, as a page is sent them."""
        message = sse("state", self.state(seat), self.row.revision)
        if first is not None and first < len(self.chronicle):
            message += sse("entries", to_json(log_view(self.game, self.chronicle, seat, first)))
        return message

    def tell_presence(self) -> None:
        """Say who is there."""
        self.forget_written()
        spectators = sum(viewer.seat == NOBODY for viewer in self.viewers)
        shown = presence_view(self.seats, self.connected, spectators)
        message = sse("presence", to_json(shown))
        for viewer in list(self.viewers):
            viewer.send(message)

    def close_pages(self, seat: int | None = None) -> None:
        """End the stream of every open page, or of those of one seat."""
        for viewer in list(self.viewers):
            if seat is None or viewer.seat == seat:
                viewer.close()
