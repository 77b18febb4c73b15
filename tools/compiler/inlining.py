"""Gives every unit copies, to inline, of the most frequent functions of Python and of mypyc."""

import re

_NAME = re.compile(r"[A-Za-z_]\w*")
_MEANING = re.compile(r"^#define (\w+) (\w+)$", re.MULTILINE)

COPIED = (
    "CPyList_GetItem",
    "CPyList_GetItemBorrow",
    "CPyList_GetItemInt64",
    "CPyList_GetSlice",
    "CPyList_SetItem",
    "CPyList_SetItemInt64",
)
"""The functions of mypyc's runtime that are copied as they are.

Without them the compiled core takes 3% more instructions than when all of it is one file.
"""

SMALL = 257
"""The ints from 0 of which Python has one object each, so that the library may keep them."""
BOXED = "CPyTagged_StealAsObject"
"""mypyc's function that makes an object of an int."""
KEPT = f"PyObject *small_ints[{SMALL}];\n"
"""Where the library keeps them."""
KEEPING = f"    for (int i = 0; i < {SMALL}; i++) small_ints[i] = PyLong_FromLong(i);\n"
"""The code that fills it."""
BOXING = f"""static inline PyObject *boxed(CPyTagged number) {{
    if (likely(number < 2 * {SMALL} && !(number & CPY_INT_TAG))) {{
        Py_INCREF(small_ints[number >> 1]);
        return small_ints[number >> 1];
    }}
    return {BOXED}(number);
}}
#define {BOXED} boxed
"""
"""The same without a call for the ints that a game counts with."""

APPENDING = """#ifndef Py_GIL_DISABLED
static inline int append(PyObject *list, PyObject *item) {
    PyListObject *row = (PyListObject *)list;
    Py_ssize_t size = Py_SIZE(row);
    if (likely(size < row->allocated)) {
        Py_INCREF(item);
        row->ob_item[size] = item;
        Py_SET_SIZE(row, size + 1);
        return 0;
    }
    return PyList_Append(list, item);
}
#define PyList_Append append
#endif
"""
"""An append without a call where a list has room."""

FAST_CHECK = """#undef PyObject_TypeCheck
#define PyObject_TypeCheck(object, type) is_of_type(object, type)
static inline int is_of_type(PyObject *object, PyTypeObject *type) {
    PyTypeObject *each = Py_TYPE(object);
    do {
        if (each == type) return 1;
        each = each->tp_base;
    } while (each);
    return PyType_IsSubtype(Py_TYPE(object), type);
}
"""
"""A faster check of an object's class, used whenever one is taken from a list.

Most classes are found among the first bases, without a call into Python.  Together with numbered
steps it saves 3% of the instructions; the two were not measured separately.
"""

AS_DOUBLE = """static inline double as_double(PyObject *number) {
    if (likely(PyFloat_CheckExact(number))) return PyFloat_AS_DOUBLE(number);
    return PyFloat_AsDouble(number);
}
#define PyFloat_AsDouble as_double
"""
"""The value of a float without a call, as when one is taken from a list."""

OWN = {
    "PyList_Append": APPENDING,
    "PyObject_TypeCheck": FAST_CHECK,
    "PyFloat_AsDouble": AS_DOUBLE,
    BOXED: BOXING,
}
"""Functions of our own by the name of the one that they stand for."""


def kept_by(body: str) -> str:
    """Return the declaration of the kept ints, if the code of a unit needs it."""
    return f"extern {KEPT}" if f"{BOXED}(" in body else ""


def inlined(body: str, copies: dict[str, str]) -> str:
    """Return the functions to inline that the code of a unit calls; `copies` are `copies_of`
    mypyc's runtime."""
    return "".join(text for name, text in (copies | OWN).items() if f"{name}(" in body)


def copies_of(runtime: list[str]) -> dict[str, str]:
    """Return copies of the runtime's functions by name, which later code calls instead."""
    wanted = "!defined(_WIN32) && !defined(Py_GIL_DISABLED)"
    return {
        name: f"#if {wanted}\n{copy}#endif\n"
        for name in COPIED
        for text in runtime
        if (copy := copied(name, text))
    }


def copied(name: str, text: str) -> str:
    """Return one function of a source with the simple macros it mentions; empty if it is not
    there."""
    pattern = rf"^\w[\w *]*\b{name}\([^)]*\) {{\n.*?^}}\n"
    function = re.search(pattern, text, re.MULTILINE | re.DOTALL)
    if function is None:
        return ""
    meanings: dict[str, str] = {}
    for word, meaning in _MEANING.findall(text):
        meanings.setdefault(word, meaning)
    words = sorted(set(_NAME.findall(function[0])) & set(meanings))
    defined = "".join(f"#ifndef {w}\n#define {w} {meanings[w]}\n#endif\n" for w in words)
    own = f"Own_{name}"
    return f"{defined}static inline {function[0].replace(name, own, 1)}#define {name} {own}\n"
