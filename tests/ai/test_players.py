"""Computer players: found by name, repeatable, and blind to what their seat cannot see."""

from __future__ import annotations

import pytest

from kit.lineups import few
from undergrowth import BadSetup, Game, IllegalAction, Setup
from undergrowth.ai import (
    Player,
    Seat,
    Tally,
    ask,
    make_player,
    play,
    player_names,
    player_summaries,
    players,
)
from undergrowth.engine.actions import Action

SEATS = few()
LIMIT = 50_000


def new_game(seed: int = 1) -> Game:
    return Game.new(Setup(seats=SEATS), seed)


def played(names: list[str], seed: int) -> list[str]:
    """The answers of a game between players of these names."""
    g = new_game(seed)
    play(g, [make_player(name, i, seed + i) for i, name in enumerate(names)], LIMIT, Tally(g.seats))
    assert g.over
    assert g.answers is not None
    return g.answers


def test_random_and_greedy_are_known_by_name() -> None:
    assert {"random", "greedy"} <= set(player_names())
    assert set(player_summaries()) == set(player_names())


def test_an_unknown_player_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(BadSetup, match=r"'clever' is not a player: expected .*greedy.*random"):
        make_player("clever", 0, 0)


def test_options_a_player_does_not_take_are_refused() -> None:
    with pytest.raises(BadSetup, match="player random: this player takes no options, got '3:4'"):
        make_player("random:3:4", 0, 0)


def test_two_players_cannot_share_a_name() -> None:
    with pytest.raises(ValueError, match="two players are called random"):
        players("random", Player, "another")


def test_players_of_a_scripted_game_think_of_fair_dice() -> None:
    """Nobody rolls in their worlds but they: they answer as in a game that rolls by itself."""
    g = new_game(3)
    greedy = [make_player("greedy", seat, seat) for seat in range(g.seats)]
    while g.decision is not None and g.turns < 11:
        seat, scripted = g.decision.seat, g.copy()
        scripted.scripted = True
        if g.turns > 8:
            answers = [ask(make_player("search:5", seat, 7), each) for each in (scripted, g)]
            assert answers[0] == answers[1], g.decision.texts
            assert scripted.scripted
        g.choose(ask(greedy[seat], g))


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    assert played([name] * len(SEATS), 3) == played([name] * len(SEATS), 3)


def test_other_seeds_play_other_games() -> None:
    assert played(["random"] * len(SEATS), 3) != played(["random"] * len(SEATS), 4)


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_choosing_leaves_the_game_as_it_was(name: str) -> None:
    g = new_game()
    seats = [make_player(name, seat, seat) for seat in range(g.seats)]
    for _ in range(120):
        if g.decision is None:
            break
        before = g.to_json()
        answer = ask(seats[g.decision.seat], g)
        assert g.to_json() == before
        assert answer in g.decision.options
        g.choose(answer)


def test_greedy_does_not_look_at_what_its_seat_cannot_see() -> None:
    """Dealing the unseen anew, coming rolls included, never changes its answer."""
    g = new_game(5)
    rest = [make_player("random", seat, seat) for seat in range(g.seats)]
    asked = 0
    while g.decision is not None and asked < 60:
        seat = g.decision.seat
        if len(g.decision.options) > 1:
            asked += 1
            answers = {
                str(ask(make_player("greedy", seat, asked), each))
                for each in (g, g.determinize(seat, 1), g.determinize(seat, 2))
            }
            assert len(answers) == 1, answers
        g.take(ask(rest[seat], g))
    assert asked == 60


def test_greedy_mostly_beats_random() -> None:
    wins = 0
    for seed in range(10):
        g = new_game(seed)
        names = ["random"] * g.seats
        names[seed % g.seats] = "greedy"
        seats = [make_player(name, seat, 9 * seed + seat) for seat, name in enumerate(names)]
        play(g, seats, LIMIT, Tally(g.seats))
        wins += seed % g.seats in g.winners
    assert wins >= 7


def test_play_stops_at_its_limit_and_goes_on_from_there() -> None:
    whole, parts = new_game(2), new_game(2)
    for g, limits in ((whole, [LIMIT]), (parts, [10, 20, LIMIT])):
        seats = [make_player("random", seat, seat) for seat in range(g.seats)]
        tally = Tally(g.seats)
        made = [play(g, seats, limit, tally) for limit in limits]
        assert made[:-1] == limits[:-1]
        assert sum(made) == sum(tally.decisions)
        assert sum(tally.choices) < sum(made)
    assert whole.answers == parts.answers


def test_a_scripted_game_is_refused_when_chance_must_answer() -> None:
    g = new_game()
    g.scripted = True
    seats = [make_player("random", seat, seat) for seat in range(g.seats)]
    with pytest.raises(IllegalAction, match="no player answers for chance"):
        play(g, seats, LIMIT, Tally(g.seats))


class First(Player):
    """A player from outside: always the first option."""

    def choose(self, seat: Seat) -> Action:
        return seat.options[0]

    def configure(self, options: list[str]) -> None:
        if options != ["option"]:
            raise BadSetup("say first:option")


def test_a_player_of_ones_own_is_registered_and_configured() -> None:
    players("first", First, "takes the first option")
    g = new_game()
    assert ask(make_player("first:option", 0, 0), g) == g.decision.options[0]  # type: ignore[union-attr]
    with pytest.raises(BadSetup, match="player first: say first:option"):
        make_player("first", 0, 0)
