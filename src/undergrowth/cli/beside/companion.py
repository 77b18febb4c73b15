"""`undergrowth companion`: automated opponents at a real table, or a record of a game there."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from undergrowth import position
from undergrowth.cli.beside.recording import record_game
from undergrowth.cli.beside.talk import Beside
from undergrowth.cli.options import (
    AUTOMATED_SEATS,
    SEATS,
    Given,
    setup_of,
    with_setup_options,
)
from undergrowth.cli.readers import Language, Width, read
from undergrowth.cli.terminal import Stopped, Terminal, catch_signals
from undergrowth.companion import Companion
from undergrowth.companion.saving import LARGEST
from undergrowth.engine.chance import new_seed
from undergrowth.engine.documents import read_file
from undergrowth.engine.errors import BadSetup


@with_setup_options
def companion(
    options: Given,
    file: Annotated[
        Path, typer.Argument(help="The file of the game: begun anew, or played on if it is there.")
    ],
    seats: Annotated[
        str | None,
        typer.Option(
            help="Factions in clockwise order, the starting player first, with commas"
            f" [default: {SEATS}]. {AUTOMATED_SEATS}"
        ),
    ] = None,
    start: Annotated[
        Path | None,
        typer.Option("--position", help="Begin from a described position, TOML or JSON."),
    ] = None,
    record: Annotated[
        bool,
        typer.Option(
            "--record",
            help="Record a game of people alone, deed by deed: the file is a Rootlog, begun anew or"
            " gone on with.",
        ),
    ] = False,
    width: Width = None,
    lang: Language = None,
) -> None:
    """Play the automated opponents of a game with cardboard, or record a game.

    Tell what has changed in short commands (? lists them); Enter takes an opponent's next step.
    With --record there are no opponents: what people do is written down as Rootlog, in the words of
    the notation or in short commands.
    """
    read(lang)
    catch_signals()
    if record:
        if start is not None:
            raise BadSetup("--position: a record begins with its setup, or with a Rootlog")
        raise typer.Exit(record_game(Terminal(width), file, seats, options))
    if file.exists():
        if options or seats or start:
            raise BadSetup(f"{file} is there already: it is played on with its own setup")
        found = Companion.from_json(read_file(file, LARGEST))
    elif start is not None:
        found = Companion.described(position.load(start), new_seed())
    else:
        found = Companion.new(setup_of(seats, options), new_seed())
    try:
        code = Beside(Terminal(width), found, file).run()
    except Stopped as stopped:
        code = stopped.code
    raise typer.Exit(code)
