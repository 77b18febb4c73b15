"""`undergrowth admin`: the games of a server and who may use it, for its operator."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from undergrowth.cli.serve import CannotServe, Database, check_installed

if TYPE_CHECKING:
    from undergrowth.server.database.keeping import Listed
    from undergrowth.server.database.storage import Store

commands = typer.Typer(
    no_args_is_help=True, help="Look after a server and its games, also while it runs."
)

LONGEST_NAME: Final = 60
"""The most characters of a title or name that an operator gives."""


class Kind(StrEnum):
    """The kinds of games to list."""

    running = "running"
    finished = "finished"
    uploaded = "uploaded"


_PLAIN: Final = "Game"
"""The title of a game whose own was taken away."""
_NO_OTHERS: Final = "there are no others with these ids"
Ids = Annotated[list[str], typer.Argument(help="The ids of games.", metavar="GAME...")]


@contextmanager
def _store(database: str) -> Iterator[Store]:
    """Open the database of a server.  Raises `CannotServe` if it does not exist."""
    check_installed()
    from undergrowth.server import Config
    from undergrowth.server.database.opening import file_of
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
    _tell(found)
    if damaged:
        raise CannotServe(f"damaged: {', '.join(damaged)}")


def _tell(found: list[Listed]) -> None:
    for each in found:
        last, title = _moment(each.updated), _shown(each.title)
        typer.echo(f"{each.id}  {each.kind:8}  {last}  {each.revision:5}  {title}")


def _moment(seconds: float) -> str:
    """Return a moment in UTC, to the minute."""
    return f"{datetime.fromtimestamp(seconds, UTC):%Y-%m-%d %H:%M}"


def _tell_count(count: int, done: str, problem: str) -> None:
    """Say how many were done.  Raises `CannotServe` with the problem, if there is one."""
    typer.echo(f"{count} {done}")
    if problem:
        raise CannotServe(problem)


def _shown(text: str) -> str:
    """Return a title or name without signs that a terminal might obey."""
    return "".join(sign if sign.isprintable() else " " for sign in text)


@commands.command("find")
def find_games(
    text: Annotated[str, typer.Argument(help="A part of an id, a title or a person's name.")],
    database: Database = "",
) -> None:
    """Find games by their id, their title, or a person's name; listed as `list` does."""
    with _store(database) as store:
        from undergrowth.server.database.keeping import matching

        _tell(matching(store, text))


@commands.command("rename")
def rename_game(
    game: Annotated[str, typer.Argument(help="The id of a game.")],
    title: Annotated[str | None, typer.Option(help="Its new title.")] = None,
    seat: Annotated[
        int | None, typer.Option(min=0, help="The number of a seat, from 0, to rename its person.")
    ] = None,
    name: Annotated[str, typer.Option(help="The person's name; none takes it away.")] = "",
    database: Database = "",
) -> None:
    """Give a game another title, or a person in it another name or none."""
    if title is None and seat is None:
        raise typer.BadParameter("expected --title or --seat")
    for word in (title, name):
        if word is not None and (len(word) > LONGEST_NAME or not word.isprintable()):
            raise typer.BadParameter(f"expected at most {LONGEST_NAME} printable characters")
    with _store(database) as store:
        from undergrowth.server.database.keeping import rename

        names = {} if seat is None else {seat: name.strip() or None}
        if not rename(store, game, title, names):
            raise CannotServe(f"{game}: there is no such game or seat")


@commands.command("announce")
def announce(
    text: Annotated[str, typer.Argument(help="One line; an empty one ends it.")],
    database: Database = "",
) -> None:
    """Show a line on every open game, until another one or none is announced."""
    with _store(database) as store:
        from undergrowth.server.database import orders

        orders.announce(store.base, text)


@commands.command("block")
def block(
    words: Annotated[
        list[str],
        typer.Argument(help="Addresses, networks, or words of names.", metavar="WORD..."),
    ],
    allow: Annotated[bool, typer.Option("--allow", help="Allow them again.")] = False,
    database: Database = "",
) -> None:
    """Refuse all requests of an address or network, or names and titles with a word in them."""
    with _store(database) as store:
        from undergrowth.server.database import orders

        for word in words:
            kept = orders.block(store.base, word, not allow)
            typer.echo(f"{'allowed' if allow else 'blocked'}: {kept}")


@commands.command("blocked")
def blocked(database: Database = "") -> None:
    """List what is blocked, and the announcement."""
    with _store(database) as store:
        from undergrowth.server.database.orders import read_orders

        found = read_orders(store.base)
    for network in found.addresses:
        typer.echo(f"address {network}")
    for word in found.names:
        typer.echo(f"name {word}")
    if found.announcement:
        typer.echo(f"announcement {found.announcement}")


@commands.command("reports")
def list_reports(database: Database = "") -> None:
    """List reported names and titles, the most frequent first.

    Each line is: id, times, last time (UTC), game, seat, name.
    """
    with _store(database) as store:
        from undergrowth.server.database.reports import read_reports

        for each in read_reports(store.base):
            seat = "title" if each.seat is None else f"seat {each.seat}"
            typer.echo(
                f"{each.id}  {each.times:4}  {_moment(each.last)}  {each.game}"
                f"  {seat:7}  {_shown(each.text)}"
            )


@commands.command("resolve")
def resolve_reports(
    ids: Annotated[list[str], typer.Argument(help="The ids of reports.", metavar="REPORT...")],
    remove: Annotated[
        bool, typer.Option("--remove", help="Take the names away; a title becomes a plain one.")
    ] = False,
    database: Database = "",
) -> None:
    """Strike reports off the list, once you have looked at them."""
    with _store(database) as store:
        from undergrowth.server.database.keeping import rename
        from undergrowth.server.database.reports import resolve

        found = resolve(store.base, ids)
        for each in found if remove else []:
            named: dict[int, str | None] = {} if each.seat is None else {each.seat: None}
            rename(store, each.game, _PLAIN if each.seat is None else None, named)
    _tell_count(len(found), "resolved", _NO_OTHERS if len(found) < len(set(ids)) else "")


@commands.command("backup")
def backup(
    file: Annotated[Path, typer.Argument(help="The new file for the copy.")],
    database: Database = "",
) -> None:
    """Copy an SQLite database while people play.  For PostgreSQL there is pg_dump."""
    with _store(database) as store:
        from undergrowth.server.database.copying import copy_database

        if not store.base.file:
            raise CannotServe("only SQLite files are copied so: use pg_dump for PostgreSQL")
        copy_database(store.base.file, file)


@commands.command("end")
def end_games(games: Ids, database: Database = "") -> None:
    """End running games as they are, without winners; they can be looked at from then on."""
    with _store(database) as store:
        from undergrowth.server.database.keeping import end

        missing = [id for id in games if not end(store, id)]
    problem = f"not running: {', '.join(missing)}" if missing else ""
    _tell_count(len(games) - len(missing), "ended", problem)


@commands.command("delete")
def delete_games(games: Ids, database: Database = "") -> None:
    """Delete games with all that is kept of them.  Nothing brings them back."""
    with _store(database) as store:
        from undergrowth.server.database.keeping import delete

        count = delete(store, games)
    _tell_count(count, "deleted", _NO_OTHERS if count < len(set(games)) else "")
