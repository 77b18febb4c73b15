"""Sources: everything that modifies the general law (factions, cards, landmarks, house rules).

A source is stateless and shared by every copy of a game.  Each hook is a method whose default is
the general law.  General rules ask, through `Hooks`, only the sources that override a hook, in
order of precedence (1.1.1): the map, landmarks, owners, cards, house rules.  If two factions change
the same value, their `rank` decides which is asked last and so prevails, never the seating.

The hooks stand in `table.bending`, a file for each chapter of the Law.  A compiled class has one
base, so each chapter extends the one before; `Source` has them all.
"""

from __future__ import annotations

from undergrowth.engine.messages import Reason, because
from undergrowth.engine.optional import mypyc_attr
from undergrowth.table.bending.setup import SetupHooks
from undergrowth.table.records import Intent


@mypyc_attr(allow_interpreted_subclasses=True)
class Source(SetupHooks):
    """Anything that modifies the general law.

    Hooks read the game and return an answer; only those that say so may change the game.
    """

    # ---- asked of one source

    def rank(self, hook: str) -> int:
        """1.1.1 Return the position among sources of its sort at a hook; the highest prevails.

        It is 0 unless a rule overrides that of another faction or yields to it: the docstring then
        names both sections.
        """
        return 0

    def cannot(self, i: Intent) -> Reason:
        """Return (section, reason) behind one of its vetoes, for `why_not`.

        `i.how` names the forbidden thing.  A faction is also asked here for the rule that limits
        the suits of the clearings it moves from or battles in.
        """
        return ("1.1.2", because("why-rule_play_forbids"))
