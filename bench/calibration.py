"""`python -m bench.calibration FILE`: how often the chances of the learned nets come true.

Plays games of one player with line-ups and maps drawn by a seed, and keeps in FILE, a line each,
the chances of all seats as each turn begins, and the winners.  It goes on where FILE ends.  Then it
writes the table and the picture of docs/strength.md: of the moments to which the nets gave some
chance, how many were won.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from bench.factions import factions
from bench.measured import commit
from bench.strength import PAGE, filled, shown
from undergrowth import Game, Setup
from undergrowth.ai import Player, ask, make_player
from undergrowth.engine.errors import BadSetup
from undergrowth.library import installed_maps
from undergrowth.sim.games import game_seed
from undergrowth.stats import drawing
from undergrowth.stats.drawing import Interval
from undergrowth.stats.section import Section
from undergrowth.stats.wording import between, color, percent, whole
from undergrowth.understood.standing import standing

SEATS: Final = 4
MOST: Final = 20_000
"""The answers after which a game is given up."""
_BANDS: Final = 10
_DRAWN: Final = 400
"""The samples of games, drawn with repetition, that an interval is made of."""
Told = dict[str, Any]


def begun(seed: int, number: int) -> Game:
    """Return a new game: factions and a map drawn by seed and number."""
    draw = random.Random(game_seed(seed, number))
    while True:
        seats, place = draw.sample(factions(), SEATS), draw.choice(installed_maps())
        try:
            return Game.new(Setup(seats=seats, map=place), seed=draw.randrange(2**31), log=False)
        except BadSetup:  # a line-up that the Law does not allow
            continue


def played(player: str, seed: int, number: int) -> Told:
    """Play a game, and return the chances as each turn began, and its winners."""
    game, turn, moments = begun(seed, number), 0, []
    players = [make_player(player, seat, seed + number * SEATS + seat) for seat in range(SEATS)]
    for _ in range(MOST):
        if game.decision is None:
            break
        if game.turns > turn:
            turn = game.turns
            moments.append(standing(game))
        _answer(game, players)
    return {"game": number, "moments": moments, "winners": list(game.winners), "over": game.over}


def _answer(game: Game, players: list[Player]) -> None:
    decision = game.decision
    assert decision is not None
    single = len(decision.offered) == 1
    game.take(decision.offered[0] if single else ask(players[decision.seat], game))


@dataclass
class Band:
    """The moments of seats to which the nets gave a chance between two ends."""

    low: float
    high: float
    games: list[tuple[int, int, float]]
    """By game with such moments: their number, those of winners, and the sum of their chances."""

    def won(self, games: list[tuple[int, int, float]]) -> float:
        """Return the share of moments that were won, in some games."""
        return sum(each[1] for each in games) / sum(each[0] for each in games)

    def interval(self) -> tuple[float, float]:
        """Return the 95 % interval of that share; moments of one game stand and fall together."""
        draw = random.Random(1)
        found = sorted(self.won(draw.choices(self.games, k=len(self.games))) for _ in range(_DRAWN))
        return found[_DRAWN // 40], found[-1 - _DRAWN // 40]


def bands(games: list[Told]) -> list[Band]:
    """Return the bands of chances in which there were moments."""
    found = [Band(at / _BANDS, (at + 1) / _BANDS, []) for at in range(_BANDS)]
    for game in games:
        sums = [[0, 0, 0.0] for _ in range(_BANDS)]
        for chances in game["moments"]:
            for seat, chance in enumerate(chances):
                one = sums[min(_BANDS - 1, int(chance * _BANDS))]
                one[0] += 1
                one[1] += seat in game["winners"]
                one[2] += chance
        for band, (number, won, chance) in zip(found, sums, strict=True):
            if number:
                band.games.append((int(number), int(won), chance))
    return [band for band in found if band.games]


def figures(header: Told, games: list[Told], pictures: Path) -> Iterator[str]:
    """Yield the lines for the page, and write the picture."""
    command = (
        f"python -m bench.calibration FILE --player {header['player']} --seed {header['seed']}"
    )
    yield f"{whole(len(games))} games, undergrowth {header['commit']}: `{command}`"
    yield ""
    title, lines, rows = "Chances called, and how many were won", [], []
    for band in bands(games):
        number = sum(each[0] for each in band.games)
        called = sum(each[2] for each in band.games) / number
        won, (low, high) = band.won(band.games), band.interval()
        name = f"{percent(band.low)} to {percent(band.high)}"
        lines.append(Interval(name, color("", ""), low, won, high, percent(won), called))
        rows.append([name, whole(number), percent(called), percent(won), between(low, high)])
    headings = ["called", "moments", "mean", "won", "95 %"]
    note = "Diamonds are what was called, dots with their intervals what was won."
    chart = drawing.intervals(title, lines, drawing.axis_of_shares(1.0), None)
    yield from shown(
        Section("calibration", title, headings, rows, [note], chart), "calibration", pictures
    )


def kept(path: Path, header: Told) -> list[Told]:
    """Return the games of a file that this program began.  Raises `SystemExit` for another's."""
    if not path.exists():
        path.write_text(json.dumps(header) + "\n", "utf-8")
        return []
    lines = path.read_text("utf-8").splitlines()
    first = json.loads(lines[0]) if lines else {}
    if (first.get("player"), first.get("seed")) != (header["player"], header["seed"]):
        raise SystemExit(f"{path} holds no games of {header['player']} with seed {header['seed']}.")
    header["commit"] = first["commit"]
    return [json.loads(line) for line in lines[1:] if line.endswith("}")]


def main(given: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.calibration", description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--player", default="plan:1")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--page", type=Path, default=PAGE, help="the page that is filled")
    asked = parser.parse_args(given)
    header = {"player": asked.player, "seed": asked.seed, "commit": commit()}
    games = kept(asked.file, header)
    with asked.file.open("a", encoding="utf-8") as out:
        for number in range(len(games), asked.games):
            games.append(played(asked.player, asked.seed, number))
            out.write(json.dumps(games[-1]) + "\n")
            out.flush()
            print(f"{number + 1} of {asked.games} games", end="\r", flush=True)
    pictures = asked.page.with_suffix("")
    pictures.mkdir(exist_ok=True)
    ended = [game for game in games if game["over"]]
    text = filled(asked.page.read_text("utf-8"), "calibration", figures(header, ended, pictures))
    asked.page.write_text(text, "utf-8", newline="\n")


if __name__ == "__main__":
    main()
