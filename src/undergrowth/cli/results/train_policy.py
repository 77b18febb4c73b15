"""`undergrowth train-policy`: the policy of the player `instinct`, from games."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Final

import typer

from undergrowth.cli.results.learning import (
    STOPPED,
    Factions,
    check_writable,
    chosen_factions,
    progress,
)
from undergrowth.cli.results.running import Cluster, Workers, command, processors
from undergrowth.cli.terminal import Terminal
from undergrowth.engine.chance import seeded
from undergrowth.engine.errors import BadContent, BadSetup
from undergrowth.engine.messages import phrase
from undergrowth.sim.errors import BadOutput, FailedGame
from undergrowth.sim.training import Course, check_numpy
from undergrowth.sim.training.checking import chosen
from undergrowth.sim.training.rounds import Learned, Schooling, begin, check, keep, play_round
from undergrowth.sim.usual import usual_decks, usual_maps

ROUNDS: Final = 6
GAMES: Final = 2400
CHECKS: Final = 160
_ONE_THREAD: Final = "OPENBLAS_NUM_THREADS"
"""The variable by which numpy counts on one processor: the games take all others, and its threads
would wait for work busily."""


def train_policy(
    rounds: Annotated[int, typer.Option(min=1, help="How many times the policy is improved.")] = (
        ROUNDS
    ),
    games: Annotated[
        int, typer.Option(min=1, help="How many games each round plays; six to ten a second.")
    ] = GAMES,
    checks: Annotated[
        int,
        typer.Option(
            min=1,
            help="How many deals each faction then plays with its preferences and without: those"
            " that do not win more are left out.",
        ),
    ] = CHECKS,
    out: Annotated[
        Path,
        typer.Option(help="Write the policy to this file after each round; a run goes on there."),
    ] = Path("instinct.json"),
    factions: Factions = None,
    seed: Annotated[int, typer.Option(help="The same seed learns the same policy.")] = 0,
    workers: Workers = None,
    cluster: Cluster = None,
) -> None:
    """Learn from games which options to prefer, for the player instinct."""
    os.environ.setdefault(_ONE_THREAD, "1")
    try:
        check_numpy()
        course = Course("instinct", chosen_factions(factions), usual_maps(), usual_decks(), seed)
        course.setup(seeded(seed))  # raises if these factions cannot meet
        check_writable(out)
        plan = Schooling(course, rounds, games, checks)
        learned = _learn(plan, out, workers or processors(), cluster)
    except (BadSetup, BadContent, BadOutput) as error:
        raise typer.BadParameter(str(error)) from None
    except FailedGame as error:
        typer.echo(f"Error: {error}", err=True)
        raise typer.Exit(1) from None
    if learned.wins is None:
        done = learned.rounds
        kept = phrase("cli-train_kept", {"file": f"text:{out}", "rounds": done, "wanted": rounds})
        Terminal().say(kept)
        raise typer.Exit(STOPPED)
    Terminal().say(phrase("cli-train_wrote", {"file": f"text:{out}"}))


def _learn(plan: Schooling, out: Path, workers: int, cluster: str | None) -> Learned:
    """Play the rounds that are left, then check; write the policy after each step and return what
    the file holds."""
    learned = begin(out, plan)
    if learned.wins is not None:
        return learned
    played = learned.rounds * plan.games

    def told() -> None:
        nonlocal played
        played += 1
        tell(played)

    total = plan.rounds * plan.games + 2 * plan.checks * len(plan.course.factions)
    with progress(phrase("cli-train_playing"), total, played) as tell:
        for number in range(learned.rounds, plan.rounds):
            improved = play_round(plan, number, learned.policy, workers, told, cluster)
            if improved is None:
                return learned
            learned = Learned(improved, number + 1)
            keep(out, plan, learned, command())
        wins = check(plan, learned.policy, workers, told, cluster)
        if wins is None:
            return learned
        learned = Learned(chosen(learned.policy, wins), plan.rounds, wins)
        keep(out, plan, learned, command())
    return learned
