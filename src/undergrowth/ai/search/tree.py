"""The search tree: a node for every answer met, below the answers before it.

Information-set Monte Carlo tree search: a node stands for all determinizations and rolls in which
these answers were given (Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search",
IEEE TCIAIG 4, 2012).  Its question may offer other options from visit to visit, so each node counts
how often it was available.  Selection is PUCT with priors (Silver et al., "Mastering the game of Go
without human knowledge", Nature 550, 2017).
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from undergrowth.engine.actions import Action

_C_PUCT: Final = 200.0
"""The exploration constant c_puct, in hundredths of a point."""
_FIRST_PLAY_REDUCTION: Final = 20.0
"""The value of an untried answer less than the mean of its siblings, in hundredths of a point."""


class Node:
    """An answer in the tree, with its statistics for the seat that gave it."""

    def __init__(self, option: Action, prior: float) -> None:
        self.option: Final = option
        self.prior: Final = prior
        """The prior: the probability at first sight of being the best; the priors of options sum to
        1."""
        self.visits = 0
        self.offered = 0
        """The number of times the answer was available for selection."""
        self.total = 0.0
        """The sum of the values backed up, in hundredths of a point."""
        self.children: Final[dict[Action, Node]] = {}

    def mean(self) -> float:
        """Return the mean value of a visit; 0 before the first."""
        return self.total / self.visits if self.visits else 0.0

    def known(self, options: list[Action]) -> list[Node]:
        """Return the children for the given options, in the order of the options."""
        found: list[Node] = []
        for option in options:
            child = self.children.get(option)
            if child is not None:
                found.append(child)
        return found

    def most_visited(self) -> Node | None:
        """Return the most visited child, or None."""
        found: Node | None = None
        for child in self.children.values():
            if child.visits and (found is None or child.visits > found.visits):
                found = child
        return found


def select(answers: list[Node]) -> Node:
    """Select the answer to try next by PUCT: mean value plus exploration bonus."""
    visits, total = 0, 0.0
    for child in answers:
        child.offered += 1
        visits += child.visits
        total += child.total
    unknown = total / visits - _FIRST_PLAY_REDUCTION if visits else 0.0
    best: Node | None = None
    most = 0.0
    for child in answers:
        worth = child.total / child.visits if child.visits else unknown
        worth += _C_PUCT * child.prior * sqrt(child.offered) / (1 + child.visits)
        if best is None or worth > most:
            best, most = child, worth
    assert best is not None
    return best


class Path:
    """One descent through the tree: the nodes visited, and the seat that answered at each."""

    def __init__(self) -> None:
        self.nodes: Final[list[Node]] = []
        self.seats: Final[list[int]] = []

    def add(self, node: Node, seat: int) -> None:
        """Add a node to the descent."""
        self.nodes.append(node)
        self.seats.append(seat)

    def back_up(self, values: list[float]) -> None:
        """Back up the values of a rollout, by seat, into all nodes of the descent."""
        for i in range(len(self.nodes)):
            node = self.nodes[i]
            node.visits += 1
            node.total += values[self.seats[i]]
