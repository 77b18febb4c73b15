"""Files that are no logs, or that somebody has made to be a burden: each is answered, and soon."""

from __future__ import annotations

import random

import pytest

from kit.mangling import mangled_text
from kit.rootlogs import SEATS, played, setups, setups_beside, written
from undergrowth.rootlog import Contradiction, Reading, described, first_impossible, read
from undergrowth.rootlog.notation.grammar import LARGEST, LONGEST, MOST_LINES

TWO = "Map: Fall\nDeck: Standard\nC: a\nE: b\n"
HEAD = "Map: Fall\nDeck: Standard\nC: Ada\nE: Bob\nC:w->1\nE:b->2\n"


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("", 1, "expected a line Map: with one of Fall, Winter"),
        ("{}", 1, "expected a turn such as C:w3->5"),
        ("Map: Nowhere\nDeck: Standard\nC: a\nE: b", 1, "expected one of Fall, Winter"),
        ("Map: Fall\nDeck: Standard", 1, "expected 2 to 6 players before the first turn"),
        ("Map: Fall\nMap: Fall", 2, "expected only one line Map:"),
        ("Map: Fall\nDeck: Standard\nC: a\nE: b\nClearings: F1, F1", 5, "expected clearings and"),
        ("Map: Fall\nDeck: Standard\nC: a\nE: b\nWinner: L", 5, "expected letters of C, E"),
        (f"{TWO}Hirelings: h_T", 5, "expected 3 hirelings, not 1 (A.6)"),
        (f"{TWO}Hirelings: h_T, h_S, h_Q", 5, "column 22: expected hirelings such as"),
        (f"{TWO}Hirelings: h_T, h_Td, h_S", 5, "column 17: expected each hireling card once"),
        (f"{TWO}Hirelings: h_T h_S h_Cd", 5, "column 20: expected no C beside h_Cd (A.6.5)"),
        (f"{TWO}Landmarks: l_z5", 5, "column 12: expected landmarks ("),
        (f"{TWO}Landmarks: f4, r5", 5, "column 16: expected each landmark once"),
        (f"{TWO}Landmarks: f13", 5, "column 12: expected a clearing up to 12, not 13"),
        ("Map: Fall\nDeck: Standard\nΩ: a\nE: b", 3, "expected a faction's letter"),
    ],
)
def test_what_is_no_log_is_refused(text: str, line: int, reason: str) -> None:
    with pytest.raises(Contradiction) as refused:
        read(text)
    assert refused.value.line == line and reason in str(refused.value)


@pytest.mark.parametrize(
    "text",
    [
        "C:" + "w->1/" * LONGEST,
        "C:" + "(" * (LONGEST - 2),
        "C:" + "+".join(["w"] * 900) + "->1",
        "C:w->" + "+".join(["1"] * 900),
        "C:" + "9" * 900 + "w->1",
        "C:w" + "1_" * 900 + "->1",
        "C:" + "#" * 900 + "->C",
        "C:?" + "t_" * 900,
        "\n".join(["C:t" + "_1" * 1900 + "^"] * 60),
        "\n".join(["C:w->1"] * (MOST_LINES - 10)),
        "C:++" + "9" * 5000,
        "C:" + "h_" * 190,
        "C:h_C->" + "$" * 300,
        "C:" + "h_Cdw" * 70 + "->1",
        "C:h_C->$" + "9" * 300,
        "C:" + "l_b" * 120 + "->5",
        "\x00\ufffe",
    ],
    ids=lambda text: f"{text[:12]!r} and {len(text)} characters",
)
def test_a_burden_has_a_contradiction(text: str) -> None:
    """Anything too long, too deep or too much is named; the lines before it stand."""
    reading = read(HEAD + text + "\n")
    assert reading.wrong is not None and len(str(reading.wrong)) < 400
    assert first_impossible(reading) is None or reading.turns > 0


def test_a_burden_that_may_be_is_read() -> None:
    """Cards by the thousand: logs need not say when the discards are shuffled."""
    reading = read(HEAD + "\n".join(["C:" + "25#->+/" * 99] * 20))
    assert reading.wrong is None and reading.turns == 20
    assert len(reading.after(20).cards.discarded) < 999


def test_too_much_is_not_read() -> None:
    with pytest.raises(Contradiction, match="expected at most"):
        read("C" * (LARGEST + 1))


def test_logs_that_somebody_has_changed() -> None:
    """Each has a contradiction, or tables that can be laid or are refused."""
    texts = [written(played(each, 3, 400)).text for each in (setups()[0], setups_beside()[0])]
    dice = random.Random(5)
    for log in [text for text in texts for _ in range(60)]:
        try:
            reading: Reading = read(mangled_text(log, dice), proposed=True)
        except Contradiction:
            continue
        assert described(reading).document()["seats"]
        assert 0 <= reading.turns <= len(reading.log.turns)
        assert len(reading.order) <= SEATS
