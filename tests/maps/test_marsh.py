"""M.5 The marsh: flooded clearings, or towns."""

from __future__ import annotations

from itertools import chain, product

import pytest

from kit.pages import data, pairs
from kit.table import Table
from undergrowth import BadPosition, Game, Setup, position
from undergrowth.table.book import book
from undergrowth.table.names import SUITS
from undergrowth.table.places import PLACE

FOUR = ["marquise", "eyrie", "alliance", "vagabond"]
FIVE = [*FOUR, "second_vagabond"]
PAWNS = {"vagabond": "pawn", "second_vagabond": "pawn"}
COLORS = (("6", "8"), ("12", "13"), ("10", "11"))


def marsh(flooded: str, *seats: str) -> Table:
    """A table on the marsh with these clearings flooded; fewer than three, to look at one alone,
    are more than a game would leave."""
    t = Table(*(seats or ("marquise", "eyrie")), map="marsh").also(flooded=flooded)
    return t if flooded.count(",") == 2 else t.freely()


def laid(seats: list[str], seed: int) -> Game:
    """A new game, its map laid out."""
    return Game.new(Setup(map="marsh", seats=seats), seed)


def flooded(g: Game) -> list[str]:
    """The flooded clearings, as everybody sees them."""
    places = g.observe(0)["places"]
    assert isinstance(places, list)
    return [each["id"] for each in places if each.get("flooded")]


def next_to(g: Game, place: str) -> list[str]:
    """2.2.1 The clearings adjacent to a clearing."""
    return [PLACE.text(other) for other in g.paths[PLACE.parse(place)]]


def test_up_to_four_players_flood_one_clearing_of_each_color() -> None:
    """M.5.1.I Every layout comes up, and twelve clearings stay."""
    seen = set()
    for seed in range(60):
        g = laid(FOUR, seed)
        assert len(g.clearings) == 12
        found = flooded(g)
        assert [sum(each in pair for each in found) for pair in COLORS] == [1, 1, 1]
        seen.add(tuple(found))
    assert len(seen) == 8


def test_chance_is_asked_color_by_color() -> None:
    """M.5.1.I In an order that never changes, before the suit markers (A.1)."""
    g = Game.new(Setup(map="marsh", seats=["marquise", "eyrie"]), 1, scripted=True)
    for pair in COLORS:
        assert g.decision is not None
        assert g.decision.texts() == [f"flood {place}" for place in pair]
        g.choose(f"flood {pair[1]}")
    assert flooded(g) == ["8", "11", "13"]
    assert g.decision is not None
    assert g.decision.prompt == "chance.shuffle"


def test_suit_markers_go_to_what_is_left() -> None:
    """A.1, M.5.2 A flooded clearing is no clearing: it gets no marker and has no slot."""
    g = laid(FOUR, 3)
    suits = sorted(g.suits[place] for place in g.clearings)
    assert suits == [1] * 4 + [2] * 4 + [4] * 4
    for place in g.box.woodland.clearings:
        if g.is_flooded(place):
            assert g.suits[place] == 0
            assert g.slots[place] == 0


def test_map_marsh_flooded() -> None:
    """M.5.2 Clearings linked by non-flooded paths of a flooded clearing are adjacent: one move."""
    t = marsh("6, 10, 12").put("marquise", 2, "3 warriors").put("eyrie", 5, "1 warrior")
    t.begins("marquise", "daylight").says("marquise", "march")
    t.says("marquise", "to 5", "take 2")
    assert t.at(5) == "marquise 2 warriors, eyrie 1 warrior"


