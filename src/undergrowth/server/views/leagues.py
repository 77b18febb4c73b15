"""Leagues as their members see them, and everybody else if they are shown."""

from __future__ import annotations

from undergrowth.server.leagues.roll import League, Member, Season
from undergrowth.server.leagues.scoring import Line, Played, Seated, Standing, factions_of, table_of
from undergrowth.server.views.people import when
from undergrowth.server.wire.leagues import (
    ExportedLeague,
    FactionState,
    LeagueGameState,
    LeagueSeatState,
    LeagueState,
    LineState,
    MemberState,
    SeasonState,
    StandingState,
)


def league_view(
    league: League,
    members: list[Member],
    seasons: list[Season],
    season: int,
    played: list[Played],
    me: int | None,
    running: int,
    waiting: int,
) -> LeagueState:
    """Return a league with the table of one season."""
    return LeagueState(
        id=league.id,
        name=league.name,
        coalition=league.coalition,
        serious=league.serious,
        shown=league.shown,
        created=when(league.created),
        me=me,
        founder=league.founder,
        members=[_member(league, each, me) for each in members],
        seasons=[_season(each) for each in seasons],
        season=season,
        table=[_line(each) for each in table_of(played)],
        factions=[_faction(*each) for each in factions_of(played).items()],
        games=[game_view(each) for each in played],
        running=running,
        waiting=waiting,
    )


def exported_league(league: League, member: Member, played: list[Played]) -> ExportedLeague:
    """Return what a league keeps of a member who played these games, for that person's file."""
    return ExportedLeague(
        id=league.id,
        name=league.name,
        member=member.number,
        called=member.name,
        joined=when(member.joined),
        is_founder=league.founder == member.number,
        games=[game_view(each) for each in played],
    )


def game_view(played: Played) -> LeagueGameState:
    """Return a counted game."""
    row = played.seats[0].row
    return LeagueGameState(
        number=played.number,
        moment=when(played.moment),
        map=row["map"],
        how=row["how"],
        seats=[_seat(each) for each in played.seats],
    )


def _seat(seat: Seated) -> LeagueSeatState:
    return LeagueSeatState(
        seat=seat.seat,
        faction=seat.row["faction"],
        member=seat.member,
        player=seat.row["player"] or None,
        score=seat.row["score"],
        won=seat.row["won"],
        points=seat.points,
    )


def _member(league: League, member: Member, me: int | None) -> MemberState:
    return MemberState(
        number=member.number,
        name=member.name,
        is_founder=member.number == league.founder,
        is_me=member.number == me,
        is_there=member.account is not None,
    )


def _season(season: Season) -> SeasonState:
    return SeasonState(
        number=season.number,
        name=season.name,
        began=when(season.began),
        ended=None if season.ended is None else when(season.ended),
    )


def _line(line: Line) -> LineState:
    factions = [_faction(*each) for each in sorted(line.factions.items())]
    return LineState(member=line.member, factions=factions, **_sums(line.all).model_dump())


def _faction(faction: str, standing: Standing) -> FactionState:
    return FactionState(faction=faction, **_sums(standing).model_dump())


def _sums(standing: Standing) -> StandingState:
    return StandingState(
        games=standing.games,
        wins=standing.wins,
        points=round(standing.points, 3),
        share=round(standing.share, 3),
    )
