"""The data files agree with themselves and with the numbers the Law prints."""

import tomllib
from collections import Counter
from functools import cache
from itertools import chain, pairwise
from pathlib import Path
from typing import Any

import pytest

import undergrowth

DATA = Path(undergrowth.__file__).parent / "data"
MAPS = ("autumn", "winter", "lake", "mountain", "marsh", "gorge")
PLANE_MAPS = ("autumn", "winter", "mountain", "marsh")
"""Maps whose forests are bounded by paths (and rivers) alone; lake and gorge have their own."""
FACTIONS = ("marquise_de_cat", "eyrie_dynasties", "woodland_alliance", "vagabond")

Record = dict[str, Any]


@cache
def data(name: str) -> Record:
    return tomllib.loads((DATA / f"{name}.toml").read_text(encoding="utf-8"))


def deck(name: str) -> list[Record]:
    """The deck's cards, each as often as the deck holds it."""
    files = data("decks")[name]["files"]
    cards = [card for file in files for card in data(f"cards/{file}")["card"]]
    return [card for card in cards for _ in range(card["copies"].get(name, 0))]


def pairs(links: list[list[int]]) -> set[frozenset[int]]:
    return {frozenset(link) for link in links}


def pieces(kind: str) -> int:
    return sum(
        piece["count"]
        for faction in FACTIONS
        for piece in data(f"factions/{faction}")["piece"]
        if piece["kind"] == kind
    )


def count(faction: str, piece: str) -> int:
    """How many there are of a piece, or of all its kinds (`base` for the three bases)."""
    return sum(
        p["count"]
        for p in data(f"factions/{faction}")["piece"]
        if p["id"] == piece or p["id"].startswith(f"{piece}_")
    )


# --- maps -----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", MAPS)
def test_a_map_has_twelve_clearings_numbered_by_priority(name: str) -> None:
    """2.2 Clearings are numbered, four of them corners that face each other in pairs (3.3.1).

    M.5.1 The marsh has three more, to be flooded or to carry a town.
    """
    board = data(f"maps/{name}")
    most = 15 if name == "marsh" else 12
    assert [clearing["id"] for clearing in board["clearing"]] == list(range(1, most + 1))
    corners = [clearing["id"] for clearing in board["clearing"] if clearing["corner"]]
    assert sorted(chain.from_iterable(board["opposite_corners"])) == corners


@pytest.mark.parametrize("name", MAPS)
def test_paths_link_two_clearings_once_and_leave_none_out(name: str) -> None:
    """2.2.1 Every clearing can be reached from every other."""
    board = data(f"maps/{name}")
    links = pairs(board["paths"])
    assert len(links) == len(board["paths"])
    assert all(len(link) == 2 for link in links)
    reached, frontier = {1}, [1]
    while frontier:
        here = frontier.pop()
        for link in links:
            if here in link:
                frontier += link - reached
                reached |= link
    assert reached == {clearing["id"] for clearing in board["clearing"]}


@pytest.mark.parametrize("name", MAPS)
def test_rivers_are_no_paths_and_clearings_know_their_river(name: str) -> None:
    """2.3 Rivers link clearings without being paths."""
    board = data(f"maps/{name}")
    assert not pairs(board["rivers"]) & pairs(board["paths"])
    touched = sorted(set(chain.from_iterable(board["rivers"])))
    assert [c["id"] for c in board["clearing"] if c["river"]] == touched


@pytest.mark.parametrize("name", MAPS)
def test_the_map_edge_is_one_loop_of_paths(name: str) -> None:
    """G.15 The edge passes each of its clearings once, and every corner lies on it."""
    board = data(f"maps/{name}")
    loop = board["edge_loop"]
    assert len(set(loop)) == len(loop)
    assert pairs([list(step) for step in pairwise([*loop, loop[0]])]) <= pairs(board["paths"])
    assert [c["id"] for c in board["clearing"] if c["edge"]] == sorted(loop)
    assert all(c["edge"] for c in board["clearing"] if c["corner"])


@pytest.mark.parametrize("name", PLANE_MAPS)
def test_forests_are_adjacent_both_ways_across_one_border(name: str) -> None:
    """2.4.1 Adjacent forests share the two clearings of the path that parts them (M.2.1: river)."""
    board = data(f"maps/{name}")
    forests = {forest["id"]: forest for forest in board["forest"]}
    borders = pairs(board["paths"])
    if board["river_divides_forests"]:
        borders |= pairs(board["rivers"])
    for forest in forests.values():
        for other in forest["adjacent"]:
            assert forest["id"] in forests[other]["adjacent"]
            shared = set(forest["clearings"]) & set(forests[other]["clearings"])
            assert any(border <= shared for border in borders)


