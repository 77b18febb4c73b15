"""A Advanced setup: five cards, the draft, homelands."""

from __future__ import annotations

from typing import Any

import pytest

from kit import checks
from kit.standins import stand_in
from undergrowth import BadSetup, Game, Setup, replay
from undergrowth.ai import make_player
from undergrowth.engine import codec
from undergrowth.engine.chance import seeded
from undergrowth.engine.names import CARDS, FACTIONS
from undergrowth.engine.records import CHANCE, NOBODY
from undergrowth.factions.vagabond.character import CHARACTERS
from undergrowth.factions.vagabond.state import board
from undergrowth.law.advanced import Return
from undergrowth.law.homelands import ChooseHomelands, distance_to, home_options, homelands
from undergrowth.law.seats import SEAT_NAMES
from undergrowth.law.setup import reach
from undergrowth.session import PERSON, Session

MARQUISE, EYRIE = "marquise_de_cat", "eyrie_dynasties"
ALLIANCE, VAGABOND, SECOND = "woodland_alliance", "vagabond", "second_vagabond"


def drafting(*pool: str, seed: int = 3, **options: Any) -> Game:
    """A draft from these setup cards, the last one dealt last, at the first choice."""
    return Game.new(Setup(draft=len(pool) - 1, pool=list(pool), **options), seed)


def says(g: Game, *answers: str) -> Game:
    """Answers, one after another, whoever is asked."""
    for answer in answers:
        g.choose(answer)
    return g


def asked(g: Game) -> tuple[str, str]:
    """Who is asked, and what."""
    assert g.decision is not None
    return g.seat_name(g.decision.seat), g.decision.prompt


def options(g: Game) -> list[str]:
    assert g.decision is not None
    return g.decision.texts()


def first_options(g: Game, until: int = 1) -> Game:
    """Answer by the first option until a turn has begun."""
    while g.turns < until and g.decision is not None:
        g.take(g.decision.options[0])
    return g


# ---- A.8.2 the pool


def test_set_draft_pool() -> None:
    """A.8.2 Four players: a militant card first, then four from the rest, five in the pool."""
    for seed in range(8):
        g = Game.new(Setup(draft=4, second_cards=True), seed)
        assert len(g.setup.pool) == 5 == len(set(g.setup.pool))
        assert g.setup.pool[0] in (MARQUISE, EYRIE)


def test_set_draft_lock() -> None:
    """A.8.2.II, A.8.3 The last card dealt, an insurgent's, waits for a militant."""
    g = drafting(MARQUISE, ALLIANCE, EYRIE, VAGABOND)
    assert asked(g) == ("player_3", "draft.faction")
    assert options(g) == [f"draft {name}" for name in (MARQUISE, ALLIANCE, EYRIE)]
    assert "(law A.8.2.II)" in g.why_not(2, "draft vagabond")
    says(g, "draft woodland_alliance")
    assert "draft vagabond" not in options(g), "no militant has been chosen yet"
    says(g, "draft eyrie_dynasties", "home in 2", "lead despot")
    assert options(g) == ["draft marquise_de_cat", "draft vagabond"]


def test_a_last_militant_is_not_locked() -> None:
    """A.8.2.II Only an insurgent is locked, and only the last card."""
    g = drafting(EYRIE, ALLIANCE, VAGABOND, MARQUISE)
    assert len(options(g)) == 4


def test_set_two_player_draft(monkeypatch: pytest.MonkeyPatch) -> None:
    """A.8.2.I Two players draft from militants only: three of them are needed."""
    with pytest.raises(BadSetup, match="3 militant setup cards, and there are 2"):
        Game.new(Setup(draft=2))
    stand_in(monkeypatch, "ferrets", EYRIE)
    g = Game.new(Setup(draft=2), 1)
    assert sorted(g.setup.pool) == sorted([MARQUISE, EYRIE, "ferrets"])
    assert "(law A.8.2.I)" in g.why_not(1, "draft woodland_alliance")
    assert all(g.tables.cards[card].kind != "dominance" for card in g.deck), "A.7"


def test_too_few_setup_cards_are_refused() -> None:
    """A.8.2 A pool has one card more than there are players."""
    with pytest.raises(BadSetup, match=r"5 setup cards, and there are 4.*A\.8\.2"):
        Game.new(Setup(draft=4))
    with pytest.raises(BadSetup, match="there are 3"):
        Game.new(Setup(draft=3, omit=["marquise"]))
    with pytest.raises(BadSetup, match="is there twice"):
        drafting(MARQUISE, MARQUISE, EYRIE, ALLIANCE)
    with pytest.raises(BadSetup, match="draft from 4 setup cards"):
        Game.new(Setup(draft=3, pool=[MARQUISE, EYRIE, ALLIANCE, VAGABOND, SECOND]))


