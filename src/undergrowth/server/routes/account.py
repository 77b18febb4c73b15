"""An account: what it holds, its devices and passkeys, its seats, all of it as a file, and its
end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, TypeVar

from fastapi import APIRouter, Path, Request, Response

from undergrowth.server.accounts.accounts import Accounts
from undergrowth.server.accounts.ledger import Account, Passkey, Session
from undergrowth.server.accounts.seats import Held
from undergrowth.server.errors import Refused
from undergrowth.server.ratings.book import Result, Standing
from undergrowth.server.routes.common import GameId, address_of, allows_words
from undergrowth.server.routes.signing import In, accounts_of
from undergrowth.server.views.leagues import exported_league
from undergrowth.server.views.people import when
from undergrowth.server.views.state import shown_notify
from undergrowth.server.wire.account import (
    AccountAsked,
    AccountState,
    Deleted,
    Exported,
    ExportedSeat,
    KeepAsked,
    KeptSeat,
    KeptState,
    OpenAsked,
    OpenedSeat,
    OpenedState,
    PasskeyState,
    RatingsState,
    RatingState,
    ResultState,
    SessionState,
    SignedOut,
)
from undergrowth.server.wire.common import errors
from undergrowth.server.wire.leagues import ExportedLeague

router = APIRouter(prefix="/api/account", tags=["account"])
T = TypeVar("T")
Id = Annotated[str, Path(min_length=1, max_length=64)]
SeatNumber = Annotated[int, Path(ge=0, le=11)]
_FILE = 'attachment; filename="undergrowth-account.json"'


@router.get("", responses=errors(401))
async def account(request: Request, session: In) -> AccountState:
    """Return the account of this device."""
    return await _state(request, session)


async def _state(request: Request, session: Session) -> AccountState:
    accounts, ledger = accounts_of(request), accounts_of(request).ledger

    def read() -> tuple[Account | None, list[Passkey], list[Session]]:
        id = session.account
        return ledger.account(id), ledger.passkeys(id), ledger.sessions(id)

    found, passkeys, sessions = await accounts.run(read)
    if found is None:
        raise Refused(401, "signed_out", "this device is not signed in any more")
    return AccountState(
        name=found.name,
        settings=found.settings,
        has_mail=found.mail is not None,
        created=when(found.created),
        passkeys=[_passkey(each) for each in passkeys],
        sessions=[_session(each, session) for each in sessions],
    )


def _passkey(passkey: Passkey) -> PasskeyState:
    used = when(passkey.used) if passkey.used is not None else None
    return PasskeyState(id=passkey.id, name=passkey.name, created=when(passkey.created), used=used)


def _session(session: Session, this: Session) -> SessionState:
    return SessionState(
        id=session.id,
        created=when(session.created),
        seen=when(session.seen),
        is_this=session.id == this.id,
    )


@router.put("", responses=errors(400, 401, 413, 415, 422))
async def change(request: Request, session: In, asked: AccountAsked) -> AccountState:
    """Change the name or the settings of the account."""
    allows_words(request, asked.name)
    accounts, values = accounts_of(request), asked.model_dump(include=asked.model_fields_set)
    if values:
        await accounts.run(lambda: accounts.ledger.change(session.account, **values))
    return await _state(request, session)


@router.delete("", responses=errors(401))
async def delete(request: Request, session: In) -> Deleted:
    """Delete the account and what its seats say of their person; sign out everywhere.

    Games of other people go on without the name; those in which nobody else had a seat are deleted.
    """
    return Deleted(games=await accounts_of(request).delete(session.account))


@router.get("/export", responses=errors(401, 429))
async def export(request: Request, response: Response, session: In) -> Exported:
    """Return everything that the account holds, as a file."""
    response.headers["Content-Disposition"] = _FILE
    seats = await _held(request, session)
    return Exported(
        account=await _state(request, session),
        seats=[_exported(s) for s in seats],
        ratings=await ratings(request, session),
        leagues=await _read(request, lambda: _leagues(accounts_of(request), session.account)),
    )


def _leagues(accounts: Accounts, account: str) -> list[ExportedLeague]:
    """Return what leagues keep of an account."""
    return [
        exported_league(league, member, accounts.results.of_member(league.id, member.number))
        for league, member in accounts.roll.of(account)
    ]


def _exported(held: Held) -> ExportedSeat:
    seat, row = held.seat, held.game
    return ExportedSeat(
        **_kept(held).model_dump(),
        created=when(row.created),
        name=seat.name,
        passes=[prompt for prompt, wanted in seat.passes.items() if wanted],
        notify=shown_notify(seat.notify),
        seen=when(seat.seen) if seat.seen is not None else None,
        winner=row.winners if row.over else None,
    )


@router.get("/ratings", responses=errors(401))
async def ratings(request: Request, session: In) -> RatingsState:
    """Return the ratings of the account, and the serious games that they come from."""
    accounts = accounts_of(request)
    standings, results = await accounts.run(lambda: accounts.book.of(session.account))
    return RatingsState(
        ratings=[_rating(each) for each in standings],
        results=[_result(each) for each in results],
    )


def _rating(standing: Standing) -> RatingState:
    low, high = standing.rating.interval
    return RatingState(
        time=standing.time,
        rating=round(standing.rating.mean),
        low=round(low),
        high=round(high),
        games=standing.games,
        moment=when(standing.moment),
    )


def _result(result: Result) -> ResultState:
    return ResultState(
        id=result.game,
        time=result.time,
        title=result.title,
        faction=result.faction,
        place=result.place,
        players=result.players,
        before=round(result.before),
        after=round(result.after),
        moment=when(result.moment),
    )


# ---- passkeys, the mail address and devices


@router.delete("/passkeys/{id}", responses=errors(401, 404, 409, 422))
async def remove_passkey(request: Request, session: In, id: Id) -> AccountState:
    """Remove a passkey.  Refuses the last way to sign in."""
    state, accounts = await _state(request, session), accounts_of(request)
    if not any(each.id == id for each in state.passkeys):
        raise Refused(404, "no_passkey", "the account has no such passkey")
    if len(state.passkeys) == 1 and not state.has_mail:
        raise _last_way()
    await accounts.run(lambda: accounts.ledger.remove_passkey(session.account, id))
    return await _state(request, session)


@router.delete("/mail", responses=errors(401, 409))
async def remove_mail(request: Request, session: In) -> AccountState:
    """Remove the mail address.  Refuses the last way to sign in."""
    state, accounts = await _state(request, session), accounts_of(request)
    if not state.passkeys:
        raise _last_way()
    await accounts.run(lambda: accounts.ledger.set_mail(session.account, None))
    return await _state(request, session)


def _last_way() -> Refused:
    return Refused(409, "last_way", "nobody could sign in any more: add another way, or delete all")


@router.delete("/sessions/{id}", responses=errors(401, 404, 422))
async def sign_out(request: Request, session: In, id: Id) -> AccountState:
    """Sign a device out; the seats that it got from the account do not open there any more."""
    state = await _state(request, session)
    if not any(each.id == id for each in state.sessions):
        raise Refused(404, "no_session", "no such device is signed in")
    await accounts_of(request).sign_out(session.account, [id])
    return await _state(request, session)


@router.delete("/sessions", responses=errors(401))
async def sign_out_everywhere(request: Request, session: In) -> SignedOut:
    """Sign out all devices, this one too."""
    state = await _state(request, session)
    ids = [each.id for each in state.sessions]
    await accounts_of(request).sign_out(session.account, ids)
    return SignedOut(devices=len(ids))


# ---- seats


async def _read(request: Request, work: Callable[[], T]) -> T:
    """Return the result of work with many seats, which counts as computing of the address."""
    return await accounts_of(request).rooms.threads.read(address_of(request), work)


async def _held(request: Request, session: Session) -> list[Held]:
    kept = accounts_of(request).seats
    return await _read(request, lambda: kept.of(session.account))


def _kept(held: Held) -> KeptSeat:
    row, seat = held.game, held.seat.seat
    return KeptSeat(
        id=row.id,
        seat=seat,
        faction=row.factions[seat] if seat < len(row.factions) else None,
        title=row.title,
        over=row.over,
        updated=when(row.updated),
    )


@router.get("/seats", responses=errors(401, 429))
async def seats(request: Request, session: In) -> KeptState:
    """Return the seats that the account keeps."""
    return KeptState(seats=[_kept(each) for each in await _held(request, session)])


@router.post("/seats", responses=errors(400, 401, 413, 415, 422, 429))
async def keep(request: Request, session: In, asked: KeepAsked) -> KeptState:
    """Have the account keep seats whose tokens this device has; return all that it keeps.

    Wrong tokens, and seats that another account keeps, are left out.
    """
    accounts = accounts_of(request)
    tokens = [(each.id, each.token) for each in asked.seats if each.id.isprintable()]
    changes = await _read(request, lambda: accounts.seats.keep(session.account, tokens))
    await accounts.know(changes)
    return await seats(request, session)


@router.post("/seats/open", responses=errors(400, 401, 413, 415, 422, 429))
async def open_seats(request: Request, session: In, asked: OpenAsked) -> OpenedState:
    """Give this device tokens of its own for seats of the account, in place of earlier ones."""
    accounts = accounts_of(request)
    wanted = list(
        dict.fromkeys((each.id, each.seat) for each in asked.seats if each.id.isprintable())
    )
    tokens, changes = await _read(
        request, lambda: accounts.seats.open(session.account, session.id, wanted)
    )
    await accounts.know(changes)
    opened = [OpenedSeat(id=id, seat=seat, token=token) for (id, seat), token in tokens.items()]
    return OpenedState(seats=opened)


@router.delete("/seats/{game}/{seat}", responses=errors(401, 404, 422, 429))
async def release(request: Request, session: In, game: GameId, seat: SeatNumber) -> KeptState:
    """Have the account keep a seat no more."""
    accounts = accounts_of(request)
    if not game.isprintable():
        raise Refused(404, "no_seat", "the account keeps no such seat")
    changes = await accounts.run(lambda: accounts.seats.release(session.account, game, seat))
    if not changes:
        raise Refused(404, "no_seat", "the account keeps no such seat")
    await accounts.know(changes)
    return await seats(request, session)
