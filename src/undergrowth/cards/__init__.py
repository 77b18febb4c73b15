"""Card effects, one module each, all discovered.

A module defines `EFFECTS`: card id -> class of its source.  A module without it is a helper.
"""

from __future__ import annotations

from undergrowth.data.packages import Package
from undergrowth.decks import ALL_CARDS, cards_of
from undergrowth.engine.errors import BadContent
from undergrowth.engine.registries import registry
from undergrowth.law.cards.effects import CardEffect
from undergrowth.table.names import CARDS

_CLASSES: dict[str, type[CardEffect]] = registry({})


def find(package: Package) -> None:
    """Load the effects of a package's cards.  Raises `BadContent`."""
    own = cards_of(package)
    for name in package.modules_within("cards"):
        effects: dict[str, type[CardEffect]] = getattr(package.load("cards", name), "EFFECTS", {})
        for card, effect in effects.items():
            if not package.is_ours and card not in own:
                raise BadContent(f"an effect is of {card}, which is no card of this package")
            _CLASSES[card] = effect
    if not package.is_ours:
        _try_out(own)


def _try_out(own: list[str]) -> None:
    """4.1 Make each effect once, to check that every card with an effect text has one here."""
    for name in own:
        if ALL_CARDS[CARDS.parse(name)].kind in ("immediate", "persistent"):
            if not has_effect(name):
                raise BadContent(
                    f"nothing is written for the effect of the card {name}: expected it in the"
                    " EFFECTS of a module in cards/, which needs an __init__.py"
                )
            make_effect(name)


def has_effect(name: str) -> bool:
    """Whether the effect of a card is implemented; cards of later factions wait for theirs."""
    return name in _CLASSES


def make_effect(name: str) -> CardEffect:
    """Return the effect of a card.  Raises KeyError for a card without one."""
    return _CLASSES[name](name)
