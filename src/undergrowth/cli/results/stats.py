"""`undergrowth stats`: results files as tables, and as a page with charts."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Final

import typer
from rich import box
from rich.table import Table

from undergrowth.cli.files import check_marked, is_game, open_replay, write
from undergrowth.cli.readers import Language, Width, read
from undergrowth.cli.terminal import Terminal
from undergrowth.engine.documents import DAMAGE
from undergrowth.engine.documents import error_text as brief
from undergrowth.engine.errors import BadSave
from undergrowth.sim import Row
from undergrowth.sim.recorded import rows_of_replay
from undergrowth.stats import Section, page, read_frame, sections
from undergrowth.stats.report import PAGE_MARK
from undergrowth.stats.wording import words

_MOST: Final = 20
"""The most rows of a table in the terminal."""


def stats(
    files: Annotated[
        list[Path],
        typer.Argument(
            help="Results files, folders of Parquet files, replays and saved games; all are taken"
            " together."
        ),
    ],
    html: Annotated[
        Path | None, typer.Option(help="Write all of it as one page with charts: FILE.html.")
    ] = None,
    width: Width = None,
    lang: Language = None,
) -> None:
    """Show who wins, from results files: by faction, seat, player, map, deck and line-up."""
    read(lang)
    if html is not None and html.suffix.lower() != ".html":
        raise typer.BadParameter(f"{html}: expected a file that ends in .html", param_hint="--html")
    if html is not None:
        check_page(html)
    games = [each for each in files if is_game(each)]
    others = [each for each in files if each not in games]
    found = sections(read_frame(others, rows_of_games(games)))
    if html is not None:
        write_page(html, found, [each.name for each in files])
    terminal = Terminal(width)
    for each in found:
        show_section(terminal, each)
    if html is not None:
        typer.echo(words("wrote", file=str(html)), err=True)


def rows_of_games(paths: Iterable[Path]) -> list[Row]:
    """Return the rows of games in files, numbered in this order.  Raises `BadSave` or `OSError`."""
    rows: list[Row] = []
    for number, path in enumerate(paths):
        try:
            rows += rows_of_replay(open_replay(path), number)
        except BadSave as error:
            said = str(error)
            raise BadSave(said if said.startswith(str(path)) else f"{path}: {said}") from None
        except DAMAGE as error:
            raise BadSave(f"{path}: the game cannot go on like that: {brief(error)}") from error
    return rows


def check_page(path: Path) -> None:
    """Raise `BadSave` if a file holds anything but such a page, or `OSError`."""
    check_marked(path, PAGE_MARK)


def write_page(path: Path, found: list[Section], files: list[str]) -> None:
    """Write statistics as one page that names these files.  Raises the errors of `check_page`."""
    check_page(path)
    write(path, page(found, files))


def show_files(terminal: Terminal, files: list[Path]) -> None:
    """Print the tables of results files, and of folders of them."""
    for each in sections(read_frame(files)):
        show_section(terminal, each)


def show_section(terminal: Terminal, part: Section) -> None:
    """Print a heading, notes, and the table."""
    terminal.say(part.title, "bold")
    for note in part.notes:
        terminal.say(note, "dim")
    if part.rows:
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
        for at, heading in enumerate(part.headings):
            numbers = at > 0
            table.add_column(heading, justify="right" if numbers else "left", overflow="fold")
        for row in part.rows[:_MOST]:
            table.add_row(*row)
        terminal.console.print(table)
    left = len(part.rows) - _MOST
    if left > 0:
        terminal.say(words("more", count=left), "dim")
    terminal.say()
