"""Tables that no game comes to are refused, each with the section that forbids it."""

from __future__ import annotations

from typing import Any

import pytest

from undergrowth import BadPosition, position, replay
from undergrowth.law.setup.seats import excluded
from undergrowth.library import automated_factions, played_factions

FOUR = ["marquise", "eyrie", "alliance", "vagabond"]
CULT = [*FOUR, "cult"]
PLOTTING = [*FOUR, "corvids"]
PAWN = {"vagabond": "pawn"}
FOXES = {str(number): "fox" for number in range(1, 16) if number != 6}
SIX = ["anvil", "sword", "cobbler", "bake_sale", "command_warren", "2 tax_collector"]


def refusal(**entries: Any) -> str:
    """Return what is said of a table of four, his pawn in a forest unless `forests` says
    otherwise."""
    document = {"seats": FOUR, "forests": {"f1": PAWN}, "ruins": {}, **entries}
    with pytest.raises(BadPosition) as refused:
        position.game(document)
    return str(refused.value)


def test_funds_of_a_faction_without_warriors_are_refused() -> None:
    """11.2.6.I A pawn is no warrior."""
    people = {"seats": ["riverfolk", "vagabond"], "clearings": {"5": PAWN}}
    with pytest.raises(BadPosition, match=r"warriors of players alone \(law 11.2.6.I\)"):
        position.game({**people, "clearings": {}, "riverfolk": {"funds": PAWN}})


@pytest.mark.parametrize("payments", [PAWN, {"river_roamers": "roamer"}])
def test_players_alone_pay_the_robots(payments: dict[str, str]) -> None:
    """R.9.2.3 With warriors; a hireling buys nothing."""
    seats = ["riverfolk_robots", "vagabond"]
    document: Any = {"seats": seats, "hirelings": ["river_roamers"]}
    board: Any = {"riverfolk_robots": {"payments": payments}}
    with pytest.raises(BadPosition, match=r"warriors of players alone \(law R.9.2.3\)"):
        position.table({**document, **board})


def test_players_alone_know_cards_of_the_market() -> None:
    """L.1 A hireling sells nothing."""
    hired = {"seats": ["eyrie", "marquise"], "hirelings": ["street_band"], "turn": "eyrie"}
    market = {"cards": ["anvil", "sword", "cobbler"], "sellers": ["street_band"]}
    with pytest.raises(BadPosition, match="'street_band' has no seat in this game"):
        position.game(
            {**hired, "landmarks": {"black_market": 5}, "landmark_cards": {"black_market": market}}
        )


def test_on_coffin_makers_lie_warriors_alone() -> None:
    """G.24 A building or token that is removed goes to its supply at once."""
    exiles = {"seats": ["eyrie", "marquise"], "deck": "exiles_and_partisans", "turn": "eyrie"}
    position.game({**exiles, "on_card": {"marquise": "2 warriors"}})
    with pytest.raises(BadPosition, match=r"no wood: warriors alone \(law G.24\)"):
        position.game({**exiles, "on_card": {"marquise": "wood"}})


@pytest.mark.parametrize(
    ("section", "entries", "wanted"),
    [
        ("R.1.1.3", {"mechanical_marquise": {"play": ["cobbler"]}}, "no persistent effects"),
        ("R.1.3", {"mechanical_marquise": {"dominance": ["dominance_fox"]}}, "no dominance card"),
        ("H.1", {"street_band": {"controller": "mechanical_marquise"}}, "who is not automated"),
        ("H.1", {"hireling_markers": {"4": "mechanical_marquise"}}, "who is not automated"),
        ("A.6.1", {"clearings": {"1": {"highway_bandits": "bandit"}}}, "no bandit off a path"),
        ("A.6.1", {"paths": {"p1": {"eyrie": "warrior"}}}, "no warrior on a path"),
    ],
)
def test_automated_opponents_and_hirelings_have_what_they_may(
    section: str, entries: dict[str, Any], wanted: str
) -> None:
    """R.1.1.3, R.1.3, H.1, A.6.1 No game gives them anything else."""
    seats = ["eyrie", "alliance", "mechanical_marquise"]
    hired = ["street_band", "highway_bandits"]
    document = {"seats": seats, "hirelings": hired, "ruins": {}, **entries}
    with pytest.raises(BadPosition, match=f"{wanted}.*{section}"):
        position.game(document)
    assert position.game({"seats": seats, "hirelings": hired, "ruins": {}}).decision is not None


