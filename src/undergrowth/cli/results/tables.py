"""Results of many games as tables that fit 80 columns."""

from __future__ import annotations

from rich import box
from rich.console import Console
from rich.table import Table

from undergrowth.cli.drawing.charts import chart
from undergrowth.engine.messages import title
from undergrowth.sim import Row, Summary, summarize, totals

_WAYS = ("points", "dominance", "coalition")
_MOST_PROBLEMS = 5
_ORDINALS = ("1st", "2nd", "3rd")


def show_results(console: Console, rows: list[Row], dimensions: list[str]) -> None:
    """Print the endings, then win rates by faction, seat, player, and compared dimensions."""
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
    _show_problems(console, rows)
    factions = summarize(rows, "faction")
    names = [title(each.name, "faction") for each in factions]
    console.print(_shares("Faction", names, factions))
    console.print(chart(rows, "faction"))
    if any(way in each.won_by for each in factions for way in _WAYS[1:]):
        console.print(_ways(names, factions))
    seats = summarize(rows, "seat")
    console.print(_shares("Seat", [ordinal(int(each.name)) for each in seats], seats))
    players = summarize(rows, "player")
    if len(players) > 1:
        console.print(_shares("Player", [each.name for each in players], players, "Seats"))
    for column in dimensions:
        if column != "faction":
            console.print(_compared(column, rows))


def show_game(console: Console, rows: list[Row]) -> None:
    """Print the result of one game."""
    first = rows[0]
    console.print(f"Game {first.game}, ended by: {first.how}", highlight=False)
    for row in rows:
        won = ", won" if row.won else ""
        name = title(row.faction, "faction")
        console.print(f"{name} ({row.player}): score {row.score}{won}", highlight=False)
    _show_problems(console, rows)


def _show_problems(console: Console, rows: list[Row]) -> None:
    """Print the players that failed, with their games."""
    failed = [row for row in rows if row.problem]
    for row in failed[:_MOST_PROBLEMS]:
        who = f"{title(row.faction, 'faction')} ({row.player})"
        console.print(
            f"Game {row.game} failed: {who}: {row.problem}",
            style="red",
            markup=False,
            highlight=False,
        )
    if len(failed) > _MOST_PROBLEMS:
        console.print(f"and {len(failed) - _MOST_PROBLEMS} more", style="red")


def _compared(column: str, rows: list[Row]) -> Table:
    """Return each faction's win rate for each map, or each deck."""
    table = _table(column.capitalize(), ("Games", "Wins", "Share", "95%"), "Faction")
    for value in sorted({getattr(row, column) for row in rows}):
        shown = title(value, column)
        for each in summarize([row for row in rows if getattr(row, column) == value], "faction"):
            low, high = f"{100 * each.low:.1f}", f"{100 * each.high:.1f}"
            share, ends = f"{100 * each.share:.1f}%", f"{low}-{high}"
            name = title(each.name, "faction")
            table.add_row(shown, name, str(each.games), str(each.wins), share, ends)
            shown = ""  # once for all its factions
    return table


def ordinal(seat: int) -> str:
    """Return a seat as an ordinal: the starting player is the 1st."""
    return _ORDINALS[seat] if seat < len(_ORDINALS) else f"{seat + 1}th"


def _table(first: str, numbers: tuple[str, ...], second: str = "") -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    for name in (first, second) if second else (first,):
        table.add_column(name, overflow="fold")
    for name in numbers:
        table.add_column(name, justify="right", no_wrap=True)
    return table


def _shares(
    first: str, names: list[str], summaries: list[Summary], counted: str = "Games"
) -> Table:
    """Return wins and means.  A player may have several seats of a game, and each is counted."""
    headings = (counted, "Wins", "Share", "95%", "Points", "Turns", "Decisions")
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
