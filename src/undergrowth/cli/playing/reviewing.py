"""`undergrowth review`: the sources of points in a game, its turning points, and its luck."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from undergrowth.cli import files
from undergrowth.cli.readers import Width
from undergrowth.cli.terminal import Terminal
from undergrowth.engine.messages import title
from undergrowth.understood import review_of


def review(
    file: Annotated[Path, typer.Argument(help="A replay, or a saved game.")],
    width: Width = None,
) -> None:
    """Look back at a game: points by source, turning points, battles and luck."""
    terminal = Terminal(width)
    told: dict[str, Any] = review_of(files.open_replay(file)).view()
    terminal.console.print(_points(told))
    for each in told["turning"]:
        gains, share = title(each["gains"], "faction"), (each["before"], each["after"])
        terminal.say(
            f"Turn {each['turn']}, answer {each['moment']}: {each['deed']}"
            f" ({gains}: {share[0]:.0%} to {share[1]:.0%})"
        )
    terminal.console.print(_luck(told))


def _points(told: dict[str, Any]) -> Table:
    """Return a table with a row for each source of points."""
    table = Table("Faction", "Source", "Law", "Points", "Times")
    for seat in told["seats"]:
        name = title(seat, "faction")
        for each in told["sources"][seat]:
            row = (each["title"], each["law"], str(each["points"]), str(each["times"]))
            table.add_row(name, *row)
            name = ""
    return table


def _luck(told: dict[str, Any]) -> Table:
    """Return a table with a row for each side that fought."""
    table = Table("Side", "Battles", "Rolled", "Expected")
    for each in told["luck"]:
        numbers = (str(each["battles"]), str(each["rolled"]), f"{each['expected']:.1f}")
        table.add_row(title(each["owner"], "faction"), *numbers)
    return table
