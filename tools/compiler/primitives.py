"""Makes more operations of Python native: bytes of a `bytearray`, and search and order in lists.

mypyc knows a function of C for many operations on built-in types, and calls the interpreter for the
rest.  Here are functions for some of the rest, registered where mypyc keeps its own.  Each does the
usual case itself and leaves everything else, errors included, to the interpreter.
"""

import sysconfig
from collections.abc import Iterable

from mypyc.ir.ops import ERR_MAGIC
from mypyc.ir.rtypes import (
    bool_rprimitive,
    bytearray_rprimitive,
    c_int_rprimitive,
    int_rprimitive,
    list_rprimitive,
    object_rprimitive,
)
from mypyc.primitives.registry import (
    ERR_NEG_INT,
    binary_op,
    function_op,
    method_call_ops,
    method_op,
)

PRIORITY = 5
"""More than that of mypyc's own functions: the greatest that fits is used."""

INLINED = {
    "byte_of": """
static inline int byte_of(PyObject *number) {
    if (unlikely(!PyLong_CheckExact(number))) return -1;
#if PY_VERSION_HEX < 0x030C0000
    Py_ssize_t digits = Py_SIZE(number);
    if (unlikely(digits < 0 || digits > 1)) return -1;
    digit value = digits ? ((PyLongObject *)number)->ob_digit[0] : 0;
    return likely(value < 256) ? (int)value : -1;
#else
    CPyTagged value = CPyTagged_BorrowFromObject(number);
    return likely(value < 2 * 256 && !(value & CPY_INT_TAG)) ? (int)(value >> 1) : -1;
#endif
}
""",
    "set_byte": """
static inline int set_byte(PyObject *row, CPyTagged at, CPyTagged value) {
    if (likely(PyByteArray_CheckExact(row) && CPyTagged_CheckShort(at)
               && CPyTagged_CheckShort(value))) {
        Py_ssize_t place = CPyTagged_ShortAsSsize_t(at);
        Py_ssize_t byte = CPyTagged_ShortAsSsize_t(value);
        if (likely(place >= 0 && place < Py_SIZE(row) && byte >= 0 && byte < 256)) {
            PyByteArray_AS_STRING(row)[place] = (char)byte;
            return 0;
        }
    }
    return set_item_slowly(row, at, value);
}
""",
    "set_byte_to": """
static inline int set_byte_to(PyObject *row, CPyTagged at, PyObject *value) {
    CPyTagged number = PyLong_CheckExact(value) ? CPyTagged_BorrowFromObject(value) : CPY_INT_TAG;
    if (likely(!(number & CPY_INT_TAG))) return set_byte(row, at, number);
    PyObject *place = CPyTagged_AsObject(at);
    int result = PyObject_SetItem(row, place, value);
    Py_DECREF(place);
    return result;
}
""",
    "get_byte": """
static inline CPyTagged get_byte(PyObject *row, CPyTagged at) {
    if (likely(PyByteArray_CheckExact(row) && CPyTagged_CheckShort(at))) {
        Py_ssize_t place = CPyTagged_ShortAsSsize_t(at);
        if (likely(place >= 0 && place < Py_SIZE(row))) {
            return (CPyTagged)(unsigned char)PyByteArray_AS_STRING(row)[place] << 1;
        }
    }
    return get_item_slowly(row, at);
}
""",
}
"""Functions by name of which each unit that calls them has a copy to inline."""

