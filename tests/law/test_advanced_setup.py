"""A.7 to A.10 The advanced setup: hands, agreed factions, seats that wait for one."""

from __future__ import annotations

import pytest

from kit import checks
from kit.drafts import (
    ALLIANCE,
    EYRIE,
    MARQUISE,
    VAGABOND,
    asked,
    draft,
    first_options,
    options,
    says,
)
from kit.madeup.standins import stand_in
from undergrowth import BadSetup, Game, Setup, replay
from undergrowth.ai import ask, make_player
from undergrowth.engine.chance import seeded
from undergrowth.engine.frames import CHANCE, NOBODY
from undergrowth.law.setup.advanced import Return
from undergrowth.law.setup.seats import SEAT_NAMES
from undergrowth.law.setup.standard import reach
from undergrowth.session import PERSON, Session
from undergrowth.table.names import CARDS, FACTIONS
from undergrowth.table.saving import saves as codec


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
    Game.new(draft(3, reach="recommended"))


def test_seats_of_a_draft_have_names_but_are_no_factions() -> None:
    """A.8 Nobody can play one, and no list of factions has them; but they are read and printed."""
    for name in SEAT_NAMES:
        assert name not in FACTIONS.names()
        assert FACTIONS.parse(name) not in FACTIONS.values()
        assert FACTIONS.text(FACTIONS.parse(name)) == name
        with pytest.raises(BadSetup, match="is no faction"):
            Game.new(Setup(seats=[name, MARQUISE]))
    with pytest.raises(BadSetup, match="expected marquise_de_cat") as raised:
        Game.new(Setup(seats=["dragons", MARQUISE]))
    assert "player_1" not in str(raised.value)


def test_a_draft_names_no_factions_beforehand() -> None:
    """A.8.3 Factions are chosen; seats may only be counted."""
    with pytest.raises(BadSetup, match="not named beforehand"):
        Game.new(draft(3, seats=[MARQUISE, EYRIE, ALLIANCE]))
    with pytest.raises(BadSetup, match="2 seats are named"):
        Game.new(draft(3, seats=["player_1", "player_2"]))
    again = draft(3, seats=["p1", "p2", "p3"])
    assert Game.new(again, 1).setup.seats == ["player_1", "player_2", "player_3"]


def test_everybody_sees_the_draft() -> None:
    """A.8.2 The pool and the characters beside it are public."""
    g = Game.new(draft(3), 5)
    for viewer in (NOBODY, 0, 2):
        seen = g.observe(viewer)
        shown = seen["setup"]
        assert isinstance(shown, dict)
        assert shown["pool"] == g.setup.pool
        assert shown["beside"] == g.setup.beside
        assert [seat["faction"] for seat in seen["seats"]] == g.setup.seats


@pytest.mark.long
def test_a_draft_can_be_saved_copied_and_replayed_at_every_question() -> None:
    """Tables are exchanged in the middle of setup, and nothing is lost."""
    for number, setup in enumerate(
        (
            draft(3, map="winter"),
            draft(4, second_cards=True),
            draft(3, second_cards=True, landmarks=2),
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
    """Chance is the game's own generator."""
    one, other = (first_options(Game.new(draft(3), 11)) for _ in range(2))
    assert codec.digest(one) == codec.digest(other)


@pytest.mark.long
def test_random_drafts_of_two_to_five_players(monkeypatch: pytest.MonkeyPatch) -> None:
    """A.8 With more factions there are drafts of every size: played on into the first turns."""
    stand_in(monkeypatch, "ferrets", EYRIE)
    stand_in(monkeypatch, "stoats", EYRIE)
    maps = ["autumn", "winter"]
    for players in range(2, 6):
        for seed in range(4):
            setup = draft(players, map=maps[seed % 2], second_cards=seed > 1)
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
        g = Game.new(draft(4, second_cards=True), seed)
        players = [make_player("greedy", seat, seed) for seat in range(4)]
        while g.turns == 0 and g.decision is not None:
            answer = ask(players[g.decision.seat], g)
            if isinstance(answer, Return) and len(set(g.hands[g.decision.seat])) > 3:
                assert g.box.cards[answer.card].kind != "ambush"
            g.take(answer)
        assert reach(g.setup.seats) >= 17


def test_a_person_may_take_back_steps_of_a_draft() -> None:
    """A.8.3 A session goes on as the seat gets its faction, and back again."""
    session = Session.new(draft(3), ["random", "random", PERSON], 5)
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
