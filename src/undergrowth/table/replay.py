"""Replays: a header, then one answer per line, in its canonical text.

    {"format": "undergrowth replay", "version": 1, "setup": {...}, "seed": 7}
    {"seat": "chance", "answer": "shuffle 912673"}
    {"seat": "marquise_de_cat", "answer": "keep in 1"}

Chance's answers are there too, so a replay gives the same game whatever generator reads it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from undergrowth.engine.errors import BadSave, UndergrowthError
from undergrowth.engine.setup import Setup
from undergrowth.table.game import Game, library

FORMAT: Final = "undergrowth replay"
VERSION: Final = 1


@dataclass
class Replay:
    """A game as the list of its answers."""

    setup: Setup
    seed: int
    opening: str = ""
    """The position it began from, as JSON; empty when it began with its setup."""
    answers: list[tuple[str, str]] = field(default_factory=list)
    """(seat, answer) pairs, by names and texts."""

    def start(self) -> Game:
        """The game before the first answer, chance asking openly."""
        if self.opening:
            return library().from_opening(self.opening, self.seed, True)
        return Game.new(self.setup, self.seed, scripted=True, asks_all=True)

    def steps(self) -> Iterator[Game]:
        """The game before the first answer and after each; the same object, changed.

        Raises `BadSave` naming the line that cannot be played.
        """
        game = self.start()
        yield game
        for number, (seat, answer) in enumerate(self.answers, start=2):
            _answer(game, seat, answer, number)
            yield game

    def play(self, upto: int | None = None) -> Game:
        """The game after `upto` answers (all of them by default), chance by generator again."""
        last = len(self.answers) if upto is None else upto
        steps = self.steps()
        game = next(steps)
        for _ in range(last):
            game = next(steps, game)
        game.scripted = game.asks_all = False
        game.run()
        return game


def replay_of(g: Game) -> Replay:
    """The replay of a game that kept its answers.  Raises `BadSave` when it did not."""
    if g.answers is None:
        raise BadSave("this game kept no record of its answers")
    pairs = [line.split(": ", 1) for line in g.answers]
    return Replay(g.asked_setup, g.seed, g.opening, [(seat, answer) for seat, answer in pairs])


def to_lines(replay: Replay) -> str:
    """A replay as a file."""
    header: dict[str, Any] = {"format": FORMAT, "version": VERSION}
    header |= {"setup": replay.setup.document(), "seed": replay.seed}
    if replay.opening:
        header["opening"] = json.loads(replay.opening)
    lines = [json.dumps(header)]
    lines += [json.dumps({"seat": seat, "answer": text}) for seat, text in replay.answers]
    return "\n".join(lines) + "\n"


def from_lines(text: str) -> Replay:
    """Read a replay.  Raises `BadSave` naming the line that is wrong."""
    lines = text.splitlines()
    header = _line(lines[0] if lines else "", 1)
    if header.get("format") != FORMAT:
        raise BadSave(f"line 1: this is no replay: expected a header with format {FORMAT!r}")
    if header.get("version") != VERSION:
        raise BadSave(f"line 1: version {header.get('version')!r}; this program reads {VERSION}")
    try:
        opening = json.dumps(header["opening"]) if "opening" in header else ""
        replay = Replay(Setup(**header["setup"]), int(header["seed"]), opening)
    except (KeyError, TypeError, ValueError, OverflowError) as error:
        raise BadSave(f"line 1: the header is damaged: {error}") from None
    for number, line in enumerate(lines[1:], start=2):
        if line.strip():
            entry = _line(line, number)
            if not isinstance(entry.get("seat"), str) or not isinstance(entry.get("answer"), str):
                raise BadSave(f'line {number}: expected {{"seat": ..., "answer": ...}}')
            replay.answers.append((entry["seat"], entry["answer"]))
    return replay


def _line(line: str, number: int) -> dict[str, Any]:
    try:
        entry = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise BadSave(f"line {number}: not JSON: {error}") from None
    if not isinstance(entry, dict):
        raise BadSave(f"line {number}: expected an object")
    return entry


def _answer(game: Game, seat: str, answer: str, number: int) -> None:
    decision = game.decision
    if decision is None:
        raise BadSave(f"line {number}: the game is over already")
    if game.seat_name(decision.seat) != seat:
        raise BadSave(
            f"line {number}: {seat} answers, but {game.seat_name(decision.seat)} is asked"
        )
    try:
        game.choose(answer)
    except UndergrowthError as error:
        raise BadSave(f"line {number}: {error}") from None
