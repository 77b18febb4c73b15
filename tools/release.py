"""Makes a release, in four steps.  Each refuses to run before the step ahead of it is done.

    python tools/release.py prepare 0.3.0   # writes version, changelog and pages, and commits
    python tools/release.py check           # runs all checks on that commit, then tags it v0.3.0
    python tools/release.py build           # archives, what they consist of, sums, notes, in dist/
    python tools/release.py next            # goes on as 0.4.0.dev0, and commits

Nothing is pushed or uploaded: that is left to you, after a look at `dist`.  `docs/releasing.md`
says what to do before and after.
"""

import argparse
import datetime
import hashlib
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import changelog
import check_archives
import sbom

HOME = Path(__file__).resolve().parent.parent
VERSION_FILE = "src/undergrowth/_version.py"
"""The one place of the version.  The build, the program and this tool read it there."""
PAGE = "CHANGELOG.md"
NAMING = ("README.md", "docs/installing.md")
"""Pages with the name of the newest wheel."""
CHECKS = ".ci/run"
SUMS = "SHA256SUMS"
NOTES = "NOTES.md"
MOST_LINES = 150
"""Lines that the changelog of one release may have, so that players read it."""

_ASSIGNED = re.compile(r'^__version__ = "(.*)"$', re.MULTILINE)
_RELEASE = re.compile(r"(\d+)\.(\d+)\.(\d+)")
_ANY = re.compile(r"(\d+)\.(\d+)\.(\d+)(?:\.dev\d+)?")
_NAMED = re.compile(r"^## \[([^\]]+)\]", re.MULTILINE)
_WHEEL = re.compile(r"undergrowth-\d+\.\d+\.\d+-py3")
ARCHIVES = (".whl", ".tar.gz", ".cdx.json")


class Refused(Exception):
    """A step that cannot be taken now, with the reason and what to do."""


def prepare(home: Path, version: str, date: str) -> None:
    """Write version, changelog and the pages that name the wheel, and commit them.

    Raises `Refused` where the version is not a new one, changes are uncommitted, there is nothing
    to tell, or the changelog gets too long.
    """
    if not _RELEASE.fullmatch(version):
        raise Refused(f"{version!r} is no version: expected three numbers, such as 0.3.0.")
    check_clean(home)
    check_new(home, version)
    if not changelog.fragments(home / "changelog.d"):
        raise Refused("changelog.d holds no changes; there is nothing to release.")
    write_version(home, version)
    changelog.main(home, version, date)
    check_length(home, version)
    for page in NAMING:
        text = (home / page).read_text(encoding="utf-8")
        (home / page).write_text(_WHEEL.sub(f"undergrowth-{version}-py3", text), encoding="utf-8")
    commit(home, f"Release {version}")
    print(f"Committed. Next: python tools/release.py check, which tags v{version}.")


def check(home: Path, command: str = CHECKS) -> None:
    """Run all checks on the commit of a release, and tag it when they pass."""
    check_clean(home)
    version = released(home)
    if git(home, "tag", "--list", f"v{version}"):
        raise Refused(f"v{version} is tagged already.")
    if subprocess.run(shlex.split(command), cwd=home, check=False).returncode != 0:
        raise Refused(f"{command} failed: v{version} is not tagged. Mend it in a further commit.")
    check_clean(home)
    git(home, "tag", "--annotate", "--message", f"undergrowth {version}", f"v{version}")
    print(f"Tagged v{version}. Next: python tools/release.py build.")


