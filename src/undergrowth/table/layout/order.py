"""1.1.1 The sources that override a hook, in the order in which they are asked."""

from __future__ import annotations

from typing import Final

from undergrowth.table.moments import WINDOWS
from undergrowth.table.sources import Source


class InPlay:
    """Sources of an offer, with cards kept apart: a card offers only from a play area (4.1.3)."""

    def __init__(self, always_in_force: list[Source], effects: list[Source | None]) -> None:
        self.always_in_force: Final = always_in_force
        """Sources in force without being in a play area."""
        self.effects: Final = effects
        """Effect of each card if it overrides the hook, by card number."""
        self.is_empty: Final = not always_in_force and not any(effects)


class SourceOrder:
    """Every source of a game, in the orders that hooks ask them.

    A book is made for each game whose setup is dealt, so each source is looked at once, for all the
    hooks it overrides.
    """

    def __init__(
        self, layers: list[list[Source]], seated: list[Source], effects: list[Source | None]
    ) -> None:
        self._layers: Final = [_by_hook(layer) for layer in layers]
        """1.1.1 By hook, from general to special; within a layer sorted by name."""
        self._seated: Final = _by_hook(seated)
        """By hook, all sources but cards, in seat order."""
        self._effects: Final = effects
        """Effect of each card, by card number."""
        self._cards: Final[dict[str, list[int]]] = {}
        """By hook, the cards whose effects override it."""
        for card, effect in enumerate(effects):
            if effect is not None:
                for hook in overridden(type(effect)):
                    self._cards.setdefault(hook, []).append(card)

    def values(self, hook: str) -> list[Source]:
        """1.1.1 Return the overriding sources by layer, and by rank within a layer.

        Each takes the value of the one before, so the last one decides.
        """
        found: list[Source] = []
        for layer in self._layers:
            first = len(found)
            for source in layer.get(hook, []):
                at = len(found)
                while at > first and found[at - 1].rank(hook) > source.rank(hook):
                    at -= 1
                found.insert(at, source)
        return found

    def events(self, hook: str) -> list[Source]:
        """1.1.3 Return the overriding sources: all but cards in seat order, then cards.

        Players choose the order of simultaneous effects themselves.
        """
        found = self._seated.get(hook, [])[:]
        for card in self._cards.get(hook, []):
            effect = self._effects[card]
            if effect is not None:
                found.append(effect)
        return found

    def in_play(self, hook: str) -> InPlay:
        """4.1.3 Return the overriding sources in seat order, with cards apart."""
        return self._in_play(self._seated.get(hook, []), self._cards.get(hook, []))

    def in_windows(self, hook: str) -> list[InPlay]:
        """1.4.1 Return the overriding sources for each window of a turn, with cards apart."""
        seated, cards = self._seated.get(hook, []), self._cards.get(hook, [])
        found: list[InPlay] = []
        for window in range(WINDOWS):
            speaking = [card for card in cards if self._speaks(card, window)]
            found.append(self._in_play([s for s in seated if s.speaks_in(window)], speaking))
        return found

    def _speaks(self, card: int, window: int) -> bool:
        """1.4.1 Whether the effect of a card is used in a window."""
        effect = self._effects[card]
        return effect is not None and effect.speaks_in(window)

    def _in_play(self, seated: list[Source], cards: list[int]) -> InPlay:
        effects: list[Source | None] = [None] * len(self._effects)
        for card in cards:
            effects[card] = self._effects[card]
        return InPlay(seated, effects)


def _by_hook(sources: list[Source]) -> dict[str, list[Source]]:
    """Return the sources that override each hook, in their order."""
    found: dict[str, list[Source]] = {}
    for source in sources:
        for hook in overridden(type(source)):
            found.setdefault(hook, []).append(source)
    return found


def overridden(kind: type[Source]) -> list[str]:
    """Return the methods of `Source` that a class of sources overrides."""
    names = _OVERRIDDEN.get(kind)
    if names is None:
        own: set[str] = set()
        for each in kind.__mro__:
            if each is Source:
                break
            own.update(vars(each))
        names = [name for name in dir(Source) if name in own and not name.startswith("__")]
        _OVERRIDDEN[kind] = names
    return names


_OVERRIDDEN: Final[dict[type[Source], list[str]]] = {}
"""Cache of `overridden` by class: a class never changes."""
