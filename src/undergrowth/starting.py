"""Starting quickly: what an import would do again at each start is kept, or put off.

Half of the time of an import without this went into two things.  `dataclasses` writes the methods
of each class as text and compiles them; the code is kept beside Python's bytecode, found by the
text it was compiled from.  And the garbage collector visited all that was made so far, again and
again, although nothing of it is garbage.
"""

from __future__ import annotations

import dataclasses
from importlib import import_module
from importlib.util import MAGIC_NUMBER
from types import CodeType, TracebackType
from typing import Any, Final

from undergrowth.engine.collector import Resting
from undergrowth.engine.kept import beside_bytecode

_KEPT: Final = beside_bytecode(__file__, f"records-{MAGIC_NUMBER[:2].hex()}")
"""Code by text; the name tells apart bytecodes that cannot be mixed."""


class Starting:
    """Context manager for imports: no garbage is collected, and records are compiled once."""

    def __init__(self) -> None:
        self._resting: Final = Resting()

    def __enter__(self) -> Starting:
        self._resting.__enter__()
        vars(dataclasses)["exec"] = run_kept  # instead of the builtin function, in that module
        return self

    def load(self, *names: str) -> None:
        """Import these parts of the package, with all that they import."""
        for name in names:
            import_module(f"{__package__}.{name}")

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        vars(dataclasses).pop("exec", None)
        self._resting.__exit__(kind, error, trace)
        _KEPT.save()


def run_kept(text: str, names: dict[str, Any], made: dict[str, Any]) -> None:
    """Do what `exec` does; the text is compiled if no start before has done that."""
    code = _KEPT.get(text)
    if not isinstance(code, CodeType):
        code = compile(text, "<string>", "exec", dont_inherit=True)
        _KEPT.put(text, code)
    exec(code, names, made)
