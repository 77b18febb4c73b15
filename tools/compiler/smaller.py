"""Makes the library of the core smaller where that costs no speed of games.

Compiled code that fails notes where: file, function, line and namespace.  mypyc writes all four at
each of 120,000 places; here one number stands for them, which a function of the unit takes apart.
Tables to unwind the stack serve exceptions of C++, of which there are none, and debuggers.
"""

import platform
import re
import sys

NO_UNWINDING = ["-fno-asynchronous-unwind-tables"]
"""The flags of GCC and Clang to leave out those tables."""
NO_PADDING = ["-falign-functions=1", "-falign-jumps=1", "-falign-labels=1"]
"""The flags of GCC to begin code where the code before it ends, but loops at an even address.

Nearly all is straight code that runs once at a time, and a processor of today reads it from
anywhere.
"""
NO_SYMBOLS = ["-Wl,--strip-all"]
"""The flags of the linker to leave out names that only debuggers and profilers read."""
PACKED = ["-Wl,-z,pack-relative-relocs"]
"""The flags of the linker to write addresses that are filled in at loading by one bit each.

The loader of glibc 2.36 and later reads them, so they are for the machine that compiles.
"""

_TEXT = r'"(?:[^"\\]|\\.)*"'
_NOTED = re.compile(
    rf"\bCPy_(?:"
    rf"AddTraceback\((?P<file>{_TEXT}), (?P<name>{_TEXT}), (?P<line>\d+), (?P<names>\w+)\)|"
    rf"TypeErrorTraceback\((?P<file1>{_TEXT}), (?P<name1>{_TEXT}), (?P<line1>\d+), (?P<names1>\w+),"
    rf" (?P<expected>{_TEXT}), (?P<value>\w+)\)|"
    rf"AttributeError\((?P<file2>{_TEXT}), (?P<name2>{_TEXT}), (?P<of>{_TEXT}), (?P<field>{_TEXT}),"
    rf" (?P<line2>\d+), (?P<names2>\w+)\))"
)
"""The pattern of the three ways to note a failure: where, a wrong type, a field without a value."""
_NAMES = 1 << 16
"""All names of functions of a unit together are shorter than this; a line is below half of it."""


class _Failure:
    """A place in the code of a unit that notes a failure."""

    def __init__(self, found: re.Match[str]) -> None:
        self.found = found
        self.file, self.name, self.line, self.names = (
            next(found[f"{part}{way}"] for way in ("", "1", "2") if found[f"{part}{way}"])
            for part in ("file", "name", "line", "names")
        )

    def shortened(self, offset: int) -> str:
        """Return code that does the same; `offset` is where the function's name begins."""
        place = int(self.line) << 16 | offset
        if self.found["expected"]:
            wrong = f"CPy_TypeError({self.found['expected']}, {self.found['value']})"
            return f"({wrong}, note_failure({place}))"
        if self.found["field"]:
            return f"note_missing({place}, {self.found['of']}, {self.found['field']})"
        return f"note_failure({place})"


def short_tracebacks(body: str) -> str:
    """Return the code of a unit in which each failure notes its place by one number."""
    found = [_Failure(each) for each in _NOTED.finditer(body)]
    if len({(each.file, each.names) for each in found}) != 1:
        return body
    offsets: dict[str, int] = {}
    size = 0
    for name in dict.fromkeys(each.name for each in found):
        offsets[name] = size
        size += len(name) - 1  # with its zero, without its quotes
    if size > _NAMES or max(int(each.line) for each in found) >= _NAMES // 2:
        return body

    def short(each: re.Match[str]) -> str:
        failure = _Failure(each)
        return failure.shortened(offsets[failure.name])

    return _noting(found[0].file, found[0].names, offsets) + _NOTED.sub(short, body)


def _noting(file: str, names: str, offsets: dict[str, int]) -> str:
    """Return the functions of a unit that note where it failed."""
    listed = " ".join(f'{name} "\\0"' for name in offsets)
    cold = "#ifdef __GNUC__\n__attribute__((cold, unused))\n#endif\n"
    name, line = f"names_of_functions + (place & {_NAMES - 1})", "place >> 16"
    return (
        f"static const char names_of_functions[] = {listed};\n"
        f"{cold}static CPy_NOINLINE void note_failure(int place) {{\n"
        f"    CPy_AddTraceback({file}, {name}, {line}, {names});\n"
        "}\n"
        f"{cold}static CPy_NOINLINE void note_missing(\n"
        "    int place, const char *of, const char *field)\n{\n"
        f"    CPy_AttributeError({file}, {name}, of, field, {line}, {names});\n"
        "}\n"
    )


def linking(here: bool, symbols: bool) -> list[str]:
    """Return the flags of the linker.

    `here`: the library is for this machine only.  `symbols`: for profilers, which read its names.
    """
    if sys.platform != "linux":
        return []
    return [*([] if symbols else NO_SYMBOLS), *(PACKED if here and can_load_packed() else [])]


def can_load_packed() -> bool:
    """Whether this machine's loader is that of glibc 2.36 or later."""
    library, version = platform.libc_ver()
    return library == "glibc" and tuple(map(int, version.split(".")[:2])) >= (2, 36)