@pytest.mark.parametrize(
    ("place", "links"),
    [
        ("6", {"2": "5 7 12", "5": "1 2 15"}),
        ("8", {"3": "7 9 13", "9": "3 4 14"}),
        ("10", {"1": "4 5 11", "4": "1 9", "14": "9 11 13"}),
        ("11", {"1": "5 10 14", "14": "1 9 10 13", "15": "5 12"}),
        ("12", {"2": "6 7 13 15", "13": "2 3 14 15", "15": "2 5 11 13"}),
        ("13", {"3": "7 8 12 14", "12": "2 3 14 15", "14": "3 9 10 11 12"}),
    ],
)
def test_what_a_flooded_clearing_links(place: str, links: dict[str, str]) -> None:
    """M.5.2, M.5.2.I Flooded paths lead nowhere."""
    g = marsh(place).begins("marquise", "birdsong").game
    assert flooded(g) == [place]
    for clearing, there in links.items():
        assert sorted(next_to(g, clearing), key=int) == there.split()
    assert next_to(g, place) == []
    assert all(place not in next_to(g, PLACE.text(other)) for other in g.clearings)


def test_flooded_paths_are_shown() -> None:
    """M.5.2.I"""
    assert marsh("10").begins("marquise", "birdsong").game.observe(0)["flooded_paths"] == [
        ["10", "14"]
    ]
    assert marsh("11").begins("marquise", "birdsong").game.observe(0)["flooded_paths"] == [
        ["11", "15"]
    ]
    assert marsh("6").begins("marquise", "birdsong").game.observe(0)["flooded_paths"] == []


def test_forests_keep_their_shape_and_can_be_slipped_across_a_flooded_path() -> None:
    """M.5.2.I, 9.4.2 From f2 to f6 across the flooded path of clearing 10, which is not touched."""
    t = marsh("8, 10, 12", "vagabond", "eyrie").put("vagabond", "f2", "pawn")
    t.begins("vagabond", "birdsong")
    while t.asked() != "vagabond.slip":
        t.says("vagabond", t.options("vagabond")[0])
    assert t.options("vagabond")[:-1] == ["to 1", "to 11", "to 14", "to f1", "to f6", "to f7"]


def test_a_flooded_clearing_takes_its_river_along() -> None:
    """2.3, M.5.2"""
    g = marsh("6").begins("marquise", "birdsong").game
    assert [PLACE.text(other) for other in g.rivers[PLACE.parse("15")]] == ["14"]
    assert g.rivers[PLACE.parse("6")] == []


@pytest.mark.parametrize("layout", list(product(*COLORS)))
def test_every_flooding_leaves_a_connected_map_with_four_ruins(layout: tuple[str, ...]) -> None:
    """M.5.1, M.5.2 Two ruins without numbers, two on the lowest numbers that show."""
    g = marsh(", ".join(layout)).begins("marquise", "birdsong").game
    reached, frontier = {1}, [1]
    while frontier:
        for other in g.paths[frontier.pop()]:
            if other not in reached:
                reached.add(other)
                frontier.append(other)
    assert sorted(reached) == g.clearings
    ruins = [PLACE.text(place) for place in book(g).map_rules.ruins(g)]
    shown = [place for place in ("12", "13", "6", "8") if place not in layout]
    assert ruins == ["14", "15", *shown[:2]]


def test_map_marsh_big_game() -> None:
    """M.5.1.II With five players nothing is flooded, and the three bare clearings get the towns."""
    layouts = set()
    for seed in range(12):
        g = laid(FIVE, seed)
        assert len(g.clearings) == 15
        assert flooded(g) == []
        towns = {each.name: g.landmarks[each.index] for each in book(g).landmarks}
        assert sorted(towns) == ["foxburrow", "mousehold", "rabbittown"]
        assert len(set(towns.values())) == 3
        layouts.add(tuple(sorted(towns.items())))
        suits = [SUITS.text(g.suits[place].bit_length() - 1) for place in g.clearings]
        assert sorted(suits) == ["fox"] * 5 + ["mouse"] * 5 + ["rabbit"] * 5
        for name, suit in (("mousehold", 4), ("foxburrow", 1), ("rabbittown", 2)):
            assert g.suits[towns[name]] == suit
        assert [PLACE.text(place) for place in g.ruin_places()] == ["12", "13", "14", "15"]
    assert len(layouts) > 8


