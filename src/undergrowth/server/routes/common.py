"""Parts that routes share, such as the room of a game and the viewer of a request."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Final, TypeVar

from fastapi import Depends, Path, Query, Request, Response, Security
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from undergrowth.ai import make_player
from undergrowth.engine.chance import Stream, new_key
from undergrowth.engine.errors import BadSave, BadSetup, BadText
from undergrowth.engine.frames import NOBODY
from undergrowth.server.beginnings.making import NewGame
from undergrowth.server.database.moments import unpack
from undergrowth.server.database.rows import no_account
from undergrowth.server.database.storage import Store
from undergrowth.server.database.tables import About, Table, free_seats, set_table
from undergrowth.server.documents.standing import JSON, Document, Standing
from undergrowth.server.errors import Refused
from undergrowth.server.games.agreed import begin_when_all_are_there, sit_down
from undergrowth.server.games.room import Room
from undergrowth.server.games.rooms import Rooms
from undergrowth.server.gate.guard import caller
from undergrowth.server.gate.keys import hashed, new_secret
from undergrowth.server.gate.limits import SOON
from undergrowth.server.people.hands import CLAIMED
from undergrowth.server.views.state import faction_of
from undergrowth.server.wire.asked import GameAsked, Notify, TableAsked
from undergrowth.server.wire.games import Claimed
from undergrowth.table.game import Game
from undergrowth.words import language
from undergrowth.words.shelf import shelf

T = TypeVar("T")
UNCHANGED: Final[dict[str, Any]] = {"description": "It has not changed (If-None-Match)."}
"""The documentation of the answer 304, for clients that have a document already."""
_bearer = HTTPBearer(
    auto_error=False, scheme_name="seat", description="The token of a seat, told when it was made."
)
At = Annotated[
    int | None,
    Query(ge=0, le=2**31 - 1, description="An earlier moment: after so many answers."),
]
GameId = Annotated[str, Path(min_length=1, max_length=32, description="The id of a game.")]


def rooms_of(request: Request) -> Rooms:
    """Return the games of the server."""
    rooms = request.app.state.rooms
    assert isinstance(rooms, Rooms)
    return rooms


async def stored(request: Request, room: Room, work: Callable[[Store, str], T]) -> T:
    """Return what `work` reads or changes of a game in the database, done on a thread."""
    rooms = rooms_of(request)
    return await rooms.threads.run(lambda: work(rooms.store, room.row.id))


async def standing(request: Request, name: str, make: Callable[[], Document]) -> Response:
    """Return a response with a document that is the same for all readers of the request's
    language."""
    kept = request.app.state.standing
    assert isinstance(kept, Standing)
    document = await kept.get((name, language(), shelf()), make)
    return document.answer(request)


def address_of(request: Request) -> str:
    """Return the address that a request counts for."""
    return caller(request.scope)


async def _address(request: Request) -> str:
    return address_of(request)


Address = Annotated[str, Depends(_address)]


def allows_words(request: Request, *texts: str | None) -> None:
    """Refuse names and titles with a word that the operator has blocked."""
    if any(rooms_of(request).orders.forbids(text) for text in texts if text):
        raise Refused(422, "blocked", "the operator of this server does not allow that name")


def words_of_game(asked: GameAsked) -> list[str | None]:
    """Return the words of a new game that people have written."""
    return [asked.title, *(each.name for each in asked.setup.seats)]


async def with_code(request: Request, room: Room, asked: TableAsked | None) -> str | None:
    """Return the code by which the free seats of a game are taken; None where none is wanted."""
    if asked is None or not free_seats(room.seats):
        return None
    return (await table_set(request, room, asked)).code


def may_list(request: Request, asked: TableAsked | None) -> None:
    """Refuse to list a table for an address that has listed too many: others would not be seen."""
    if asked is not None and asked.listed:
        rooms_of(request).limits.listed.check(address_of(request))


async def table_set(request: Request, room: Room, asked: TableAsked) -> Table:
    """Give a game a code, and list it if that is wanted.  Refuses one that waits for nobody."""
    if room.row.over or not free_seats(room.seats):
        raise Refused(409, "full", "nobody is waited for at this table")
    if asked.listed:
        rooms_of(request).limits.listed.spend(address_of(request), 1.0)
    rooms, setup = rooms_of(request), room.game.setup
    about = About(
        map=setup.map,
        hirelings=setup.with_hirelings or bool(setup.hirelings),
        level=asked.level,
        language=asked.language or language(),
    )
    id, moment = room.row.id, room.now()
    return await rooms.threads.run(lambda: set_table(rooms.store, id, asked.listed, about, moment))


def begins_a_game(request: Request) -> None:
    """Count a new game for the address of a request.  Refuses when there were too many."""
    rooms = rooms_of(request)
    limits, address = rooms.limits, address_of(request)
    if not rooms.health.has_room():
        full = "the disk is nearly full: games go on, but none can be begun"
        raise Refused(503, "unavailable", full, retry_after=SOON)
    limits.computing.check(address)
    limits.games.count(address)


async def begun(request: Request, make: Callable[[float], NewGame]) -> NewGame:
    """Return a new game, made on behalf of the address of a request, and stored.

    Making it counts as computing of that address, waits behind those that have used less, and
    shares no thread with answers.  Raises the errors of `make`.
    """
    rooms = rooms_of(request)
    moment = rooms.config.now()
    new = await rooms.threads.read(address_of(request), lambda: make(moment))
    await rooms.threads.run(lambda: new.keep(rooms.store))
    return new


async def opened(request: Request, new: NewGame) -> Room:
    """Return the room of a new game, in which computer players begin for this address."""
    address = address_of(request)
    room = await rooms_of(request).get(new.row.id, address, is_new=True)
    room.whose = address
    return room


def names_addresses(
    request: Request, notify: Notify | None, before: dict[str, str] | None = None
) -> None:
    """Count the addresses for notices that are new.  Refuses too many."""
    named = notify.addresses() if notify is not None else {}
    if notify is not None and notify.push is not None:
        rooms_of(request).notifier.check_push(notify.push.endpoint)
    for kind, address in named.items():
        if before is None or before.get(kind) != address:
            rooms_of(request).limits.mails.count(address_of(request))


async def room_of(request: Request, game: GameId) -> Room:
    """Return the room of the game in the path.  Refuses an unknown one."""
    return await rooms_of(request).get(game, address_of(request))


InRoom = Annotated[Room, Depends(room_of)]
Credentials = Annotated[HTTPAuthorizationCredentials | None, Security(_bearer)]


async def viewer_of(request: Request, room: InRoom, given: Credentials) -> int:
    """Return the seat of the request's token; NOBODY without one.  Refuses a wrong one."""
    if given is None:
        if request.headers.get("authorization"):
            raise Refused(401, "unauthorized", "expected Authorization: Bearer <token>")
        return NOBODY
    return await seat_with(room, given.credentials)


