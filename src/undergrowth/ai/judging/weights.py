"""Files of learned weights: JSON that names all features, so that a mismatch is noticed."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from undergrowth.ai.judging.features import GENERAL, names_of
from undergrowth.ai.judging.judgement import judgements
from undergrowth.ai.judging.learned import Learned, Net, Weights
from undergrowth.ai.weight_files import (
    check_format,
    check_same,
    laid_out,
    numbers,
    read_document,
    rounded,
)
from undergrowth.data.packages import Package
from undergrowth.engine.owners import OURS
from undergrowth.factions import faction_names

FORMAT: Final = 2
"""The version of the file format."""
SHIPPED: Final = Package(OURS, "undergrowth").file("learned.json")
"""The weights that come with the package."""
_SHARPNESS: Final = 0.75
"""The sharpness of calibrated chances: as they are learned, chances above one half come true too
seldom (docs/strength.md)."""
_COMMAND: Final = "undergrowth train"


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
    path.write_text(laid_out(document) + "\n", encoding="utf-8", newline="\n")


def _written(net: Net) -> dict[str, Any]:
    units = [rounded(unit) for unit in net.units]
    return {"weights": rounded(net.weights), "shares": rounded(net.shares), "units": units}


def read_weights(path: Any = SHIPPED) -> Weights:
    """Return the weights of a file.  Raises `BadContent` when they do not fit the present
    features."""
    return read_document(path, _weights, "weights", _COMMAND)


def _weights(document: Any) -> Weights:
    check_format(document, FORMAT)
    check_same("of everybody", list(GENERAL), document["general"])
    installed = faction_names()
    factions: dict[str, Net] = {}
    for name, part in document["factions"].items():
        names = list(GENERAL) + part["features"]
        if name in installed:
            check_same(f"of {name}", names_of(name), names)
        factions[name] = _net(f"of {name}", part, len(names))
    return Weights(_net("of everybody", document["anybody"], len(GENERAL)), factions)


def _net(whose: str, part: Any, n: int) -> Net:
    """Return the network of `n` features that is described by a part of the document."""
    shares = numbers(whose, part["shares"], len(part["units"]))
    units = [numbers(f"{whose} in a unit", unit, n) for unit in part["units"]]
    return Net(numbers(whose, part["weights"], n), units, shares)


def _shipped() -> Learned:
    return Learned(read_weights())


def _calibrated() -> Learned:
    """Return the nets of opinions and reviews, whose chances come true as often as they say."""
    return Learned(read_weights(), _SHARPNESS)


judgements("learned", _shipped)
judgements("calibrated", _calibrated)
