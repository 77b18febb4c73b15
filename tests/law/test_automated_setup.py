"""R.3, A.3 Setup with automated factions: who sits together, which cards there are, who begins.

What the automated factions of the box do is their own chapters'; these are made up.
"""

from __future__ import annotations

import pytest

from kit.checks import check_all
from kit.drafts import (
    ALLIANCE,
    EYRIE,
    MARQUISE,
    OTHERS,
    SECOND,
    VAGABOND,
    asked,
    first_options,
    says,
)
from kit.drafts import options as offered
from kit.madeup.clockwork import ALLIANCE_BOT, EYRIE_BOT, MARQUISE_BOT, VAGABOT, install_clockwork
from kit.madeup.standins import stand_in
from undergrowth import BadSetup, Game, Setup, replay
from undergrowth.automata.priority import by_setup
from undergrowth.law.setup.corners import automated_corners
from undergrowth.law.setup.homelands import homelands
from undergrowth.law.setup.standard import reach, setup_letter, setup_order
from undergrowth.law.turn.turn import MOST_TURNS_ALONE
from undergrowth.library import automated_factions, played_factions, setup_options
from undergrowth.shown.outline import summary


@pytest.fixture(autouse=True)
def _clockwork(monkeypatch: pytest.MonkeyPatch) -> None:
    install_clockwork(monkeypatch)


def cards_of(g: Game) -> list[str]:
    """The kinds of all cards of the shared deck that are in the game."""
    cards = g.deck + g.discard + g.available + [card for hand in g.hands for card in hand]
    return [g.box.cards[card].kind for card in cards]


# ---- seats (R.3.2, 3.3)


@pytest.mark.parametrize(
    ("entry", "chosen"),
    [
        (EYRIE_BOT, []),
        (f"bot:{EYRIE_BOT}", []),
        (f"bot:{EYRIE_BOT}:nightmare:nobility", ["nightmare", "nobility"]),
        (f"{EYRIE_BOT}:boss", ["nightmare"]),
        (f"Bot:{EYRIE_BOT.upper()}:Beginner:war-tax:nobility", ["easy", "war_tax", "nobility"]),
    ],
)
def test_a_seat_says_what_plays_there_and_how(entry: str, chosen: list[str]) -> None:
    """R.3.3 Difficulty and traits, in the words of the Law whatever people call them."""
    for setup in (
        Setup(seats=["marquise", entry]),
        Setup(seats=["marquise"], automated=[entry]),
    ):
        g = Game.new(setup, 1)
        assert g.setup.seats == [MARQUISE, EYRIE_BOT]
        assert g.setup.automated == []
        assert g.setup.seat_options.get(EYRIE_BOT, []) == chosen
        assert g.setup.entries()[1] == ":".join([EYRIE_BOT, *chosen])
    apart = Setup(seats=["marquise", EYRIE_BOT], seat_options={EYRIE_BOT: ["boss"]})
    assert Game.new(apart, 1).setup.seat_options == {EYRIE_BOT: ["nightmare"]}


@pytest.mark.parametrize(
    ("entry", "message"),
    [
        ("bot:eyrie", f"bot: eyrie_dynasties does not play by itself: expected .*{EYRIE_BOT}"),
        (f"bot:{SECOND}", f"does not play by itself: expected .*{MARQUISE_BOT}"),
        ("bot:dragons", "'dragons' is not a faction"),
        (f"bot:{EYRIE_BOT}:brutal", "'brutal' is no option of this faction: expected easy, "),
        (f"{EYRIE_BOT}:easy:nightmare", "only one of easy, default, challenging, nightmare"),
        (f"{EYRIE_BOT}:boss:nightmare", "nightmare is there twice"),
        ("player", "player is no faction"),
    ],
)
def test_what_cannot_sit_there_is_refused(entry: str, message: str) -> None:
    """R.3.2 The message says what is expected."""
    with pytest.raises(BadSetup, match=message):
        Game.new(Setup(seats=["alliance", entry]))


def test_lists_of_factions_tell_them_apart() -> None:
    """R.2.6 Those that somebody plays come first."""
    assert set(automated_factions()) >= {EYRIE_BOT, MARQUISE_BOT, ALLIANCE_BOT, VAGABOT}
    assert EYRIE in played_factions() and EYRIE_BOT not in played_factions()
    known = {option.id: option for option in setup_options()}
    assert EYRIE_BOT in [value[0] for value in known["automated"].values]
    assert EYRIE_BOT not in [value[0] for value in known["omit"].values]