def test_omitted_factions_are_not_dealt() -> None:
    """A.8.1 House agreements: factions left out, the second Vagabond card only when wanted."""
    for seed in range(6):
        assert SECOND not in Game.new(Setup(draft=3), seed).setup.pool
        g = Game.new(Setup(draft=3, second_cards=True, omit=["alliance"]), seed)
        assert ALLIANCE not in g.setup.pool
    with pytest.raises(BadSetup, match="there are 3"):
        Game.new(Setup(draft=3, second_cards=True, omit=["vagabond"]))


def test_a_faction_folder_joins_the_pool_by_its_data(monkeypatch: pytest.MonkeyPatch) -> None:
    """A.8.1 Type, homelands and what it excludes are data: general code knows no faction."""
    stand_in(monkeypatch, "ferrets", EYRIE, excludes=[VAGABOND], type="insurgent")
    pools = [Game.new(Setup(draft=3), seed).setup.pool for seed in range(12)]
    assert any("ferrets" in pool for pool in pools)
    assert not any("ferrets" in pool and VAGABOND in pool for pool in pools), "18.2.1"
    assert all(pool[0] != "ferrets" for pool in pools)


def test_a_pool_never_runs_out_of_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """A.8.1, A.8.2 Whichever of the factions that exclude each other is dealt first."""
    stand_in(monkeypatch, "ferrets", EYRIE, excludes=[VAGABOND, SECOND], type="insurgent")
    with pytest.raises(BadSetup, match="5 setup cards, and there are 4"):
        Game.new(Setup(draft=4, second_cards=True))
    for seed in range(8):
        assert len(Game.new(Setup(draft=3, second_cards=True), seed).setup.pool) == 4


def test_chance_deals_the_cards() -> None:
    """A.8.2, A.8.2.III Each card is an answer of chance by its name, so replays stay true."""
    g = Game.new(Setup(draft=3), 3, scripted=True)
    says(g, "shuffle 5")  # A.7
    assert options(g) == ["deal marquise_de_cat", "deal eyrie_dynasties"]
    says(g, "deal eyrie_dynasties")
    assert options(g) == [f"deal {name}" for name in (MARQUISE, ALLIANCE, VAGABOND)]
    says(g, "deal vagabond", "deal beside thief", "deal woodland_alliance")
    says(g, "deal marquise_de_cat")
    assert g.setup.beside == {VAGABOND: ["thief"]}
    assert asked(g) == ("player_3", "draft.faction")


# ---- A.8.3 choosing


def test_players_choose_counterclockwise_and_set_up_at_once() -> None:
    """A.8.3 The last player first; their faction is set up before another player chooses."""
    g = drafting(MARQUISE, EYRIE, VAGABOND, ALLIANCE)
    says(g, "draft eyrie_dynasties")
    assert asked(g) == (EYRIE, "homelands.choose")
    assert g.setup.seats == ["player_1", "player_2", EYRIE]
    says(g, "home in 2", "lead commander")
    assert asked(g) == ("player_2", "draft.faction")
    assert "(law A.8.3)" in g.why_not(1, "draft eyrie_dynasties")
    says(g, "draft vagabond")
    assert asked(g)[0] == VAGABOND
    while asked(g)[1] != "draft.faction":
        says(g, options(g)[0])
    says(g, "draft marquise_de_cat")
    assert g.setup.seats == [MARQUISE, VAGABOND, EYRIE]


def test_the_dealt_character_must_be_used() -> None:
    """A.8.2.III The character next to the Vagabond's card is his; he starts with its items."""
    g = drafting(MARQUISE, VAGABOND, EYRIE, ALLIANCE, beside={VAGABOND: ["tinker"]})
    says(g, "draft vagabond")
    assert asked(g) == (VAGABOND, "vagabond.forest")
    assert CHARACTERS.text(board(g, 2).character) == "tinker"
    assert codec.from_json(g.to_json()).setup.beside == {VAGABOND: ["tinker"]}
    assert g.observe(0)["setup"]["beside"] == {VAGABOND: ["tinker"]}  # type: ignore[index]


