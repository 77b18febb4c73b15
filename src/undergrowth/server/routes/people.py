"""The people of a game: proposals, and leaving one's own seat for a time or for good."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Path, Request

from undergrowth.server.database.reports import report
from undergrowth.server.database.rows import Proposal
from undergrowth.server.errors import Refused
from undergrowth.server.games import agreeing
from undergrowth.server.games.room import Room
from undergrowth.server.people import hands, proposals
from undergrowth.server.routes.common import (
    Holder,
    InRoom,
    Speaker,
    address_of,
    check_player,
    rooms_of,
)
from undergrowth.server.views.people import people_view
from undergrowth.server.wire.asked import USUAL_PLAYER
from undergrowth.server.wire.common import errors
from undergrowth.server.wire.people import (
    PeopleState,
    PhraseAsked,
    ProposalAsked,
    ReportAsked,
    Reported,
    SayAsked,
    StandInAsked,
)

router = APIRouter(prefix="/api/games/{game}", tags=["people"])
_ERRORS: Final = errors(400, 401, 403, 404, 409, 413, 415, 422)
Number = Annotated[int, Path(ge=1, le=2**31 - 1, description="The number of a proposal.")]


@router.post("/proposals", responses=_ERRORS)
async def propose(room: InRoom, speaker: Speaker, asked: ProposalAsked) -> PeopleState:
    """Propose something to the people of the game, or agree to the same proposal of another.

    It takes the place of the last proposal of the same seat.  The maker of the game may propose
    `stand_in`, which needs nobody else, and `hand_over`.
    """
    if asked.seat is not None and asked.seat >= len(room.seats):
        raise Refused(404, "no_seat", f"there is no seat {asked.seat}")
    player = asked.player
    if asked.kind == proposals.STAND_IN:
        player = player or USUAL_PLAYER
        check_player(player, asked.seat or 0)
    moment = room.now()
    agreed = [] if speaker is None else [speaker]
    proposal = Proposal(
        number=0,
        kind=asked.kind,
        by=speaker,
        made=moment,
        expires=moment + proposals.LIFETIME,
        seat=asked.seat,
        player=player,
        revision=asked.revision,
        agreed=agreed,
    )
    await agreeing.propose(room, proposal)
    return _told(room)


@router.post("/proposals/{number}", responses=_ERRORS)
async def respond(room: InRoom, seat: Holder, number: Number, asked: SayAsked) -> PeopleState:
    """Agree to a proposal or refuse it; one's own is withdrawn so."""
    await agreeing.respond(room, number, seat, asked.agrees)
    return _told(room)


@router.post("/away", responses=_ERRORS)
async def leave(room: InRoom, seat: Holder, asked: StandInAsked) -> PeopleState:
    """Let a computer player play this seat until its person comes back (`back`)."""
    check_player(asked.player, seat)
    await agreeing.leave(room, seat, asked.player, hands.AWAY)
    return _told(room)


@router.post("/back", responses=_ERRORS)
async def come_back(room: InRoom, seat: Holder) -> PeopleState:
    """Play this seat again, in place of the computer player."""
    await agreeing.come_back(room, seat)
    return _told(room)


@router.post("/resign", responses=_ERRORS)
async def resign(room: InRoom, seat: Holder, asked: StandInAsked) -> PeopleState:
    """Give this seat up for good: a computer player plays it to the end, and it can be seen."""
    check_player(asked.player, seat)
    await agreeing.leave(room, seat, asked.player, hands.RESIGNED)
    return _told(room)


@router.post("/phrases", responses=errors(400, 401, 404, 409, 413, 415, 422, 429))
async def speak(room: InRoom, seat: Holder, asked: PhraseAsked) -> PeopleState:
    """Say one of the ready phrases at the table; everybody reads it in their own language."""
    await agreeing.speak(room, seat, asked.phrase)
    return _told(room)


@router.post("/reports", responses=errors(400, 401, 404, 409, 413, 415, 422, 429, 503))
async def report_name(request: Request, room: InRoom, seat: Holder, asked: ReportAsked) -> Reported:
    """Report the name of somebody at the table, or the title of the game, to the operator."""
    if asked.seat is not None and asked.seat >= len(room.seats):
        raise Refused(404, "no_seat", f"there is no seat {asked.seat}")
    text = room.row.title if asked.seat is None else room.seats[asked.seat].name
    if not text:
        raise Refused(409, "no_name", "nobody has given a name there")
    rooms, game, moment = rooms_of(request), room.row.id, room.now()
    rooms.limits.reports.count(address_of(request))
    if not await rooms.threads.run(
        lambda: report(rooms.store.base, game, asked.seat, text, moment)
    ):
        raise Refused(503, "unavailable", "too many reports wait for the operator")
    return Reported(reported=True)


def _told(room: Room) -> PeopleState:
    told = people_view(room.row, room.seats, room.gone_after, room.now())
    return PeopleState.model_validate(told)
