"""`undergrowth puzzle cut`: puzzles from what was missed in games that were played."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.progress import Progress

from undergrowth.cli import files
from undergrowth.cli.playing.reviewing import seat_named
from undergrowth.cli.serve import Database, check_installed
from undergrowth.engine.errors import BadSave, BadText, UndergrowthError
from undergrowth.engine.messages import Arg, phrase
from undergrowth.puzzles import Puzzle
from undergrowth.puzzles.cutting import BUDGET, Cut, cut, judged
from undergrowth.puzzles.files import to_document
from undergrowth.puzzles.goals import GOALS
from undergrowth.puzzles.playing import PlayedTurn, turns_of
from undergrowth.puzzles.writing import to_toml
from undergrowth.table.saving.replay import Replay
from undergrowth.understood.prices import TRIES

_LONGEST: Final = 60
"""The most letters of a game's name in the name of a puzzle."""


@dataclass
class Played:
    """A game to cut puzzles from."""

    name: str
    replay: Replay


@dataclass
class Counts:
    """What has been done so far."""

    games: int = 0
    turns: int = 0
    cut: int = 0
    partly: int = 0
    """Turns of which only the end was looked at."""


def cut_(
    games: Annotated[
        list[Path] | None, typer.Argument(metavar="[FILE]...", help="Replays and saved games.")
    ] = None,
    to: Annotated[Path, typer.Option("--to", help="The folder of the puzzles.")] = Path("puzzles"),
    server: Annotated[
        bool, typer.Option("--server", help="Also all finished games of a server's database.")
    ] = False,
    database: Database = "",
    as_: Annotated[str | None, typer.Option("--as", help="Only the turns of this faction.")] = None,
    goals: Annotated[str, typer.Option(help=f"Goals, with commas: {', '.join(GOALS)}.")] = ",".join(
        GOALS
    ),
    budget: Annotated[
        int, typer.Option(min=1, help="Answers that the solver tries in one turn.")
    ] = BUDGET,
    tries: Annotated[
        int, typer.Option(min=0, help="How long the missed answer is judged; 0 for not at all.")
    ] = TRIES,
    mistakes: Annotated[
        bool,
        typer.Option("--mistakes", help="Only where the answer cost more than luck explains."),
    ] = False,
    names: Annotated[
        bool, typer.Option("--names/--no-names", help="Write who played the seat into the file.")
    ] = True,
) -> None:
    """Cut puzzles from games: goals that were certain in a turn, and were missed.

    Everything hidden from the seat is dealt anew.  The same game gives the same puzzles.
    """
    wanted = goals.split(",")
    if not set(wanted) <= set(GOALS):
        raise BadText(f"--goals: expected some of {', '.join(GOALS)}, not {goals!r}")
    if not games and not server:
        raise typer.BadParameter("name files of games, or --server", param_hint="FILE")
    if mistakes and tries == 0:
        raise typer.BadParameter("--mistakes needs answers that are judged", param_hint="--tries")
    opened = [_opened(path) for path in games or []]
    to.mkdir(parents=True, exist_ok=True)
    done = Counts()
    for played in [*opened, *(_of_server(database) if server else [])]:
        done.games += 1
        for turn, found in _looked_at(played, as_, wanted, budget):
            done.turns += 1
            done.partly += not found.whole
            puzzle = judged(found, tries) if found.puzzle and tries else found.puzzle
            if puzzle is not None and not (mistakes and _cost(puzzle) == 0):
                done.cut += 1
                _write(to, played.name, puzzle if names else _nameless(puzzle), turn)
    typer.echo(_told(done, to, budget), err=True)


def _opened(path: Path) -> Played:
    """Return the game in a file.  Raises `BadSave`."""
    if not path.exists():
        raise BadSave(f"{path}: no such file")
    return Played(path.stem, files.open_replay(path))


def _of_server(database: str) -> Iterator[Played]:
    """Yield the finished games of a database that have a replay."""
    check_installed()
    from undergrowth.server.database.finished import finished_games

    for each in finished_games(database):
        if each.replay is not None:
            yield Played(each.id, each.replay)


def _looked_at(
    played: Played, name: str | None, goals: list[str], budget: int
) -> Iterator[tuple[PlayedTurn, Cut]]:
    """Look at each turn of a game, with a bar that shows how far it is."""
    try:
        seat = seat_named(played.replay, name)
        turns = turns_of(played.replay)
    except UndergrowthError as error:
        raise BadSave(f"{played.name}: {error}") from None
    if seat:
        turns = [turn for turn in turns if played.replay.start().seat_name(turn.seat) == seat]
    console = Console(stderr=True)
    with Progress(console=console, disable=not console.is_terminal) as bar:
        for turn in bar.track(turns, description=f"Looking at {played.name}"):
            yield turn, cut(turn, goals, budget)


def _write(folder: Path, game: str, puzzle: Puzzle, turn: PlayedTurn) -> None:
    """Write a puzzle, and print who missed what."""
    stem = re.sub(r"[^A-Za-z0-9_-]+", "_", game)[:_LONGEST]
    path = folder / f"{stem}-{turn.number}.toml"
    files.write_new(path, to_toml(to_document(puzzle)))
    typer.echo(f"{path}: {puzzle.title}. {goal_of(puzzle)}. {puzzle.text}")


def _cost(puzzle: Puzzle) -> int:
    return 0 if puzzle.missed is None else puzzle.missed.cost


def _nameless(puzzle: Puzzle) -> Puzzle:
    missed = puzzle.missed
    return puzzle if missed is None else replace(puzzle, missed=replace(missed, player=""))


def _told(done: Counts, folder: Path, budget: int) -> str:
    """Return what was done in a sentence or two."""
    told = (
        f"Puzzles cut into {folder}: {done.cut}. Games: {done.games}, turns: {done.turns};"
        f" the solver tried about {budget} answers at most in each turn (--budget)"
    )
    if done.partly:
        return f"{told}, which was too little for the beginning of {done.partly}."
    return f"{told}."


def goal_of(puzzle: Puzzle) -> str:
    """Return the goal in words."""
    args: dict[str, Arg] = {
        "seat": f"faction:{puzzle.turn()}",
        "count": puzzle.goal.points,
        "by": f"text:{puzzle.goal.by}",
    }
    return phrase(f"puzzles-goal-{puzzle.goal.kind}", args)
