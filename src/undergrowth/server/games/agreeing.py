"""Decisions of the people of a game: proposals, votes on them, and what a seat decides alone.

A decision that needs others is a proposal (`people/proposals.py`); one about a person's own seat
is carried out at once (`games/agreed.py`).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace

from undergrowth.engine.actions import PASS
from undergrowth.server.database.rows import Note, People, Proposal
from undergrowth.server.errors import Refused
from undergrowth.server.games.agreed import carry_out, pause, put_in_stand_in, sit_down
from undergrowth.server.games.room import Room
from undergrowth.server.people import clocks, hands, phrases, proposals
from undergrowth.server.people.presence import is_away, lost_after
from undergrowth.server.ratings.serious import check_not_open


async def propose(room: Room, proposal: Proposal) -> None:
    """Make a proposal, which is carried out at once if nobody else need agree.

    The maker of the game (`by` is None) needs nobody to put a stand-in in the place of somebody who
    is gone.
    """

    async def act() -> None:
        _check_proposer(room, proposal)
        _check(room, proposal)
        if proposal.by is not None:
            await room.saw(proposal.by)
        people = _open_ones(room)
        if proposal.by is None and proposal.kind == proposals.STAND_IN:
            await put_in_stand_in(room, people, proposal, hands.HOST)
            people = room.row.people
        else:
            people = proposals.proposed(people, proposal)
        await _settle(room, people)

    await _decide(room, act)


async def respond(room: Room, number: int, seat: int, agrees: bool) -> None:
    """Take a person's word on a proposal; its proposer's no withdraws it."""

    async def act() -> None:
        await room.saw(seat)
        people = _open_ones(room)
        found = next((each for each in people.proposals if each.number == number), None)
        if found is None:
            raise Refused(404, "no_proposal", "that proposal is not open any more")
        if seat == found.by and not agrees:
            people = proposals.without(people, found)
        elif seat not in proposals.voters(found, room.seats, room.now()):
            raise _no_voice()
        else:
            people = proposals.answered(people, found, seat, agrees)
        await _settle(room, people)

    await _decide(room, act)


async def leave(room: Room, seat: int, player: str, why: str) -> None:
    """Let a computer player play one's own seat: for a time (`hands.AWAY`) or `hands.RESIGNED`."""

    async def act() -> None:
        _check_running(room)
        if hands.has_resigned(room.seats[seat]):
            raise _has_resigned()
        mine = Proposal(0, proposals.STAND_IN, seat, 0.0, 0.0, seat, player)
        await put_in_stand_in(room, _open_ones(room), mine, why)
        await _settle(room, room.row.people)
        await _go_on_without_people(room)

    await _decide(room, act)


async def _go_on_without_people(room: Room) -> None:
    """End the pause of a game whose people have all resigned: nobody could resume it any more.

    Somebody with a stand-in still may, after coming back.
    """

    async def act() -> None:
        row = room.row
        if row.people.paused and not any(map(hands.may_play, room.seats)):
            nobody = Proposal(0, proposals.RESUME, None, 0, 0)
            await pause(room, row.people, nobody, hands.RESIGNED)

    await room.anew(act)


async def come_back(room: Room, seat: int) -> None:
    """Give a seat back to its person, in place of the stand-in."""

    async def act() -> None:
        _check_running(room)
        if hands.has_resigned(room.seats[seat]):
            raise _has_resigned()
        if room.seats[seat].stand_in is None:
            raise Refused(409, "no_stand_in", "no computer player plays your seat")
        if _is_out_of_time(room, seat):
            raise Refused(
                409, "time_over", "your time is over: a computer player answers this question"
            )
        await room.saw(seat)
        await sit_down(room, seat, hands.BACK)
        await _settle(room, room.row.people)

    await _decide(room, act)


async def speak(room: Room, seat: int, phrase: str) -> None:
    """Let everybody know a phrase of somebody who has a seat, also after the end of the game."""

    async def act() -> None:
        people, moment = room.row.people, room.now()
        if not phrases.may_say(people, seat, moment):
            wait = round(phrases.PAUSE)
            raise Refused(429, "too_many", "one phrase after another, please", retry_after=wait)
        await room.saw(seat)
        after = replace(room.row, people=phrases.with_phrase(people, seat, phrase, moment))
        await room.decide(lambda: after)

    await _decide(room, act)


async def _decide(room: Room, act: Callable[[], Awaitable[None]]) -> None:
    """Hold the room and act, again where another process was faster; then tell everybody."""
    async with room.held():
        await room.anew(act)
    room.changed()


def _is_out_of_time(room: Room, seat: int) -> bool:
    """Whether the question is open still for which a person's time was over.

    A person who came back then would gain time.
    """
    last, decision = room.seats[seat].hands[-1], room.game.decision
    is_open = decision is not None and decision.seat == seat
    return last.why == hands.CLOCK and last.revision == room.row.revision and is_open


