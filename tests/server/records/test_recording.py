"""Records beside a real table by HTTP: laid out, told deed by deed, marked, exported."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from kit.rootlogs import seen_of
from rootlog.test_lenient import published
from server.kit import Api, Json, serving
from undergrowth.rootlog import read
from undergrowth.rootlog.recording import Record
from undergrowth.sim.rows import COLUMNS

CATS, BIRDS = "marquise_de_cat", "eyrie_dynasties"


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Api]:
    """Of one server for all, whose process has to read the program once."""
    with serving(tmp_path_factory.mktemp("server")) as server:
        yield server.api


@pytest.fixture(scope="module")
def begun(api: Api) -> Json:
    """A record of a table that was laid out by touch."""
    setup = {"seats": [{"faction": each} for each in (CATS, BIRDS)]}
    moment = api.post("/api/companion/begin", {"setup": setup, "seed": 3})
    chapter = moment["chapter"]
    while not moment["begins"]:
        entry = ["answer", "any"] if moment["question"] else ["step"]
        moment = api.post("/api/companion/tell", {"chapter": chapter, "tell": [entry]})
        chapter = moment["chapter"] or {
            **chapter, "entries": chapter["entries"] + moment["entries"],
        }  # fmt: skip
    asked = {"chapter": chapter, "players": {CATS: "Ada"}}
    found: Json = api.post("/api/companion/record/begin", asked)
    return found


def tell(api: Api, moment: Json, *deeds: Any, **also: Any) -> Json:
    asked = {"log": moment["log"], "tell": list(deeds), **also}
    found: Json = api.post("/api/companion/record", asked)
    return found


def warriors(moment: Json) -> dict[str, int]:
    places = moment["state"]["view"]["places"]
    return {
        place["id"]: sum(each["count"] for each in place["pieces"] if each["owner"] == CATS)
        for place in places
    }


def test_a_table_that_was_laid_out_is_recorded(begun: Json) -> None:
    assert begun["players"] == {CATS: "Ada", BIRDS: "Eyrie Dynasties"}
    assert [turn["setup"] for turn in begun["turns"]] == [True, True, False]
    assert begun["playing"] == CATS and begun["doubts"] == []
    assert sum(warriors(begun).values()) > 11 and begun["hands"] == {CATS: 3, BIRDS: 3}
    assert begun["state"]["view"]["turn"]["seat"] == CATS


def test_deeds_are_written_shown_and_taken_back(api: Api, begun: Json) -> None:
    start, more = next((a, n) for a, n in warriors(begun).items() if n == 1)
    deed = {
        "do": "move", "owner": CATS, "piece": "warrior", "count": more, "from": start, "to": "",
    }  # fmt: skip
    told = tell(api, begun, deed, {"do": "points", "seat": CATS, "count": 2}, {"do": "end"})
    assert told["turns"][2]["actions"][0]["deeds"] == [deed]
    assert warriors(told)[start] == 0 and told["playing"] == BIRDS
    assert told["scores"][1]["points"][CATS] == 2 and told["sources"][CATS] == {"other": 2}
    assert list(told["results"][0]) == list(COLUMNS) and told["results"][0]["points"] == "2"
    assert [row["won"] for row in told["results"]] == [False, False]
    assert {each["entry"] for each in told["sayings"][BIRDS]} == {"leader"}
    before = len([1 for turn in told["turns"][:2] for _ in turn["actions"]])
    assert warriors(tell(api, told, upto=before))[start] == 1
    again = tell(api, told, *[{"do": "undo"}] * 3)
    assert again["log"] == begun["log"]


def test_what_cannot_have_been_is_asked_about(api: Api, begun: Json) -> None:
    """4.3: it is written, and marked with its section and a reason in the reader's language."""
    deed = {"do": "battle", "attacker": CATS, "defender": BIRDS, "place": "0", "dice": [1, 1]}
    empty = next(place for place, n in warriors(begun).items() if n == 0 and place.isdigit())
    told = tell(api, begun, {**deed, "place": empty})
    assert [(each["turn"], each["index"], each["law"]) for each in told["doubts"]] == [
        (2, 0, "4.3")
    ]
    assert told["doubts"][0]["reason"]


