"""The commands of the program, each loaded only when it is asked for.

Loading all of them takes longer than most of them run, so the help lists them from the table here.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Annotated, Final

import typer

from undergrowth._version import __version__
from undergrowth.content import problems
from undergrowth.engine.procedures import COMPILED
from undergrowth.starting import Starting

COMMANDS: Final = {
    "play": "serve.play",
    "serve": "serve.serve",
    "terminal": "playing.sitting.terminal",
    "companion": "beside.companion.companion",
    "replay": "playing.replaying.replay",
    "review": "playing.reviewing.review",
    "analyse": "playing.analysing.analyse",
    "verify": "verify.verify",
    "simulate": "results.simulate.simulate",
    "ladder": "results.ladder.ladder",
    "stats": "results.stats.stats",
    "export": "results.export.export",
    "train": "results.train.train",
    "train-policy": "results.train_policy.train_policy",
    "new": "playing.byfile.new",
    "show": "playing.byfile.show",
    "choose": "playing.byfile.choose",
    "words": "words.words",
    "schema": "schema.schema",
    "about": "playing.about.about_command",
    "puzzle": "playing.puzzles.commands",
    "lesson": "playing.lessons.commands",
    "rootlog": "playing.rootlog.commands",
    "content": "content.commands",
    "admin": "admin.commands",
}
"""Modules of the commands and groups of commands below this package, in the order of the help."""

SUMMARIES: Final = {
    "play": "Play in the browser: against computer players, or with friends on this machine.",
    "serve": "Run the server for many people.",
    "terminal": "Play in the terminal against computer players; what you type is explained by `h`.",
    "companion": "Play the automated opponents of a game with cardboard, or record a game.",
    "replay": "Step through a game: Enter goes on, `b` back, `t 5` to turn 5, `e` to the end.",
    "review": "Look back at a game: points by source, turning points, battles, luck and mistakes.",
    "analyse": "Say each seat's chance to win and the best options, from what one seat knows.",
    "verify": "Draw every roll and shuffle of a finished game again, by the key committed to.",
    "simulate": "Play many games between computer players and show who wins, and how.",
    "ladder": "Let players meet on line-ups, seats, maps and decks in balance, and rate them.",
    "stats": "Show who wins, from results files: by faction, seat, player, map and deck.",
    "export": "Write games that were played as rows: who sat where with which score.",
    "train": "Learn from games who wins in what positions, for players such as plan:4:learned.",
    "train-policy": "Learn from games which options to prefer, for the player instinct.",
    "new": "Begin a game and write it to a file.",
    "show": "Print the position, the open question and its options.",
    "choose": "Answer the open question, and those after it, and write the file again.",
    "words": "List the languages, and the share of the English messages that each translates.",
    "schema": "Print the JSON Schema of positions or saves.",
    "about": "Explain a thing, with the sections of the Law: `undergrowth about eyrie`.",
    "puzzle": "Puzzles: a position, a goal for this turn, and hints.",
    "lesson": "Short lessons: a position, and what to do in it step by step.",
    "rootlog": "Rootlog, the community's notation: write games in it, and read them.",
    "content": "Packages of content: factions, maps, cards and the like that others make.",
    "admin": "Look after a server and its games, also while it runs.",
}
"""The line about each command in the list of all; the command's own help begins like it."""


def program_for(words: list[str]) -> typer.Typer:
    """Return the program with the command these words call, or with a list of all commands."""
    if words and words[0] in COMMANDS:
        return _with((words[0],))
    if any(word in COMMANDS for word in words):
        return every_command()
    return _listing()


def every_command() -> typer.Typer:
    """Return the program with all its commands loaded."""
    return _with(tuple(COMMANDS))


@cache
def _with(names: tuple[str, ...]) -> typer.Typer:
    """Return the program with these commands alone."""
    made = _empty()
    with Starting() as start:
        start.load(*[f"cli.{COMMANDS[name].rpartition('.')[0]}" for name in names])
    for name in names:
        module, _, attribute = COMMANDS[name].rpartition(".")
        found = getattr(import_module(f"{__package__}.{module}"), attribute)
        if isinstance(found, typer.Typer):
            made.add_typer(found, name=name)
        else:
            made.command(name)(found)
    return made


@cache
def _listing() -> typer.Typer:
    """Return the program with the names and summaries of all commands, none of them loaded."""
    made = _empty()
    for name, summary in SUMMARIES.items():
        made.command(name, help=summary)(_not_loaded)
    return made


def _not_loaded() -> None:
    """Stand for a command in the list; no words that call a command get the list."""


def _empty() -> typer.Typer:
    made = typer.Typer(no_args_is_help=True, add_completion=False, rich_markup_mode=None)
    made.callback()(root)
    return made


def _version(asked: bool) -> None:
    if asked:
        core = "compiled" if COMPILED else "interpreted"
        typer.echo(f"undergrowth {__version__} ({core} core)")
        raise typer.Exit


def root(
    version: Annotated[
        bool,
        typer.Option("--version", help="Show version and core.", callback=_version, is_eager=True),
    ] = False,
) -> None:
    """The board game Root, exactly by the Law.  Unofficial fan project.

    `undergrowth play` and `undergrowth serve` show the documentation under /docs/.
    """
    for each in problems():
        typer.echo(f"Note: {each}", err=True)