async def seat_with(room: Room, token: str) -> int:
    """The seat that a token opens.  Refuses a wrong one."""
    seat = room.seat_of(token)
    if room.seats[seat].claim is not None:
        return await _first_use(room, token)
    return seat


async def _first_use(room: Room, token: str) -> int:
    """Return the seat of a token used for the first time, whose claim cannot be repeated any
    more."""
    async with room.held():
        held = room.seats[room.seat_of(token)]  # another claim may have replaced it meanwhile
        if held.claim is not None:
            await room.set_seat(held.seat, claim=None)
        return held.seat


Eyes = Annotated[int, Depends(viewer_of)]


async def holder_of(room: InRoom, eyes: Eyes, address: Address) -> int:
    """Return the seat of the request's token.  Refuses spectators."""
    if eyes == NOBODY:
        raise Refused(401, "unauthorized", "this needs the token of a seat")
    room.whose = address
    return eyes


Holder = Annotated[int, Depends(holder_of)]


async def speaker_of(room: InRoom, given: Credentials, address: Address) -> int | None:
    """Return the seat of the request's token, or None for the game's maker.  Refuses others."""
    if given is None:
        raise Refused(401, "unauthorized", "this needs the token of a seat, or of the game's maker")
    room.whose = address
    if room.is_owner(given.credentials):
        return None
    return await seat_with(room, given.credentials)


Speaker = Annotated[int | None, Depends(speaker_of)]


