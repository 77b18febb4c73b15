"""Frees objects of classes that are marked `acyclic` at once, however deep they lie in others.

Python puts off what lies deep within what is freed, and links it through the header that its
collector keeps before each object.  Objects of acyclic classes have no such header, and mypyc puts
them off all the same: that writes into whatever lies before them in memory.
"""

import re

_DEALLOC = re.compile(r"^\w+_dealloc\([^)]*\)\n\{\n.*?^\}", re.DOTALL | re.MULTILINE)
_PUT_OFF = re.compile(r"^ *CPy_TRASHCAN_(BEGIN|END)\(.*\)\n", re.MULTILINE)
_COLLECTED = "PyObject_GC_UnTrack"


def never_put_off(files: dict[str, str]) -> dict[str, str]:
    """C files of mypyc by name, where only what the collector knows is put off."""
    return {name: _DEALLOC.sub(_at_once, text) for name, text in files.items()}


def _at_once(function: re.Match[str]) -> str:
    text = function[0]
    return text if _COLLECTED in text else _PUT_OFF.sub("", text)