@pytest.mark.parametrize(
    ("section", "entries", "wanted"),
    [
        ("8.2.5.I", {"clearings": {"3": {"alliance": "2 sympathy"}}}, "at most 1 sympathy"),
        ("8.4.1.III", {"clearings": {"6": {"alliance": "base_mouse"}}}, "a clearing of its suit"),
        ("8.2.3.I", {"alliance": {"supporters": SIX}}, "at most 5 cards without a base"),
        ("7.5.2.IV", {"clearings": {"6": {"eyrie": "2 roosts"}}}, "at most 1 roost"),
        (
            "6.2.2",
            {"clearings": {"1": {"marquise": "keep", "alliance": "sympathy"}}},
            "no sympathy in the clearing with the keep",
        ),
        (
            "6.2.2",
            {"clearings": {"1": {"marquise": "keep", "eyrie": "roost"}}},
            "no roost in the clearing with the keep",
        ),
        ("9.2.2", {"forests": {}}, "vagabond: expected his pawn"),
        ("9.3.5", {"vagabond": {"items": ["9 torch"]}}, "at most 1 torch .* not 9"),
        (
            "9.3.5",
            {
                "vagabond": {"items": ["2 hammer"]},
                "marquise": {"crafted": "hammer"},
                "items": {"hammer": 1},
            },
            "hammer",
        ),
        ("9.2.5", {"vagabond": {"crafted": ["boot"]}}, "vagabond.crafted: expected nothing"),
        ("9.7.3", {"vagabond": {"ruin_items": ["sword"], "items": ["boot"]}}, "no more sword"),
        (
            "9.3.3",
            {"quests": ["fundraising_fox", "errand_fox", "escort_mouse", "errand_rabbit"]},
            "at most 3",
        ),
        ("9.2.8", {"vagabond": {"dominance": ["dominance_fox"]}}, "a `partner` beside it"),
        ("9.2.8", {"vagabond": {"partner": "eyrie"}}, "the `dominance` card"),
        (
            "9.2.8",
            {
                "seats": ["marquise", "eyrie", "vagabond"],
                "vagabond": {"partner": "eyrie", "dominance": ["dominance_fox"]},
            },
            "among 4 or more",
        ),
        (
            "9.3.1",
            {
                "seats": [*FOUR, "second_vagabond"],
                "forests": {"f1": {**PAWN, "second_vagabond": "pawn"}},
                "vagabond": {"character": "ranger"},
                "second_vagabond": {"character": "ranger"},
            },
            "another character than ranger",
        ),
        (
            "V.6.2",
            {
                "torches": ["3"],
                "vagabond": {"items": ["boot"]},
                "clearings": {"3": {"eyrie": "2 warriors"}},
            },
            "no warrior beside the torch",
        ),
        ("4.2", {"forests": {"f1": PAWN, "f2": {"eyrie": "warrior"}}}, "no warrior in a forest"),
        ("4.2", {"forests": {"f1": {**PAWN, "alliance": "sympathy"}}}, "no sympathy in a forest"),
        (
            "10.5.1",
            {"seats": CULT, "clearings": {"5": {"cult": "garden_fox"}}},
            "clearings.5.lizard_cult: expected garden_fox in a clearing of its suit",
        ),
        (
            "10.6.1",
            {"seats": CULT, "turn": "marquise", "cult": {"revealed": ["anvil"]}},
            "lizard_cult.revealed: expected none",
        ),
        ("1.5.1", {"seats": CULT, "cult": {"acolytes": 26}}, "only 25 left in the supply"),
        ("2.1", {"seats": CULT, "cult": {"lost_souls": ["2 anvil"]}}, "only 1 left in the deck"),
        (
            "6.2.2",
            {"seats": CULT, "clearings": {"1": {"marquise": "keep", "cult": "garden_fox"}}},
            "no garden_fox in the clearing with the keep",
        ),
        (
            "13.2.2.II",
            {"seats": PLOTTING, "clearings": {"5": {"corvids": "bomb, face_down_raid"}}},
            "at most 1 plot",
        ),
        (
            "13.5.2",
            {"seats": PLOTTING, "turn": "marquise", "corvids": {"plotted": 1}},
            "corvid_conspiracy.plotted: expected nothing but in its own turn",
        ),
        (
            "13.6.1",
            {"seats": PLOTTING, "turn": "marquise", "corvids": {"exerted": True}},
            "corvid_conspiracy.exerted: expected nothing but in its own turn",
        ),
        ("", {"seats": PLOTTING, "corvids": {"plotted": 5}}, "a number from 0 to 4, not 5"),
        ("3.3.3", {"discard": ["dominance_bird"]}, "dominance_bird under `available`"),
        ("2.2.2", {"suits": {"5": "bird"}}, "fox, rabbit or mouse"),
        ("2.2.3", {"clearings": {"1": {"marquise": "2 sawmills"}}}, "1 open slots"),
        ("1.5.1", {"clearings": {"1": {"marquise": "2 keep"}}}, "only 1 left in the supply"),
        ("1.5.1", {"alliance": {"officers": 11}}, "only 10 left in the supply"),
        ("4.1.4", {"eyrie": {"play": ["2 cobbler"]}}, "cobbler is there twice"),
        ("3.3.1", {"eyrie": {"dominance": ["dominance_fox", "dominance_bird"]}}, "one dominance"),
        ("2.1", {"eyrie": {"decree": {"move": ["2 anvil"]}}}, "only 1 left in the deck"),
        ("7.7.3", {"eyrie": {"leader": "despot", "deposed": ["despot"]}}, "besides the one"),
        (
            "7.7.3.I",
            {
                "eyrie": {
                    "leader": "none",
                    "deposed": ["despot", "builder", "charismatic", "commander"],
                }
            },
            "not all leaders",
        ),
        (
            "14.2.2",
            {
                "seats": ["knaves", "hundreds"],
                "forests": {"f2": {"hundreds": "warlord"}},
            },
            "no warlord in a forest",
        ),
        (
            "9.5.5",
            {"quests": ["errand_fox"], "vagabond": {"completed": ["errand_fox"]}},
            "every quest once",
        ),
        ("9.2.9", {"vagabond": {"relationships": {"vagabond": "hostile"}}}, "no Vagabond"),
    ],
)
def test_it_is_refused_with_its_section(section: str, entries: dict[str, Any], wanted: str) -> None:
    """The refusal says where, what was expected, and which section says so."""
    said = refusal(**entries)
    assert section in said, said
    assert wanted.replace(" .*", "") in said or all(
        part in said for part in wanted.split(" .* ")
    ), said


