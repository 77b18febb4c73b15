"""A.6 Setting up hirelings: dealt, demoted, set up, and who cannot sit beside them."""

from __future__ import annotations

import pytest

from undergrowth import BadSetup, Game, Setup
from undergrowth.engine.chance import seeded
from undergrowth.engine.frames import NOBODY
from undergrowth.law.hirelings.cards import card_of, excluded_by, hireling_cards, page
from undergrowth.law.hirelings.hireling import hirelings
from undergrowth.law.setup.draft import is_militant
from undergrowth.law.setup.seats import is_automated
from undergrowth.library import installed_factions, played_factions

PEOPLE = ["marquise_de_cat", "eyrie_dynasties", "woodland_alliance", "lizard_cult"]


def dealt(seats: list[str], seed: int = 1, **more: object) -> Game:
    """A game in which hirelings are dealt, played at random until its first turn."""
    setup = Setup(seats=seats, with_hirelings=True, **more)  # type: ignore[arg-type]
    return played_to_the_first_turn(setup, seed)


def played_to_the_first_turn(setup: Setup, seed: int) -> Game:
    """A game whose setup is answered at random."""
    g = Game.new(setup, seed)
    chance = seeded(seed)
    while g.decision is not None and g.turns == 0:
        g.take(g.decision.options[chance.below(len(g.decision.options))])
    return g


def demoted(g: Game) -> int:
    return sum(1 for one in hirelings(g) if one.is_demoted)


@pytest.mark.parametrize(("players", "sides"), [(2, 0), (3, 1), (4, 2)])
def test_hir_demotion_count(players: int, sides: int) -> None:
    """A.6.1, A.6.2 Three cards; the more players, the more of them show their demoted side."""
    g = dealt(PEOPLE[:players])
    assert len(hirelings(g)) == 3
    assert demoted(g) == sides
    assert len({card_of(one.name) for one in hirelings(g)}) == 3


def test_with_five_players_all_are_demoted() -> None:
    """A.6.2 And with six."""
    seats = [*PEOPLE, "riverfolk_company"]
    assert demoted(dealt(seats)) == 3


def test_nobody_controls_them_and_the_markers_lie_on_the_track() -> None:
    """A.6.3, A.6.4 Set up in the order of seats, from the last one backwards."""
    g = dealt(PEOPLE[:3])
    assert all(one.decider(g) == NOBODY for one in hirelings(g))
    boards = {board["id"]: board for board in g.observe(0)["boards"]}
    spaces = boards["hireling markers"]["board"][0]["spaces"]
    assert [(space["label"], space["placed"]) for space in spaces] == [
        ("4", False),
        ("8", False),
        ("12", False),
    ]


def test_hir_faction_clash() -> None:
    """A.6.5 A faction whose hireling is in play is removed, and so is its second player."""
    card = next(name for name in hireling_cards() if page(name).texts("excludes"))
    faction = excluded_by(card)[0]
    seats = [faction, next(name for name in PEOPLE if name != faction)]
    with pytest.raises(BadSetup, match=r"A\.6\.5"):
        Game.new(Setup(seats=seats, hirelings=[card]))


def test_the_cards_of_those_who_sit_there_are_not_dealt() -> None:
    """A.6.5 Players who agreed on factions beforehand play without their hirelings."""
    for seed in range(12):
        g = dealt(PEOPLE[:2], seed)
        for one in hirelings(g):
            assert not set(excluded_by(one.name)) & set(g.setup.seats)


def test_nobody_drafts_what_a_hireling_excludes() -> None:
    """A.6.5, A.8.1 Its setup card is back in the box."""
    for seed in range(12):
        g = played_to_the_first_turn(Setup(draft=3, with_hirelings=True), seed)
        shut = {name for one in hirelings(g) for name in excluded_by(one.name)}
        assert len(hirelings(g)) == 3
        assert not shut & set(g.setup.seats)
        assert not shut & set(g.setup.pool)


