"""R: a faction that plays by itself, for which no player is asked.

The flow of a game asks for its answer at every question to its seat, the windows whether it is
offered what it need not use.  `automata.automaton.Automaton` overrides all of them.
"""

from __future__ import annotations

from undergrowth.engine.actions import Action
from undergrowth.engine.frames import Decision
from undergrowth.engine.messages import Reason
from undergrowth.engine.optional import mypyc_attr
from undergrowth.table.game import Game
from undergrowth.table.records import Fight
from undergrowth.table.seated.holdings import FactionHoldings


@mypyc_attr(allow_interpreted_subclasses=True)
class FactionAutomation(FactionHoldings):
    """A faction that may play by itself."""

    def answers_itself(self) -> bool:
        """Whether it plays by itself: no player is asked for it, not even in general rules."""
        return False

    def answer(self, g: Game, decision: Decision) -> Action | None:
        """Return its automatic answer, one of the options; None to let a player answer.

        Must not change the game.  Factions with `answers_itself` override it.
        """
        return None

    def why_not_done(self, g: Game, action: Action) -> Reason | None:
        """Return (section, reason) why it did not choose this action, or None.

        The reason is public.  Called only if `answers_itself`.
        """
        return None

    def takes_offers(self, g: Game, window: int) -> bool:
        """Whether optional effects are offered to it at this moment (`table.moments`).

        Mandatory and automatic effects happen in any case.  Only factions that play by themselves
        override it.
        """
        return True

    def takes_battle_offers(self, g: Game, b: Fight, window: int) -> bool:
        """4.3 Whether optional effects are offered to it in a window of its battle."""
        return True

    def treats_closed_paths_as_paths(self) -> bool:
        """R.12.2.1 Whether closed paths (M.4.2) are paths for its pieces."""
        return False

    def always_petitions(self) -> bool:
        """17.2.4 Whether it closes an assembly whenever it can, without any Loyalists.

        True for some factions that play by themselves: Loyalists would only accumulate.
        """
        return False
