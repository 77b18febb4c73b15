"""The Furious Protector, and its demoted side, the Stoic Protector."""

from __future__ import annotations

from typing import Final

from undergrowth.hirelings.furious_protector.furious import FuriousProtector
from undergrowth.hirelings.furious_protector.stoic import StoicProtector
from undergrowth.table.owner import Owner

OWNERS: Final[dict[str, type[Owner]]] = {
    "furious_protector": FuriousProtector,
    "stoic_protector": StoicProtector,
}
