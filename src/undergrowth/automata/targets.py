"""R.2 Choosing a target: the criteria of an action one after another, then priority.

An action names its candidates (only those the rules allow, R.2.3) and its criteria in their order.
Each criterion keeps the best of those left; priority decides among the rest.  This is the same as
trying one target after another until one is legal.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from undergrowth.automata.priority import by_priority, by_setup, from_lowest
from undergrowth.engine.frames import NOBODY
from undergrowth.table.game import Game
from undergrowth.table.places import NOWHERE, PLACE

PRIORITY: Final = "priority"
LOWEST: Final = "lowest_priority"
ALONE: Final = "alone"
OF_PLAYERS: Final = "of_players"
"""The reason that a player was targeted before hirelings."""


class Criterion:
    """R.2.1 A criterion that compares clearings: the most of something, or the fewest."""

    def __init__(self, name: str, most: bool, measure: Callable[[Game, int, int], int]) -> None:
        self.name: Final = name
        """Its name; people read the message `criterion-<name>`."""
        self.most: Final = most
        self.measure: Final = measure
        """Called with (game, seat that targets, clearing)."""


class PlayerCriterion:
    """R.2.2 A criterion that compares players in a clearing."""

    def __init__(
        self, name: str, most: bool, measure: Callable[[Game, int, int, int], int]
    ) -> None:
        self.name: Final = name
        self.most: Final = most
        self.measure: Final = measure
        """Called with (game, seat that targets, clearing or NOWHERE, player)."""


@dataclass
class Pick:
    """A target, the candidates it was chosen from, and the criterion that decided."""

    target: int
    """A place (NOWHERE if there is none) or an owner (NOBODY if there is none)."""
    among: list[int]
    why: str
    """Names of the criteria that left fewer; `priority` or `lowest_priority` if that decided among
    the rest; `alone` for the only candidate."""


def pick_place(
    g: Game, seat: int, places: list[int], tests: list[Criterion], lowest: bool = False
) -> Pick:
    """R.2.1 Pick the clearing an action targets: by its criteria, then the highest or lowest
    priority."""
    order = from_lowest(g, places) if lowest else by_priority(g, places)
    left = order
    why: list[str] = []
    for test in tests:
        before = len(left)
        if before > 1:
            left = _best(left, [test.measure(g, seat, place) for place in left], test.most)
        if len(left) < before:
            why.append(test.name)
    last = LOWEST if lowest else PRIORITY
    return Pick(left[0] if left else NOWHERE, order, _reasons(why, order, left, last))


def pick_player(
    g: Game, seat: int, place: int, players: list[int], tests: list[PlayerCriterion]
) -> Pick:
    """R.2.2 Pick the player an action targets: by its criteria, then the highest setup priority.

    G.8 A hireling is an enemy and no player: it is the target only where no player can be.
    """
    order = by_setup(g, players)
    left = [owner for owner in order if g.has_seat(owner)] or order
    why = [OF_PLAYERS] if len(left) < len(order) else []
    for test in tests:
        before = len(left)
        if before > 1:
            left = _best(left, [test.measure(g, seat, place, each) for each in left], test.most)
        if len(left) < before:
            why.append(test.name)
    return Pick(left[0] if left else NOBODY, order, _reasons(why, order, left, PRIORITY))


def _reasons(tests: list[str], order: list[int], left: list[int], last: str) -> str:
    """Return the criteria that left fewer candidates, and priority among several equals."""
    if len(order) < 2:
        return ALONE
    return " ".join([*tests, last] if len(left) > 1 else tests)


def _best(targets: list[int], values: list[int], most: bool) -> list[int]:
    """Return the targets with the best value, in their order."""
    wanted = max(values) if most else min(values)
    return [target for i, target in enumerate(targets) if values[i] == wanted]


def tell_place(g: Game, seat: int, law: str, pick: Pick) -> None:
    """Log the clearing an action targets, its candidates, and the reason."""
    if g.log is not None and len(pick.among) > 1:
        fields: dict[str, int | str] = {
            "place": PLACE.text(pick.target),
            "places": " ".join([PLACE.text(place) for place in pick.among]),
            "why": pick.why,
        }
        g.note("targeted", law, seat, fields)


def tell_player(g: Game, seat: int, law: str, pick: Pick) -> None:
    """Log the player an action targets, its candidates, and the reason."""
    if g.log is not None and len(pick.among) > 1:
        fields: dict[str, int | str] = {
            "player": g.box.owner_names[pick.target],
            "players": " ".join([g.box.owner_names[owner] for owner in pick.among]),
            "why": pick.why,
        }
        g.note("targeted_player", law, seat, fields)
