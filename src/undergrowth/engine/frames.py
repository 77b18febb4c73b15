"""Procedures in progress, and the questions they ask.

A `Procedure` lists its steps in the order of the Law (`script`).  A step is a method that changes
the game, asks one question, pushes another procedure, goes `back_to` another step or calls
`finish`.  The step after a question finds the answer in `answer`; the step after a push finds the
pushed procedure's result in `told`.  Rules subclass `undergrowth.table.frames.Frame`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from undergrowth.engine.actions import Action, full_text
from undergrowth.engine.copying import copied
from undergrowth.engine.domains import Domain
from undergrowth.engine.given import Given, given_as
from undergrowth.engine.optional import mypyc_attr
from undergrowth.engine.owners import OURS, class_name, named, owner_of
from undergrowth.engine.registries import registry

NOBODY: Final = -1
"""No seat: who looks as nobody sees what is public."""
CHANCE: Final = -2
"""Seat that answers for dice, shuffles and random cards."""

_SHOWN: Final = 6
"""Number of options of a question that `repr` shows."""

AnyStep: TypeAlias = Callable[..., None]
"""A step, for any class of game."""


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Procedure:
    """One procedure in progress.

    Subclasses are dataclasses of ints, and lists of ints or procedures: they remember what cannot
    be read off the table.  The flow records its progress in `next_step`.
    """

    next_step: int
    """Index of the step it takes next; not set before it is pushed."""

    def script(self) -> tuple[AnyStep, ...]:
        """Return the steps of this procedure, in the order of the Law.

        They are the same for every procedure of a class, and no step appears twice: saves and
        `back_to` identify a step by the name of its method.
        """
        raise NotImplementedError

    def take_step(self, g: object, at: int) -> bool:
        """Take the step with this index in a game; return False if there is none.

        Compiled procedures have their own version, generated from their script (see
        `tools/compiler/native.py`).
        """
        raise NotImplementedError

    def copy(self) -> Procedure:
        """Return an equal procedure that shares no mutable state.

        Derived from the fields (`engine.copying`), unless a class writes its own.
        """
        return copied(self)

    def holds_stages(self) -> bool:
        """Whether the procedures it begins are stages of a turn.

        Each answer in a stage begins a deed of its own.
        """
        return False

    def cards(self) -> list[int]:
        """Return the shared-deck cards it holds while they are in no hand or pile."""
        return []


_NAMES: Final[dict[type[Procedure], list[str]]] = {}
STEP_NUMBERS: Final[dict[type[Procedure], dict[str, int]]] = {}
"""Cache of `step_number` by class: the index of each step by name."""
STEP_FUNCTIONS: Final[dict[type[Procedure], list[AnyStep | None]]] = {}
"""Cache of `step_function` by class, with None after the last step."""


def step_names(procedure: Procedure) -> list[str]:
    """Return the names of a procedure's steps, in order; computed once for each class."""
    names = _NAMES.get(type(procedure))
    if names is None:
        names = [step.__name__ for step in procedure.script()]
        if len(set(names)) != len(names):
            raise ValueError(f"{type(procedure).__name__} takes two steps of one name")
        _NAMES[type(procedure)] = names
    return names


def step_number(procedure: Procedure, name: str) -> int:
    """Return the index of a step in its script.  Raises ValueError if there is none."""
    names = step_names(procedure)
    if name not in names:
        known = ", ".join(names)
        raise ValueError(f"{type(procedure).__name__} has no step {name}; it has {known}")
    STEP_NUMBERS[type(procedure)] = {each: number for number, each in enumerate(names)}
    return names.index(name)


def step_function(procedure: Procedure, at: int) -> AnyStep | None:
    """Return the function behind a procedure's step with this index; None past the last one.

    It takes the procedure and the game, so that no procedure needs bound methods of its own.
    """
    kind = type(procedure)
    functions = STEP_FUNCTIONS.get(kind)
    if functions is None:
        functions = [getattr(kind, name) for name in step_names(procedure)]
        STEP_FUNCTIONS[kind] = [*functions, None]
    return functions[at] if at < len(functions) else None


FRAMES: dict[str, type[Procedure]] = registry({})


def frames(*classes: type[Procedure]) -> None:
    """Register procedures by class name, so that saves can hold them."""
    for each in classes:
        if FRAMES.setdefault(class_name(each), each) is not each:
            raise ValueError(f"two procedures are called {class_name(each)}")


WORDS: Final[dict[str, dict[str, Domain]]] = registry({})


def field_words(kind: type[Procedure], words: dict[str, Domain]) -> None:
    """Declare the domains of a procedure's fields that their names do not imply.

    Written positions then give these fields by name.
    """
    WORDS[class_name(kind)] = words


@mypyc_attr(acyclic=True)
class Prompt:
    """A question's message key and the section of the Law behind it.

    Modules create theirs at import time: the key then gets the name of the package that is loading.
    """

    def __init__(self, key: str, law: str) -> None:
        self.key = named(key)
        self.law = law


@mypyc_attr(acyclic=True, free_list_len=1)
class Decision:
    """The open question: the seat that must answer, the prompt, and every legal answer.

    It never changes: copies of a game share it.
    """

    def __init__(self, seat: int, ask: Prompt, options: list[Action]) -> None:
        self.seat: Final = seat
        """Number of the seat that must answer, or CHANCE."""
        self.ask: Final = ask
        """The question as the engine holds it: callers read `prompt` and `law`."""
        self.offered: Final = options
        """Options as the engine holds them, not to be changed; callers read `options`."""

    @property
    def options(self) -> tuple[Action, ...]:
        """Every legal answer."""
        return tuple(self.offered)

    @property
    def prompt(self) -> str:
        """Key of the question, such as `move.origin`."""
        return self.ask.key

    @property
    def law(self) -> str:
        """Section of the Law that asks."""
        return self.ask.law

    def texts(self) -> list[str]:
        """Return the canonical texts of the options."""
        return [self.text(option) for option in self.offered]

    def text(self, option: Given[Action]) -> str:
        """Return the text that selects an option: its own, with its owner if that is ambiguous."""
        asked = given_as("an option", option, Action)
        words = str(asked)
        if owner_of(type(asked)) == OURS:
            return words
        for other in self.offered:
            if other != asked and str(other) == words:
                return full_text(asked)
        return words

    def __repr__(self) -> str:
        """Return the seat, the prompt and the first few options."""
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
    """Return the decision that was pickled."""
    return Decision(seat, Prompt(prompt, law), options)


class LastWords:
    """The result that the finished procedure at `at` in the stack tells the one that began it."""

    def __init__(self, at: int, words: list[int]) -> None:
        self.at: Final = at
        self.words: Final = words