SHARED = {
    "set_item_slowly": """
int set_item_slowly(PyObject *row, CPyTagged at, CPyTagged value) {
    PyObject *place = CPyTagged_AsObject(at);
    PyObject *number = CPyTagged_AsObject(value);
    int result = PyObject_SetItem(row, place, number);
    Py_DECREF(place);
    Py_DECREF(number);
    return result;
}
""",
    "get_item_slowly": """
CPyTagged get_item_slowly(PyObject *row, CPyTagged at) {
    PyObject *place = CPyTagged_AsObject(at);
    PyObject *found = PyObject_GetItem(row, place);
    Py_DECREF(place);
    if (found == NULL) return CPY_INT_TAG;
    if (PyLong_Check(found)) return CPyTagged_StealFromObject(found);
    CPy_TypeError("int", found);
    Py_DECREF(found);
    return CPY_INT_TAG;
}
""",
    "zero_bytes": """
PyObject *zero_bytes(CPyTagged size) {
    if (likely(CPyTagged_CheckShort(size) && (Py_ssize_t)size >= 0)) {
        PyObject *row = PyByteArray_FromStringAndSize(NULL, CPyTagged_ShortAsSsize_t(size));
        if (row != NULL) memset(PyByteArray_AS_STRING(row), 0, Py_SIZE(row));
        return row;
    }
    PyObject *number = CPyTagged_AsObject(size);
    PyObject *row = PyByteArray_FromObject(number);
    Py_DECREF(number);
    return row;
}
""",
    "bytes_of_list": """
PyObject *bytes_of_list(PyObject *numbers) {
    if (!PyList_CheckExact(numbers)) return PyByteArray_FromObject(numbers);
    PyObject *row = PyByteArray_FromStringAndSize(NULL, PyList_GET_SIZE(numbers));
    if (row == NULL) return NULL;
    char *bytes = PyByteArray_AS_STRING(row);
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(numbers); i++) {
        int value = byte_of(PyList_GET_ITEM(numbers, i));
        if (unlikely(value < 0)) {
            Py_DECREF(row);
            return PyByteArray_FromObject(numbers);
        }
        bytes[i] = (char)value;
    }
    return row;
}
""",
    "list_has_int": """
int list_has_int(PyObject *list, CPyTagged value) {
    if (likely(PyList_CheckExact(list) && CPyTagged_CheckShort(value))) {
        Py_ssize_t size = PyList_GET_SIZE(list), i = 0;
        for (; i < size; i++) {
            PyObject *each = PyList_GET_ITEM(list, i);
            if (unlikely(!PyLong_CheckExact(each))) break;
            if (CPyTagged_BorrowFromObject(each) == value) return 1;
        }
        if (i == size) return 0;
    }
    PyObject *number = CPyTagged_AsObject(value);
    int found = PySequence_Contains(list, number);
    Py_DECREF(number);
    return found;
}
""",
    "get_field": """
PyObject *get_field(PyObject *object, PyObject *name) {
    PyTypeObject *type = Py_TYPE(object);
    if (type->tp_getattro == PyObject_GenericGetAttr && PyUnicode_CheckExact(name)) {
        PyObject *found = _PyType_Lookup(type, name);
        if (found != NULL && Py_IS_TYPE(found, &PyGetSetDescr_Type)) {
            PyGetSetDef *field = ((PyGetSetDescrObject *)found)->d_getset;
            PyTypeObject *owner = ((PyDescrObject *)found)->d_type;
            if (field->get != NULL && (type == owner || PyType_IsSubtype(type, owner))) {
                return field->get(object, field->closure);
            }
        }
    }
    return PyObject_GetAttr(object, name);
}
""",
    "remove_int": """
int remove_int(PyObject *list, CPyTagged value) {
    if (likely(PyList_CheckExact(list) && CPyTagged_CheckShort(value))) {
        PyObject **items = ((PyListObject *)list)->ob_item;
        Py_ssize_t size = PyList_GET_SIZE(list);
        for (Py_ssize_t i = 0; i < size; i++) {
            PyObject *each = items[i];
            if (unlikely(!PyLong_CheckExact(each))) break;
            if (CPyTagged_BorrowFromObject(each) == value) {
                memmove(items + i, items + i + 1, (size - i - 1) * sizeof(PyObject *));
                Py_SET_SIZE(list, size - 1);
                Py_DECREF(each);
                return 0;
            }
        }
    }
    PyObject *number = CPyTagged_AsObject(value);
    int result = CPyList_Remove(list, number);
    Py_DECREF(number);
    return result;
}
""",
    "sort_list": """
int sort_list(PyObject *list) {
    enum { MOST = 512, FEW = 16, VALUES = 256 };
    Py_ssize_t size = PyList_GET_SIZE(list);
    if (!PyList_CheckExact(list) || size > MOST) return PyList_Sort(list);
    PyObject **items = ((PyListObject *)list)->ob_item;
    unsigned char values[MOST];
    for (Py_ssize_t i = 0; i < size; i++) {
        int value = byte_of(items[i]);
        if (unlikely(value < 0)) return PyList_Sort(list);
        values[i] = (unsigned char)value;
    }
    if (size <= FEW) {
        for (Py_ssize_t i = 1; i < size; i++) {
            PyObject *item = items[i];
            unsigned char value = values[i];
            Py_ssize_t at = i;
            for (; at > 0 && values[at - 1] > value; at--) {
                items[at] = items[at - 1];
                values[at] = values[at - 1];
            }
            items[at] = item;
            values[at] = value;
        }
        return 0;
    }
    short starts[VALUES + 1] = {0};
    PyObject *sorted[MOST];
    for (Py_ssize_t i = 0; i < size; i++) starts[values[i] + 1]++;
    for (int value = 0; value < VALUES; value++) starts[value + 1] += starts[value];
    for (Py_ssize_t i = 0; i < size; i++) sorted[starts[values[i]]++] = items[i];
    memcpy(items, sorted, size * sizeof(PyObject *));
    return 0;
}
""",
    "sorted_list": """
PyObject *sorted_list(PyObject *list) {
    PyObject *copy = PySequence_List(list);
    if (copy != NULL && sort_list(copy) < 0) Py_CLEAR(copy);
    return copy;
}
""",
}
"""Functions by name that stand in the library once; each calls only earlier ones."""