def test_a_group_may_do_without_the_towns() -> None:
    """A.5, M.5.1.II Three clearings then have no suit."""
    g = Game.new(Setup(map="marsh", seats=FIVE, map_landmarks=False), 1)
    assert g.landmarks == []
    assert sum(g.suits[place] == 0 for place in g.clearings) == 3


def test_opposite_corners_are_there_in_every_flooding() -> None:
    """3.3.1, 6.3.3 Corners are never flooded: the Marquise garrisons eleven of twelve clearings."""
    g = laid(["marquise", "eyrie"], 5)
    g.choose("keep in 1")
    assert sum(g.warriors_at(0, place) for place in g.clearings) == 11
    assert g.warriors_at(0, 3) == 0


def test_floods_are_saved_copied_and_described() -> None:
    """M.5.2 A flooded clearing stays so when the game goes on elsewhere."""
    g = laid(FOUR, 9)
    for each in (g.copy(), Game.from_json(g.to_json())):
        assert (each.clearings, each.paths, each.rivers) == (g.clearings, g.paths, g.rivers)
    again = position.game(position.describe(g), seed=2, possible=False)
    assert flooded(again) == flooded(g)
    assert (again.paths, again.suits, again.slots) == (g.paths, g.suits, g.slots)


def test_towns_are_described() -> None:
    """M.5.1.II"""
    g = laid(FIVE, 9)
    again = position.game(position.describe(g), seed=2, possible=False)
    assert again.landmarks == g.landmarks
    assert again.suits == g.suits
    bare = position.game({"map": "marsh", "seats": FIVE, "forests": {"f1": PAWNS}}, seed=4)
    assert len(set(bare.landmarks)) == 3
    assert all(bare.suits[place] for place in bare.clearings)


def test_positions_refuse_floods_that_cannot_be() -> None:
    """M.5.1.I"""
    for entry, reason in (
        ("6, 8", "one clearing of each colour"),
        ("1", "cannot be flooded"),
        ("f1", "cannot be flooded"),
        ("x", "not a place"),
    ):
        with pytest.raises(BadPosition, match=reason):
            position.game({"map": "marsh", "seats": ["marquise", "eyrie"], "flooded": entry})
    with pytest.raises(BadPosition, match="no clearing"):
        marsh("6").put("marquise", 6, "1 warrior").begins("marquise", "birdsong")


def test_floods_join_what_they_link() -> None:
    """M.5.2 The joins of a flooded clearing run through it."""
    page = data("maps/marsh")
    colors = page["flood_colors"]
    flooding = [c for c in page["clearing"] if "flood" in c]
    assert sorted(c["id"] for c in flooding) == sorted(chain.from_iterable(colors.values()))
    for clearing in flooding:
        linked = {
            end for link in pairs(page["paths"]) if clearing["id"] in link for end in link
        } - {clearing["id"]}
        dead = {end for pair in clearing["flooded_paths"] for end in pair} - {clearing["id"]}
        joined = {end for pair in clearing["joins"] for end in pair}
        assert joined | dead == linked
        assert not joined & dead
        assert clearing["id"] in colors[clearing["flood"]]


def test_three_clearings_more_than_elsewhere() -> None:
    """M.5.1 Of fifteen some are flooded or carry a town; four ruins are numbered."""
    clearings = data("maps/marsh")["clearing"]
    assert len(clearings) == 15
    assert sorted(each["r_number"] for each in clearings if "r_number" in each) == [1, 2, 3, 4]


def test_only_what_was_a_clearing_is_flooded() -> None:
    """M.5.2 A forest is no clearing either, and is not flooded for that."""
    g = marsh("6").put("marquise", 1, "1 warrior").begins("marquise", "birdsong").game
    assert [PLACE.text(place) for place in range(g.places) if g.is_flooded(place)] == ["6"]
