"""A.5 Setting up landmarks, and L what they are."""

from __future__ import annotations

from typing import Any

import pytest

from kit import Table
from kit.checks import check_all
from undergrowth import CHANCE, BadPosition, BadSetup, Game, Setup, position
from undergrowth.data import sheet, sheets
from undergrowth.landmarks import landmark_names
from undergrowth.law.setup.landmarks import sites
from undergrowth.table.book import book
from undergrowth.table.names import SUITS
from undergrowth.table.places import NOWHERE, is_holding

THREE = ["marquise", "eyrie", "alliance"]


def begin(seed: int = 1, seats: list[str] | None = None, **entries: Any) -> Game:
    """A new game whose chance asks openly, at its first question about landmarks."""
    g = Game.new(Setup(seats=seats or THREE, **entries), seed, scripted=True)
    while g.decision is not None and g.decision.prompt == "chance.shuffle":
        g.choose("shuffle 1")
    return g


def texts(g: Game) -> list[str]:
    """The options of the open question."""
    assert g.decision is not None
    return g.decision.texts()


def test_without_asking_there_are_none() -> None:
    """A.5 Landmarks are a choice of the group."""
    g = begin()
    assert book(g).landmarks == []
    assert g.decision is not None and not g.decision.prompt.startswith("landmarks")


def test_chance_deals_from_the_cards_that_were_chosen() -> None:
    """A.5.1, A.5.2 As many as were agreed, one after another."""
    g = begin(landmarks=2, landmark_cards=["tower", "ferry", "lost_city"])
    assert g.decision is not None and g.decision.seat == CHANCE
    assert texts(g) == ["landmark tower", "landmark ferry", "landmark lost_city"]
    g.choose("landmark ferry")
    assert texts(g) == ["landmark tower", "landmark lost_city"]
    g.choose("landmark tower")
    assert [landmark.name for landmark in book(g).landmarks] == ["ferry", "tower"]
    assert g.setup.in_play == ["ferry", "tower"]
    assert g.asked_setup.in_play == []


def test_the_last_player_sets_up_either_and_the_second_to_last_the_other() -> None:
    """A.5.3 One question for the landmark and its clearing."""
    g = begin(landmarks=2, landmark_cards=["tower", "ferry"])
    g.choose("landmark ferry")
    g.choose("landmark tower")
    assert g.decision is not None and g.decision.seat == 2
    rivers, ruins = (4, 5, 7, 10, 11), (6, 10, 11, 12)
    assert texts(g) == [f"set up ferry {n}" for n in rivers] + [f"set up tower {n}" for n in ruins]
    assert "A.5.3" in g.why_not(2, "set up ferry 1")
    assert "A.5.3" in g.why_not(2, "set up lost_city 10")
    g.choose("set up tower 10")
    assert g.decision.seat == 1
    assert texts(g) == [f"set up ferry {n}" for n in (4, 5, 7, 11)]


def test_two_players() -> None:
    """A.5.3 The last one, then the first; the Treetop is for three and more."""
    g = begin(seats=["marquise", "eyrie"], landmarks=2)
    assert "landmark elder_treetop" not in texts(g)
    g.choose("landmark tower")
    g.choose("landmark ferry")
    assert g.decision is not None and g.decision.seat == 1
    g.choose("set up ferry 4")
    assert g.decision.seat == 0


@pytest.mark.parametrize(
    ("name", "places"),
    [
        ("tower", [6, 10, 11, 12]),
        ("ferry", [4, 5, 7, 10, 11]),
        ("lost_city", [4, 5, 7, 10, 11]),
        ("elder_treetop", [1, 2, 3, 4]),
        ("black_market", [1, 3, 4]),
        ("legendary_forge", list(range(1, 13))),
        ("mousehold", [2, 7, 9, 11]),
        ("foxburrow", [1, 6, 8, 12]),
        ("rabbittown", [3, 4, 5, 10]),
    ],
)
def test_where_each_may_stand(name: str, places: list[int]) -> None:
    """A.5.3 As its card says."""
    g = begin(landmarks=1, landmark_cards=[name])
    g.choose(f"landmark {name}")
    assert texts(g) == [f"set up {name} {place}" for place in places]


