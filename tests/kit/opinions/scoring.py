"""Predicted too: what automated opponents score by their own chapters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from kit.opinions.predicting import Predictor, Turn
from second.table import Table
from undergrowth import Game

ScoringTell = Callable[[Table, Counter[str]], Turn]
PHASE_OVER = "turn.phase_over"


class ScoringPredictor(Predictor):
    """The same, and what it scores by sections of some chapters, at the end of each phase.

    A subclass tells its turn: it counts the points that are due, and says `pass` after each phase.
    """

    def __init__(
        self, me: str, tell: ScoringTell, others: tuple[str, ...], chapters: tuple[str, ...]
    ) -> None:
        self.due: Counter[str] = Counter()
        super().__init__(me, lambda t: tell(t, self.due), (*others, PHASE_OVER))
        self.chapters = chapters
        self.of_turn = -1

    def look(self, g: Game) -> None:
        if self.of_turn != g.turns:
            self.of_turn = g.turns
            self.due.clear()
        super().look(g)
        assert g.decision is not None
        if g.decision.prompt == PHASE_OVER and g.decision.seat == g.turn == g.seat_of(self.me):
            found = self._scored(g)
            assert found == +self.due, f"it has scored {found}, not {self.due}"

    def _scored(self, g: Game) -> Counter[str]:
        found: Counter[str] = Counter()
        for event in g.log or []:
            own = (event.verb, event.turn, event.seat) == ("scored", g.turns, g.turn)
            if own and event.law.startswith(self.chapters):
                found[event.law] += int(event.fields["points"])
        return found
