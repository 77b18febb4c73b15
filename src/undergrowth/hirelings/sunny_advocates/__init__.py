"""The Sunny Advocates, and their demoted side, the Bat Messengers."""

from __future__ import annotations

from typing import Final

from undergrowth.hirelings.sunny_advocates.advocates import SunnyAdvocates
from undergrowth.hirelings.sunny_advocates.messengers import BatMessengers
from undergrowth.table.owner import Owner

OWNERS: Final[dict[str, type[Owner]]] = {
    "sunny_advocates": SunnyAdvocates,
    "bat_messengers": BatMessengers,
}
