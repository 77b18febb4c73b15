"""Names of suits, items, cards, factions, landmarks and pieces, by number."""

from __future__ import annotations

from typing import Final

from undergrowth.engine.domains import Names
from undergrowth.engine.registries import names_registry

FOX: Final = 0

RABBIT: Final = 1

MOUSE: Final = 2

BIRD: Final = 3

FROG: Final = 4

NO_SUIT: Final = -1

SUITS: Final = names_registry(Names("suit"))

for _suit in ("fox", "rabbit", "mouse", "bird", "frog"):
    SUITS.add(_suit)

ITEMS: Final = names_registry(Names("item"))

for _item in ("boot", "bag", "sword", "hammer", "tea", "coins", "crossbow", "torch"):
    ITEMS.add(_item)

BOOT: Final = 0

BAG: Final = 1

SWORD: Final = 2

HAMMER: Final = 3

TEA: Final = 4

COINS: Final = 5

CROSSBOW: Final = 6

TORCH: Final = 7

CARDS: Final = names_registry(Names("card"))

FACTIONS: Final = names_registry(Names("faction"))

LANDMARKS: Final = names_registry(Names("landmark"))

HOUSE_RULES: Final = names_registry(Names("house rule"))

PIECES: Final = names_registry(Names("piece"))
