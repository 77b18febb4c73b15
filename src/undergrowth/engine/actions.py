"""Answers: one small class per verb, ints inside, names in the text.

The text is an action's identity: equal texts are equal actions, and `parse(str(a)) == a`.
"""

from __future__ import annotations

from typing import ClassVar, Final

from undergrowth.engine.errors import BadText
from undergrowth.engine.names import (
    CARDS,
    COUNT,
    FACTIONS,
    ITEMS,
    PIECES,
    PLACE,
    SEED,
    SUITS,
    Domain,
)
from undergrowth.engine.optional import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Action:
    """An answer to a question."""

    verb: ClassVar[str] = ""
    law: ClassVar[str] = ""
    """The section behind this option, where it is not the question's own."""
    domains: ClassVar[tuple[Domain, ...]] = ()
    """What each of `args` ranges over."""

    def args(self) -> tuple[int, ...]:
        """The fields, in the order of `domains`."""
        return ()

    def __str__(self) -> str:
        words = [self.verb]
        args = self.args()
        for i in range(len(args)):
            words.append(self.domains[i].text(args[i]))
        return " ".join(words)

    def __repr__(self) -> str:
        return f"<{self}>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Action):
            return NotImplemented
        return type(self) is type(other) and self.args() == other.args()

    def __hash__(self) -> int:
        return hash((self.verb, self.args()))


@mypyc_attr(allow_interpreted_subclasses=True)
class AtPlace(Action):
    """A verb about one clearing or forest."""

    domains: ClassVar[tuple[Domain, ...]] = (PLACE,)

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def args(self) -> tuple[int, ...]:
        return (self.place,)


@mypyc_attr(allow_interpreted_subclasses=True)
class WithCard(Action):
    """A verb about one card; copies of a card are the same option."""

    domains: ClassVar[tuple[Domain, ...]] = (CARDS,)

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def args(self) -> tuple[int, ...]:
        return (self.card,)


@mypyc_attr(allow_interpreted_subclasses=True)
class WithCount(Action):
    """A verb about a number."""

    domains: ClassVar[tuple[Domain, ...]] = (COUNT,)

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def args(self) -> tuple[int, ...]:
        return (self.count,)


@mypyc_attr(allow_interpreted_subclasses=True)
class OfFaction(Action):
    """A verb about another player, named by faction."""

    domains: ClassVar[tuple[Domain, ...]] = (FACTIONS,)

    def __init__(self, faction: int) -> None:
        self.faction: Final = faction

    def args(self) -> tuple[int, ...]:
        return (self.faction,)


@mypyc_attr(allow_interpreted_subclasses=True)
class OfPiece(Action):
    """A verb about a kind of piece."""

    domains: ClassVar[tuple[Domain, ...]] = (PIECES,)

    def __init__(self, piece: int) -> None:
        self.piece: Final = piece

    def args(self) -> tuple[int, ...]:
        return (self.piece,)


@mypyc_attr(allow_interpreted_subclasses=True)
class OfSuit(Action):
    """A verb about a suit."""

    domains: ClassVar[tuple[Domain, ...]] = (SUITS,)

    def __init__(self, suit: int) -> None:
        self.suit: Final = suit

    def args(self) -> tuple[int, ...]:
        return (self.suit,)


@mypyc_attr(allow_interpreted_subclasses=True)
class WithItem(Action):
    """A verb about an item."""

    domains: ClassVar[tuple[Domain, ...]] = (ITEMS,)

    def __init__(self, item: int) -> None:
        self.item: Final = item

    def args(self) -> tuple[int, ...]:
        return (self.item,)


class Pass(Action):
    """Decline whatever is offered."""

    verb: ClassVar[str] = "pass"


PASS: Final = Pass()


class Shuffle(Action):
    """Chance shuffles: the seed says into which order."""

    verb: ClassVar[str] = "shuffle"
    domains: ClassVar[tuple[Domain, ...]] = (SEED,)

    def __init__(self, seed: int) -> None:
        self.seed: Final = seed

    def args(self) -> tuple[int, ...]:
        return (self.seed,)


class RandomCard(WithCard):
    """Chance takes this card from among those it could take."""

    verb: ClassVar[str] = "random"


_VERBS: dict[str, type[Action]] = {}


def verbs(*classes: type[Action]) -> None:
    """Make these verbs known to `parse`.  Raises ValueError when two classes share a verb."""
    for each in classes:
        if _VERBS.setdefault(each.verb, each) is not each:
            raise ValueError(f"the verb {each.verb!r} is taken by {_VERBS[each.verb].__name__}")


def all_verbs() -> dict[str, type[Action]]:
    """Every known verb with its class."""
    return dict(_VERBS)


def parse(text: str) -> Action:
    """The action a text stands for.  Raises `BadText` naming what was expected.

    Does not check whether the action is offered or makes sense in any game.
    """
    words = text.split()
    for length in range(len(words), 0, -1):  # verbs of two words come before verbs of one
        verb = " ".join(words[:length]).lower()
        if verb in _VERBS:
            return _build(_VERBS[verb], words[length:])
    raise BadText(f"{text!r} is not an action: no verb begins like that")


def _build(kind: type[Action], words: list[str]) -> Action:
    if len(words) != len(kind.domains):
        wanted = " ".join(f"<{domain.label}>" for domain in kind.domains)
        raise BadText(
            f"expected {f'{kind.verb} {wanted}'.strip()!r}, got {len(words)} words after it"
        )
    values = [domain.parse(word) for domain, word in zip(kind.domains, words, strict=True)]
    return kind(*values)


verbs(Pass, Shuffle, RandomCard)
