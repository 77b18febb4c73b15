"""`undergrowth train`: weights for the learned judgement, from games."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from undergrowth.ai import load_code, make_player
from undergrowth.ai.judging import write_weights
from undergrowth.cli.results.learning import (
    STOPPED,
    Factions,
    check_writable,
    chosen_factions,
    progress,
)
from undergrowth.cli.results.running import (
    Cluster,
    Code,
    Workers,
    command,
    processors,
)
from undergrowth.cli.terminal import Terminal
from undergrowth.engine.chance import seeded
from undergrowth.engine.errors import BadContent, BadSetup
from undergrowth.engine.messages import phrase
from undergrowth.sim.errors import BadOutput, FailedGame
from undergrowth.sim.training import (
    EPOCHS,
    Course,
    Sample,
    Trained,
    about,
    add_sample,
    check_numpy,
    check_weights_file,
    fit,
    play_course,
    read_samples,
    write_samples,
)
from undergrowth.sim.usual import usual_decks, usual_maps

PLAYER: Final = "plan:1"


def train(
    games: Annotated[
        int, typer.Option(min=2, help="How many games to learn from; 1000 take an hour or more.")
    ] = 1000,
    out: Annotated[Path, typer.Option(help="Write the weights to this file.")] = Path(
        "learned.json"
    ),
    player: Annotated[str, typer.Option(help="Who plays on every seat.")] = PLAYER,
    factions: Factions = None,
    code: Code = None,
    seed: Annotated[int, typer.Option(help="The same seed learns the same weights.")] = 0,
    workers: Workers = None,
    cluster: Cluster = None,
    samples: Annotated[
        Path | None,
        typer.Option(help="Keep what is seen of games in this file; a run goes on where it ends."),
    ] = None,
) -> None:
    """Learn from games who wins in what positions, for players such as plan:4:learned."""
    try:
        check_numpy()
        course = _course(player, factions, seed, code or [])
        check_writable(out)
        check_weights_file(out, course)
        before = read_samples(samples, course) if samples is not None else []
        if samples is not None:
            write_samples(samples, course, before)
        found, complete = _play(course, games, workers, cluster, before, samples)
        trained = _fit(found, seed)
    except (BadSetup, BadContent, BadOutput) as error:
        raise typer.BadParameter(str(error)) from None
    except FailedGame as error:
        typer.echo(f"Error: {error}", err=True)
        raise typer.Exit(1) from None
    write_weights(out, trained.weights, about(course, trained, command()))
    _report(trained, out, games if not complete else 0)
    if not complete:
        raise typer.Exit(STOPPED)


def _course(player: str, factions: str | None, seed: int, code: list[Path]) -> Course:
    """Return the course of games to play.  Raises `BadSetup` and `BadContent`."""
    for path in code:
        load_code(path)
    make_player(player, 0, 0)
    files = [str(path.resolve()) for path in code]
    course = Course(player, chosen_factions(factions), usual_maps(), usual_decks(), seed, files)
    course.setup(seeded(seed))  # raises if these factions cannot meet
    return course


def _play(
    course: Course,
    games: int,
    workers: int | None,
    cluster: str | None,
    before: list[Sample],
    kept: Path | None,
) -> tuple[list[Sample], bool]:
    """Return the samples of the games, or of those finished before an interruption."""
    found = [sample for sample in before if sample.game < games]
    with progress(phrase("cli-train_playing"), games, len(found)) as tell:

        def told(sample: Sample) -> None:
            found.append(sample)
            if kept is not None:
                add_sample(kept, sample)
            tell(len(found))

        here = workers or processors()
        complete = play_course(course, games, here, found[:], told, cluster)
    return found, complete


def _fit(samples: list[Sample], seed: int) -> Trained:
    with progress(phrase("cli-train_learning"), EPOCHS, 0) as tell:
        return fit(samples, seed, tell)


def _report(trained: Trained, out: Path, wanted: int) -> None:
    """Report how well the weights predict winners, compared with simpler predictors."""
    terminal = Terminal()
    if wanted:
        terminal.say(phrase("cli-train_stopped", {"games": trained.games, "wanted": wanted}))
    terminal.say(
        phrase("cli-train_learned", {"games": trained.games, "positions": trained.positions})
    )
    if trained.losses:
        terminal.say(phrase("cli-train_losses"))
    for name, loss in trained.losses.items():
        terminal.say(f"{loss:8.3f}  {phrase(f'cli-train_by-{name}')}")
    terminal.say(phrase("cli-train_wrote", {"file": f"text:{out}"}))