def test_cards_are_dealt_that_no_given_setup_card_excludes() -> None:
    """A.6.5 What lies in the pool may be chosen: its hireling is not dealt beside it."""
    for seed in range(12):
        g = played_to_the_first_turn(
            Setup(draft=len(PEOPLE) - 1, with_hirelings=True, pool=PEOPLE), seed
        )
        assert not {name for one in hirelings(g) for name in excluded_by(one.name)} & set(PEOPLE)
    named = [name for name in hireling_cards() if set(excluded_by(name)) & set(PEOPLE)][:3]
    setup = Setup(draft=len(PEOPLE) - 1, with_hirelings=True, pool=PEOPLE, hireling_cards=named)
    with pytest.raises(BadSetup, match="there are only none"):
        Game.new(setup)


def test_hirelings_leave_enough_setup_cards_to_draft_from() -> None:
    """A.6.5, A.8.2 Whichever cards are dealt, each player and one more find a setup card."""
    omitted = ["marquise_de_cat", "eyrie_dynasties", "underground_duchy"]
    for seed in range(20):
        g = played_to_the_first_turn(Setup(draft=2, with_hirelings=True, omit=omitted), seed)
        assert len(hirelings(g)) == 3 == len(g.setup.pool)


def test_hirelings_that_leave_too_few_setup_cards_are_refused_at_once() -> None:
    """A.6.5, A.8.2 Three named cards, each of which takes a militant from two players."""
    militants = [name for name in installed_factions() if not is_automated(name)]
    militants = [name for name in militants if is_militant(name)]
    cards = [name for name in hireling_cards() if set(excluded_by(name)) & set(militants)][:3]
    taken = {faction for name in cards for faction in excluded_by(name)}
    kept = [name for name in militants if name in taken][:3]
    setup = Setup(
        draft=2,
        with_hirelings=True,
        hireling_cards=cards,
        omit=[name for name in militants if name not in kept],
    )
    with pytest.raises(BadSetup, match=r"whichever 3 cards are dealt, fewer than 3 setup cards"):
        Game.new(setup)


def test_a_group_agrees_on_sides_or_on_cards() -> None:
    """A.6 Exactly three; of one card one side."""
    three = [name for name in hireling_cards() if not excluded_by(name)]
    three += [name for name in hireling_cards() if excluded_by(name)]
    free = [name for name in three if not set(excluded_by(name)) & set(PEOPLE[:2])]
    g = Game.new(Setup(seats=PEOPLE[:2], hirelings=free[:3]), 1)
    assert [one.name for one in hirelings(g)] == free[:3]
    g = dealt(PEOPLE[:2], hireling_cards=free[:3])
    assert {one.card for one in hirelings(g)} == set(free[:3])
    with pytest.raises(BadSetup, match="exactly 3"):
        Game.new(Setup(seats=PEOPLE[:2], hirelings=free[:2]))
    with pytest.raises(BadSetup, match="there are only"):
        Game.new(Setup(seats=PEOPLE[:2], with_hirelings=True, hireling_cards=free[:2]))
    with pytest.raises(BadSetup, match="not a hireling card"):
        Game.new(Setup(seats=PEOPLE[:2], with_hirelings=True, hireling_cards=["giants"]))


@pytest.mark.parametrize("draft", [0, 3])
def test_hirelings_that_nobody_knows_are_named(draft: int) -> None:
    """A draft looks whom they shut out (A.6.5), so their names are read first."""
    seats = [] if draft else ["marquise_de_cat", "eyrie_dynasties"]
    setup = Setup(seats=seats, draft=draft, hirelings=["bat_and_gangs"])
    with pytest.raises(BadSetup, match="'bat_and_gangs' is no hireling"):
        Game.new(setup, 1)


def test_every_card_has_two_sides_and_excludes_factions_there_are() -> None:
    """A.6.1, A.6.5 As the data files say."""
    from undergrowth.law.hirelings.cards import demoted_side

    for card in hireling_cards():
        assert card_of(demoted_side(card)) == card
        assert set(excluded_by(card)) <= set(played_factions())


def test_hirelings_have_no_seat() -> None:
    """H.1 They are no factions, and a setup that seats one is refused with this reason."""
    with pytest.raises(BadSetup, match="seats: lizard_envoys has no seat"):
        Game.new(Setup(seats=["lizard_envoys", "marquise_de_cat"]), 1)
