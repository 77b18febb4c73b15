"""`undergrowth analyse`: an opinion on the position of a saved game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from undergrowth.ai.opinion import Opinion, growing
from undergrowth.cli import files
from undergrowth.cli.playing.replaying import viewer_of
from undergrowth.cli.readers import Width
from undergrowth.cli.terminal import Terminal
from undergrowth.engine.errors import BadSetup
from undergrowth.engine.frames import NOBODY
from undergrowth.engine.messages import title
from undergrowth.table.game import Game
from undergrowth.table.labels import label

_SHOWN = 5
"""The most options that are shown."""
_STEPS = 3
"""The most answers that are shown after an option."""


def analyse(
    file: Annotated[Path, typer.Argument(help="A saved game, a session or a replay.")],
    as_: Annotated[
        str | None,
        typer.Option("--as", help="The faction whose knowledge counts [default: who is asked]."),
    ] = None,
    tries: Annotated[int, typer.Option(min=1, help="How long it thinks, in tries.")] = 200,
    width: Width = None,
) -> None:
    """Say each seat's chance to win and the best options, from what one seat knows."""
    terminal = Terminal(width)
    game = files.open_game(file).game
    seat = _seat(game, as_)
    for found in growing(game, seat, tries):
        chances = ", ".join(
            f"{title(game.seat_name(at), 'faction')} {chance:.0%}"
            for at, chance in enumerate(found.chances)
        )
        terminal.say(f"{found.tries} tries: {chances}")
    if found.lines:
        terminal.console.print(_lines(game, found))


def _seat(game: Game, name: str | None) -> int:
    """Return the seat of a faction, or the seat that is asked; the first when the game is over.

    Raises `BadSetup`.
    """
    if name is None:
        return game.decision.seat if game.decision is not None else 0
    found = viewer_of(game, name)
    if found == NOBODY:
        raise BadSetup(f"--as: an opinion rests on what a seat knows, not {name}")
    return found


def _lines(game: Game, found: Opinion) -> Table:
    """Return a table of the best options: the chance after each, and the answers that follow."""
    table = Table("Option", "Chance", "±", "Tries", "Then")
    for line in found.lines[:_SHOWN]:
        then = "; ".join(step.label for step in line.steps[:_STEPS])
        told = (f"{line.chance:.0%}", f"{line.reach:.0%}", str(line.tries), then)
        table.add_row(str(label(game, line.option)), *told)
    return table
