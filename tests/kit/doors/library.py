"""Doors of the library's core, of computer players and of simulations."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from kit.doors.made import (
    SETUP,
    Door,
    Silent,
    decision,
    door,
    encoder,
    file_of,
    game,
    option,
    plan,
    results,
    rows,
    two_players,
)
from undergrowth import NOBODY, Game, about, ai, content, parse, position, replay, schema, sim
from undergrowth.ai.encoding import Encoder, Steps
from undergrowth.data.packages import Package

CORE: dict[str, Callable[[], Door]] = {
    "about": lambda: door(about, kind="faction", name="marquise_de_cat", lang="en"),
    "parse": lambda: door(parse, text="march"),
    "schema": lambda: door(schema, kind="save"),
    "About": lambda: door(about("faction", "marquise_de_cat").data),
    "Action": lambda: door(option().args),
    "Decision.text": lambda: door(decision().text, option=option()),
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
AI: dict[str, Callable[[], Door]] = {
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
SIM: dict[str, Callable[[], Door]] = {
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
        sim.play_plan, plan=plan(), games=1, workers=1, progress=None, finished=rows(), keep=None
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
    "sim.summarize": lambda: door(sim.summarize, rows=rows(), column="faction"),
    "sim.totals": lambda: door(sim.totals, rows=rows()),
    "sim.wilson": lambda: door(sim.wilson, wins=3, games=7, z=1.96),
    "sim.write_results": lambda: door(
        sim.write_results, path=_results_file(), rows=rows(), about=results().about
    ),
}


def _weights() -> Any:
    return Package("undergrowth", "undergrowth").file("learned.json")


def _results_file() -> str:
    """A file of results."""
    path = Path(file_of("results.jsonl"))
    if not path.exists():
        sim.write_results(path, rows(), results().about)
    return str(path)
