"""Rewrites the sources to be compiled, so that the most frequent operations are native.

mypyc compiles methods, but five things stay slow: a tuple of bound methods costs more to build and
call than the steps in it; the name of a step has to be looked up; a dataclass makes its own
`__init__`, which is interpreted; the garbage collector visits every object that might be part of a
cycle; and what a program derives at run time is interpreted.  Therefore:

- a frame whose `script` is a tuple of its own methods gets a `take_step` that calls them;
- a dataclass without an `__init__` gets the equivalent one;
- where such a frame goes back to a step of its own, the number of the step is written;
- a class whose `copy` is derived from its fields (`undergrowth.engine.copying`) gets that method;
- a class is marked acyclic when its bases are, or when it is a dataclass of plain values.

One more change concerns errors: compiled code refuses an argument of a wrong type with an error of
its own.  A parameter annotated `Given[...]` becomes `object`, so the function itself refuses it
(see `undergrowth.engine.given`).

No line moves, so tracebacks stay right: new code goes into blank lines or at the end.
"""

import ast
from collections.abc import Iterator
from dataclasses import dataclass

from compiler.page import Page
from compiler.shorthand import written_out

PLAIN = {"int", "str", "bool", "float", "bytes", "None", "list", "tuple", "dict", "set", "i64"}
"""The types of values that cannot refer back to their holder."""
MARKER = "mypyc_attr"
STEP = "take_step"
COPY = "copy"
COPIED = "copied"
"""The function that derives a copy; a class whose `copy` returns its result is a root."""
SHARED = {"int", "bool", "str", "None"}
"""Types of fields that a derived copy shares, as in `undergrowth.engine.copying`."""
LISTS = {"list[int]", "list[str]"}
"""Types of fields that a derived copy copies, as in `undergrowth.engine.copying`."""
GIVEN = "Given"
"""The marker around the type of a parameter that the function checks itself."""
GAME = "Game"
"""The parameter type of the steps of a frame; a module with frames imports it."""


@dataclass
class Class:
    """A class at the top level of a module."""

    module: str
    node: ast.ClassDef
    bases: list[str]
    """Full names, as far as they can be determined."""
    names: dict[str, str]
    """Full names of what its module imports and defines above it."""

    @property
    def name(self) -> str:
        return f"{self.module}.{self.node.name}"

    def method(self, name: str) -> ast.FunctionDef | None:
        """Return the method of this name that the class itself defines, or None."""
        for each in self.node.body:
            if isinstance(each, ast.FunctionDef) and each.name == name:
                return each
        return None

    def is_dataclass(self) -> bool:
        return any(
            isinstance(each, ast.Name) and each.id == "dataclass"
            for each in self.node.decorator_list
        )

    def has_mark(self, name: str) -> bool:
        """Whether it has this mark for the compiler."""
        return any(
            isinstance(each, ast.Call)
            and ast.unparse(each.func) == MARKER
            and any(word.arg == name for word in each.keywords)
            for each in self.node.decorator_list
        )


@dataclass
class Field:
    """A field of a dataclass, as in the source."""

    name: str
    annotation: ast.expr
    default: ast.expr | None = None
    fresh: str = ""
    """The expression that makes a new default for each object."""

    def parameter(self) -> str:
        written = f"{self.name}: {ast.unparse(self.annotation)}"
        if self.fresh:
            return f"{written} | None = None"
        return f"{written} = {ast.unparse(self.default)}" if self.default else written

    def setting(self) -> str:
        value = f"{self.fresh} if {self.name} is None else {self.name}" if self.fresh else self.name
        return f"self.{self.name} = {value}"


class Unlike(Exception):
    """A class is written in a way that this module leaves to Python."""


