"""Numbers of heuristics are found, read from a list, shaken, followed and written back."""

from __future__ import annotations

import random
from importlib import import_module
from typing import Any

import pytest

from bench import tune
from bench.factions import factions
from bench.tuning import playing
from bench.tuning.effects import Effects, shaken
from bench.tuning.numbers import LEAST, LIST, MOST, POINT, listed, numbers, written

SOURCE = '''"""What it thinks: 50 is no number of it."""

from __future__ import annotations

from typing import Final

_STEP: Final = 40
_TABLE: Final = (0, 10, 250)
_WORDS: Final = {"play": 60, "never": -3000}


def value(points: int, count: int, word: str) -> int:
    """Points count 100 each."""
    worth = points * 100 + min(count, 4) * 35 + _TABLE[min(count, 2)]
    for at in range(0, 6, 3):
        place = at // 3
        worth += _TABLE[place] * 7
    return worth - _STEP + _WORDS.get(word, 0) + _TABLE[2:3][0]


_PRICE: Final = 30


def appeal(seat: int) -> int:
    """What others make of it: not for us to tune."""
    return _PRICE + 12 * seat
'''


def made(source: str) -> dict[str, Any]:
    found: dict[str, Any] = {}
    exec(compile(source, "made", "exec"), found)
    return found


def test_weights_are_numbers_to_tune_and_places_points_and_never_are_not() -> None:
    found = numbers(SOURCE)
    assert [each.value for each in found] == [40, 10, 250, 60, 4, 35, 7]
    assert [each.home for each in found] == ["_STEP", "_TABLE", "_TABLE", "_WORDS", *["value"] * 3]


def test_a_heuristic_that_reads_a_list_thinks_the_same_and_then_what_the_list_says() -> None:
    plain, found = made(SOURCE), made(listed(SOURCE))
    cases = [
        (points, count, word) for points in (0, 3) for count in range(6) for word in ("", "play")
    ]
    assert [plain["value"](*case) for case in cases] == [found["value"](*case) for case in cases]
    found["_TUNED"][:] = [41, 10, 250, 70, 4, 36, 7]
    assert found["value"](0, 1, "play") == plain["value"](0, 1, "play") - 1 + 10 + 1


def test_numbers_are_written_where_they_stood() -> None:
    text = written(SOURCE, [41, 9, 1250, 7, 5, 350, 8])
    found = [each.value for each in numbers(text.replace("1250", "250"))]
    assert found == [41, 9, 250, 7, 5, 350, 8]
    assert written(SOURCE, [each.value for each in numbers(SOURCE)]) == SOURCE
    assert written("_É: Final = (30, 40)  # é\n", [3, 444]) == "_É: Final = (3, 444)  # é\n"


@pytest.mark.parametrize("faction", factions())
def test_every_heuristic_can_be_read_from_a_list(faction: str) -> None:
    source = tune.source(faction).read_text("utf-8")
    known = numbers(source)
    assert len(known) > 10
    compile(listed(source), faction, "exec")
    assert written(source, [each.value for each in known]) == source


def test_a_number_that_is_shaken_stays_one_to_be_tuned() -> None:
    for value in (*range(LEAST, 20), 75, 99, 135, 998):
        for sign in (1, -1):
            changed = shaken(value, sign)
            assert LEAST <= changed <= MOST and changed != POINT
            assert (changed - value) * sign >= 0
    assert shaken(200, 0.0) == 200


def test_numbers_follow_what_they_do_and_others_stay() -> None:
    """Seeded: the first number helps, the second hurts, the third does nothing."""
    dice, effects, half = random.Random(4), Effects(), Effects()
    for game in range(4000):
        signs = [dice.choice((1, -1)) for _ in range(3)]
        brought = 0.3 * signs[0] - 0.3 * signs[1] + dice.random()
        (effects if game % 2 else half).add(signs, brought)
    effects.merge(half)
    assert effects.games == 4000
    assert effects.errors(0) > 5 and effects.errors(1) < -5 and abs(effects.errors(2)) < 3
    larger, smaller, _ = effects.next([200, 200, 200])
    assert (larger, smaller) == (shaken(200, 1), shaken(200, -1))


def test_wins_before_and_after_become_a_table_and_luck_is_no_progress() -> None:
    rows = {
        "cats": [100, 20, 100, 40],
        "birds": [100, 20, 100, 10],
        "mice": [100, 20, 100, 25],
        "nobody": [0, 0, 0, 0],
    }
    lines = list(tune.table(rows))
    assert lines[2].startswith("| cats | 200 | 20.0% | 40.0% | +20.0% ± 12.4% |")
    assert lines[-1].startswith("| all | 600 | 20.0% | 25.0% | +5.0% ± ")
    assert [name for name, row in rows.items() if tune.is_better(row)] == ["cats"]


@pytest.fixture
def workshop(monkeypatch: pytest.MonkeyPatch) -> playing.Values:
    """Heuristics with lists, as in a workshop; nothing reads them here."""
    values = {name: [10, 20] for name in factions()}
    for name in values:
        module = import_module(f"undergrowth.factions.{name}.heuristics")
        monkeypatch.setattr(module, LIST, [], raising=False)
    return values


@pytest.mark.long
def test_what_numbers_do_is_counted_for_greedy_players(workshop: playing.Values) -> None:
    found = playing.shake(workshop, range(2), 3, ["greedy", "random"])
    again = playing.shake(workshop, range(2), 3, ["greedy", "random"])
    assert found == again
    assert 0 < sum(each.games for each in found.values()) < 8
    assert all(len(each.signed) == 2 for each in found.values() if each.games)


def test_old_and_new_numbers_meet_at_one_table(workshop: playing.Values) -> None:
    rows = playing.compare(workshop, workshop, range(1), 3, ["random"], "random")
    assert [row[0] for row in rows] == factions()
    assert sum(row[1] + row[3] for row in rows) == 4
    assert sum(row[2] + row[4] for row in rows) <= 2  # a winner, or a coalition


def test_the_command_explains_itself(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        tune.parser().parse_args(["--help"])
    assert "usage: python -m bench." in capsys.readouterr().out
