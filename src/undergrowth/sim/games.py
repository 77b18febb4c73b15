"""One simulated game: its seeds, its players, its rows."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from undergrowth.ai import Player, Tally, make_player, play
from undergrowth.engine.chance import seeded
from undergrowth.engine.frames import NOBODY
from undergrowth.engine.setup import Setup
from undergrowth.sim.errors import FailedGame
from undergrowth.sim.rows import Row
from undergrowth.table.book import book
from undergrowth.table.cards import NO_CARD
from undergrowth.table.game import Game
from undergrowth.table.names import CARDS

LIMIT: Final = 50_000
"""Decisions after which a game is given up as unfinished; random games take a few thousand."""
UNFINISHED: Final = "unfinished"
_SLICE: Final = 64
"""Decisions between two looks at whether to stop."""
_GAME, _SEATING, _PLAYER = 0, 1, 2


@dataclass(frozen=True)
class Plan:
    """What is the same for all games of a simulation.  Plain data, so it travels to a worker."""

    setup: dict[str, Any]
    """The fields of a `Setup`."""
    players: list[str]
    """The names of the players, parallel to the seats of the setup."""
    seed: int
    shuffle_seats: bool
    limit: int

    def seating(self, seed: int) -> tuple[Setup, list[str]]:
        """The setup of one game, and its players by seat."""
        order = list(range(len(self.players)))
        if self.shuffle_seats:
            seeded(_mix(seed, _SEATING)).shuffle(order)
        seats = self.setup["seats"]
        if not self.setup["draft"]:  # seats of a draft have no factions to change places
            seats = [seats[i] for i in order]
        return Setup(**{**self.setup, "seats": seats}), [self.players[i] for i in order]


def game_seed(seed: int, number: int) -> int:
    """The seed of one game of a simulation: it depends on these two numbers only."""
    return _mix(_mix(seed, _GAME), number)


def _mix(seed: int, number: int) -> int:
    """Two numbers well mixed into one below 2**53, which every JSON reader keeps exactly.

    This is the output function of SplitMix64.
    """
    z = (seed * 0x9E3779B97F4A7C15 + number * 0xD1342543DE82EF95 + 0x632BE59BD9B4E019) % 2**64
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 % 2**64
    z = (z ^ z >> 27) * 0x94D049BB133111EB % 2**64
    return (z ^ z >> 31) >> 11


def play_game(plan: Plan, number: int, stop: Callable[[], bool]) -> list[Row] | None:
    """Play one game and return its rows by seat; None when `stop` said so before its end.

    Raises `FailedGame` when the game or a player fails.
    """
    seed = game_seed(plan.seed, number)
    setup, names = plan.seating(seed)
    try:
        g = Game.new(setup, seed, log=False)
        seats = [make_player(name, i, _mix(seed, _PLAYER + i)) for i, name in enumerate(names)]
        tally = Tally(g.seats)
        if not _play_on(g, seats, plan.limit, tally, stop):
            return None
    except Exception as error:
        raise FailedGame(
            f"game {number} failed: {type(error).__name__}: {error}"
            f" (map {setup.map}, deck {setup.deck}, seats {','.join(setup.seats)}, seed {seed})"
        ) from error
    return [_row(g, number, seed, seat, names[seat], tally) for seat in range(g.seats)]


def _play_on(
    g: Game, seats: list[Player], limit: int, tally: Tally, stop: Callable[[], bool]
) -> bool:
    """Play to the end or to the limit; False when stopped."""
    left = limit
    while left > 0 and not g.over:
        if stop():
            return False
        left -= play(g, seats, min(left, _SLICE), tally)
    return True


def _row(g: Game, number: int, seed: int, seat: int, player: str, tally: Tally) -> Row:
    dominance, partner = g.dominance[seat], book(g).faction(seat).partner(g)
    return Row(
        game=number,
        seed=seed,
        map=g.setup.map,
        deck=g.setup.deck,
        seat=seat,
        faction=g.seat_name(seat),
        character=_character(g, seat),
        player=player,
        score=g.score[seat],
        dominance=CARDS.text(dominance) if dominance != NO_CARD else "",
        partner=g.seat_name(partner) if partner != NOBODY else "",
        won=seat in g.winners,
        how=g.victory if g.over else UNFINISHED,
        turns=g.turns,
        decisions=tally.decisions[seat],
        choices=tally.choices[seat],
    )


def _character(g: Game, seat: int) -> str:
    """What a faction board shows as its character, if it has such a part."""
    for part in book(g).faction(seat).describe(g, seat):
        if part.id == "character":
            return part.value
    return ""
