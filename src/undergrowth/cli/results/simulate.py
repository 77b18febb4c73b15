"""`undergrowth simulate`: many games between computer players, and their results."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from undergrowth.ai import load_code, make_player
from undergrowth.cli.drawing.charts import check_chart, save_chart
from undergrowth.cli.files import write_new
from undergrowth.cli.options import AUTOMATED_SEATS, SEATS, Given, setup_of, with_setup_options
from undergrowth.cli.results.running import (
    Cluster,
    Code,
    Workers,
    check_out,
    end,
    finished,
    play_into,
    play_on,
    write_and_say,
)
from undergrowth.cli.results.tables import show_game, show_results
from undergrowth.engine.errors import BadContent, BadSetup, BadText
from undergrowth.sim import (
    DIMENSIONS,
    ENDINGS,
    LIMIT,
    FailedGame,
    Plan,
    Results,
    grid,
    make_plan,
    replay_game,
)
from undergrowth.sim.parts import is_folder
from undergrowth.table.game import library
from undergrowth.table.names import FACTIONS
from undergrowth.table.saving.replay import replay_of, to_lines
from undergrowth.table.setup import Setup

DEFAULT_PLAYER = "random"


@with_setup_options
def simulate(
    options: Given,
    seats: Annotated[
        str | None,
        typer.Option(
            help="Factions in clockwise order, the starting player first, with commas"
            f" [default: {SEATS}, or none in a draft]. {AUTOMATED_SEATS}"
        ),
    ] = None,
    games: Annotated[
        int, typer.Option(min=1, help="How many games to play, of each setup in a grid.")
    ] = 100,
    player: Annotated[
        str,
        typer.Option(
            help="Who plays: a name for all, names by seat with commas,"
            " or faction=name with commas and one name for all others (else random)."
        ),
    ] = DEFAULT_PLAYER,
    code: Code = None,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 0,
    workers: Workers = None,
    cluster: Cluster = None,
    shuffle_seats: Annotated[
        bool,
        typer.Option("--shuffle-seats", help="Draw the seating anew for each game."),
    ] = False,
    limit: Annotated[
        int, typer.Option(min=1, help="Decisions after which a game is left unfinished.")
    ] = LIMIT,
    compare: Annotated[
        str | None,
        typer.Option(
            "--grid",
            help="Play every map, every deck, every line-up of as many factions, or several of"
            f" these together: {', '.join(DIMENSIONS)}, with commas.",
        ),
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(
            help=f"Write a row per game and seat to this file: {', '.join(ENDINGS)};"
            " without an ending, to a folder of Parquet files. With --replay-game, the replay."
        ),
    ] = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Play only the games that --out does not hold yet.")
    ] = False,
    replay: Annotated[
        int | None,
        typer.Option(
            "--replay-game",
            min=0,
            help="Play this one game again and write its replay.",
        ),
    ] = None,
    chart: Annotated[
        Path | None, typer.Option(help="Write the shares of wins as a picture: FILE.svg.")
    ] = None,
) -> None:
    """Play many games between computer players and show who wins, and how."""
    try:
        setups, players = _read(seats, options, player, code or [], compare)
        plan = make_plan(
            list(zip(setups, players, strict=True)), seed, shuffle_seats, limit, code or []
        )
    except (BadSetup, BadContent) as error:
        raise typer.BadParameter(str(error)) from None
    try:
        if replay is not None:
            write_replay(plan, replay, games, out)
            return
        if out is not None and is_folder(out):
            _check_chart(chart)
            play_into(plan, games, workers, out, resume, cluster)
            return
        _check_chart(chart)
        check_out(out, resume)
        results = play_on(plan, games, workers, finished(plan, games, out, resume), out, cluster)
    except FailedGame as error:
        typer.echo(f"Error: {error}", err=True)
        raise typer.Exit(1) from None
    _report(results, out, chart, compare)


def _read(
    seats: str | None, options: Given, player: str, code: list[Path], compare: str | None
) -> tuple[list[Setup], list[list[str]]]:
    """Return the setups with full names, and the players of each by seat.  Raises `BadSetup`."""
    for path in code:
        load_code(path)
    setup = library().complete(setup_of(seats, options))
    try:
        if compare is None:
            return [setup], [players_by_seat(player, setup.seats)]
        setups = grid(setup, [word.strip() for word in compare.split(",")])
        seated = {name for each in setups for name in each.seats}
        return setups, [players_by_seat(player, each.seats, seated) for each in setups]
    except BadSetup as error:
        raise typer.BadParameter(str(error), param_hint="--player or --grid") from None


def players_by_seat(text: str, seats: list[str], elsewhere: Collection[str] = ()) -> list[str]:
    """Return the players that `--player` names, parallel to `seats`, which are full names.

    Factions `elsewhere` may be named without having a seat.  Raises `BadSetup` when they do not fit
    the seats.
    """
    words = [word.strip() for word in text.split(",")]
    if not any("=" in word for word in words):
        chosen = words * len(seats) if len(words) == 1 else words
    else:
        chosen = _players_by_faction(words, seats, elsewhere)
    if len(chosen) != len(seats):
        raise BadSetup(f"{len(chosen)} players for {len(seats)} seats: name one, or one for each")
    for seat, name in enumerate(chosen):
        make_player(name, seat, 0)
    return chosen


def _players_by_faction(
    words: list[str], seats: list[str], elsewhere: Collection[str]
) -> list[str]:
    """Return players from words like `eyrie=greedy`, and at most one name for all other seats."""
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
        if faction in seats:
            chosen[seats.index(faction)] = name.strip()
        elif faction not in elsewhere:
            raise BadSetup(f"{faction} has no seat; there are {', '.join(seats)}")
    return chosen


def _check_chart(chart: Path | None) -> None:
    if chart is not None and chart.suffix.lower() != ".svg":
        raise typer.BadParameter(
            f"{chart}: expected a file that ends in .svg", param_hint="--chart"
        )
    if chart is not None:
        check_chart(chart)


def write_replay(plan: Plan, number: int, games: int, out: Path | None) -> None:
    """Play one game of a plan again and write its replay.  Raises `typer.BadParameter`."""
    if number >= games * len(plan.cells):
        raise typer.BadParameter(
            f"there are games 0 to {games * len(plan.cells) - 1}", param_hint="--replay-game"
        )
    path = out or Path(f"game-{number}.jsonl")
    if path.suffix != ".jsonl":
        raise typer.BadParameter(f"{path}: a replay ends in .jsonl", param_hint="--out")
    played = replay_game(plan, number)
    recorded = replay_of(played.game)
    recorded.players = played.names
    write_new(path, to_lines(recorded))
    show_game(Console(), played.rows())
    typer.echo(f"Wrote the replay to {path}; look at it with: undergrowth replay {path}", err=True)


def _report(results: Results, out: Path | None, chart: Path | None, compare: str | None) -> None:
    """Write the files, then show the tables; a run that was stopped ends with 130, as in shells."""
    write_and_say(results, out)
    if results.rows:
        dimensions = [word.strip() for word in compare.split(",")] if compare else []
        show_results(Console(), results.rows, dimensions)
        if chart is not None:
            save_chart(chart, results.rows)
            typer.echo(f"Wrote the chart to {chart}", err=True)
    end(results, out)
