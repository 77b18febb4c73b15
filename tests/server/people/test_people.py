"""People who come and go: stand-ins, seats taken back, given up and handed over."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from server.kit import Api, Game, Json, Refusal, Running, Seat, any_option, is_mine, play, serving
from server.people.table import Clock, do, hands, host, notes, propose, refused, say
from undergrowth.table.saving.replay import from_lines

THREE = ["here", "here", "here"]
AWAY = 600.0
"""Seconds after which somebody counts as gone."""
LOST = 90_000.0
"""Seconds after which the seat of somebody who is gone may be handed over."""


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def table(tmp_path: Path, clock: Clock) -> Iterator[Running]:
    """A server whose time passes when a test says so."""
    with serving(tmp_path, now=clock) as running:
        yield running


def away_at(game: Game, seat: int) -> str | None:
    found: str | None = game.nobody.state()["seats"][seat]["stand_in"]
    return found


def test_a_vote_of_the_others_lets_a_computer_player_play_on(table: Running, clock: Clock) -> None:
    """The one who is gone has the first question: after two of two voices it is answered."""
    game = table.api.create(THREE)
    clock.passes(AWAY)
    told = propose(game.seat(1), "stand_in", seat=0, player="random")
    (open_one,) = told["proposals"]
    assert (open_one["voters"], open_one["needed"], open_one["agreed"]) == ([1, 2], 2, [1])
    assert away_at(game, 0) is None
    assert say(game.seat(2))["proposals"] == []
    state = game.seat(1).wait(lambda state: bool(state["decision"]["mine"]))
    assert (state["seats"][0]["stand_in"], state["seats"][0]["player"]) == ("random", "person")
    assert hands(game.nobody, 0) == [(0, "person", ""), (0, "random", "vote")]
    assert notes(game.nobody) == ["stand_in vote"]


def test_who_is_there_is_not_replaced(table: Running, clock: Clock) -> None:
    """A page that is open, an answer, or a visit a moment ago: nobody takes the seat."""
    game = table.api.create(THREE)
    assert refused(game.seat(1), "proposals", kind="stand_in", seat=0) == "409 is_there"
    clock.passes(AWAY)
    with game.seat(0).follow() as stream:
        stream.state()
        assert refused(host(game), "proposals", kind="stand_in", seat=0) == "409 is_there"
    while game.nobody.state()["seats"][0]["connected"]:
        pass  # until the server has noticed that the page is closed
    clock.passes(AWAY)
    propose(game.seat(1), "stand_in", seat=0)
    with game.seat(0).follow() as stream:
        stream.state()
        say(game.seat(2))
    assert away_at(game, 0) is None
    assert notes(game.nobody) == ["lapsed stand_in"]


def test_the_maker_needs_nobody_to_replace_who_is_gone(table: Running, clock: Clock) -> None:
    game = table.api.create(["here", "invite", "random"])
    assert propose(host(game), "stand_in", seat=1)["proposals"] == []  # never claimed
    clock.passes(AWAY)
    propose(host(game), "stand_in", seat=0, player="random")
    assert [away_at(game, seat) for seat in range(3)] == ["random", "greedy", None]
    assert refused(host(game), "proposals", kind="stand_in", seat=2) == "409 no_person"
    assert refused(host(game), "proposals", kind="stand_in", seat=1) == "409 stand_in"
    assert refused(host(game), "proposals", kind="end") == "403 no_voice"
    assert refused(host(game), "proposals", kind="stand_in", seat=9) == "404 no_seat"
    bad = refused(host(game), "proposals", kind="stand_in", seat=1, player="here")
    assert bad == "422 invalid"


def test_a_person_leaves_for_a_time_and_takes_the_seat_back(api: Api) -> None:
    game = api.create(["here", "here"])
    one, other = game.seats.values()
    before = one.state()
    do(one, "away", player="random")
    state = other.wait(is_mine)  # the first answers have been given
    assert state["revision"] > 0
    with pytest.raises(Refusal) as gone:
        one.answer("keep in 1", before)
    assert gone.value.code == "stale"
    with pytest.raises(Refusal) as gone:
        one.answer("pass")
    assert (gone.value.status, gone.value.code) == (409, "stand_in")
    do(one, "back")
    assert refused(one, "back") == "409 no_stand_in"
    assert away_at(game, 0) is None
    assert notes(one) == ["stand_in away", "back back"]
    assert (
        hands(one, 0)
        == [
            (0, "person", ""),
            (0, "random", "away"),
            (state["revision"], "person", "back"),
        ][-2 if hands(one, 0)[0][1] == "random" else 0 :]
    )
    play(game, random.Random(1), 12)


def test_who_came_back_at_once_has_never_been_away(api: Api) -> None:
    """Nothing was answered meanwhile: the record of the seat does not name a stand-in."""
    game = api.create(["here", "here"])
    do(game.seat(1), "away")
    do(game.seat(1), "back")
    assert hands(game.nobody, 1) == [(0, "person", "")]
    assert len(game.seats) == 2 and away_at(game, 1) is None


def test_who_resigns_has_given_the_seat_up(api: Api) -> None:
    """A computer player plays it to the end; the person may look on, and has no voice."""
    game = api.create(THREE)
    one, other, third = game.seats.values()
    do(one, "resign", player="random")
    assert refused(one, "back") == "409 resigned"
    assert refused(one, "away") == "409 resigned"
    assert refused(one, "proposals", kind="end") == "403 no_voice"
    assert one.state()["viewer_seat"] == 0
    assert hands(one, 0)[-1][1:] == ("random", "resigned")
    propose(other, "end")
    say(third)
    assert game.nobody.state()["over"]


def test_a_record_names_everybody_who_has_played_a_seat(api: Api) -> None:
    game = api.create(["here", "here"])
    game.seat(0).settings(name="Ada")
    game.seat(0).answer("keep in 1")
    do(game.seat(0), "resign", player="random")
    propose(game.seat(1), "end")
    text = api.ask("GET", f"/api/games/{game.id}/replay").text
    assert from_lines(text).players == ["Ada / random", "person"]


def test_everybody_who_is_there_ends_a_game(api: Api) -> None:
    game = api.create(THREE)
    one, other, third = game.seats.values()
    propose(one, "end")
    say(other)
    assert not game.nobody.state()["over"]
    say(third, False)
    assert notes(one) == ["refused end"]
    propose(one, "end")
    say(other)
    say(third)
    state = game.nobody.state()
    assert state["over"] and state["unfinished"] and state["view"]["outcome"] is None
    assert state["people"]["notes"][-1]["kind"] == "ended"
    assert refused(one, "proposals", kind="end") == "409 over"
    with pytest.raises(Refusal) as over:
        one.answer("keep in 1")
    assert over.value.code == "over"


def test_a_seat_goes_to_somebody_else_when_all_agree(table: Running, clock: Clock) -> None:
    """The new person sees its hand: nobody takes a seat of another without the others."""
    game = table.api.create(THREE)
    clock.passes(LOST)
    assert propose(host(game), "hand_over", seat=0)["proposals"][0]["voters"] == [1, 2]
    say(game.seat(1))
    assert say(game.seat(2))["proposals"] == []
    with pytest.raises(Refusal) as gone:
        game.seat(0).state()
    assert gone.value.status == 401
    seat = game.nobody.state()["seats"][0]
    assert (seat["claimed"], seat["seen"]) == (False, None)
    path = f"/api/games/{game.id}/seats/0/invitation"
    invitation = table.api.post(path, {}, game.made["owner"])["invitation"]
    claimed = table.api.post("/api/invitations/claim", {"invitation": invitation, "name": "Bo"})
    new = Seat(table.api, game.id, claimed["token"])
    assert new.state()["viewer_seat"] == 0
    told = new.state()["seats"][0]
    assert (told["name"], told["hands"][-1]["name"], told["hands"][-1]["why"]) == (
        *("Bo", "Bo"),
        "claimed",
    )
    new.answer("keep in 1")


def test_a_seat_is_not_taken_from_who_has_left_for_a_time(table: Running, clock: Clock) -> None:
    """Nobody else plays here, so the maker alone would decide, and see the hand."""
    game = table.api.create(["here", "here"])
    do(game.seat(1), "away")
    assert refused(host(game), "proposals", kind="hand_over", seat=1) == "409 is_there"
    do(game.seat(1), "back")
    do(game.seat(1), "resign")
    assert propose(host(game), "hand_over", seat=1)["proposals"][0]["voters"] == [0]
    say(game.seat(0))
    assert not game.nobody.state()["seats"][1]["claimed"]


def test_nobodys_silence_carries_a_proposal(api: Api) -> None:
    """Everybody has left for a time: what one of them proposed waits."""
    game = api.create(["here", "here"], pace="slow")
    propose(game.seat(0), "end")
    do(game.seat(0), "away")
    do(game.seat(1), "away")
    assert not game.nobody.state()["over"]
    do(game.seat(0), "back")
    assert game.nobody.state()["over"]


def test_an_invitation_to_a_seat_with_a_stand_in_ends_it(api: Api) -> None:
    game = api.create(["here", "invite"])
    propose(host(game), "stand_in", seat=1, player="random")
    invitation = game.made["seats"][1]["invitation"]
    claimed = api.post("/api/invitations/claim", {"invitation": invitation})
    assert away_at(game, 1) is None
    assert Seat(api, game.id, claimed["token"]).state()["viewer_seat"] == 1
    assert notes(game.nobody) == ["stand_in host", "back claimed"]


def test_a_stand_in_plays_on_after_a_restart(tmp_path: Path, clock: Clock) -> None:
    """And proposals, voices, who played what, and the way back are on disk, too."""
    with serving(tmp_path, now=clock) as running:
        game = running.api.create(THREE)
        do(game.seat(0), "away", player="random")
        propose(game.seat(1), "end")
        made = game.made
    with serving(tmp_path, now=clock) as running:
        again = Game(running.api, made)
        state = again.seat(1).wait(is_mine)
        assert state["seats"][0]["stand_in"] == "random"
        assert state["people"]["proposals"][0]["agreed"] == [1]
        do(again.seat(0), "back")
        assert say(again.seat(2))["proposals"]
        assert say(again.seat(0))["proposals"] == []
        assert again.nobody.state()["over"]


def test_undo_ends_where_the_player_of_a_seat_changes(api: Api) -> None:
    game = api.create(["here", "here"])
    one = game.seat(0)
    state = one.answer("keep in 1")
    assert state["undo"]["possible"]
    do(one, "away", player="random")
    do(one, "back")
    assert not one.state()["undo"]["possible"]


def test_when_somebody_was_last_there_is_told_coarsely(table: Running, clock: Clock) -> None:
    clock.moment = clock.moment // 300 * 300 + 600
    game = table.api.create(["here", "here"])
    told = set()
    for _ in range(3):
        clock.passes(90)
        do(game.seat(0), "away")
        do(game.seat(0), "back")
        told.add(game.nobody.state()["seats"][0]["seen"])
    (seen,) = told
    assert seen.endswith(("0:00.000+00:00", "5:00.000+00:00"))
    clock.passes(90)
    do(game.seat(0), "away")
    do(game.seat(0), "back")
    assert game.nobody.state()["seats"][0]["seen"] > seen


def test_proposals_of_others_are_counted_anew_when_somebody_leaves(api: Api) -> None:
    game = api.create(THREE)
    propose(game.seat(0), "pause")
    say(game.seat(1))
    assert not game.nobody.state()["people"]["paused"]
    do(game.seat(2), "away")
    assert game.nobody.state()["people"]["paused"]


def test_nothing_happens_while_a_game_is_paused(api: Api) -> None:
    game = api.create(["here", "random"])
    one = game.seat(0)
    propose(one, "pause")
    dice = random.Random(1)
    with pytest.raises(Refusal) as paused:
        one.answer(any_option(one.state(), dice))
    assert (paused.value.status, paused.value.code) == (409, "paused")
    assert refused(one, "undo", revision=0) == "409 paused"
    assert refused(one, "proposals", kind="pause") == "409 paused"
    propose(one, "resume")
    assert refused(one, "proposals", kind="resume") == "409 not_paused"
    one.answer(any_option(one.state(), dice))


def test_a_pause_ends_when_everybody_has_resigned(api: Api) -> None:
    """Nobody could resume the game: the computer players play it to its end."""
    game = api.create(["here", "here", "random"])
    one, other = game.seat(0), game.seat(1)
    propose(one, "pause")
    assert say(other)["paused"]
    do(other, "away", player="random")
    assert do(one, "resign", player="random")["paused"]  # the other may come back and resume it
    assert not do(other, "resign", player="random")["paused"]
    assert "resumed resigned" in notes(one)
    assert one.wait(lambda state: state["over"])["view"]


def test_who_is_away_alone_keeps_a_pause(api: Api) -> None:
    game = api.create(["here", "random"])
    mine = game.seat(0)
    assert propose(mine, "pause")["paused"]
    assert do(mine, "away", player="random")["paused"]
    assert do(mine, "back")["paused"]
    assert not propose(mine, "resume")["paused"]


def test_a_proposal_is_one_for_each_seat_and_expires(table: Running, clock: Clock) -> None:
    game = table.api.create(THREE)
    for kind in ("end", "pause", "end", "pause"):
        (mine,) = propose(game.seat(0), kind)["proposals"]
        assert mine["kind"] == kind
    told = propose(game.seat(1), "pause")  # the same: that is a yes
    assert told["proposals"][0]["agreed"] == [0, 1]
    assert say(game.seat(0), False)["proposals"] == []  # its own: withdrawn
    propose(game.seat(0), "end")
    clock.passes(4 * 86_400)
    assert refused(game.seat(1), "proposals/99", agrees=True) == "404 no_proposal"
    number = game.nobody.state()["people"]["proposals"][0]["number"]
    assert refused(game.seat(1), f"proposals/{number}", agrees=True) == "404 no_proposal"


def test_what_is_gone_by_is_told_up_to_a_limit(api: Api) -> None:
    game = api.create(["here", "here"])
    for _ in range(40):
        do(game.seat(1), "away")
        do(game.seat(1), "back")
    state = game.nobody.state()
    assert len(state["people"]["notes"]) == 60
    assert len(state["seats"][1]["hands"]) == 1


def test_strangers_and_spectators_have_no_voice(api: Api) -> None:
    game, other = api.create(["here", "here"]), api.create(["here", "here"])
    said: dict[str, Json] = {"proposals": {"kind": "end"}, "proposals/1": {"agrees": True}}
    for token in (None, other.seat(0).token, other.made["owner"], "nonsense"):
        seat = Seat(api, game.id, token)
        for path in ("proposals", "proposals/1", "away", "back", "resign"):
            assert refused(seat, path, **said.get(path, {})) == "401 unauthorized"
    for path in ("away", "back", "resign", "proposals/1"):
        assert refused(host(game), path, **said.get(path, {})) == "401 unauthorized"


@pytest.mark.parametrize(
    "body",
    [
        {"kind": "dance"},
        {"kind": "stand_in"},
        {"kind": "rewind"},
        {"kind": "end", "seat": 0},
        {"kind": "rewind", "revision": 1, "player": "greedy"},
        {"kind": "stand_in", "seat": 0, "player": "greedy:x" * 20},
    ],
)
def test_a_proposal_that_makes_no_sense_is_refused(api: Api, body: dict[str, Any]) -> None:
    assert refused(api.create(["here", "here"]).seat(0), "proposals", **body) == "422 invalid"
