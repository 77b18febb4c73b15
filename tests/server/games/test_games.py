"""Games by HTTP: beginning, answering, looking, taking back."""

from __future__ import annotations

import random

import pytest

from server.kit import FOUR, Api, Game, Refusal, any_option, is_mine, play
from undergrowth import Setup
from undergrowth.server.wire.catalogue import Catalogue
from undergrowth.server.wire.games import State
from undergrowth.server.wire.logged import LogPage
from undergrowth.session import PERSON, Session
from undergrowth.table.saving.replay import from_lines


def test_the_catalogue_is_what_it_says_and_is_sent_once(api: Api) -> None:
    answer = api.ask("GET", "/api/catalogue")
    known = Catalogue.model_validate_json(answer.content)
    assert {"map", "deck", "reach"} <= {option.id for option in known.options}
    assert known.counts.least_seats == 2
    again = api.ask("GET", "/api/catalogue", headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert answer.headers["content-encoding"] == "gzip"
    whole = api.ask("GET", "/api/catalogue", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in whole.headers and whole.content == answer.content
    assert int(answer.headers["content-length"]) < len(whole.content) / 3


def test_no_word_of_the_catalogue_stands_for_a_number(api: Api) -> None:
    """A board that says 0 says 0, and not what place 0 is called."""
    assert not [id for id in api.get("/api/catalogue")["words"] if id.isdigit()]


def test_a_game_begins_with_a_token_for_each_seat_here(api: Api) -> None:
    game = api.create(["here", "greedy", "here", "invite"])
    made = game.made["seats"]
    assert [each["faction"] for each in made] == FOUR
    assert [bool(each["token"]) for each in made] == [True, False, True, False]
    assert [bool(each["invitation"]) for each in made] == [False, False, False, True]
    assert made[0]["link"] == f"/game/{game.id}#seat={made[0]['token']}"


def test_states_and_logs_are_what_the_document_says(api: Api) -> None:
    game = api.create(["here", "here", "here", "random"])
    play(game, random.Random(3), 40)
    for seat in [*game.seats.values(), game.nobody]:
        State.model_validate(seat.state())
        State.model_validate(seat.state(revision=9))
        page = LogPage.model_validate(api.get(f"{seat.path}/log", seat.token))
        assert [entry.index for entry in page.entries] == list(range(page.next))
        assert page.next == seat.state()["log_length"]


def test_the_asked_seat_sees_options_and_others_the_question(api: Api) -> None:
    game = api.create(["here", "here"])
    mine, theirs = game.seat(0).state(), game.seat(1).state()
    assert mine["decision"]["prompt"] == theirs["decision"]["prompt"] == "marquise.keep"
    assert mine["decision"]["options"][0] == {
        "text": "keep in 1",
        "label": "Place the keep in clearing 1",
        "message": {"id": "do-keep-in", "args": {"place": "place:1"}},
        "law": "6.3.2",
        "verb": "keep in",
        "targets": {"place": ["1"]},
        "places": {"here": ["1"]},
    }
    assert mine["decision"]["verbs"][0]["title"] == "Place keep"
    assert not {"options", "steps", "verbs", "cards"} & theirs["decision"].keys()
    assert mine["view"]["seats"][0]["hand"] is not None
    assert mine["view"]["seats"][1]["hand"] is None
    assert theirs["waiting_for"] == ["marquise_de_cat"]


def test_house_rules_are_asked_for_in_the_setup_and_shown_to_all(api: Api) -> None:
    """Names and a line each in the catalogue; in a game its view and its log name them."""
    options = {each["id"]: each for each in api.get("/api/catalogue")["options"]}
    offered = {each["id"]: each for each in options["house_rules"]["values"]}
    assert offered["open_hands"]["title"] == "Open hands" and offered["open_hands"]["about"]
    game = api.create(["here", "here"], setup={"house_rules": ["open_hands", "points_20"]})
    for seat in [*game.seats.values(), game.nobody]:
        view = seat.state()["view"]
        assert view["setup"]["house_rules"] == ["open_hands", "points_20"]
        assert view["points_to_win"] == 20
        assert all(each["hand"] is not None for each in view["seats"])
        told = api.get(f"{seat.path}/log", seat.token)["entries"]
        assert [each["text"] for each in told[:2]] == [
            "House rule: Open hands",
            "House rule: Game to 20 points",
        ]


def test_house_rules_that_exclude_each_other_are_refused(api: Api) -> None:
    with pytest.raises(Refusal, match="points_20 and points_40 do not go together") as refused:
        api.create(["here", "here"], setup={"house_rules": ["points_20", "points_40"]})
    assert refused.value.status == 422


@pytest.mark.long
def test_a_whole_game_is_the_one_the_engine_plays(api: Api) -> None:
    """The same seed and answers give the same game; its replay file says so."""
    game = api.create(["here", "random"], seed=11)
    play(game, random.Random(4))
    answer = api.ask("GET", f"/api/games/{game.id}/replay")
    assert answer.headers["content-type"] == "application/x-ndjson"
    replayed = from_lines(answer.text).play()
    assert replayed.over
    shown = game.nobody.state()
    assert shown["view"]["outcome"] == replayed.outcome
    assert shown["over"]
    session = Session.new(Setup(seats=FOUR[:2]), [PERSON, "random"], 11)
    assert replayed.answers is not None and session.game.answers is not None
    begun = len(session.game.answers)
    assert replayed.answers[:begun] == session.game.answers


def test_an_answer_that_is_not_offered_says_why(api: Api) -> None:
    seat = api.create(["here", "random"]).seat()
    with pytest.raises(Refusal) as refused:
        seat.answer("keep in 5")
    assert (refused.value.status, refused.value.code) == (422, "illegal")
    assert refused.value.error["law"] == "6.3.2"
    assert "corner" in refused.value.error["reason"]
    with pytest.raises(Refusal) as refused:
        seat.answer("dance on 5")
    assert (refused.value.status, refused.value.code) == (422, "bad_text")
    assert api.get(f"{seat.path}/why_not", seat.token, text="keep in 5")["law"] == "6.3.2"
    assert api.get(f"{seat.path}/why_not", seat.token, text="keep in 1")["reason"] == ""


def test_a_verb_that_cannot_be_used_says_what_is_lacking(api: Api) -> None:
    seat = api.create(["here", "random"], seed=11).seat()
    state = seat.state()
    dice = random.Random(1)
    seen = 0
    while seen < 5 and not state["over"]:
        state = seat.my_turn()
        for verb in state["decision"]["verbs"]:
            asked = api.ask("GET", f"{seat.path}/why_not/verb/{verb['id']}", seat.token)
            if "why" in verb and state["decision"]["prompt"] == "marquise.daylight":
                seen += 1
                found = asked.json()["reasons"]
                assert len({each["reason"] for each in found}) == len(found)
                if verb["id"] == "craft" and verb["why"]["id"] == "cannot_pay":
                    assert "it takes" in found[0]["reason"]
        seat.answer(any_option(state, dice), state)
        state = seat.my_turn()
    assert seen >= 5
    unknown = api.ask("GET", f"{seat.path}/why_not/verb/dance", seat.token)
    assert unknown.status_code == 422


def test_a_card_that_cannot_be_used_says_why(api: Api) -> None:
    seat = api.create(["here", "random"]).seat()
    state = seat.state()
    dice = random.Random(1)
    while state["decision"]["prompt"] != "marquise.daylight":
        seat.answer(any_option(state, dice), state)
        state = seat.my_turn()
    hand = next(each["hand"] for each in state["view"]["seats"] if each["hand"])
    offered = {
        card for each in state["decision"]["options"] for card in each["targets"].get("card", [])
    }
    for card in hand:
        found = api.get(f"{seat.path}/why_not/card/{card}", seat.token)["reasons"]
        assert found or card in offered
        assert all(each["law"] and each["reason"] and each["verb"] for each in found)
        assert not {"use", "claim"} & {each["verb"] for each in found}
    for path in ("card/nonsense", "nothing/5"):
        assert api.ask("GET", f"{seat.path}/why_not/{path}", seat.token).status_code == 422
    other = api.ask("GET", f"{seat.path}/why_not/card/{hand[0]}")
    assert other.status_code == 401


def test_who_is_not_asked_may_not_answer(api: Api) -> None:
    game = api.create(["here", "here"])
    with pytest.raises(Refusal) as refused:
        game.seat(1).answer("keep in 1")
    assert (refused.value.status, refused.value.code) == (403, "not_your_turn")


def test_an_answer_to_a_question_of_the_past_is_stale(api: Api) -> None:
    seat = api.create(["here", "here"]).seat()
    old = seat.state()
    new = seat.answer("keep in 1", old)
    with pytest.raises(Refusal) as refused:
        seat.answer("keep in 2", old)
    assert (refused.value.status, refused.value.code) == (409, "stale")
    assert refused.value.error["revision"] == new["revision"]


def test_undo_takes_back_own_answers_and_starts_an_edition(api: Api) -> None:
    game = api.create(["here", "here"])
    seat, other = game.seat(0), game.seat(1)
    first = seat.state()
    second = seat.answer("keep in 1", first)
    assert second["undo"] == {"possible": True, "answers": 1}
    assert other.state()["undo"]["possible"] is False
    with pytest.raises(Refusal) as refused:
        other.undo()
    assert refused.value.code == "nothing_to_undo"
    back = seat.undo(second)
    assert (back["revision"], back["edition"]) == (first["revision"], 1)
    assert back["decision"] == first["decision"]
    assert back["log_length"] == first["log_length"]
    again = seat.answer("keep in 2", back)
    with pytest.raises(Refusal) as refused:  # meant for the moment that was undone
        seat.answer(any_option(second, random.Random(1)), second)
    assert refused.value.code == "stale"
    assert again["revision"] == second["revision"]


def test_undo_goes_no_further_than_what_has_become_known(api: Api) -> None:
    game = api.create(["here", "random"], seed=5)
    seat, dice = game.seat(), random.Random(5)
    state = seat.state()
    while is_mine(state):
        state = seat.answer(any_option(state, dice), state)
    state = seat.wait(lambda s: is_mine(s))
    with pytest.raises(Refusal) as refused:
        seat.undo(state)
    assert refused.value.code == "nothing_to_undo"


def test_every_moment_can_be_looked_at_as_it_was_seen(api: Api) -> None:
    game = api.create(["here", "random", "random"], seed=2)
    seat = game.seat()
    seen = {}
    dice = random.Random(2)
    for _ in range(15):
        state = seat.my_turn()
        seen[state["revision"]] = state
        seat.answer(any_option(state, dice), state)
    for revision, then in seen.items():
        again = seat.state(revision=revision)
        assert again["view"] == then["view"]
        assert again["log_length"] == then["log_length"]
        assert "options" not in again["decision"]
        public = game.nobody.state(revision=revision)
        assert public["view"]["seats"][0]["hand"] is None
    with pytest.raises(Refusal) as refused:
        seat.state(revision=9999)
    assert refused.value.status == 404


def test_random_factions_fit_the_reach_and_repeat_with_the_seed(api: Api) -> None:
    setup = {"seats": [{"player": "random"}] * 4, "reach": "recommended"}
    made = [api.post("/api/games", {"setup": setup, "seed": 3})["seats"] for _ in range(2)]
    factions = [[each["faction"] for each in seats] for seats in made]
    assert factions[0] == factions[1]
    assert len(set(factions[0])) == 4
    checked = api.post("/api/setups/check", {"setup": setup})
    assert checked["problems"] == []
    assert len({each["faction"] for each in checked["setup"]["seats"]}) == 4


@pytest.mark.parametrize(
    ("setup", "words"),
    [
        ({"seats": [{"faction": "marquise_de_cat"}]}, "1 seats"),
        ({"seats": [{"faction": "moon_cats"}, {}]}, "moon_cats"),
        ({"seats": [{"faction": FOUR[0]}, {"faction": FOUR[0]}]}, "seated twice"),
        ({"seats": [{}, {}], "map": "moon"}, "map"),
        ({"seats": [{}, {}], "map": 7}, "map"),
        ({"seats": [{}, {}], "wind": "north"}, "wind"),
        ({"seats": [{"faction": None}, {}]}, "drafted"),
        ({"seats": [{"player": "oracle"}, {}]}, "player"),
        ({"seats": [{}] * 12}, "12 seats"),
    ],
)
def test_a_setup_that_cannot_be_played_says_why(api: Api, setup: object, words: str) -> None:
    for path in ("/api/games", "/api/setups/check"):
        answer = api.ask("POST", path, json={"setup": setup})
        assert answer.status_code == 422
        assert words in answer.json()["error"]["message"]


def test_factions_are_drafted_in_the_game(api: Api) -> None:
    """A.8 Seats without factions take theirs by answering."""
    seats = [{"faction": None, "player": player} for player in ("here", "random", "random")]
    made = api.post(
        "/api/games", {"setup": {"draft": 3, "seats": seats}, "pace": "instant", "seed": 7}
    )
    assert [each["faction"] for each in made["seats"]] == [None, None, None]
    game = Game(api, made)
    dice = random.Random(1)
    assert game.seat().my_turn()["decision"]["prompt"] == "draft.faction"
    play(game, dice, 10)
    factions = [each["faction"] for each in game.nobody.state()["seats"]]
    known = {faction["id"] for faction in api.get("/api/catalogue")["factions"]}
    assert set(factions) <= known
    named = [{"faction": "vagabond"}, {"faction": None}, {"faction": None}]
    refused = api.ask("POST", "/api/games", json={"setup": {"draft": 3, "seats": named}})
    assert refused.status_code == 422


def test_seats_can_be_shuffled(api: Api) -> None:
    orders = set()
    for seed in range(6):
        game = api.create(["here", "here", "here"], shuffle=True, seed=seed)
        orders.add(tuple(each["seat"] for each in game.made["seats"]))
        for each in game.made["seats"]:
            state = game.seat(each["seat"]).state()
            assert state["viewer"] == each["faction"]
    assert len(orders) > 1
