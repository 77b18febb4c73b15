"""Chameleander Co., and its demoted side, the Mark of Death."""

from __future__ import annotations

from typing import Final

from revelry.hirelings.chameleander_co.agent import ChameleanderCo
from revelry.hirelings.chameleander_co.mark import MarkOfDeath
from undergrowth.table.owner import Owner

OWNERS: Final[dict[str, type[Owner]]] = {
    "chameleander_co": ChameleanderCo,
    "mark_of_death": MarkOfDeath,
}