def register() -> None:
    """Make mypyc call these functions in the modules it compiles from now on."""
    if sysconfig.get_config_var("Py_GIL_DISABLED"):
        return  # another thread may change a list that is gone through here
    known = [each.c_function_name for each in method_call_ops.get("__setitem__", [])]
    if "set_byte" in known:
        return
    method_op(
        name="__setitem__",
        arg_types=[bytearray_rprimitive, int_rprimitive, int_rprimitive],
        return_type=c_int_rprimitive,
        c_function_name="set_byte",
        error_kind=ERR_NEG_INT,
        priority=PRIORITY,
    )
    method_op(
        name="__setitem__",
        arg_types=[bytearray_rprimitive, int_rprimitive, object_rprimitive],
        return_type=c_int_rprimitive,
        c_function_name="set_byte_to",
        error_kind=ERR_NEG_INT,
        priority=PRIORITY - 1,
    )
    method_op(
        name="__getitem__",
        arg_types=[bytearray_rprimitive, int_rprimitive],
        return_type=int_rprimitive,
        c_function_name="get_byte",
        error_kind=ERR_MAGIC,
        priority=PRIORITY,
    )
    function_op(
        name="builtins.bytearray",
        arg_types=[int_rprimitive],
        return_type=bytearray_rprimitive,
        c_function_name="zero_bytes",
        error_kind=ERR_MAGIC,
        priority=PRIORITY,
    )
    function_op(
        name="builtins.bytearray",
        arg_types=[list_rprimitive],
        return_type=bytearray_rprimitive,
        c_function_name="bytes_of_list",
        error_kind=ERR_MAGIC,
        priority=PRIORITY,
    )
    function_op(
        name="builtins.getattr",
        arg_types=[object_rprimitive, object_rprimitive],
        return_type=object_rprimitive,
        c_function_name="get_field",
        error_kind=ERR_MAGIC,
        priority=PRIORITY,
    )
    method_op(
        name="remove",
        arg_types=[list_rprimitive, int_rprimitive],
        return_type=c_int_rprimitive,
        c_function_name="remove_int",
        error_kind=ERR_NEG_INT,
        priority=PRIORITY,
    )
    method_op(
        name="sort",
        arg_types=[list_rprimitive],
        return_type=c_int_rprimitive,
        c_function_name="sort_list",
        error_kind=ERR_NEG_INT,
        priority=PRIORITY,
    )
    function_op(
        name="builtins.sorted",
        arg_types=[list_rprimitive],
        return_type=list_rprimitive,
        c_function_name="sorted_list",
        error_kind=ERR_MAGIC,
        priority=PRIORITY,
    )
    binary_op(
        name="in",
        arg_types=[int_rprimitive, list_rprimitive],
        return_type=c_int_rprimitive,
        c_function_name="list_has_int",
        error_kind=ERR_NEG_INT,
        truncated_type=bool_rprimitive,
        ordering=[1, 0],
        priority=PRIORITY,
    )


def inlined_in(body: str) -> str:
    """Return the functions to inline that the code of a unit calls."""
    return "".join(_called(INLINED, body))


def shared_in(body: str) -> str:
    """Return the declarations of the shared functions that the code of a unit calls."""
    whole = body + inlined_in(body)
    found = [text for name, text in SHARED.items() if f"{name}(" in whole]
    return "".join(text.partition(" {")[0].strip() + ";\n" for text in found)


def definitions(units: Iterable[str]) -> str:
    """Return the shared functions that any of these units calls, to stand in the library once."""
    shared = "".join(_called(SHARED, "".join(units)))
    return inlined_in(shared) + shared


def _called(functions: dict[str, str], code: str) -> list[str]:
    """Return the functions that some code calls, and those that these call, in order."""
    found: list[str] = []
    for name, text in reversed(functions.items()):
        if f"{name}(" in code or any(f"{name}(" in each for each in found):
            found.insert(0, text)
    return found