def test_relationship_markers_wait_for_all_factions() -> None:
    """9.3.6, A.9 A Vagabond who was drafted first gets his markers when everybody is known."""
    g = drafting(MARQUISE, VAGABOND, EYRIE, ALLIANCE)
    says(g, "draft vagabond")
    while asked(g)[1] != "draft.faction":
        says(g, options(g)[0])
    assert board(g, 2).markers == [-1, -1, -1]
    says(g, "draft eyrie_dynasties", "home in 2", "lead builder", "draft marquise_de_cat")
    first_options(g)
    assert board(g, 2).markers == [0, 0, -1], "one for each faction but himself, Indifferent"


def test_two_vagabonds_share_ruins_when_the_second_joins() -> None:
    """9.7.1 Both sets of items are shuffled then, two to a ruin; quests are laid once."""
    g = drafting(MARQUISE, VAGABOND, SECOND, EYRIE)
    says(g, "draft vagabond")
    while asked(g)[1] != "draft.faction":
        says(g, options(g)[0])
    assert sorted(len(pile) for pile in g.ruins if pile) == [1, 1, 1, 1]
    quests = g.quests[:]
    says(g, "draft second_vagabond")
    while asked(g)[1] != "draft.faction":
        says(g, options(g)[0])
    assert sorted(len(pile) for pile in g.ruins if pile) == [2, 2, 2, 2]
    assert sorted(item for pile in g.ruins for item in pile) == [0, 0, 1, 1, 2, 2, 3, 3]
    assert g.quests == quests


def test_a_second_vagabond_may_be_drafted_alone() -> None:
    """A.8.1 Each Vagabond card is a faction of its own: one set of items for one Vagabond."""
    g = first_options(says(drafting(SECOND, EYRIE, MARQUISE, ALLIANCE), f"draft {SECOND}"))
    assert SECOND in g.setup.seats
    assert VAGABOND not in g.setup.seats
    assert sorted(len(pile) for pile in g.ruins if pile) == [1, 1, 1, 1]
    checks.check_all(g, 1)


# ---- A.8.3.I to III homelands


def test_set_homelands() -> None:
    """A.8.3.I The Marquise's homelands cannot be the Eyrie's."""
    g = drafting(MARQUISE, EYRIE, ALLIANCE, VAGABOND)
    says(g, "draft marquise_de_cat", "home in 1", "home in 5", "home in 2", "keep in 1")
    while asked(g)[1] != "draft.faction":
        says(g, options(g)[0])
    says(g, "draft eyrie_dynasties")
    assert "home in 1" not in options(g)
    assert "(law A.8.3.I)" in g.why_not(1, "home in 1")


def test_the_marquise_takes_three_homelands_in_a_row() -> None:
    """A.8.3 Each of the three is next to another of them; two warriors there, one elsewhere."""
    g = says(drafting(MARQUISE, EYRIE, ALLIANCE, VAGABOND), "draft marquise_de_cat", "home in 1")
    assert "home in 3" not in options(g), "no third clearing would join 1 and 3"
    assert "home in 12" in options(g), "9 or 10 would join them"
    says(g, "home in 12")
    assert options(g) == ["home in 9", "home in 10"]
    says(g, "home in 10")
    assert homelands(g, 2) == [1, 12, 10]
    assert options(g) == ["keep in 1", "keep in 12", "keep in 10"]
    assert [g.warriors_at(2, place) for place in g.clearings].count(2) == 3
    assert sum(g.warriors_at(2, place) for place in g.clearings) == 15
    says(g, "keep in 12", "place sawmill 1")
    assert "place recruiter 1" not in options(g), "each in a homeland of its own"
    assert "(law A.8.3)" in g.why_not(2, "place recruiter 1")
    says(g, "place recruiter 10")
    assert asked(g)[1] == "draft.faction", "the workshop has only one place left"
    assert g.homes[2] == 12


def test_the_keep_avoids_enemy_homelands() -> None:
    """A.8.3.II The keep's homeland is not next to an enemy homeland, if there is such a one."""
    g = says(drafting(MARQUISE, EYRIE, ALLIANCE, VAGABOND), "draft eyrie_dynasties", "home in 1")
    says(g, "lead despot", "draft marquise_de_cat", "home in 9", "home in 4", "home in 12")
    assert options(g) == ["keep in 4", "keep in 12"], "9 is next to 1"
    assert "(law A.8.3.II)" in g.why_not(1, "keep in 9")
    assert "(law A.8.3)" in g.why_not(1, "keep in 3")


