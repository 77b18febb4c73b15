"""Finds of a hunt, on disk: a file for each kind of fault, and its progress.

A file holds a position and a list of answers; `python -m hunt FILE` plays it again.
"""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any
from zlib import crc32

from hunt.playing import Fault

Document = dict[str, Any]


@dataclass
class Catch:
    """A fault, and how to come to it."""

    fault: Fault
    document: Document
    answers: list[str]
    slice: int
    number: int
    """The number of its position in its slice."""

    @property
    def name(self) -> str:
        """The name of its file: the same for every fault of its kind."""
        return file_name(self.fault)


def file_name(fault: Fault) -> str:
    """Return the name of the file for faults of this kind."""
    text = f"{fault.look} {fault.kind} {fault.where}"
    words = "".join(c if c.isalnum() else "-" for c in f"{fault.look} {fault.where}")
    return f"{words}-{crc32(text.encode()):08x}.json"


def write(folder: Path, catch: Catch) -> Path:
    """Write a catch into a folder, and return its file."""
    path = folder / catch.name
    again = f"in tests: python -m hunt {path.resolve()}"
    document = {
        "fault": asdict(catch.fault),
        "slice": catch.slice,
        "number": catch.number,
        "again": again,
        "position": catch.document,
        "answers": catch.answers,
    }
    _write_whole(path, document)
    return path


def _write_whole(path: Path, document: Document) -> None:
    """Write a file at once: who is stopped meanwhile leaves the old one or none."""
    beside = path.with_suffix(".part")
    beside.write_text(json.dumps(document, indent=1) + "\n", encoding="utf-8")
    beside.replace(path)


def read(path: Path) -> Catch:
    """Return the catch of a file."""
    found = json.loads(path.read_text(encoding="utf-8"))
    return Catch(
        Fault(**found["fault"]),
        found["position"],
        found["answers"],
        found["slice"],
        found["number"],
    )


@dataclass
class Progress:
    """Progress of a slice's search."""

    pages: int = 0
    """So many pages of positions, the first ones, are done."""
    ahead: list[int] = field(default_factory=list)
    """Pages after those that are done, too."""
    positions: int = 0
    refused: int = 0
    """Changes of positions that were refused."""
    tried: int = 0
    questions: int = 0
    seconds: float = 0.0
    prompts: Counter[str] = field(default_factory=Counter)
    faults: Counter[str] = field(default_factory=Counter)
    """Numbers of faults of each kind, by the name of its file."""

    def done(self, page: int) -> None:
        """Note that a page is done."""
        self.ahead.append(page)
        while self.pages in self.ahead:
            self.ahead.remove(self.pages)
            self.pages += 1

    def next(self, page: int) -> int:
        """Return the first page from this one on that is not done."""
        while page < self.pages or page in self.ahead:
            page += 1
        return page

    def write(self, folder: Path, number: int) -> None:
        """Keep it in the folder of a hunt."""
        _write_whole(folder / f"slice-{number}.progress", vars(self))


def resumed(folder: Path, number: int) -> Progress:
    """Return how far a slice has been searched before."""
    path = folder / f"slice-{number}.progress"
    if not path.is_file():
        return Progress()
    found = json.loads(path.read_text(encoding="utf-8"))
    found["prompts"], found["faults"] = Counter(found["prompts"]), Counter(found["faults"])
    return Progress(**found)
