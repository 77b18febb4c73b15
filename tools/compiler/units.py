"""Makes each C file of mypyc an independent unit, which changes of other modules do not affect.

mypyc writes a C file for each module, two headers with the declarations of all of them, and one
array with the literals of all modules: a new word in one module would recompile them all.  A unit
contains only the declarations that its code mentions, and an array of its own literals.  It
includes only Python's and mypyc's headers, so its object can be cached as long as its text is the
same.
"""

import re
from dataclasses import dataclass

from compiler import lists
from compiler.importing import short_imports
from compiler.inlining import KEEPING, KEPT, copies_of, inlined, kept_by
from compiler.primitives import definitions, inlined_in, shared_in
from compiler.smaller import short_tracebacks

UNUSUAL = (
    "CPyTagged_IncRef",
    "CPyTagged_DecRef",
    "CPyTagged_XDecRef",
    "CPyTagged_IsEq_",
    "CPyTagged_IsLt_",
    "CPyTagged_Add_",
    "CPyTagged_Subtract_",
    "CPyTagged_Multiply_",
    "CPyTagged_FloorDivide_",
    "CPyTagged_Remainder_",
    "CPyTagged_BitwiseLongOp_",
)
"""The functions for ints that are too large for a machine, which no rule counts up to."""

FAILING = (
    "CPy_AddTraceback",
    "CPy_AttributeError",
    "CPy_TypeError",
    "CPy_TypeErrorTraceback",
    "CPyError_OutOfMemory",
    "PyErr_SetString",
)
"""The functions that generated code calls only on failure."""

RARE = (
    "#ifdef __GNUC__\n"
    + "".join(
        f"extern __typeof__({name}) {name} __attribute__((cold));\n"
        for name in (*FAILING, *UNUSUAL)
    )
    + "#endif\n"
)
"""Declarations that let the compiler place all code after a failure, and for huge ints, apart.

That is more than half of the generated code.  The rest is closer together, which improves the
processor's caching and branch prediction.
"""

_SELDOM = re.compile(r"_{5}top_level__$|^CPyPy_")
"""The pattern of functions that run when a module is imported, or for interpreted callers only.

They are made small instead of quick: no rule of a game that plays on in compiled code runs them.
"""

_NAME = re.compile(r"[A-Za-z_]\w*")
_LITERAL = re.compile(r"\bCPyStatics\[(\d+)\]")
_NUMBERED = re.compile(r"\b__(LL|tmp)\d+\b")
"""The pattern of labels and temporary variables, which mypyc numbers through all modules."""
_GENERATED = re.compile(r'#include "__native\w*\.h"\n')
_INITIALIZED = "    is_initialized = 1;\n"


class UnknownC(Exception):
    """mypyc wrote something that this module cannot read."""


@dataclass
class Declaration:
    """A declaration of a header, with every name in it."""

    name: str
    text: str
    mentions: set[str]


def units(generated: dict[str, str], runtime: list[str], group: str) -> dict[str, str]:
    """Return the text of every unit by file name, from mypyc's C and its runtime's sources.

    Raises `UnknownC`.
    """
    headers = [generated[f"__native_{group}.h"], generated[f"__native_internal_{group}.h"]]
    declared = declarations(headers)
    prelude = included(headers) + RARE
    copies = copies_of(runtime)
    whole = f"__native_{group}.c"
    rows: dict[str, list[int]] = {}
    made: dict[str, str] = {}
    for name in sorted(set(generated) - {whole}):
        if not name.endswith(".c"):
            continue
        row = "CPyStatics_" + name.removeprefix("__native_").removesuffix(".c")
        body, rows[row] = own_literals(_GENERATED.sub("", generated[name]), row)
        literals = f"extern PyObject *{row}[{len(rows[row]) or 1}];\n"
        body = short_imports(short_tracebacks(own_labels(body)))
        mentioned = needed(declared, literals + body) + literals
        mentioned += lists.declared_in(body) + shared_in(body) + kept_by(body)
        own = lists.macros_in(body) + inlined(body, copies) + inlined_in(body)
        made[name] = prelude + _ours(mentioned) + own + body
    body = sharing(_GENERATED.sub("", generated[whole]), rows)
    shared = lists.definitions(made.values()) + definitions(made.values())
    made[whole] = prelude + _ours(needed(declared, body) + shared) + body
    return made


