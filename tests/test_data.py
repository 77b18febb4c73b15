"""The data files agree with themselves and with the numbers the Law prints."""

from collections import Counter
from itertools import chain, pairwise

import pytest

from kit.pages import count, data, deck, files, pairs

MAPS = files("maps")
PLANE_MAPS = [name for name in MAPS if not {"lake", "dam", "bridge"} & set(data(f"maps/{name}"))]
"""Maps whose forests are bounded by paths (and rivers) alone."""
FACTIONS = files("factions")
BASE_BOX = [name for name in FACTIONS if data(f"factions/{name}")["box"] == "root"]
DECKS = data("decks")["decks"]
TWELVE, MOST = 12, 15
"""2.2 The clearings of every map; M.5.1 those of the map that has most."""


def pieces(kind: str) -> int:
    """Return how many pieces of a kind the factions of the base box own."""
    return sum(
        piece["count"]
        for faction in BASE_BOX
        for piece in data(f"factions/{faction}")["piece"]
        if piece["kind"] == kind
    )


# --- maps -----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", MAPS)
def test_a_map_has_twelve_clearings_numbered_by_priority(name: str) -> None:
    """2.2 Clearings are numbered, four of them corners that face each other in pairs (3.3.1).

    Those beyond the twelfth are there to be flooded or to carry something (M.5.1).
    """
    board = data(f"maps/{name}")
    numbers = [clearing["id"] for clearing in board["clearing"]]
    assert numbers == list(range(1, len(numbers) + 1))
    assert len(numbers) == TWELVE or ("flood_colors" in board and len(numbers) <= MOST)
    corners = [clearing["id"] for clearing in board["clearing"] if clearing["corner"]]
    assert sorted(chain.from_iterable(board["opposite_corners"])) == corners
    assert len(corners) == 4


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


@pytest.mark.parametrize("name", MAPS)
def test_four_ruins_fill_slots(name: str) -> None:
    """5.1.4 Four slots are marked R; 2.2.3 every clearing has a slot.

    M.5.1 Of those that are numbered instead of plain, half get a ruin.
    """
    board = data(f"maps/{name}")
    numbered = sorted(c["r_number"] for c in board["clearing"] if "r_number" in c)
    assert numbered == list(range(1, len(numbered) + 1))
    marked = sum(clearing["ruin"] for clearing in board["clearing"])
    assert marked + len(numbered) // 2 == data("setup")["ruins"]["count"]
    assert all(1 <= clearing["slots"] <= 3 for clearing in board["clearing"])


@pytest.mark.parametrize("name", MAPS)
def test_suits_are_printed_everywhere_or_nowhere(name: str) -> None:
    """2.2.2, A.1 Printed or laid out by markers, each suit has four clearings."""
    board = data(f"maps/{name}")
    assert Counter(data("setup")["suit_markers"]) == Counter(fox=4, rabbit=4, mouse=4)
    printed = Counter(clearing["suit"] for clearing in board["clearing"] if "suit" in clearing)
    markers: Counter[str] = Counter(data("setup")["suit_markers"])
    assert printed == (markers if board["suits_printed"] else Counter())


# --- cards ----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", DECKS)
def test_a_deck_has_as_many_cards_as_it_says(name: str) -> None:
    """2.1, A.2 Every shared deck counts 54 cards, in four suits alike."""
    assert len(deck(name)) == data("decks")[name]["size"] == 54
    assert {card["suit"] for card in deck(name)} == {"bird", "fox", "rabbit", "mouse"}


@pytest.mark.parametrize("name", DECKS)
def test_a_deck_has_five_ambush_and_four_dominance_cards(name: str) -> None:
    """2.1.2, 2.1.3 Two ambush cards are birds, and each suit has a dominance card."""
    suits = {
        kind: Counter(card["suit"] for card in deck(name) if card["kind"] == kind)
        for kind in ("ambush", "dominance", "item")
    }
    assert suits["ambush"] == Counter(bird=2, fox=1, rabbit=1, mouse=1)
    assert suits["dominance"] == Counter(bird=1, fox=1, rabbit=1, mouse=1)
    assert suits["item"].total() == 20


