"""Judgements of players that look ahead: heuristics, or weights of named features."""

from __future__ import annotations

import json
from math import exp, isfinite, tanh
from pathlib import Path

import pytest

from kit.lineups import few
from undergrowth import BadSetup, Game, Setup
from undergrowth.ai import Judgement, ask, judgements, load_code, make_player, read_weights
from undergrowth.ai.judging import (
    HEURISTIC,
    SHIPPED,
    USUAL,
    Learned,
    Net,
    Weights,
    judgement_named,
    judgement_names,
    write_weights,
)
from undergrowth.ai.judging.features import GENERAL, features, names_of
from undergrowth.ai.judging.learned import CERTAIN, softmax
from undergrowth.engine.errors import BadContent
from undergrowth.engine.registries import Kept
from undergrowth.law.appraise import outlook, prizes
from undergrowth.law.setup.seats import automates
from undergrowth.library import automated_factions, played_factions
from undergrowth.table.names import BIRD

SEATS = few()


def midgame(seats: list[str], seed: int, answers: int = 60) -> Game:
    """A game after some answers of the greedy player."""
    g = Game.new(Setup(seats=seats), seed, log=False)
    players = [make_player("greedy", seat, seed + seat) for seat in range(g.seats)]
    for _ in range(answers):
        if g.decision is None:
            break
        g.take(ask(players[g.decision.seat], g))
    return g


def some_weights() -> Weights:
    """Weights that differ from feature to feature, for every faction but the first of the few."""
    return Weights(some_net(len(GENERAL)), {n: some_net(len(names_of(n))) for n in SEATS[1:]})


def some_net(features: int) -> Net:
    """Two units, and numbers that differ from feature to feature."""
    units = [[0.003 * ((i + unit) % 5 - 2) for i in range(features)] for unit in range(2)]
    return Net([0.01 * (i % 7) for i in range(features)], units, [0.5, -0.25])


def parts(net: Net) -> tuple[list[float], list[list[float]], list[float]]:
    return net.weights, net.units, net.shares


@pytest.fixture(scope="module")
def table() -> Game:
    return midgame(SEATS, 3)


def test_every_feature_has_a_name_and_reading_them_changes_nothing(table: Game) -> None:
    before = table.to_json()
    for seat in range(table.seats):
        found = features(table, seat)
        assert len(found) == len(names_of(table.seat_name(seat)))
        assert all(isfinite(each) for each in found)
    assert table.to_json() == before


@pytest.mark.parametrize("faction", played_factions())
def test_names_of_features_are_told_apart(faction: str) -> None:
    names = names_of(faction)
    assert names[: len(GENERAL)] == list(GENERAL)
    assert len(set(names)) == len(names) and all(names)


def test_general_features_are_what_can_be_counted_on_the_table(table: Game) -> None:
    for seat in range(table.seats):
        found = dict(zip(names_of(table.seat_name(seat)), features(table, seat), strict=True))
        late = min(1.0, max(table.score) / 30)
        assert (found["seated"], found["points"]) == (1.0, table.score[seat])
        assert found["points late"] == pytest.approx(table.score[seat] * late)
        assert found["outlook"] * 100 == pytest.approx(
            outlook(table, seat)
            - table.score[seat] * 100
            + sum(20 * points for other, points in enumerate(table.score) if other != seat)
        )
        assert (found["cards"], found["effects"]) == (
            len(table.hands[seat]),
            len(table.play[seat]),
        )
        hand = [table.box.cards[card] for card in table.hands[seat]]
        assert found["bird cards"] == sum(card.suit == BIRD for card in hand)
        assert found["craft points"] == sum(card.points for card in hand)
        assert found["points over 20"] == max(0, table.score[seat] - 20)
        assert found["turns to wait"] == (seat - table.turn) % table.seats
        on_map = [
            sum(table.count(kind, place) for place in range(table.places))
            for kind in table.box.warrior_kinds[seat]
        ]
        assert found["warriors"] == sum(on_map)


def test_what_is_weighed_of_the_map_is_told_a_second_time_naively(table: Game) -> None:
    for seat in range(table.seats):
        found = dict(zip(names_of(table.seat_name(seat)), features(table, seat), strict=True))
        others = [owner for owner in range(table.owners) if owner != seat]
        own = {place: prizes(table, seat, place) for place in table.clearings}
        mine = {place: table.warriors_at(seat, place) for place in table.clearings}
        met = {p: max(table.warriors_at(o, p) for o in others) for p in table.clearings}
        near = {p: max([met[p], *(met[q] for q in table.paths[p])]) for p in table.clearings}
        theirs = [(p, o, prizes(table, o, p)) for p in table.clearings for o in others if mine[p]]
        assert found["held clearings"] == sum(table.has_pieces(seat, p) for p in table.clearings)
        assert found["massed warriors"] == sum(max(0, n - 3) for n in mine.values())
        assert found["unguarded pieces"] == sum(n for p, n in own.items() if not mine[p])
        assert found["met pieces"] == sum(n for p, n in own.items() if met[p])
        assert found["outnumbered pieces"] == sum(n for p, n in own.items() if near[p] > mine[p])
        assert found["targets"] == sum(n for _, _, n in theirs)
        assert found["open targets"] == sum(n for p, o, n in theirs if not table.warriors_at(o, p))


