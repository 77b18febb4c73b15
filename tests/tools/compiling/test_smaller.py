"""Options that make the library smaller change nothing that it does."""

import shutil
import subprocess
from pathlib import Path

import pytest

from compiler.smaller import linking, short_tracebacks

FAILS = """int fox(int deed) {
    if (deed == 0) { CPy_AddTraceback("src/fox.py", "leap", 7, CPyStatic_fox___globals); return 0; }
    if (deed == 1) { CPy_AddTraceback("src/fox.py", "<module>", 32000, CPyStatic_fox___globals); }
    if (deed == 2) { CPy_TypeErrorTraceback("src/fox.py", "run", 8, CPyStatic_fox___globals, "int", fur); return 0; }
    if (deed == 3) { CPy_AttributeError("src/fox.py", "leap", "Fox", "fur", 9, CPyStatic_fox___globals); return 0; }
    return 1;
}
"""  # noqa: E501  (the lines of mypyc)
HARE = 'CPy_AddTraceback("src/hare.py", "hide", 3, CPyStatic_hare___globals);\n'
RUNTIME = """#include <stdio.h>
#define CPy_NOINLINE __attribute__((noinline))
static const char *CPyStatic_fox___globals = "fox's names";
static void CPy_AddTraceback(const char *file, const char *name, int line, const char *names) {
    printf("%s %s %d %s\\n", file, name, line, names);
}
static void CPy_TypeError(const char *expected, const char *value) {
    printf("expected %s, not %s: ", expected, value);
}
static void CPy_AttributeError(const char *file, const char *name, const char *of,
                               const char *field, int line, const char *names) {
    printf("no %s of %s: %s %s %d %s\\n", field, of, file, name, line, names);
}
static const char *fur = "red fur";
"""


@pytest.mark.skipif(shutil.which("gcc") is None, reason="needs GCC")
def test_a_failure_notes_the_same_place(tmp_path: Path) -> None:
    short = short_tracebacks(FAILS)
    assert short.count("CPy_AddTraceback(") == 1
    assert "CPy_TypeErrorTraceback" not in short and short.count("CPy_AttributeError(") == 1
    main = "int main(void) { fox(0); fox(1); fox(2); fox(3); return fox(4) - 1; }\n"
    (tmp_path / "fox.c").write_text(RUNTIME + short + main, "utf-8")
    subprocess.run(["gcc", "-o", "fox", "fox.c"], cwd=tmp_path, check=True)
    told = subprocess.run([tmp_path / "fox"], stdout=subprocess.PIPE, text=True, check=True)
    assert told.stdout.splitlines() == [
        "src/fox.py leap 7 fox's names",
        "src/fox.py <module> 32000 fox's names",
        "expected int, not red fur: src/fox.py run 8 fox's names",
        "no fur of Fox: src/fox.py leap 9 fox's names",
    ]


@pytest.mark.parametrize(
    "body",
    [
        pytest.param("int fox(void) { return 1; }\n", id="nothing fails"),
        pytest.param(FAILS + HARE, id="two modules in one file"),
        pytest.param(FAILS.replace("32000", "32768"), id="a line too far down"),
        pytest.param(FAILS.replace("leap", "leap" * 20000), id="names too long"),
    ],
)
def test_a_unit_that_does_not_fit_stays(body: str) -> None:
    assert short_tracebacks(body) == body


def test_a_wheel_is_for_other_machines_too() -> None:
    assert not any("pack-relative-relocs" in flag for flag in linking(here=False, symbols=False))


def test_profilers_find_the_names_they_ask_for() -> None:
    assert not any("strip" in flag for flag in linking(here=True, symbols=True))
