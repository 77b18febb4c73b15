"""Files of learned policies: JSON that names all features, so that a mismatch is noticed."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from undergrowth.ai.judging.features import names_of
from undergrowth.ai.policy.options import PROSPECT, RIVALS
from undergrowth.ai.policy.parts import PARTS, parts_of
from undergrowth.ai.policy.policy import Policy, Preferences
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
SHIPPED: Final = Package(OURS, "undergrowth").file("instinct.json")
"""The policy that comes with the package."""
COMMAND: Final = "undergrowth train-policy"
"""The command that makes such a file."""
_SHIPPED: Final[list[Policy]] = []


def shipped() -> Policy:
    """Return the policy that comes with the package; it is read on first use."""
    if not _SHIPPED:
        _SHIPPED.append(read_policy())
    return _SHIPPED[0]


def changes_of(name: str) -> list[str]:
    """Return the names of all changes that are weighed for a faction, in order."""
    early = ["worth", *names_of(name), *RIVALS, PROSPECT]
    return [*early, *[f"{each}, late" for each in early]]


def write_policy(path: Path, policy: Policy, about: dict[str, Any]) -> None:
    """Write a file of a policy, with `about` saying how it was made.  Raises `OSError`."""
    factions = {
        name: {
            "features": changes_of(name),
            "changes": rounded(found.changes),
            "words": {word: rounded(parts) for word, parts in sorted(found.parts.items())},
        }
        for name, found in sorted(policy.factions.items())
    }
    document = {"format": FORMAT, "about": about, "parts": list(PARTS), "factions": factions}
    path.write_text(laid_out(document) + "\n", encoding="utf-8", newline="\n")


def read_policy(path: Any = SHIPPED) -> Policy:
    """Return the policy of a file.  Raises `BadContent` when it does not fit the present
    features."""
    return read_document(path, _policy, "policy", COMMAND)


def _policy(document: Any) -> Policy:
    check_format(document, FORMAT)
    check_same("of parts", list(PARTS), document["parts"])
    installed = faction_names()
    factions: dict[str, Preferences] = {}
    for name, part in document["factions"].items():
        if name in installed:
            check_same(f"of {name}", changes_of(name), part["features"])
        changes = numbers(f"of {name}", part["changes"], len(part["features"]))
        parts = {
            word: numbers(f"of {name} for {word}", each, parts_of(word))
            for word, each in part["words"].items()
        }
        factions[name] = Preferences(changes, parts)
    return Policy(factions)