# ---- line-ups (R.3.2)


def test_any_mix_of_people_and_automated_factions_plays() -> None:
    """R.3.2 Any number of factions may be replaced, all of them too; two to six play (5.2)."""
    bots = [MARQUISE_BOT, EYRIE_BOT, ALLIANCE_BOT, VAGABOT]
    g = Game.new(Setup(seats=bots), 2, scripted=True)
    while asked(g)[1] != "clockwork.corner":
        g.choose("shuffle 3")
    says(g, "start in 3")
    assert all(not hand for hand in g.hands)
    assert Game.new(Setup(seats=[*bots, VAGABOND]), 3).seats == 5
    with pytest.raises(BadSetup, match="1 seats: Root is played by 2 to 6"):
        Game.new(Setup(seats=[MARQUISE_BOT]))


@pytest.mark.parametrize(
    ("seats", "message"),
    [
        ([EYRIE, EYRIE_BOT], f"{EYRIE_BOT} plays in the place of {EYRIE}"),
        ([EYRIE_BOT, EYRIE], f"{EYRIE_BOT} plays in the place of {EYRIE}"),
        ([EYRIE_BOT, EYRIE_BOT], "seated twice"),
        ([VAGABOT, VAGABOND, SECOND], f"{VAGABOT} plays beside one of {VAGABOND}, {SECOND}"),
        ([VAGABOT, SECOND], "plays only beside vagabond"),
    ],
)
def test_nobody_sits_beside_who_plays_with_the_same_pieces(seats: list[str], message: str) -> None:
    """R.3.2 An automated faction has its kin's pieces, or those of a second Vagabond (9.7)."""
    with pytest.raises(BadSetup, match=message):
        Game.new(Setup(seats=seats))


