"""The numbers of the Law that a source may change, by name.

A rule registers the name of its number, here or beside itself, and asks `table.book.number_in` for
it.  The printed number is in the data.
"""

from __future__ import annotations

from typing import Final

from undergrowth.engine.domains import Names
from undergrowth.engine.registries import names_registry

NUMBERS: Final = names_registry(Names("number of the Law"))

WINNING_SCORE: Final = NUMBERS.add("points_to_win")
"""3.1 The points that win the game."""
DOMINANCE_SCORE: Final = NUMBERS.add("dominance_points")
"""3.3.1 The points that are needed to activate a dominance card."""
DOMINANCE_RULE: Final = NUMBERS.add("dominance_clearings")
"""3.3.1 The clearings of its suit that a dominance card needs."""
CARDS_DEALT: Final = NUMBERS.add("starting_hand")
"""5.1.3 The cards dealt to each player in the standard setup."""
CARDS_KEPT: Final = NUMBERS.add("hand_limit")
"""6.6 etc. The cards that a player may keep at the end of Evening."""
HITS_OF_AMBUSH: Final = NUMBERS.add("ambush_hits")
"""4.3.1.II The hits of an ambush."""
SETS_IN_RUINS: Final = NUMBERS.add("ruin_sets")
"""9.3.4, 9.7.1 The sets of items under the ruins."""
