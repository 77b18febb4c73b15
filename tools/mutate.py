"""Makes small random changes to the core, one at a time, and reports those that the tests miss.

    python tools/mutate.py --number 20 --seed 7
    python tools/mutate.py --only 'law/battle/*' --number 50

A comparison, a sign or a condition is inverted, a number is off by one, a statement is left out
(`mutation/changes.py`).  The tests nearest to the change run, the quickest first, until one fails
(`mutation/nearest.py` chooses them).  A surviving change is shown as a diff: either a test is
missing, or the change is equivalent; then it is recorded with its reason in `tests/mutants.toml`.

The first run measures which test runs which lines (`build/mutate/reach.jsonl`), some ten minutes;
later ones measure only what has changed.  Results are stored, so an interrupted run continues.  The
same seed draws the same changes from the same lines.
"""

import argparse
import hashlib
import subprocess
import sys
import time
from dataclasses import dataclass

# Imported once, before processes are forked.
import mutation.running
from mutation import known, reach, results
from mutation.changes import ROOT, Change, drawn
from mutation.nearest import Map
from mutation.reach import Measured
from mutation.results import Result
from mutation.trying import Outcome, Server, tried_anew

NUMBER = 300
SEED = "1"
SECONDS = 30.0
"""The seconds that the tests of one change may take together."""
ENOUGH = 0.9
"""The share of non-equivalent changes that must be caught."""


@dataclass
class Trial:
    """Everything needed for trying changes."""

    map: Map
    server: Server
    seconds: float
    trusted: set[str]
    """Tests that pass alone without a change."""
    everything: str

    def result(self, change: Change) -> Result:
        """Try one change and store the result."""
        near = self.map.near(change, self.seconds)
        tests = near.tests
        outcome = self._tried(change, tests, near.early)
        while outcome.kind != "lives" and not self._is_trusted(outcome):
            tests = [test for test in tests if test.name != outcome.test]
            outcome = self._tried(change, tests, False)
        state = results.state_of(change, outcome.kind, outcome.test, self.everything)
        spent = round(outcome.seconds, 2)
        result = Result(
            change.identity, change.file, outcome.kind, outcome.test, spent, len(tests), state
        )
        results.keep(result)
        return result

    def _tried(self, change: Change, tests: list[Measured], early: bool) -> Outcome:
        """Try a change in a fork; with an import of its own where a fork cannot show it."""
        outcome = self.server.tried(change, tests)
        if outcome.kind == "irreplaceable" or (outcome.kind == "lives" and early):
            outcome = tried_anew(change, tests) if tests else Outcome("lives")
        return outcome

    def _is_trusted(self, outcome: Outcome) -> bool:
        """Whether the test that caught a change passes without it, and alone."""
        alone = [test for test in self.map.tests if test.name == outcome.test]
        if outcome.test not in self.trusted and alone:
            if self.server.tried(None, alone).kind != "lives":
                return False
            self.trusted.add(outcome.test)
        return True


def main() -> None:
    """Choose changes, try them, and show the surviving ones."""
    given = _arguments()
    seed = _seed(given.slice) if given.slice else given.seed
    picked = drawn(given.number, seed, given.only)
    print(f"Seed {seed}: {len(picked)} changes.", flush=True)
    if given.list:
        for change in picked:
            print(f"{_place(change)}\n{change.diff()}\n")
        return
    noted = known.entries()
    equivalent = known.reasons(noted)
    try:
        found = _results(picked, equivalent, given)
    except KeyboardInterrupt:
        raise SystemExit("\nBroken off. What was found is kept: run it again to go on.") from None
    good = _told(picked, found, equivalent)
    for entry in known.stale(noted):
        good = False
        print(f"Stale in {known.FILE.name}: {entry['file']} {entry['function']}\n{entry['change']}")
    sys.exit(not good)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--number", type=int, default=NUMBER, help="how many changes")
    parser.add_argument("--seed", default=SEED, help="what the choice is drawn from")
    parser.add_argument("--slice", help="draw from this commit's files instead (HEAD, or any)")
    parser.add_argument("--only", default="*", help="files, such as 'law/*' or 'cards/*'")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="of tests for each change")
    parser.add_argument("--doubt", action="store_true", help="try those noted as equivalent, too")
    parser.add_argument("--anew", action="store_true", help="forget the results that are kept")
    parser.add_argument("--list", action="store_true", help="show the changes and try none")
    return parser.parse_args()


