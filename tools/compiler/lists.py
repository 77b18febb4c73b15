"""Keeps short lists that are done with, with their memory, for the next that are made.

A fifth of all instructions of a game made lists and freed them again.  Here a list whose last
reference goes is emptied and kept, if it is short and few are kept, and a new list is one of those.
The kept ones are ordinary empty lists, and known to the garbage collector as such.
"""

from collections.abc import Iterable
from pathlib import Path

_C = Path(__file__).parent / "c"
MACROS = (_C / "dropping.c").read_text("utf-8")
"""What a unit does instead of Python's own ways to make a list and to let go of an object."""
DECLARED = """extern PyObject *new_list(Py_ssize_t size);
extern PyObject *new_slice(PyObject *list, Py_ssize_t from, Py_ssize_t to);
extern void drop_last(PyObject *object);
"""
"""The declarations that `MACROS` needs."""
DEFINED = (_C / "lists.c").read_text("utf-8")
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
