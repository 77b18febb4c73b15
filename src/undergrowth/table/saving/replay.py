"""Replays: a header, then one answer per line, in its canonical text.

    {"format": "undergrowth replay", "version": 2, "setup": {...}, "seed": 7, "players": [...]}
    {"seat": "chance", "answer": "shuffle 912673"}
    {"seat": "marquise_de_cat", "answer": "keep in 1"}

`players` names who played each seat and may be missing.  Chance's answers are recorded too, so a
replay gives the same game whatever generator the reader has.  A game without a seed has a `proof`
in its header, and a seed of 0 that is not used.

The answer to a question that had only one option may be missing.  This keeps replays readable that
an earlier release recorded before the rules asked that question.  (It took the option without
asking, where that revealed a secret.)
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any, Final

from undergrowth.engine.chance import Stream, new_key
from undergrowth.engine.documents import abridged, read_json
from undergrowth.engine.errors import BadSave, BadSetup, BadText
from undergrowth.engine.given import given_as, given_number
from undergrowth.engine.questions import ALL_SO_FAR
from undergrowth.engine.seeds import checked_seed
from undergrowth.table.game import LONE, PHASE_ENDS, STOPS, Game, library
from undergrowth.table.saving.answering import give_answer
from undergrowth.table.saving.first_release import FirstAnswers
from undergrowth.table.saving.proof import Proof, proof_of
from undergrowth.table.setup import Setup, setup_of

FORMAT: Final = "undergrowth replay"
"""The format that the first line of a replay states."""
VERSION: Final = 2
"""Version 1, of release 0.1.0, asked some other questions; it is brought up to date when read."""
PHASE_OVER: Final = "turn.phase_over"
"""Question at the end of a phase."""
LARGEST: Final = 16 * 2**20
"""Longest file, in characters."""
MOST_LINES: Final = 200_000
"""Most lines of a file: games of random players need some thousands, others hundreds."""
_FIRST_LINE: Final = 2
"""Number of the line of the first answer."""


@dataclass
class Replay:
    """A game as the list of its answers."""

    setup: Setup
    """Setup that the game began with, before any draft."""
    seed: int
    """Seed with which its setup or opening is begun."""
    opening: str = ""
    """Position it began from, as JSON; empty if it began with its setup."""
    answers: list[tuple[str, str]] = field(default_factory=list)
    """(seat, answer) pairs, by names and texts."""
    stops: list[str] = field(default_factory=list)
    """Places where that game stopped besides at questions with a choice: see `Game.new`."""

    players: list[str] = field(default_factory=list)
    """Names of people or computer players, by seat; empty if unknown."""

    proof: Proof | None = None
    """Commitment to the key of chance; None for a seeded game."""

    def start(self) -> Game:
        """Return the game before the first answer; chance asks openly in it."""
        if self.opening:
            return library().from_opening(self.opening, self.seed, True, self.stops)
        return Game.new(self.setup, self.seed, scripted=True, asks_all=True, stops=self.stops)

    def steps(self, phases: bool = False) -> Iterator[Game]:
        """Yield the game before the first answer and after each: the same object, changed.

        With `phases`, also yields it at the end of each phase, even if its players were not asked
        there. Raises `BadSave` naming the line that cannot be played.
        """
        game = self.start()
        if phases:
            game.stop_at([*self.stops, PHASE_ENDS])
        yield game
        goes_on = phases and PHASE_ENDS not in self.stops
        for number, (seat, answer) in enumerate(self.answers, start=_FIRST_LINE):
            if goes_on:
                yield from _past_phases(game)
            give_answer(game, seat, answer, number)
            yield game
        if goes_on:
            yield from _past_phases(game)  # the game may end there without a further question

    def play(self, upto: int | None = None) -> Game:
        """Return the game after `upto` answers (default all), with chance by generator again.

        A game without a seed continues with new random numbers.
        """
        last = len(self.answers) if upto is None else given_number("upto", upto, 0, BadSave)
        steps = self.steps()
        game = next(steps)
        for _ in range(last):
            game = next(steps, game)
        game.scripted = game.asks_all = False
        if self.proof is not None:
            game.stream = Stream(new_key())
        game.run()
        return game


def _up_to_date(replay: Replay, first: int) -> Replay:
    """Return a replay whose first answers release 0.1.0 recorded as this release records it.

    Raises `BadSave` naming the line where the game cannot go on as it did then.
    """
    if replay.opening:
        replay.opening = library().opening_of_first(replay.opening)
    game = replay.start()
    old = FirstAnswers(game, replace(replay, stops=[LONE]).start(), _FIRST_LINE)
    for number, (seat, answer) in enumerate(replay.answers, start=_FIRST_LINE):
        if number - _FIRST_LINE < first:
            old.give(seat, answer, number)
        else:
            give_answer(game, seat, answer, number)
    assert game.answers is not None
    pairs = [line.split(": ", 1) for line in game.answers]
    replay.answers = [(seat, text) for seat, text in pairs]
    return replay


def replay_of(g: Game) -> Replay:
    """Return the replay of a game.

    Raises `BadSave` if the game kept no answers, or began in release 0.1.0 and cannot be replayed
    by this one.
    """
    given_as("a replay", g, Game, BadSave)
    if g.answers is None:
        raise BadSave("this game kept no record of its answers")
    pairs = [line.split(": ", 1) for line in g.answers]
    first = len(pairs) if g.first_answers == ALL_SO_FAR else min(g.first_answers, len(pairs))
    answers = [(seat, text) for seat, text in pairs]
    proof = None if g.stream is None else Proof(len(answers), g.stream.drawn)
    found = Replay(g.asked_setup, g.seed, g.opening, answers, g.stops, proof=proof)
    return _up_to_date(found, first) if first > 0 else found


def to_lines(replay: Replay) -> str:
    """Return a replay as the text of a file.  Raises `BadSave` if it is not a `Replay`."""
    given_as("a replay to write", replay, Replay, BadSave)
    header: dict[str, Any] = {"format": FORMAT, "version": VERSION}
    header |= {"setup": replay.setup.document(), "seed": replay.seed}
    if replay.players:
        header["players"] = replay.players
    if replay.proof is not None:
        header["proof"] = replay.proof.document()
    if replay.stops:
        header["stops"] = replay.stops
    if replay.opening:
        header["opening"] = json.loads(replay.opening)
    lines = [json.dumps(header)]
    lines += [json.dumps({"seat": seat, "answer": text}) for seat, text in replay.answers]
    return "\n".join(lines) + "\n"


def from_lines(text: str) -> Replay:
    """Return the replay in the text of a file.  Raises `BadSave` naming the line that is wrong.

    A replay of release 0.1.0 is played through, and returned with the answers to today's questions.
    """
    given_as("a replay", text, str, BadSave)
    if len(text) > LARGEST:
        raise BadSave(f"this is no replay: it has more than {LARGEST} characters")
    lines = text.splitlines()
    if len(lines) > MOST_LINES:
        raise BadSave(f"this is no replay: it has more than {MOST_LINES} lines")
    header = _line(lines[0] if lines else "", 1)
    if header.get("format") != FORMAT:
        raise BadSave(f"line 1: this is no replay: expected a header with format {FORMAT!r}")
    if header.get("version") not in (1, VERSION) or header.get("version") is True:
        version = abridged(header.get("version"))
        raise BadSave(f"line 1: version {version}; this program reads 1 to {VERSION}")
    replay = _headed(header)
    for number, line in enumerate(lines[1:], start=2):
        if line.strip():
            entry = _line(line, number)
            if not isinstance(entry.get("seat"), str) or not isinstance(entry.get("answer"), str):
                raise BadSave(f'line {number}: expected {{"seat": ..., "answer": ...}}')
            replay.answers.append((entry["seat"], entry["answer"]))
    first = len(replay.answers) if header["version"] == 1 else _first(header)
    return _up_to_date(replay, first) if first > 0 else replay


def _first(header: dict[str, Any]) -> int:
    """Return the number of answers that release 0.1.0 recorded: others were added since."""
    first = header.get("first_answers", 0)
    if isinstance(first, bool) or not isinstance(first, int) or first < 0:
        raise BadSave("line 1: the header is damaged: first_answers is no number of answers")
    return first


def _headed(header: dict[str, Any]) -> Replay:
    """Return a replay with this header, without answers.  Raises `BadSave`."""
    try:
        setup, seed = setup_of(header.get("setup")), checked_seed(header.get("seed"))
    except BadSetup as error:
        raise BadSave(f"line 1: the header is damaged: {error}") from None
    stops = header.get("stops", [])
    if not isinstance(stops, list) or any(stop not in STOPS for stop in stops):
        raise BadSave(f"line 1: the header is damaged: expected stops among {', '.join(STOPS)}")
    opening = json.dumps(header["opening"]) if "opening" in header else ""
    players = _players(header, setup)
    return Replay(setup, seed, opening, stops=stops, players=players, proof=_proof(header))


def _proof(header: dict[str, Any]) -> Proof | None:
    """Return the proof in the header, or None.  Raises `BadSave`."""
    try:
        return proof_of(header["proof"]) if "proof" in header else None
    except BadSave as error:
        raise BadSave(f"line 1: the header is damaged: {error}") from None


def _players(header: dict[str, Any], setup: Setup) -> list[str]:
    """Return the names of the players in the header.  Raises `BadSave`."""
    found = header.get("players", [])
    if not isinstance(found, list) or not all(isinstance(name, str) for name in found):
        raise BadSave("line 1: the header is damaged: expected the names of players as a list")
    if setup.seats and found and len(found) != len(setup.seats):
        counts = f"{len(found)} players for {len(setup.seats)} seats"
        raise BadSave(f"line 1: the header is damaged: {counts}")
    return found


def _line(line: str, number: int) -> dict[str, Any]:
    try:
        entry = read_json(line)
    except BadText as error:
        raise BadSave(f"line {number}: not JSON: {error}") from None
    if not isinstance(entry, dict):
        raise BadSave(f"line {number}: expected an object")
    return entry


def _past_phases(game: Game) -> Iterator[Game]:
    """Answer each question at the end of a phase, and yield the game each time."""
    while game.decision is not None and game.decision.prompt == PHASE_OVER:
        game.choose(game.decision.options[0])
        yield game
