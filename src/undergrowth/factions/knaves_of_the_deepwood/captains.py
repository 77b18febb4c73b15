"""K The Captain cards as printed; 18.5.1.IV the item actions."""

from __future__ import annotations

from typing import Final

from undergrowth.data import Sheet, sheet
from undergrowth.engine.domains import Names
from undergrowth.engine.messages import printed
from undergrowth.table.names import ITEMS

CAPTAINS: Final = Names("captain")
"""K The Captains, in the order of the Law."""
ITEM_ACTIONS: Final = Names("item_action")
"""18.5.1.IV The item actions, in the order of the Law."""
NO_CAPTAIN: Final = -1


class CaptainCard:
    """K A Captain card."""

    def __init__(self, page: Sheet) -> None:
        self.law: Final = page.text("law")
        self.items: Final = [ITEMS.parse(item) for item in page.texts("items")]
        """Items that come into the Stash with the Captain (18.3.4)."""
        self.any_item: Final = [
            ITEM_ACTIONS.parse(action)
            for action in (page.texts("any_item") if page.has("any_item") else [])
        ]
        """K.3.2, K.4.2 The item actions that any item pays for, once a turn."""


_PAGE: Final = sheet("factions/knaves_of_the_deepwood")


def _read_items() -> list[int]:
    found: list[int] = []
    page = _PAGE.table("item_actions")
    for action in page.names():
        ITEM_ACTIONS.add(action)
        found.append(ITEMS.parse(page.text(action)))
    return found


ITEM_OF: Final = _read_items()
"""18.5.1.IV The item that an item action flips, by number in `ITEM_ACTIONS`."""
DASH: Final = ITEM_ACTIONS.parse("dash")
ASSAULT: Final = ITEM_ACTIONS.parse("assault")
SKIRMISH: Final = ITEM_ACTIONS.parse("skirmish")
NAB: Final = ITEM_ACTIONS.parse("nab")
REVEL: Final = ITEM_ACTIONS.parse("revel")
GIFT: Final = ITEM_ACTIONS.parse("gift")
SERVE: Final = ITEM_ACTIONS.parse("serve")


def _read_captains() -> list[CaptainCard]:
    found: list[CaptainCard] = []
    for page in _PAGE.tables("captain"):
        CAPTAINS.add(page.text("id"))
        printed("captain", page.text("id"), page.text("name"), page.text("text"))
        found.append(CaptainCard(page))
    return found


CAPTAIN_CARDS: Final = _read_captains()
"""By number in `CAPTAINS`."""
THIEF: Final = CAPTAINS.parse("thief")
TINKER: Final = CAPTAINS.parse("tinker")
ARBITER: Final = CAPTAINS.parse("arbiter")
SCOUNDREL: Final = CAPTAINS.parse("scoundrel")
ADVENTURER: Final = CAPTAINS.parse("adventurer")
HARRIER: Final = CAPTAINS.parse("harrier")
RONIN: Final = CAPTAINS.parse("ronin")
CHEAT: Final = CAPTAINS.parse("cheat")
GLADIATOR: Final = CAPTAINS.parse("gladiator")
JAILOR: Final = CAPTAINS.parse("jailor")
