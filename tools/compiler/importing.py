"""Makes the code shorter that imports modules of the library from each other.

For every `from module import names` mypyc writes out the whole course of an import: whether the
module is there, the file of the library, the import, and the names.  There are thousands; here each
is one call of a function that every unit has.
"""

import re

_V = r"cpy_r_r\d+"
_WORD = r"CPyStatics_\w+\[\d+\]"
_FAILED = rf"    if \(unlikely\({_V} == NULL\)\) \{{\n        .*\n        goto CPyL\d+;\n    \}}\n"
_COMMENT = r" /\* .* \*/\n"
_IMPORT = re.compile(
    rf"    {_V} = \(void \*\)&CPyModule_(?P<module>\w+);\n"
    rf"    {_V} = \(void \*\)&CPyImportState_(?P=module);\n"
    rf"    {_V} = (?P<lock>CPyModuleLockAPI_\w+);\n"
    rf"    {_V} = CPyImport_IsInitialized\({_V}\);\n"
    rf"    if \(!{_V}\) goto CPyL\d+;\n"
    rf"    {_V} = PyImport_GetModuleDict\(\);\n"
    rf"    {_V} = (?P<name>{_WORD});{_COMMENT}"
    rf"    {_V} = CPyDict_GetItem\({_V}, {_V}\);\n"
    rf"{_FAILED}"
    rf"    {_V} = {_V};\n"
    rf"    goto CPyL\d+;\n"
    rf"CPyL\d+: ;\n"
    rf"    {_V} = CPyInitOnly_(?P=module);\n"
    rf"    {_V} = CPyExec_(?P=module);\n"
    rf"    {_V} = \(PyObject \*\*\)&CPyModule_(?P=module)__internal;\n"
    rf"    {_V} = PyImport_GetModuleDict\(\);\n"
    rf"    {_V} = (?P<library>{_WORD});{_COMMENT}"
    rf"    {_V} = CPyDict_GetItem\({_V}, {_V}\);\n"
    rf"{_FAILED}"
    rf"    {_V} = (?P<file>{_WORD});{_COMMENT}"
    rf"    {_V} = CPyObject_GetAttr\({_V}, {_V}\);\n"
    rf"    CPy_DECREF\({_V}\);\n"
    rf"{_FAILED}"
    rf"    {_V} = (?P<suffix>{_WORD});{_COMMENT}"
    rf"    {_V} = (?P=name);{_COMMENT}"
    rf"    {_V} = CPyImport_ImportNative\((?:{_V}, ){{9}}0\);\n"
    rf"    CPy_DECREF\({_V}\);\n"
    rf"{_FAILED}"
    rf"    (?P<found>{_V}) = {_V};\n"
    rf"CPyL\d+: ;\n"
    rf"    (?P<first>{_V}) = (?P<names>{_WORD});{_COMMENT}"
    rf"(?:    (?P<second>{_V}) = (?P<others>{_WORD});{_COMMENT})?"
    rf"    {_V} = (?P<globals>CPyStatic_\w+___globals);\n"
    rf"    (?P<taken>{_V}) = CPyImport_GetNativeAttrs\((?P=found), (?P=first), "
    rf"(?:(?P=first)|(?P=second)), {_V}\);\n"
    rf"    CPy_DECREF\((?P=found)\);\n"
)
"""The pattern of an import: a line of code for a line of the pattern."""
_TOP_LEVEL = re.compile(r"^char CPyDef_\w+_{5}top_level__\(void\) \{$", re.MULTILINE)

_FUNCTION = """#ifdef __GNUC__
__attribute__((cold))
#endif
static CPy_NOINLINE PyObject *import_ours(
    void *cache, void *state, PyObject *(*begin)(void), int (*run)(PyObject *), PyObject **kept,
    PyObject *name, PyObject *names, PyObject *others)
{
    PyObject *found, *taken;
    if (CPyImport_IsInitialized(state)) {
        found = CPyDict_GetItem(PyImport_GetModuleDict(), name);
    } else {
        PyObject *library = CPyDict_GetItem(PyImport_GetModuleDict(), LIBRARY);
        if (library == NULL) return NULL;
        PyObject *file = CPyObject_GetAttr(library, FILE_NAME);
        Py_DECREF(library);
        if (file == NULL) return NULL;
        found = CPyImport_ImportNative(name, begin, run, kept, cache, state, LOCK, file, SUFFIX, 0);
        Py_DECREF(file);
    }
    if (found == NULL) return NULL;
    taken = CPyImport_GetNativeAttrs(found, names, others, GLOBALS);
    Py_DECREF(found);
    return taken;
}
"""


def short_imports(body: str) -> str:
    """Return the code of a unit in which each import from the same library is one call.

    A unit stays as it is where two of its imports differ in more than their module and names.
    """
    found = list(_IMPORT.finditer(body))
    same = ("library", "file", "suffix", "lock", "globals")
    if len({tuple(each[part] for part in same) for each in found}) != 1:
        return body
    made = _FUNCTION
    for part, word in zip(same, ("LIBRARY", "FILE_NAME", "SUFFIX", "LOCK", "GLOBALS"), strict=True):
        made = re.sub(rf"\b{word}\b", found[0][part], made)
    return _TOP_LEVEL.sub(lambda top: made + top[0], _IMPORT.sub(_call, body))


def _call(each: re.Match[str]) -> str:
    module, names = each["module"], each["names"]
    return (
        f"    {each['taken']} = import_ours(&CPyModule_{module}, (void *)&CPyImportState_{module},"
        f" CPyInitOnly_{module}, CPyExec_{module}, (PyObject **)&CPyModule_{module}__internal,"
        f" {each['name']}, {names}, {each['others'] or names});\n"
    )
