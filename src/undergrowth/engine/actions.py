"""Actions: the answers to questions, one small class per verb.

An action holds ints; its text names what they mean.  The text is its identity: equal texts are
equal actions, and `parse(str(a)) == a`.  A verb belongs to the package that defines it.  If two
packages use one verb, its text is read as the one that is offered; the owner's name before it
decides in any case, as in `acme:dig 3`.
"""

from __future__ import annotations

from typing import ClassVar, Final

from undergrowth.engine.documents import abridged
from undergrowth.engine.domains import SEED, Domain
from undergrowth.engine.errors import BadText
from undergrowth.engine.given import Given, given_as
from undergrowth.engine.optional import mypyc_attr
from undergrowth.engine.owners import full_name, owner_of, owners
from undergrowth.engine.registries import registry


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Action:
    """An answer to a question."""

    verb: ClassVar[str] = ""
    """First words of the text, which name the kind of action, such as `pass`."""
    law: ClassVar[str] = ""
    """Section of the Law behind this option, if it differs from the question's."""
    domains: ClassVar[tuple[Domain, ...]] = ()
    """Domain of each of `args`."""
    picture: ClassVar[str] = ""
    """Name of a picture for user interfaces; empty to use the picture of its first field."""
    role: ClassVar[str] = "here"
    """Role of a place among its fields: the move goes `from` it, `to` it, or happens `here`."""
    guess: ClassVar[bool] = False
    """Whether the result depends on something that the player who answers cannot see."""

    def args(self) -> tuple[int, ...]:
        """Return the fields, in the order of `domains`."""
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

    def __copy__(self) -> Action:
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> Action:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle the fields by name: another process may number them differently."""
        args = self.args()
        words = [self.domains[i].text(args[i]) for i in range(len(args))]
        return read_action, (type(self), words)


class Pass(Action):
    """Decline everything that is offered."""

    verb: ClassVar[str] = "pass"
    picture: ClassVar[str] = "finish"


PASS: Final = Pass()

NO_ACTIONS: Final[list[Action]] = []
"""Shared empty list for hooks that offer nothing; must not be changed."""


LONGEST: Final = 200
"""Longest text that is read as an action, in characters."""


class Shuffle(Action):
    """Answer of chance to a shuffle: the seed determines the order."""

    verb: ClassVar[str] = "shuffle"
    domains: ClassVar[tuple[Domain, ...]] = (SEED,)

    def __init__(self, seed: int) -> None:
        self.seed: Final = seed

    def args(self) -> tuple[int, ...]:
        return (self.seed,)


_VERBS: dict[str, type[Action]] = registry({})
"""Classes by verb, with an `owner:` prefix for other packages' verbs."""


def verbs(*classes: type[Action]) -> None:
    """Register verbs for `parse`.  Raises ValueError if two classes of one owner share a verb."""
    for each in classes:
        name = verb_name(each)
        if _VERBS.setdefault(name, each) is not each:
            raise ValueError(f"the verb {name!r} is taken by {_VERBS[name].__name__}")


def all_verbs() -> dict[str, type[Action]]:
    """Return the class of every registered verb; other packages' verbs have an `owner:` prefix."""
    return dict(_VERBS)


def verb_name(kind: type[Action]) -> str:
    """Return a class's verb, with its owner before it if that is another package."""
    return full_name(owner_of(kind), kind.verb)


def full_text(action: Action) -> str:
    """Return the text of an action with its verb's owner: unique among all actions."""
    return full_name(owner_of(type(action)), str(action))


def parse(text: Given[str]) -> Action:
    """Return the action a text stands for.  Raises `BadText` naming what was expected.

    Does not check whether the action is offered or makes sense in any game.  `Game.choose` does,
    and also chooses the meaning that is offered if several packages use one verb.
    """
    return meanings(text)[0]


def given_action(value: object) -> Action:
    """Return the value if it is an action.  Raises `BadText` explaining how to answer."""
    if isinstance(value, Action):
        return value
    raise BadText(
        f"{abridged(value)} is no answer: expected one of `decision.options`"
        " (their numbers are no answers), or its text in `choose`"
    )


def meanings(text: Given[str]) -> list[Action]:
    """Return every action a text may stand for, ours first.  Raises `BadText` if there is none."""
    said = given_as("an action", text, str)
    if len(said) > LONGEST:
        raise BadText(f"{abridged(said)} is not an action: none has more than {LONGEST} characters")
    words = said.split()
    asked = owners()
    if words and ":" in words[0]:
        owner, first = words[0].split(":", 1)
        if owner in asked:
            asked = [owner]
            words[0] = first
    found: list[Action] = []
    problem = BadText(f"{abridged(said)} is not an action: no verb begins like that")
    clear = False
    for owner in asked:
        length = _verb_length(owner, words)
        if length > 0:
            kind = _VERBS[full_name(owner, " ".join(words[:length]).lower())]
            try:
                found.append(read_action(kind, words[length:]))
            except BadText as error:
                if not clear:
                    problem = error
                    clear = True
    if len(found) == 0:
        raise problem
    return found


def _verb_length(owner: str, words: list[str]) -> int:
    """Return how many leading words form a verb of this owner; 0 if none do."""
    for length in range(len(words), 0, -1):  # verbs of two words come before verbs of one
        if full_name(owner, " ".join(words[:length]).lower()) in _VERBS:
            return length
    return 0


def read_action(kind: type[Action], words: list[str]) -> Action:
    """Return an action of this class from the words of its fields.  Raises `BadText`."""
    if len(words) != len(kind.domains):
        wanted = " ".join(f"<{domain.label}>" for domain in kind.domains)
        raise BadText(
            f"expected {f'{kind.verb} {wanted}'.strip()!r}, got {len(words)} words after it"
        )
    values = [domain.parse(word) for domain, word in zip(kind.domains, words, strict=True)]
    return kind(*values)


verbs(Pass, Shuffle)
