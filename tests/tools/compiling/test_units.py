"""Each C file becomes a unit that its neighbours do not change."""

import shutil
import subprocess
from pathlib import Path

import pytest

from compiler.inlining import copied
from compiler.units import (
    FAILING,
    UNUSUAL,
    UnknownC,
    declarations,
    needed,
    own_labels,
    own_literals,
    units,
)

TYPES = """#ifndef MYPYC_NATIVE_g_H
#include <stdint.h>
#ifndef MYPYC_DECLARED_tuple_T1I
#define MYPYC_DECLARED_tuple_T1I
typedef struct tuple_T1I {
    int f0;
} tuple_T1I;
#endif

typedef struct {
    tuple_T1I _pair;
} fox___FoxObject;

typedef struct {
    int _other;
} hare___HareObject;

#endif
"""
NAMES = """#include "__native_g.h"
typedef void PyObject;
extern PyObject *CPyStatics[9];
extern int CPyDef_leap(fox___FoxObject *cpy_r_fox);
extern int CPyDef_hide(hare___HareObject *cpy_r_hare);
"""
INCLUDES = '#include "__native_g.h"\n#include "__native_internal_g.h"\n'
RUNTIME = "".join(f"void {name}(void);\n" for name in (*FAILING, *UNUSUAL))
"""Declarations of Python's and mypyc's headers."""
FOX = "int fox(fox___FoxObject *f) { return CPyStatics[7] == CPyStatics[4] && CPyDef_leap(f); }\n"
HARE = "int hare(hare___HareObject *h) { return CPyDef_hide(h) && CPyStatics[4]; }\n"
WHOLE = """
int CPyGlobalsInit(void)
{
    is_initialized = 1;
}
PyObject *CPyStatics[9];
"""


def generated(fox: str = FOX, hare: str = HARE, names: str = NAMES) -> dict[str, str]:
    return {
        "__native_g.h": TYPES,
        "__native_internal_g.h": names,
        "__native_g.c": INCLUDES + WHOLE,
        "__native_fox.c": INCLUDES + fox,
        "__native_hare.c": INCLUDES + hare,
    }


def test_a_unit_declares_what_its_code_mentions_and_what_that_mentions() -> None:
    made = units(generated(), [], "g")

    assert "CPyDef_leap" in made["__native_fox.c"]
    assert "} tuple_T1I;" in made["__native_fox.c"]
    assert "CPyDef_hide" not in made["__native_fox.c"]
    assert "HareObject" not in made["__native_fox.c"]


def test_a_new_name_or_literal_elsewhere_changes_no_unit() -> None:
    before = units(generated(), [], "g")
    names = NAMES.replace("[9]", "[12]") + "extern int CPyDef_dig(void);\n"
    fox = FOX.replace("[7]", "[9]").replace("[4]", "[5]")
    hare = HARE.replace("[4]", "[5]") + "int dig(void) { return CPyStatics[11] != 0; }\n"
    after = units(generated(fox, hare, names), [], "g")

    assert after["__native_fox.c"] == before["__native_fox.c"]
    assert after["__native_hare.c"] != before["__native_hare.c"]


def test_a_changed_layout_changes_the_units_that_use_it() -> None:
    before = units(generated(), [], "g")
    files = generated()
    files["__native_g.h"] = TYPES.replace("int _other", "long _other")
    after = units(files, [], "g")

    assert after["__native_fox.c"] == before["__native_fox.c"]
    assert after["__native_hare.c"] != before["__native_hare.c"]


def test_literals_stand_in_a_row_by_first_use() -> None:
    body, row = own_literals("a = CPyStatics[7]; b = CPyStatics[4]; c = CPyStatics[7];", "mine")

    assert body == "a = mine[0]; b = mine[1]; c = mine[0];"
    assert row == [7, 4]


def test_a_label_more_elsewhere_changes_no_unit() -> None:
    """mypyc numbers labels and temporary variables through all modules."""
    before = HARE + "goto __LL7; int __tmp8 = 0; __LL7: ; __LL10: ;\n"
    after = HARE + "goto __LL17; int __tmp18 = 0; __LL17: ; __LL20: ;\n"

    assert own_labels(before) == HARE + "goto __LL0; int __tmp1 = 0; __LL0: ; __LL2: ;\n"
    assert units(generated(hare=before), [], "g") == units(generated(hare=after), [], "g")


def test_the_whole_gives_every_unit_its_literals() -> None:
    whole = units(generated(), [], "g")["__native_g.c"]

    assert "static const int shared_CPyStatics_fox[] = {7,4};" in whole
    assert "CPyStatics_hare[i] = CPyStatics[shared_CPyStatics_hare[i]];" in whole
    assert whole.index("share_literals();") < whole.index("is_initialized = 1;")


def test_c_that_is_not_known_is_refused() -> None:
    with pytest.raises(UnknownC):
        units(generated() | {"__native_g.c": INCLUDES}, [], "g")
    with pytest.raises(UnknownC):
        declarations(["typedef struct {\n    int a;\n"])
    with pytest.raises(UnknownC):
        own_literals("CPyStatics[i]", "mine")


def test_declarations_keep_their_order() -> None:
    found = declarations([TYPES, NAMES])

    assert [each.name for each in found][:3] == [
        "tuple_T1I",
        "fox___FoxObject",
        "hare___HareObject",
    ]
    shown = needed(found, "CPyDef_leap")
    assert shown.index("tuple_T1I;") < shown.index("fox___FoxObject;") < shown.index("CPyDef_leap")


def test_a_function_of_the_runtime_is_copied_with_the_words_it_needs() -> None:
    runtime = "#define SIZE long\n#define SIZE int\n\nSIZE CPyGet(SIZE x) {\n    return x;\n}\n"

    copy = copied("CPyGet", runtime)

    assert "#define SIZE long" in copy
    assert "static inline SIZE Own_CPyGet(SIZE x) {\n    return x;\n}\n" in copy
    assert copy.endswith("#define CPyGet Own_CPyGet\n")
    assert copied("CPySet", runtime) == ""


@pytest.mark.skipif(shutil.which("cc") is None, reason="needs a C compiler")
def test_a_unit_compiles_alone(tmp_path: Path) -> None:
    for name, text in units(generated(), [], "g").items():
        (tmp_path / name).write_text(RUNTIME + text)
    words = ["cc", "-Werror", "-c", "__native_fox.c", "-o", "fox.o"]
    subprocess.run(words, cwd=tmp_path, check=True)


def test_what_seldom_runs_and_what_follows_failures_is_marked_so() -> None:
    """The compiler puts it apart from the rest."""
    names = NAMES + "extern int CPyDef_fox_____top_level__(void);\n"
    names += "extern int CPyPy_fox___leap(int far);\n"
    fox = FOX + "int begin(void) { return CPyDef_fox_____top_level__() + CPyPy_fox___leap(2); }\n"
    made = units(generated(fox, HARE, names), [], "g")["__native_fox.c"]
    assert "__attribute__((cold))\n#endif\nextern int CPyDef_fox_____top_level__(void);" in made
    assert "__attribute__((cold))\n#endif\nextern int CPyPy_fox___leap(int far);" in made
    assert "extern int CPyDef_leap" in made and "cold))\n#endif\nextern int CPyDef_leap" not in made
    for name in FAILING:
        assert f"{name} __attribute__((cold));" in made
