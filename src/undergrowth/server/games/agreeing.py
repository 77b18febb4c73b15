"""Decisions of the people of a game: stand-ins, seats handed over, pauses, going back, the end.

Each is stored before it is shown.  What needs others is a proposal (`people/proposals.py`); what
concerns one's own seat alone is done at once.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any, Final

from undergrowth.engine.actions import PASS
from undergrowth.engine.chance import new_seed, seeded
from undergrowth.server.database.rows import GameRow, Hand, Note, People, Proposal, no_account
from undergrowth.server.errors import Refused
from undergrowth.server.games.room import Room
from undergrowth.server.games.steps import person_asked
from undergrowth.server.gate.keys import hashed, new_secret
from undergrowth.server.people import clocks, hands, phrases, proposals
from undergrowth.server.people.presence import is_away
from undergrowth.session import PERSON

_BACK: Final = "back"
_PAUSED: Final = "paused"
_RESUMED: Final = "resumed"
_REWOUND: Final = "rewound"
_ENDED: Final = "ended"


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
            await _stand_in(room, people, proposal, hands.HOST)
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
        elif seat not in proposals.voters(found, room.seats):
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
        await _stand_in(room, _open_ones(room), mine, why)
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
            await _pause(room, row.people, nobody, hands.RESIGNED)

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


async def sit_down(room: Room, seat: int, why: str) -> None:
    """Let the person of a seat play it from now on; the caller holds the room and reports it."""
    row, held = room.row, room.seats[seat]
    players = [*room.session.players]
    players[seat] = PERSON
    note = Note(_BACK, room.now(), row.revision, seat=seat, why=why)
    after = replace(
        row,
        asked=None if row.over else person_asked(room.session.game, players),
        people=proposals.noted(row.people, note),
    )
    if not hands.has_left(held):  # else going away for a moment would bring time
        after = clocks.with_time_for(after, seat)
    entries = hands.with_hand(held, row.revision, PERSON, why)
    await room.decide(lambda: after, {seat: {"stand_in": None, "hands": entries}}, True)


def _is_out_of_time(room: Room, seat: int) -> bool:
    """Whether the question is open still for which a person's time was over.

    Whoever comes back has some time: before that they would have gained it.
    """
    last, decision = room.seats[seat].hands[-1], room.game.decision
    is_open = decision is not None and decision.seat == seat
    return last.why == hands.CLOCK and last.revision == room.row.revision and is_open


async def begin_when_all_are_there(room: Room) -> None:
    """Start the clock of a game once nobody is waited for; the caller holds the room."""

    async def act() -> None:
        row = room.row
        waited = any(each.playing == PERSON and each.token is None for each in room.seats)
        if row.clock is not None and row.clock.waits and not waited:
            await room.decide(lambda: clocks.all_there(row))

    await room.anew(act)


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
        await _pause(room, row.people, Proposal(0, proposals.PAUSE, row.asked, 0, 0), hands.CLOCK)
    else:
        mine = Proposal(0, proposals.STAND_IN, None, 0, 0, row.asked, clock.player)
        await _stand_in(room, row.people, mine, hands.CLOCK)
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
    if kind in (proposals.STAND_IN, proposals.HAND_OVER):
        _check_absent(room, proposal)
    if kind == proposals.PAUSE and paused:
        raise Refused(409, "paused", "the game is paused already")
    if kind == proposals.RESUME and not paused:
        raise Refused(409, "not_paused", "the game is not paused")
    if kind == proposals.REWIND and (proposal.revision or 0) >= room.row.revision:
        raise Refused(404, "no_moment", f"the game has only come to {room.row.revision}")


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
    gone = is_away(room.row, seat, room.connected, room.now(), room.gone_after)
    if not gone and not given_up:
        raise Refused(409, "is_there", "that person is there, or was a short time ago")


def _check_running(room: Room) -> None:
    if room.row.over:
        raise Refused(409, "over", "the game is over")


def _no_voice() -> Refused:
    return Refused(403, "no_voice", "only people who play, and whom it is not about, have a say")


def _has_resigned() -> Refused:
    return Refused(409, "resigned", "you have given this seat up")


# ---- carrying out


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
        if proposals.is_lost(decided, room.seats):
            people = _with_end_of(room, people, decided, proposals.REFUSED)
            continue
        try:
            _check(room, decided)
        except Refused:  # it has become pointless meanwhile
            people = _with_end_of(room, people, decided, proposals.LAPSED)
            continue
        await _carry_out(room, people, decided)
        await _settle(room, room.row.people)
        return
    if people != room.row.people:
        after = replace(room.row, people=people)
        await room.decide(lambda: after)


def _decided(room: Room, people: People) -> Proposal | None:
    """Return a proposal about which enough has been said."""
    for each in people.proposals:
        if proposals.is_carried(each, room.seats) or proposals.is_lost(each, room.seats):
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


async def _carry_out(room: Room, people: People, proposal: Proposal) -> None:
    """Do what was agreed."""
    kind = proposal.kind
    if kind == proposals.STAND_IN:
        await _stand_in(room, people, proposal, hands.VOTE)
    elif kind == proposals.HAND_OVER:
        await _hand_over(room, people, proposal)
    elif kind == proposals.REWIND:
        await _rewind(room, people, proposal)
    elif kind == proposals.END:
        await _end(room, people, proposal)
    else:
        await _pause(room, people, proposal)


async def _stand_in(room: Room, people: People, proposal: Proposal, why: str) -> None:
    """Let a computer player play a person's seat; the person keeps it."""
    seat, player, row = proposal.seat, proposal.player, room.row
    assert seat is not None and player is not None
    players, generators, chance = [*room.session.players], room.session.generators, new_seed()
    players[seat] = player
    generators[seat] = [seeded(chance).first, seeded(chance).second]
    note = Note(
        proposals.STAND_IN,
        room.now(),
        row.revision,
        by=proposal.by,
        seat=seat,
        player=player,
        why=why,
    )
    after = replace(
        row,
        asked=person_asked(room.session.game, players),
        generators=generators,
        undo=[] if room.undo_seat == seat else row.undo,
        people=proposals.noted(people, note),
    )
    entries = hands.with_hand(room.seats[seat], row.revision, player, why)
    await room.decide(lambda: after, {seat: {"stand_in": player, "hands": entries}}, True)
    await begin_when_all_are_there(room)
    if why in (hands.HOST, hands.VOTE, hands.CLOCK):
        for tell in room.on_stand_in:
            tell(seat)


