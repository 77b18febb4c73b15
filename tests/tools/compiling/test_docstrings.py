"""Docstrings of the sources, and how they are written into mypyc's C."""

from __future__ import annotations

from compiler.docstrings import docstrings, documented, quoted

SOURCE = '''
def alone() -> None:
    """Says "so"; {done}.

    And more.
    """

class Thing:
    """A thing."""

    def __init__(self) -> None:
        self.seat: Final = 1
        """Who has it."""
        self.bare = 2
        other.seat = 3
        """Of something else."""

    @property
    def size(self) -> int:
        """How big."""
        return 1

    def plain(self) -> None:
        pass

    def copy(self) -> None:
        """Another one."""
'''
BEFORE = r"""
static PyGetSetDef b___Thing_getseters[] = {
    {"seat",
     (getter)b___Thing_get_seat, NULL,
     NULL, NULL},
    {"bare",
     (getter)b___Thing_get_bare, (setter)b___Thing_set_bare,
     NULL, NULL},
    {"size",
     (getter)b___Thing_get_size,
    NULL, NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef b___Thing_methods[] = {
    {"plain",
     (PyCFunction)CPyPy_b___Thing___plain,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("plain($self)\n--\n\n")},
    {"copy",
     (PyCFunction)CPyPy_b___Thing___copy,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("copy($self)\n--\n\n")},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_b___Thing_template_ = {
    .tp_name = "Thing",
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_doc = PyDoc_STR("Thing()\n--\n\n"),
};

static PyMethodDef bmodule_methods[] = {
    {"alone", (PyCFunction)CPyPy_b___alone, METH_FASTCALL, PyDoc_STR("alone()\n--\n\n") /* doc */},
    {NULL, NULL, 0, NULL}
};
"""


def test_docstrings_are_found_by_class_and_function() -> None:
    assert docstrings(SOURCE) == {
        ("", "alone"): 'Says "so"; {done}.\n\nAnd more.',
        ("Thing", ""): "A thing.",
        ("Thing", "size"): "How big.",
        ("Thing", "copy"): "Another one.",
        ("Thing", "seat"): "Who has it.",
    }


def test_fields_of_dataclasses_are_found() -> None:
    """A string beneath a local name of a method is none."""
    source = """
class Row:
    size: int = 0
    'How big.'
    plain: int = 0

    def grow(self) -> None:
        more: int = 1
        'Local.'
"""
    assert docstrings(source)[("Row", "size")] == "How big."
    assert ("Row", "plain") not in docstrings(source)
    assert ("Row", "more") not in docstrings(source)


def test_they_are_written_into_the_tables_of_a_module() -> None:
    files = {"__native_a___b.c": BEFORE, "__native_a.h": BEFORE}
    made = documented(files, {"a.b": SOURCE})
    assert made["__native_a.h"] == BEFORE
    after = made["__native_a___b.c"]
    assert r'PyDoc_STR("copy($self)\n--\n\n" "Another one.")}' in after
    assert r'PyDoc_STR("plain($self)\n--\n\n")}' in after
    assert r'PyDoc_STR("Thing()\n--\n\n" "A thing."),' in after
    assert r'PyDoc_STR("alone()\n--\n\n" "Says ' in after
    assert '    NULL, "How big.", NULL},' in after
    assert '(getter)b___Thing_get_seat, NULL,\n     "Who has it.", NULL},' in after
    assert "(setter)b___Thing_set_bare,\n     NULL, NULL}," in after


def test_a_string_for_c_holds_nothing_that_c_is_read_by() -> None:
    assert quoted('"a"; {b}\n\u00e4?') == r'"\042a\042\073 \173b\175\012\303\244\077"'
