"""1.4: what may be used in the windows of a turn, and what ends it.

`law.windows.windows` opens a window before each step of a phase and asks for the offers of that
moment (`table.moments`); the chosen one is carried out by `use`.  `law.turn.turn` ends the turn.
"""

from __future__ import annotations

from undergrowth.engine.actions import Action
from undergrowth.engine.messages import Reason
from undergrowth.engine.optional import mypyc_attr
from undergrowth.table.bending.victory import VictoryHooks
from undergrowth.table.frames import Frame
from undergrowth.table.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnHooks(VictoryHooks):
    """The hooks of a turn."""

    # ---- offers in the windows of a turn

    def offers(self, g: Game, seat: int, window: int) -> list[Action]:
        """1.4.1 Return the options of `seat` in a window of its turn (`table.moments`)."""
        return []

    def compels(self, g: Game, seat: int, window: int) -> bool:
        """1.4.1 Whether this source's offer in a window must be used."""
        return False

    def hides(self, g: Game, seat: int, window: int) -> bool:
        """1.2.1 Whether the contents of a hand decide this source's offer in a window.

        The window is then opened in every case, so that its opening tells nobody what is held.
        """
        return False

    def betrays(self, g: Game, seat: int, window: int) -> bool:
        """1.2.1 Whether the contents of a hand decide that an offer in a window must be used.

        Everybody can tell what is held from whether it is used, so undo does not go back behind it.
        """
        return False

    # ---- events: all sources are asked

    def use(self, g: Game, seat: int, action: Action) -> bool:
        """Carry out an action this source offered; return False if the action is not its own.

        This is the usual place where a source changes the game, through atoms and frames.
        """
        return False

    def why_not_offer(self, g: Game, seat: int, action: Action) -> Reason | None:
        """Return (section, reason) why one of its offers is missing now; None for others.

        Cards use `why_not` instead.
        """
        return None

    def suits_automated(self, g: Game, seat: int, action: Action) -> bool:
        """R.7.7.6 Whether an automated opponent uses this offer of the source."""
        return False

    def appeal(self, g: Game, seat: int, action: Action) -> int:
        """Return the value of its offer to computer players, in hundredths of a point; or 0."""
        return 0

    def ends_turn(self, g: Game, seat: int) -> list[Frame]:
        """1.4.3, H.1 Return the procedures for the very end of a turn."""
        return []

    # ---- asked of one source

    def speaks_in(self, window: int) -> bool:
        """1.4.1 Whether it ever overrides `offers`, `compels`, `hides` or `betrays` in a window.

        It is asked once, when the rulebook is made, so that a source costs nothing in other
        windows.  A subclass that uses further windows overrides this method, too.
        """
        return True

    def why_not(self, g: Game, seat: int) -> Reason | None:
        """Return (section, reason) why this source's offer cannot be used now, or None."""
        return None
