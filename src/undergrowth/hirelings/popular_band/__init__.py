"""The Popular Band, and its demoted side, the Street Band."""

from __future__ import annotations

from typing import Final

from undergrowth.hirelings.popular_band.popular import PopularBand
from undergrowth.hirelings.popular_band.street import StreetBand
from undergrowth.table.owner import Owner

OWNERS: Final[dict[str, type[Owner]]] = {
    "popular_band": PopularBand,
    "street_band": StreetBand,
}