def test_two_automated_ones_of_one_faction_never_sit_together(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """R.3.2 Their pieces are the same."""
    other = stand_in(monkeypatch, "ferrets", "eyrie_dynasties", automates=EYRIE)
    with pytest.raises(BadSetup, match="plays in the place of"):
        Game.new(Setup(seats=[EYRIE_BOT, other]))


def test_who_is_excluded_is_so_automated_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """A.8.1, 18.2.1 A faction that excludes another one excludes it as an automated player."""
    name = stand_in(monkeypatch, "ruffians", EYRIE, excludes=[VAGABOND])
    with pytest.raises(BadSetup, match=f"does not play in one game with {VAGABOT}"):
        Game.new(Setup(seats=[name, VAGABOT]))


def test_automated_factions_need_corners_like_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """5 Four start in corners at most; automated ones have no setup cards to start elsewhere."""
    others = [stand_in(monkeypatch, name, EYRIE) for name in ("ferrets", "stoats", "weasels")]
    seats = [MARQUISE_BOT, EYRIE_BOT, *others]
    with pytest.raises(BadSetup, match=r"use the advanced setup \(law 5\)"):
        Game.new(Setup(seats=seats))
    g = Game.new(Setup(seats=seats, advanced=True), 1)
    assert asked(g) == ("weasels", "homelands.choose"), "people set up by their setup cards"
    bots = [
        stand_in(monkeypatch, f"{name}_bot", EYRIE, automates=name)
        for name in ("ferrets", "stoats", "weasels")
    ]
    with pytest.raises(BadSetup, match=r"leave one out \(law 5\)"):
        Game.new(Setup(seats=[MARQUISE_BOT, EYRIE_BOT, *bots], advanced=True))


def test_reach_counts_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """5.2 As its data says."""
    assert reach([MARQUISE, EYRIE_BOT]) == 10 + 5
    with pytest.raises(BadSetup, match="reach of 15"):
        Game.new(Setup(seats=[MARQUISE, EYRIE_BOT], reach="recommended"))


# ---- cards (R.3.4)


@pytest.mark.parametrize(
    ("seats", "there"),
    [
        ([MARQUISE, EYRIE_BOT], False),
        ([MARQUISE, EYRIE_BOT, ALLIANCE], False),
        ([MARQUISE, EYRIE_BOT, ALLIANCE_BOT, VAGABOT], False),
        ([MARQUISE_BOT, EYRIE_BOT, VAGABOND], False),
        ([MARQUISE, EYRIE_BOT, ALLIANCE, VAGABOND], True),
        ([MARQUISE, EYRIE, ALLIANCE], True),
        ([MARQUISE, EYRIE], False),
    ],
)
def test_with_one_or_two_people_there_are_no_dominance_cards(seats: list[str], there: bool) -> None:
    """R.3.4, 5.1.3 With any number of automated factions; also in the advanced setup (A.7)."""
    for advanced in (False, True):
        g = first_options(Game.new(Setup(seats=seats, advanced=advanced), 4))
        left = g.deck + [card for hand in g.hands for card in hand]
        left += g.discard + g.available + [c for b in g.boards for c in b.all_cards()]
        kinds = [g.box.cards[card].kind for card in left]
        assert kinds.count("dominance") == (4 if there else 0)
        assert len(kinds) == (54 if there else 50), "what they discarded in setup is counted"
        check_all(g, 1)


@pytest.mark.parametrize(
    ("others", "together", "there"),
    [
        ([MARQUISE, ALLIANCE], False, True),
        ([MARQUISE_BOT, ALLIANCE], False, True),
        ([MARQUISE_BOT, EYRIE_BOT], False, True),
        ([MARQUISE], False, False),
        ([MARQUISE_BOT], False, False),
        ([MARQUISE_BOT, ALLIANCE, EYRIE], True, False),
    ],
)
def test_a_dominance_card_that_a_faction_adds_is_left_out_with_two_players(
    monkeypatch: pytest.MonkeyPatch, others: list[str], together: bool, there: bool
) -> None:
    """16.3.3, R.2.6 Bots are players; R.3.4 takes the four of the shared deck alone.

    R.3 People who play together win by their points: no dominance card is of use to them.
    """
    name = stand_in(monkeypatch, "ferrets", "lilypad_diaspora", adds_cards="frog")
    g = first_options(Game.new(Setup(seats=[name, *others], cooperative=together), 1))
    cards = g.box.cards
    assert any(cards[card].kind == "dominance" for card in g.box.added) == there
    everywhere = [*g.deck, *g.discard, *g.available, *[c for hand in g.hands for c in hand]]
    everywhere += [card for board in g.boards for card in board.all_cards()]
    own = [card for card in everywhere if card in g.box.added]
    assert len(own) == len(g.box.added) == (14 if there else 13)
    shared = [card for card in everywhere if cards[card].kind == "dominance" and card not in own]
    assert len(shared) == (4 if MARQUISE_BOT not in others and len(others) > 1 else 0)


def test_a_described_table_keeps_the_dominance_card_that_a_faction_adds() -> None:
    """16.3.3, R.3.4 With two people and a bot it is in the deck, and read back."""
    from undergrowth import position

    g = position.table({"seats": ["diaspora", "eyrie", MARQUISE_BOT]}, 3)
    names = [g.box.cards[card].name for card in g.deck if g.box.cards[card].kind == "dominance"]
    assert names == ["dominance_frog"]
    described = position.describe(g)
    assert described["dominance_cards"] is False
    assert position.describe(position.table(described)) == described


def test_bots_draw_no_cards() -> None:
    """R.3.4, A.7, A.10 They have no hand, and keep nothing of it."""
    g = first_options(Game.new(Setup(seats=[MARQUISE, EYRIE_BOT, ALLIANCE]), 3))
    assert [len(hand) for hand in g.hands] == [3, 0, 3]
    g = Game.new(Setup(seats=[MARQUISE, EYRIE_BOT, ALLIANCE], advanced=True), 3)
    assert [len(hand) for hand in g.hands] == [5, 0, 5]
    first_options(g)
    assert [len(hand) for hand in g.hands] == [3, 0, 3]


def test_a_position_without_dominance_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """5.1.3, R.3.4 A described table has those it names alone, as with two players."""
    from undergrowth import position

    doc: dict[str, object] = {
        "seats": [MARQUISE, f"{EYRIE_BOT}:boss", ALLIANCE],
        "turn": MARQUISE,
        "phase": "evening",
    }
    g = position.game(doc)
    assert "dominance" not in [g.box.cards[card].kind for card in g.deck]
    written = position.describe(g)
    assert written["seats"] == [MARQUISE, f"{EYRIE_BOT}:nightmare", ALLIANCE]
    assert position.game(written).setup == g.setup


# ---- order and corners (5.1.7, R.2.2)


def test_they_set_up_by_their_kins_letters() -> None:
    """5.1.7, R.2.2 A Vagabot beside a Vagabond comes after him, as the second one would."""
    g = Game.new(Setup(seats=[VAGABOT, VAGABOND, ALLIANCE_BOT, EYRIE_BOT, MARQUISE]), 1)
    assert [g.seat_name(seat) for seat in setup_order(g, 0)] == [
        MARQUISE,
        EYRIE_BOT,
        ALLIANCE_BOT,
        VAGABOND,
        VAGABOT,
    ]
    assert setup_letter(VAGABOND) < setup_letter(VAGABOT) < "E"


@pytest.mark.parametrize("kin", [[VAGABOT, VAGABOND], [VAGABOND, VAGABOT]])
def test_they_are_targeted_by_their_kins_letters(kin: list[str]) -> None:
    """R.2.2 A Vagabond comes before the Vagabot, wherever the two sit."""
    g = Game.new(Setup(seats=[ALLIANCE, *kin]), 1)
    order = by_setup(g, [g.box.owner_names.index(name) for name in (*kin, ALLIANCE)])
    assert [g.box.owner_names[owner] for owner in order] == [ALLIANCE, VAGABOND, VAGABOT]


def test_random_corners() -> None:
    """R.5.3.2 No other bot's corner; if possible opposite one where somebody starts."""
    g = Game.new(Setup(seats=[MARQUISE, EYRIE_BOT, ALLIANCE]), 1, scripted=True)
    says(g, "shuffle 3", "keep in 2")
    says(g, "place sawmill 2", "place workshop 5", "place recruiter 6")
    assert asked(g)[1] != "clockwork.corner" or offered(g) == ["start in 4"]
    fresh = Game.new(Setup(seats=[MARQUISE_BOT, EYRIE_BOT, VAGABOND]), 1, scripted=True)
    says(fresh, "shuffle 3")
    assert offered(fresh) == ["start in 1", "start in 2", "start in 3", "start in 4"]
    says(fresh, "start in 3")
    assert offered(fresh) == ["start in 1"], "opposite of the first"


def test_a_later_human_has_a_corner() -> None:
    """7.3.2, R.5.3.2 A corner in which a human starts is left to them while there is another."""
    g = Game.new(Setup(seats=[MARQUISE, EYRIE_BOT, ALLIANCE_BOT]), 1)
    g = g.copy()
    g.homes[:] = [1, 3, -1]
    assert automated_corners(g, 2) == [2, 4], "1 is opposite of 3, but somebody's"
    g.homes[:] = [1, 2, -1]
    assert automated_corners(g, 2) == [3, 4]


# ---- the advanced setup (A.3)


def test_they_are_set_up_before_all_others() -> None:
    """A.3 Before landmarks, hands and the others, by letter; then the deck is shuffled again."""
    setup = Setup(seats=[EYRIE, MARQUISE_BOT, ALLIANCE_BOT], advanced=True, landmarks=1)
    g = Game.new(setup, 1, scripted=True)
    says(g, "shuffle 3", "start in 2")
    assert len(g.discard) == 4 and not any(g.hands)
    assert asked(g)[1] == "landmarks.deal", "A.5 comes after A.3"
    assert homelands(g, 1) == [2]
    g.choose(offered(g)[0])
    assert asked(g)[0] == EYRIE, "A.5.3 the last in turn order who chooses anything"


def draft(players: int, bots: list[str], **more: object) -> Setup:
    return Setup(draft=players, automated=bots, omit=OTHERS, **more)  # type: ignore[arg-type]


def test_people_draft_beside_them() -> None:
    """A.3, A.8 The pool has a card more than people draft; nobody's pieces are drafted twice."""
    for seed in range(6):
        g = Game.new(draft(2, [f"bot:{EYRIE_BOT}:boss"]), seed)
        assert g.setup.seats == ["player_1", "player_2", EYRIE_BOT]
        assert g.setup.seat_options == {EYRIE_BOT: ["nightmare"]}
        assert len(g.setup.pool) == 3
        assert EYRIE not in g.setup.pool
        assert not any(name in g.setup.pool for name in automated_factions())
        assert g.homes[2] in g.box.woodland.corners, "set up already"
        first_options(g)
        assert g.turns == 1 and g.setup.seats[2] == EYRIE_BOT
        assert [len(hand) for hand in g.hands] == [3, 3, 0]
        check_all(g, seed)


def test_a_vagabot_leaves_one_vagabond_in_the_draft() -> None:
    """A.8.1, 9.7 The second Vagabond's pieces are his."""
    pools = [Game.new(draft(2, [VAGABOT], second_cards=True), seed).setup.pool for seed in range(8)]
    assert any(VAGABOND in pool for pool in pools)
    assert not any(SECOND in pool for pool in pools)


def test_two_players_are_counted_with_them() -> None:
    """A.8.2.I, R.2.6 One person and a bot are two players: militants only."""
    with pytest.raises(BadSetup, match="2 militant setup cards, and there are 1"):
        Game.new(draft(1, [EYRIE_BOT]))
    g = Game.new(draft(1, [ALLIANCE_BOT, VAGABOT]), 1)
    assert len(g.setup.pool) == 2
    assert Game.new(draft(2, [VAGABOT]), 1).seats == 3
    g = Game.new(draft(1, [ALLIANCE_BOT]), 1)
    assert sorted(g.setup.pool) == sorted([MARQUISE, EYRIE])


@pytest.mark.parametrize(
    ("setup", "message"),
    [
        (draft(1, []), "draft: 1 players, but Root is played by 2 to 6"),
        (draft(2, [EYRIE_BOT, EYRIE_BOT]), "seated twice"),
        (draft(2, [EYRIE_BOT], pool=[EYRIE, MARQUISE]), f"in the place of {EYRIE}"),
        (draft(2, [EYRIE_BOT], pool=[MARQUISE_BOT]), "has no setup card"),
        (draft(2, [EYRIE]), "but 1 seats are named"),
        (draft(2, [EYRIE_BOT], seats=["player"]), "2 players, but 1 seats are named"),
    ],
)
def test_drafts_that_cannot_be_held(setup: Setup, message: str) -> None:
    with pytest.raises(BadSetup, match=message):
        Game.new(setup)


def test_seats_of_a_draft_are_drawn() -> None:
    """A.4 Or said: where somebody drafts stands `player`."""
    said = draft(2, [], seats=["player", f"bot:{EYRIE_BOT}:boss", "player"])
    assert Game.new(said, 1).setup.seats == ["player_1", EYRIE_BOT, "player_3"]
    drawn = {
        tuple(Game.new(draft(2, [EYRIE_BOT]).shuffled(seed), 1).setup.seats) for seed in range(9)
    }
    assert drawn == {
        ("player_1", "player_2", EYRIE_BOT),
        ("player_1", EYRIE_BOT, "player_3"),
        (EYRIE_BOT, "player_2", "player_3"),
    }
    again = Game.new(said, 1).setup.shuffled(4)
    assert Game.new(again, 1).setup.seat_options == {EYRIE_BOT: ["nightmare"]}
    assert draft(3, []).shuffled(2) == draft(3, []), "all alike"


def test_a_draft_beside_them_is_saved_copied_and_replayed() -> None:
    """At every question of its setup."""
    setup = draft(2, [VAGABOT, f"{EYRIE_BOT}:easy"], landmarks=1, map="winter")
    g = Game.new(setup.shuffled(5), 7)
    while g.turns < 2 and g.decision is not None:
        again = Game.from_json(g.to_json())
        assert again.to_json() == g.to_json()
        check_all(g, 3)
        g.take(g.decision.options[-1])
    recorded = replay.from_lines(replay.to_lines(replay.replay_of(g))).play()
    assert recorded.to_json() == g.to_json()
    seen = g.observe(0)["setup"]
    assert seen["seat_options"] == {EYRIE_BOT: ["easy"]}


# ---- a game without people (R.2.6)


def test_where_nobody_can_win_nobody_does() -> None:
    """R.2.6, 3.1 Two that never score would play on for ever: at last their game ends."""
    g = Game.new(Setup(seats=[MARQUISE_BOT, EYRIE_BOT]), 1)
    assert g.log is not None
    assert (g.over, g.winners, g.turns) == (True, [], MOST_TURNS_ALONE)
    assert g.log[-1].verb == "nobody_won"
    assert summary(g).endswith("Over: nobody has won")
    assert Game.from_json(g.to_json()).to_json() == g.to_json()
    assert replay.replay_of(g).play().to_json() == g.to_json()


def test_beside_people_it_goes_on() -> None:
    """R.2.6 For as long as they take."""
    g = Game.new(Setup(seats=[MARQUISE_BOT, ALLIANCE]), 1)
    g.turns = MOST_TURNS_ALONE
    while g.turns < MOST_TURNS_ALONE + 4 and g.decision is not None:
        g.take(g.decision.options[0])
    assert not g.over
