"""Positions: a described table becomes a game, and what cannot stand is refused with a reason."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from kit.lineups import play_randomly, seed_of, setups
from undergrowth import BadPosition, Game, Setup, position
from undergrowth.library import automated_factions, played_factions
from undergrowth.library.seating import seat_options
from undergrowth.table.book import book
from undergrowth.table.names import CARDS
from undergrowth.table.saving import saves as codec

BASE: dict[str, Any] = {"seats": ["marquise", "eyrie"], "turn": "marquise", "phase": "daylight"}


def test_a_position_names_what_it_needs_and_the_rest_is_in_supply() -> None:
    """1.5 Pieces not named are in their supply, cards not named in the deck."""
    g = position.game({**BASE, "clearings": {"5": {"marquise": "3 warriors, sawmill, 2 wood"}}})
    assert g.warriors_at(0, 5) == 3
    assert g.supply[book(g).faction(0).kind("warrior")] == 22
    assert len(g.deck) == 50
    assert g.decision is not None
    assert g.decision.prompt == "marquise.daylight"


def test_two_players_have_no_dominance_cards_but_those_named() -> None:
    """5.1.3 Described or dealt; a position may also say that all of them are in the deck."""

    def dominance(**entries: object) -> list[str]:
        g = position.table({**BASE, **entries})
        held = [*g.deck, *g.available, *g.hands[0]]
        return sorted(CARDS.text(c) for c in held if g.box.cards[c].kind == "dominance")

    assert dominance() == []
    assert dominance(available=["dominance_fox"]) == ["dominance_fox"]
    assert dominance(marquise={"hand": ["dominance_bird"]}) == ["dominance_bird"]
    assert len(dominance(dominance_cards=True)) == 4
    assert dominance(dominance_cards=False) == []
    with pytest.raises(BadPosition):
        dominance(dominance_cards=False, available=["dominance_fox"])
    assert len(dominance(seats=["marquise", "eyrie", "alliance"])) == 4


def test_a_game_with_a_named_dominance_card_is_described_with_that_one_alone() -> None:
    """5.1.3 The others do not join when it is read again, wherever that one lies."""
    for entries in ({"marquise": {"hand": ["dominance_bird"]}}, {"available": ["dominance_fox"]}):
        described = position.describe(position.game({**BASE, **entries}))
        assert position.describe(position.game(described)) == described


@pytest.mark.parametrize(
    ("entries", "message"),
    [
        ({"seats": ["marquise", "moles"]}, "moles"),
        ({"seats": ["marquise"]}, "1 seats"),
        ({"map": "moon"}, "'moon' is not a map"),
        ({"deck": "tarot"}, "'tarot' is not a deck"),
        ({"phase": "noon"}, "phase: expected birdsong, daylight, evening"),
        ({"turn": "alliance"}, "not in this game"),
        ({"clearings": {"13": {}}}, "'13' is no clearing"),
        ({"clearings": {"16": {}}}, "'16' is not a place"),
        ({"clearings": {"1": {"marquise": "26 warriors"}}}, "26 wanted, only 25"),
        ({"clearings": {"1": {"marquise": "dragon"}}}, "'dragon' is no piece"),
        ({"clearings": {"1": {"marquise": "2 sawmills"}}}, "does not fit: 1 open slots"),
        ({"clearings": {"6": {"marquise": "2 sawmills"}}}, "does not fit: 1 open slots"),
        ({"clearings": {"1": {"alliance": "warrior"}}}, "not in this game"),
        ({"clearings": {"1": {"marquise": "² warriors"}}}, "'² warriors' is no piece"),
        ({"clearings": {"1": {"marquise": f"{'9' * 500} warriors"}}}, "is no piece"),
        ({"marquise": {"hand": ["² anvil"]}}, "'² anvil' is not a card"),
        ({"marquise": {"hand": [f"{'9' * 500} anvil"]}}, "is not a card"),
        ({"ruins": {"1": ["boot"]}}, "no slot for a ruin"),
        ({"marquise": {"hand": ["joker"]}}, "'joker' is not a card"),
        ({"marquise": {"hand": ["travel_gear_rabbit"]}}, "a known card, such as travel_gear_"),
        ({"marquise": {"hand": ["2 anvil"]}}, r"2 anvil wanted, only 1 left in the deck \(2.1\)"),
        ({"marquise": {"hand": ["9999 anvil"]}}, r"9999 anvil wanted, only 1 left in the deck"),
        ({"marquise": {"hand": ["anvil", "anvil"]}}, "1 anvil wanted, only 0 left in the deck"),
        ({"marquise": {"hand": ["200000000 anvil"]}}, "'200000000 anvil' is not a card"),
        ({"marquise": {"hand": ["anvil"] * 20_001}}, "more than 20000 entries"),
        ({"deck_top": ["anvil"], "discard": ["anvil"]}, "1 anvil wanted, only 0 left in the deck"),
        ({"eyrie": {"decree": {"move": ["9999 cobbler"]}}}, "only 2 left in the deck"),
        ({"eyrie": {"deposed": ["9999 despot"]}}, r"only 1 besides the one in charge \(7.7.3\)"),
        ({"items": {"sword": 5_000_000}}, "items.sword: expected a number from 0 to 3"),
        ({"items": {"torch": 1}}, "items.torch: expected a number from 0 to 0"),
        ({"ruins": {"6": ["2 boot"]}}, r"2 boot wanted, only 1 left to lie under ruins \(9.3.4\)"),
        ({"eyrie": {"home": 14}}, "'14' is no clearing"),
        ({"turns": 10**5000}, "a number beyond 9007199254740991"),
        ({"turns": float("nan")}, "nan, which is no number"),
        ({"turn": b"eyrie"}, "a bytes, which is no plain data"),
        ({"clearings": {1.5: {}}}, "1.5 is no name of an entry"),
        ({"marquise": {"hand": ["\ud800"]}}, "half a character"),
        ({"seats": ["marquise"] * 61}, "seats: expected a list of words, not a list of 61"),
        ({"seats": ["marquise"] * 7}, "7 seats"),
        ({"marquise": {"play": ["anvil"]}}, "no persistent effect"),
        ({"marquise": {"play": ["2 cobbler"]}}, "cobbler is there twice"),
        ({"available": ["anvil"]}, "available: anvil is no dominance card"),
        ({"marquise": {"crafted": ["torch"]}}, r"only 0 left in the supply \(5.1.5\)"),
        ({"marquise": {"score": 31}}, "a number from 0 to 29"),
        ({"marquise": {"scores": 3}}, "unknown entry scores"),
        ({"eyrie": {"leader": "tyrant"}}, "tyrant"),
        ({"wether": "fine"}, "unknown entry wether"),
        ({"suits": {"1": "bird of paradise"}}, "is not a suit"),
    ],
)
def test_a_wrong_position_is_refused_with_a_reason(entries: dict[str, Any], message: str) -> None:
    """Each error names the entry and what was expected."""
    with pytest.raises(BadPosition, match=message):
        position.game({**BASE, **entries})


def test_an_owner_without_pieces_is_told_apart_from_a_wrong_word() -> None:
    """A demoted side may have none, because its data says so or forgets `pieces_of`."""
    sides = ["raven_sentries", "vault_keepers", "riverfolk_flotilla"]
    there = {"seats": ["marquise", "eyrie"], "hirelings": sides}
    with pytest.raises(BadPosition, match="its data has none"):
        position.game({**there, "clearings": {"1": {"raven_sentries": "warrior"}}})


WANDERER: dict[str, Any] = {"seats": ["marquise", "vagabond"], "turn": "marquise"}


@pytest.mark.parametrize(
    ("entries", "message"),
    [
        ({"vagabond": {"items": ["5000 sword"]}}, r"at most 9 sword, all there are \(9.3.5\)"),
        ({"vagabond": {"completed": ["escort_mouse"] * 2}}, r"every quest once.*\(9.5.5\)"),
        ({"quests": ["escort_mouse"] * 2}, "quests: expected every quest once"),
        ({"vagabond": {"ruin_items": ["2 boot"]}}, r"only 1 marked .R. for him \(9.7.3\)"),
        ({"vagabond": {"looked": ["f1"]}}, r"only 0 on this map \(2.2\)"),
        ({"vagabond": {"looked": ["9999 6"]}}, r"only 1 on this map \(2.2\)"),
        ({"vagabond": {"aids": {"marquise": 3}}}, "a number from 0 to 0"),
        ({"vagabond": {"partner": "vagabond"}}, "another faction in this game"),
        ({"torches": ["f1"]}, r"only 0 on this map \(2.2\)"),
        ({"ruins": {"6": ["boot"], "10": ["boot"]}}, r"only 0 left to lie under ruins \(9.3.4\)"),
    ],
)
def test_a_wrong_vagabond_is_refused_with_a_reason(entries: dict[str, Any], message: str) -> None:
    """9.3 His things are bounded by what there is."""
    with pytest.raises(BadPosition, match=message):
        position.game({**WANDERER, **entries})


def test_a_position_within_itself_is_refused() -> None:
    """Neither tables that hold themselves nor those nested without end are followed."""
    within: dict[str, Any] = {**BASE}
    within["clearings"] = within
    nested: dict[str, Any] = {}
    for _ in range(5000):
        nested = {"1": nested}
    for document in (within, {**BASE, "clearings": nested}):
        with pytest.raises(BadPosition, match="nested too deep"):
            position.game(document)


@pytest.mark.parametrize(
    ("name", "text", "message"),
    [
        ("p.toml", "a = " + "[" * 5000, "nested too deep"),
        ("p.toml", ".".join(["a"] * 5000) + " = 1", "nested too deep"),
        ("p.toml", f"a = 0x{'f' * 100}", "a number beyond"),
        ("p.toml", f"a = {'9' * 5000}", "digits"),
        ("p.toml", "a = 1979-05-27", "a date, which is no plain data"),
        ("p.toml", "a = inf", "inf, which is no number"),
        ("p.json", "[" * 100_000, "nested too deep"),
        ("p.json", "1" * 5000, "digits"),
        ("p.json", '{"a": NaN}', "nan, which is no number"),
        ("p.json", '["marquise"]', "a table of entries"),
        ("p.json", " " * (2**20 + 1), "too large"),
        ("p.toml", "\ufeff", "not a TOML"),
    ],
)
def test_a_file_beyond_all_bounds_is_refused(
    tmp_path: Path, name: str, text: str, message: str
) -> None:
    """Any content may be written there: the message names the file."""
    (tmp_path / name).write_text(text)
    with pytest.raises(BadPosition, match=rf"{name}: .*{message}"):
        position.load(tmp_path / name)


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    """Bytes that are no UTF-8."""
    (tmp_path / "p.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(BadPosition, match="it is no text"):
        position.load(tmp_path / "p.toml")


def test_a_position_can_be_a_toml_or_json_file(tmp_path: Path) -> None:
    """The same table from a dict, a TOML file and a JSON file."""
    (tmp_path / "p.toml").write_text(
        'seats = ["marquise", "eyrie"]\nturn = "marquise"\nphase = "daylight"\n'
        '[clearings.5]\nmarquise = "3 warriors"\n[eyrie]\nleader = "despot"\n'
    )
    document = position.load(tmp_path / "p.toml")
    (tmp_path / "p.json").write_text(json.dumps(document))
    again = position.load(tmp_path / "p.json")
    assert codec.digest(position.game(document, 5)) == codec.digest(position.game(again, 5))


@pytest.mark.parametrize("name", ["p.toml", "p.json"])
def test_a_file_that_is_no_position_is_refused(tmp_path: Path, name: str) -> None:
    """Broken files are named."""
    (tmp_path / name).write_text("[[[")
    with pytest.raises(BadPosition, match=name):
        position.load(tmp_path / name)


@pytest.mark.parametrize("name", list(setups())[::6], ids=str)
def test_a_described_game_goes_on_at_its_question(name: str) -> None:
    """`describe` and `game` are each other's inverse, in the middle of whatever is in progress."""
    seen: list[tuple[Game, dict[str, object]]] = []

    def look(g: Game, number: int) -> None:
        if number % 37 == 0 and g.turns > 0 and g.decision is not None:
            seen.append((g.copy(), json.loads(json.dumps(position.describe(g)))))

    play_randomly(setups()[name], seed_of(name), look)
    for g, document in seen[:12]:
        again = position.game(document)
        assert g.decision is not None and again.decision is not None
        assert (again.decision.seat, again.decision.prompt) == (g.decision.seat, g.decision.prompt)
        assert again.decision.texts() == g.decision.texts()
        assert position.describe(again) == document
        assert what_lies(again) == what_lies(g)


