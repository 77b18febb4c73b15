"""Procedures in progress, and the questions they ask.

A `Procedure` lists its steps in the order of the law (`script`).  A step is a method that changes
the game, asks one question, pushes another procedure, goes `back_to` another step or says `finish`.
The step after a question begins with its answer; the step after a push finds what was `told`.
Rules subclass `undergrowth.table.frames.Frame`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from undergrowth.engine.actions import Action, full_text
from undergrowth.engine.domains import Domain
from undergrowth.engine.given import Given, given_as
from undergrowth.engine.optional import mypyc_attr
from undergrowth.engine.owners import OURS, class_name, named, owner_of
from undergrowth.engine.registries import by_name

NOBODY: Final = -1
CHANCE: Final = -2
"""The seat that answers for dice, shuffles and random cards."""

_SHOWN: Final = 6
"""How many options `repr` shows of a question."""

AnyStep: TypeAlias = Callable[..., None]
"""A step, whatever class of game it is written for."""


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Procedure:
    """One procedure in progress.

    Subclasses are dataclasses of ints, and lists of ints or procedures: what must be remembered
    and the table cannot tell.  The flow notes in it how far it has come.
    """

    next_step: int
    """The number of the step it takes next; there is none before it is pushed."""

    def script(self) -> tuple[AnyStep, ...]:
        """The steps of this procedure, in the order of the law.

        They are the same for every procedure of a class, and each stands there once: saves and
        `back_to` know a step by the name of its method.
        """
        raise NotImplementedError

    def take_step(self, g: object, at: int) -> bool:
        """Take the step with this number in a game; False when there is none.

        Compiled procedures have their own, written from their script (see `tools/native.py`).
        """
        raise NotImplementedError

    def copy(self) -> Procedure:
        """An equal procedure that shares nothing that can change."""
        raise NotImplementedError

    def holds_stages(self) -> bool:
        """Whether what it begins are stages of a turn: each answer there is a deed of its own."""
        return False

    def cards(self) -> list[int]:
        """Shared-deck cards this procedure holds while they are in no hand or pile."""
        return []


_STEPS: Final[dict[type[Procedure], list[str]]] = {}


def step_names(procedure: Procedure) -> list[str]:
    """The names of its steps, in the order of the law: read off its script once for each class."""
    names = _STEPS.get(type(procedure))
    if names is None:
        names = [step.__name__ for step in procedure.script()]
        if len(set(names)) != len(names):
            raise ValueError(f"{type(procedure).__name__} takes two steps of one name")
        _STEPS[type(procedure)] = names
    return names


def step_number(procedure: Procedure, name: str) -> int:
    """Where in its script a step stands.  Raises ValueError for one it does not have."""
    names = step_names(procedure)
    for number in range(len(names)):
        if names[number] == name:
            return number
    raise ValueError(f"{type(procedure).__name__} has no step {name}; it has {', '.join(names)}")


FRAMES: dict[str, type[Procedure]] = by_name({})


def frames(*classes: type[Procedure]) -> None:
    """Make these procedures known to saves, by class name."""
    for each in classes:
        if FRAMES.setdefault(class_name(each), each) is not each:
            raise ValueError(f"two procedures are called {class_name(each)}")


WORDS: Final[dict[str, dict[str, Domain]]] = by_name({})


def field_words(kind: type[Procedure], words: dict[str, Domain]) -> None:
    """What fields of a procedure range over, where their names do not say: written positions give
    them by name."""
    WORDS[class_name(kind)] = words


@mypyc_attr(acyclic=True)
class Prompt:
    """What a question asks: a key for its message, and the section of the law.

    Modules make theirs when they are loaded: that is how a key gets the name of its owner.
    """

    def __init__(self, key: str, law: str) -> None:
        self.key = named(key)
        self.law = law


@mypyc_attr(acyclic=True, free_list_len=1)
class Decision:
    """The open question: who must answer, what is asked, and every legal answer.

    It never changes: games that are copies of each other share it.
    """

    def __init__(self, seat: int, ask: Prompt, options: list[Action]) -> None:
        self.seat: Final = seat
        self.ask: Final = ask
        self.offered: Final = options
        """The options as the engine holds them, not to be changed: callers read `options`."""

    @property
    def options(self) -> tuple[Action, ...]:
        """Every legal answer."""
        return tuple(self.offered)

    @property
    def prompt(self) -> str:
        """The key of the question, such as `move.origin`."""
        return self.ask.key

    @property
    def law(self) -> str:
        """The section of the law that asks."""
        return self.ask.law

    def texts(self) -> list[str]:
        """The canonical texts of the options."""
        return [self.text(option) for option in self.offered]

    def text(self, option: Given[Action]) -> str:
        """The text that answers with an option: its own, unless it shares that with another one."""
        asked = given_as("an option", option, Action)
        words = str(asked)
        if owner_of(type(asked)) == OURS:
            return words
        for other in self.offered:
            if other != asked and str(other) == words:
                return full_text(asked)
        return words

    def __repr__(self) -> str:
        """Who is asked what, and the first of the options."""
        texts = self.texts()
        more = f", and {len(texts) - _SHOWN} more" if len(texts) > _SHOWN else ""
        asked = "chance" if self.seat == CHANCE else f"seat {self.seat}"
        return f"<Decision {self.prompt} of {asked}: {', '.join(texts[:_SHOWN])}{more}>"

    def __copy__(self) -> Decision:
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> Decision:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return read_decision, (self.seat, self.ask.key, self.ask.law, self.offered)


def read_decision(seat: int, prompt: str, law: str, options: list[Action]) -> Decision:
    """The question that another one was, which has been pickled."""
    return Decision(seat, Prompt(prompt, law), options)
