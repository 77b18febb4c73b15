"""Shorter imports between modules of the library do what the long ones do."""

import shutil
import subprocess
from pathlib import Path

import pytest

from compiler.importing import short_imports

IMPORT = """    cpy_r_r0 = (void *)&CPyModule_fox;
    cpy_r_r1 = (void *)&CPyImportState_fox;
    cpy_r_r2 = CPyModuleLockAPI_wood;
    cpy_r_r3 = CPyImport_IsInitialized(cpy_r_r1);
    if (!cpy_r_r3) goto CPyL3;
    cpy_r_r4 = PyImport_GetModuleDict();
    cpy_r_r5 = CPyStatics_hare[0]; /* 'fox' */
    cpy_r_r6 = CPyDict_GetItem(cpy_r_r4, cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        note_failure(1);
        goto CPyL9;
    }
    cpy_r_r7 = cpy_r_r6;
    goto CPyL7;
CPyL3: ;
    cpy_r_r8 = CPyInitOnly_fox;
    cpy_r_r9 = CPyExec_fox;
    cpy_r_r10 = (PyObject **)&CPyModule_fox__internal;
    cpy_r_r11 = PyImport_GetModuleDict();
    cpy_r_r12 = CPyStatics_hare[1]; /* 'wood' */
    cpy_r_r13 = CPyDict_GetItem(cpy_r_r11, cpy_r_r12);
    if (unlikely(cpy_r_r13 == NULL)) {
        note_failure(1);
        goto CPyL9;
    }
    cpy_r_r14 = CPyStatics_hare[2]; /* '__file__' */
    cpy_r_r15 = CPyObject_GetAttr(cpy_r_r13, cpy_r_r14);
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r15 == NULL)) {
        note_failure(1);
        goto CPyL9;
    }
    cpy_r_r16 = CPyStatics_hare[3]; /* '.so' */
    cpy_r_r17 = CPyStatics_hare[0]; /* 'fox' */
    cpy_r_r18 = CPyImport_ImportNative(cpy_r_r17, cpy_r_r8, cpy_r_r9, cpy_r_r10, cpy_r_r0, cpy_r_r1, cpy_r_r2, cpy_r_r15, cpy_r_r16, 0);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r18 == NULL)) {
        note_failure(1);
        goto CPyL9;
    }
    cpy_r_r7 = cpy_r_r18;
CPyL7: ;
    cpy_r_r19 = CPyStatics_hare[4]; /* ('leap',) */
    cpy_r_r20 = CPyStatic_hare___globals;
    cpy_r_r21 = CPyImport_GetNativeAttrs(cpy_r_r7, cpy_r_r19, cpy_r_r19, cpy_r_r20);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r21 == NULL)) {
        note_failure(1);
        goto CPyL9;
    }
"""  # noqa: E501  (the lines of mypyc)
RENAMED = IMPORT.replace(
    "    cpy_r_r20 =", "    cpy_r_r22 = CPyStatics_hare[5]; /* ('jump',) */\n    cpy_r_r20 ="
).replace("cpy_r_r19, cpy_r_r19", "cpy_r_r19, cpy_r_r22")
BEGUN = "char CPyDef_hare_____top_level__(void) {\n"
ENDED = "    return 1;\nCPyL9: ;\n    return 2;\n}\n"
RUNTIME = """#include <stdio.h>
#include <string.h>
#define unlikely(x) (x)
#define CPy_NOINLINE __attribute__((noinline))
#define CPy_DECREF(x) printf("drop %s\\n", (char *)x)
#define Py_DECREF CPy_DECREF
typedef char PyObject;
PyObject *CPyStatics_hare[] = {"fox", "wood", "file", ".so", "leap", "jump"};
PyObject *CPyModule_fox, *CPyModule_fox__internal, *CPyStatic_hare___globals = "globals";
int CPyImportState_fox;
void *CPyModuleLockAPI_wood;
static PyObject *CPyInitOnly_fox(void) { return "begun"; }
static int CPyExec_fox(PyObject *module) { return 0; }
static void note_failure(int place) { printf("failed at %d\\n", place); }
static int CPyImport_IsInitialized(void *state) { return *(int *)state; }
static PyObject *PyImport_GetModuleDict(void) { return "modules"; }
static PyObject *CPyDict_GetItem(PyObject *d, PyObject *k) { printf("%s\\n", k); return k; }
static PyObject *CPyObject_GetAttr(PyObject *o, PyObject *k) { printf("%s\\n", k); return k; }
static PyObject *CPyImport_ImportNative(PyObject *name, PyObject *(*begin)(void),
    int (*run)(PyObject *), PyObject **kept, void *cache, void *state, void *lock, PyObject *file,
    PyObject *suffix, int flags)
{
    int same = kept == &CPyModule_fox__internal && cache == &CPyModule_fox;
    printf("import %s %s %d %s %s %d\\n", name, begin(), run(name), file, suffix, same);
    return name;
}
static PyObject *CPyImport_GetNativeAttrs(PyObject *m, PyObject *n, PyObject *o, PyObject *g)
{
    printf("take %s of %s as %s in %s\\n", n, m, o, g);
    return strcmp(m, "fox") ? NULL : m;
}
"""
VARIABLES = "".join(
    f"    PyObject *cpy_r_r{n};\n" for n in (*range(3), *range(4, 8), *range(10, 23))
)
VARIABLES += (
    "    int cpy_r_r3;\n    PyObject *(*cpy_r_r8)(void);\n    int (*cpy_r_r9)(PyObject *);\n"
)
MAIN = """int main(void) {
    CPyDef_hare_____top_level__();
    CPyImportState_fox = 1;
    return CPyDef_hare_____top_level__() - 1;
}
"""


@pytest.mark.parametrize("body", [IMPORT, RENAMED])
def test_an_import_is_one_call(body: str) -> None:
    made = short_imports(BEGUN + body + ENDED)
    assert made.count("CPyImport_ImportNative(") == 1
    assert " = import_ours(&CPyModule_fox," in made.split(BEGUN)[1]
    assert "failure(1)" in made


@pytest.mark.skipif(shutil.which("gcc") is None, reason="needs GCC")
@pytest.mark.parametrize("body", [IMPORT, RENAMED])
def test_it_takes_the_same_course(body: str, tmp_path: Path) -> None:
    def run(body: str) -> str:
        (tmp_path / "hare.c").write_text(RUNTIME + body + MAIN, "utf-8")
        made = ["gcc", "-w", "-o", "hare", "hare.c"]
        subprocess.run(made, cwd=tmp_path, check=True)
        told = subprocess.run([tmp_path / "hare"], stdout=subprocess.PIPE, text=True, check=True)
        return told.stdout

    body = BEGUN + VARIABLES + body + ENDED
    assert short_imports(body) != body
    assert run(short_imports(body)) == run(body)


@pytest.mark.parametrize(
    "body",
    [
        pytest.param("int fox(void) { return 1; }\n", id="nothing is imported"),
        pytest.param(
            BEGUN + IMPORT + IMPORT.replace("CPyStatics_hare[1]", "CPyStatics_hare[9]") + ENDED,
            id="from two libraries",
        ),
        pytest.param(
            BEGUN + IMPORT.replace("CPyExec_fox", "CPyExec_hen") + ENDED, id="of two modules"
        ),
    ],
)
def test_a_unit_that_does_not_fit_stays(body: str) -> None:
    assert short_imports(body) == body