def test_no_two_in_a_clearing_and_most_of_them_not_side_by_side(table: type[Table]) -> None:
    """A.5.3 Only the Tower may stand next to another landmark."""
    g = table("marquise", "eyrie").landmark("ferry", 10).begins("marquise", "daylight").game
    assert sites(g, "tower") == []  # the kit lays no ruins
    assert sites(g, "legendary_forge") == [3, 4, 5, 6, 7, 8, 9, 11]
    assert sites(g, "foxburrow") == [6, 8]


def test_the_tower_may_stand_beside_another() -> None:
    """A.5.3"""
    g = begin(landmarks=2, landmark_cards=["tower", "legendary_forge"])
    g.choose("landmark tower")
    g.choose("landmark legendary_forge")
    g.choose("set up legendary_forge 2")
    assert texts(g) == [f"set up tower {place}" for place in (6, 10, 11, 12)]


def test_another_is_dealt_for_one_that_can_stand_nowhere() -> None:
    """A.5.2 The only fox clearing is next to the landmark set up first."""
    g = begin(landmarks=2, landmark_cards=["foxburrow", "legendary_forge", "tower"])
    for place in g.clearings:
        g.suits[place] = 1 if place == 8 else 4
    g.choose("landmark foxburrow")
    g.choose("landmark legendary_forge")
    g.choose("set up legendary_forge 4")
    assert texts(g) == ["landmark tower"]
    assert g.setup.in_play == ["legendary_forge"]
    g.choose("landmark tower")
    assert [landmark.name for landmark in book(g).landmarks] == ["legendary_forge", "tower"]
    assert book(g).landmarks[0].items_held(g)
    assert g.decision is not None and g.decision.seat == 1


def test_a_landmark_of_the_map_is_not_dealt_again() -> None:
    """A.5 The lake has its Ferry, the mountain its Tower."""
    assert "landmark ferry" not in texts(begin(map="lake", landmarks=1))
    assert "landmark tower" not in texts(begin(map="mountain", landmarks=1))
    assert "landmark tower" in texts(begin(map="mountain", landmarks=1, map_landmarks=False))


@pytest.mark.parametrize(("map_name", "landmark"), [("lake", "ferry"), ("mountain", "tower")])
def test_a_landmark_of_the_map_stands_anywhere_if_it_is_dealt(map_name: str, landmark: str) -> None:
    """A.5 Without the map's own, it is one of many: the player who draws it says where."""
    named = Game.new(Setup(map_name, seats=THREE, map_landmarks=False, in_play=[landmark]), 1)
    assert named.landmarks == [NOWHERE]
    entries: dict[str, Any] = {"landmarks": 1, "landmark_cards": [landmark]}
    g = begin(map=map_name, map_landmarks=False, **entries)
    g.choose(f"landmark {landmark}")
    assert len(texts(g)) > 1 and all(text.startswith(f"set up {landmark}") for text in texts(g))


def test_everything_is_saved_and_goes_on_alike() -> None:
    """A game may stop at every question of this setup."""
    cards = ["black_market", "legendary_forge"]
    g = Game.new(Setup(seats=THREE, landmarks=2, landmark_cards=cards), 4)
    for number in range(6):
        check_all(g, number)
        assert g.decision is not None
        g.take(g.decision.options[0])
    assert min(g.landmarks) > 0


def test_they_are_shown_with_what_lies_on_them() -> None:
    """The view names them, their places and what everybody sees of their cards."""
    g = begin(landmarks=1, landmark_cards=["legendary_forge"])
    g.choose("landmark legendary_forge")
    before: Any = g.observe(0)["landmarks"]
    assert before[0]["place"] is None
    g.choose("set up legendary_forge 2")
    shown: Any = g.observe(0)["landmarks"]
    assert shown[0]["id"] == "legendary_forge"
    assert shown[0]["title"] == "Legendary Forge"
    assert shown[0]["place"] == "2"
    assert len(shown[0]["board"][0]["items"]) == 4


