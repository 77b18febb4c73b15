"""`undergrowth`: the commands."""

from __future__ import annotations

import typer

from undergrowth.cli.simulate import simulate

app = typer.Typer(no_args_is_help=True, add_completion=False, rich_markup_mode=None)
app.command("simulate")(simulate)


@app.callback()
def root() -> None:
    """The board game Root, exactly by the Law.  Unofficial fan project."""


def run() -> None:
    """The entry point."""
    app()
