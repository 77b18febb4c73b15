"""Checks that the installed package has every source file and no compiled files.

Run it with the Python that has the wheel: `python tools/check_wheel.py src/undergrowth`.
"""

import importlib.util
import sys
import tomllib
from pathlib import Path


def main(source: Path) -> None:
    spec = importlib.util.find_spec("undergrowth")
    if spec is None or spec.origin is None:
        raise SystemExit("undergrowth is not installed here.")
    installed = Path(spec.origin).parent
    if installed.resolve() == source.resolve():
        raise SystemExit("This Python imports the sources, not a wheel.")
    wanted = {Path("py.typed"), *(p.relative_to(source) for p in source.rglob("*.toml"))}
    wanted |= {p.relative_to(source) for p in source.rglob("*.py")}
    wanted.add(Path("server/pages/index.html"))
    if absent := sorted(str(path) for path in wanted if not (installed / path).is_file()):
        raise SystemExit(f"Not in the wheel: {', '.join(absent)}")
    if compiled := [str(p) for p in installed.rglob("*") if p.suffix in (".so", ".pyd")]:
        raise SystemExit(f"A pure wheel holds compiled files: {', '.join(compiled)}")
    for path in installed.rglob("*.toml"):
        tomllib.loads(path.read_text(encoding="utf-8"))
    print(f"The wheel holds all {len(wanted)} files.")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
