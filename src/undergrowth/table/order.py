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
        self.is_empty: Final = not always_in_force and all(effect is None for effect in effects)


class SourceOrder:
    """Every source of a game, in the orders that hooks ask them."""

    def __init__(
        self, layers: list[list[Source]], seated: list[Source], effects: list[Source | None]
    ) -> None:
        self._layers = layers
        """1.1.1 From general to special; within a layer sorted by name."""
        self._seated = seated
        """All sources but cards, in seat order."""
        self._effects = effects
        """Effect of each card, by card number."""
        cards: list[Source] = [effect for effect in effects if effect is not None]
        self._all = seated + cards

    def values(self, hook: str) -> list[Source]:
        """1.1.1 Return the overriding sources by layer, and by rank within a layer.

        Each takes the value of the one before, so the last one decides.
        """
        found: list[Source] = []
        for layer in self._layers:
            first = len(found)
            for source in overriding(layer, hook):
                at = len(found)
                while at > first and found[at - 1].rank(hook) > source.rank(hook):
                    at -= 1
                found.insert(at, source)
        return found

    def events(self, hook: str) -> list[Source]:
        """1.1.3 Return the overriding sources: all but cards in seat order, then cards.

        Players choose the order of simultaneous effects themselves.
        """
        return overriding(self._all, hook)

    def in_play(self, hook: str) -> InPlay:
        """4.1.3 Return the overriding sources in seat order, with cards apart."""
        effects: list[Source | None] = []
        for effect in self._effects:
            effects.append(effect if effect is not None and overrides(effect, hook) else None)
        return InPlay(overriding(self._seated, hook), effects)

    def in_windows(self, hook: str) -> list[InPlay]:
        """1.4.1 Return the overriding sources for each window of a turn, with cards apart."""
        anywhere = self.in_play(hook)
        found: list[InPlay] = []
        for window in range(WINDOWS):
            effects: list[Source | None] = []
            for effect in anywhere.effects:
                effects.append(effect if effect is not None and effect.speaks_in(window) else None)
            found.append(
                InPlay([s for s in anywhere.always_in_force if s.speaks_in(window)], effects)
            )
        return found


def overriding(sources: list[Source], hook: str) -> list[Source]:
    """Return the sources that override a hook."""
    return [source for source in sources if overrides(source, hook)]


def overrides(source: Source, hook: str) -> bool:
    """Whether a source overrides a hook."""
    kind = type(source)
    if kind not in _OWN:
        _OWN[kind] = _own(kind)
    return hook in _OWN[kind]


def _own(kind: type[Source]) -> set[str]:
    """Return the names that a class of sources overrides."""
    found: set[str] = set()
    for each in kind.__mro__:
        if each is Source:
            break
        found.update(vars(each))
    return found


_OWN: Final[dict[type[Source], set[str]]] = {}
"""Cache of `_own` by class: a class never changes."""
