"""Whole games by HTTP in which people come and go, at random moments that a seed decides.

Somebody leaves, a computer player stands in, the person comes back, resigns, hands the seat over;
clocks run out, the game pauses, goes back, and its server is killed in the middle of an answer.
A `Sitting` plays one game so, at a `House`, and remembers every acknowledged answer.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Final

import httpx

from server.kit import Game, Json, Refusal, Seat, any_option, is_mine
from server.people.house import House
from server.people.table import do, host, propose, say
from undergrowth.table.saving.replay import from_lines
from undergrowth.table.saving.verifying import verify

GONE: Final = 301.0
"""The seconds after which a person counts as gone, and one more."""
_CLOCKS: Final[list[Json | None]] = [
    None,
    {"kind": "turn", "seconds": 120, "player": "random"},
    {"kind": "turn", "seconds": 120, "at_zero": "pause"},
    {"kind": "game", "seconds": 900, "increment": 60, "player": "random"},
    {"kind": "turn", "seconds": 86_400, "player": "random"},
]
_FACTIONS: Final = ["marquise_de_cat", "eyrie_dynasties", "woodland_alliance", "vagabond"]


class Sitting:
    """One game and its people."""

    def __init__(self, house: House, seed: int, most: int) -> None:
        self.house, self.dice, self.most = house, random.Random(seed), most
        people = self.dice.choice([2, 3, 3, 4])
        players = ["here"] * people + ["random"] * (people < 4 and self.dice.random() < 0.4)
        factions = self.dice.sample(_FACTIONS, len(players))
        clock = self.dice.choice(_CLOCKS)
        setup = [{"faction": f, "player": p} for f, p in zip(factions, players, strict=True)]
        body: Json = {"setup": {"seats": setup}, "pace": "instant"}
        if clock is not None:
            body["clock"] = clock
        if seed % 2:
            body["seed"] = seed
        self.game = Game(house, house.post("/api/games", body))  # type: ignore[arg-type]
        self.clock = clock
        self.said: dict[int, str] = {}
        """The acknowledged answers that nobody has taken back, by the revision they were given
        at."""
        self.done: Counter[str] = Counter()
        self.answers = 0

    # ---- the whole game

    def play(self) -> None:
        """Play to the end of the game, or until its people agree to end it."""
        while not (state := self._to_answer())["over"]:
            if self.dice.random() < 0.12:
                self._something_happens(state)
                self.check()
            elif self.answers >= self.most:
                self._agree(propose, "end")
            else:
                self._answer(state)
        self.check()
        self._check_record()

    def _to_answer(self) -> Json:
        """Return the state at a question for somebody who is there; a person who must comes
        back."""
        state = self.game.nobody.state()
        if state["over"]:
            return state
        if state["people"]["paused"]:
            self._resume()
            return self._to_answer()
        if not self._held(state) and (gone := self._may_return(state)):
            try:
                do(self.game.seat(self.dice.choice(gone)), "back")
            except Refusal as refusal:  # the computer players may have come to the end meanwhile
                assert refusal.code in ("over", "time_over"), refusal
            return self._to_answer()
        return self.game.nobody.wait(
            lambda now: (
                now["over"]
                or now["people"]["paused"]
                or (
                    now["seats"][now["decision"]["index"]]["player"] == "person"
                    and now["seats"][now["decision"]["index"]]["stand_in"] is None
                )
            )
        )

    def _held(self, state: Json) -> list[int]:
        """The seats that people play now."""
        return [
            each["seat"]
            for each in state["seats"]
            if each["player"] == "person" and each["claimed"] and each["stand_in"] is None
        ]

    def _may_return(self, state: Json) -> list[int]:
        """The seats whose people may take them back."""
        return [
            each["seat"]
            for each in state["seats"]
            if each["stand_in"] is not None and each["hands"][-1]["why"] != "resigned"
        ]

    def _answer(self, state: Json) -> None:
        """Let the person who is asked answer at random."""
        seat = self.game.seats[state["decision"]["index"]]
        known = seat.state()
        if not is_mine(known) or known["people"]["paused"]:
            return
        text = any_option(known, self.dice)
        self._said(known, text, seat.answer(text, known))

    def _said(self, before: Json, text: str, after: Json) -> None:
        assert after["revision"] > before["revision"]
        self.said[before["revision"]] = text
        self.answers += 1

    def _went_back(self, to: int) -> None:
        self.said = {at: text for at, text in self.said.items() if at < to}

    # ---- what happens

    def _something_happens(self, state: Json) -> None:
        """Let something happen; what the moment does not allow is refused."""
        ways: list[Callable[[Json], None]] = [
            self._leaves_for_a_time,
            self._is_replaced_by_vote,
            self._is_replaced_by_the_host,
            self._comes_back,
            self._comes_back,
            self._comes_back,
            self._time_runs_out,
            self._pauses,
            self._goes_back,
            self._does_not_go_back,
            self._takes_back,
            self._answers_twice,
            self._repeats_an_old_answer,
            self._speaks,
        ]
        if self.dice.random() < 0.04:
            ways = [self._is_killed]
        elif self.dice.random() < 0.08:
            ways = [self._is_handed_over]
        way = self.dice.choice(ways)
        name = way.__name__.strip("_")
        try:
            way(state)
        except Refusal as refusal:
            assert refusal.status in (403, 404, 409, 429), refusal
            name += f": {refusal.code}"
        self.done[name] += 1

    def _leaves_for_a_time(self, state: Json) -> None:
        do(self._somebody(state), "away", player="random")

    def _is_replaced_by_vote(self, state: Json) -> None:
        gone, *others = self._shuffled(state)
        self._passes_for(gone)
        for each in others:
            propose(each, "stand_in", seat=self._number(gone), player="random")
            if self.game.nobody.state()["seats"][self._number(gone)]["stand_in"]:
                return

    def _is_replaced_by_the_host(self, state: Json) -> None:
        gone = self._somebody(state)
        self._passes_for(gone)
        propose(host(self.game), "stand_in", seat=self._number(gone), player="random")

    def _comes_back(self, state: Json) -> None:
        gone = self._may_return(state)
        if gone:
            seat = self.game.seat(self.dice.choice(gone))
            do(seat, "back")
            assert self.game.nobody.state()["seats"][self._number(seat)]["stand_in"] is None

    def _time_runs_out(self, state: Json) -> None:
        clock = state["clock"]
        if clock is None or clock["running"] is None:
            return
        index, revision = clock["running"], state["revision"]
        self.house.passes(clock["left"][index] + 1)

        def is_over(now: Json) -> bool:
            return bool(
                now["people"]["paused"]
                or now["seats"][index]["stand_in"]
                or now["revision"] > revision
            )

        self.game.nobody.wait(is_over)

    def _pauses(self, state: Json) -> None:
        self._agree(propose, "pause")
        now = self.game.nobody.state()
        if now["people"]["paused"] and not now["over"]:
            asked = self.game.asked()
            assert asked is not None
            known = asked.state()
            if is_mine(known):
                try:
                    asked.answer(any_option(known, self.dice), known)
                    raise AssertionError("an answer was taken while the game was paused")
                except Refusal as refusal:
                    assert refusal.code == "paused", refusal
            self._resume()

    def _goes_back(self, state: Json) -> None:
        if not state["revision"]:
            return
        before = self.game.nobody.state()
        to = self.dice.randrange(max(0, before["revision"] - 60), before["revision"])
        self._agree(propose, "rewind", revision=to)
        now = self.game.nobody.state()
        if now["edition"] > before["edition"]:
            assert any(each["kind"] == "rewound" for each in now["people"]["notes"])
            self._went_back(to)

    def _does_not_go_back(self, state: Json) -> None:
        one, *others = self._shuffled(state)
        if not others or not state["revision"]:
            return
        edition = self.game.nobody.state()["edition"]
        propose(one, "rewind", revision=self.dice.randrange(state["revision"]))
        say(self.dice.choice(others), False)
        assert self.game.nobody.state()["edition"] == edition

    def _takes_back(self, state: Json) -> None:
        for each in self.game.seats.values():
            known = each.state()
            if known["undo"]["possible"]:
                self._went_back(each.undo(known)["revision"])
                return

    def _answers_twice(self, state: Json) -> None:
        """The same answer is sent twice at once; one is taken."""
        seat = self.game.seats[state["decision"]["index"]]
        known = seat.state()
        if not is_mine(known):
            return
        text = any_option(known, self.dice)
        with ThreadPoolExecutor(2) as threads:
            sent = [threads.submit(self._try, seat, text, known) for _ in range(2)]
            taken = [each.result() for each in sent]
        good = [each for each in taken if each is not None]
        assert len(good) == 1, "one of two equal answers is taken"
        self._said(known, text, good[0])

    def _try(self, seat: Seat, text: str, known: Json) -> Json | None:
        try:
            return seat.answer(text, known)
        except Refusal as refusal:
            assert refusal.code in ("stale", "not_your_turn", "over"), refusal
            return None

    def _repeats_an_old_answer(self, state: Json) -> None:
        """A request that was answered long ago is sent again: nothing comes of it."""
        if not self.said:
            return
        revision = self.dice.choice([*self.said])
        seat = self._somebody(state)
        old = {"revision": revision, "edition": state["edition"]}
        before = self.game.nobody.state()
        taken = self._try(seat, self.said[revision], old)
        assert taken is None or before["revision"] == revision

    def _speaks(self, state: Json) -> None:
        seat = self._somebody(state)
        self.house.passes(4)
        self.house.post(f"{seat.path}/phrases", {"phrase": "hello"}, seat.token)

    def _is_handed_over(self, state: Json) -> None:
        """Somebody resigns, and somebody else gets the seat."""
        gone, *others = self._shuffled(state)
        if not others:
            return
        number = self._number(gone)
        do(gone, "resign", player="random")
        for each in [*others, host(self.game)]:
            propose(each, "hand_over", seat=number)
            if not self.game.nobody.state()["seats"][number]["claimed"]:
                break

    def _somebody_else_comes(self, number: int) -> None:
        """Somebody new takes a seat that has been handed over, as soon as that is seen.

        It may be so only when the last person leaves whose word was still wanted.
        """
        gone = self.game.seats[number]
        assert gone.api.ask("GET", gone.path, gone.token).status_code == 401
        path = f"{gone.path}/seats/{number}/invitation"
        invitation = self.house.post(path, {}, self.game.made["owner"])["invitation"]
        token = self.house.post("/api/invitations/claim", {"invitation": invitation})["token"]
        self.game.seats[number] = Seat(gone.api, gone.game, token)
        assert self.game.nobody.state()["seats"][number]["stand_in"] is None

    def _is_killed(self, state: Json) -> None:
        """A process is killed while it takes an answer; if that was acknowledged, it is there."""
        seat = self.game.seats[state["decision"]["index"]]
        known = seat.state()
        if not is_mine(known):
            return
        text, alive = any_option(known, self.dice), self.house.size
        with ThreadPoolExecutor(1) as threads:
            sent = threads.submit(self._try, seat, text, known)
            self.house.kill()
            taken: Json | None = None
            with suppress(httpx.HTTPError):
                taken = sent.result()
        now = self.game.nobody.state()
        if taken is not None:
            self._said(known, text, taken)
        assert now["revision"] >= known["revision"] + (taken is not None)
        if self.house.size < alive:
            self._answer(self._to_answer())
            self.house.replace()

    # ---- parts of that

    def _resume(self) -> None:
        state = self.game.nobody.state()
        if not self._held(state) and (gone := self._may_return(state)):
            do(self.game.seat(gone[0]), "back")
        self._agree(propose, "resume")
        assert not self.game.nobody.state()["people"]["paused"]

    def _agree(self, what: Callable[..., Json], kind: str, **more: Any) -> None:
        """Let everybody propose the same, until it is done; those who are away agree, too."""
        everybody = [self.game.seats[n] for n in self._held(self.game.nobody.state())]
        self.dice.shuffle(everybody)
        number = 0
        for each in everybody:
            told = what(each, kind, **more)
            open_ones = [p for p in told["proposals"] if p["kind"] == kind]
            if not open_ones:
                return
            number = open_ones[-1]["number"]
            left = set(open_ones[-1]["voters"]) - set(self._held(self.game.nobody.state()))
            if self.dice.random() < 0.5:
                for other in left:
                    path = f"{each.path}/proposals/{number}"
                    self.house.post(path, {"agrees": True}, self.game.seat(other).token)

    def _shuffled(self, state: Json) -> list[Seat]:
        held = [self.game.seats[number] for number in self._held(state)]
        self.dice.shuffle(held)
        return held

    def _somebody(self, state: Json) -> Seat:
        return self._shuffled(state)[0]

    def _number(self, seat: Seat) -> int:
        found: int = next(n for n, each in self.game.seats.items() if each.token == seat.token)
        return found

    def _passes_for(self, gone: Seat) -> None:
        """Let so much time pass that somebody counts as gone, if no clock runs out by it."""
        slow = self.clock is not None and self.clock["seconds"] >= 86_400
        if self.clock is None or (self.clock["seconds"] > 2 * GONE and not slow):
            self.house.passes(GONE)

    # ---- what must be true

    def check(self) -> None:
        """Everybody has their seat and sees the same game; nothing acknowledged is lost."""
        seen = self.game.nobody.state()
        for each in seen["seats"]:
            if each["player"] != "person" or each["claimed"]:
                continue
            if seen["over"]:
                del self.game.seats[each["seat"]]
            else:
                self._somebody_else_comes(each["seat"])
                seen = self.game.nobody.state()
        for number, seat in self.game.seats.items():
            mine = seat.state()
            assert mine["viewer_seat"] == number
            assert mine["seats"][number]["claimed"]
            if _moment(mine) == _moment(seen):
                for of in ("over", "log_length", "title", "waiting_for"):
                    assert mine[of] == seen[of], (of, mine[of], seen[of])
                for of in ("turn", "places", "items", "deck", "discard", "available", "quests"):
                    assert mine["view"][of] == seen["view"][of], of
                for of in ("stand_in", "hands", "claimed", "faction", "player"):
                    assert [s[of] for s in mine["seats"]] == [s[of] for s in seen["seats"]], of
                assert mine["people"] == seen["people"]
        assert max(self.said, default=-1) < seen["revision"], "an acknowledged answer is lost"
        self._check_spectator(seen)

    def _check_spectator(self, seen: Json) -> None:
        if not seen["over"]:
            assert not any(each["hand"] for each in seen["view"]["seats"])
            assert "options" not in seen["decision"]

    def _check_record(self) -> None:
        """The replay holds every acknowledged answer, and can be played and proven."""
        text = self.house.ask("GET", f"/api/games/{self.game.id}/replay").text
        replay = from_lines(text)
        given = [said for who, said in replay.answers if who != "chance"]
        for at, text in self.said.items():
            assert given[at] == text, (at, given[at], text)
        if replay.proof is not None:
            verify(replay)
        replay.play()


def _moment(state: Json) -> tuple[int, int, int]:
    people = state["people"]
    return state["revision"], state["edition"], len(people["notes"])
