"""The input of a computer player: the information of its seat, and worlds to try answers in."""

from __future__ import annotations

from undergrowth.engine.actions import Action
from undergrowth.engine.errors import BadSetup, IllegalAction
from undergrowth.engine.frames import Decision
from undergrowth.engine.given import Given, given_as
from undergrowth.table.described.seen import GameView
from undergrowth.table.game import Game
from undergrowth.table.hidden.determinize import determinize


class Seat:
    """One seat at its question: all the information it may have, apart from the live game.

    Everything is read from `world`, so changes that a player makes there affect nobody else.
    """

    def __init__(self, g: Given[Game], seat: Given[int | str], seed: Given[int]) -> None:
        game = given_as("the game", g, Game, BadSetup)
        self.number = game.seat_of(seat)
        """The number of the seat: 0 for the starting player, then clockwise."""
        self.world = believed(game, self.number, given_as("seed", seed, int, BadSetup))
        """A determinized game that looks to this seat like the live one: hidden information, coming
        dice and draws included, is dealt anew.  The player may change it freely."""

    @property
    def name(self) -> str:
        """The faction on this seat, or the seat's own name while it has none."""
        return self.world.seat_name(self.number)

    @property
    def decision(self) -> Decision:
        """The open question.  Raises `IllegalAction` when trying an answer on `world` has ended the
        game."""
        decision = self.world.decision
        if decision is None:
            raise IllegalAction("the game is over: there is no open question")
        return decision

    @property
    def options(self) -> tuple[Action, ...]:
        """All legal answers; at least two, since a single option is taken without asking."""
        return self.decision.options

    def observe(self) -> GameView:
        """Return the view of this seat as plain data; see `Game.observe`."""
        return self.world.observe(self.number)

    def state_key(self) -> str:
        """Return a key that differs between moments that look different to this seat.

        See `Game.state_key`.
        """
        return self.world.state_key(self.number)

    def values(self) -> list[int]:
        """Return the heuristic value of the game for each seat, in hundredths of a point."""
        return self.world.values()

    def determinized(self, seed: Given[int]) -> Game:
        """Return another world that looks the same to this seat, for the player to change
        freely."""
        return believed(self.world, self.number, given_as("seed", seed, int, BadSetup))

    def why_not(self, text: Given[str]) -> str:
        """Return the reason why this seat cannot give that answer now; see `Game.why_not`."""
        return self.world.why_not(self.number, text)


def rolling(g: Game) -> Game:
    """Return a game whose chance answers by itself: a scripted one as a copy.

    Worlds that are played on have nobody else who rolls.
    """
    if not g.scripted:
        return g
    twin = g.copy()
    twin.scripted = False
    return twin


def believed(g: Game, seat: int, seed: int) -> Game:
    """Return a determinized copy for a seat that shares no mutable data with the game.

    The seed and the opening position are left out: both would tell hidden information.
    """
    world = determinize(g, seat, seed)
    world.scripted = False
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
