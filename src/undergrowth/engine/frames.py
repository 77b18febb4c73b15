"""A procedure of the law in progress.

A `Frame` is a dataclass whose `script` lists its steps in the order of the law.  A step is a
method that changes the table through atoms, asks one question, pushes another procedure, or
says `g.again()` or `g.finish()`.  The step after a question begins with its answer.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from undergrowth.engine.actions import Action
from undergrowth.engine.optional import mypyc_attr

if TYPE_CHECKING:
    from undergrowth.engine.game import Game

Step: TypeAlias = Callable[["Game"], None]


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Frame:
    """One procedure of the law in progress.

    Subclasses are dataclasses of ints, and lists of ints or frames: what the procedure must
    remember and the table cannot tell.  How far it has come is kept by the game.
    """

    def script(self) -> tuple[Step, ...]:
        """The steps of this procedure, in the order of the law."""
        raise NotImplementedError

    def take_step(self, g: Game, at: int) -> bool:
        """Take the step with this number of the procedure running; False when there is none.

        Compiled procedures have their own, written from their script (see `tools/native.py`).
        """
        script = g.scripts[g.running]
        if script is None:
            script = self.script()
            g.scripts[g.running] = script
        if at >= len(script):
            return False
        script[at](g)
        return True

    def copy(self) -> Frame:
        """An equal frame that shares nothing that can change."""
        raise NotImplementedError

    def cards(self) -> list[int]:
        """Shared-deck cards this procedure holds while they are in no hand or pile."""
        return []

    def why_not(self, g: Game, action: Action) -> tuple[str, str] | None:
        """Why `action` is not among the options asked for: (section, reason), if this knows."""
        return None

    def speaks_to(self, seat: int) -> bool:
        """1.2.1 Whether a seat asked inside this procedure may hear its `why_not`.

        A procedure of another seat would tell what that seat holds in hand.
        """
        return bool(getattr(self, "seat", seat) == seat)


FRAMES: dict[str, type[Frame]] = {}


def frames(*classes: type[Frame]) -> None:
    """Make these procedures known to saves, by class name."""
    for each in classes:
        if FRAMES.setdefault(each.__name__, each) is not each:
            raise ValueError(f"two procedures are called {each.__name__}")


@mypyc_attr(acyclic=True)
class Prompt:
    """What a question asks: a key for the sentence in `text.py`, and the section of the law."""

    def __init__(self, key: str, law: str) -> None:
        self.key = key
        self.law = law


@mypyc_attr(acyclic=True, free_list_len=1)
class Decision:
    """The open question: who must answer, what is asked, and every legal answer."""

    def __init__(self, seat: int, ask: Prompt, options: list[Action]) -> None:
        self.seat = seat
        self.ask = ask
        self.options = options

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
        return [str(option) for option in self.options]
