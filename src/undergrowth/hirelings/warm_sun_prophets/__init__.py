"""The Warm Sun Prophets, and their demoted side, the Lizard Envoys."""

from __future__ import annotations

from typing import Final

from undergrowth.hirelings.warm_sun_prophets.envoys import LizardEnvoys
from undergrowth.hirelings.warm_sun_prophets.prophets import WarmSunProphets
from undergrowth.table.owner import Owner

OWNERS: Final[dict[str, type[Owner]]] = {
    "warm_sun_prophets": WarmSunProphets,
    "lizard_envoys": LizardEnvoys,
}
