"""The Prosperous Farmers, and their demoted side, the Struggling Farmers."""

from __future__ import annotations

from typing import Final

from undergrowth.hirelings.prosperous_farmers.prosperous import ProsperousFarmers
from undergrowth.hirelings.prosperous_farmers.struggling import StrugglingFarmers
from undergrowth.table.owner import Owner

OWNERS: Final[dict[str, type[Owner]]] = {
    "prosperous_farmers": ProsperousFarmers,
    "struggling_farmers": StrugglingFarmers,
}
