"""Answers: one small class per verb, ints inside, names in the text.

The text is an action's identity: equal texts are equal actions, and `parse(str(a)) == a`.
"""

from __future__ import annotations

from typing import ClassVar, Final

from undergrowth.engine.domains import SEED, Domain
from undergrowth.engine.errors import BadText
from undergrowth.engine.optional import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
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


verbs(Pass, Shuffle)