def test_chances_are_one_in_all_and_follow_from_the_weighted_sums(table: Game) -> None:
    """Said a second time, naively: the same, compiled or not."""
    weights = some_weights()
    sums = []
    for seat in range(table.seats):
        net, found = weights.of(table.seat_name(seat)), features(table, seat)
        size = len(net.weights)
        sums.append(sum(w * x for w, x in zip(net.weights, found[:size], strict=True)))
        for share, unit in zip(net.shares, net.units, strict=True):
            sums[-1] += share * tanh(sum(w * x for w, x in zip(unit, found[:size], strict=True)))
    shares = [exp(each) / sum(map(exp, sums)) for each in sums]
    learned = Learned(weights)
    assert learned.chances(table) == pytest.approx(shares)
    assert sum(learned.chances(table)) == pytest.approx(1.0)
    assert learned.judge(table, 1) == pytest.approx(CERTAIN * shares[1])
    assert learned.judge_each(table, [0, 1])[:2] == pytest.approx(
        [learned.judge(table, 0), learned.judge(table, 1)]
    )


def test_a_net_weighs_what_moved_since_as_if_it_weighed_all_anew(table: Game) -> None:
    weights = some_weights()
    later = table.copy()
    while later.turns < table.turns + 2 and later.decision is not None:
        later.take(later.decision.offered[0])
    for seat in range(table.seats):
        net = weights.of(table.seat_name(seat))
        before, after = features(table, seat), features(later, seat)
        assert before != after
        moved = [y - x for x, y in zip(before, after, strict=True)]
        assert net.weigh_moved(net.sums(before), moved) == pytest.approx(net.weigh(after))
        assert net.weigh_moved(net.sums(before), []) == pytest.approx(net.weigh(before))


def test_a_softmax_is_of_those_among_it_and_bears_any_numbers() -> None:
    assert softmax([5.0, 5.0, 900.0], [True, True, False]) == [0.5, 0.5, 0.0]
    assert softmax([0.0, 1000.0], [True, True]) == [0.0, 1.0]


def test_after_the_end_it_is_certain() -> None:
    g = Game.new(Setup(seats=SEATS), 5, log=False)
    players = [make_player("random", seat, seat) for seat in range(g.seats)]
    while g.decision is not None:
        g.take(ask(players[g.decision.seat], g))
    chances = Learned(some_weights()).chances(g)
    assert chances == [1.0 if seat in g.winners else 0.0 for seat in range(g.seats)]


def test_it_judges_only_worlds_that_are_dealt_anew_for_its_seat() -> None:
    """Its answer does not depend on the hidden cards and coming rolls of the live game."""
    g = midgame(SEATS, 7)
    asked = 0
    while g.decision is not None and asked < 4:
        seat = g.decision.seat
        if len(g.decision.options) > 1:
            asked += 1
            worlds = (g, g.determinize(seat, 1), g.determinize(seat, 2))
            answers = {
                str(ask(make_player("plan:1:learned", seat, asked), each)) for each in worlds
            }
            assert len(answers) == 1, answers
        g.take(g.decision.offered[0])
    assert asked == 4


@pytest.mark.parametrize("name", ["plan:1:learned", "plan:learned", "search:3:learned"])
def test_players_that_look_ahead_take_a_judgement_by_name(name: str) -> None:
    g = midgame(SEATS, 8)
    while g.decision is not None and len(g.decision.options) == 1:
        g.take(g.decision.offered[0])
    assert g.decision is not None
    player = make_player(name, g.decision.seat, 1)
    assert ask(player, g) in g.decision.offered
    assert player.words == name.split(":")[1:]


def test_search_goes_by_what_was_learned_where_that_is_known_of_all(table: Game) -> None:
    """A little of what heuristics think decides where all chances look alike."""
    learned = judgement_named("learned")
    for seat in range(table.seats):
        beside = USUAL.judge(table, seat) - learned.judge(table, seat)
        assert beside == pytest.approx(0.15 * HEURISTIC.judge(table, seat))
    assert USUAL.judge_each(table, [0, 1])[1] == USUAL.judge(table, 1)


def test_nothing_is_better_than_to_win_or_worse_than_to_lose(table: Game) -> None:
    before = [USUAL.judge(table, seat) for seat in range(table.seats)]
    table.end([1], "points")
    after = [USUAL.judge(table, seat) for seat in range(table.seats)]
    assert after[1] > max(before) and after[0] < min(before)