def test_the_eyrie_start_on_the_map_edge() -> None:
    """A.8.3 A roost and six warriors on the edge; 10, 11 and 12 lie inside."""
    g = says(drafting(MARQUISE, EYRIE, ALLIANCE, VAGABOND), "draft eyrie_dynasties")
    assert options(g) == [f"home in {place}" for place in range(1, 10)]
    assert "(law A.8.3)" in g.why_not(2, "home in 11")
    says(g, "home in 9")
    assert g.warriors_at(2, 9) == 6
    assert g.count(g.faction(2).kind("roost"), 9) == 1


def test_homelands_keep_two_clearings_between_them() -> None:
    """A.8.3.II Two or more clearings between the homeland and any enemy's: three paths."""
    g = says(drafting(MARQUISE, EYRIE, ALLIANCE, VAGABOND), "draft marquise_de_cat", "home in 1")
    says(g, "home in 9", "home in 4", "keep in 1")
    while asked(g)[1] != "draft.faction":
        says(g, options(g)[0])
    says(g, "draft eyrie_dynasties")
    steps = distance_to(g, [1, 9, 4])
    assert options(g) == [f"home in {place}" for place in g.clearings if steps[place] >= 3]
    assert options(g) == ["home in 3", "home in 6"]
    assert "(law A.8.3.II)" in g.why_not(1, "home in 2")


def test_homelands_come_nearer_where_they_must() -> None:
    """A.8.3.II With no clearing far enough one that is not adjacent will do, then any."""
    g = says(drafting(MARQUISE, EYRIE, ALLIANCE, VAGABOND), "draft eyrie_dynasties")
    g.homelands = [1, 3]  # of seat 0
    assert home_options(g, 2) == [2, 4, 8], "none is three paths away from both"
    g.homelands = [1, 2, 3, 4]
    assert home_options(g, 2) == [5, 6, 7, 8, 9]


def homed(patch: pytest.MonkeyPatch, enemy: list[int], **asked_for: Any) -> Game:
    """A draft in which somebody is about to choose homelands by a rule; others have some."""
    name = stand_in(patch, "ferrets", EYRIE, advanced_setup={"homelands": asked_for})
    g = says(drafting(MARQUISE, name, ALLIANCE, VAGABOND), f"draft {name}")
    g.homelands = enemy
    return g


def test_homelands_anywhere_but_not_adjacent(monkeypatch: pytest.MonkeyPatch) -> None:
    """A.8.3.II `any` with distance 2: not next to an enemy homeland."""
    g = homed(monkeypatch, [12], count=1, rule="any", distance=2, slots=1)
    assert home_options(g, 2) == [1, 2, 3, 5, 6, 8]
    g.homelands = [1, 2, 3, 4, 11, 12]
    assert home_options(g, 2) == [5, 6, 7, 8, 9, 10], "every other clearing is next to one"


def test_homelands_on_the_river(monkeypatch: pytest.MonkeyPatch) -> None:
    """A.8.3, 16.3.2 On the river, or next to it when no clearing there is free."""
    g = homed(monkeypatch, [], count=1, rule="river")
    river = [4, 5, 7, 10, 11]
    assert home_options(g, 2) == river
    assert "(law A.8.3)" in g.why_not(2, "home in 1")
    g.homelands = river[:]
    assert home_options(g, 2) == [1, 2, 3, 6, 8, 9, 12]


def test_a_pair_of_homelands_on_the_edge(monkeypatch: pytest.MonkeyPatch) -> None:
    """A.8.3.III Both as far away as asked if that can be; else each as well as it can be."""
    asked_for = {"count": 2, "rule": "map_edge_adjacent_pair", "distance": 3}
    g = homed(monkeypatch, [1], **asked_for)
    assert home_options(g, 2) == [3, 6, 7, 8], "2 and 4 are two paths from 1"
    says_home = g.copy()
    says_home.homelands = [*g.homelands, 2 * g.places + 3]
    assert home_options(says_home, 2) == [6, 7], "next to 3"
    g.homelands = [1, 3]
    first = home_options(g, 2)
    assert first == [2, 4, 8], "at two paths; none is three away from both"
    g.homelands = [*g.homelands, 2 * g.places + 4]
    assert home_options(g, 2) == [8], "the best that is next to 4: 9 is next to 1"