def _seed(commit: str) -> str:
    """Return a seed derived from the files of a commit."""
    tree = subprocess.run(
        ["git", "rev-parse", f"{commit}^{{tree}}"], cwd=ROOT, capture_output=True, text=True
    )
    return hashlib.sha256((tree.stdout or commit).strip().encode()).hexdigest()[:8]


def _place(change: Change) -> str:
    return f"{change.file}:{change.line(change.path.read_bytes())} {change.function}"


# ---- trying changes


def _results(
    picked: list[Change], equivalent: dict[str, str], given: argparse.Namespace
) -> dict[str, Result]:
    """Return the results by identity, stored ones and new ones."""
    everything = reach.hash_of_everything([*mutation.running.TESTS, str(given.seconds)])
    before = {} if given.anew else results.remembered()
    found = {
        change.identity: before[change.identity]
        for change in picked
        if change.identity in before and _holds(before[change.identity], change, everything)
    }
    for change in picked:
        if change.identity in equivalent and not given.doubt:
            found[change.identity] = Result(change.identity, change.file, "lives", "", 0.0, 0, "")
    open_ones = [change for change in picked if change.identity not in found]
    if len(open_ones) < len(picked):
        print(f"{len(picked) - len(open_ones)} are known from before.", flush=True)
    if open_ones:
        trial = _trial(given.seconds, everything)
        for number, change in enumerate(open_ones, start=1):
            begun = time.monotonic()
            result = trial.result(change)
            took = time.monotonic() - begun
            said = f"by {result.test}" if result.test else f"{result.ran} tests"
            progress = f"{number:4}/{len(open_ones)} {result.kind:6} {took:5.1f} s"
            print(f"{progress}  {_place(change)}  {said}", flush=True)
            found[change.identity] = result
        trial.server.close()
    return found


def _holds(result: Result, change: Change, everything: str) -> bool:
    return result.state == results.state_of(change, result.kind, result.test, everything)


def _trial(seconds: float, everything: str) -> Trial:
    tests = [f"tests/{name}" for name in mutation.running.TESTS]
    begun = time.monotonic()

    def tell(said: tuple[int, str, float, bool]) -> None:
        left, name, _, passed = said
        if left % 100 == 0 or not passed:
            state = "" if passed else " FAILS and is not used:"
            took = time.monotonic() - begun
            print(f"measuring, {took:.0f} s, {left} tests left:{state} {name}", flush=True)

    measured = reach.measure(tests, tell)
    return Trial(Map(measured), Server(tests), seconds, set(), everything)


# ---- the report


def _told(picked: list[Change], found: dict[str, Result], equivalent: dict[str, str]) -> bool:
    """Print a summary; return whether enough was caught."""
    all_results = [found[change.identity] for change in picked]
    for change in picked:
        result = found[change.identity]
        if result.kind == "no end":
            print(f"\nA test has no end: {_place(change)} by {result.test}\n{change.diff()}")
    for change in picked:
        result = found[change.identity]
        if change.identity in equivalent and result.kind != "lives":
            print(f"\nNoted as equivalent, but caught by {result.test}:\n{known.as_entry(change)}")
        elif change.identity not in equivalent and result.kind == "lives":
            print(f"\nLIVES: {_place(change)}, {result.ran} tests\n{known.as_entry(change)}")
    print("\n".join(["", *results.summary(all_results, equivalent), results.by_row(all_results)]))
    counted = [each for each in all_results if each.identity not in equivalent]
    caught = sum(each.kind != "lives" for each in counted)
    return caught >= ENOUGH * len(counted)


if __name__ == "__main__":
    main()