def test_search_goes_by_the_heuristics_where_somebody_is_unknown() -> None:
    """Nothing is learned of factions that come by themselves, or with packages."""
    alone = automated_factions()[0]
    people = [name for name in SEATS if name != automates(alone)]
    g = midgame([*people[:2], alone], 4, answers=30)
    assert USUAL.judge(g, 0) == HEURISTIC.judge(g, 0)
    assert USUAL.judge_each(g, [1]) == HEURISTIC.judge_each(g, [1])


def test_judgements_are_found_by_name() -> None:
    assert judgement_named("heuristic") is HEURISTIC
    assert judgement_names()[:2] == ["heuristic", "learned"]
    with pytest.raises(BadSetup, match="'best' is no judgement: expected heuristic, learned"):
        make_player("plan:4:best", 0, 0)


def test_judgements_of_ones_own_are_made_known(tmp_path: Path) -> None:
    """A file of weights, or a class: both by name, wherever players are named."""
    kept = Kept()
    try:
        write_weights(tmp_path / "mine.json", some_weights(), {})
        code = tmp_path / "judging.py"
        code.write_text(
            "from pathlib import Path\n"
            "from undergrowth.ai import judgements, read_weights\n"
            "from undergrowth.ai.judging import Learned\n"
            f"path = Path({str(tmp_path / 'mine.json')!r})\n"
            "judgements('mine', lambda: Learned(read_weights(path)))\n"
        )
        load_code(code)
        judgements("blind", Judgement)
        assert make_player("plan:2:mine", 0, 0).words == ["2", "mine"]
        with pytest.raises(ValueError, match="two judgements are called blind"):
            judgements("blind", lambda: HEURISTIC)
        with pytest.raises(ValueError, match="'1s' cannot be written behind"):
            judgements("1s", Judgement)
    finally:
        kept.put_back()


# ---- files

EMPTY = {"weights": [1.0], "shares": [], "units": []}


def test_weights_are_written_and_read_again(tmp_path: Path) -> None:
    path = tmp_path / "weights.json"
    write_weights(path, some_weights(), {"games": 3})
    again = read_weights(path)
    assert parts(again.anybody) == parts(some_weights().anybody)
    assert {name: parts(net) for name, net in again.factions.items()} == {
        name: parts(net) for name, net in some_weights().factions.items()
    }
    assert json.loads(path.read_text("utf-8"))["about"] == {"games": 3}


def test_the_weights_that_come_with_the_program_fit_what_is_weighed() -> None:
    """They are checked name by name as they are read; every faction of ours has its own."""
    weights = read_weights()
    for name in SEATS:
        assert len(weights.of(name).weights) in (len(names_of(name)), len(GENERAL))


def test_what_comes_with_the_program_says_how_it_was_made_and_not_where() -> None:
    said = json.loads(SHIPPED.read_text("utf-8"))["about"]["command"]
    assert said.startswith("undergrowth train ") and "/" not in said


def test_who_has_no_weights_is_weighed_like_anybody() -> None:
    weights = some_weights()
    assert weights.of(SEATS[0]) is weights.anybody


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"format": 1}, "expected format 2, not 1; make it again with `undergrowth train`"),
        ({"general": ["points"]}, "feature 1 of everybody is 'points', expected 'seated'"),
        ({"anybody": EMPTY}, f"expected {len(GENERAL)} weights of everybody"),
        ({"anybody": {**EMPTY, "shares": [1.0]}}, "expected 0 weights of everybody"),
        (
            {"anybody": {**EMPTY, "shares": [1.0], "units": [[1.0]]}},
            f"expected {len(GENERAL)} weights of everybody in a unit",
        ),
        (
            {"anybody": {**EMPTY, "weights": ["x"] * len(GENERAL)}},
            "'x' is no weight of everybody",
        ),
        ({"anybody": [1.0]}, "parts are missing"),
        ({"factions": {SEATS[0]: {"features": ["luck"], "weights": []}}}, f"of {SEATS[0]} is"),
        ({"factions": {SEATS[0]: {}}}, "parts are missing"),
        ({"factions": 3}, "parts are missing"),
    ],
)
def test_a_wrong_file_is_told_what_was_expected(
    change: dict[str, object], message: str, tmp_path: Path
) -> None:
    path = tmp_path / "weights.json"
    write_weights(path, some_weights(), {})
    path.write_text(json.dumps({**json.loads(path.read_text("utf-8")), **change}), "utf-8")
    with pytest.raises(BadContent, match=message):
        read_weights(path)


def test_what_is_no_file_of_weights_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match="No such file"):
        read_weights(tmp_path / "none.json")
    (tmp_path / "text.json").write_text("weights")
    with pytest.raises(BadContent, match="no JSON"):
        read_weights(tmp_path / "text.json")
    (tmp_path / "list.json").write_text("[1]")
    with pytest.raises(BadContent, match="parts are missing"):
        read_weights(tmp_path / "list.json")
