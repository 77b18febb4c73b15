"""The table as a viewer sees it, in answers: what the engine's `observe` returns.

`table.described.seen` describes it; the models here follow.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from undergrowth.server.wire.derived import Open, derived
from undergrowth.table.described import seen

if TYPE_CHECKING:
    AllowanceView = Open
    BattleView = Open
    OutcomeView = Open
    SetupView = Open
    View = Open
else:
    AllowanceView = derived(seen.AllowanceView)
    BattleView = derived(seen.BattleView)
    OutcomeView = derived(seen.OutcomeView)
    SetupView = derived(seen.SetupView)
    View = derived(seen.GameView, "View", ("decision",))