def test_clearings_without_room_are_no_homelands(monkeypatch: pytest.MonkeyPatch) -> None:
    """A.8.3.I All the pieces listed must be placeable: two slots are not everywhere."""
    g = homed(monkeypatch, [], count=1, rule="any", slots=2)
    assert all(g.slots[place] >= 2 for place in home_options(g, 2))
    assert "(law A.8.3.I)" in g.why_not(2, "home in 1")


def test_the_choice_of_homelands_is_a_procedure_of_its_own() -> None:
    """STYLE 3: it can be copied like any other."""
    assert ChooseHomelands(3).copy() == ChooseHomelands(3)


# ---- A.7, A.10 hands


def test_everybody_draws_five_and_keeps_three() -> None:
    """A.7, A.10 Five cards, of which two go back; then the deck is shuffled."""
    g = Game.new(Setup(advanced=True, seats=[MARQUISE, EYRIE, VAGABOND]), 4)
    assert [len(hand) for hand in g.hands] == [5, 5, 5]
    while asked(g)[1] != "advanced.return":
        g.take(g.decision.options[0])  # type: ignore[union-attr]
    assert asked(g)[0] == MARQUISE
    card = CARDS.text(g.hands[0][0])
    assert options(g) == [f"return {CARDS.text(c)}" for c in g.hand_kinds(0)]
    says(g, f"return {card}")
    assert len(g.hands[0]) == 4
    first_options(g)
    assert [len(hand) for hand in g.hands] == [3, 3, 3]
    assert len(g.deck) == 54 - 9


def test_nobody_learns_what_others_gave_back() -> None:
    """A.10 The event names the card to its owner only, and the deck is shuffled afterwards."""
    g = Game.new(Setup(advanced=True, seats=[MARQUISE, EYRIE]), 4)
    first_options(g)
    told = [event for event in g.log or [] if event.verb == "put_back"]
    assert len(told) == 4
    for event in told:
        assert "card" not in event.fields
        assert "card" in event.secret
        assert event.seen_by == [event.seat]


# ---- A.8 factions agreed on beforehand


def test_agreed_factions_set_up_as_in_the_standard_setup() -> None:
    """A.8, 5.1.7 By letter, in corners, with a character of their choice."""
    g = Game.new(Setup(advanced=True, seats=[VAGABOND, EYRIE, MARQUISE]), 2)
    assert asked(g) == (MARQUISE, "marquise.keep")
    says(g, "keep in 1", "place sawmill 1", "place workshop 5", "place recruiter 9")
    assert asked(g) == (EYRIE, "eyrie.first_leader"), "the corner across is the only one"
    says(g, "lead despot")
    assert asked(g) == (VAGABOND, "vagabond.character")
    assert len(options(g)) == 12


def test_set_corner_clash(monkeypatch: pytest.MonkeyPatch) -> None:
    """5 With five factions that start in corners the advanced setup is required."""
    others = [stand_in(monkeypatch, name, EYRIE) for name in ("ferrets", "stoats", "weasels")]
    seats = [MARQUISE, EYRIE, *others]
    with pytest.raises(BadSetup, match=r"use the advanced setup \(law 5\)"):
        Game.new(Setup(seats=seats))
    g = Game.new(Setup(seats=seats, advanced=True), 1)
    assert asked(g) == ("weasels", "homelands.choose"), "by setup card, the last player first"
    first_options(g)
    assert len(g.homelands) == 7
    checks.check_all(g, 1)


def test_reach_is_asked_of_agreed_factions_only() -> None:
    """5.2 A line-up that was agreed on may be refused; a draft never is."""
    with pytest.raises(BadSetup, match="reach of 10"):
        Game.new(Setup(advanced=True, reach="recommended", seats=[EYRIE, ALLIANCE]))
    Game.new(Setup(draft=3, reach="recommended"))


# ---- seats without factions


def test_seats_of_a_draft_have_names_but_are_no_factions() -> None:
    """A.8 Nobody can play one, and no list of factions has them; but they are read and printed."""
    for name in SEAT_NAMES:
        assert name not in FACTIONS.names()
        assert FACTIONS.parse(name) not in FACTIONS.values()
        assert FACTIONS.text(FACTIONS.parse(name)) == name
        with pytest.raises(BadSetup, match="is no faction"):
            Game.new(Setup(seats=[name, MARQUISE]))
    with pytest.raises(BadSetup, match="expected marquise_de_cat") as raised:
        Game.new(Setup(seats=["badgers", MARQUISE]))
    assert "player_1" not in str(raised.value)


