"""Checks that source archives contain the repository's files, and wheels the files of `src`.

A wheel for one system holds compiled modules besides, each beside its source.

Run it in the checkout: `python tools/check_archives.py FOLDER`, a folder of built archives.  With
`--documented` after it, those that lack the documentation are refused, as for a release.
"""

import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

NOT_SHIPPED = (
    ".ci/",
    ".github/",
    ".gitignore",
    ".pre-commit-config.yaml",
    "setup.cfg",
    "PKG-INFO",
)
HERE = Path(__file__).resolve().parent.parent
PAGES = "undergrowth/server/pages/"
MANUAL = "undergrowth/server/manual/"
MADE = (PAGES, MANUAL)
"""Folders that are built from other sources: the pages, and in releases the documentation."""
PACKAGE = "undergrowth/"
PURE = "-none-any.whl"
CORE = re.compile(r"\w+__mypyc\.[\w.-]+\.(?:so|pyd)")
"""The library that holds all of the compiled core."""
MODULE = re.compile(r"(undergrowth/[\w/]+)\.[\w.-]+\.(?:so|pyd)")
"""Pattern of a compiled module, with the path from which Python imports it."""
MOST_BYTES = 20_000_000
"""Largest size of a wheel, in bytes."""


def main(folder: Path, home: Path = HERE, documented: bool = False) -> None:
    """Raise `SystemExit` with the faults of the first archive that has any."""
    tracked = set(_lines(home, "git", "ls-files"))
    archives = [path for path in sorted(folder.iterdir()) if path.suffix in (".gz", ".whl")]
    if not archives:
        raise SystemExit(f"There is no archive in {folder}.")
    for path in archives:
        if path.suffix == ".gz":
            held = in_source(path)
            faults = source_faults(held, tracked)
        else:
            held = in_wheel(path)
            faults = system_wheel_faults(path.name, held, tracked)
            if path.stat().st_size > MOST_BYTES:
                faults.append(f"larger than {MOST_BYTES // 1_000_000} MB")
        if documented:
            faults += without_manual(held)
        if faults:
            raise SystemExit(f"{path.name}:\n  " + "\n  ".join(faults))
        print(f"{path.name} holds what it should, {len(held)} files.")


def in_source(path: Path) -> set[str]:
    """Return the files of a source archive, without the folder that contains them."""
    with tarfile.open(path) as archive:
        return {each.name.partition("/")[2] for each in archive.getmembers() if each.isfile()}


def in_wheel(path: Path) -> set[str]:
    """Return the files of a wheel, without its folders, which auditwheel lists too."""
    with zipfile.ZipFile(path) as archive:
        return {each.filename for each in archive.infolist() if not each.is_dir()}


def source_faults(held: set[str], tracked: set[str]) -> list[str]:
    """Return the missing and the unexpected files of a source archive."""
    wanted = {name for name in tracked if not name.startswith(NOT_SHIPPED)}
    builds = (*(f"src/{folder}" for folder in MADE), "src/undergrowth.egg-info/")
    made = {name for name in held if name.startswith(builds)}
    faults = [f"missing: {name}" for name in sorted(wanted - held)]
    strange = sorted(name for name in held - tracked - made if not name.startswith(NOT_SHIPPED))
    faults += [f"not in the repository: {name}" for name in strange]
    return faults + _without_pages(held, "src/")


def system_wheel_faults(name: str, held: set[str], tracked: set[str]) -> list[str]:
    """Return the faults of a wheel; one for a single system must hold a compiled core."""
    if name.endswith(PURE):
        return wheel_faults(held, tracked)
    found = {each: MODULE.fullmatch(each) for each in held}
    modules = {each for each, match in found.items() if match and f"{match[1]}.py" in held}
    core = {each for each in held if CORE.fullmatch(each)}
    faults = wheel_faults(held - modules - core - repaired(held), tracked)
    return faults if modules and len(core) == 1 else [*faults, "missing: the compiled core"]


def repaired(held: set[str]) -> set[str]:
    """Libraries of the system that the repair of a wheel has put beside the package."""
    return {name for name in held if name.startswith("undergrowth.libs/")}


def wheel_faults(held: set[str], tracked: set[str]) -> list[str]:
    """Return the missing files of a wheel, and files left in it by an earlier build.

    Pages beside the source are for readers of the repository: no wheel has them.
    """
    packed_from = {name for name in tracked if name.startswith("src/")}
    source = {name.removeprefix("src/") for name in packed_from if not name.endswith(".md")}
    packed = {name for name in held if name.startswith(PACKAGE) and not name.startswith(MADE)}
    faults = [f"missing: {name}" for name in sorted(source - packed)]
    faults += [f"not in the sources: {name}" for name in sorted(packed - source)]
    beside = {name for name in held - packed if not name.startswith(MADE)}
    faults += [
        f"beside the package: {name}" for name in sorted(beside) if ".dist-info/" not in name
    ]
    for licence in licences(tracked):
        if not any(name.endswith(f".dist-info/licenses/{licence}") for name in held):
            faults.append(f"missing: the licence file {licence}")
    return faults + _without_pages(held, "")


def licences(tracked: set[str]) -> list[str]:
    """Return the files that pyproject.toml names as licences."""
    text = (HERE / "pyproject.toml").read_text(encoding="utf-8")
    patterns = tomllib.loads(text)["project"]["license-files"]
    return sorted(name for name in tracked if any(Path(name).match(each) for each in patterns))


def _without_pages(held: set[str], above: str) -> list[str]:
    return [] if f"{above}{PAGES}index.html" in held else ["missing: the built pages"]


def without_manual(held: set[str]) -> list[str]:
    """Return a fault where an archive lacks the documentation, which servers show."""
    there = any(name.endswith(f"{MANUAL}index.html") for name in held)
    return [] if there else ["missing: the documentation (make docs)"]


def _lines(home: Path, *words: str) -> list[str]:
    done = subprocess.run(words, cwd=home, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


if __name__ == "__main__":
    main(Path(sys.argv[1]), documented="--documented" in sys.argv[2:])
