"""Stores the result of each change, and summarizes by folder of the core.

Results are appended to `build/mutate/results.jsonl` one by one, so an interrupted run continues.  A
caught change stays caught until its file or the test's file changes.  A surviving one is tried
again after any change of tests or sources.
"""

import hashlib
import json
import math
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from pathlib import Path

from mutation import running
from mutation.changes import ROOT, Change
from mutation.nearest import ROWS, row_of
from mutation.reach import hash_of

FILE = running.KEPT / "results.jsonl"
Z = 1.96
"""The standard deviations that contain 95% of a normal distribution."""


@dataclass
class Result:
    """The result of one change."""

    identity: str
    file: str
    kind: str
    """`caught`, `no end` or `lives`."""
    test: str
    seconds: float
    ran: int
    """The number of tests available to run."""
    state: str
    """A hash of the files that it depends on."""


def state_of(change: Change, kind: str, test: str, everything: str) -> str:
    """Return a hash of the files on which a result depends."""
    if kind == "lives":
        return everything
    path = ROOT / test.split("::")[0]
    own = path.read_bytes() if test and path.is_file() else b""
    return hashlib.sha256(hash_of(change.path).encode() + own).hexdigest()[:16]


def remembered(path: Path = FILE) -> dict[str, Result]:
    """Return the last result of each change, by its identity."""
    if not path.exists():
        return {}
    lines = [line for line in path.read_text("utf-8").splitlines() if line.endswith("}")]
    found = [Result(**json.loads(line)) for line in lines]
    return {result.identity: result for result in found}


def keep(result: Result, path: Path = FILE) -> None:
    """Append a result."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a", encoding="utf-8") as results:
        results.write(f"{json.dumps(asdict(result))}\n")


def wilson(hits: int, among: int) -> tuple[float, float]:
    """Return the Wilson interval of a share at 95%."""
    if among == 0:
        return (0.0, 1.0)
    share = hits / among
    middle = (share + Z * Z / (2 * among)) / (1 + Z * Z / among)
    spread = math.sqrt(share * (1 - share) / among + Z * Z / (4 * among * among))
    half = Z * spread / (1 + Z * Z / among)
    return (max(0.0, middle - half), min(1.0, middle + half))


def summary(results: Iterable[Result], equivalent: dict[str, str]) -> list[str]:
    """Return the lines of a table: folders, and the results of their changes."""
    rows: dict[str, list[Result]] = {}
    for result in results:
        rows.setdefault(result.file.split("/")[0], []).append(result)
    rows["all"] = [result for room in list(rows.values()) for result in room]
    lines = [f"{'':12}{'changes':>8}{'equal':>7}{'caught':>8}{'living':>8}{'share':>8}  95%"]
    for room, there in rows.items():
        same = [result for result in there if result.identity in equivalent]
        caught = [each for each in there if each.kind != "lives" and each not in same]
        among = len(there) - len(same)
        low, high = wilson(len(caught), among)
        share = f"{len(caught) / among:8.1%}" if among else f"{'':8}"
        lines.append(
            f"{room:12}{len(there):8}{len(same):7}{len(caught):8}{among - len(caught):8}{share}"
            f"  {low:.0%} to {high:.0%}"
        )
    return lines


def by_row(results: Iterable[Result]) -> str:
    """Return a sentence on the distances of the tests that caught the changes."""
    counts = [0] * len(ROWS)
    late = 0
    for result in results:
        if result.kind != "lives" and "::" in result.test:
            counts[row_of(result.file, result.test)] += 1
        late += result.kind == "no end"
    said = ", ".join(f"{count} {name}" for count, name in zip(counts, ROWS, strict=True))
    return f"Caught by tests {said}; {late} of these because a test had no end."