@pytest.mark.long
@pytest.mark.parametrize("number", range(3))
def test_published_games_are_entered_and_exported(api: Api, number: int) -> None:
    """Deed by deed, as a page tells them; the exported log means the same table turn by turn."""
    source = Record(published()[number])
    lines = source.text.split("\n")[: source.turns[0].number - 1]
    heads = [line for line in lines if not line.startswith("Winner")]
    log = "\n".join([*heads, f"{source.turns[0].letter}:"])
    waiting: list[Any] = []
    for turn in range(len(source.turns)):
        waiting += (
            [{"do": "line", "seat": source.names.faction(source.turns[turn].letter)}]
            if turn
            else []
        )
        waiting += [deed for deeds in source.deeds(turn) for deed in deeds]
    moment: Json = {"log": log}
    noted = 0
    while waiting:
        some, waiting = waiting[:40], waiting[40:]
        asked = {"log": moment["log"], "tell": some, "since": 10_000}
        answer = api.ask("POST", "/api/companion/record", json=asked)
        if answer.status_code == 422:  # no notation at all, as three actions there are
            at = answer.json()["error"]["at"]
            assert some[at]["do"] == "written"
            waiting = [*some[:at], *some[at + 1 :], *waiting]
            noted += 1
            continue
        moment = answer.json()
    assert noted <= 3
    before = read(source.text, True, lenient=True).tables()
    after = read(moment["log"], True, lenient=True).tables()
    assert all(
        seen_of(one) == seen_of(two) for (_, one), (_, two) in zip(before, after, strict=True)
    )


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ({"log": "x"}, "bad_record"),
        ({"log": "Map: Fall\nDeck: E&P\nC: a\nE: b\n", "tell": [{"do": "fly"}]}, "not_told"),
        ({"log": "Map: Fall\nDeck: E&P\nC: a\nE: b\n", "tell": [{"do": [[1]]}]}, "not_told"),
        ({"log": "Map: Fall\nDeck: E&P\nC: a\nE: b\n", "tell": [{}] * 41}, "invalid"),
        ({"log": "C:" * 30_001}, "invalid"),
        ({"log": "Map: Fall\nDeck: E&P\nC: a\nE: b\nC:" + "x/" * 1_100}, "bad_record"),
    ],
    ids=range(6),
)
def test_what_is_no_record_is_refused(api: Api, asked: Json, code: str) -> None:
    answer = api.ask("POST", "/api/companion/record", json=asked)
    assert answer.status_code == 422 and answer.json()["error"]["code"] == code


def test_any_deed_is_answered(api: Api, begun: Json) -> None:
    """Words in any place are taken, or refused by name."""
    dice = random.Random(7)
    words = ["", CATS, "5", "warrior", "hand marquise_de_cat", "board nobody", 3, -1, None, [], {}]
    fields = ["owner", "piece", "from", "to", "count", "seat", "card", "item", "dice", "place"]
    for do in ("move", "battle", "points", "cards", "craft", "item", "dominance", "won", "drop"):
        for _ in range(6):
            deed = {"do": do} | {field: dice.choice(words) for field in fields}
            asked = {"log": begun["log"], "tell": [deed]}
            answer = api.ask("POST", "/api/companion/record", json=asked)
            assert answer.status_code in (200, 422), deed
            if answer.status_code == 422:
                assert answer.json()["error"]["code"] == "not_told", (deed, answer.json())


def test_points_that_end_a_game_are_cut_for_the_analysis(api: Api, begun: Json) -> None:
    """3.1: it says so; the record has all of them, and so has the position before them."""
    points = {"do": "points", "seat": CATS, "count": 33}
    moment = tell(api, begun, points)
    assert moment["points_cut"] == {CATS: 29} == {CATS: moment["position"][CATS]["score"]}
    assert moment["scores"][-1]["points"][CATS] == 33
    assert tell(api, moment, upto=0)["points_cut"] == {} == tell(api, begun)["points_cut"]