CHARACTERS = [
    (name, value)
    for name in automated_factions()
    for option in seat_options(name)
    if not option.has("kind")
    for value in option.texts("values")
]
"""Characters of automated opponents, levels and traits aside."""


@pytest.mark.parametrize(("name", "character"), CHARACTERS, ids=str)
def test_a_described_table_is_read_back_with_every_opponent(name: str, character: str) -> None:
    """Items in clearings, too, that belong to nobody any more."""
    seats = [name, *played_factions()[:3]]
    for seed in range(3):
        described: list[dict[str, object]] = []

        def look(g: Game, number: int, described: list[dict[str, object]] = described) -> None:
            if number % 31 == 30 and g.turns > 0:
                described.append(position.describe(g))

        play_randomly(Setup(seats=seats, seat_options={name: [character]}), seed, look)
        assert described
        for document in described[-12:]:
            assert position.describe(position.game(document)) == document


def what_lies(g: Game) -> dict[str, Any]:
    """The table and what is in progress, without what only the setup says."""
    document = codec.dump(g, log=False, trail=False)
    table = {key: value for key, value in document["table"].items() if key not in NOT_LAID}
    turns = [at for at, frame in enumerate(document["stack"]) if frame["is"] == "Play"]
    return {
        "table": table,
        "used": document["used"],
        "boards": document["boards"],
        "stack": document["stack"][turns[0] :],
        "answer": document.get("answer"),
    }


