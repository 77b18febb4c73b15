"""`undergrowth admin`: the games of a server, for its operator."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from undergrowth.cli.serve import CannotServe, Database, check_installed

if TYPE_CHECKING:
    from undergrowth.server.database.storage import Store

commands = typer.Typer(
    no_args_is_help=True, help="List, end and delete the games of a server, also while it runs."
)


class Kind(StrEnum):
    """The kinds of games to list."""

    running = "running"
    finished = "finished"
    uploaded = "uploaded"


Ids = Annotated[list[str], typer.Argument(help="The ids of games.", metavar="GAME...")]


@contextmanager
def _store(database: str) -> Iterator[Store]:
    """Open the database of a server.  Raises `CannotServe` if it does not exist."""
    check_installed()
    from undergrowth.server import Config
    from undergrowth.server.database.schema import file_of
    from undergrowth.server.database.storage import Store

    url = Config(database=database).database_url
    file = file_of(url)
    if file and not Path(file).is_file():
        raise CannotServe(f"{file}: there is no such database")
    store = Store(url)
    try:
        yield store
    finally:
        store.close()


@commands.command("list")
def list_games(
    kind: Annotated[Kind | None, typer.Option(help="Only games of one kind.")] = None,
    days: Annotated[
        float, typer.Option(min=0, help="Only games in which nothing happened for so long.")
    ] = 0.0,
    database: Database = "",
) -> None:
    """List games, the oldest first: id, kind, last answer (UTC), answers, title.

    Damaged games are named at the end, by their id where that can be read.
    """
    with _store(database) as store:
        from undergrowth.server.database.keeping import listed

        found, damaged = listed(store, kind.value if kind else "", days)
    for each in found:
        moment = datetime.fromtimestamp(each.updated, UTC)
        title = "".join(sign if sign.isprintable() else " " for sign in each.title)
        typer.echo(f"{each.id}  {each.kind:8}  {moment:%Y-%m-%d %H:%M}  {each.revision:5}  {title}")
    if damaged:
        raise CannotServe(f"damaged: {', '.join(damaged)}")


@commands.command("end")
def end_games(games: Ids, database: Database = "") -> None:
    """End running games as they are, without winners; they can be looked at from then on."""
    with _store(database) as store:
        from undergrowth.server.database.keeping import end

        missing = [id for id in games if not end(store, id)]
    typer.echo(f"{len(games) - len(missing)} ended")
    if missing:
        raise CannotServe(f"not running: {', '.join(missing)}")


@commands.command("delete")
def delete_games(games: Ids, database: Database = "") -> None:
    """Delete games with all that is kept of them.  Nothing brings them back."""
    with _store(database) as store:
        from undergrowth.server.database.keeping import delete

        count = delete(store, games)
    typer.echo(f"{count} deleted")
    if count < len(set(games)):
        raise CannotServe("there are no others with these ids")
