"""A computer player: tries each answer in two worlds and looks a few answers further there."""

from undergrowth import Action, Game
from undergrowth.ai import Player, Seat, players


class Careful(Player):
    """Tries each answer in two worlds."""

    def choose(self, seat: Seat) -> Action:
        worlds = [seat.determinized(self.chance.next()) for _ in range(2)]
        seed = self.chance.next()  # all answers meet the same luck
        return max(seat.options, key=lambda option: worth(seat, worlds, option, seed))


def worth(seat: Seat, worlds: list[Game], option: Action, seed: int) -> int:
    """Return how good the worlds look to the seat some answers later, less how good to the
    others."""
    total = 0
    for world in worlds:
        after = world.copy()
        after.choose(option)
        mine, *others = in_order(after.rollout(6, seed, "greedy").values(), seat.number)
        total += 2 * mine - max(others)
    return total


def in_order(values: list[int], first: int) -> list[int]:
    """Values by seat, a seat's own first."""
    return values[first:] + values[:first]


players("careful", Careful, "tries each answer in two worlds")
