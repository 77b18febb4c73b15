"""Writes down every public name with its signature, in `tests/public.txt`.

Run `python tools/surface.py` when a public name is added or changed on purpose.  A test holds the
sources against the file, so that nothing public changes unseen.  `docs/stability.md` says what the
names promise.

Sources are read, not imported: the file is the same compiled or interpreted, with extras or
without.
"""

import ast
import sys
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).resolve().parent.parent
SOURCE = HERE / "src"
FILE = HERE / "tests/public.txt"
HOME = "undergrowth"
PACKAGES = (
    "undergrowth",
    "undergrowth.ai",
    "undergrowth.ai.encoding",
    "undergrowth.checking",
    "undergrowth.companion",
    "undergrowth.lessons",
    "undergrowth.library",
    "undergrowth.lore",
    "undergrowth.position",
    "undergrowth.puzzles",
    "undergrowth.rootlog",
    "undergrowth.server",
    "undergrowth.session",
    "undergrowth.sim",
    "undergrowth.sim.training",
    "undergrowth.stats",
    "undergrowth.understood",
    "undergrowth.words",
)
"""Packages whose `__all__` is public."""
MODULES = (
    "undergrowth.content",
    "undergrowth.envs.aec",
    "undergrowth.envs.rewards",
    "undergrowth.envs.sb3",
    "undergrowth.envs.single",
    "undergrowth.envs.spiel",
    "undergrowth.envs.vector",
    "undergrowth.table.saving.replay",
)
"""Modules of which every name without an underscore is public."""
PROPERTIES = ("property", "cached_property")
KEPT = ("__init__",)
"""Methods with underscores whose signature is public."""

Body = list[ast.stmt]
Function = ast.FunctionDef | ast.AsyncFunctionDef


class Found(NamedTuple):
    """Place where a name is defined."""

    module: str
    node: ast.stmt


def surface() -> str:
    """Return every public name with its signature: a line for each, in order."""
    modules = Modules()
    lines = []
    for package in PACKAGES:
        for name in exported(modules.body(package)):
            lines += modules.described(f"{package}.{name}", package, name)
    for module in MODULES:
        for name in defined(modules.body(module)):
            lines += modules.described(f"{module}.{name}", module, name)
    return "".join(f"{line}\n" for line in lines)


def undocumented() -> list[str]:
    """Return the public classes, functions and constants without a docstring, and their members.

    Members are methods, properties and attributes, each with a string of its own or of a base.
    Only the version has none: its module says what it is.
    """
    modules = Modules()
    named = [(each, exported(modules.body(each))) for each in PACKAGES]
    named += [(each, defined(modules.body(each))) for each in MODULES]
    found = []
    for package, names in named:
        for name in names:
            place = modules.found(package, name)
            if place is not None and name != "__version__":
                body = modules.body(place.module)
                bare = without_words(place.node, body) + modules.bare_attributes(place)
                found += [f"{package}.{each}" for each in dict.fromkeys(bare)]
    return found


def without_words(node: ast.stmt, body: Body) -> list[str]:
    """Return a name that has no docstring, or the members of a class that have none.

    `body` is what the name stands in: what describes a constant follows it there.
    """
    if not isinstance(node, (ast.ClassDef, Function)):
        public = [name for name in assigned(node) if not name.startswith("_")]
        return [] if _is_text(body, body.index(node) + 1) else public
    if node.name.startswith("_"):
        return []
    here = [] if ast.get_docstring(node) else [node.name]
    if isinstance(node, ast.ClassDef):
        overriding = len(node.bases) > 0  # the base says what such a method does
        for each in node.body:
            if isinstance(each, Function) and not overriding and not _is_setter(each):
                here += [f"{node.name}.{name}" for name in without_words(each, node.body)]
    return here


def described_attributes(node: ast.stmt, body: Body) -> set[str]:
    """Return the attributes and properties that a statement in the body of a class describes."""
    if not isinstance(node, Function):
        return set(assigned(node)) if _is_text(body, body.index(node) + 1) else set()
    if any(ast.unparse(each) in PROPERTIES for each in node.decorator_list):
        return {node.name} if ast.get_docstring(node) else set()
    blocks = [value for each in ast.walk(node) for _, value in ast.iter_fields(each)]
    return {
        name
        for block in blocks
        for at, each in enumerate(block if isinstance(block, list) else [])
        if (name := _of_self(each)) and _is_text(block, at + 1)
    }


