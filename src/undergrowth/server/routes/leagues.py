"""Leagues: founding and joining them, playing for them, their seasons, tables and exports.

All needs the token of a device that is signed in; the tables of a league that is shown do not.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Final, Literal, NamedTuple, TypeVar

from fastapi import APIRouter, Depends, Path, Query, Request, Response

from undergrowth.server.accounts.ledger import Session
from undergrowth.server.errors import Refused
from undergrowth.server.leagues.roll import League, Member, Season
from undergrowth.server.leagues.steward import Steward
from undergrowth.server.routes.common import address_of, allows_words, rooms_of
from undergrowth.server.routes.signing import In, MaybeIn
from undergrowth.server.views.leagues import league_view
from undergrowth.server.wire.common import errors
from undergrowth.server.wire.leagues import (
    LeagueAsked,
    LeagueBrief,
    LeagueChanges,
    LeagueGameAsked,
    LeagueJoined,
    LeagueMade,
    LeaguesState,
    LeagueState,
    MemberAsked,
    SeasonAsked,
)

router = APIRouter(prefix="/api/leagues", tags=["leagues"])
T = TypeVar("T")
Id = Annotated[str, Path(min_length=1, max_length=32, description="The id of a league.")]
Number = Annotated[int, Path(ge=1, le=2**31 - 1)]
Of = Annotated[
    int | None, Query(alias="season", ge=1, le=2**31 - 1, description="Left out: the last one.")
]
_MEDIA: Final = {"csv": "text/csv", "json": "application/json"}
_KINDS: Final = tuple(_MEDIA.values())
_FOUNDER = "only its founder may do this in a league"


def steward_of(request: Request) -> Steward:
    """Return the leagues of the server."""
    steward = request.app.state.steward
    assert isinstance(steward, Steward)
    return steward


async def _run(request: Request, work: Callable[[], T]) -> T:
    return await rooms_of(request).threads.run(work)


class Seen(NamedTuple):
    """A league in a request, and the member who asks; None for others, where it is shown."""

    league: League
    member: Member | None
    members: list[Member]


async def _seen(request: Request, session: MaybeIn, league: Id) -> Seen:
    """Return the league of the path.  Refuses a private one as if it were unknown."""
    roll = steward_of(request).roll

    def read() -> tuple[League | None, list[Member]]:
        return (roll.league(league), roll.members(league)) if league.isprintable() else (None, [])

    found, members = await _run(request, read)
    account = session.account if session is not None else None
    mine = next((each for each in members if account and each.account == account), None)
    if found is None or (mine is None and not _is_shown(request, found)):
        raise Refused(404, "no_league", "there is no such league")
    return Seen(found, mine, members)


def _is_shown(request: Request, league: League) -> bool:
    """Whether everybody may see a league; not one whose name the operator has blocked."""
    return league.shown and not rooms_of(request).orders.forbids(league.name)


InLeague = Annotated[Seen, Depends(_seen)]


async def _member(session: In, seen: InLeague) -> Seen:
    """Return the league for one of its members.  Refuses others."""
    if seen.member is None:
        raise Refused(403, "no_member", "only members may do this in a league")
    return seen


AsMember = Annotated[Seen, Depends(_member)]


async def _founder(seen: AsMember) -> Seen:
    """Return the league for its founder.  Refuses others."""
    assert seen.member is not None
    if seen.member.number != seen.league.founder:
        raise Refused(403, "no_founder", _FOUNDER)
    return seen


AsFounder = Annotated[Seen, Depends(_founder)]


def _account(session: Session, request: Request) -> str:
    """Return the account of a request that counts as joining a table does."""
    rooms_of(request).limits.joins.count(address_of(request))
    return session.account


# ---- all leagues of an account


@router.get("", responses=errors(401))
async def leagues(request: Request, session: In) -> LeaguesState:
    """Return the leagues of which the account is a member."""
    roll = steward_of(request).roll
    mine = await _run(request, lambda: roll.of(session.account))
    return LeaguesState(
        leagues=[
            LeagueBrief(id=league.id, name=league.name, is_founder=league.founder == member.number)
            for league, member in mine
        ]
    )


@router.post("", status_code=201, responses=errors(400, 401, 409, 413, 415, 422, 429))
async def found(request: Request, session: In, asked: LeagueAsked) -> LeagueMade:
    """Found a league, whose first season begins; return the link by which others join it."""
    allows_words(request, asked.name, asked.member)
    account, roll, now = _account(session, request), steward_of(request).roll, _now(request)
    league, secret = await _run(
        request,
        lambda: roll.found(
            account, asked.name, asked.member, asked.coalition, asked.serious, asked.shown, now
        ),
    )
    return _made(league.id, secret)


def _made(league: str, secret: str) -> LeagueMade:
    return LeagueMade(id=league, link=f"/league#join={secret}")


def _now(request: Request) -> float:
    return rooms_of(request).config.now()


@router.post("/join", responses=errors(400, 401, 404, 409, 413, 415, 422, 429))
async def join_league(request: Request, session: In, asked: LeagueJoined) -> LeagueBrief:
    """Join the league of a link; a member gets the name."""
    allows_words(request, asked.name)
    account, roll, now = _account(session, request), steward_of(request).roll, _now(request)
    id = await _run(request, lambda: roll.join(asked.link, account, asked.name, now))
    league = await _run(request, lambda: roll.league(id))
    if league is None:
        raise Refused(404, "no_league", "there is no such league")
    return LeagueBrief(id=id, name=league.name, is_founder=False)


# ---- one league


@router.get("/{league}", responses=errors(401, 404, 422, 429))
async def league(request: Request, seen: InLeague, number: Of = None) -> LeagueState:
    """Return a league with the table of one of its seasons."""
    steward, id = steward_of(request), seen.league.id
    seasons = await _run(request, lambda: steward.roll.seasons(id))
    season = _season(seasons, number)

    def read() -> LeagueState:
        played = steward.results.of(id, season.number)
        me = seen.member.number if seen.member is not None else None
        running, waiting = steward.results.running(id), len(steward.results.of(id, None))
        return league_view(
            seen.league, seen.members, seasons, season.number, played, me, running, waiting
        )

    return await rooms_of(request).threads.read(address_of(request), read)


def _season(seasons: list[Season], number: int | None) -> Season:
    """Return a season by its number, or the last one."""
    for each in reversed(seasons):
        if number in (None, each.number):
            return each
    raise Refused(404, "no_season", "the league has no such season")


@router.put("/{league}", responses=errors(400, 401, 403, 404, 413, 415, 422))
async def change_league(request: Request, seen: AsFounder, asked: LeagueChanges) -> LeagueState:
    """Change the name of a league, or close its tables to those who are no members."""
    allows_words(request, asked.name)
    values = asked.model_dump(exclude_none=True)
    if values:
        roll = steward_of(request).roll
        await _run(request, lambda: roll.change(seen.league.id, **values))
    return await _again(request, seen)


async def _again(request: Request, seen: Seen) -> LeagueState:
    """Return a league after a change, for the same member."""
    roll, id = steward_of(request).roll, seen.league.id
    found, members = await _run(request, lambda: (roll.league(id), roll.members(id)))
    if found is None:
        raise Refused(404, "no_league", "there is no such league")
    return await league(request, Seen(found, seen.member, members))


@router.delete("/{league}", responses=errors(401, 403, 404, 422))
async def delete_league(request: Request, session: In, seen: AsFounder) -> LeaguesState:
    """Delete a league with all its seasons; its games stay.  Return the account's other leagues."""
    roll = steward_of(request).roll
    await _run(request, lambda: roll.delete(seen.league.id))
    return await leagues(request, session)