class Classes:
    """All classes of some sources, by full name."""

    def __init__(self, sources: dict[str, str]) -> None:
        self.found: dict[str, Class] = {}
        for module, text in sources.items():
            for each in _classes(module, ast.parse(text)):
                self.found[each.name] = each
        self.acyclic: set[str] = set()
        while more := {n for n in self.found if n not in self.acyclic and self._is_acyclic(n)}:
            self.acyclic |= more
        self.left_alone: set[str] = set()
        """Classes that get no `__init__`: a subclass that cannot have one would inherit theirs."""
        for each in self.found.values():
            if each.is_dataclass() and not self._is_like(each):
                self.left_alone |= {one.name for one in self.ancestors(each)}

    def ancestors(self, each: Class) -> Iterator[Class]:
        """Yield a class and its known base classes, nearest first."""
        yield each
        for base in each.bases:
            if base in self.found:
                yield from self.ancestors(self.found[base])

    def _is_acyclic(self, name: str) -> bool:
        each = self.found[name]
        if each.bases:
            return all(base in self.acyclic for base in each.bases)
        return each.has_mark("acyclic") or (each.is_dataclass() and _is_plain(each.node))

    def _is_like(self, each: Class) -> bool:
        """Whether an `__init__` can be written for a dataclass."""
        try:
            self._fields(each)
        except Unlike:
            return False
        return True

    def init(self, each: Class) -> str:
        """Return the equivalent `__init__` of a dataclass."""
        fields = self._fields(each)
        head = ", ".join(["self", *(field.parameter() for field in fields)])
        body = [field.setting() for field in fields]
        if any(one.method("__post_init__") for one in self.ancestors(each)):
            body.append("self.__post_init__()")
        return f"def __init__({head}) -> None: {'; '.join(body) or 'pass'}"

    def _fields(self, each: Class) -> list[Field]:
        fields: dict[str, Field] = {}
        if len(each.bases) > 1 or any(base not in self.found for base in each.bases):
            raise Unlike
        for base in each.bases:
            for field in self._fields(self.found[base]):
                _check_travels(field, self.found[base].module == each.module)
                fields[field.name] = field
        if each.is_dataclass():
            fields.update((field.name, field) for field in _own_fields(each.node))
        return list(fields.values())

    def steps(self, each: Class) -> list[str]:
        """Return the methods in the script of a frame, if it is a plain tuple of them."""
        script = each.method("script")
        if script is None or self.root(each) in (None, each):
            return []
        if each.has_mark("allow_interpreted_subclasses"):
            return []  # a subclass may have another script, and would inherit this one
        return _tuple_of_methods(script)

    def numbers(self, each: Class) -> dict[str, int]:
        """Return the number of each step by name, if all subclasses of a frame have the same
        steps."""
        for other in self.found.values():
            if other is not each and each in self.ancestors(other) and other.method("script"):
                return {}
        return {name: number for number, name in enumerate(self.steps(each))}

    def copy_root(self, each: Class) -> Class | None:
        """Return the class whose derived `copy` another one inherits; None if it has its own."""
        for one in self.ancestors(each):
            written = one.method(COPY)
            if written is not None:
                return one if one is not each and _is_derived(written) else None
        return None

    def copy(self, each: Class) -> str:
        """Return the code of `copy` for a class, derived from its fields.

        Raises `SystemExit` for a field of a type that cannot be copied like this.
        """
        named = [_copied(each, *field) for field in self._all_fields(each)]
        name = each.node.name
        made = f"{name}({', '.join(named)})"
        if each.has_mark("allow_interpreted_subclasses"):
            made = f"{made} if type(self) is {name} else {COPIED}(self)"
        return f"def {COPY}(self) -> {ast.unparse(each.node.bases[0])}: return {made}"

    def _all_fields(self, each: Class) -> list[tuple[str, str]]:
        """Return names and types of the fields of a dataclass and of its bases."""
        found: dict[str, str] = {}
        for one in reversed(list(self.ancestors(each))):
            if one.is_dataclass():
                found |= {
                    part.target.id: ast.unparse(part.annotation)
                    for part in one.node.body
                    if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name)
                    if "ClassVar" not in _words(part.annotation)
                }
        return list(found.items())

    def root(self, each: Class) -> Class | None:
        """Return the base class that looks steps up in the script."""
        for one in self.ancestors(each):
            if one.method(STEP):
                return one
        return None

    def is_misled(self, each: Class) -> bool:
        """Whether a frame has a script to look up, but would inherit the steps of another."""
        others = list(self.ancestors(each))[1:]
        return each.method("script") is not None and any(self.steps(one) for one in others)


def rewritten(sources: dict[str, str], marker: str) -> dict[str, str]:
    """Return the sources to compile, by module name.

    `marker` is the module that has `mypyc_attr`.
    """
    classes = Classes(sources)
    made: dict[str, str] = {}
    for module, text in sources.items():
        page = Page(text)
        tree = ast.parse(text)
        _take_anything(page, tree)
        written_out(page, tree)
        for each in [one for one in classes.found.values() if one.module == module]:
            _rewrite(page, each, classes, marker)
        made[module] = page.text()
    return made


def _take_anything(page: Page, tree: ast.Module) -> None:
    """Replace `Given` annotations of parameters by `object`, from right to left within a line."""
    found = [each.annotation for each in ast.walk(tree) if isinstance(each, ast.arg)]
    given = [each for each in found if isinstance(each, ast.Subscript) and _is_given(each)]
    for each in sorted(given, key=lambda each: (each.lineno, each.col_offset), reverse=True):
        page.replace(each, "object")


def _is_given(annotation: ast.Subscript) -> bool:
    return isinstance(annotation.value, ast.Name) and annotation.value.id == GIVEN


