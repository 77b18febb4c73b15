"""Changes that the people of a game have decided: stand-ins, pauses, going back, the end.

Each is stored before it is shown.  The caller holds the room and reports the change.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from undergrowth.engine.chance import new_seed, seeded
from undergrowth.server.database.rows import GameRow, Hand, Note, People, Proposal, no_account
from undergrowth.server.games.room import Room
from undergrowth.server.games.steps import person_asked
from undergrowth.server.gate.keys import hashed, new_secret
from undergrowth.server.people import clocks, hands, proposals
from undergrowth.session import PERSON

_BACK: Final = "back"
_PAUSED: Final = "paused"
_RESUMED: Final = "resumed"
_REWOUND: Final = "rewound"
_ENDED: Final = "ended"


async def carry_out(room: Room, people: People, proposal: Proposal) -> None:
    """Do what was agreed."""
    kind = proposal.kind
    if kind == proposals.STAND_IN:
        await put_in_stand_in(room, people, proposal, hands.VOTE)
    elif kind == proposals.HAND_OVER:
        await _hand_over(room, people, proposal)
    elif kind == proposals.REWIND:
        await _rewind(room, people, proposal)
    elif kind == proposals.END:
        await _end(room, people, proposal)
    else:
        await pause(room, people, proposal)


async def put_in_stand_in(room: Room, people: People, proposal: Proposal, why: str) -> None:
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


async def pause(room: Room, people: People, proposal: Proposal, why: str | None = None) -> None:
    """Pause the game, or resume it."""
    paused = proposal.kind == proposals.PAUSE
    kind = _PAUSED if paused else _RESUMED
    note = Note(kind, room.now(), room.row.revision, by=proposal.by, why=why)
    after = replace(room.row, people=replace(proposals.noted(people, note), paused=paused))
    await room.decide(lambda: after)


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
    elif after.asked == seat:
        after = clocks.with_time_of(after, seat, _waited(room, seat))
    entries = hands.with_hand(held, row.revision, PERSON, why)
    await room.decide(lambda: after, {seat: {"stand_in": None, "hands": entries}}, True)


def _waited(room: Room, seat: int) -> float:
    """Return the seconds since the open question was asked, or its person left, or a pause ended.

    A person who lets a slow stand-in think and then comes back has thought, too.
    """
    row = room.row
    since = [
        each.moment
        for each in row.people.notes
        if each.kind in (_RESUMED, _REWOUND)
        or (each.kind == proposals.STAND_IN and each.seat == seat)
    ]
    return room.now() - max([room.chronicle.moment_of(row.revision), *since])


async def begin_when_all_are_there(room: Room) -> None:
    """Start the clock of a game once nobody is waited for; the caller holds the room."""

    async def act() -> None:
        row = room.row
        waited = any(each.playing == PERSON and each.token is None for each in room.seats)
        if row.clock is not None and row.clock.waits and not waited:
            await room.decide(lambda: clocks.all_there(row))

    await room.anew(act)
