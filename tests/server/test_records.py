"""Replays: downloaded, uploaded, looked at with others' eyes, played on."""

from __future__ import annotations

import json
import random

import pytest

from server.kit import Api, Game, Json, Refusal, Seat, any_option, play
from undergrowth.engine.replay import from_lines


def test_the_exact_replay_waits_for_the_end(api: Api) -> None:
    game = api.create(["here", "here"])
    with pytest.raises(Refusal) as refused:
        api.get(f"/api/games/{game.id}/replay", game.seat().token)
    assert (refused.value.status, refused.value.code) == (403, "running")


def test_what_was_seen_can_be_kept_at_any_time(api: Api) -> None:
    game = api.create(["here", "here"])
    play(game, random.Random(1), 20)
    for seat in (game.seat(0), game.nobody):
        answer = api.ask("GET", f"{seat.path}/replay?as=seen", seat.token)
        header, *entries = [json.loads(line) for line in answer.text.splitlines()]
        assert header["format"] == "undergrowth record"
        assert "seed" not in json.dumps(header)
        assert entries == seat.log()
        assert "attachment" in answer.headers["content-disposition"]


@pytest.mark.long
def test_a_replay_file_becomes_a_game_to_look_at(api: Api) -> None:
    game = api.create(["random", "random"], seed=4)
    done = game.nobody.wait(lambda s: s["over"])
    text = api.ask("GET", f"/api/games/{game.id}/replay").text
    made = upload(api, text)
    assert all(each["token"] is None for each in made["seats"])
    record = Seat(api, made["id"], None)
    shown = record.state()
    assert shown["over"] and shown["latest"] == done["revision"]
    assert shown["view"]["outcome"] == done["view"]["outcome"]
    assert record.state(revision=30)["view"] == game.nobody.state(revision=30)["view"]
    assert [e["text"] for e in record.log()] == [e["text"] for e in game.nobody.log()]
    assert api.ask("GET", f"/api/games/{made['id']}/replay").text == text
    mouse = record.state(revision=30, eyes_of="eyrie_dynasties")
    assert mouse["view"]["seats"][1]["hand"] is not None


def upload(api: Api, text: str) -> Json:
    headers = {"Content-Type": "application/x-ndjson"}
    answer = api.ask("POST", "/api/replays", content=text.encode(), headers=headers)
    assert answer.status_code == 201, answer.text
    made: Json = answer.json()
    return made


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nonsense",
        "{}",
        '{"format": "undergrowth replay", "version": 99}',
        '{"format": "undergrowth replay", "version": 1, "setup": {"seats": []}, "seed": 1}',
        '{"format": "undergrowth replay", "version": 1, "setup": [], "seed": 1}',
        '{"format": "undergrowth replay", "version": 1, "seed": 1, "opening": 3, "setup":'
        ' {"seats": ["marquise", "eyrie"]}}',
        '{"format": "undergrowth replay", "version": 1, "seed": 1, "setup": {"seats":'
        ' ["marquise", "eyrie"]}}\n{"seat": "marquise_de_cat", "answer": "keep in 1"}',
        "\ud800",
    ],
)
def test_a_wrong_replay_file_says_what_is_wrong(api: Api, text: str) -> None:
    body = text.encode("utf-8", "surrogatepass")
    headers = {"Content-Type": "application/x-ndjson"}
    answer = api.ask("POST", "/api/replays", content=body, headers=headers)
    assert answer.status_code == 422, answer.text
    assert answer.json()["error"]["code"] == "bad_replay"


def test_others_eyes_wait_for_the_end(api: Api) -> None:
    game = api.create(["here", "here"])
    with pytest.raises(Refusal) as refused:
        game.seat(0).state(eyes_of="eyrie_dynasties")
    assert (refused.value.status, refused.value.code) == (403, "running")


@pytest.mark.long
def test_a_finished_game_is_played_on_exactly(api: Api) -> None:
    game = api.create(["random", "random"], seed=4)
    done = game.nobody.wait(lambda s: s["over"])
    body = {
        "revision": 25,
        "seats": [{"player": "random"}, {"player": "greedy"}],
        "seed": 1,
        "pace": "instant",
    }
    twin = Game(api, {**api.post(f"/api/games/{game.id}/play-on", body)})
    assert twin.nobody.state(revision=0)["view"] == game.nobody.state(revision=25)["view"]
    twin.nobody.wait(lambda s: s["over"])
    replay = from_lines(api.ask("GET", f"/api/games/{twin.id}/replay").text)
    assert replay.play().over
    assert replay.answers[:20] == [
        *from_lines(api.ask("GET", f"/api/games/{game.id}/replay").text).answers[:20]
    ]
    assert done["over"]
    with pytest.raises(Refusal) as refused:
        api.post(f"/api/games/{game.id}/play-on", {**body, "revision": done["revision"]})
    assert refused.value.code == "over"


def test_a_running_game_is_played_on_with_what_is_hidden_dealt_anew(api: Api) -> None:
    game = api.create(["here", "here"], seed=5)
    play(game, random.Random(5), 30)
    asked = game.asked()
    assert asked is not None
    mine = asked.state()
    index = mine["decision"]["index"]
    body = {"revision": mine["revision"], "seats": [{"player": "here"}] * 2}
    other = game.seats[1 - index]
    for viewer, status in ((other, 409), (game.nobody, 403)):
        with pytest.raises(Refusal) as refused:
            api.post(f"{viewer.path}/play-on", body, viewer.token)
        assert refused.value.status == status
    hands = set()
    for seed in range(3):
        made = api.post(f"{asked.path}/play-on", {**body, "seed": seed}, asked.token)
        twin = Game(api, made)
        assert twin.seat(index).state()["view"] == mine["view"]
        hands.add(tuple(twin.seat(1 - index).state()["view"]["seats"][1 - index]["hand"]))
        assert twin.nobody.log() == []
        seat = twin.seat(index)
        state = seat.state()
        assert seat.answer(any_option(state, random.Random(1)), state)["revision"] >= 1
    assert len(hands) > 1


def test_a_game_dealt_anew_has_no_exact_replay(api: Api) -> None:
    game = api.create(["here", "random"], seed=5)
    seat = game.seat()
    state = seat.state()
    body = {"revision": state["revision"], "seats": [{"player": "random"}] * 2, "pace": "instant"}
    twin = Game(api, api.post(f"{seat.path}/play-on", body, seat.token))
    assert twin.nobody.wait(lambda s: s["over"])["record"] is False
    with pytest.raises(Refusal) as refused:
        api.get(f"/api/games/{twin.id}/replay")
    assert refused.value.code == "no_record"
