"""Files that a repository shows to strangers are there, and agree with the package."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

yaml: Any = pytest.importorskip("yaml")

HOME = Path(__file__).parents[3]
DOCUMENT: dict[str, Any] = tomllib.loads((HOME / "pyproject.toml").read_text("utf-8"))
PROJECT = DOCUMENT["project"]
WHEELS = DOCUMENT["tool"]["cibuildwheel"]
WORKFLOWS = sorted((HOME / ".github/workflows").glob("*.yml"))
CHECKS: dict[str, Any] = yaml.safe_load((HOME / ".github/workflows/checks.yml").read_text("utf-8"))


def steps(workflow: Path) -> list[str]:
    """Return every command of a workflow."""
    jobs = yaml.safe_load(workflow.read_text(encoding="utf-8"))["jobs"].values()
    return [step["run"] for job in jobs for step in job["steps"] if "run" in step]


def test_the_workflow_runs_all_checks_and_installs_on_every_system_and_python() -> None:
    assert ".ci/run" in steps(HOME / ".github/workflows/checks.yml")
    matrix = CHECKS["jobs"]["install"]["strategy"]["matrix"]
    assert {name.split("-")[0] for name in matrix["system"]} == {"ubuntu", "macos", "windows"}
    assert {f"cp{each.replace('.', '')}-*" for each in matrix["python"]} == set(WHEELS["build"])
    told = {each.rpartition(" ")[2] for each in PROJECT["classifiers"] if ":: 3." in each}
    assert told <= set(matrix["python"]), "no Python is promised that is not tried"
    assert PROJECT["requires-python"] == f">={matrix['python'][0]}"


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
def test_what_a_workflow_runs_is_there(workflow: Path) -> None:
    text = "\n".join(steps(workflow))
    for name in re.findall(r"(?:tools|tests)/[\w/.]+", text):
        assert (HOME / name).exists(), name
    targets = re.findall(r"^([a-z-]+):", (HOME / "Makefile").read_text("utf-8"), re.MULTILINE)
    assert set(re.findall(r"\bmake ([a-z-]+)", text)) <= set(targets)


def test_compiled_wheels_are_built_for_every_system_and_tried() -> None:
    assert WHEELS["environment"]["UNDERGROWTH_COMPILE"] == "1"
    assert WHEELS["linux"]["archs"] == ["x86_64", "aarch64"]
    assert {"macos", "windows"} <= set(WHEELS)
    images = " ".join(key for key in WHEELS["linux"])
    assert "manylinux-aarch64" in images and "musllinux-x86_64" in images
    assert "COMPILED" in WHEELS["test-command"][0]


def test_every_way_to_install_is_tried_by_the_workflow() -> None:
    """Each that the page on installing has, but for the index."""
    ran = "\n".join(steps(HOME / ".github/workflows/checks.yml"))
    for words in (
        *("pip install '.[server]'", "pip install --editable '.[server", ".whl)[server]"),
        *("uvx --from", "pipx run --spec", "docker build --file Containerfile", "make site"),
    ):
        assert words in ran, words


def test_wheels_of_a_release_have_the_documentation_with_them() -> None:
    """It is built before the source archive, from which every wheel is made."""
    ran = steps(HOME / ".github/workflows/wheels.yml")
    assert ran.index("python tools/manual.py") < ran.index("python -m build --outdir dist")
    assert sum("check_archives.py" in each and "--documented" in each for each in ran) == 2


def test_hooks_before_a_commit_are_those_of_make_lint() -> None:
    hooks = yaml.safe_load((HOME / ".pre-commit-config.yaml").read_text("utf-8"))["repos"][0][
        "hooks"
    ]
    needed = [each for each in PROJECT["optional-dependencies"]["dev"] if each.startswith("ruff")]
    for hook in hooks:
        assert hook.get("additional_dependencies", needed) == needed
        for name in re.findall(r"tests/[\w/.]+", hook["entry"]):
            assert (HOME / name).exists(), name


@pytest.mark.parametrize("name", ["rule", "fault", "idea"])
def test_a_template_says_what_it_is_for(name: str) -> None:
    text = (HOME / f".github/ISSUE_TEMPLATE/{name}.md").read_text(encoding="utf-8")
    head = yaml.safe_load(text.split("---")[1])
    assert {"name", "about", "labels"} <= set(head)


def test_a_citation_names_no_version_of_its_own() -> None:
    """The version stands in one place."""
    cited = yaml.safe_load((HOME / "CITATION.cff").read_text(encoding="utf-8"))
    assert {"cff-version", "title", "message", "authors"} <= set(cited)
    assert "version" not in cited
    assert [each["name"] for each in cited["authors"]] == [PROJECT["authors"][0]["name"]]


@pytest.mark.parametrize(
    "page", ["SECURITY.md", "CODE_OF_CONDUCT.md", ".github/PULL_REQUEST_TEMPLATE.md"]
)
def test_links_lead_somewhere(page: str) -> None:
    text = (HOME / page).read_text(encoding="utf-8")
    links = re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", text)
    assert links and not [link for link in links if not ((HOME / page).parent / link).exists()]