def test_items_that_lie_elsewhere_have_left_the_supply() -> None:
    """4.1.2 If a position does not tell of the supply, what is in use was taken from it."""
    g = position.table({"seats": FOUR, "forests": {"f1": PAWN}, "vagabond": {"items": ["2 boot"]}})
    supply = position.describe(g)["items"]
    assert isinstance(supply, dict)
    assert supply["boot"] == 1, "of the four in all one lies under a ruin"


def test_two_vagabonds_play_two_characters() -> None:
    """9.3.1 Unless told otherwise."""
    forests = {"f1": {**PAWN, "second_vagabond": "pawn"}}
    g = position.table({"seats": ["vagabond", "second_vagabond"], "forests": forests})
    document = position.describe(g)
    played = [document[name]["character"] for name in g.setup.seats]  # type: ignore[index]
    assert played[0] != played[1]


@pytest.mark.parametrize(
    ("section", "seats", "entries"),
    [
        ("M.5.1", 2, {"map": "marsh", "flooded": [], "suits": {**FOXES, "6": "fox"}}),
        ("M.5.1", 2, {"map": "marsh", "flooded": ["6"], "suits": FOXES}),
        ("M.5.1", 5, {"map": "marsh", "flooded": ["6", "10", "12"]}),
        ("2.2.2", 5, {"map": "marsh", "landmarks": {"foxburrow": 4}}),
        ("M.4.2", 2, {"map": "mountain", "paths": {"p11": {"highway_bandits": "bandit"}}}),
        ("H.2.4", 2, {"paths": {"p1": {"highway_bandits": "2 bandits"}}}),
        ("H.2.4", 2, {"clearings": {"5": {"river_roamers": "2 lilypads"}}}),
        ("H.2.3", 2, {"frog_tinkers": {"controller": "eyrie", "turned": ["anvil", "cobbler"]}}),
        ("H.2.3", 2, {"frog_tinkers": {"controller": "marquise", "turned": ["anvil"]}}),
        ("H.2.3", 2, {"frog_tinkers": {"controller": "eyrie", "turned": ["anvil"]}}),
    ],
)
def test_maps_and_hirelings_lie_as_they_may(
    section: str, seats: int, entries: dict[str, Any]
) -> None:
    """Flooded clearings and towns, bandits on paths, and the card of the Frog Tinkers."""
    named = ["eyrie", "marquise", "alliance", "cult", "duchy"][:seats]
    roamers = "river_roamers" if "clearings" in entries else "frog_tinkers"
    hired = ["highway_bandits", roamers]
    with pytest.raises(BadPosition, match=rf"law {section}\b"):
        position.table({"seats": named, "hirelings": hired, **entries})


