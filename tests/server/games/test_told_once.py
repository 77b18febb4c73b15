"""Lines of a log written once for several viewers hold what each of them may know."""

from __future__ import annotations

import random

from kit.lineups import play_randomly, setups
from undergrowth import NOBODY, Game
from undergrowth.server.views.chronicle import Chronicle
from undergrowth.server.views.state import Told, log_view

NAMES = list(setups())[::60]


def test_a_log_told_to_several_is_as_it_is_told_to_each() -> None:
    """In whatever order they come: nothing that one may know reaches another."""
    dice, secrets = random.Random(4), 0

    def look(g: Game, number: int) -> None:
        nonlocal secrets
        if number % 60 or not g.log:
            return
        chronicle, told = Chronicle(), Told()
        chronicle.add(g.log, len(g.answers or []))
        first = max(0, len(g.log) - 80)
        viewers = [NOBODY, *range(g.seats)]
        for viewer in dice.sample(viewers, len(viewers)):
            alone = log_view(g, chronicle, viewer, first)
            assert log_view(g, chronicle, viewer, first, told) == alone
        secrets += sum(bool(event.secret) for event in g.log[first:])

    for at, name in enumerate(NAMES):
        play_randomly(setups()[name], at, look)
    assert secrets
