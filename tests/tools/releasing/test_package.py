"""The package's metadata are true, and it holds what it names."""

from __future__ import annotations

import json
import re
import tomllib
import zipfile
from pathlib import Path
from typing import Any

import pytest
from setuptools import build_meta

import build_backend
import check_archives
import pages

HOME = Path(__file__).parents[3]
PROJECT: dict[str, Any] = tomllib.loads((HOME / "pyproject.toml").read_text("utf-8"))["project"]
EXTRAS = PROJECT["optional-dependencies"]
OTHERS = (HOME / "THIRD-PARTY.md").read_text(encoding="utf-8")


def test_every_dependency_has_both_bounds() -> None:
    """Changes of a later major version do not break today's installation."""
    extras = PROJECT["optional-dependencies"].values()
    all_of_them = [*PROJECT["dependencies"], *(each for extra in extras for each in extra)]
    named = [each for each in all_of_them if not each.startswith("undergrowth[")]
    assert not [each for each in named if not re.search(r">=[\d.]+,<\d+(; \w+ == '\w+')?$", each)]


def test_every_picture_of_others_is_named_with_its_author() -> None:
    """CC BY 3.0 asks for the author, the source, the licence and what was changed."""
    rows = dict(re.findall(r"^\| ([^|]+) \| ([^|]+) \|$", OTHERS, re.MULTILINE))
    pictures = HOME / "web/src/pictures"
    icons: dict[str, dict[str, Any]] = {}
    for file in pictures.glob("*.generated.json"):
        icons |= json.loads(file.read_text("utf-8"))
    for name, icon in icons.items():
        assert name in rows[icon["author"]].split(", "), name
    drawn = sum(len(rows[author].split(", ")) for author in {i["author"] for i in icons.values()})
    assert drawn == len(icons), "no picture is named that is not there"
    for words in ("https://game-icons.net", "creativecommons.org/licenses/by/3.0", "without the"):
        assert words in OTHERS


def test_every_library_in_the_pages_is_named() -> None:
    found: set[str] = set()
    for path in (HOME / "web/src").rglob("*"):
        if path.suffix in (".ts", ".svelte") and ".test." not in path.name:
            text = path.read_text(encoding="utf-8")
            found |= set(re.findall(r"""from ["']((?:@[\w-]+/)?[\w-]+)""", text))
    assert found == {"svelte", "@fluent/bundle"}
    assert not [name for name in found if f"[{name}]" not in OTHERS]


def test_the_licences_are_those_of_the_files_that_are_named() -> None:
    assert PROJECT["license"] == "MIT AND CC-BY-3.0 AND Apache-2.0 AND OFL-1.1"
    files = [path for pattern in PROJECT["license-files"] for path in HOME.glob(pattern)]
    names = {path.relative_to(HOME).as_posix() for path in files}
    texts = {f"licenses/{name}.txt" for name in ("Apache-2.0", "OFL-1.1")}
    assert names == {"LICENSE", "THIRD-PARTY.md", *texts}


def test_the_page_of_the_package_is_the_readme() -> None:
    assert PROJECT["readme"] == "README.md"


def test_what_an_earlier_build_left_gets_into_no_wheel(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """setuptools packs all of `build/lib`, also a module that was removed since."""
    gone = tmp_path / "build/lib/undergrowth/gone.py"
    kept = tmp_path / "build/core/kept.o"
    for path in (gone, kept):
        path.parent.mkdir(parents=True)
        path.touch()
    there: list[bool] = []

    def build(*_: object) -> str:
        there.extend([gone.exists(), kept.exists()])
        return "wheel"

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(build_meta, "build_wheel", build)
    monkeypatch.setattr(pages, "main", lambda: None)
    assert build_backend.build_wheel("dist") == "wheel"
    assert there == [False, True], "objects of the compiled core are used again"


def test_archives_that_lack_or_have_too_much_are_found() -> None:
    tracked = {"src/undergrowth/a.py", "examples/b.py", ".ci/run", "LICENSE", "THIRD-PARTY.md"}
    page = "undergrowth/server/pages/index.html"
    whole = {*(tracked - {".ci/run"}), f"src/{page}", "PKG-INFO"}
    assert check_archives.source_faults(whole, tracked) == []
    faults = check_archives.source_faults({*whole - {"examples/b.py"}, "notes"}, tracked)
    assert faults == ["missing: examples/b.py", "not in the repository: notes"]
    assert check_archives.source_faults(whole - {f"src/{page}"}, tracked) != []
    licences = {f"u-1.dist-info/licenses/{name}" for name in ("LICENSE", "THIRD-PARTY.md")}
    wheel = {"undergrowth/a.py", page, *licences}
    assert check_archives.wheel_faults(wheel, tracked) == []
    assert check_archives.wheel_faults(wheel, {*tracked, "src/undergrowth/ai/README.md"}) == []
    stale = check_archives.wheel_faults({*wheel, "undergrowth/gone.py", "tests/x.py"}, tracked)
    assert stale == ["not in the sources: undergrowth/gone.py", "beside the package: tests/x.py"]
    assert check_archives.wheel_faults(wheel - licences, tracked) != []


def test_folders_of_a_wheel_are_no_files_of_it(tmp_path: Path) -> None:
    """auditwheel lists them in the wheels that it repairs."""
    wheel = tmp_path / "u-1-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as packed:
        packed.mkdir("undergrowth")
        packed.writestr("undergrowth/a.py", "")
    assert check_archives.in_wheel(wheel) == {"undergrowth/a.py"}


def test_figures_say_which_interpreter_and_stand_in_the_bench() -> None:
    """Nobody else's engine is measured here, so none is compared with."""
    readme = (HOME / "README.md").read_text(encoding="utf-8")
    (figures,) = [part for part in readme.split("\n\n") if "decisions. One core" in part]
    assert "CPython 3.11" in figures and "(bench/README.md)" in figures
    bench = (HOME / "bench/README.md").read_text(encoding="utf-8")
    assert "CPython 3.11" in bench
    assert "java" not in (readme + bench).lower()


def test_a_wheel_for_one_system_holds_the_compiled_core() -> None:
    """Each compiled module beside its source, and one library with all of them."""
    tracked = {"src/undergrowth/a.py", "LICENSE", "THIRD-PARTY.md"}
    licences = {f"u-1.dist-info/licenses/{name}" for name in ("LICENSE", "THIRD-PARTY.md")}
    pure = {"undergrowth/a.py", "undergrowth/server/pages/index.html", *licences}
    core = {"undergrowth__mypyc.cp311-win_amd64.pyd", "undergrowth/a.cp311-win_amd64.pyd"}
    name = "undergrowth-1-cp311-cp311-win_amd64.whl"
    assert check_archives.system_wheel_faults(name, pure | core, tracked) == []
    assert check_archives.system_wheel_faults(name, pure, tracked) == ["missing: the compiled core"]
    stray = {*pure, *core, "undergrowth/b.cp311-win_amd64.pyd"}
    assert check_archives.system_wheel_faults(name, stray, tracked) != []
    in_pure = check_archives.system_wheel_faults(
        "undergrowth-1-py3-none-any.whl", pure | core, tracked
    )
    assert in_pure != [], "a pure wheel runs everywhere"