def test_a_draft_names_no_factions_beforehand() -> None:
    """A.8.3 Factions are chosen; seats may only be counted."""
    with pytest.raises(BadSetup, match="not named beforehand"):
        Game.new(Setup(draft=3, seats=[MARQUISE, EYRIE, ALLIANCE]))
    with pytest.raises(BadSetup, match="2 seats are named"):
        Game.new(Setup(draft=3, seats=["player_1", "player_2"]))
    again = Setup(draft=3, seats=["p1", "p2", "p3"])
    assert Game.new(again, 1).setup.seats == ["player_1", "player_2", "player_3"]


def test_everybody_sees_the_draft() -> None:
    """A.8.2 The pool and the characters beside it are public."""
    g = Game.new(Setup(draft=3), 5)
    for viewer in (NOBODY, 0, 2):
        seen = g.observe(viewer)
        shown = seen["setup"]
        assert isinstance(shown, dict)
        assert shown["pool"] == g.setup.pool
        assert shown["beside"] == g.setup.beside
        assert [seat["faction"] for seat in seen["seats"]] == g.setup.seats  # type: ignore[attr-defined]


def test_a_draft_can_be_saved_copied_and_replayed_at_every_question() -> None:
    """STYLE 3: tables are exchanged in the middle of setup, and nothing is lost."""
    for number, setup in enumerate(
        (
            Setup(draft=3, map="winter"),
            Setup(draft=4, second_cards=True),
            Setup(draft=3, second_cards=True, landmarks=2),
        )
    ):
        for seed in range(3):
            g = Game.new(setup, seed)
            chance = seeded(seed + number)
            asked_so_far = 0
            while g.turns <= 1 and g.decision is not None:
                checks.check_all(g, asked_so_far)
                again = replay.replay_of(g).play()
                assert codec.digest(again) == codec.digest(g)
                g.take(g.decision.options[chance.below(len(g.decision.options))])
                asked_so_far += 1
            played = replay.from_lines(replay.to_lines(replay.replay_of(g))).play()
            assert codec.digest(played) == codec.digest(g)
            assert played.setup.seats == g.setup.seats


def test_the_same_seed_drafts_the_same() -> None:
    """STYLE 3: chance is the game's own generator."""
    one, other = (first_options(Game.new(Setup(draft=3), 11)) for _ in range(2))
    assert codec.digest(one) == codec.digest(other)


def test_random_drafts_of_two_to_five_players(monkeypatch: pytest.MonkeyPatch) -> None:
    """A.8 With more factions there are drafts of every size: played on into the first turns."""
    stand_in(monkeypatch, "ferrets", EYRIE)
    stand_in(monkeypatch, "stoats", EYRIE)
    maps = ["autumn", "winter"]
    for players in range(2, 6):
        for seed in range(4):
            setup = Setup(draft=players, map=maps[seed % 2], second_cards=seed > 1)
            g = Game.new(setup, seed)
            chance = seeded(seed)
            number = 0
            while g.turns < 3 and g.decision is not None:
                assert g.decision.seat != CHANCE
                checks.check_question(g)
                checks.check_table(g)
                if number % 5 == seed:
                    checks.check_all(g, number)
                g.take(g.decision.options[chance.below(len(g.decision.options))])
                number += 1
            assert not any(name in SEAT_NAMES for name in g.setup.seats)


def test_computer_players_draft_and_keep_what_is_worth_keeping() -> None:
    """5.2, A.10 Enough reach together where the pool allows it; ambushes stay in hand."""
    for seed in range(4):
        g = Game.new(Setup(draft=4, second_cards=True), seed)
        players = [make_player("greedy", seat, seed) for seat in range(4)]
        while g.turns == 0 and g.decision is not None:
            answer = players[g.decision.seat].choose(g)
            if isinstance(answer, Return) and len(set(g.hands[g.decision.seat])) > 3:
                assert g.tables.cards[answer.card].kind != "ambush"
            g.take(answer)
        assert reach(g.setup.seats) >= 17


def test_a_person_may_take_back_steps_of_a_draft() -> None:
    """A.8.3 A session goes on as the seat gets its faction, and back again."""
    session = Session.new(Setup(draft=3), ["random", "random", PERSON], 5)
    session.advance()
    assert session.asked == 2
    first = session.game.to_json()
    session.answer("draft eyrie_dynasties")
    session.answer("home in 5")
    again = Session.from_json(session.to_json())
    assert again.game.setup.seats[2] == EYRIE
    while again.undo():
        pass
    assert again.game.to_json() == first
    assert again.game.setup.seats[2] == "player_3"