NOT_LAID = ("seed", "opening", "scripted", "clearings", "paths", "rivers")
"""Entries about the game's beginning, and those of the map that a save has only after a changed
setup."""

BATTLE: dict[str, Any] = {
    **BASE,
    "ruins": {},
    "clearings": {"5": {"marquise": "3 warriors, workshop", "eyrie": "2 warriors"}},
    "eyrie": {"hand": ["ambush_bird"]},
    "marquise": {"hand": ["ambush_rabbit"]},
}
FIGHT = {"place": "5", "attacker": "marquise", "defender": "eyrie"}


def in_progress(*procedures: dict[str, Any], **entries: Any) -> Game:
    """The game of the battle's table with these procedures in progress, chance asking openly."""
    document = {**BATTLE, **entries, "procedures": list(procedures)}
    return position.game(document, scripted=True)


def asks(g: Game) -> str:
    """The key of the open question."""
    assert g.decision is not None
    return g.decision.prompt


def test_it_begins_after_actions_have_been_taken() -> None:
    """6.5 With an action left; crafting is over once one has been taken."""
    g = in_progress({"is": "MarquiseDaylight", "actions": 1, "acted": True, "taken": 2})
    assert asks(g) == "marquise.daylight"
    g.choose("battle")
    while asks(g) != "marquise.daylight":
        assert g.decision is not None
        g.choose(g.decision.options[-1])
    assert g.turns == 1
    assert g.decision is not None and g.decision.texts() == ["pass"]


