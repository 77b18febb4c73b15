"""A ladder: who meets whom is in balance, and a run goes on."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from typer.testing import CliRunner

from kit.lineups import few
from undergrowth import BadSetup
from undergrowth.cli.commands import every_command
from undergrowth.law.setup.seats import excluded
from undergrowth.sim import read_results
from undergrowth.sim.ladder import Ladder, make_ladder
from undergrowth.sim.run import play_plan

SEATS = few()


def seatings(ladder: Ladder, games: int) -> list[tuple[list[str], list[str], str, str]]:
    found = [ladder.seating(number) for number in range(games)]
    return [(setup.seats, names, setup.map, setup.deck) for setup, names in found]


def test_at_a_table_each_player_has_each_faction_and_each_seat_once() -> None:
    ladder = make_ladder(["random", "greedy", "plan:1", "plan:2"], seed=3)
    games = seatings(ladder, 8)
    for table in (games[:4], games[4:]):
        assert len({(*seats, map, deck) for seats, _, map, deck in table}) == 1
        met = Counter(
            (faction, name)
            for seats, names, *_ in table
            for faction, name in zip(seats, names, strict=True)
        )
        assert set(met.values()) == {1}
        assert len(met) == 16


def test_factions_maps_decks_and_players_come_up_equally_often() -> None:
    ladder = make_ladder(["random", "greedy", "plan:1", "plan:2", "plan:3", "plan:4"], seed=3)
    tables = len(ladder.factions) * 2
    games = seatings(ladder, tables * ladder.size)[:: ladder.size]
    assert set(Counter(name for seats, *_ in games for name in seats).values()) == {2 * 4}
    assert not any(
        excluded(one, other)
        for seats, *_ in games
        for one in seats
        for other in seats
        if one != other
    )
    for column, names in ((2, ladder.maps), (3, ladder.decks)):
        counted = Counter(str(game[column]) for game in games)
        assert set(counted) == set(names)
        assert max(counted.values()) - min(counted.values()) <= 1
    players = Counter(name for _, names, *_ in games[:12] for name in names)
    assert set(players.values()) == {8}


def test_fewer_players_than_seats_share_them_and_one_may_meet_three_of_another() -> None:
    two = make_ladder(["random", "greedy"])
    assert all(Counter(two.at_table(n)) == {"random": 2, "greedy": 2} for n in range(5))
    three = make_ladder(["random", "greedy", "plan:1"])
    met = Counter(name for n in range(3) for name in three.at_table(n))
    assert set(met.values()) == {4}
    one = make_ladder(["random", "plan:1"], against="greedy")
    for n in range(4):
        assert Counter(one.at_table(n)) == {one.players[n % 2]: 1, "greedy": 3}


def test_one_player_meets_itself_on_another_line_up_in_each_game() -> None:
    alone = make_ladder(["random"], seed=3)
    games = seatings(alone, len(alone.factions))
    assert all(names == ["random"] * 4 for _, names, *_ in games)
    assert set(Counter(name for seats, *_ in games for name in seats).values()) == {4}


def test_a_seed_plays_the_same_games_and_another_seed_others() -> None:
    ladder = make_ladder(["random", "greedy"], seed=3)
    assert seatings(ladder, 20) == seatings(make_ladder(["random", "greedy"], seed=3), 20)
    assert seatings(ladder, 20) != seatings(make_ladder(["random", "greedy"], seed=4), 20)


@pytest.mark.parametrize(
    ("players", "words", "message"),
    [
        ([], {}, "a ladder needs a player at least"),
        (["random", "random"], {}, "named twice"),
        (["random", "clever"], {}, "'clever' is not a player"),
        (["random"], {"against": "random"}, "named twice"),
        (["random", "greedy"], {"size": 7}, "7 seats: expected 2 to 6"),
        (["random", "greedy"], {"factions": SEATS[:2]}, "2 factions for 4 seats"),
        (["random", "greedy"], {"maps": ["mars"]}, "'mars' is not a map"),
    ],
)
def test_what_cannot_be_played_is_refused(
    players: list[str], words: dict[str, object], message: str
) -> None:
    with pytest.raises(BadSetup, match=message):
        make_ladder(players, **words)  # type: ignore[arg-type]


@pytest.mark.long
def test_a_ladder_goes_on_from_its_file_and_is_shown(tmp_path: Path) -> None:
    """The simulator's readers read the file that the command writes."""
    pytest.importorskip("numpy", reason="ratings are an extra: undergrowth[results]")
    out, page = tmp_path / "l.jsonl", tmp_path / "l.html"
    asked = ["ladder", "random", "greedy", "--out", str(out), "--workers", "1"]
    assert CliRunner().invoke(every_command(), [*asked, "--games", "4"]).exit_code == 0
    first = read_results(out)[1]
    whole = play_plan(make_ladder(["random", "greedy"]), 2).rows
    pytest.importorskip("polars", reason="the page needs undergrowth[results]")
    more = [*asked, "--games", "7", "--resume", "--html", str(page)]
    result = CliRunner(env={"COLUMNS": "80"}).invoke(every_command(), more)
    assert result.exit_code == 0
    assert "Ladder of players" in result.stdout
    assert "Each faction with each player" in page.read_text("utf-8")
    assert first == whole[:16]
    assert read_results(out)[1] == whole
    other = CliRunner().invoke(every_command(), [*asked, "--against", "plan:1", "--resume"])
    assert other.exit_code == 2
    assert "they differ in setup or players" in " ".join(other.stderr.split())


def test_of_one_player_it_is_shown_which_factions_win() -> None:
    pytest.importorskip("numpy", reason="ratings are an extra: undergrowth[results]")
    pytest.importorskip("polars", reason="statistics are an extra: undergrowth[results]")
    asked = ["ladder", "random", "--games", "2", "--limit", "60", "--workers", "1"]
    result = CliRunner().invoke(every_command(), asked)
    assert result.exit_code == 0
    assert "Wins by faction" in result.stdout
    assert "Ladder of players" not in result.stdout
