"""`undergrowth simulate`: many games between computer players, and what came of them."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text

import undergrowth
from undergrowth.cli.options import SEATS, Given, setup_of, with_setup_options
from undergrowth.cli.results import show_results
from undergrowth.engine.errors import BadSetup, BadText
from undergrowth.engine.setup import Setup
from undergrowth.sim import (
    LIMIT,
    BadOutput,
    FailedGame,
    Results,
    check_output,
    write_results,
)
from undergrowth.sim import simulate as play_games
from undergrowth.table.game import library
from undergrowth.table.names import FACTIONS

DEFAULT_PLAYER = "random"


@with_setup_options
def simulate(
    options: Given,
    seats: Annotated[
        str | None,
        typer.Option(
            help="Factions in clockwise order, the starting player first, with commas"
            f" [default: {SEATS}, or none in a draft]."
        ),
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games to play.")] = 100,
    player: Annotated[
        str,
        typer.Option(
            help="Who plays: a name for all, names by seat with commas,"
            " or faction=name with commas (others are random)."
        ),
    ] = DEFAULT_PLAYER,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 0,
    workers: Annotated[
        int | None,
        typer.Option(min=1, help="Processes to play in.", show_default="one per processor"),
    ] = None,
    shuffle_seats: Annotated[
        bool,
        typer.Option("--shuffle-seats", help="Draw the seating anew for each game."),
    ] = False,
    limit: Annotated[
        int, typer.Option(min=1, help="Decisions after which a game is left unfinished.")
    ] = LIMIT,
    out: Annotated[
        Path | None,
        typer.Option(help="Write a row per game and seat to this file: .json or .parquet."),
    ] = None,
) -> None:
    """Play many games between computer players and show who wins, and how."""
    setup, players = _read(seats, options, player)
    _check_out(out)
    try:
        results = _with_progress(setup, players, games, seed, workers, shuffle_seats, limit)
    except BadSetup as error:
        raise typer.BadParameter(str(error)) from None
    except FailedGame as error:
        typer.echo(f"Error: {error}", err=True)
        raise typer.Exit(1) from None
    _report(results, out)


def _read(seats: str | None, options: Given, player: str) -> tuple[Setup, list[str]]:
    """The setup with full names and the players by seat.  Raises `typer.BadParameter`."""
    try:
        setup = library().complete(setup_of(seats, options))
    except BadSetup as error:
        raise typer.BadParameter(str(error)) from None
    try:
        return setup, players_by_seat(player, setup.seats)
    except BadSetup as error:
        raise typer.BadParameter(str(error), param_hint="--player") from None


def players_by_seat(text: str, seats: list[str]) -> list[str]:
    """The players that `--player` names, parallel to `seats`, which are full names.

    Raises `BadSetup` when they do not fit the seats.
    """
    words = [word.strip() for word in text.split(",")]
    if not any("=" in word for word in words):
        chosen = words * len(seats) if len(words) == 1 else words
    else:
        chosen = _players_by_faction(words, seats)
    if len(chosen) != len(seats):
        raise BadSetup(f"{len(chosen)} players for {len(seats)} seats: name one, or one for each")
    for seat, name in enumerate(chosen):
        undergrowth.ai.make_player(name, seat, 0)
    return chosen


def _players_by_faction(words: list[str], seats: list[str]) -> list[str]:
    """`eyrie=greedy`, and at most one name alone for all the other seats."""
    alone = [word for word in words if "=" not in word]
    if len(alone) > 1:
        raise BadSetup(f"{', '.join(alone)}: write faction=name for all of them but one")
    chosen = (alone or [DEFAULT_PLAYER]) * len(seats)
    for word in words:
        if word in alone:
            continue
        short, _, name = word.partition("=")
        try:
            faction = FACTIONS.text(FACTIONS.parse(short.strip()))
        except BadText as error:
            raise BadSetup(str(error)) from None
        if faction not in seats:
            raise BadSetup(f"{faction} has no seat; there are {', '.join(seats)}")
        chosen[seats.index(faction)] = name.strip()
    return chosen


def _check_out(out: Path | None) -> None:
    if out is None:
        return
    try:
        check_output(out)
    except BadOutput as error:
        raise typer.BadParameter(str(error), param_hint="--out") from None


def _report(results: Results, out: Path | None) -> None:
    """Write the file, then show the tables; a run that was stopped ends with 130, as shells do."""
    if out is not None and results.rows:
        try:
            write_results(out, results.rows)
        except BadOutput as error:
            typer.echo(f"Error: {error}", err=True)
            raise typer.Exit(1) from None
    if results.interrupted:
        typer.echo(f"Stopped: {results.finished} of {results.games} games are finished.", err=True)
    if results.rows:
        show_results(Console(), results.rows)
    if out is not None and results.rows:
        typer.echo(f"Wrote {len(results.rows)} rows to {out}", err=True)
    if results.interrupted:
        raise typer.Exit(130)


class _Speed(ProgressColumn):
    """Games per second."""

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        return Text(f"{speed:.1f} games/s" if speed else "")


def _with_progress(
    setup: Setup,
    players: list[str],
    games: int,
    seed: int,
    workers: int | None,
    shuffle_seats: bool,
    limit: int,
) -> Results:
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        _Speed(),
        TimeRemainingColumn(),
    )
    console = Console(stderr=True)
    with Progress(*columns, console=console, disable=not console.is_terminal) as bar:
        task = bar.add_task("Playing", total=games)
        return play_games(
            setup,
            players,
            games,
            seed,
            workers or processors(),
            shuffle_seats=shuffle_seats,
            limit=limit,
            progress=lambda done: bar.update(task, completed=done),
        )


def processors() -> int:
    """How many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
