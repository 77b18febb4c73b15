"""1.4.1, 4.3 Phases of a turn, and the named windows in which effects may be used."""

from __future__ import annotations

from typing import Final

# ---- phases of a turn (1.4.1)
BIRDSONG: Final = 0
DAYLIGHT: Final = 1
EVENING: Final = 2
PHASES: Final = ("birdsong", "daylight", "evening")

# ---- windows of a turn in which sources may offer something (1.4.1)
BIRDSONG_START: Final = 0
IN_BIRDSONG: Final = 1
DAYLIGHT_START: Final = 2
IN_DAYLIGHT: Final = 3
EVENING_START: Final = 4
IN_EVENING: Final = 5
TURN_END: Final = 6
BIRDSONG_END: Final = 7
WINDOWS: Final = 8
"""Number of windows of a turn."""

# ---- other moments of a game at which effects may be used (1.4.2)
AFTER_MOVE: Final = 8
AFTER_BATTLE: Final = 9
AT_EVENT: Final = 10
"""An event lets its owner use something (Mousehold, the Ferry)."""

# ---- windows of a battle (4.3)
BATTLE_START: Final = 0
BEFORE_ROLL: Final = 1
AFTER_ROLL: Final = 2
AT_AMBUSH: Final = 3
AT_HITS: Final = 4
"""4.3.6 Each hit has its piece; no piece has been removed yet."""
