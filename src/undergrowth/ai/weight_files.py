"""Files of weights, whatever they weigh: JSON with one line for each list of numbers."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final, TypeVar

from undergrowth.engine.documents import abridged
from undergrowth.engine.errors import BadContent

_DIGITS: Final = 4
"""The number of significant digits of a written weight."""
_Read = TypeVar("_Read")


def rounded(weights: list[float]) -> list[float]:
    """Return weights as they are written."""
    return [float(f"{weight:.{_DIGITS}g}") for weight in weights]


def laid_out(document: dict[str, Any]) -> str:
    """Return a document as JSON with one line for each innermost list."""
    text = json.dumps(document, indent=1, ensure_ascii=False)
    return re.sub(r"\[[^][{}]*\]", lambda found: " ".join(found[0].split()), text)


def read_document(path: Any, read: Callable[[Any], _Read], what: str, command: str) -> _Read:
    """Return what `read` makes of the JSON document in a file.

    `what` the file holds and the `command` that makes it are named in errors.  Raises `BadContent`
    for a file that cannot be read, and for any part that is missing or wrong.
    """
    if isinstance(path, str):
        path = Path(path)
    if not isinstance(path, Path | Traversable):
        raise BadContent(f"{what}: expected a path, not {abridged(path)}")
    try:
        document = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadContent(f"{path}: {error.strerror or error}") from error
    except ValueError as error:
        raise BadContent(f"{path}: no JSON: {error}") from error
    try:
        return read(document)
    except (BadContent, LookupError, TypeError, AttributeError) as error:
        said = str(error) if isinstance(error, BadContent) else "parts are missing"
        again = f"make it again with `{command}`"
        raise BadContent(f"{path} holds no {what} that can be used: {said}; {again}") from error


def check_format(document: Any, expected: int) -> None:
    """Raise `BadContent` unless a document has the expected version of its format."""
    found = document["format"]
    if found != expected:
        raise BadContent(f"expected format {expected}, not {found!r}")


def check_same(whose: str, expected: list[str], found: list[str]) -> None:
    """Raise `BadContent` unless the features are the expected ones, in order."""
    for i in range(max(len(expected), len(found))):
        one = expected[i] if i < len(expected) else "no more"
        other = found[i] if i < len(found) else "no more"
        if one != other:
            raise BadContent(f"feature {i + 1} {whose} is {other!r}, expected {one!r}")


def numbers(whose: str, found: Any, n: int) -> list[float]:
    """Return a list of `n` weights.  Raises `BadContent` for anything else."""
    if not isinstance(found, list) or len(found) != n:
        raise BadContent(f"expected {n} weights {whose}")
    for each in found:
        if isinstance(each, bool) or not isinstance(each, (int, float)) or each != each:
            raise BadContent(f"{each!r} is no weight {whose}")
    return [float(each) for each in found]
