"""A number for every possible answer, for learners; the same in every installation.

There are two million of them.  To learn one line-up, use `ai.encoding.Answers`: it numbers some
thousand answers and is made in a moment.

Numbers follow the texts of answers in alphabetical order: first ours alone, then those that each
named package adds.  Other installed packages do not shift them; a release that adds answers does,
which changes `fingerprint`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from functools import cached_property
from itertools import product
from typing import Final

from undergrowth.engine.actions import Action, Shuffle, all_verbs, full_text
from undergrowth.engine.documents import abridged
from undergrowth.engine.errors import BadSetup, BadText
from undergrowth.engine.frames import Decision
from undergrowth.engine.given import given_as, given_list
from undergrowth.engine.owners import OURS, full_name, owner_of


class Vocabulary:
    """All answers of our own content, and of the other packages that are named.

    The order of the packages matters: the first keeps its numbers when another is added.  The list
    is made on first use, which takes seconds.  Raises `BadSetup` for names that are not packages.
    """

    def __init__(self, packages: Iterable[str] = ()) -> None:
        if isinstance(packages, str) or not isinstance(packages, Iterable):
            raise BadSetup(f"packages: expected a list of names, not {abridged(packages)}")
        self.packages: Final = given_list("packages", [*packages], str, BadSetup)
        """The names of the packages whose answers have numbers besides ours."""

    @cached_property
    def _texts(self) -> list[str]:
        known = [OURS, *self.packages]
        blocks = _texts(known)
        return [text for owner in known for text in sorted(blocks[owner])]

    @cached_property
    def _numbers(self) -> dict[str, int]:
        return {text: number for number, text in enumerate(self._texts)}

    @cached_property
    def fingerprint(self) -> str:
        """A hash that is equal for vocabularies with equal numbers: store it with a trained
        model."""
        return hashlib.sha256("\n".join(self._texts).encode()).hexdigest()[:16]

    def __len__(self) -> int:
        return len(self._texts)

    def number(self, action: Action) -> int:
        """Return the number of an answer.  Raises `BadText` for an answer without one."""
        number = self._numbers.get(full_text(given_as("an answer", action, Action)))
        if number is None:
            raise BadText(f"{action} has no number here: name the package that brings it")
        return number

    def numbers(self, decision: Decision) -> list[int]:
        """Return the numbers of a question's options, in their order.  Raises `BadText`."""
        given_as("a question", decision, Decision)
        return [self.number(option) for option in decision.options]

    def text(self, number: int) -> str:
        """Return the text of an answer, for `Game.choose`.  Raises `BadText` for an unknown
        number."""
        given_as("a number", number, int)
        if not 0 <= number < len(self._texts):
            raise BadText(f"{number} is no answer: expected 0 to {len(self._texts) - 1}")
        return self._texts[number]


def _texts(known: list[str]) -> dict[str, set[str]]:
    """Return the texts of answers, grouped by the last of the known packages that they need."""
    blocks: dict[str, set[str]] = {owner: set() for owner in known}
    for kind in all_verbs().values():
        owner = owner_of(kind)
        if owner not in known or kind is Shuffle:
            continue
        ranges = [
            [(domain.text(value), domain.owner(value)) for value in domain.values()]
            for domain in kind.domains
        ]
        for fields in product(*ranges):
            owners = [owner, *(each[1] for each in fields)]
            if all(each in known for each in owners):
                last = max(owners, key=known.index)
                words = [kind.verb, *(each[0] for each in fields)]
                blocks[last].add(full_name(owner, " ".join(words)))
    return blocks
