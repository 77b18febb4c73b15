"""Objects without the collector's header are never put off when they are freed."""

from compiler.acyclic import never_put_off

FOX = """static void
fox___Fox_dealloc(fox___FoxObject *self)
{
    CPy_TRASHCAN_BEGIN(self, fox___Fox_dealloc)
    CPyDef_fox___Fox_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}
"""
FREED = """static void
fox___Fox_dealloc(fox___FoxObject *self)
{
    CPyDef_fox___Fox_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    done: ;
}
"""
HARE = FOX.replace("fox", "hare").replace("    CPy", "    PyObject_GC_UnTrack(self);\n    CPy", 1)


def test_only_what_the_collector_knows_is_put_off() -> None:
    files = {"a.c": FOX + HARE, "b.c": HARE + FOX, "c.h": "int fox(void);\n"}
    assert never_put_off(files) == {
        "a.c": FREED + HARE,
        "b.c": HARE + FREED,
        "c.h": "int fox(void);\n",
    }
