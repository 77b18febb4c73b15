"""The Corvid Spies, and their demoted side, the Raven Sentries."""

from __future__ import annotations

from typing import Final

from undergrowth.hirelings.corvid_spies.sentries import RavenSentries
from undergrowth.hirelings.corvid_spies.spies import CorvidSpies
from undergrowth.table.owner import Owner

OWNERS: Final[dict[str, type[Owner]]] = {
    "corvid_spies": CorvidSpies,
    "raven_sentries": RavenSentries,
}
