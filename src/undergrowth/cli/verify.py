"""`undergrowth verify`: a check of chance against the commitment made before a game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from undergrowth.cli import files
from undergrowth.cli.readers import Language, read
from undergrowth.cli.terminal import Terminal
from undergrowth.engine.errors import BadSave
from undergrowth.engine.messages import phrase
from undergrowth.table.saving import verifying


def verify(
    file: Annotated[Path, typer.Argument(help="The replay of a finished game.")],
    commitment: Annotated[
        str | None,
        typer.Option(help="What was published before the game [default: what the file says]."),
    ] = None,
    lang: Language = None,
) -> None:
    """Draw every roll and shuffle of a finished game again, by the key that was committed to."""
    read(lang)
    try:
        checked = verifying.verify(files.open_replay(file), commitment or "")
    except BadSave as error:
        raise BadSave(f"{file}: {error}") from None
    said = "cli-verified" if commitment else "cli-verified.itself"
    Terminal().say(phrase(said, {"count": checked}))