def test_a_landmark_is_no_enemy_and_cannot_be_battled(table: type[Table]) -> None:
    """L.1.1, L.1.2 Alone with a landmark there is nobody to battle."""
    t = table("marquise", "eyrie").landmark("tower", 12).put("marquise", 12, "2 warriors")
    t.begins("marquise", "daylight")
    assert not t.offers("marquise", "battle")


def test_positions_describe_them(table: type[Table]) -> None:
    """A described table gives the same table again."""
    t = table("marquise", "eyrie", "alliance").landmark("tower", 12)
    t.landmark("black_market", 1, cards=["cobbler"], sellers=["eyrie"])
    t.landmark("legendary_forge", 6, items=["boot", "hammer"])
    t.landmark("elder_treetop", 3, holds="marquise sawmill").put("marquise", 3, "sawmill")
    g = t.begins("marquise", "daylight").game
    doc = position.describe(g)
    again = position.game(doc, seed=9)
    assert again.landmarks == g.landmarks
    assert again.boards == g.boards
    assert again.slots == g.slots
    assert again.items == g.items
    assert position.describe(again)["landmark_cards"] == doc["landmark_cards"]


@pytest.mark.parametrize(
    "wrong",
    [
        {"landmarks": {"castle": 5}},
        {"landmarks": {"tower": 13}},
        {"landmarks": {"tower": 5}, "landmark_cards": {"ferry": {}}},
        {"landmarks": {"black_market": 1}, "landmark_cards": {"black_market": {"cards": ["x"]}}},
        {
            "landmarks": {"black_market": 1},
            "landmark_cards": {"black_market": {"sellers": ["lizards"]}},
        },
        {
            "landmarks": {"elder_treetop": 1},
            "landmark_cards": {"elder_treetop": {"holds": "marquise keep"}},
        },
    ],
)
def test_positions_refuse_what_cannot_be(wrong: dict[str, Any]) -> None:
    """The message has the written and the expected value."""
    with pytest.raises(BadPosition):
        position.game({"seats": ["marquise", "eyrie"], **wrong})


def test_every_landmark_has_its_data_and_its_words() -> None:
    """C.3.3, C.5.3, C.10.2 Each has a title and what it does."""
    assert landmark_names() == sheets("landmarks")
    for name in landmark_names():
        page = sheet(f"landmarks/{name}")
        assert page.text("name") and page.text("text").endswith(".")
        assert page.number("min_players") in (2, 3)
        for part in ("setup", "effect"):
            assert page.text(f"confidence.{part}") in ("verified", "medium", "low", "assumed")
        for suit in page.texts("adds_suits"):
            SUITS.parse(suit)


def test_items_of_the_forge_are_the_supply() -> None:
    """5.1.5 The three lists together are the twelve items."""
    lists = sheet("landmarks/legendary_forge").table("items")
    found = sorted(item for suit in ("fox", "mouse", "rabbit") for item in lists.texts(suit))
    supply = sheet("setup").counts("item_supply")
    assert found == sorted(item for item, n in supply.items() for _ in range(n))


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"landmarks": 2, "landmark_cards": ["tower", "tower"]}, "there are 1: tower"),
        ({"in_play": ["windmill"]}, "'windmill' is not a landmark"),
        ({"in_play": ["ferry", "ferry"]}, "ferry is there twice"),
    ],
)
def test_setups_refuse_what_cannot_be(wrong: dict[str, Any], message: str) -> None:
    """A.5.1 A card is there once, however often it is named."""
    with pytest.raises(BadSetup, match=message):
        Game.new(Setup(seats=["marquise", "eyrie"], **wrong))


def test_none_stands_beyond_the_map() -> None:
    """A.3, A.5.3 The Burrow of an automated Duchy is there before landmarks are set up."""
    seats = ["marquise", "eyrie", "drillbit_duchy"]
    g = Game.new(Setup(seats=seats, landmarks=1, advanced=True), 1)
    assert any(is_holding(place) for place in g.clearings)
    assert not any(is_holding(place) for place in sites(g, "legendary_forge"))
