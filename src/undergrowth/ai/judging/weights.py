"""Files of learned weights: JSON that names all features, so that none is taken for another."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from undergrowth.ai.judging.features import GENERAL, names_of
from undergrowth.ai.judging.judgement import judgements
from undergrowth.ai.judging.learned import Learned, Weights
from undergrowth.data.packages import Package
from undergrowth.engine.errors import BadContent
from undergrowth.engine.owners import OURS
from undergrowth.factions import faction_names

FORMAT: Final = 1
"""Of these files."""
SHIPPED: Final = Package(OURS, "undergrowth").file("learned.json")
"""The weights that come with the program."""
_DIGITS: Final = 6
"""Of a weight that are written down."""
_AGAIN: Final = "make it again with `undergrowth train`"


def write_weights(path: Path, weights: Weights, about: dict[str, Any]) -> None:
    """Write a file of weights, with what they were made of.  Raises OSError."""
    factions = {
        name: {"features": names_of(name)[len(GENERAL) :], "weights": _rounded(found)}
        for name, found in sorted(weights.factions.items())
    }
    document = {
        "format": FORMAT,
        "about": about,
        "general": list(GENERAL),
        "anybody": _rounded(weights.anybody),
        "factions": factions,
    }
    path.write_text(_laid_out(document) + "\n", encoding="utf-8", newline="\n")


def _rounded(weights: list[float]) -> list[float]:
    return [float(f"{weight:.{_DIGITS}g}") for weight in weights]


def _laid_out(document: dict[str, Any]) -> str:
    """JSON with a line for each list."""
    text = json.dumps(document, indent=1, ensure_ascii=False)
    lines: list[str] = []
    inside = False
    for line in text.splitlines():
        if inside:
            lines[-1] += line.strip() + (" " if line.endswith(",") else "")
            inside = not line.strip().startswith("]")
        else:
            lines.append(line)
            inside = line.endswith("[")
    return "\n".join(line.rstrip() for line in lines)


def read_weights(path: Any = SHIPPED) -> Weights:
    """The weights of a file.  Raises `BadContent` when they do not fit the features there are."""
    try:
        document = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadContent(f"{path}: {error.strerror or error}") from error
    except ValueError as error:
        raise BadContent(f"{path}: no JSON: {error}") from error
    try:
        return _weights(document)
    except (BadContent, LookupError, TypeError, AttributeError) as error:
        said = str(error) if isinstance(error, BadContent) else "parts are missing"
        raise BadContent(f"{path} holds no weights that can be used: {said}; {_AGAIN}") from error


def _weights(document: Any) -> Weights:
    found = document["format"]
    if found != FORMAT:
        raise BadContent(f"expected format {FORMAT}, not {found!r}")
    _check_same("of everybody", list(GENERAL), document["general"])
    installed = faction_names()
    factions: dict[str, list[float]] = {}
    for name, part in document["factions"].items():
        names = list(GENERAL) + part["features"]
        if name in installed:
            _check_same(f"of {name}", names_of(name), names)
        factions[name] = _numbers(f"of {name}", part["weights"], len(names))
    return Weights(_numbers("of everybody", document["anybody"], len(GENERAL)), factions)


def _check_same(whose: str, expected: list[str], found: list[str]) -> None:
    """Whether the features are those there are, in their order."""
    for i in range(max(len(expected), len(found))):
        one = expected[i] if i < len(expected) else "no more"
        other = found[i] if i < len(found) else "no more"
        if one != other:
            raise BadContent(f"feature {i + 1} {whose} is {other!r}, expected {one!r}")


def _numbers(whose: str, found: Any, n: int) -> list[float]:
    if not isinstance(found, list) or len(found) != n:
        raise BadContent(f"expected {n} weights {whose}")
    for each in found:
        if isinstance(each, bool) or not isinstance(each, (int, float)) or each != each:
            raise BadContent(f"{each!r} is no weight {whose}")
    return [float(each) for each in found]


def _shipped() -> Learned:
    return Learned(read_weights())


judgements("learned", _shipped)