def _of_self(node: ast.AST) -> str:
    """Return the attribute of `self` that a statement sets; empty for other statements."""
    target: ast.expr | None = None
    if isinstance(node, ast.AnnAssign):
        target = node.target
    elif isinstance(node, ast.Assign) and len(node.targets) == 1:
        target = node.targets[0]
    ours = isinstance(target, ast.Attribute) and ast.unparse(target.value) == "self"
    return target.attr if isinstance(target, ast.Attribute) and ours else ""


def _is_text(body: Body, at: int) -> bool:
    """Whether a body has a docstring at a place."""
    node = body[at] if at < len(body) else None
    value = node.value if isinstance(node, ast.Expr) else None
    return isinstance(value, ast.Constant) and isinstance(value.value, str)


def _is_setter(node: Function) -> bool:
    """Whether a method sets a property, which its getter describes."""
    return any(isinstance(each, ast.Attribute) for each in node.decorator_list)


class Modules:
    """Our modules, read as they are needed."""

    def __init__(self) -> None:
        self.read: dict[str, Body] = {}

    def body(self, module: str) -> Body:
        """Return what a module says; nothing for one that is not ours."""
        if module not in self.read:
            path = SOURCE.joinpath(*module.split("."))
            file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
            text = file.read_text(encoding="utf-8") if file.is_file() else ""
            self.read[module] = ast.parse(text).body
        return self.read[module]

    def found(self, module: str, name: str) -> Found | None:
        """Return where a name of a module is defined; None for a module, or what others define."""
        for node in self.body(module):
            if isinstance(node, (ast.ClassDef, Function)) and node.name == name:
                return Found(module, node)
            if name in assigned(node):
                return Found(module, node)
            if isinstance(node, ast.ImportFrom) and node.module and node.module != module:
                for each in node.names:
                    if (each.asname or each.name) == name:
                        return self.found(node.module, each.name)
        return self._put_off(module, name)

    def _put_off(self, module: str, name: str) -> Found | None:
        """Return where a name is defined that `__getattr__` imports when it is asked for."""
        for node in self.body(module):
            if "_HOMES" in assigned(node) and isinstance(node, ast.Assign):
                homes: dict[str, str] = ast.literal_eval(node.value)
                if name in homes:
                    return self.found(f"{module}.{homes[name]}", name)
        return None

    def described(self, title: str, module: str, name: str) -> list[str]:
        """Return a public name with its signature, and a class with its members."""
        found = self.found(module, name)
        if found is None:
            return [f"{title}: module"]
        if isinstance(found.node, ast.ClassDef):
            bases = [ast.unparse(base) for base in found.node.bases]
            return [f"class {title}({', '.join(bases)})", *self.members(title, found)]
        if isinstance(found.node, Function):
            return [f"{title}{signature(found.node)}"]
        return [f"{title}: {kind_of(found.node)}"]

    def members(self, title: str, found: Found) -> list[str]:
        """Return the public members of a class, also those of its bases among ours."""
        lines: dict[str, str] = {}
        for each in reversed(self.lineage(found)):
            for node in each.body:
                for name, line in member_lines(node).items():
                    if name not in lines or not line.endswith(": constant"):
                        lines[name] = line  # a later assignment declares no type
        return [f"    {title}.{lines[name]}" for name in sorted(lines)]

    def bare_attributes(self, found: Found) -> list[str]:
        """Return the public attributes of a class that neither it nor a base of ours describes."""
        if not isinstance(found.node, ast.ClassDef):
            return []
        there: set[str] = set()
        described: set[str] = set()
        for each in self.lineage(found):
            for node in each.body:
                lines = member_lines(node)
                there |= {name for name in lines if not lines[name].startswith(f"{name}(")}
                described |= described_attributes(node, each.body)
        return [f"{found.node.name}.{name}" for name in sorted(there - described)]

    def lineage(self, found: Found) -> list[ast.ClassDef]:
        """Return a class and its bases among ours, nearest first."""
        node = found.node
        classes = [node] if isinstance(node, ast.ClassDef) else []
        for base in node.bases if isinstance(node, ast.ClassDef) else []:
            above = self.found(found.module, base.id) if isinstance(base, ast.Name) else None
            if above is not None:
                classes += self.lineage(above)
        return classes