def _ours(code: str) -> str:
    """Return declarations marked as local to this library: called directly, not through a table."""
    opened = "#ifdef __GNUC__\n#pragma GCC visibility push(hidden)\n#endif\n"
    return opened + code + "#ifdef __GNUC__\n#pragma GCC visibility pop\n#endif\n"


def declarations(headers: list[str]) -> list[Declaration]:
    """Return all declarations of these headers, in order."""
    found: list[Declaration] = []
    lines: list[str] = []
    for line in "\n".join(headers).splitlines():
        if line.startswith("#") or not (line or lines):
            continue
        lines.append(line)
        text = "\n".join(lines)
        if line.endswith(";") and text.count("{") == text.count("}"):
            name = _declared(text)
            shown = _guarded(name, _rare(name, text) + "\n")
            found.append(Declaration(name, shown, set(_NAME.findall(text))))
            lines = []
    if lines:
        raise UnknownC(f"a declaration without an end: {lines[0]}")
    return found


def _declared(text: str) -> str:
    """Return the name that a declaration declares."""
    head = text[:-1] if text.startswith("typedef") else re.split(r"[(\[=;]", text)[0]
    names = _NAME.findall(head)
    if not names:
        raise UnknownC(f"a declaration without a name: {text}")
    return str(names[-1])


def _rare(name: str, text: str) -> str:
    """Return a function's declaration, marked as cold if it seldom runs."""
    if not _SELDOM.search(name) or "(" not in text:
        return text
    return f"#ifdef __GNUC__\n__attribute__((cold))\n#endif\n{text}"


def _guarded(name: str, text: str) -> str:
    """Return a tuple's declaration, guarded in case mypyc's own headers have declared it."""
    if not name.startswith("tuple_"):
        return text
    guard = f"MYPYC_DECLARED_{name}"
    return f"#ifndef {guard}\n#define {guard}\n{text}#endif\n"


def included(headers: list[str]) -> str:
    """Return the include lines of generated headers for files that are not generated."""
    lines = [line for header in headers for line in header.splitlines() if _is_foreign(line)]
    return "".join(f"{line}\n" for line in dict.fromkeys(lines))


def _is_foreign(line: str) -> bool:
    return line.startswith("#include") and "__native" not in line


def needed(declared: list[Declaration], body: str) -> str:
    """Return the declarations that some code mentions, and those that these mention in turn."""
    mentioned = set(_NAME.findall(body))
    chosen: list[Declaration] = []
    for each in reversed(declared):  # a declaration mentions only earlier ones
        if each.name in mentioned:
            mentioned |= each.mentions
            chosen.append(each)
    return "".join(each.text for each in reversed(chosen))


def own_literals(body: str, row: str) -> tuple[str, list[int]]:
    """Return code that uses an array of its own literals, and the numbers of those literals."""
    places: dict[int, int] = {}

    def own(found: re.Match[str]) -> str:
        return f"{row}[{places.setdefault(int(found[1]), len(places))}]"

    body = _LITERAL.sub(own, body)
    if "CPyStatics[" in body:
        raise UnknownC(f"a literal without a number, for {row}")
    return body, list(places)


def own_labels(body: str) -> str:
    """Return code whose labels and temporary variables are numbered from 0, by first use.

    Otherwise a label more in one module would recompile all modules after it.
    """
    numbers: dict[str, int] = {}

    def own(found: re.Match[str]) -> str:
        return f"__{found[1]}{numbers.setdefault(found[0], len(numbers))}"

    return _NUMBERED.sub(own, body)


def sharing(whole: str, rows: dict[str, list[int]]) -> str:
    """Return the code that creates all literals, extended to give every unit its own."""
    if whole.count(_INITIALIZED) != 1 or "\nint CPyGlobalsInit(void)\n" not in whole:
        raise UnknownC("the place where literals are created")
    tables: list[str] = []
    steps: list[str] = []
    for row, numbers in rows.items():
        size = len(numbers)
        tables.append(f"PyObject *{row}[{size or 1}];\n")
        if size:
            listed = ",".join(str(number) for number in numbers)
            tables.append(f"static const int shared_{row}[] = {{{listed}}};\n")
            steps.append(
                f"    for (int i = 0; i < {size}; i++) {row}[i] = CPyStatics[shared_{row}[i]];\n"
            )
    share = "static void share_literals(void)\n{\n" + "".join(steps) + KEEPING + "}\n"
    called = whole.replace(_INITIALIZED, "    share_literals();\n" + _INITIALIZED)
    return KEPT + "".join(tables) + share + called
