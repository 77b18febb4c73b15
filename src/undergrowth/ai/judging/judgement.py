"""Judgements: the interface of evaluations for players that look ahead, and their registry."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from undergrowth.engine.documents import abridged
from undergrowth.engine.errors import BadContent, BadSetup
from undergrowth.engine.given import Given, given_as
from undergrowth.engine.optional import mypyc_attr
from undergrowth.engine.registries import registry
from undergrowth.law.appraise import outlook
from undergrowth.table.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Judgement:
    """An evaluation of worlds, in hundredths of a point.  It must not change them."""

    def judge(self, world: Game, seat: int) -> float:
        """Return the value of a world for one seat."""
        raise NotImplementedError

    def judge_each(self, world: Game, seats: list[int]) -> list[float]:
        """Return a list by seat with the values for `seats`; other entries have no meaning."""
        found = [0.0] * world.seats
        for seat in seats:
            found[seat] = self.judge(world, seat)
        return found


class Heuristic(Judgement):
    """The evaluation by each faction's own heuristic, less a share for its enemies' points."""

    def judge(self, world: Game, seat: int) -> float:
        return float(outlook(world, seat))


HEURISTIC: Final = Heuristic()
_MAKERS: Final[dict[str, Callable[[], Judgement]]] = registry({"heuristic": lambda: HEURISTIC})
_MADE: Final[dict[str, Judgement]] = registry({})


def judgements(name: Given[str], make: Given[Callable[[], Judgement]]) -> None:
    """Register a judgement by name; it is made on first use.

    Raises `BadContent` when it cannot be registered.
    """
    named = given_as("a judgement's name", name, str, BadContent)
    if not named.isidentifier():
        raise BadContent(f"{named!r} cannot be written behind a player's name")
    maker = _given_maker(make)
    if _MAKERS.setdefault(named, maker) is not maker:
        raise BadContent(f"two judgements are called {named}")


def _given_maker(value: object) -> Callable[[], Judgement]:
    if not callable(value):
        raise BadContent(f"{abridged(value)} makes no judgement: expected a function to call")
    return cast("Callable[[], Judgement]", value)


def judgement_names() -> list[str]:
    """Return the names of all registered judgements."""
    return list(_MAKERS)


def judgement_named(name: str) -> Judgement:
    """Return a judgement by name.

    Raises `BadSetup` that lists the registered names, and any error raised while making it.
    """
    if name not in _MAKERS:
        raise BadSetup(f"{name!r} is no judgement: expected {', '.join(_MAKERS)}")
    if name not in _MADE:
        _MADE[name] = _MAKERS[name]()
    return _MADE[name]


def take_judgement(words: list[str], usual: Judgement) -> tuple[Judgement, list[str]]:
    """Split a player's options: return the judgement they end with, or `usual`, and the other
    options.

    Raises `BadSetup` for a second word that is neither a judgement nor a number.
    """
    if words and (words[-1] in _MAKERS or (len(words) > 1 and words[-1].isidentifier())):
        return judgement_named(words[-1]), words[:-1]
    return usual, words