def test_workshops_have_been_activated() -> None:
    """4.1.1 Workshops that were activated this turn are not activated again."""
    daylight = {"is": "MarquiseDaylight"}
    hand = {"hand": ["cobbler", "tax_collector"]}
    both = "2 workshops, warrior"
    begun = {"clearings": {"10": {"marquise": both}}, "marquise": hand}
    assert "craft cobbler" in in_progress(daylight, **begun).decision.texts()  # type: ignore[union-attr]
    used = in_progress(daylight, **begun, activated={"10": 1})
    assert "craft cobbler" not in used.decision.texts()  # type: ignore[union-attr]


def test_a_decree_has_been_resolved_in_part() -> None:
    """7.5.2 The move column has two cards left; recruiting is behind."""
    cards = {"recruit": ["2 cobbler"], "move": ["anvil", "sword"], "battle": [], "build": []}
    decree: dict[str, Any] = {"is": "EyrieDaylight", "at": "choose_card", "column": "move"}
    decree["left"] = ["fox", "rabbit"]
    nest = {place: {"eyrie": "roost, 3 warriors"} for place in ("5", "6")}
    eyrie = {"leader": "builder", "decree": cards}
    g = in_progress(decree, turn="eyrie", eyrie=eyrie, clearings=nest)
    described = position.describe(g)["procedures"]
    assert isinstance(described, list)
    assert (described[2]["column"], described[2]["left"]) == ("move", ["fox", "rabbit"])
    assert g.decision is not None
    assert g.decision.texts() == ["resolve fox", "resolve rabbit"]