async def time_is_up(room: Room) -> None:
    """Do what the clock's settings say, now that the time for the open question is over.

    A reaction is passed, whatever the hand holds.  The caller holds the room and reports it.
    """
    row, clock = room.row, room.row.clock
    if clock is None or row.asked is None:
        return
    if clock.reaction:
        await room.advance(lambda session: session.answer(PASS))
    elif clock.at_zero == clocks.PAUSE:
        await pause(room, row.people, Proposal(0, proposals.PAUSE, row.asked, 0, 0), hands.CLOCK)
    else:
        mine = Proposal(0, proposals.STAND_IN, None, 0, 0, row.asked, clock.player)
        await put_in_stand_in(room, row.people, mine, hands.CLOCK)
        await _settle(room, room.row.people)


# ---- what may be proposed


def _check_proposer(room: Room, proposal: Proposal) -> None:
    """Refuse proposers who do not play; the maker of the game may propose who sits on a seat."""
    _check_running(room)
    if proposal.by is None and proposal.kind not in (proposals.STAND_IN, proposals.HAND_OVER):
        raise _no_voice()
    if proposal.by is not None and not hands.is_held(room.seats[proposal.by]):
        raise _no_voice()


def _check(room: Room, proposal: Proposal) -> None:
    """Refuse a proposal that makes no sense now."""
    kind, paused = proposal.kind, room.row.people.paused
    if kind in (proposals.REWIND, proposals.HAND_OVER):
        check_not_open(room.row, "it does not go back, and its seats stay their people's")
    if kind == proposals.END and _is_alone(room):
        check_not_open(room.row, "you play it alone, so resign instead")
    if kind in (proposals.STAND_IN, proposals.HAND_OVER):
        _check_absent(room, proposal)
    if kind == proposals.PAUSE and paused:
        raise Refused(409, "paused", "the game is paused already")
    if kind == proposals.RESUME and not paused:
        raise Refused(409, "not_paused", "the game is not paused")
    if kind == proposals.REWIND and (proposal.revision or 0) >= room.row.revision:
        raise Refused(404, "no_moment", f"the game has only come to {room.row.revision}")


def _is_alone(room: Room) -> bool:
    """Whether one person plays, and nobody is waited for who has been invited and has not come."""
    waited = any(hands.is_person(s) and s.token is None and not s.stand_in for s in room.seats)
    return not waited and len([s for s in room.seats if hands.may_play(s)]) == 1


def _check_absent(room: Room, proposal: Proposal) -> None:
    """Refuse to give away a seat whose person is there."""
    assert proposal.seat is not None
    seat = room.seats[proposal.seat]
    if not hands.is_person(seat):
        raise Refused(409, "no_person", "that seat belongs to no person")
    if proposal.kind == proposals.STAND_IN and seat.stand_in is not None:
        raise Refused(409, "stand_in", "a computer player plays that seat already")
    if proposal.kind == proposals.HAND_OVER and seat.token is None:
        raise Refused(409, "unclaimed", "that seat waits for somebody: make a new invitation")
    given_up = proposal.kind == proposals.HAND_OVER and hands.has_resigned(seat)
    least = room.gone_after
    if proposal.kind == proposals.HAND_OVER:
        least = lost_after(least)
    gone = is_away(room.row, seat, room.connected, room.now(), least)
    if not gone and not given_up:
        raise Refused(409, "is_there", "that person is there, or was a short time ago")


def _check_running(room: Room) -> None:
    if room.row.over:
        raise Refused(409, "over", "the game is over")


def _no_voice() -> Refused:
    return Refused(403, "no_voice", "only people who play, and whom it is not about, have a say")


def _has_resigned() -> Refused:
    return Refused(409, "resigned", "you have given this seat up")


# ---- counting votes


def _open_ones(room: Room) -> People:
    """Return the decisions without expired proposals."""
    moment = room.now()
    return proposals.lapsed(
        room.row.people, lambda each: each.expires <= moment, moment, room.row.revision
    )


async def _settle(room: Room, people: People) -> None:
    """Carry out what is agreed, drop what is refused, and store the rest.

    Where another process was faster, it goes on with what is stored if `people` were, too.
    """

    async def act() -> None:
        await _settle_once(room, people if room.row is known else _open_ones(room))

    known, is_new = room.row, people is not room.row.people
    await (_settle_once(room, people) if is_new else room.anew(act))


async def _settle_once(room: Room, people: People) -> None:
    while (decided := _decided(room, people)) is not None:
        people = proposals.without(people, decided)
        if proposals.is_lost(decided, room.seats, room.now()):
            people = _with_end_of(room, people, decided, proposals.REFUSED)
            continue
        try:
            _check(room, decided)
        except Refused:  # it has become pointless meanwhile
            people = _with_end_of(room, people, decided, proposals.LAPSED)
            continue
        await carry_out(room, people, decided)
        await _settle(room, room.row.people)
        return
    if people != room.row.people:
        after = replace(room.row, people=people)
        await room.decide(lambda: after)


def _decided(room: Room, people: People) -> Proposal | None:
    """Return a proposal about which enough has been said."""
    seats, moment = room.seats, room.now()
    for each in people.proposals:
        if proposals.is_carried(each, seats, moment) or proposals.is_lost(each, seats, moment):
            return each
    return None


def _with_end_of(room: Room, people: People, proposal: Proposal, kind: str) -> People:
    note = Note(
        kind,
        room.now(),
        room.row.revision,
        by=proposal.by,
        seat=proposal.seat,
        proposal=proposal.kind,
    )
    return proposals.noted(people, note)
