"""Makes objects of classes marked `acyclic` be freed at once, however deeply they are nested.

Python defers freeing deeply nested objects, and links them through the header that its collector
keeps before each object.  Objects of acyclic classes have no such header, but mypyc defers them all
the same: that would overwrite memory before them.
"""

import re

_DEALLOC = re.compile(r"^\w+_dealloc\([^)]*\)\n\{\n.*?^\}", re.DOTALL | re.MULTILINE)
_PUT_OFF = re.compile(r"^ *CPy_TRASHCAN_(BEGIN|END)\(.*\)\n", re.MULTILINE)
_COLLECTED = "PyObject_GC_UnTrack"


def never_put_off(files: dict[str, str]) -> dict[str, str]:
    """Return mypyc's C files by name, with freeing deferred only for objects known to the
    collector."""
    return {name: _DEALLOC.sub(_at_once, text) for name, text in files.items()}


def _at_once(function: re.Match[str]) -> str:
    text = function[0]
    return text if _COLLECTED in text else _PUT_OFF.sub("", text)