@router.post("/{league}/link", responses=errors(400, 401, 403, 404, 413, 415, 422, 429))
async def new_link(request: Request, session: In, seen: AsFounder) -> LeagueMade:
    """Replace the link by which people join; the old one leads nowhere."""
    _account(session, request)
    roll, id = steward_of(request).roll, seen.league.id
    return _made(id, await _run(request, lambda: roll.new_link(id)))


@router.get(
    "/{league}/export",
    response_class=Response,
    responses={**errors(401, 404, 422, 429), 200: {"content": {each: {} for each in _KINDS}}},
)
async def export_league(
    request: Request,
    seen: InLeague,
    number: Of = None,
    ending: Annotated[
        Literal["csv", "json"], Query(alias="format", description="The form of the file.")
    ] = "csv",
) -> Response:
    """Return the games of a season as a results file: a row for each game and seat."""
    from undergrowth.server.leagues.record import exported  # as it says there

    steward, id = steward_of(request), seen.league.id
    season = _season(await _run(request, lambda: steward.roll.seasons(id)), number)
    names = {each.number: each.name for each in seen.members if each.name}
    about = {"league": seen.league.name, "season": season.name or season.number}

    def read() -> str:
        played = steward.results.of(id, season.number)
        return exported(ending, played, names, about)

    text = await rooms_of(request).threads.read(address_of(request), read)
    file = f'attachment; filename="league-season-{season.number}.{ending}"'
    return Response(text, media_type=_MEDIA[ending], headers={"Content-Disposition": file})