async def owned_by(room: InRoom, given: Credentials, address: Address) -> None:
    """Refuse all requests without the token of the game's maker."""
    if given is None or not room.is_owner(given.credentials):
        raise Refused(401, "unauthorized", "this needs the token of the game's maker")
    room.whose = address


Owned = Depends(owned_by)


async def claimed(
    room: Room, seat: int, key: str | None, name: str | None, invitation: str | None = None
) -> Claimed:
    """Give a seat to the person who claims it; return its token.  Refuses a seat that is taken.

    A hashed `invitation`, by which the seat was found, may have ended since.
    """
    token = new_secret()
    async with room.held():  # of two claims, the same one must be last in memory and on disk
        given = {"token": hashed(token), **no_account(), **({"name": name} if name else {})}
        secret = hashed(key) if key is not None else None
        if not await room.claim(seat, invitation or room.seats[seat].invitation, secret, **given):
            raise Refused(409, "spent", "this invitation has been taken up already")
        await room.saw(seat)
        await room.anew(lambda: _sits_down(room, seat))
        await begin_when_all_are_there(room)
        if not free_seats(room.seats):
            await room.close_table()
    room.changed()
    id = room.row.id
    return Claimed(
        id=id,
        seat=seat,
        faction=faction_of(room.game, seat),
        token=token,
        link=f"/game/{id}#seat={token}",
        seeded=room.row.seeded,
    )


async def _sits_down(room: Room, seat: int) -> None:
    """Let the person who has claimed a seat that was handed over play it."""
    held = room.seats[seat]
    if not room.row.over and held.hands and held.hands[-1].why != CLAIMED:
        await sit_down(room, seat, CLAIMED)


def check_player(name: str, seat: int) -> None:
    """Refuse a computer player that cannot be made."""
    try:
        make_player(name, seat, 0)
    except BadSetup as error:
        raise Refused(422, "bad_setup", str(error), problems=[str(error)]) from None


def seat_called(room: Room, word: str) -> int:
    """Return a seat from its number or its faction's short or full name.  Refuses an unknown
    one."""
    try:
        seat = room.game.seat_of(int(word) if word.isdecimal() else word)
    except BadText as error:
        raise Refused(404, "no_seat", str(error)) from None
    if seat == NOBODY:
        raise Refused(404, "no_seat", f"{word!r} has no seat")
    return seat


async def moment_of(rooms: Rooms, room: Room, whose: str, revision: int) -> Game:
    """Return the game after `revision` answers.  Refuses a revision that never was or is
    unreadable."""

    def read() -> Game | None:
        packed = rooms.store.state(room.row.id, revision)
        return None if packed is None else unpack(packed)

    try:
        moment = await rooms.threads.read(whose, read)
    except (BadSave, BadSetup):
        raise Refused(409, "unreadable", "this release cannot read that moment") from None
    if moment is None:
        raise Refused(404, "no_moment", f"the game has only come to {room.row.revision}")
    return moment


async def going_moment_of(rooms: Rooms, room: Room, whose: str, revision: int) -> Game:
    """Return the game after `revision` answers, at a question.  Refuses a game that was over
    then."""
    moment = await moment_of(rooms, room, whose, revision)
    if moment.over or moment.decision is None:
        raise Refused(409, "over", "the game was over then: choose an earlier moment")
    return moment


def dealt_anew(moment: Game, eyes: int) -> Game:
    """Return a moment with hidden information dealt anew, without its past, opening and seed.

    It is dealt by a secret key, so that nobody can compute the rest from a part.
    """
    if eyes == NOBODY:
        raise Refused(403, "running", "only who plays here can play on while the game runs")
    if moment.decision is None or moment.decision.seat != eyes:
        raise Refused(
            409, "not_asked", "while the game runs, play on from a moment at which you were asked"
        )
    dealt = moment.determinize(eyes, Stream(new_key()).order())
    dealt.seed, dealt.opening, dealt.log, dealt.answers = 0, "", [], []
    for at in range(len(dealt.seen)):
        if eyes not in divmod(at, dealt.seats):
            dealt.seen[at] = []  # what others know of each other was shown to them alone
    return dealt


def json_answer(body: bytes, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """Return a response with encoded JSON."""
    return Response(body, status, headers, JSON)
