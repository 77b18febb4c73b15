"""Makes more operations of Python native: bytes of a `bytearray`, and search, order and sums in
lists.

mypyc knows a function of C for many operations on built-in types, and calls the interpreter for the
rest.  Here are functions for some of the rest, registered where mypyc keeps its own.  Each does the
usual case itself and leaves everything else, errors included, to the interpreter.
"""

import re
import sysconfig
from collections.abc import Iterable
from pathlib import Path

from mypyc.ir.ops import ERR_MAGIC, ERR_MAGIC_OVERLAPPING, ERR_NEVER
from mypyc.ir.rtypes import (
    bool_rprimitive,
    bytearray_rprimitive,
    c_int_rprimitive,
    float_rprimitive,
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

_C = Path(__file__).parent / "c"
_FUNCTION = re.compile(r"\n[^\n]*\b(?P<name>\w+)\([^\n]*\) \{\n.*?\n\}\n", re.DOTALL)


def _functions(file: str) -> dict[str, str]:
    """Return the functions of a file of C by name, in their order."""
    text = (_C / file).read_text("utf-8")
    return {each["name"]: each[0] for each in _FUNCTION.finditer(text)}


INLINED = _functions("inlined.c")
"""Functions by name of which each unit that calls them has a copy to inline."""
SHARED = _functions("shared.c")
"""Functions by name that stand in the library once."""


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
    binary_op(
        name="+=",
        arg_types=[list_rprimitive, list_rprimitive],
        return_type=list_rprimitive,
        c_function_name="extended_list",
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
    function_op(
        name="builtins.sum",
        arg_types=[list_rprimitive],
        return_type=object_rprimitive,
        c_function_name="sum_of",
        error_kind=ERR_MAGIC,
        priority=PRIORITY,
    )
    function_op(
        name="math.tanh",
        arg_types=[float_rprimitive],
        return_type=float_rprimitive,
        c_function_name="tanh",
        error_kind=ERR_NEVER,
        priority=PRIORITY,
    )
    function_op(
        name="undergrowth.ai.judging.sums.weighted",
        arg_types=[list_rprimitive, list_rprimitive, list_rprimitive, float_rprimitive],
        return_type=float_rprimitive,
        c_function_name="weighted_sum",
        error_kind=ERR_MAGIC_OVERLAPPING,
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