@pytest.mark.parametrize("name", PLANE_MAPS)
def test_there_are_as_many_forests_as_enclosed_areas(name: str) -> None:
    """2.4 A connected plane map encloses borders - clearings + 1 areas (Euler)."""
    board = data(f"maps/{name}")
    borders = len(board["paths"])
    if board["river_divides_forests"]:
        borders += len(board["rivers"])  # M.2.1
    assert len(board["forest"]) == borders - len(board["clearing"]) + 1


@pytest.mark.parametrize("name", PLANE_MAPS)
def test_each_border_inside_the_map_parts_exactly_two_forests(name: str) -> None:
    """2.4.1 A path off the edge has a forest on either side, a path of the edge has one."""
    board = data(f"maps/{name}")
    inner = pairs(board["paths"])
    if board["river_divides_forests"]:
        inner |= pairs(board["rivers"])
    loop = board["edge_loop"]
    inner -= pairs([list(step) for step in pairwise([*loop, loop[0]])])
    adjacencies = {frozenset((f["id"], other)) for f in board["forest"] for other in f["adjacent"]}
    assert len(adjacencies) == len(inner)


@pytest.mark.parametrize("name", MAPS)
def test_outlines_of_forests_follow_their_clearings(name: str) -> None:
    """2.4.1 A forest touches the clearings of its outline, which runs along lines of the map."""
    board = data(f"maps/{name}")
    lines = pairs(board["paths"] + board["rivers"])
    for forest in board["forest"]:
        ring = forest["ring"]
        assert sorted(each for each in ring if isinstance(each, int)) == forest["clearings"]
        for one, other in pairwise([*ring, ring[0]]):
            if isinstance(one, int) and isinstance(other, int):
                assert frozenset((one, other)) in lines, f"{name} {forest['id']}: {one}-{other}"


def test_lake_and_gorge_have_as_many_forests_as_enclosed_areas() -> None:
    """M.3.2 The lake cuts an area into four forests; M.6.1, M.6.2 the dam parts, the bridge not."""
    lake, gorge = data("maps/lake"), data("maps/gorge")
    faces = len(lake["paths"]) - len(lake["clearing"]) + 1
    assert len(lake["forest"]) == faces - 1 + len(lake["coastal_forests"])
    crossing = 1  # of the dam and the path under it: one more point, two more lines
    borders = len(gorge["paths"]) - 1 + 2 * crossing
    assert len(gorge["forest"]) == borders - (len(gorge["clearing"]) + crossing) + 1


def test_closed_paths_are_paths_and_floods_join_what_they_link() -> None:
    """M.4.1, M.5.2 The mountain's closed paths are printed ones, the marsh's joins run through."""
    mountain, marsh = data("maps/mountain"), data("maps/marsh")
    assert pairs(mountain["closed_paths"]) < pairs(mountain["paths"])
    assert len(mountain["closed_paths"]) == 6
    colors = marsh["flood_colors"]
    flooding = [c for c in marsh["clearing"] if "flood" in c]
    assert sorted(c["id"] for c in flooding) == sorted(chain.from_iterable(colors.values()))
    for clearing in flooding:
        linked = {
            end for link in pairs(marsh["paths"]) if clearing["id"] in link for end in link
        } - {clearing["id"]}
        dead = {end for pair in clearing["flooded_paths"] for end in pair} - {clearing["id"]}
        joined = {end for pair in clearing["joins"] for end in pair}
        assert joined | dead == linked
        assert not joined & dead
        assert clearing["id"] in colors[clearing["flood"]]


@pytest.mark.parametrize("name", MAPS)
def test_four_ruins_fill_slots(name: str) -> None:
    """5.1.4 Four slots are marked R; 2.2.3 every clearing has a slot.

    M.5.1 On the marsh two of them are plain and four numbered, of which two get a ruin.
    """
    board = data(f"maps/{name}")
    numbered = sorted(c["r_number"] for c in board["clearing"] if "r_number" in c)
    assert numbered == ([1, 2, 3, 4] if name == "marsh" else [])
    marked = sum(clearing["ruin"] for clearing in board["clearing"])
    assert marked + len(numbered) // 2 == data("setup")["ruins"]["count"]
    assert all(1 <= clearing["slots"] <= 3 for clearing in board["clearing"])


def test_autumn_prints_four_clearings_of_each_suit_and_winter_none() -> None:
    """2.2.2, A.1 Printed or laid out by markers, each suit has four clearings."""
    printed = Counter(clearing["suit"] for clearing in data("maps/autumn")["clearing"])
    assert printed == Counter(data("setup")["suit_markers"]) == Counter(fox=4, rabbit=4, mouse=4)
    assert not any("suit" in clearing for clearing in data("maps/winter")["clearing"])
    assert data("maps/autumn")["suits_printed"]
    assert not data("maps/winter")["suits_printed"]


# --- cards ----------------------------------------------------------------------------------


