"""Collects `changelog.d` into `CHANGELOG.md` under a release, and deletes the collected files.

Run it in the checkout: `python tools/changelog.py 0.2.0 2026-11-22`.  Run it again for later
fragments: they are added to the release's entries.
"""

import re
import sys
from pathlib import Path

KINDS = ("added", "changed", "deprecated", "removed", "fixed", "security")
"""The kinds of Keep a Changelog, in its order."""
TOPICS = {
    "rules": "Rules",
    "browser": "In the browser",
    "players": "Computer players",
    "learning": "Lessons and analysis",
    "games": "Many games",
    "code": "For programmers",
    "server": "Servers",
    "installing": "Installing",
}
"""Headings of the subjects of changes, in the order of a release."""
WIDTH = 160
RELEASE = re.compile(r"^## \[", re.MULTILINE)


class BadFragment(Exception):
    """An empty file, or one whose name has no kind or an unknown topic."""


def main(home: Path, version: str, date: str) -> None:
    page = home / "CHANGELOG.md"
    files = fragments(home / "changelog.d")
    entries = [(kind_of(path), topic_of(path) + path.read_text("utf-8")) for path in files]
    text = gathered(page.read_text(encoding="utf-8"), version, date, entries)
    page.write_text(text, encoding="utf-8")
    for path in files:
        path.unlink()
    print(f"{len(files)} changes gathered under {version}.")


def fragments(folder: Path) -> list[Path]:
    """Return the files with changes: by topic, then by name; those without a topic come last."""
    found = [path for path in folder.glob("*.md") if path.name != "README.md"]
    order = [*TOPICS]
    return sorted(found, key=lambda path: ((*order, topic(path)).index(topic(path)), path.name))


def topic(path: Path) -> str:
    """Return `rules` of `rules.ambush-foil.fixed.md`; empty where a name has no topic."""
    parts = path.name.split(".")
    return parts[0] if len(parts) > 3 else ""


def topic_of(path: Path) -> str:
    """Return how a change begins: with its topic, if it has one.  Raises `BadFragment`."""
    name = topic(path)
    if name and name not in TOPICS:
        raise BadFragment(f"{path.name}: expected a topic of {', '.join(TOPICS)}")
    return f"**{TOPICS[name]}:** " if name else ""


def kind_of(path: Path) -> str:
    """Return the kind of a fragment: `fixed` of `ambush-foil.fixed.md`.  Raises `BadFragment`."""
    kind = path.name.removesuffix(".md").rpartition(".")[2]
    if kind not in KINDS:
        raise BadFragment(
            f"{path.name}: expected [TOPIC.]NAME.KIND.md with one of {', '.join(KINDS)}"
        )
    if not path.read_text(encoding="utf-8").strip():
        raise BadFragment(f"{path.name} is empty")
    return kind


def gathered(page: str, version: str, date: str, entries: list[tuple[str, str]]) -> str:
    """Return the page with these changes under a release, which is added if it is not the first."""
    first = RELEASE.search(page)
    start = first.start() if first else len(page)
    head, rest = page[:start], page[start:]
    said = dict.fromkeys(KINDS, "")
    if rest.startswith(f"## [{version}]"):
        following = RELEASE.search(rest, 1)
        end = following.start() if following else len(rest)
        said |= sections(rest[:end])
        rest = rest[end:]
    for kind, text in entries:
        said[kind] += point(text)
    parts = [f"### {kind.capitalize()}\n\n{said[kind]}\n" for kind in KINDS if said[kind]]
    return f"{head}## [{version}] - {date}\n\n{''.join(parts)}{rest}"


def sections(release: str) -> dict[str, str]:
    """Return the existing entries of a release, by kind."""
    found = re.findall(r"^### (\w+)\n\n(.*?)\n(?=\n|\Z)", release, re.MULTILINE | re.DOTALL)
    return {kind.lower(): f"{text}\n" for kind, text in found}


def point(text: str) -> str:
    """Return one point of a list, with its lines wrapped.

    Lines break only at blanks, so names and flags stay whole.
    """
    lines, line = [], "-"
    for word in text.split():
        if len(line) + 1 + len(word) > WIDTH:
            lines.append(line)
            line = " "
        line += f" {word}"
    return "\n".join([*lines, line]) + "\n"


if __name__ == "__main__":
    main(Path(__file__).resolve().parent.parent, *sys.argv[1:3])
