"""The Spring Uprising, and its demoted side, the Rabbit Scouts."""

from __future__ import annotations

from typing import Final

from undergrowth.hirelings.spring_uprising.scouts import RabbitScouts
from undergrowth.hirelings.spring_uprising.uprising import SpringUprising
from undergrowth.table.owner import Owner

OWNERS: Final[dict[str, type[Owner]]] = {
    "spring_uprising": SpringUprising,
    "rabbit_scouts": RabbitScouts,
}
