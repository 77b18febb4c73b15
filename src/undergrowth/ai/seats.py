"""What a computer player gets: what its seat may know, and worlds in which to try answers."""

from __future__ import annotations

from undergrowth.engine.actions import Action
from undergrowth.engine.errors import BadSetup, IllegalAction
from undergrowth.engine.frames import Decision
from undergrowth.engine.given import Given, given_as
from undergrowth.table.described.seen import GameView
from undergrowth.table.game import Game
from undergrowth.table.hidden.determinize import determinize


class Seat:
    """One seat at its question: everything it may know, and nothing of the live table.

    All of it is read off `world`, so whatever a player does to that reaches nobody else.
    """

    def __init__(self, g: Given[Game], seat: Given[int | str], seed: Given[int]) -> None:
        game = given_as("the game", g, Game, BadSetup)
        self.number = game.seat_of(seat)
        """Which seat it is: 0 for the starting player, then clockwise."""
        self.world = believed(game, self.number, given_as("seed", seed, int, BadSetup))
        """A game that looks to this seat like the live one.  What it cannot see, coming dice and
        draws included, has been dealt anew.  The player may change it as it likes."""

    @property
    def name(self) -> str:
        """The faction on this seat, or what the seat is called while it has none."""
        return self.world.seat_name(self.number)

    @property
    def decision(self) -> Decision:
        """The open question.  Raises `IllegalAction` when an answer has been tried on `world`."""
        decision = self.world.decision
        if decision is None:
            raise IllegalAction("the game is over: there is no open question")
        return decision

    @property
    def options(self) -> tuple[Action, ...]:
        """Every legal answer; two at least, since nobody is asked who has no choice."""
        return self.decision.options

    def observe(self) -> GameView:
        """What this seat sees, as plain data; see `Game.observe`."""
        return self.world.observe(self.number)

    def state_key(self) -> str:
        """What tells moments apart that look different to this seat; see `Game.state_key`."""
        return self.world.state_key(self.number)

    def values(self) -> list[int]:
        """How the game looks to each seat's heuristics, in hundredths of a point."""
        return self.world.values()

    def determinized(self, seed: Given[int]) -> Game:
        """Another world that looks the same to this seat, the player's own to play on."""
        return believed(self.world, self.number, given_as("seed", seed, int, BadSetup))

    def why_not(self, text: Given[str]) -> str:
        """Why this seat cannot answer so now; see `Game.why_not`."""
        return self.world.why_not(self.number, text)


def believed(g: Game, seat: int, seed: int) -> Game:
    """A copy dealt anew for a seat that shares nothing with the game that a game may change.

    It knows neither the seed nor the position that the game began with: both tell what is hidden.
    """
    world = determinize(g, seat, seed)
    world.seed = 0
    world.opening = ""
    world.play = [cards[:] for cards in world.play]
    world.crafted = [items[:] for items in world.crafted]
    world.ruins = [items[:] for items in world.ruins]
    world.seen = [cards[:] for cards in world.seen]
    world.winners = world.winners[:]
    world.weights = world.weights[:]
    world.homelands = world.homelands[:]
    world.landmarks = world.landmarks[:]
    decision = world.decision
    if decision is not None:
        world.decision = Decision(decision.seat, decision.ask, decision.offered[:])
    return world