def build(
    home: Path,
    out: Path,
    wheels: Path | None = None,
    builder: Callable[[Path, Path], None] | None = None,
    lister: Callable[[Path, Path], object] = sbom.main,
) -> None:
    """Build the archives of the tagged commit, check them, and write their sums and notes.

    `wheels` is a folder of compiled wheels of the same version, made elsewhere, to be released
    along.  `out` must be empty or new.  `builder` puts the archives of a checkout into a folder,
    and `lister` the lists of what the pure wheel consists of.
    """
    check_clean(home)
    version = released(home)
    tagged = git(home, "tag", "--points-at", "HEAD").split()
    if f"v{version}" not in tagged:
        raise Refused(f"This commit is not tagged v{version}: run the step `check` on it.")
    if out.exists() and any(out.iterdir()):
        raise Refused(f"{out} holds something already: empty it, or name another folder.")
    out.mkdir(parents=True, exist_ok=True)
    (builder or build_archives)(home, out)
    for wheel in sorted(wheels.glob("*.whl")) if wheels is not None else []:
        (out / wheel.name).write_bytes(wheel.read_bytes())
    check_names(out, version)
    try:
        check_archives.main(out, home, documented=True)
    except SystemExit as faults:
        raise Refused(str(faults)) from None
    lister(next(out.glob("*-none-any.whl")), out)
    sums = summed(out)
    (out / SUMS).write_text(sums, encoding="utf-8")
    page = (home / PAGE).read_text(encoding="utf-8")
    (out / NOTES).write_text(notes(page, version, sums), encoding="utf-8")
    print(f"{out} holds {len(sums.splitlines())} files of {version}, {SUMS} and {NOTES}.")


def begin_next(home: Path) -> None:
    """Go on after a release as the development version of the next one, and commit it."""
    check_clean(home)
    version = released(home)
    if not git(home, "tag", "--list", f"v{version}"):
        raise Refused(f"v{version} is not tagged: a release comes first.")
    following = next_version(version)
    write_version(home, following)
    commit(home, f"Go on as {following}")


# ---- what must hold


def check_clean(home: Path) -> None:
    """Raise `Refused` where something is changed, or new, and not committed."""
    if changed := git(home, "status", "--porcelain"):
        raise Refused(f"There are uncommitted changes:\n{changed}")


def check_new(home: Path, version: str) -> None:
    """Raise `Refused` for a version that is tagged, told of already, or not the newest."""
    if git(home, "tag", "--list", f"v{version}"):
        raise Refused(f"v{version} is tagged already.")
    named = _NAMED.findall((home / PAGE).read_text(encoding="utf-8"))
    if version in named:
        raise Refused(f"{PAGE} tells of {version} already.")
    newest = max(map(numbers, named), default=(0, 0, 0))
    if numbers(version) <= newest:
        raise Refused(f"{version} does not come after {'.'.join(map(str, newest))} of {PAGE}.")


def check_length(home: Path, version: str) -> None:
    """Raise `Refused` where the changelog of a release is too long to be read."""
    lines = len(section((home / PAGE).read_text(encoding="utf-8"), version).splitlines())
    if lines >= MOST_LINES:
        raise Refused(
            f"{PAGE} has {lines} lines on {version}, and {MOST_LINES} are too many to be read."
            " Take the changes back (git checkout .), and put fragments together."
        )


def check_names(out: Path, version: str) -> None:
    """Raise `Refused` where an archive is one of another version."""
    strange = [path.name for path in archives(out) if f"undergrowth-{version}" not in path.name]
    if strange:
        raise Refused(f"Not archives of {version}: {', '.join(strange)}")


def released(home: Path) -> str:
    """Return the version of this commit.

    Raises `Refused` for a development version, and for one that the changelog does not tell of
    first and once.
    """
    version = current(home)
    if not _RELEASE.fullmatch(version):
        raise Refused(f"This is {version}, which is no release: run the step `prepare` first.")
    named = _NAMED.findall((home / PAGE).read_text(encoding="utf-8"))
    if named.count(version) != 1 or named[0] != version:
        raise Refused(f"{PAGE} must begin with {version} and name it once.")
    return version


# ---- versions and texts


def current(home: Path) -> str:
    """Return the version that the sources have."""
    found = _ASSIGNED.search((home / VERSION_FILE).read_text(encoding="utf-8"))
    if found is None:
        raise Refused(f"{VERSION_FILE} has no version.")
    return found[1]


def write_version(home: Path, version: str) -> None:
    path = home / VERSION_FILE
    text = _ASSIGNED.sub(f'__version__ = "{version}"', path.read_text(encoding="utf-8"))
    path.write_text(text, encoding="utf-8")


