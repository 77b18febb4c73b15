"""Files of learned weights: JSON that names all features, so that a mismatch is noticed."""

from __future__ import annotations

import json
import re
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

from undergrowth.ai.judging.features import GENERAL, names_of
from undergrowth.ai.judging.judgement import judgements
from undergrowth.ai.judging.learned import Learned, Net, Weights
from undergrowth.data.packages import Package
from undergrowth.engine.documents import abridged
from undergrowth.engine.errors import BadContent
from undergrowth.engine.owners import OURS
from undergrowth.factions import faction_names

FORMAT: Final = 2
"""The version of the file format."""
SHIPPED: Final = Package(OURS, "undergrowth").file("learned.json")
"""The weights that come with the package."""
_DIGITS: Final = 4
"""The number of significant digits of a written weight."""
_SHARPNESS: Final = 0.75
"""The sharpness of calibrated chances: as they are learned, chances above one half come true too
seldom (docs/strength.md)."""
_AGAIN: Final = "make it again with `undergrowth train`"


def write_weights(path: Path, weights: Weights, about: dict[str, Any]) -> None:
    """Write a file of weights, with `about` saying how they were made.  Raises `OSError`."""
    factions = {
        name: {"features": names_of(name)[len(GENERAL) :], **_written(found)}
        for name, found in sorted(weights.factions.items())
    }
    document = {
        "format": FORMAT,
        "about": about,
        "general": list(GENERAL),
        "anybody": _written(weights.anybody),
        "factions": factions,
    }
    path.write_text(_laid_out(document) + "\n", encoding="utf-8", newline="\n")


def _written(net: Net) -> dict[str, Any]:
    units = [_rounded(unit) for unit in net.units]
    return {"weights": _rounded(net.weights), "shares": _rounded(net.shares), "units": units}


def _rounded(weights: list[float]) -> list[float]:
    return [float(f"{weight:.{_DIGITS}g}") for weight in weights]


def _laid_out(document: dict[str, Any]) -> str:
    """Return a document as JSON with one line for each innermost list."""
    text = json.dumps(document, indent=1, ensure_ascii=False)
    return re.sub(r"\[[^][{}]*\]", lambda found: " ".join(found[0].split()), text)


def read_weights(path: Any = SHIPPED) -> Weights:
    """Return the weights of a file.  Raises `BadContent` when they do not fit the present
    features."""
    if isinstance(path, str):
        path = Path(path)
    if not isinstance(path, Path | Traversable):
        raise BadContent(f"weights: expected a path, not {abridged(path)}")
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
    factions: dict[str, Net] = {}
    for name, part in document["factions"].items():
        names = list(GENERAL) + part["features"]
        if name in installed:
            _check_same(f"of {name}", names_of(name), names)
        factions[name] = _net(f"of {name}", part, len(names))
    return Weights(_net("of everybody", document["anybody"], len(GENERAL)), factions)


def _net(whose: str, part: Any, n: int) -> Net:
    """Return the network of `n` features that is described by a part of the document."""
    shares = _numbers(whose, part["shares"], len(part["units"]))
    units = [_numbers(f"{whose} in a unit", unit, n) for unit in part["units"]]
    return Net(_numbers(whose, part["weights"], n), units, shares)


def _check_same(whose: str, expected: list[str], found: list[str]) -> None:
    """Raise `BadContent` unless the features are the expected ones, in order."""
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


def _calibrated() -> Learned:
    """Return the nets of opinions and reviews, whose chances come true as often as they say."""
    return Learned(read_weights(), _SHARPNESS)


judgements("learned", _shipped)
judgements("calibrated", _calibrated)