async def _hand_over(room: Room, people: People, proposal: Proposal) -> None:
    """Take a seat from its person; the maker of the game invites somebody else to it."""
    seat, row = proposal.seat, room.row
    assert seat is not None
    held = room.seats[seat]
    note = Note(proposals.HAND_OVER, room.now(), row.revision, by=proposal.by, seat=seat)
    after = replace(row, people=proposals.noted(people, note))
    values: dict[str, Any] = {
        "token": None,
        "claim": None,
        "invitation": hashed(new_secret()),  # nobody knows it: the maker asks for a new one
        "hands": held.hands or [Hand(0, held.player, held.name, "")],
        "name": None,
        "passes": {},
        "notify": None,
        "seen": None,
        "told": -1,
        **no_account(),
    }
    await room.decide(lambda: after, {seat: values})
    room.close_pages(seat)


async def _rewind(room: Room, people: People, proposal: Proposal) -> None:
    """Take the game back to a moment; all other proposals lapse."""
    to, row = proposal.revision, room.row
    assert to is not None
    note = Note(_REWOUND, room.now(), to, by=proposal.by, before=row.revision)
    seated = {
        each.seat: {"hands": hands.hands_until(each.hands, to)}
        for each in room.seats
        if any(hand.revision > to for hand in each.hands)
    }
    await room.go_back(to, replace(proposals.noted(people, note), proposals=[]), seated)


async def _end(room: Room, people: People, proposal: Proposal) -> None:
    """End the game as it is, without winners."""
    row = room.row
    note = Note(_ENDED, room.now(), row.revision, by=proposal.by)
    after: GameRow = replace(
        row,
        over=True,
        asked=None,
        undo=[],
        edition=row.edition + 1,
        updated=room.now(),
        people=replace(proposals.noted(people, note), proposals=[], paused=False),
    )
    await room.decide(lambda: after, anew=True)


async def _pause(room: Room, people: People, proposal: Proposal, why: str | None = None) -> None:
    """Pause the game, or resume it."""
    paused = proposal.kind == proposals.PAUSE
    kind = _PAUSED if paused else _RESUMED
    note = Note(kind, room.now(), room.row.revision, by=proposal.by, why=why)
    after = replace(room.row, people=replace(proposals.noted(people, note), paused=paused))
    await room.decide(lambda: after)