def docstring(body: Body) -> str:
    """Return what a module says of itself."""
    return ast.get_docstring(ast.Module(body, [])) or ""


def exported(body: Body) -> list[str]:
    """Return what a package names in `__all__`."""
    for node in body:
        if "__all__" in assigned(node) and isinstance(node, ast.Assign):
            return sorted(ast.literal_eval(node.value))
    return []


def defined(body: Body) -> list[str]:
    """Return the public names that a module defines itself."""
    names: set[str] = set()
    for node in body:
        if isinstance(node, (ast.ClassDef, Function)):
            names.add(node.name)
        names |= set(assigned(node))
    return sorted(name for name in names if not name.startswith("_"))


def assigned(node: ast.stmt) -> list[str]:
    """Return the names that a statement assigns."""
    targets: list[ast.expr] = []
    if isinstance(node, ast.Assign):
        targets = node.targets
    elif isinstance(node, ast.AnnAssign):
        targets = [node.target]
    return [target.id for target in targets if isinstance(target, ast.Name)]


def member_lines(node: ast.stmt) -> dict[str, str]:
    """Return the public members that a statement of a class brings: name -> how it is written."""
    if isinstance(node, Function):
        made = attributes_of(node) if node.name.startswith("_") or node.name in KEPT else {}
        if node.name.startswith("_") and node.name not in KEPT:
            return made
        if any(ast.unparse(each) in PROPERTIES for each in node.decorator_list):
            return {node.name: f"{node.name}: {returned(node)}, a property"}
        if any(isinstance(each, ast.Attribute) for each in node.decorator_list):
            return {}  # the setter of a property
        return {**made, node.name: f"{node.name}{signature(node)}"}
    names = [name for name in assigned(node) if not name.startswith("_")]
    return {name: f"{name}: {kind_of(node)}" for name in names}


def attributes_of(function: Function) -> dict[str, str]:
    """Return the public attributes that a method sets of itself."""
    made: dict[str, str] = {}
    for node in ast.walk(function):
        kind = plain(node.annotation) if isinstance(node, ast.AnnAssign) else "constant"
        name = _of_self(node)
        if name and not name.startswith("_") and made.get(name, "constant") == "constant":
            made[name] = kind
    return {name: f"{name}: {kind}" for name, kind in made.items()}


def signature(node: Function) -> str:
    """Return the arguments and the result of a function."""
    return f"({ast.unparse(node.args)}) -> {returned(node)}"


def returned(node: Function) -> str:
    return ast.unparse(node.returns) if node.returns is not None else "None"


def kind_of(node: ast.stmt) -> str:
    """Return the type of what a statement assigns, as declared, and a value that is plain."""
    if "__version__" in assigned(node):
        return "str"
    kind = plain(node.annotation) if isinstance(node, ast.AnnAssign) else "constant"
    value = node.value if isinstance(node, (ast.AnnAssign, ast.Assign)) else None
    try:
        ast.literal_eval(value or ast.parse("..."))
    except ValueError:
        return kind
    text = ast.unparse(value) if value is not None else ""
    return f"{kind} = {text}" if value is not None and len(text) < 60 else kind


def plain(annotation: ast.expr) -> str:
    """Return a type without what says that it does not change."""
    text = ast.unparse(annotation)
    if text == "Final":
        return "constant"
    return text.removeprefix("Final[").removesuffix("]") if text.startswith("Final[") else text


def main() -> None:
    FILE.write_text(surface(), encoding="utf-8")
    print(
        f"{FILE.relative_to(HERE)} has {len(surface().splitlines())} public names.", file=sys.stderr
    )


if __name__ == "__main__":
    main()
