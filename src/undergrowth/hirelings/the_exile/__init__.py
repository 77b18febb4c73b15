"""The Exile, and its demoted side, the Brigand."""

from __future__ import annotations

from typing import Final

from undergrowth.hirelings.the_exile.brigand import TheBrigand
from undergrowth.hirelings.the_exile.exile import TheExile
from undergrowth.table.owner import Owner

OWNERS: Final[dict[str, type[Owner]]] = {
    "the_exile": TheExile,
    "the_brigand": TheBrigand,
}
