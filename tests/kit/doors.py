"""The public functions of the library, each with arguments that it takes.

A door is made anew for each call: some change what they are given.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from undergrowth import (
    NOBODY,
    Action,
    Game,
    Setup,
    about,
    ai,
    content,
    parse,
    position,
    replay,
    schema,
    sim,
)
from undergrowth.ai.encoding import Encoder, Steps
from undergrowth.data.packages import Package

SETUP = Setup(seats=["marquise", "eyrie"])


@dataclass
class Door:
    """A public function, and arguments by name that it takes."""

    call: Callable[..., Any]
    taken: dict[str, Any] = field(default_factory=dict)
    anything: tuple[str, ...] = ()
    """Parameters that refuse nothing: flags, which are true or false like all values."""


def game() -> Game:
    """A game at its first question."""
    return Game.new(SETUP, 7)


@cache
def encoder() -> Encoder:
    return Encoder(SETUP)


@cache
def results() -> sim.Results:
    """A game that was simulated."""
    return sim.simulate(SETUP, ["random", "random"], 1)


def plan() -> sim.Plan:
    return sim.make_plan([(SETUP, ["random", "random"])])


def option() -> Action:
    decision = game().decision
    assert decision is not None
    return decision.options[0]


def finished() -> Game:
    g = game()
    ai.play(g, two_players(), 5000, ai.Tally(2))
    return g


def two_players() -> list[ai.Player]:
    return [ai.make_player("random", seat, seat) for seat in range(2)]


class Silent(ai.Player):
    """Says nothing."""


def _rows() -> list[sim.Row]:
    return results().rows


FLAGS = ("log", "scripted", "asks_all", "afresh", "shuffle_seats", "possible", "phases")


def door(call: Callable[..., Any], *anything: str, **taken: Any) -> Door:
    """A door whose flags take anything."""
    return Door(call, taken, (*FLAGS, *anything))


def _decision() -> Any:
    return game().decision


_CORE: dict[str, Callable[[], Door]] = {
    "about": lambda: door(about, kind="faction", name="marquise_de_cat", lang="en"),
    "parse": lambda: door(parse, text="march"),
    "schema": lambda: door(schema, kind="save"),
    "About": lambda: door(about("faction", "marquise_de_cat").data),
    "Action": lambda: door(option().args),
    "Decision.text": lambda: door(_decision().text, option=option()),
    "Setup.shuffled": lambda: door(SETUP.shuffled, seed=3),
    "Game.new": lambda: door(
        Game.new, setup=SETUP, seed=3, log=True, scripted=False, asks_all=False, stops=["lone"]
    ),
    "Game.choose": lambda: door(game().choose, action="keep in 1"),
    "Game.take": lambda: door(game().take, action=option()),
    "Game.offers": lambda: door(game().offers, action=option()),
    "Game.meant": lambda: door(game().meant, text="keep in 1"),
    "Game.stop_at": lambda: door(game().stop_at, stops=["lone"]),
    "Game.seat_of": lambda: door(game().seat_of, seat="eyrie"),
    "Game.observe": lambda: door(game().observe, seat=NOBODY),
    "Game.determinize": lambda: door(game().determinize, seat=0, seed=3, afresh=False),
    "Game.state_key": lambda: door(game().state_key, seat=0),
    "Game.rollout": lambda: door(game().rollout, depth=4, seed=3, player="random"),
    "Game.why_not": lambda: door(game().why_not, seat=0, text="march"),
    "Game.from_json": lambda: door(Game.from_json, text=game().to_json()),
    "Game.copy": lambda: door(game().copy, log=True),
    "content.load": lambda: door(content.load, entries=[]),
    "position.game": lambda: door(
        position.game,
        document=position.describe(game()),
        seed=3,
        log=True,
        scripted=False,
        asks_all=False,
        possible=True,
        stops=["lone"],
    ),
    "position.table": lambda: door(
        position.table, document=position.describe(game()), seed=3, possible=True
    ),
    "position.describe": lambda: door(position.describe, g=game()),
    "replay.replay_of": lambda: door(replay.replay_of, g=game()),
    "replay.to_lines": lambda: door(replay.to_lines, replay=replay.replay_of(game())),
    "replay.from_lines": lambda: door(
        replay.from_lines, text=replay.to_lines(replay.replay_of(game()))
    ),
    "replay.Replay.play": lambda: door(replay.replay_of(game()).play, "upto", upto=1),
}
_AI: dict[str, Callable[[], Door]] = {
    "ai.ask": lambda: door(ai.ask, player=two_players()[0], g=game()),
    "ai.ask_thoughts": lambda: door(
        ai.ask_thoughts, player=two_players()[0], seat=ai.Seat(game(), 0, 1), seconds=0.1
    ),
    "ai.by_seat": lambda: door(
        ai.by_seat, chosen={"eyrie": "random", "marquise": "random"}, seats=["marquise", "eyrie"]
    ),
    "ai.find": lambda: door(ai.find, package=Package("undergrowth", "undergrowth")),
    "ai.judgements": lambda: door(ai.judgements, name="heuristic_again", make=ai.Judgement),
    "ai.load_code": lambda: door(ai.load_code, path=Path(__file__).with_name("__init__.py")),
    "ai.make_player": lambda: door(ai.make_player, name="plan:2", seat=0, seed=1),
    "ai.play": lambda: door(ai.play, g=game(), players=two_players(), limit=3, tally=ai.Tally(2)),
    "ai.play_until": lambda: door(
        ai.play_until, g=game(), players=two_players(), prompt="marquise.keep"
    ),
    "ai.players": lambda: door(ai.players, name="silence", kind=Silent, summary="says nothing"),
    "ai.read_weights": lambda: door(ai.read_weights, path=_weights()),
    "ai.Judgement": lambda: door(ai.Judgement),
    "ai.Player": lambda: door(ai.Player, seat=0, seed=1),
    "ai.Seat": lambda: door(ai.Seat, g=game(), seat=0, seed=1),
    "ai.Seat.determinized": lambda: door(ai.Seat(game(), 0, 1).determinized, seed=3),
    "ai.Seat.why_not": lambda: door(ai.Seat(game(), 0, 1).why_not, text="march"),
    "ai.Step": lambda: door(ai.Step, seat=0, option=option(), label="keep"),
    "ai.Tally": lambda: door(ai.Tally, seats=2),
    "ai.Thought": lambda: door(ai.Thought, option=option(), worth=None),
    "ai.Vocabulary": lambda: door(ai.Vocabulary, packages=[]),
    "ai.encoding.Encoder": lambda: door(Encoder, setup=SETUP),
    "ai.encoding.Encoder.row": lambda: door(encoder().row, g=game(), viewer=0),
    "ai.encoding.Encoder.bytes": lambda: door(encoder().bytes, g=game(), viewer=0, legal=None),
    "ai.encoding.Encoder.write": lambda: door(
        encoder().write,
        g=game(),
        viewer=0,
        view=memoryview(bytearray(encoder().layout.size)),
        legal=None,
    ),
    "ai.encoding.Answers.number": lambda: door(encoder().answers.number, action=option()),
    "ai.encoding.Answers.numbers": lambda: door(encoder().answers.numbers, offered=[option()]),
    "ai.encoding.Answers.verb_of": lambda: door(encoder().answers.verb_of, number=3),
    "ai.encoding.Layout.start": lambda: door(encoder().layout.start, name="score"),
    "ai.encoding.Steps": lambda: door(Steps, encoder=encoder(), g=game()),
    "ai.encoding.Steps.step": lambda: door(
        Steps(encoder(), game()).step, number=encoder().answers.number(option())
    ),
    "ai.encoding.Steps.take": lambda: door(Steps(encoder(), game()).take, number=1),
    "ai.encoding.Steps.write": lambda: door(
        Steps(encoder(), game()).write, view=memoryview(bytearray(encoder().layout.size))
    ),
    "ai.encoding.Steps.write_mask": lambda: door(
        Steps(encoder(), game()).write_mask, mask=memoryview(bytearray(len(encoder().answers)))
    ),
    "ai.encoding.Steps.clear_mask": lambda: door(
        Steps(encoder(), game()).clear_mask, mask=memoryview(bytearray(len(encoder().answers)))
    ),
}
_SIM: dict[str, Callable[[], Door]] = {
    "sim.about": lambda: door(sim.about, plan=plan(), games=1),
    "sim.check_new_output": lambda: door(sim.check_new_output, path="results.csv"),
    "sim.check_output": lambda: door(sim.check_output, path="results.csv"),
    "sim.check_same": lambda: door(sim.check_same, before=results().about, now=results().about),
    "sim.game_seed": lambda: door(sim.game_seed, seed=1, number=0),
    "sim.grid": lambda: door(sim.grid, setup=SETUP, dimensions=["map"]),
    "sim.make_plan": lambda: door(
        sim.make_plan,
        cells=[(SETUP, ["random", "random"])],
        seed=1,
        shuffle_seats=False,
        limit=9,
        code=[],
    ),
    "sim.play_plan": lambda: door(
        sim.play_plan, plan=plan(), games=1, workers=1, progress=None, finished=_rows(), keep=None
    ),
    "sim.read_results": lambda: door(sim.read_results, path=_results_file()),
    "sim.replay_game": lambda: door(sim.replay_game, plan=plan(), number=0),
    "sim.simulate": lambda: door(
        sim.simulate,
        setup=SETUP,
        players=["random", "random"],
        games=1,
        seed=3,
        workers=1,
        shuffle_seats=False,
        limit=5,
        progress=None,
        code=[],
    ),
    "sim.summarize": lambda: door(sim.summarize, rows=_rows(), column="faction"),
    "sim.totals": lambda: door(sim.totals, rows=_rows()),
    "sim.wilson": lambda: door(sim.wilson, wins=3, games=7, z=1.96),
    "sim.write_results": lambda: door(
        sim.write_results, path=_results_file(), rows=_rows(), about=results().about
    ),
}


def _envs() -> dict[str, Callable[[], Door]]:
    """The doors of environments, as far as their frameworks are installed."""
    from undergrowth.envs.lineups import encoder_for, seat_number
    from undergrowth.envs.rewards import Rewards
    from undergrowth.envs.seat import SeatGame

    def seat_game() -> SeatGame:
        made = SeatGame(SETUP)
        made.begin(3)
        return made

    found: dict[str, Callable[[], Door]] = {
        "envs.encoder_for": lambda: door(encoder_for, line_up=SETUP),
        "envs.seat_number": lambda: door(seat_number, encoder=encoder(), seat=1),
        "envs.Rewards": lambda: door(Rewards, kind="win"),
        "envs.Rewards.begin": lambda: door(Rewards("win").begin, g=game()),
        "envs.SeatGame": lambda: door(
            SeatGame, line_up=SETUP, seat=0, others="random", reward="win", most_steps=5
        ),
        "envs.SeatGame.begin": lambda: door(SeatGame(SETUP).begin, seed=3),
        "envs.SeatGame.step": lambda: door(seat_game().step, number=seat_game().steps.legal[0]),
    }
    if find_spec("gymnasium") is not None:
        found |= _gymnasium()
    if find_spec("pettingzoo") is not None:
        found |= _pettingzoo()
    return found


def _gymnasium() -> dict[str, Callable[[], Door]]:
    from undergrowth.envs.single import SeatEnv

    def env() -> SeatEnv:
        made = SeatEnv(SETUP)
        made.reset(seed=3)
        return made

    return {
        "envs.SeatEnv": lambda: door(
            SeatEnv,
            line_up=SETUP,
            seat=0,
            others="random",
            reward="win",
            most_steps=5,
            render_mode="ansi",
        ),
        "envs.SeatEnv.reset": lambda: door(SeatEnv(SETUP).reset, seed=3),
        "envs.SeatEnv.step": lambda: door(env().step, action=int(env().action_masks().argmax())),
    }


def _pettingzoo() -> dict[str, Callable[[], Door]]:
    from undergrowth.envs.aec import raw_env

    def env() -> raw_env:
        made = raw_env(SETUP)
        made.reset(seed=3)
        return made

    def first() -> int:
        return int(env().observe("player_0")["action_mask"].argmax())

    return {
        "envs.raw_env": lambda: door(
            raw_env, line_up=SETUP, reward="win", most_steps=5, render_mode="ansi"
        ),
        "envs.raw_env.reset": lambda: door(raw_env(SETUP).reset, seed=3),
        "envs.raw_env.step": lambda: door(env().step, action=first()),
        "envs.raw_env.observe": lambda: door(env().observe, agent="player_1"),
        "envs.raw_env.action_space": lambda: door(env().action_space, agent="player_1"),
    }


def _weights() -> Any:
    return Package("undergrowth", "undergrowth").file("learned.json")


@cache
def _folder() -> Any:
    import tempfile

    return tempfile.TemporaryDirectory()


def _results_file() -> str:
    """A file of results, in a folder that goes with the process."""
    from pathlib import Path

    path = Path(_folder().name) / "results.jsonl"
    if not path.exists():
        sim.write_results(path, _rows(), results().about)
    return str(path)


DOORS: dict[str, Callable[[], Door]] = {**_CORE, **_AI, **_SIM, **_envs()}
TAKES_NOTHING = (
    "ai.load_installed",
    "ai.levels",
    "ai.player_names",
    "ai.player_summaries",
    "sim.Plan",  # what simulations make, not what they are given
    "sim.Results",
    "sim.Row",
    "sim.Summary",
    "sim.Totals",
)
"""What is exported and has no parameters, or is only handed out."""
