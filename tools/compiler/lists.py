"""Keeps short lists that are done with, with their memory, for the next that are made.

A fifth of all instructions of a game made lists and freed them again.  Here a list whose last
reference goes is emptied and kept, if it is short and few are kept, and a new list is one of those.
The kept ones are ordinary empty lists, and known to the garbage collector as such.
"""

from collections.abc import Iterable

MOST = 128
"""The most lists that are kept."""
LONGEST = 32
"""The most items for which a kept list has memory."""

MACROS = """#ifndef Py_GIL_DISABLED
#define PyList_New new_list
#define PyList_GetSlice new_slice
#undef CPy_DECREF
#define CPy_DECREF(object) drop((PyObject *)(object))
static inline void drop(PyObject *object) {
#if PY_VERSION_HEX < 0x030C0000 && !defined(Py_REF_DEBUG)
    if (--object->ob_refcnt == 0) drop_last(object);
#else
    if (Py_REFCNT(object) == 1) {
        Py_SET_REFCNT(object, 0);
        drop_last(object);
    } else {
        Py_DECREF(object);
    }
#endif
}
#endif
"""
"""What a unit does instead of Python's own ways to make a list and to let go of an object."""

DECLARED = """extern PyObject *new_list(Py_ssize_t size);
extern PyObject *new_slice(PyObject *list, Py_ssize_t from, Py_ssize_t to);
extern void drop_last(PyObject *object);
"""
"""The declarations that `MACROS` needs."""

DEFINED = f"""static PyListObject *spare_lists[{MOST}];
static int spares = 0;

static inline PyListObject *spare_list(Py_ssize_t size) {{
    if (spares == 0 || spare_lists[spares - 1]->allocated < size) return NULL;
    PyListObject *list = spare_lists[--spares];
    Py_SET_SIZE(list, size);
    return list;
}}

PyObject *new_list(Py_ssize_t size) {{
    PyListObject *list = spare_list(size);
    if (list == NULL) return PyList_New(size);
    for (Py_ssize_t i = 0; i < size; i++) list->ob_item[i] = NULL;
    return (PyObject *)list;
}}

PyObject *new_slice(PyObject *given, Py_ssize_t from, Py_ssize_t to) {{
    Py_ssize_t size = PyList_GET_SIZE(given);
    if (from < 0) from = 0;
    if (to > size) to = size;
    if (to < from) to = from;
    PyListObject *list = from > size ? NULL : spare_list(to - from);
    if (list == NULL) return PyList_GetSlice(given, from, to);
    PyObject **items = ((PyListObject *)given)->ob_item + from;
    for (Py_ssize_t i = 0; i < to - from; i++) {{
        Py_INCREF(items[i]);
        list->ob_item[i] = items[i];
    }}
    return (PyObject *)list;
}}

static int keep_list(PyListObject *list) {{
    if (spares == {MOST} || list->allocated == 0 || list->allocated > {LONGEST}) return 0;
    Py_SET_REFCNT(list, 1);
    Py_ssize_t size = Py_SIZE(list);
    Py_SET_SIZE(list, 0);
    while (--size >= 0) Py_XDECREF(list->ob_item[size]);
    if (spares == {MOST}) {{  /* what an item did as it went has filled the row */
        Py_DECREF(list);
        return 1;
    }}
    spare_lists[spares++] = list;
    return 1;
}}

void drop_last(PyObject *object) {{
    if (Py_IS_TYPE(object, &PyList_Type) && keep_list((PyListObject *)object)) return;
    _Py_Dealloc(object);
}}
"""
"""The functions of the library, of which there is one each."""


def declared_in(body: str) -> str:
    """Return the declarations that the code of a unit needs."""
    return DECLARED if _makes_or_drops(body) else ""


def macros_in(body: str) -> str:
    """Return what stands for Python's own ways in the code of a unit."""
    return MACROS if _makes_or_drops(body) else ""


def definitions(units: Iterable[str]) -> str:
    """Return the functions that stand in the library once, if any of these units needs them."""
    return DEFINED if any(DECLARED in each for each in units) else ""


def _makes_or_drops(body: str) -> bool:
    return any(f"{name}(" in body for name in ("PyList_New", "PyList_GetSlice", "CPy_DECREF"))