@pytest.mark.parametrize(
    ("step", "ambush", "asked"),
    [
        ("begin", "", "battle.ambush"),
        ("may_ambush", "", "battle.ambush"),
        ("may_foil", "ambush_mouse", "battle.foil"),
        ("before_roll", "", "battle.roll"),
        ("roll", "", "battle.roll"),
        ("after_roll", "", "marquise.daylight"),
        ("deal_hits", "", "marquise.daylight"),
    ],
)
def test_it_begins_in_the_middle_of_a_battle(step: str, ambush: str, asked: str) -> None:
    """4.3 At any of its steps; a card that has been played is in no pile."""
    battle: dict[str, Any] = {"is": "Battle", "at": step, "fight": FIGHT}
    if ambush:
        battle["ambush"] = ambush
    g = in_progress({"is": "MarquiseDaylight", "actions": 1}, battle)
    assert asks(g) == asked
    held = [CARDS.text(card) for frame in g.stack for card in frame.cards()]
    assert held == ([ambush] if ambush else [])
    assert position.describe(position.game(position.describe(g), scripted=True)) == (
        position.describe(g)
    )


@pytest.mark.parametrize(
    ("procedures", "message"),
    [
        ([{"is": "Tea"}], "procedures.0.is: nothing is called 'Tea'"),
        ([{"at": "roll"}], "expected a table with an entry `is`"),
        ([{"is": "Battle", "at": "tea", "fight": FIGHT}], "at: expected pay, begin"),
        ([{"is": "Battle"}], "procedures.0.fight: expected a value"),
        ([{"is": "Battle", "fight": {**FIGHT, "place": "f99"}}], "'f99' is not a place"),
        ([{"is": "Battle", "fight": {**FIGHT, "attacker": "vagabond"}}], "not in this game"),
        ([{"is": "Battle", "tea": 1, "fight": FIGHT}], "unknown entry tea"),
        ([{"is": "Battle", "ambush": "anvil", "fight": FIGHT}] * 2, "not left in the deck"),
        ([{"is": "Battle", "fight": FIGHT, "tells": "no"}], "tells: expected numbers"),
        ([{"is": "MarquiseDaylight"}] * 70, "at most 60"),
    ],
)
def test_wrong_procedures_are_refused(procedures: list[Any], message: str) -> None:
    """Each error says where, and what was expected."""
    with pytest.raises(BadPosition, match=message):
        in_progress(*procedures)


@pytest.mark.parametrize(
    ("entries", "message"),
    [
        ({"activated": {"f99": 1}}, "'f99' is not a place"),
        ({"used": ["tea"]}, "nothing is called 'tea'"),
        ({"answer": "pass"}, "procedures: expected what is in progress"),
        ({"seen": {"eyrie": {"marquise": ["anvil"]}}}, "in that hand"),
        ({"homelands": ["eyrie f99"]}, "'f99' is not a place"),
        ({"procedures": "tea"}, "a list of tables"),
    ],
)
def test_what_is_in_progress_is_refused_where_it_cannot_be(
    entries: dict[str, Any], message: str
) -> None:
    """Entries about uses, knowledge and progress stand for something in the game."""
    with pytest.raises(BadPosition, match=message):
        position.game({**BASE, **entries})


def test_the_seed_deals_what_is_not_named() -> None:
    """The same document and seed give the same game; another seed deals another deck."""
    assert position.game(BASE, 1).deck == position.game(BASE, 1).deck
    assert position.game(BASE, 1).deck != position.game(BASE, 2).deck
