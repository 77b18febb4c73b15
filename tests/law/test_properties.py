"""Pure rules against a naive version of each, on tables hypothesis makes up."""

from __future__ import annotations

from itertools import permutations
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from undergrowth import Game, position
from undergrowth.decks import ALL_CARDS
from undergrowth.factions.marquise_de_cat.build import connected
from undergrowth.law.battle.battle import Battle
from undergrowth.law.battle.hits import Lose, losses
from undergrowth.law.crafting.paying import can_pay
from undergrowth.law.pieces.rule import ruled_by, ruler
from undergrowth.table.cards import Card
from undergrowth.table.kinds import WARRIOR
from undergrowth.table.layout.power import Power
from undergrowth.table.names import PIECES
from undergrowth.table.records import Fight

settings.register_profile("undergrowth", deadline=None, derandomize=True, max_examples=60)
settings.load_profile("undergrowth")

SEATS = ["marquise", "eyrie", "alliance"]
counts = st.integers(0, 3)
clearing = st.fixed_dictionaries(
    {"marquise": counts, "eyrie": counts, "alliance": counts, "sawmill": st.booleans()}
)
tables = st.fixed_dictionaries({str(place): clearing for place in range(1, 13)})


def lay(made: dict[str, dict[str, int]]) -> Game:
    """A table with these warriors, as far as the supplies go, and sawmills where slots allow."""
    left = {"marquise": 25, "eyrie": 20, "alliance": 10, "sawmill": 6}
    spots: dict[str, dict[str, str]] = {}
    for place, spot in made.items():
        here = spots.setdefault(place, {})
        for seat in SEATS:
            n = min(spot[seat], left[seat])
            left[seat] -= n
            if n:
                here[seat] = f"{n} warriors"
        if spot["sawmill"] and left["sawmill"]:
            left["sawmill"] -= 1
            here["marquise"] = ", ".join([*filter(None, [here.get("marquise")]), "sawmill"])
    return position.table({"seats": SEATS, "clearings": spots, "ruins": {}})


def naive_ruler(g: Game, place: int) -> int:
    """2.5 with 7.2.2, counted from the pieces themselves."""
    strength = [
        sum(
            g.count(kind, place)
            for kind, k in enumerate(g.box.kinds)
            if k.owner == seat and k.weight
        )
        for seat in range(3)
    ]
    leaders = [seat for seat in range(3) if strength[seat] == max(strength) > 0]
    if len(leaders) == 1:
        return leaders[0]
    return 1 if 1 in leaders else -1


@given(tables)
def test_rule_agrees_with_counting_pieces(made: dict[str, dict[str, int]]) -> None:
    """2.5, 7.2.2 Rule is most warriors and buildings; a tie is the Eyrie's if they share in it."""
    g = lay(made)
    for place in range(1, 13):
        assert ruler(g, place) == naive_ruler(g, place)


@given(tables, st.integers(1, 12))
def test_supply_lines_agree_with_spreading_out(made: dict[str, dict[str, int]], start: int) -> None:
    """6.5.4.II Connected means reachable through ruled clearings, one path at a time."""
    g = lay(made)
    ruled = ruled_by(g, 0)
    if start not in ruled:
        return
    reached = {start}
    for _ in range(12):
        reached |= {
            there for here in reached for there in g.box.woodland.paths[here] if there in ruled
        }
    assert set(connected(g, 0, start, ruled)) == reached


costs = st.tuples(*[st.integers(0, 2)] * 3, st.integers(0, 3))


@given(costs, st.lists(st.integers(1, 7), max_size=5))
def test_crafting_agrees_with_trying_every_assignment(
    cost: tuple[int, ...], pieces: list[int]
) -> None:
    """4.1.1 A card can be paid exactly when some assignment of pieces to icons covers it.

    Pieces are the suits of their clearings, as masks.
    """
    icons = [suit for suit in range(3) for _ in range(cost[suit])] + [-1] * cost[3]
    card = Card("x", "X", 0, "persistent", [*cost[:3], 0, 0], cost[3], -1, 0, "")
    power = Power()
    for place, piece in enumerate(pieces):
        power.add(piece, place, 1)
    possible = len(icons) <= len(pieces) and any(
        all(icon < 0 or piece >> icon & 1 for icon, piece in zip(icons, chosen, strict=True))
        for chosen in permutations(pieces, len(icons))
    )
    assert can_pay(card, power) == possible


@given(
    st.fixed_dictionaries({"warriors": st.integers(0, 4), "wood": st.integers(0, 3)}),
    st.booleans(),
    st.booleans(),
    st.integers(0, 6),
    st.randoms(use_true_random=False),
)
def test_hits_take_warriors_first_and_as_many_as_there_are(
    made: dict[str, int], sawmill: bool, workshop: bool, hits: int, choice: Random
) -> None:
    """4.3.6 All warriors fall before any building or token; hits beyond the pieces are wasted."""
    words = [f"{made['warriors']} warriors"] * bool(made["warriors"])
    words += [f"{made['wood']} wood"] * bool(made["wood"])
    words += ["sawmill"] * sawmill + ["workshop"] * workshop
    doc = {
        "seats": SEATS,
        "clearings": {"11": {"marquise": ", ".join(words), "eyrie": "1 warrior"}},
    }
    g = position.table({**doc, "ruins": {}})
    fight = Fight(11, 1, 0)
    g.push(Battle(fight))
    marks: list[int] = []
    while len(marks) < hits and (options := losses(g, fight, 0, marks)):
        lost = options[choice.randrange(len(options))]
        assert isinstance(lost, Lose)
        marks.append(g.box.kind_at[0][lost.piece])
    total = made["warriors"] + made["wood"] + sawmill + workshop
    assert len(marks) == min(hits, total)
    sorts = [g.box.kinds[kind].sort == WARRIOR for kind in marks]
    assert sorts == sorted(sorts, reverse=True), "a warrior fell after a building or token"
    assert sum(sorts) == min(hits, made["warriors"])


def test_every_card_can_be_named_and_every_piece_too() -> None:
    """The registries agree with the data they came from."""
    assert len({card.name for card in ALL_CARDS}) == len(ALL_CARDS)
    assert len(set(PIECES.names())) == len(PIECES)
