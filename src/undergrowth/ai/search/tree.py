"""What a search remembers: a node for every answer it has met, under the answers before it.

The tree is of what was answered, not of what happened: a node stands for all worlds and rolls in
which these answers were given, so it meets questions with other options from visit to visit, and
counts how often each could have been taken.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from undergrowth.engine.actions import Action

_CURIOSITY: Final = 200.0
"""How much an answer that was seldom tried is preferred, in hundredths of a point."""
_UNTRIED: Final = 20.0
"""How much less than the others an answer is thought to bring before its first try."""


class Node:
    """An answer, and what came of it for who gave it."""

    def __init__(self, option: Action, prior: float) -> None:
        self.option: Final = option
        self.prior: Final = prior
        """How likely it is to be the best, as it looks at once; over the options 1 in all."""
        self.visits = 0
        self.offered = 0
        """How often it could have been taken."""
        self.total = 0.0
        """What all visits brought, in hundredths of a point."""
        self.children: Final[dict[Action, Node]] = {}

    def mean(self) -> float:
        """What a visit brought on average; 0 without any."""
        return self.total / self.visits if self.visits else 0.0

    def known(self, options: list[Action]) -> list[Node]:
        """The answers after it that are among the options, in their order."""
        found: list[Node] = []
        for option in options:
            child = self.children.get(option)
            if child is not None:
                found.append(child)
        return found

    def favourite(self) -> Node | None:
        """The answer after it that was tried most, or None."""
        found: Node | None = None
        for child in self.children.values():
            if child.visits and (found is None or child.visits > found.visits):
                found = child
        return found


def choose(answers: list[Node]) -> Node:
    """The answer to try next: one that has done well for who gives it, or was hardly tried."""
    visits, total = 0, 0.0
    for child in answers:
        child.offered += 1
        visits += child.visits
        total += child.total
    unknown = total / visits - _UNTRIED if visits else 0.0
    best: Node | None = None
    most = 0.0
    for child in answers:
        worth = child.total / child.visits if child.visits else unknown
        worth += _CURIOSITY * child.prior * sqrt(child.offered) / (1 + child.visits)
        if best is None or worth > most:
            best, most = child, worth
    assert best is not None
    return best


class Path:
    """One way down the tree: the answers on it, and who gave each."""

    def __init__(self) -> None:
        self.nodes: Final[list[Node]] = []
        self.seats: Final[list[int]] = []

    def add(self, node: Node, seat: int) -> None:
        """An answer further."""
        self.nodes.append(node)
        self.seats.append(seat)

    def end(self, brought: list[float]) -> None:
        """What the way has brought each seat, which all answers on it remember."""
        for i in range(len(self.nodes)):
            node = self.nodes[i]
            node.visits += 1
            node.total += brought[self.seats[i]]
