"""A release is made in steps, and each refuses what would make a wrong one."""

from __future__ import annotations

import hashlib
import io
import subprocess
import tarfile
import zipfile
from pathlib import Path

import pytest

import release
import undergrowth
from release import Refused

HOME = Path(__file__).parents[3]
FILES = {
    "src/undergrowth/_version.py": '"""The version."""\n\n__version__ = "0.3.0.dev0"\n',
    "src/undergrowth/py.typed": "",
    "CHANGELOG.md": "# Changelog\n\n## [0.2.0] - 2026-11-22\n\n### Added\n\n- Maps.\n",
    "README.md": "    pip install 'undergrowth-0.2.0-py3-none-any.whl[server]'\n",
    "docs/installing.md": "    pip install undergrowth-0.2.0-py3-none-any.whl\n",
    "changelog.d/README.md": "How.\n",
    "changelog.d/decks.added.md": "Decks.\n",
    "LICENSE": "",
    "THIRD-PARTY.md": "",
    "licenses/OFL-1.1.txt": "",
}
PASSES, FAILS = "git --version", "git nothing"


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A small repository, before its release 0.3.0."""
    folder = tmp_path / "home"
    for name, text in FILES.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    release.git(folder, "init", "--quiet")
    release.git(folder, "config", "user.name", "somebody")
    release.git(folder, "config", "user.email", "somebody@example.org")
    release.commit(folder, "Begin")
    return folder


def prepared(home: Path) -> Path:
    release.prepare(home, "0.3.0", "2026-11-28")
    return home


def tagged(home: Path) -> Path:
    release.check(prepared(home), PASSES)
    return home


def archives_of(home: Path, out: Path, version: str = "0.3.0") -> None:
    """Put a source archive and a wheel that hold what they should into a folder."""
    names = release.git(home, "ls-files").splitlines()
    made = [f"undergrowth/server/{each}/index.html" for each in ("pages", "manual")]
    with tarfile.open(out / f"undergrowth-{version}.tar.gz", "w:gz") as archive:
        for name in (*names, *(f"src/{page}" for page in made), "PKG-INFO"):
            archive.addfile(tarfile.TarInfo(f"undergrowth-{version}/{name}"), io.BytesIO())
    with zipfile.ZipFile(out / f"undergrowth-{version}-py3-none-any.whl", "w") as wheel:
        for name in (*names, *(f"src/{page}" for page in made)):
            if name.startswith("src/"):
                wheel.writestr(name.removeprefix("src/"), "")
        for licence in ("LICENSE", "THIRD-PARTY.md", "licenses/OFL-1.1.txt"):
            wheel.writestr(f"undergrowth-{version}.dist-info/licenses/{licence}", "")


def listed(wheel: Path, out: Path) -> None:
    """Put a list of what a wheel consists of into a folder."""
    name = wheel.name.removesuffix("-py3-none-any.whl")
    (out / f"{name}.python.cdx.json").write_text("{}\n")


def test_a_release_is_prepared_checked_built_and_left_behind(home: Path, tmp_path: Path) -> None:
    """All four steps; nothing is left uncommitted after any of them."""
    release.prepare(home, "0.3.0", "2026-11-28")
    assert release.current(home) == "0.3.0"
    assert "## [0.3.0] - 2026-11-28\n\n### Added\n\n- Decks." in (home / "CHANGELOG.md").read_text()
    for page in release.NAMING:
        assert "undergrowth-0.3.0-py3" in (home / page).read_text()
    assert not (home / "changelog.d/decks.added.md").exists()
    release.check(home, PASSES)
    assert release.git(home, "tag", "--points-at", "HEAD") == "v0.3.0"
    out = tmp_path / "dist"
    release.build(home, out, builder=archives_of, lister=listed)
    release.begin_next(home)
    assert release.current(home) == "0.4.0.dev0"
    release.check_clean(home)
    assert release.git(home, "log", "--format=%s").splitlines() == [
        "Go on as 0.4.0.dev0",
        "Release 0.3.0",
        "Begin",
    ]


def test_the_sums_are_those_of_the_archives_and_stand_in_the_notes(
    home: Path, tmp_path: Path
) -> None:
    """`sha256sum --check` reads them."""
    out = tmp_path / "dist"
    release.build(tagged(home), out, builder=archives_of, lister=listed)
    sums = (out / release.SUMS).read_text()
    for line in sums.splitlines():
        digest, name = line.split("  ")
        assert hashlib.sha256((out / name).read_bytes()).hexdigest() == digest
    assert len(sums.splitlines()) == 3, "two archives and a list of what the wheel consists of"
    notes = (out / release.NOTES).read_text()
    assert notes.startswith("# undergrowth 0.3.0\n\n### Added\n\n- Decks.\n\n## Installing\n")
    assert sums in notes and "Maps" not in notes, "only of this release"


def test_what_is_uncommitted_is_refused_by_every_step(home: Path, tmp_path: Path) -> None:
    """Also a file that nobody has added."""
    (home / "new.txt").write_text("")
    with pytest.raises(Refused, match=r"uncommitted changes:\n\?\? new\.txt"):
        release.prepare(home, "0.3.0", "2026-11-28")
    (home / "new.txt").unlink()
    tagged(home)
    (home / "README.md").write_text("Changed.\n")
    for step in (["check", "--checks", PASSES], ["build", "--out", str(tmp_path)], ["next"]):
        with pytest.raises(SystemExit, match=r"uncommitted changes:\n M README\.md"):
            release.main(step, home)


@pytest.mark.parametrize(
    ("version", "message"),
    [
        ("0.3", "expected three numbers"),
        ("0.3.0.dev1", "expected three numbers"),
        ("0.2.0", "tells of 0.2.0 already"),
        ("0.1.9", r"does not come after 0\.2\.0"),
        ("0.9.0", "v0.9.0 is tagged already"),
    ],
)
def test_a_version_that_is_none_or_not_new_is_refused(
    home: Path, version: str, message: str
) -> None:
    release.git(home, "tag", "v0.9.0")
    with pytest.raises(Refused, match=message):
        release.prepare(home, version, "2026-11-28")
    release.check_clean(home)


def test_a_release_without_changes_or_with_too_many_lines_is_refused(home: Path) -> None:
    for number in range(release.MOST_LINES):
        (home / f"changelog.d/{number}.fixed.md").write_text(f"Fault {number}.\n")
    release.commit(home, "Mend much")
    with pytest.raises(Refused, match="are too many to be read"):
        release.prepare(home, "0.3.0", "2026-11-28")
    release.git(home, "rm", "--quiet", "-r", "changelog.d")
    release.git(home, "checkout", ".")
    release.commit(home, "Say nothing")
    with pytest.raises(Refused, match="there is nothing to release"):
        release.prepare(home, "0.3.0", "2026-11-28")


def test_failing_checks_are_not_tagged(home: Path) -> None:
    prepared(home)
    with pytest.raises(Refused, match=r"failed: v0\.3\.0 is not tagged"):
        release.check(home, FAILS)
    assert release.git(home, "tag", "--list") == ""


def test_only_a_commit_that_is_tagged_with_its_version_is_built(home: Path, tmp_path: Path) -> None:
    with pytest.raises(Refused, match=r"0\.3\.0\.dev0, which is no release"):
        release.build(home, tmp_path / "dist")
    tagged(home)
    (home / "more.txt").write_text("More.\n")
    release.commit(home, "Add more")
    with pytest.raises(Refused, match=r"not tagged v0\.3\.0"):
        release.build(home, tmp_path / "dist")
    with pytest.raises(Refused, match="tagged already"):
        release.check(home, PASSES)


def test_a_version_named_twice_in_the_changelog_is_refused(home: Path) -> None:
    page = prepared(home) / "CHANGELOG.md"
    page.write_text(page.read_text() + "\n## [0.3.0] - 2026-11-27\n")
    release.commit(home, "Tell it twice")
    with pytest.raises(Refused, match=r"begin with 0\.3\.0 and name it once"):
        release.check(home, PASSES)


def test_archives_that_are_wrong_or_of_another_version_are_refused(
    home: Path, tmp_path: Path
) -> None:
    tagged(home)

    def of_another(home: Path, out: Path) -> None:
        archives_of(home, out, "0.2.0")

    with pytest.raises(Refused, match=r"Not archives of 0\.3\.0"):
        release.build(home, tmp_path / "other", builder=of_another, lister=listed)

    def with_more(home: Path, out: Path) -> None:
        archives_of(home, out)
        with zipfile.ZipFile(out / "undergrowth-0.3.0-py3-none-any.whl", "a") as wheel:
            wheel.writestr("undergrowth/gone.py", "")

    with pytest.raises(Refused, match=r"not in the sources: undergrowth/gone\.py"):
        release.build(home, tmp_path / "more", builder=with_more, lister=listed)
    with pytest.raises(Refused, match="holds something already"):
        release.build(home, tmp_path / "more", builder=archives_of, lister=listed)


def test_compiled_wheels_made_elsewhere_are_released_along(home: Path, tmp_path: Path) -> None:
    made = tmp_path / "wheelhouse"
    made.mkdir()
    archives_of(home, made)
    (made / "undergrowth-0.3.0.tar.gz").unlink()
    pure = made / "undergrowth-0.3.0-py3-none-any.whl"
    compiled = pure.rename(made / "undergrowth-0.3.0-cp311-cp311-manylinux_2_28_x86_64.whl")
    with zipfile.ZipFile(compiled, "a") as wheel:
        wheel.writestr("undergrowth__mypyc.cpython-311-x86_64-linux-gnu.so", "")
        wheel.writestr("undergrowth/_version.cpython-311-x86_64-linux-gnu.so", "")
    release.build(tagged(home), tmp_path / "dist", made, archives_of, listed)
    assert compiled.name in (tmp_path / "dist" / release.SUMS).read_text()


def test_an_archive_without_the_documentation_is_not_released(home: Path, tmp_path: Path) -> None:
    """Also a compiled wheel that was made elsewhere: its server would have no pages to show."""
    made = tmp_path / "wheelhouse"
    made.mkdir()
    wheel = made / "undergrowth-0.3.0-cp311-cp311-musllinux_1_2_x86_64.whl"
    with zipfile.ZipFile(wheel, "w") as packed:
        packed.writestr("undergrowth/server/pages/index.html", "")
    with pytest.raises(Refused, match="missing: the documentation"):
        release.build(tagged(home), tmp_path / "dist", made, archives_of, listed)


def test_a_refusal_is_one_sentence_at_the_shell(home: Path) -> None:
    with pytest.raises(SystemExit, match="which is no release"):
        release.main(["build"], home)
    with pytest.raises(SystemExit, match="expected three numbers"):
        release.main(["prepare", "new"], home)


def test_this_version_is_that_of_the_newest_release_or_a_later_one_in_development() -> None:
    """And the sources say it in one place."""
    version = undergrowth.__version__
    assert release.current(HOME) == version
    newest = release.numbers(release._NAMED.findall((HOME / "CHANGELOG.md").read_text("utf-8"))[0])
    if ".dev" in version:
        assert release.numbers(version) > newest
    else:
        assert release.numbers(version) == newest
    found = subprocess.run(
        [
            "git",
            "grep",
            "--files-with-matches",
            "--fixed-strings",
            f'"{version}"',
            "--",
            "src/**/*.py",
        ],
        cwd=HOME,
        capture_output=True,
        text=True,
        check=False,
    )
    assert found.returncode > 1 or found.stdout.split() == [release.VERSION_FILE]
