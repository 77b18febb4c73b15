"""1.5.5 One warrior of another player is made to move: which one, said a second time."""

from __future__ import annotations

from second.law import asked
from second.moving import going
from second.table import Table


@asked("revelry:forced.warrior")
def which_warrior(t: Table) -> list[str]:
    """1.5.5 Any that can be moved now, where some have names."""
    owner, origin = t.seat(t.frame["owner"]), t.place(t.frame["origin"])
    return [f"send over {piece}" for piece in going(t, owner, origin)]
