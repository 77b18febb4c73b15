"""The arena: errors of its sequential test, seats exchanged in equal deals, files that go on."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import pytest

from bench import versions
from bench.arena import __main__ as arena_command
from bench.arena.playing import Kept, play_exchange
from bench.arena.sequential import ACCEPTED, FEWEST, OPEN, REFUSED, Bounds, states
from bench.arena.tables import Arena, make_arena, results
from undergrowth import BadSetup
from undergrowth.sim import BadOutput, read_results

HOME = Path(__file__).parents[3]
SEED = 20261128
TESTS = 400


def simulated(share: float, luck: float, dice: random.Random, bounds: Bounds) -> str:
    """Return the verdict on a candidate with a known share; `luck` is the chance that a deal is
    won by the same seats in both games."""
    found: list[float] = []
    for _ in range(3000):
        if dice.random() < luck:
            found.append(0.5)
        else:
            found.append(((dice.random() < share) + (dice.random() < share)) / 2)
        if len(found) % 20 == 0 and (now := states(found, bounds)[-1]).verdict != OPEN:
            return now.verdict
    return OPEN


@pytest.mark.parametrize("luck", [0.0, 0.5])
def test_verdicts_are_wrong_no_more_often_than_allowed(luck: float) -> None:
    """Seeded; 400 tests each: 5 % wrong would be 20, and 35 are not explained by chance."""
    dice, bounds = random.Random(SEED), Bounds(0.5, 0.6)
    better = (0.6 - luck / 2) / (1 - luck)  # so that 60 % of all games are won
    none = Counter(simulated(0.5, luck, dice, bounds) for _ in range(TESTS))
    gain = Counter(simulated(better, luck, dice, bounds) for _ in range(TESTS))
    assert none[ACCEPTED] <= 35 and none[OPEN] == 0
    assert gain[REFUSED] <= 35 and gain[OPEN] == 0


def test_a_test_stops_at_its_first_verdict_and_never_before_the_fewest_deals() -> None:
    told = states([1.0] * 100, Bounds(0.5, 0.55))
    assert told[-1].verdict == ACCEPTED and FEWEST <= len(told) < 100
    assert all(each.verdict == OPEN for each in told[:-1])
    assert states([0.0] * 100, Bounds(0.5, 0.55))[-1].verdict == REFUSED
    assert states([0.5, 0.5], Bounds(0.5, 0.55))[-1].verdict == OPEN
    assert states([], Bounds(0.5, 0.55)) == []


def test_the_share_meets_the_bound_that_is_drawn_where_the_ratio_meets_its_own() -> None:
    for each in states([1.0, 0.0, 0.5, 1.0] * 50, Bounds(0.5, 0.6)):
        assert (each.ratio >= Bounds(0.5, 0.6).upper) == (each.share >= each.accept)
        assert (each.ratio <= Bounds(0.5, 0.6).lower) == (each.share <= each.refuse)


@pytest.mark.parametrize("bounds", [(0.6, 0.5), (0.0, 0.5), (0.5, 1.0)])
def test_bounds_without_sense_are_refused(bounds: tuple[float, float]) -> None:
    with pytest.raises(ValueError, match="expected"):
        Bounds(*bounds)


@pytest.mark.parametrize("alone", [False, True])
def test_each_deal_is_played_with_seats_exchanged(alone: bool) -> None:
    arena = make_arena("greedy", "random", alone, seed=3)
    own: Counter[int] = Counter()
    for table in range(24):
        games = [arena.dealt(table * arena.width + turn) for turn in range(arena.width)]
        assert {at for _, at in games} == {table}
        setups = [plan.seating(at)[0] for plan, at in games]
        assert all(each == setups[0] for each in setups)
        sat = [seat for plan, at in games for seat in plan.own_seats(at)]
        assert sorted(sat) == [0, 1, 2, 3]
        own.update(games[0][0].own_seats(table))
    assert len(own) == 4


def test_exchanged_games_share_their_seed_and_deal() -> None:
    arena = small("random", "greedy")
    first, second = [play_exchange(arena, number, _never) or [] for number in (0, 1)]
    assert first[0].seed == second[0].seed and first[0].map == second[0].map
    assert [row.faction for row in first] == [row.faction for row in second]
    assert [row.player for row in first] == [row.player for row in reversed(second)]
    assert [row.game for row in [*first, *second]] == [0, 0, 1, 1]


def test_deals_count_only_in_order_and_when_all_their_games_are_finished() -> None:
    arena = small("random", "greedy")
    games = [play_exchange(arena, number, _never) or [] for number in range(4)]
    assert len(results(arena, [*games[0], *games[2], *games[3]])) == 0
    assert len(results(arena, [*games[1], *games[0], *games[3]])) == 1
    assert len(results(arena, [row for rows in games for row in rows])) == 2


def test_a_game_without_winner_counts_as_the_fair_share() -> None:
    arena = make_arena("random", "greedy", True, seed=5, limit=3)
    rows = [row for number in range(4) for row in play_exchange(arena, number, _never) or []]
    assert results(arena, rows) == [0.25]


def test_a_cut_file_goes_on_with_its_whole_games(tmp_path: Path) -> None:
    arena = small("random", "greedy")
    path = tmp_path / "games.jsonl"
    kept = Kept(path, arena, 2)
    games = [play_exchange(arena, number, _never) or [] for number in range(2)]
    for rows in games:
        kept.add(rows)
    kept.close()
    assert read_results(path)[1] == [*games[0], *games[1]]
    text = path.read_text()
    path.write_text(text[:-30])  # within the last row of the second game
    again = Kept(path, arena, 2)
    assert again.rows == games[0]
    again.add(games[1])
    again.close()
    assert path.read_text() == text


def test_a_file_of_other_games_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    Kept(path, small("random", "greedy"), 1).close()
    with pytest.raises(BadOutput, match="another simulation"):
        Kept(path, small("random", "plan:1"), 1)
    before = tmp_path / "before.jsonl"
    Kept(before, small("random", "greedy", "/one"), 1).close()
    with pytest.raises(BadOutput, match="holds games against /one"):
        Kept(before, small("random", "greedy", "/another"), 1)
    path.write_text("something else\n")
    with pytest.raises(BadOutput, match="no games of an arena"):
        Kept(path, small("random", "greedy"), 1)


def test_what_says_nothing_is_refused() -> None:
    with pytest.raises(BadSetup, match="against itself"):
        make_arena("greedy", "greedy")
    with pytest.raises(BadSetup, match="depends on the machine"):
        make_arena("search:1s", "greedy")
    with pytest.raises(BadSetup, match="no halves"):
        make_arena("random", "greedy", size=3)
    assert make_arena("search:1s", "greedy", by_time=True).candidate == "search:1s"


@pytest.mark.long
def test_the_command_stops_at_the_verdict_and_repeats_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = str(tmp_path / "games.jsonl")
    words = ["greedy", "random", "--seats", "2", "--factions", "marquise,eyrie", "--workers", "1"]
    words += ["--high", "0.9", "--out", out]
    arena_command.main(words)
    first = capsys.readouterr().out
    size = Path(out).stat().st_size
    assert f": accepted: 100.0% ± 14.6% after {FEWEST} deals" in first.replace("? ", ": ")
    arena_command.main(words)
    assert capsys.readouterr().out == first and Path(out).stat().st_size == size
    assert "accept above" in (tmp_path / "games.svg").read_text()


def test_the_baseline_may_be_of_another_version() -> None:
    """It is this version here, in a process of its own."""
    arena: Arena = small("random", "random", str(HOME))
    rows = play_exchange(arena, 1, _never)
    assert rows is not None and sum(row.won for row in rows) == 1
    assert sorted(row.player for row in rows) == ["random", "random before"]


def test_another_version_that_offers_something_else_ends_the_game() -> None:
    setup, _ = make_arena("greedy", "random", seed=1).seating(0)

    class Changed(versions.OtherVersion):
        def says(self, **request: object) -> object:
            return ["build in 13"]

    with Changed(HOME) as other, pytest.raises(versions.Apart, match="build in 13"):
        versions.played_beside(other, setup, 1, ["", "", "", "random"], "random", _never)


def test_another_version_that_stops_is_told() -> None:
    with versions.OtherVersion(HOME) as other, pytest.raises(versions.Apart, match="has stopped"):
        other.says(take="nothing")


def small(candidate: str, baseline: str, home: str = "") -> Arena:
    """Return an arena of two seats."""
    return make_arena(
        candidate, baseline, home=home, seed=5, factions=["marquise", "eyrie"], size=2
    )


def _never() -> bool:
    return False
