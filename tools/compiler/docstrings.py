"""Adds docstrings to the compiled core, since mypyc writes only signatures into its C.

`help(Game)` is then the same compiled and interpreted.  If a release of mypyc writes its tables
differently, the core has signatures only; `tests/engine/test_help.py` notices.
"""

import ast
import inspect
import itertools
import re
from collections.abc import Callable

Docs = dict[tuple[str, str], str]
"""Docstrings of a module by class and function or attribute; absent where there is none."""
_FILE = re.compile(r"__native_(\w+)\.c")
_TEXT = r'"(?:[^"\\]|\\.)*"'
_METHODS = re.compile(r"(static PyMethodDef (\w+)_methods\[\] = \{\n)(.*?)(\n\};)", re.DOTALL)
_METHOD = re.compile(rf'(\{{"(\w+)",[^{{}}]*?PyDoc_STR\({_TEXT})\)')
_GETTERS = re.compile(r"(static PyGetSetDef (\w+)_getseters\[\] = \{\n)(.*?)(\n\};)", re.DOTALL)
_GETTER = re.compile(r'(\{"(\w+)",[^{}]*?)NULL, NULL\},')
_TYPE = re.compile(rf'(\.tp_name = "(\w+)",[^{{}}]*?\.tp_doc = PyDoc_STR\({_TEXT})\)')


def docstrings(text: str) -> Docs:
    """Return the docstrings of the classes, methods, attributes and functions of a module."""
    found: Docs = {}
    for node in ast.parse(text).body:
        if isinstance(node, ast.FunctionDef):
            _add(found, ("", node.name), node)
        elif isinstance(node, ast.ClassDef):
            _add(found, (node.name, ""), node)
            _add_attributes(found, node.name, node.body, _field)
            for each in node.body:
                if isinstance(each, ast.FunctionDef):
                    _add(found, (node.name, each.name), each)
                    _add_attributes(found, node.name, each.body, _of_self)
    return found


def _add_attributes(
    found: Docs, kind: str, body: list[ast.stmt], name_of: Callable[[ast.stmt], str]
) -> None:
    """Add the strings that stand beneath what sets an attribute."""
    for node, beneath in itertools.pairwise(body):
        name = name_of(node)
        if name and isinstance(beneath, ast.Expr) and isinstance(beneath.value, ast.Constant):
            text = beneath.value.value
            if isinstance(text, str):
                found.setdefault((kind, name), inspect.cleandoc(text))


def _field(node: ast.stmt) -> str:
    """Return the field of a class that a statement declares; empty for other statements."""
    if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
        return node.target.id
    return ""


def _of_self(node: ast.stmt) -> str:
    """Return the attribute of `self` that a statement sets; empty for other statements."""
    targets = node.targets if isinstance(node, ast.Assign) else []
    if isinstance(node, ast.AnnAssign):
        targets = [node.target]
    for target in targets:
        if isinstance(target, ast.Attribute) and isinstance(target.value, ast.Name):
            return target.attr if target.value.id == "self" else ""
    return ""


def _add(found: Docs, name: tuple[str, str], node: ast.FunctionDef | ast.ClassDef) -> None:
    text = ast.get_docstring(node)
    if text and name not in found:  # a property's getter comes first
        found[name] = text


def documented(files: dict[str, str], modules: dict[str, str]) -> dict[str, str]:
    """Return mypyc's C files by name, with the docstrings of these modules, given as sources."""
    made = dict(files)
    for name, text in files.items():
        match = _FILE.fullmatch(name)
        module = match[1].replace("___", ".") if match else ""
        if module in modules:
            made[name] = _documented(text, docstrings(modules[module]))
    return made


def _documented(text: str, docs: Docs) -> str:
    """Return the C of one module with its docstrings."""
    classes = {kind for kind, _ in docs}

    def kind(table: str) -> str:
        """Return the class of a table; empty for a module's own functions."""
        last = table.rsplit("___", 1)[-1]
        return last if last in classes else ""

    def methods(table: re.Match[str]) -> str:
        def method(entry: re.Match[str]) -> str:
            return f"{entry[1]}{_after(docs.get((kind(table[2]), entry[2]), ''))})"

        return table[1] + _METHOD.sub(method, table[3]) + table[4]

    def getters(table: re.Match[str]) -> str:
        def getter(entry: re.Match[str]) -> str:
            said = docs.get((kind(table[2]), entry[2]), "")
            return f"{entry[1]}{quoted(said)}, NULL}}," if said else entry[0]

        return table[1] + _GETTER.sub(getter, table[3]) + table[4]

    text = _METHODS.sub(methods, text)
    text = _GETTERS.sub(getters, text)
    return _TYPE.sub(lambda entry: f"{entry[1]}{_after(docs.get((entry[2], ''), ''))})", text)


def _after(text: str) -> str:
    """Return a docstring to append to a signature."""
    return f" {quoted(text)}" if text else ""


def quoted(text: str) -> str:
    """Return a text as a C string, with special characters as octal escapes so that our parsing of
    C can ignore strings."""
    plain = "".join(
        chr(byte) if 32 <= byte < 127 and chr(byte) not in '"\\{};?' else f"\\{byte:03o}"
        for byte in text.encode("utf-8")
    )
    return f'"{plain}"'
