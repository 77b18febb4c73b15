"""Makes the library of the core smaller where that costs no speed of games.

Compiled code that fails notes where: file, function, line and namespace.  mypyc writes all four at
each of 110,000 places; here one number stands for them, which a function of the unit takes apart.
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

_NOTED = re.compile(
    r'\bCPy_AddTraceback\(("(?:[^"\\]|\\.)*"), "([^"\\]*)", (\d+), (CPyStatic_\w+___globals)\)'
)
_NAMES = 1 << 16
"""All names of functions of a unit together are shorter than this; a line is below half of it."""


def short_tracebacks(body: str) -> str:
    """Return the code of a unit in which each failure notes its place by one number."""
    found = _NOTED.findall(body)
    if len({(file, names) for file, _, _, names in found}) != 1:
        return body
    offsets: dict[str, int] = {}
    size = 0
    for name in dict.fromkeys(name for _, name, _, _ in found):
        offsets[name] = size
        size += len(name) + 1
    if size > _NAMES or max(int(line) for _, _, line, _ in found) >= _NAMES // 2:
        return body

    def numbered(each: re.Match[str]) -> str:
        return f"note_failure({int(each[3]) << 16 | offsets[each[2]]})"

    return _noting(found[0][0], found[0][3], offsets) + _NOTED.sub(numbered, body)


def _noting(file: str, names: str, offsets: dict[str, int]) -> str:
    """Return the function of a unit that notes where it failed."""
    listed = " ".join(f'"{name}\\0"' for name in offsets)
    return (
        f"static const char names_of_functions[] = {listed};\n"
        "#ifdef __GNUC__\n__attribute__((cold))\n#endif\n"
        "static CPy_NOINLINE void note_failure(int place) {\n"
        f"    const char *name = names_of_functions + (place & {_NAMES - 1});\n"
        f"    CPy_AddTraceback({file}, name, place >> 16, {names});\n"
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
