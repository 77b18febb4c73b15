"""A.8.2, A.8.3 The draft: the pool of setup cards, and choosing from it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from kit import checks
from kit.drafts import (
    ALLIANCE,
    EYRIE,
    MARQUISE,
    SECOND,
    VAGABOND,
    asked,
    draft,
    drafting,
    first_options,
    options,
    says,
)
from kit.madeup.standins import stand_in
from undergrowth import BadSetup, Game, Setup
from undergrowth.characters import CHARACTERS
from undergrowth.characters.commons import commons
from undergrowth.factions.vagabond.state import board
from undergrowth.law.hirelings.cards import excluded_by, hireling_cards
from undergrowth.law.setup.draft import setup_cards
from undergrowth.table.saving import saves as codec


def test_set_draft_pool() -> None:
    """A.8.2 Four players: a militant card first, then four from the rest, five in the pool."""
    for seed in range(8):
        g = Game.new(draft(4, second_cards=True), seed)
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


def test_two_may_keep_insurgents_with_hirelings() -> None:
    """A.8.2.I If they play with hirelings and say so: the last insurgent is locked as ever."""
    hired: Any = {"hirelings": free_sides(MARQUISE, ALLIANCE, VAGABOND), "insurgents": True}
    g = drafting(MARQUISE, ALLIANCE, VAGABOND, **hired)
    while not options(g)[0].startswith("draft "):
        g.choose(options(g)[0])
    assert options(g) == [f"draft {MARQUISE}", f"draft {ALLIANCE}"]
    with pytest.raises(BadSetup, match=r"two players draft from militant factions only"):
        drafting(MARQUISE, ALLIANCE, VAGABOND, hirelings=hired["hirelings"])
    with pytest.raises(BadSetup, match=r"only with hirelings \(law A\.8\.2\.I\)"):
        drafting(MARQUISE, ALLIANCE, VAGABOND, insurgents=True)


def test_hirelings_to_be_dealt_keep_insurgents_too() -> None:
    """A.8.2.I It does not matter which of them will be dealt."""
    setup = Setup(draft=2, with_hirelings=True, insurgents=True)
    assert ALLIANCE in setup_cards(setup)
    assert ALLIANCE not in setup_cards(replace(setup, insurgents=False))


def free_sides(*factions: str) -> list[str]:
    """A.6.5 Three promoted sides beside which these can play."""
    return [card for card in hireling_cards() if not {*factions} & {*excluded_by(card)}][:3]


def test_set_two_player_draft(monkeypatch: pytest.MonkeyPatch) -> None:
    """A.8.2.I Two players draft from militants only: three of them are needed."""
    with pytest.raises(BadSetup, match="3 militant setup cards, and there are 2"):
        Game.new(draft(2))
    stand_in(monkeypatch, "ferrets", EYRIE)
    g = Game.new(draft(2), 1)
    assert sorted(g.setup.pool) == sorted([MARQUISE, EYRIE, "ferrets"])
    assert "(law A.8.2.I)" in g.why_not(1, "draft woodland_alliance")
    assert all(g.box.cards[card].kind != "dominance" for card in g.deck), "A.7"


def test_too_few_setup_cards_are_refused() -> None:
    """A.8.2 A pool has one card more than there are players."""
    with pytest.raises(BadSetup, match=r"5 setup cards, and there are 4.*A\.8\.2"):
        Game.new(draft(4))
    with pytest.raises(BadSetup, match="there are 3"):
        Game.new(draft(3, omit=["marquise"]))
    with pytest.raises(BadSetup, match="is there twice"):
        drafting(MARQUISE, MARQUISE, EYRIE, ALLIANCE)
    with pytest.raises(BadSetup, match="draft from 4 setup cards"):
        Game.new(draft(3, pool=[MARQUISE, EYRIE, ALLIANCE, VAGABOND, SECOND]))


def test_omitted_factions_are_not_dealt() -> None:
    """A.8.1 House agreements: factions left out, the second Vagabond card only when wanted."""
    for seed in range(6):
        assert SECOND not in Game.new(draft(3), seed).setup.pool
        g = Game.new(draft(3, second_cards=True, omit=["alliance"]), seed)
        assert ALLIANCE not in g.setup.pool
    with pytest.raises(BadSetup, match="there are 3"):
        Game.new(draft(3, second_cards=True, omit=["vagabond"]))


def test_a_faction_folder_joins_the_pool_by_its_data(monkeypatch: pytest.MonkeyPatch) -> None:
    """A.8.1 Type, homelands and what it excludes are data: general code knows no faction."""
    stand_in(monkeypatch, "ferrets", EYRIE, excludes=[VAGABOND], type="insurgent")
    pools = [Game.new(draft(3), seed).setup.pool for seed in range(12)]
    assert any("ferrets" in pool for pool in pools)
    assert not any("ferrets" in pool and VAGABOND in pool for pool in pools), "18.2.1"
    assert all(pool[0] != "ferrets" for pool in pools)


def test_a_pool_never_runs_out_of_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """A.8.1, A.8.2 Of factions that exclude each other, any may be dealt first."""
    stand_in(monkeypatch, "ferrets", EYRIE, excludes=[VAGABOND, SECOND], type="insurgent")
    with pytest.raises(BadSetup, match="5 setup cards, and there are 4"):
        Game.new(draft(4, second_cards=True))
    for seed in range(8):
        assert len(Game.new(draft(3, second_cards=True), seed).setup.pool) == 4


def test_chance_deals_the_cards() -> None:
    """A.8.2, A.8.2.III Each card is an answer of chance by its name, so replays stay true."""
    g = Game.new(draft(3), 3, scripted=True)
    says(g, "shuffle 5")  # A.7
    assert options(g) == ["deal marquise_de_cat", "deal eyrie_dynasties"]
    says(g, "deal eyrie_dynasties")
    assert options(g) == [f"deal {name}" for name in (MARQUISE, ALLIANCE, VAGABOND)]
    says(g, "deal vagabond", "deal beside thief", "deal woodland_alliance")
    says(g, "deal marquise_de_cat")
    assert g.setup.beside == {VAGABOND: ["thief"]}
    assert asked(g) == ("player_3", "draft.faction")


def test_what_is_missing_beside_given_cards_is_dealt() -> None:
    """A.8.2.III A pool that was agreed on has its characters too, none twice."""
    g = drafting(MARQUISE, VAGABOND, SECOND, EYRIE, beside={SECOND: ["thief"]})
    assert g.setup.beside[SECOND] == ["thief"]
    (dealt,) = g.setup.beside[VAGABOND]
    assert dealt in CHARACTERS.names() and dealt != "thief"


@pytest.mark.parametrize(
    ("beside", "message"),
    [
        ({VAGABOND: ["lizard"]}, "'lizard' cannot lie next to vagabond: expected .*thief"),
        ({SECOND: ["thief"]}, "expected none, as second_vagabond is not in the pool"),
        ({EYRIE: ["thief"]}, "'thief' cannot lie next to eyrie_dynasties"),
        ({VAGABOND: ["thief", "tinker"]}, "beside: 1 lie next to vagabond"),
        ({VAGABOND: ["thief", "thief"]}, "thief is there twice"),
    ],
)
def test_what_cannot_lie_beside_is_refused(beside: dict[str, list[str]], message: str) -> None:
    """A.8.2.III Before the game, not in the middle of its setup."""
    with pytest.raises(BadSetup, match=message):
        drafting(MARQUISE, VAGABOND, EYRIE, ALLIANCE, beside=beside)


def test_cards_lie_beside_a_setup_card_by_any_name_of_it() -> None:
    """A.8.2.III: `knaves`, as in the pool."""
    four = ["thief", "gladiator", "jailor", "cheat"]
    knaves = Setup(draft=3, pool=["marquise", "knaves"], beside={"knaves": four})
    assert Game.new(knaves, 1).setup.beside["knaves_of_the_deepwood"] == four


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


@pytest.mark.parametrize(
    ("given", "message"),
    [
        (
            {"draft": 3, "pool": [MARQUISE, EYRIE, VAGABOND, "knaves_of_the_deepwood"]},
            r"pool: .* does not play in one game with .* \(law A\.8\.1\)",
        ),
        (
            {"draft": 2, "automated": ["vagabot"], "pool": [VAGABOND, SECOND, MARQUISE]},
            r"pool: vagabot plays beside one of .* \(law R\.3\.2, 9\.7\)",
        ),
        (
            {"draft": 3, "omit": [MARQUISE], "pool": [MARQUISE, EYRIE, ALLIANCE, "lizard_cult"]},
            r"pool: marquise_de_cat is omitted \(law A\.8\.1\)",
        ),
    ],
)
def test_setup_cards_that_are_in_no_game_together_are_in_no_pool(given: Any, message: str) -> None:
    """A.8.1, R.3.2: nobody is offered a card that the cards chosen before exclude."""
    with pytest.raises(BadSetup, match=message):
        Game.new(Setup(**given), 3)


def test_the_dealt_character_must_be_used() -> None:
    """A.8.2.III The character next to the Vagabond's card is his; he starts with its items."""
    g = drafting(MARQUISE, VAGABOND, EYRIE, ALLIANCE, beside={VAGABOND: ["tinker"]})
    says(g, "draft vagabond")
    assert asked(g) == (VAGABOND, "vagabond.forest")
    assert CHARACTERS.text(board(g, 2).character) == "tinker"
    assert codec.from_json(g.to_json()).setup.beside == {VAGABOND: ["tinker"]}
    assert g.observe(0)["setup"]["beside"] == {VAGABOND: ["tinker"]}


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
    quests = commons(g).quests[:]
    says(g, "draft second_vagabond")
    while asked(g)[1] != "draft.faction":
        says(g, options(g)[0])
    assert sorted(len(pile) for pile in g.ruins if pile) == [2, 2, 2, 2]
    assert sorted(item for pile in g.ruins for item in pile) == [0, 0, 1, 1, 2, 2, 3, 3]
    assert commons(g).quests == quests


def test_a_second_vagabond_may_be_drafted_alone() -> None:
    """A.8.1 Each Vagabond card is a faction of its own: one set of items for one Vagabond."""
    g = first_options(says(drafting(SECOND, EYRIE, MARQUISE, ALLIANCE), f"draft {SECOND}"))
    assert SECOND in g.setup.seats
    assert VAGABOND not in g.setup.seats
    assert sorted(len(pile) for pile in g.ruins if pile) == [1, 1, 1, 1]
    checks.check_all(g, 1)
