"""A source to which lines are added without moving other lines."""

import ast


class Page:
    """The lines of a source, and the lines added between and after them."""

    def __init__(self, text: str) -> None:
        self.lines = text.splitlines()
        self.inserted: dict[int, list[str]] = {}
        """The lines added after a line without a following blank one."""
        self.tail: list[str] = []

    def text(self) -> str:
        """Return the source in its present state."""
        lines: list[str] = []
        for number in range(len(self.lines) + 1):
            if number > 0:
                lines.append(self.lines[number - 1])
            lines += self.inserted.get(number, [])
        return "\n".join([*lines, *self.tail]) + "\n"

    def within(self, node: ast.ClassDef, line: str) -> None:
        """Write a line into the body of a class: in a blank line, or after its last."""
        for part in node.body[:-1]:
            if self._is_blank(part.end_lineno or 0):
                self.lines[part.end_lineno or 0] = f"    {line}"
                return
        self._after(node.end_lineno or 0, f"    {line}")

    def replace(self, node: ast.expr | ast.stmt, text: str) -> None:
        """Replace an expression or a statement that is on one line."""
        at = node.lineno - 1
        line = self.lines[at].encode()
        self.lines[at] = (
            line[: node.col_offset] + text.encode() + line[node.end_col_offset :]
        ).decode()

    def above(self, node: ast.ClassDef, line: str) -> None:
        """Write a line above a class and its decorators."""
        first = min([node.lineno, *(each.lineno for each in node.decorator_list)])
        if first >= 2 and self._is_blank(first - 2):
            self.lines[first - 2] = line
        else:
            self.inserted.setdefault(first - 1, []).append(line)

    def end(self, line: str) -> None:
        """Write a line at the end."""
        self.tail.append(line)

    def import_from(self, module: str, name: str) -> None:
        """Import a name at the end of an import line, unless it is imported already."""
        imports = [
            each
            for each in ast.parse("\n".join(self.lines)).body
            if isinstance(each, ast.ImportFrom)
        ]
        if any(name == alias.name for each in imports for alias in each.names):
            return
        wanted = f"from {module} import {name}"
        for each in imports:
            at = (each.end_lineno or 0) - 1
            if each.module != "__future__" and "#" not in self.lines[at]:
                self.lines[at] += f"; {wanted}"
                return
        self._after(imports[-1].end_lineno or 0 if imports else 0, wanted)

    def _after(self, number: int, line: str) -> None:
        """Write a line after another, into the first of two blank ones if there are any."""
        if self._is_blank(number) and self._is_blank(number + 1):
            self.lines[number] = line
        else:
            self.inserted.setdefault(number, []).append(line)

    def _is_blank(self, index: int) -> bool:
        return index < len(self.lines) and not self.lines[index].strip()
