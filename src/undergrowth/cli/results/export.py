"""`undergrowth export`: played games as rows of a results file, for organisers."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from undergrowth.cli.files import is_game
from undergrowth.cli.results.stats import rows_of_games
from undergrowth.cli.serve import Database, check_installed
from undergrowth.engine.errors import BadSave
from undergrowth.sim import ENDINGS, BadOutput, Row, check_new_output, write_results
from undergrowth.sim.recorded import about_recorded, rows_of_game, rows_of_replay


def export(
    out: Annotated[
        Path,
        typer.Option(help=f"Write a row per game and seat to this file: {', '.join(ENDINGS)}."),
    ],
    files: Annotated[list[Path] | None, typer.Argument(help="Replays and saved games.")] = None,
    server: Annotated[
        bool, typer.Option("--server", help="Also all finished games of a server's database.")
    ] = False,
    database: Database = "",
) -> None:
    """Write games that were played as rows: who sat where with which score, who won and how.

    `stats` reads such files, and so does whatever reads CSV.  A game that is not over is written
    as unfinished; from a server only finished games are taken.
    """
    if not files and not server:
        raise typer.BadParameter("name files of games, or --server", param_hint="FILES")
    try:
        check_new_output(out)
    except BadOutput as error:
        raise typer.BadParameter(str(error), param_hint="--out") from None
    for each in files or []:
        if not each.exists():
            raise BadSave(f"{each}: no such file")
        if not is_game(each):
            raise BadSave(f"{each} is not the file of a game: expected a save or a replay")
    rows = rows_of_games(files or [])
    names = [each.name for each in files or []]
    if server:
        names += _of_server(database, len(names), rows)
    if not rows:
        raise BadOutput("there are no finished games in that database")
    write_results(out, rows, about_recorded(names))
    typer.echo(f"Wrote {len(rows)} rows of {len(names)} games to {out}", err=True)


def _of_server(database: str, first: int, rows: list[Row]) -> list[str]:
    """Add the rows of a server's finished games; return their ids."""
    check_installed()
    from undergrowth.server.database.finished import finished_games

    ids: list[str] = []
    for each in finished_games(database):
        number = first + len(ids)
        if each.replay is None:
            rows += rows_of_game(each.game, each.players, number)
        else:
            rows += rows_of_replay(each.replay, number)
        ids.append(each.id)
    return ids
