"""The check that a prohibition has a reason: a player reads it where an option is missing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from undergrowth.checking.findings import Finding
from undergrowth.checking.registered import classes_of, file_of
from undergrowth.engine.messages import because
from undergrowth.table.game import Game
from undergrowth.table.records import (
    ACTIVATE,
    CRAFT,
    FLIP,
    MOVE,
    PLACE,
    REMOVE,
    Intent,
)
from undergrowth.table.sources import Source

_BY_CANNOT: Final = (
    "forbids_moving",
    "forbids_placing",
    "forbids_removing",
    "forbids_crafting",
    "forbids_use",
)
"""Vetoes whose reason is the answer of `cannot`."""
_BY_LAW_OF: Final = ("forbids_ambush", "forbids_rolled_hits")
"""Vetoes of battle, whose section is the answer of `law_of`."""
_WITHOUT: Final = "is a prohibition without a reason"


def check_vetoes(module: str, home: Path) -> Iterator[Finding]:
    """Yield hooks of a loaded package that forbid something and never say why."""
    own = classes_of(module)
    bases = {base for each in own for base in each.__mro__[1:]}
    found: dict[Finding, None] = {}
    for kind in [each for each in own if issubclass(each, Source) and each not in bases]:
        for hook in (*_BY_CANNOT, *_BY_LAW_OF):
            wrote = next(base for base in kind.__mro__ if hook in vars(base))
            reason = "cannot" if hook in _BY_CANNOT else "law_of"
            if wrote not in own or getattr(kind, hook) is getattr(Source, hook):
                continue
            if getattr(kind, reason) is getattr(Source, reason):
                asked = "cannot(i)" if reason == "cannot" else f'law_of("{hook}", owner)'
                problem = f"{_WITHOUT}: expected {kind.__name__}.{asked} with its section"
                found[Finding(file_of(wrote, home), f"{wrote.__name__}.{hook}", problem)] = None
    yield from found


def unexplained(g: Game, source: Source) -> Iterator[tuple[str, str]]:
    """Yield the hooks of a source that forbid something, as the table is now, without a reason.

    Each is its hook and the problem.
    """
    for hook in _BY_LAW_OF if _has_own(source, "law_of") else ():
        if not _has_own(source, hook):
            continue
        if not any(source.law_of(hook, owner) for owner in range(g.owners)):
            yield hook, f'{_WITHOUT}: expected law_of("{hook}", owner) to be its section'
    for hook, intents in _INTENTS.items():
        if not (_has_own(source, hook) and _has_own(source, "cannot")):
            continue  # `check_vetoes` has said so
        for i in intents(g):
            if getattr(source, hook)(g, i) and source.cannot(i)[1] == _GENERAL:
                how = _HOWS[i.how]
                told = f"{_WITHOUT}: expected cannot(i) to have one where i.how is {how}"
                yield hook, told
                break


def _has_own(source: Source, hook: str) -> bool:
    """Whether a source overrides a hook."""
    return getattr(type(source), hook) is not getattr(Source, hook)


def _moves(g: Game) -> Iterator[Intent]:
    """Yield the moves of each owner out of each clearing, and into each."""
    for owner in range(g.owners):
        for place in g.clearings:
            yield Intent(MOVE, owner, origin=place)
            yield Intent(MOVE, owner, place)


def _placings(g: Game) -> Iterator[Intent]:
    """Yield what owners place in each clearing: each kind of their own pieces."""
    for kind, k in enumerate(g.box.kinds):
        for place in g.clearings:
            yield Intent(PLACE, k.owner, place, kind)


def _removals(g: Game) -> Iterator[Intent]:
    """Yield the removals of each kind of piece that is on the map by each other seat."""
    for kind, k in enumerate(g.box.kinds):
        for place in g.places_of(kind):
            for by in range(g.seats):
                if by != k.owner:
                    yield Intent(REMOVE, k.owner, place, kind, by=by)


def _crafting(g: Game) -> Iterator[Intent]:
    """Yield each seat's crafting of each card of the deck."""
    for seat in range(g.seats):
        for card in sorted(set(g.box.deck)):
            yield Intent(CRAFT, seat, card=card)


def _uses(g: Game) -> Iterator[Intent]:
    """Yield the activation of each owner's crafting pieces, and the turning of each piece."""
    for place in g.clearings:
        for owner in range(g.owners):
            yield Intent(ACTIVATE, owner, place)
        for kind, k in enumerate(g.box.kinds):
            if g.count(kind, place) > 0 and g.box.other_side[kind] >= 0:
                yield Intent(FLIP, k.owner, place, kind)


_GENERAL: Final = because("why-rule_play_forbids")
"""The reason of a source that gives none."""
_HOWS: Final = {
    MOVE: "MOVE",
    PLACE: "PLACE",
    REMOVE: "REMOVE",
    CRAFT: "CRAFT",
    ACTIVATE: "ACTIVATE",
    FLIP: "FLIP",
}
"""The names of what is intended."""
_INTENTS: Final[dict[str, Callable[[Game], Iterator[Intent]]]] = {
    "forbids_moving": _moves,
    "forbids_placing": _placings,
    "forbids_removing": _removals,
    "forbids_crafting": _crafting,
    "forbids_use": _uses,
}
"""The intents about which each veto is asked."""
