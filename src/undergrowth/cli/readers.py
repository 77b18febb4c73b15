"""The language of the person at the terminal."""

from __future__ import annotations

from typing import Annotated

import typer

from undergrowth.cli.terminal import NARROWEST, WIDEST
from undergrowth.words import languages, read_in

Language = Annotated[
    str | None,
    typer.Option("--lang", help="The language to read [default: that of your locale]."),
]
Width = Annotated[
    int | None,
    typer.Option(min=NARROWEST, max=WIDEST, help="Columns [default: the terminal's]."),
]


def read(lang: str | None) -> None:
    """Switch to this language, if one is given.  Raises `BadParameter`."""
    if lang is not None:
        if lang not in languages():
            expected = ", ".join(languages())
            raise typer.BadParameter(f"{lang!r}: there are {expected}", param_hint="--lang")
        read_in(lang)