def test_card_ids_are_unique_and_fields_complete() -> None:
    """2.1 Each card names its suit and kind; 4.1.1 what can be crafted has a cost, nothing else."""
    cards = [card for file in files("cards") for card in data(f"cards/{file}")["card"]]
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
        assert card["confidence"]


@pytest.mark.parametrize("name", DECKS)
def test_item_cards_name_items_of_the_supply(name: str) -> None:
    """4.1.2 An item card takes an item of the supply, which runs out before the cards do."""
    items = Counter(card["item"] for card in deck(name) if card["kind"] == "item")
    supply: Counter[str] = Counter(data("setup")["item_supply"])
    assert set(items) == set(supply)
    assert items >= supply


# --- setup ---------------------------------------------------------------------------------


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


# --- factions -------------------------------------------------------------------------------


def test_reach_can_be_met_by_the_base_box() -> None:
    """5.2 Its factions together have reach for a game; letters are places in setup (5.1.7)."""
    setup = data("setup")
    needed = setup["reach"]["minimum_by_players"]
    assert needed == {"2": 17, "3": 18, "4": 21, "5": 25, "6": 28}
    reach = sum(data(f"factions/{faction}")["reach"] for faction in BASE_BOX)
    assert reach >= needed[str(len(BASE_BOX))]
    for letter, faction in setup["setup_order"].items():
        assert data(f"factions/{faction}")["setup_letter"] == letter


def test_the_pieces_are_those_of_the_box() -> None:
    """C.1.2, C.1.3 Warriors, buildings, tokens and the pawn of the base box."""
    components = data("setup")["components"]
    assert pieces("warrior") == components["warriors"] == 55
    assert pieces("building") == components["buildings"] == 28
    assert pieces("token") == components["tokens"] == 19
    assert pieces("pawn") == components["pawns"] == 1


def on_track(faction: str, name: str) -> int:
    """10.3.4 Return how many pieces a track holds; where there is one for each suit, each of
    them."""
    page = data(f"factions/{faction}")
    if not page.get("tracks", {}).get(name, {}).get("per_suit"):
        return count(faction, name)
    held = {piece["count"] for piece in page["piece"] if piece["id"].startswith(f"{name}_")}
    assert len(held) == 1
    return int(held.pop())


@pytest.mark.parametrize("faction", FACTIONS)
def test_tracks_have_a_space_for_each_piece(faction: str) -> None:
    """6.5.4, 7.6.1, 8.4.2 Every number on a track belongs to one of the faction's pieces."""
    for name, track in data(f"factions/{faction}").get("tracks", {}).items():
        held = on_track(faction, name)
        assert held > 0
        for row in ("cost", "vp_on_place", "printed_vp"):
            assert len(track.get(row, range(held))) == held
        assert all(1 <= ordinal <= held for ordinal in track.get("draw_icons_under", ()))


@pytest.mark.parametrize(
    "faction",
    [
        name
        for name in FACTIONS
        if data(f"factions/{name}").get("evening_draw", {}).get("counts")
        in data(f"factions/{name}").get("tracks", {})
    ],
)
def test_draws_follow_from_the_uncovered_bonuses(faction: str) -> None:
    """6.6, 7.6.2, 8.6.2 The Evening's extra cards are the bonuses that placed pieces uncovered."""
    board = data(f"factions/{faction}")
    draw = board["evening_draw"]
    icons = board["tracks"][draw["counts"]]["draw_icons_under"]
    placed = range(on_track(faction, draw["counts"]) + 1)
    assert draw["extra_by_count"] == [sum(icon <= n for icon in icons) for n in placed]


def test_short_names_are_nobody_elses() -> None:
    """5.1.1 Each name that people type means one faction alone."""
    typed = [
        name for faction in FACTIONS for name in {*data(f"factions/{faction}")["short"], faction}
    ]
    assert len(set(typed)) == len(typed)