def next_version(version: str) -> str:
    """Return the development version that follows a release: the next minor one."""
    major, minor, _ = numbers(version)
    return f"{major}.{minor + 1}.0.dev0"


def numbers(version: str) -> tuple[int, int, int]:
    """Return the three numbers of a release or of a development version."""
    found = _ANY.fullmatch(version)
    if found is None:
        raise Refused(f"{version!r} is no version.")
    return int(found[1]), int(found[2]), int(found[3])


def section(page: str, version: str) -> str:
    """Return what a changelog says of a version, its heading included."""
    start = page.index(f"## [{version}]")
    following = _NAMED.search(page, start + 1)
    return page[start : following.start() if following else len(page)].rstrip() + "\n"


def notes(page: str, version: str, sums: str) -> str:
    """Return the notes of a release: what changed, how to install it, and the sums."""
    changes = section(page, version).split("\n", 1)[1].strip()
    return (
        f"# undergrowth {version}\n\n{changes}\n\n## Installing\n\n"
        f"```sh\npip install 'undergrowth-{version}-py3-none-any.whl[server]'\n"
        "undergrowth play\n```\n\n"
        "docs/installing.md names the other ways. Compiled wheels, where there are some, say in"
        " their names for which Python and system they are.\n\n"
        f"## SHA-256 sums\n\n```\n{sums}```\n"
    )


def summed(folder: Path) -> str:
    """Return the SHA-256 sums of the archives of a folder, as `sha256sum --check` reads them."""
    lines = [
        f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n"
        for path in archives(folder)
    ]
    return "".join(lines)


def archives(folder: Path) -> list[Path]:
    return sorted(path for path in folder.iterdir() if path.name.endswith(ARCHIVES))


# ---- programs


def git(home: Path, *words: str) -> str:
    """Return what git prints.  Raises `Refused` with its message where it fails."""
    done = subprocess.run(["git", *words], cwd=home, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise Refused(f"git {words[0]}: {done.stderr.strip()}")
    return done.stdout.rstrip()


def commit(home: Path, subject: str) -> None:
    git(home, "add", "--all")
    git(home, "commit", "--quiet", "--message", subject)


def build_archives(home: Path, out: Path) -> None:
    """Build the source archive, and from it the pure wheel.  Raises `Refused` where that fails.

    Both contain the documentation, which servers show under `/docs/`.
    """
    pure = {name: value for name, value in os.environ.items() if name != "UNDERGROWTH_COMPILE"}
    for words in (["tools/manual.py"], ["-m", "build", "--outdir", str(out)]):
        done = subprocess.run(
            [sys.executable, *words],
            cwd=home,
            env=pure,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        if done.returncode != 0:
            raise Refused(f"The archives cannot be built:\n{done.stdout[-3000:]}")


def main(words: list[str], home: Path = HOME) -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0] if __doc__ else "")
    steps = parser.add_subparsers(dest="step", required=True)
    preparing = steps.add_parser("prepare", help="write version, changelog and pages; commit")
    preparing.add_argument("version")
    preparing.add_argument("--date", default=datetime.date.today().isoformat())
    checking = steps.add_parser("check", help="run all checks; tag")
    checking.add_argument("--checks", default=CHECKS, help="the command [default: %(default)s]")
    building = steps.add_parser("build", help="archives, sums and notes")
    building.add_argument("--out", type=Path, default=home / "dist")
    building.add_argument("--wheels", type=Path, help="a folder of compiled wheels to add")
    steps.add_parser("next", help="go on as a development version; commit")
    asked = parser.parse_args(words)
    try:
        if asked.step == "prepare":
            prepare(home, asked.version, asked.date)
        elif asked.step == "check":
            check(home, asked.checks)
        elif asked.step == "build":
            build(home, asked.out, asked.wheels)
        else:
            begin_next(home)
    except (Refused, sbom.Failed, changelog.BadFragment) as refused:
        raise SystemExit(str(refused)) from None


if __name__ == "__main__":
    main(sys.argv[1:])
