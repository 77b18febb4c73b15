"""`undergrowth review`: sources of points, turning points, luck and mistakes of a game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from undergrowth.cli import files
from undergrowth.cli.playing.replaying import viewer_of
from undergrowth.cli.readers import Width
from undergrowth.cli.terminal import Terminal
from undergrowth.engine.errors import BadSetup
from undergrowth.engine.frames import NOBODY
from undergrowth.engine.messages import title
from undergrowth.table.saving.replay import Replay
from undergrowth.understood import prices, review_of
from undergrowth.understood.prices import TRIES

_COSTLIEST = 10
"""The most mistakes that are shown."""


def review(
    file: Annotated[Path, typer.Argument(help="A replay, or a saved game.")],
    mistakes: Annotated[
        bool, typer.Option("--mistakes", help="Also judge each answer, which takes minutes.")
    ] = False,
    as_: Annotated[
        str | None, typer.Option("--as", help="Judge only the answers of this faction.")
    ] = None,
    hands_open: Annotated[
        bool,
        typer.Option("--open", help="Judge them with all hands open, not as their seat saw it."),
    ] = False,
    tries: Annotated[int, typer.Option(min=1, help="How long an answer is judged.")] = TRIES,
    width: Width = None,
) -> None:
    """Look back at a game: points by source, turning points, battles, luck and mistakes."""
    terminal = Terminal(width)
    replay = files.open_replay(file)
    seat = seat_named(replay, as_)
    told: dict[str, Any] = review_of(replay).view()
    terminal.console.print(_points(told))
    for each in told["turning"]:
        gains, share = title(each["gains"], "faction"), (each["before"], each["after"])
        terminal.say(
            f"Turn {each['turn']}, answer {each['moment']}: {each['deed']}"
            f" ({gains}: {share[0]:.0%} to {share[1]:.0%})"
        )
    terminal.console.print(_luck(told))
    if mistakes:
        _judge(terminal, replay, prices(replay, seat, tries, hands_open))


def seat_named(replay: Replay, name: str | None) -> str:
    """Return the full name of a seat; empty for all.  Raises `BadSetup` for one not there."""
    if name is None:
        return ""
    game = replay.start()
    found = viewer_of(game, name)
    if found == NOBODY:
        raise BadSetup(f"--as: answers are those of a seat, not of {name}")
    return game.seat_name(found)


def _judge(
    terminal: Terminal, replay: Replay, judged: Iterator[tuple[int, dict[str, Any]]]
) -> None:
    """Judge the answers, with a bar that shows how far it is, and print the costliest."""
    found: list[tuple[int, dict[str, Any]]] = []
    console = Console(stderr=True)
    with Progress(console=console, disable=not console.is_terminal) as bar:
        task = bar.add_task("Judging answers", total=len(replay.answers))
        for moment, price in judged:
            bar.update(task, completed=moment)
            if price["sure"]:
                found.append((moment, price))
    found.sort(key=lambda each: -each[1]["price"])
    if not found:
        terminal.say("No answer was worse than luck explains.")
        return
    table = Table("Turn", "Answer", "Faction", "It cost", "±", "Answered", "Better")
    for moment, price in found[:_COSTLIEST]:
        when = (str(price["turn"]), str(moment), title(str(price["seat"]), "faction"))
        cost = (f"{price['price']:.0%}", f"{price['reach']:.0%}")
        table.add_row(*when, *cost, str(price["answer"]), str(price["best"]))
    terminal.console.print(table)


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