def test_the_base_deck_has_54_cards() -> None:
    """C.1.4 The shared deck counts 54 cards."""
    assert len(deck("base")) == data("decks")["base"]["size"] == 54
    assert Counter(card["suit"] for card in deck("base")) == Counter(
        bird=14, fox=14, rabbit=13, mouse=13
    )


def test_the_exiles_and_partisans_deck_has_54_cards() -> None:
    """C.8.1 It shares ambush, dominance and item cards with the base deck, and no effect."""
    cards = deck("exiles_and_partisans")
    assert len(cards) == data("decks")["exiles_and_partisans"]["size"] == 54
    assert Counter(card["suit"] for card in cards) == Counter(bird=14, fox=14, rabbit=13, mouse=13)
    common = Counter(
        card["id"] for card in cards if card["kind"] not in ("immediate", "persistent")
    )
    base = Counter(card["id"] for card in deck("base"))
    assert common.total() == 29
    assert all(base[card] == n for card, n in common.items())
    assert not {card["id"] for card in cards if card["kind"] == "persistent"} & set(base)


def test_the_deck_has_five_ambush_and_four_dominance_cards() -> None:
    """2.1.2, 2.1.3 Two ambush cards are birds, and each suit has a dominance card."""
    suits = {
        kind: Counter(card["suit"] for card in deck("base") if card["kind"] == kind)
        for kind in ("ambush", "dominance", "item")
    }
    assert suits["ambush"] == Counter(bird=2, fox=1, rabbit=1, mouse=1)
    assert suits["dominance"] == Counter(bird=1, fox=1, rabbit=1, mouse=1)
    assert suits["item"].total() == 20


def test_card_ids_are_unique_and_fields_complete() -> None:
    """2.1 Each card names its suit and kind; 4.1.1 what can be crafted has a cost, nothing else."""
    cards = [card for file in ("common", "base") for card in data(f"cards/{file}")["card"]]
    ids = [card["id"] for card in cards]
    assert len(set(ids)) == len(ids)
    suits = data("setup")["suits"]
    for card in cards:
        crafted = card["kind"] in ("item", "immediate", "persistent")
        assert crafted or card["kind"] in ("ambush", "dominance")
        assert card["suit"] in suits
        assert crafted == ("cost" in card)
        assert set(card.get("cost", {})) <= {*suits, "any"}
        assert (card["kind"] == "item") == ("item" in card) == ("vp" in card)
        assert card["text"].endswith(".")
        assert card["confidence"] == "verified"


def test_item_cards_name_items_of_the_supply() -> None:
    """4.1.2 An item card takes an item of the supply, which runs out before the cards do."""
    items = Counter(card["item"] for card in deck("base") if card["kind"] == "item")
    supply: Counter[str] = Counter(data("setup")["item_supply"])
    assert set(items) == set(supply)
    assert items >= supply


# --- setup, items, quests, characters ---------------------------------------------------------


def test_the_item_supply_holds_twelve_items() -> None:
    """5.1.5 The icons the plain text lost: seven kinds, twelve items."""
    assert data("setup")["item_supply"] == {
        "boot": 2,
        "bag": 2,
        "crossbow": 1,
        "hammer": 1,
        "sword": 2,
        "tea": 2,
        "coins": 2,
    }


def test_the_box_has_23_items() -> None:
    """C.1.2 The supply, a set of ruin items, and what the box's three characters start with."""
    start: Counter[str] = Counter()
    for character in data("characters")["character"]:
        if character["box"] == "root":
            start |= Counter(character["items"])
    setup = data("setup")
    whole = Counter(setup["item_supply"]) + Counter(setup["ruins"]["items"]) + start
    assert whole == Counter(boot=4, sword=4, bag=4, hammer=3, tea=3, coins=2, crossbow=2, torch=1)
    assert whole.total() == setup["components"]["items"]
    assert set(whole) == set(setup["items"])


def test_reach_can_be_met_by_the_base_box() -> None:
    """5.2 The four base factions reach 25; each faction's letter is its place in setup (5.1.7)."""
    setup = data("setup")
    assert setup["reach"]["minimum_by_players"] == {
        "2": 17, "3": 18, "4": 21, "5": 25, "6": 28,
    }  # fmt: skip
    assert [data(f"factions/{faction}")["reach"] for faction in FACTIONS] == [10, 7, 3, 5]
    for letter, faction in setup["setup_order"].items():
        assert data(f"factions/{faction}")["setup_letter"] == letter


def test_fifteen_quests_ask_for_two_items_each() -> None:
    """9.3.3, 9.5.5, C.1.4 Five quests of each suit."""
    quests = data("quests")["quest"]
    assert len({quest["id"] for quest in quests}) == len(quests) == 15
    assert Counter(quest["suit"] for quest in quests) == Counter(fox=5, rabbit=5, mouse=5)
    for quest in quests:
        assert len(quest["items"]) == 2
        assert set(quest["items"]) <= set(data("setup")["items"])


