"""Wheels for the Pythons of a machine, and what a release consists of: quick tests."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

import pytest

import sbom
import wheels


def test_a_python_that_is_not_there_is_left_out() -> None:
    assert wheels.works(sys.executable) and not wheels.works("python3.99")


def test_without_any_python_there_is_a_reason(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match=r"expected one of python3\.98, python3\.99"):
        wheels.main(tmp_path, ["python3.98", "python3.99"])


def test_a_command_that_fails_is_named_with_what_it_said() -> None:
    code = "import sys; print('no wood left'); sys.exit(3)"
    with pytest.raises(wheels.Failed, match="no wood left"):
        wheels.run(sys.executable, "-c", code)
    with pytest.raises(sbom.Failed, match="-c"):
        sbom.printed(sys.executable, "-c", code)


def test_all_supported_pythons_are_built() -> None:
    """The same ones here, by cibuildwheel, and in the classifiers."""
    project = tomllib.loads((wheels.HOME / "pyproject.toml").read_text("utf-8"))
    named = [name.removeprefix("python").replace(".", "") for name in wheels.PYTHONS]
    assert project["tool"]["cibuildwheel"]["build"] == [f"cp{name}-*" for name in named]
    said = {each.rpartition(" ")[2] for each in project["project"]["classifiers"]}
    assert {name.removeprefix("python") for name in wheels.PYTHONS} <= said