def _rewrite(page: Page, each: Class, classes: Classes, marker: str) -> None:
    own = each.method("__init__") is not None or each.name in classes.left_alone
    if each.is_dataclass() and not own:
        page.within(each.node, classes.init(each))
    copy_root = classes.copy_root(each)
    if copy_root is not None:
        page.within(each.node, classes.copy(each))
        if each.has_mark("allow_interpreted_subclasses"):
            page.import_from(copy_root.names[COPIED].rpartition(".")[0], COPIED)
    root = classes.root(each)
    head = "g: object, at: int) -> bool:"
    numbers = classes.numbers(each)
    for call in _calls_back(each.node):
        word = call.args[0]
        if isinstance(word, ast.Constant) and word.value in numbers:
            page.replace(call, f"self.next_step = {numbers[word.value]}")
    if steps := classes.steps(each):
        name = each.node.name
        check = f"assert isinstance(g, {GAME})"
        page.within(
            each.node, f"def {STEP}(self, {head} {check}; return _step_of_{name}(self, g, at)"
        )
        page.end(f"def _step_of_{name}(frame: {name}, g: {GAME}, at: int) -> bool:")
        for at, step in enumerate(steps):
            page.end(f"    if at == {at}:")
            page.end(f"        frame.{step}(g)")
            page.end("        return True")
        page.end("    return False")
    elif root is not None and classes.is_misled(each):
        lookup = f"{root.node.name}.{STEP}(self, g, at)"
        page.within(each.node, f"def {STEP}(self, {head} return {lookup}")
        page.import_from(root.module, root.node.name)
    if each.name in classes.acyclic and not each.has_mark("acyclic"):
        page.above(each.node, f"@{MARKER}(acyclic=True)")
        page.import_from(marker, MARKER)


def _classes(module: str, tree: ast.Module) -> Iterator[Class]:
    """Yield the classes of a module, with the full names of their bases as far as known."""
    names: dict[str, str] = {}
    for node in tree.body:
        if isinstance(node, ast.ImportFrom):
            for each in node.names:
                names[each.asname or each.name] = f"{node.module}.{each.name}"
        elif isinstance(node, ast.ClassDef):
            names[node.name] = f"{module}.{node.name}"
            bases = [names.get(ast.unparse(base), ast.unparse(base)) for base in node.bases]
            bases += ["a keyword" for _ in node.keywords]
            yield Class(module, node, bases, names)


def _calls_back(node: ast.ClassDef) -> Iterator[ast.Call]:
    """Yield every `g.back_to(...)` that is a statement in one of the class's methods."""
    for each in ast.walk(node):
        if isinstance(each, ast.Expr) and isinstance(each.value, ast.Call):
            call = each.value
            if ast.unparse(call.func) == "g.back_to" and call.lineno == call.end_lineno:
                yield call


def _words(node: ast.AST) -> set[str]:
    return {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}


def _is_plain(node: ast.ClassDef) -> bool:
    fields = [each for each in node.body if isinstance(each, ast.AnnAssign)]
    return all(_words(each.annotation) <= PLAIN for each in fields)


def _own_fields(node: ast.ClassDef) -> Iterator[Field]:
    for each in node.body:
        if not isinstance(each, ast.AnnAssign) or not isinstance(each.target, ast.Name):
            continue
        words = _words(each.annotation)
        if words & {"InitVar", "KW_ONLY", "Final"}:
            raise Unlike
        if "ClassVar" not in words:
            yield _field(each.target.id, each.annotation, each.value)


def _field(name: str, annotation: ast.expr, value: ast.expr | None) -> Field:
    """Return a field with its default from a value or from `field(...)`."""
    if not isinstance(value, ast.Call) or ast.unparse(value.func) != "field":
        return Field(name, annotation, value)
    given = {each.arg: each.value for each in value.keywords}
    if given.keys() == {"default"}:
        return Field(name, annotation, given["default"])
    if given.keys() != {"default_factory"}:
        raise Unlike
    factory = given["default_factory"]
    if isinstance(factory, ast.Lambda):
        return Field(name, annotation, fresh=ast.unparse(factory.body))
    empty = {"list": "[]", "dict": "{}"}
    made = ast.unparse(factory)
    return Field(name, annotation, fresh=empty.get(made, f"{made}()"))


def _check_travels(field: Field, same_module: bool) -> None:
    """Check that an inherited field means the same in the subclass.  Raises `Unlike`."""
    if same_module:
        return
    if not _words(field.annotation) <= PLAIN or (field.default and _words(field.default)):
        raise Unlike
    if field.fresh not in ("", "[]", "{}"):
        raise Unlike


def _is_derived(copy: ast.FunctionDef) -> bool:
    """Whether a `copy` returns the result of `undergrowth.engine.copying.copied`."""
    last = copy.body[-1]
    return isinstance(last, ast.Return) and ast.unparse(last) == f"return {COPIED}(self)"


def _copied(each: Class, name: str, written: str) -> str:
    """Return the argument that copies one field, as code."""
    if written in LISTS:
        return f"{name}=self.{name}[:]"
    if {word.strip() for word in written.split("|")} <= SHARED:
        return f"{name}=self.{name}"
    raise SystemExit(f"{each.name}.{name} is {written}: {each.node.name} has to write its own copy")


def _tuple_of_methods(script: ast.FunctionDef) -> list[str]:
    """Return the names in `return (self.one, self.other)`; empty for any other script."""
    lines = [each for each in script.body if not isinstance(each, ast.Expr)]
    if len(lines) != 1 or not isinstance(lines[0], ast.Return):
        return []
    listed = lines[0].value
    if not isinstance(listed, ast.Tuple):
        return []
    names: list[str] = []
    for each in listed.elts:
        if not isinstance(each, ast.Attribute) or ast.unparse(each.value) != "self":
            return []
        names.append(each.attr)
    return names
