"""`undergrowth ladder`: balanced games between players, and their ratings."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from undergrowth.cli.options import names_in
from undergrowth.cli.readers import Language, read
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
from undergrowth.cli.results.stats import check_page, show_section, write_page
from undergrowth.cli.terminal import Terminal
from undergrowth.engine.errors import BadContent, BadSetup, BadText
from undergrowth.sim import ENDINGS, LIMIT, BadOutput, FailedGame, Results, Row
from undergrowth.sim.ladder import Ladder, make_ladder
from undergrowth.sim.parts import is_folder
from undergrowth.sim.strengths import check_ratings
from undergrowth.stats import frame_of, read_frame, sections
from undergrowth.stats.rated import rated
from undergrowth.stats.reading import check_statistics
from undergrowth.stats.wording import words

_GAMES: Final = 400


def ladder(
    players: Annotated[
        list[str], typer.Argument(help="Players by name and budget: random greedy plan:4.")
    ],
    against: Annotated[
        str,
        typer.Option(help="Let each of them play alone against this player on all other seats."),
    ] = "",
    games: Annotated[
        int, typer.Option(min=1, help="How many games, rounded up to whole tables.")
    ] = _GAMES,
    seats: Annotated[int, typer.Option(help="How many play in a game, 2 to 6.")] = 4,
    factions: Annotated[
        str, typer.Option(help="Those that are dealt, with commas [default: all of ours].")
    ] = "",
    maps: Annotated[
        str, typer.Option(help="Those that are dealt, with commas [default: all of ours].")
    ] = "",
    decks: Annotated[
        str, typer.Option(help="Those that are dealt, with commas [default: all of ours].")
    ] = "",
    code: Code = None,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 0,
    workers: Workers = None,
    cluster: Cluster = None,
    limit: Annotated[
        int, typer.Option(min=1, help="Decisions after which a game is left unfinished.")
    ] = LIMIT,
    out: Annotated[
        Path | None,
        typer.Option(
            help=f"Write a row per game and seat to this file: {', '.join(ENDINGS)};"
            " without an ending, to a folder of Parquet files."
            " What is finished is there after a minute, and after Ctrl-C."
        ),
    ] = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Play only the games that --out does not hold yet.")
    ] = False,
    html: Annotated[
        Path | None,
        typer.Option(help="Write a page with charts, as `stats` does: FILE.html. Needs --out."),
    ] = None,
    lang: Language = None,
) -> None:
    """Let players meet on line-ups, seats, maps and decks in balance, and rate them.

    At a table of as many games as seats each player has each faction and each seat once; all
    factions, maps and decks come up equally often.  One player alone meets itself, and factions are
    compared.
    """
    read(lang)
    _check_files(out, html, resume)
    try:
        check_ratings()
        check_statistics()
        plan = make_ladder(
            players,
            against,
            seats,
            names_in(factions),
            names_in(maps),
            names_in(decks),
            seed,
            limit,
            code or [],
        )
    except (BadSetup, BadContent, BadText, BadOutput) as error:
        raise typer.BadParameter(str(error)) from None
    try:
        tables = -(-games // plan.width)
        if out is not None and is_folder(out):
            play_into(plan, tables, workers, out, resume, cluster)
            _write_page(out, html)
            return
        results = play_on(plan, tables, workers, finished(plan, tables, out, resume), out, cluster)
    except FailedGame as error:
        typer.echo(f"Error: {error}", err=True)
        raise typer.Exit(1) from None
    _report(plan, results, out, html)


def _check_files(out: Path | None, html: Path | None, resume: bool) -> None:
    if html is not None and (html.suffix.lower() != ".html" or out is None):
        raise typer.BadParameter(
            f"{html}: expected a file that ends in .html, and --out beside it", param_hint="--html"
        )
    if html is not None:
        check_page(html)
    check_out(out, resume)


def _report(plan: Ladder, results: Results, out: Path | None, html: Path | None) -> None:
    write_and_say(results, out)
    terminal = Terminal()
    if results.rows:
        show_ladder(terminal, plan, results.rows)
        _write_page(out, html)
    end(results, out)


def _write_page(out: Path | None, html: Path | None) -> None:
    if html is not None and out is not None:
        found = sections(read_frame([out]))
        write_page(html, found, [out.name])
        typer.echo(words("wrote", file=str(html)), err=True)


def show_ladder(terminal: Terminal, plan: Ladder, rows: list[Row]) -> None:
    """Show the ratings of players, in all and with each faction; for a single player, win rates."""
    several = plan.against or len(plan.players) > 1
    for each in rated(rows) if several else sections(frame_of(rows)):
        show_section(terminal, each)
