"""A computer player gets what its seat may know, never the live table."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from kit.lineups import few
from undergrowth import NOBODY, Game, PlayerFailed, Setup
from undergrowth.ai import Player, Seat, Tally, ask, make_player, play, players
from undergrowth.ai.greedy import GreedyPlayer
from undergrowth.engine.actions import PASS, Action

SEATS = few()


def new_game(seed: int = 1) -> Game:
    return Game.new(Setup(seats=SEATS), seed)


def choices(seed: int, most: int) -> Iterator[Game]:
    """A random game at each question with two options at least."""
    g = new_game(seed)
    rest = [make_player("random", seat, seat) for seat in range(g.seats)]
    asked = 0
    while g.decision is not None and asked < most:
        if len(g.decision.options) > 1:
            asked += 1
            yield g
        g.take(ask(rest[g.decision.seat], g))


class Recorder(Player):
    """Keeps what it gets, and takes the last option."""

    def __init__(self, seat: int, seed: int) -> None:
        super().__init__(seat, seed)
        self.met: list[Seat] = []

    def choose(self, seat: Seat) -> Action:
        self.met.append(seat)
        return seat.options[-1]


def test_a_seat_sees_what_the_game_shows_it() -> None:
    for g in choices(5, 60):
        assert g.decision is not None
        number = g.decision.seat
        seat = Seat(g, number, 9)
        assert (seat.number, seat.name) == (number, g.seat_name(number))
        assert seat.options == g.decision.options
        assert seat.observe() == g.observe(number)
        assert seat.state_key() == g.state_key(number)
        for world in (seat.world, seat.determinized(1), seat.determinized(2)):
            assert world.observe(number) == g.observe(number)


def test_what_a_seat_cannot_see_is_dealt_anew() -> None:
    unlike = 0
    for g in choices(6, 40):
        assert g.decision is not None
        seat = Seat(g, g.decision.seat, 3)
        assert (seat.world.seed, seat.world.opening) == (0, "")
        assert seat.world.log is None
        assert seat.world.answers is None
        assert seat.world.chance.next() != g.chance.copy().next()
        unlike += seat.world.deck != g.deck
    assert unlike > 30


def test_a_player_from_outside_is_asked_only_where_there_is_a_choice() -> None:
    g = new_game()
    recorders = [Recorder(seat, seat) for seat in range(g.seats)]
    tally = Tally(g.seats)
    play(g, list(recorders), 400, tally)
    assert [len(each.met) for each in recorders] == tally.choices
    assert all(len(seat.options) > 1 for each in recorders for seat in each.met)


class Cheat(Player):
    """Writes on everything it is given, then takes the first option."""

    def choose(self, seat: Seat) -> Action:
        first = seat.options[0]
        world = seat.world
        mine = seat.number
        world.score[mine] = 29
        world.deck.clear()
        for cards in (*world.hands, *world.play, *world.seen, *world.ruins):
            cards.append(0)
        for items in world.crafted:
            items[0] += 5
        world.winners.append(mine)
        world.landmarks.append(1)
        seat.decision.offered.clear()
        world.over = True
        return first


def test_a_player_cannot_change_the_game_it_plays() -> None:
    """It may write on its world as it likes: the game stays what it was."""
    for g in choices(7, 80):
        assert g.decision is not None
        before = g.to_json()
        first = g.decision.options[0]
        assert ask(Cheat(g.decision.seat, 1), g) == first
        assert g.to_json() == before


class Says(Player):
    """Answers what it is told to."""

    what: object = None

    def choose(self, seat: Seat) -> object:
        return self.what


class Equal(Action):
    """An answer that claims to be equal to every other."""

    verb = "equal"

    def __eq__(self, other: object) -> bool:
        return True

    def __hash__(self) -> int:
        return 0


@pytest.mark.parametrize(
    ("what", "message"),
    [
        ("keep in 12", "illegal answer 'keep in 12' to marquise.keep: expected one of keep in 1"),
        (PASS, "illegal answer 'pass' to marquise.keep"),
        ("jump", "illegal answer 'jump'"),
        (None, "illegal answer 'None'"),
        (3, "illegal answer '3'"),
    ],
)
def test_an_illegal_answer_is_named_and_changes_nothing(what: object, message: str) -> None:
    g = Game.new(Setup(seats=["marquise", "eyrie"]), 1)
    before = g.to_json()
    player = Says(0, 1)
    player.what = what
    with pytest.raises(PlayerFailed, match=message):
        ask(player, g)
    assert g.to_json() == before


def test_the_text_of_an_option_will_do_and_claiming_to_be_equal_will_not() -> None:
    g = Game.new(Setup(seats=["marquise", "eyrie"]), 1)
    assert g.decision is not None
    player = Says(0, 1)
    player.what = "keep in 3"
    assert ask(player, g) == g.decision.options[2]
    player.what = Equal()
    with pytest.raises(PlayerFailed, match="illegal answer 'equal'"):
        ask(player, g)


def _no_idea() -> None:
    raise RuntimeError("no idea")


def _leaves() -> None:
    raise SystemExit(3)


@pytest.mark.parametrize(
    ("fails", "message"),
    [(_no_idea, "RuntimeError: no idea"), (_leaves, "SystemExit: 3")],
)
def test_what_a_player_raises_is_named(fails: Callable[[], None], message: str) -> None:
    class Failing(Player):
        def choose(self, seat: Seat) -> Action:
            fails()
            return seat.options[0]

    g = new_game()
    assert g.decision is not None
    with pytest.raises(
        PlayerFailed, match=rf"{message} \(at {g.decision.prompt}; test_seats\.py, line \d+\)"
    ):
        ask(Failing(g.decision.seat, 1), g)


def test_the_trusted_players_cannot_be_extended_from_outside() -> None:
    """They meet the live game; a class of another package that extends one is refused."""
    with pytest.raises(
        (TypeError, ValueError), match=r"extends a player|may not be subclassed|interpreted"
    ):

        class Sly(GreedyPlayer):
            pass

        players("sly", Sly, "looks")


@pytest.mark.parametrize("name", ["random", "greedy", "plan:2"])
def test_our_players_answer_at_a_seat_too(name: str) -> None:
    for g in choices(8, 6):
        assert g.decision is not None
        number = g.decision.seat
        assert make_player(name, number, 1).choose(Seat(g, number, 2)) in g.decision.options


# ---- what may be asked of a game


def test_values_are_the_heuristics_by_seat() -> None:
    g = new_game(3).rollout(100, 1)
    values = g.values()
    assert len(values) == g.seats
    done = g.copy()
    done.end([1], "points")
    assert done.values()[1] > max(values) > done.values()[0]


def test_a_rollout_is_a_copy_played_on_with_chance_of_its_own() -> None:
    g = new_game(3)
    before = g.to_json()
    one, again, other = g.rollout(50, 1), g.rollout(50, 1), g.rollout(50, 2)
    assert g.to_json() == before
    assert one.to_json() == again.to_json() != other.to_json()
    assert g.rollout(10**6, 1, "random").over


def test_a_state_key_is_equal_exactly_when_the_game_looks_the_same() -> None:
    keys: dict[str, object] = {}
    for g in choices(9, 60):
        for viewer in (NOBODY, *range(g.seats)):
            key, view = g.state_key(viewer), g.observe(viewer)
            assert keys.setdefault(key, view) == view
            assert g.determinize(viewer, 4).state_key(viewer) == key
    assert len(keys) > 60


def test_printing_a_game_shows_what_everybody_may_see() -> None:
    g = Game.new(Setup(seats=["marquise", "eyrie"]), 1)
    assert str(g) == str(g.determinize(NOBODY, 3))
    assert "autumn map, base deck: setup" in str(g)
    assert "Asked: marquise_de_cat, marquise.keep (law 6.3.2)" in str(g)
    g.end([1], "points")
    g.run()
    assert "Over: eyrie_dynasties won by points" in str(g)