def test_twelve_characters_start_with_a_torch() -> None:
    """Appendix V Twelve characters; each starts with three or four items, a torch among them."""
    characters = data("characters")["character"]
    assert [character["law"] for character in characters] == [f"V.{n}" for n in range(1, 13)]
    for character in characters:
        assert len(character["items"]) in (3, 4)
        assert "torch" in character["items"]
        assert set(character["items"]) <= set(data("setup")["items"])
        assert set(character["exhausts"]) <= {*character["items"], "any"}


# --- factions -------------------------------------------------------------------------------


def test_the_pieces_are_those_of_the_box() -> None:
    """C.1.2, C.1.3 Warriors, buildings, tokens and the pawn of the base box."""
    components = data("setup")["components"]
    assert pieces("warrior") == components["warriors"] == 55
    assert pieces("building") == components["buildings"] == 28
    assert pieces("token") == components["tokens"] == 19
    assert pieces("pawn") == components["pawns"] == 1


@pytest.mark.parametrize("faction", FACTIONS)
def test_tracks_have_a_space_for_each_piece(faction: str) -> None:
    """6.5.4, 7.6.1, 8.4.2 Every number on a track belongs to one of the faction's pieces."""
    for name, track in data(f"factions/{faction}").get("tracks", {}).items():
        held = count(faction, name)
        assert held > 0
        for row in ("cost", "vp_on_place", "printed_vp"):
            assert len(track.get(row, range(held))) == held
        assert all(1 <= ordinal <= held for ordinal in track["draw_icons_under"])


@pytest.mark.parametrize("faction", FACTIONS[:3])
def test_draws_follow_from_the_uncovered_bonuses(faction: str) -> None:
    """6.6, 7.6.2, 8.6.2 The Evening's extra cards are the bonuses that placed pieces uncovered."""
    board = data(f"factions/{faction}")
    draw = board["evening_draw"]
    icons = board["tracks"][draw["counts"]]["draw_icons_under"]
    placed = range(count(faction, draw["counts"]) + 1)
    assert draw["extra_by_count"] == [sum(icon <= n for icon in icons) for n in placed]


def test_roosts_score_the_rightmost_empty_space() -> None:
    """7.6.1 Without a roost on the map no space is empty and nothing is scored."""
    board = data("factions/eyrie_dynasties")
    assert board["evening_score"]["vp_by_count"] == [0, *board["tracks"]["roost"]["printed_vp"]]


def test_leaders_put_two_viziers_in_different_columns() -> None:
    """7.3.4, 7.8 Each leader names two of the four columns, and no two leaders name the same."""
    board = data("factions/eyrie_dynasties")
    columns = [tuple(leader["viziers"]) for leader in board["leader"]]
    assert len(set(columns)) == len(columns) == data("setup")["components"]["leaders"]
    for pair in columns:
        assert len(set(pair)) == board["decree"]["viziers"]["count"]
        assert set(pair) <= set(board["decree"]["columns"])


def test_relationships_have_a_step_between_neighbouring_spaces() -> None:
    """9.2.9 Three steps lead from Indifferent to Allied."""
    chart = data("factions/vagabond")["relationships"]
    assert len(chart["spaces"]) == 4
    assert len(chart["aids_to_improve"]) == len(chart["vp_on_improve"]) == 3


def test_satchel_and_tracks_take_every_item_between_them() -> None:
    """9.2.5 An item belongs on a track or in the Satchel."""
    board = data("factions/vagabond")
    assert {*board["item_tracks"], *board["satchel"]["items"]} == set(data("setup")["items"])
    assert not set(board["item_tracks"]) & set(board["satchel"]["items"])


def test_the_marquise_and_the_eyrie_start_in_corners() -> None:
    """5, 6.3.2, 7.3.2 Only they count towards the most corner factions of the standard setup."""
    setups = {faction: data(f"factions/{faction}")["standard_setup"] for faction in FACTIONS}
    assert [faction for faction in FACTIONS if setups[faction].get("corner")] == [*FACTIONS[:2]]


def test_short_names_are_nobody_elses() -> None:
    """5.1.1 What people type for a faction means that faction alone."""
    typed = [
        name
        for path in sorted((DATA / "factions").glob("*.toml"))
        for name in {*data(f"factions/{path.stem}")["short"], path.stem}
    ]
    assert len(set(typed)) == len(typed)


def test_the_second_vagabond_differs_from_the_first_only_where_it_says() -> None:
    """9.7 It is the same faction with another letter, reach, name and colour."""
    second = data("factions/second_vagabond")
    first = data(f"factions/{second['same_as']}")
    assert set(second) - {"same_as"} <= set(first)
    assert second["look"]["hex"] != first["look"]["hex"]
    assert second["reach"] == 2