# ---- its members


@router.put("/{league}/me", responses=errors(400, 401, 403, 404, 413, 415, 422))
async def rename_me(
    request: Request, session: In, seen: AsMember, asked: MemberAsked
) -> LeagueState:
    """Change one's own name in a league."""
    allows_words(request, asked.name)
    roll, id = steward_of(request).roll, seen.league.id
    await _run(request, lambda: roll.rename_member(id, session.account, asked.name))
    return await _again(request, seen)


@router.delete("/{league}/me", responses=errors(401, 403, 404, 422))
async def leave_league(request: Request, session: In, seen: AsMember) -> LeaguesState:
    """Leave a league: one's name goes, the results stay.  The last member's league is deleted."""
    roll, member = steward_of(request).roll, seen.member
    assert member is not None
    await _run(request, lambda: roll.leave(seen.league.id, member.number))
    return await leagues(request, session)


@router.delete("/{league}/members/{number}", responses=errors(401, 403, 404, 422))
async def remove_member(request: Request, seen: AsFounder, number: Number) -> LeagueState:
    """Remove a member, as if they left; make a new link if they may not join again."""
    roll, id = steward_of(request).roll, seen.league.id
    there = [each.number for each in seen.members if each.account is not None]
    if number not in there or number == seen.league.founder:
        raise Refused(404, "no_member", "there is no such member, or it is you")
    await _run(request, lambda: roll.leave(id, number))
    return await _again(request, seen)


# ---- its seasons and games


@router.post("/{league}/seasons", responses=errors(400, 401, 403, 404, 409, 413, 415, 422))
async def begin_season(request: Request, seen: AsFounder, asked: SeasonAsked) -> LeagueState:
    """End the season that runs, if any, and begin the next."""
    allows_words(request, asked.name)
    roll, id, now = steward_of(request).roll, seen.league.id, _now(request)
    if not await _run(request, lambda: roll.begin_season(id, asked.name, now)):
        raise Refused(409, "full", "the league has had as many seasons as it may have")
    return await _again(request, seen)


@router.post("/{league}/seasons/end", responses=errors(400, 401, 403, 404, 409, 413, 415, 422))
async def end_season(request: Request, seen: AsFounder) -> LeagueState:
    """End the season that runs: its table stays; games that end later count in the next one."""
    roll, id, now = steward_of(request).roll, seen.league.id, _now(request)
    if not await _run(request, lambda: roll.end_season(id, now)):
        raise Refused(409, "ended", "the season has ended already")
    return await _again(request, seen)


@router.post("/{league}/games", responses=errors(400, 401, 403, 404, 409, 413, 415, 422, 429))
async def play_for_league(
    request: Request, session: In, seen: AsMember, asked: LeagueGameAsked
) -> LeagueState:
    """Have a game count that the account plays and in which nobody has answered yet."""
    room = await rooms_of(request).get(asked.id, address_of(request))
    await steward_of(request).play_for(room, seen.league, session.account)
    return await _again(request, seen)


@router.delete("/{league}/games/{number}", responses=errors(401, 403, 404, 422))
async def strike_game(request: Request, seen: AsFounder, number: Number) -> LeagueState:
    """Strike the result of a game from its table, for good."""
    results, id = steward_of(request).results, seen.league.id
    if not await _run(request, lambda: results.strike(id, number)):
        raise Refused(404, "no_game", "the league has no such game")
    return await _again(request, seen)
