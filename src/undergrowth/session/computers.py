"""The computer players on the seats of a session, with their random generators."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from undergrowth.ai import AUTOMATED, Player, make_player
from undergrowth.engine.chance import Chance, new_seed, seeded
from undergrowth.engine.errors import BadSave
from undergrowth.engine.given import given_list
from undergrowth.table.game import Game

PERSON: Final = "person"
"""Marks a seat that a person plays, in place of a computer player's name."""


@dataclass
class PendingChoice:
    """A question to a computer player, which another process may answer."""

    game: Game
    """The game at the question."""
    player: str
    """Name of the computer player, with its options."""
    generator: list[int]
    """State of the player's random generator before it thinks."""


class ComputerPlayers:
    """The computer players by seat, and the states of their generators after their last answer."""

    def __init__(self, players: list[str], seed: int) -> None:
        """Make the players of these names; each gets a seed of its own."""
        self._players: Final = [
            _made(name, seat, seed * len(players) + seat) for seat, name in enumerate(players)
        ]
        self._generators: Final = [state_of(player) for player in self._players]

    def at(self, seat: int) -> Player | None:
        """Return the computer player of a seat; None for people and automated factions."""
        return self._players[seat]

    @property
    def generators(self) -> list[list[int]]:
        """State of each player's random generator, by seat; empty for people."""
        return [state[:] for state in self._generators]

    def restore(self, generators: list[list[int]]) -> None:
        """Set the states of all generators.  Raises `BadSave` if they do not fit the players."""
        generators = given_list("the session is damaged: generators", generators, list, BadSave)
        if len(generators) != len(self._players):
            counts = f"{len(generators)} generators for {len(self._players)} seats"
            raise BadSave(f"the session is damaged: {counts}")
        for seat, (player, state) in enumerate(zip(self._players, generators, strict=True)):
            if player is not None:
                player.chance = chance_of(state)
                self._generators[seat] = state_of(player)

    def keep(self, seat: int, reseeds: bool) -> None:
        """Record the state of a player's generator; with `reseeds`, give it a new seed first."""
        player = self._players[seat]
        if player is not None and reseeds:
            player.chance = seeded(new_seed())
        self._generators[seat] = state_of(player)


def _made(name: str, seat: int, seed: int) -> Player | None:
    """Return a new computer player; None for people and for factions that play by themselves."""
    return None if name in (PERSON, AUTOMATED) else make_player(name, seat, seed)


def chance_of(state: list[int]) -> Chance:
    """Return a random generator from its state.  Raises `BadSave` for anything but two numbers."""
    numbers = given_list("the session is damaged: a generator", state, int, BadSave)
    if len(numbers) != 2:
        raise BadSave("the session is damaged: a generator is two numbers")
    return Chance(*numbers)


def state_of(player: Player | None) -> list[int]:
    """Return the state of a player's generator; empty for people and automated factions."""
    return [] if player is None else [player.chance.first, player.chance.second]