def test_the_card_of_the_tinkers_lies_there_in_their_controllers_turn() -> None:
    """H.2.3 From the start of Birdsong to the end of Evening."""
    tinkers: Any = {"controller": "eyrie", "turned": ["anvil"]}
    hired: Any = {"seats": ["eyrie", "marquise"], "hirelings": ["frog_tinkers"]}
    position.table({**hired, "frog_tinkers": tinkers, "used": ["frog_tinkers"]})
    position.table({**hired, "frog_tinkers": tinkers, "phase": "evening"})


def test_a_warlord_stands_beside_a_torch() -> None:
    """14.2.2, V.6.2 Scorched Earth removes all enemy pieces but those that cannot be removed."""
    beside: Any = {"torches": ["3"], "vagabond": {"items": ["boot"]}, "forests": {"f1": PAWN}}
    warlord: Any = {"clearings": {"3": {"hundreds": "warlord"}}}
    position.table({"seats": ["vagabond", "hundreds"], **beside, **warlord})


def test_a_suit_that_a_landmark_adds_counts() -> None:
    """8.4.1.III A clearing of three suits takes any base."""
    landmark = {"landmarks": {"lost_city": 6}}
    base: Any = {"clearings": {"6": {"alliance": "base_mouse"}}}
    position.game({"seats": ["marquise", "alliance"], **landmark, **base})


def test_supporters_are_not_limited_beside_a_base() -> None:
    """8.2.3.I"""
    base: Any = {"clearings": {"6": {"alliance": "base_fox"}}}
    position.game({"seats": ["marquise", "alliance"], **base, "alliance": {"supporters": SIX}})


def test_a_plot_beside_the_keep_has_been_swapped_there() -> None:
    """13.5.4, G.33 Trick goes where nothing may be placed."""
    beside: Any = {"clearings": {"1": {"marquise": "keep", "corvids": "face_down_bomb"}}}
    position.game({"seats": ["marquise", "corvids"], **beside})


def test_a_garden_may_have_any_suit_of_its_clearing() -> None:
    """10.5.1 Of three, where a landmark adds them."""
    landmark = {"landmarks": {"lost_city": 6}}
    garden: Any = {"clearings": {"6": {"cult": "garden_mouse"}}}
    position.game({"seats": ["marquise", "cult"], **landmark, **garden})


def test_a_game_recorded_from_such_a_table_can_be_replayed() -> None:
    """Earlier releases laid whatever they were told."""
    sympathy = {"6": {"alliance": "2 sympathy"}}
    document: Any = {"seats": ["marquise", "alliance"], "clearings": sympathy}
    g = position.game(document, possible=False)
    lines = replay.to_lines(replay.replay_of(g))
    assert replay.from_lines(lines).play().pieces == g.pieces


BOT = "mechanical_marquise"


@pytest.mark.parametrize(
    ("section", "seats", "entries"),
    [
        ("R.1.1.3", [BOT, "eyrie"], {BOT: {"play": ["cobbler"]}}),
        ("R.1.3", [BOT, "eyrie"], {BOT: {"dominance": ["dominance_fox"]}}),
        ("H.1", [BOT, "council"], {"flame_bearers": {"controller": BOT}}),
        ("H.1", [BOT, "council"], {"hireling_markers": {"4": BOT}}),
        ("R.5.4.3", ["electric_eyrie", "council"], {"electric": {"decree": {"fox": ["cobbler"]}}}),
        ("R.5.4.3", ["electric_eyrie", "council"], {"electric": {"decree": {"bird": ["anvil"]}}}),
        ("R.5.4.4", ["council", "electric_eyrie"], {"electric": {"called": ["anvil"]}}),
        ("R.9.7", ["drillbit_duchy", "council"], {"drillbit_duchy": {"ambushes": ["anvil"]}}),
    ],
)
def test_automated_opponents_are_checked_too(
    section: str, seats: list[str], entries: dict[str, Any]
) -> None:
    """R.1 Things that people may have and they may not, and the places of their cards."""
    hired = {"hirelings": ["flame_bearers"]} if section == "H.1" else {}
    document = {"seats": seats, "ruins": {}, **hired, **entries}
    with pytest.raises(BadPosition, match=f"law {section}"):
        position.game(document)


@pytest.mark.parametrize("automated", automated_factions())
def test_no_automated_opponent_has_an_effect_or_dominance(automated: str) -> None:
    """R.1.1.3, R.1.3 None of them."""
    human = next(name for name in played_factions() if not excluded(name, automated))
    base = {"seats": [automated, human], "ruins": {}}
    for entries in ({"play": ["cobbler"]}, {"dominance": ["dominance_fox"]}):
        with pytest.raises(BadPosition, match=r"law R\.1"):
            position.table({**base, automated: entries})
