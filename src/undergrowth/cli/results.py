"""Results of many games as tables that fit 80 columns."""

from __future__ import annotations

from rich import box
from rich.console import Console
from rich.table import Table

from undergrowth.sim import Row, Summary, summarize, totals
from undergrowth.table.texts import title

_WAYS = ("points", "dominance", "coalition")
_ORDINALS = ("1st", "2nd", "3rd")


def show_results(console: Console, rows: list[Row]) -> None:
    """How the games ended, then who won: by faction, by seat and, if they differ, by player."""
    all_games = totals(rows)
    ways = [*_WAYS, *sorted(set(all_games.ended) - set(_WAYS))]
    ended = ", ".join(f"{way} {all_games.ended[way]}" for way in ways if way in all_games.ended)
    noun = "game" if all_games.games == 1 else "games"
    console.print(
        f"[bold]{all_games.games} {noun}[/], ended by: {ended}\n"
        f"On average {all_games.turns:.1f} turns and {all_games.decisions:.0f} decisions,"
        f" {all_games.choices:.0f} of them with more than one option",
        highlight=False,
    )
    factions = summarize(rows, "faction")
    console.print(_shares("Faction", [title(each.name) for each in factions], factions))
    if any(way in each.won_by for each in factions for way in _WAYS[1:]):
        console.print(_ways([title(each.name) for each in factions], factions))
    seats = summarize(rows, "seat")
    console.print(_shares("Seat", [ordinal(int(each.name)) for each in seats], seats))
    players = summarize(rows, "player")
    if len(players) > 1:
        console.print(_shares("Player", [each.name for each in players], players))


def ordinal(seat: int) -> str:
    """A seat as people count them: the starting player is the 1st."""
    return _ORDINALS[seat] if seat < len(_ORDINALS) else f"{seat + 1}th"


def _table(first: str, numbers: tuple[str, ...]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column(first, overflow="fold")
    for name in numbers:
        table.add_column(name, justify="right", no_wrap=True)
    return table


def _shares(first: str, names: list[str], summaries: list[Summary]) -> Table:
    headings = ("Games", "Wins", "Share", "95%", "Points", "Turns", "Decisions")
    table = _table(first, headings)
    for name, each in zip(names, summaries, strict=True):
        table.add_row(
            name,
            str(each.games),
            str(each.wins),
            f"{100 * each.share:.1f}%",
            f"{100 * each.low:.1f}-{100 * each.high:.1f}",
            f"{each.points:.1f}",
            f"{each.turns:.1f}",
            f"{each.decisions:.0f}",
        )
    return table


def _ways(names: list[str], summaries: list[Summary]) -> Table:
    table = _table("Won by", tuple(way.capitalize() for way in _WAYS))
    for name, each in zip(names, summaries, strict=True):
        table.add_row(name, *(str(each.won_by.get(way, 0)) for way in _WAYS))
    return table
