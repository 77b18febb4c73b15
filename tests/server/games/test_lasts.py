"""1.4 An answer that ends a turn for good is refused where the sender wants to think it over."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from server.kit import Json, Refusal, Seat, any_option, serving

FACTIONS = ["eyrie_dynasties", "marquise_de_cat"]


def sent(seat: Seat, state: Json, text: str) -> Json:
    """Send an answer that is not to be the last one; returns the state after it."""
    body = {"revision": state["revision"], "text": text, "unless_last": True}
    found: Json = seat.api.post(f"{seat.path}/answers", body, seat.token)
    return found


def test_the_last_answer_needs_another_word(tmp_path: Path) -> None:
    """The refusal says what would end and what follows, as looking ahead does."""
    with serving(tmp_path) as server:
        seat = server.api.create(["here", "random"], FACTIONS).seat(0)
        dice, refused, taken = random.Random(4), 0, 0
        while refused < 3:
            state = seat.my_turn()
            told = seat.api.get(f"{seat.path}/ahead", seat.token)["outcomes"]
            text = any_option(state, dice)
            if told[text].get("last") is None:
                taken += sent(seat, state, text)["revision"] > state["revision"]
                continue
            with pytest.raises(Refusal) as refusal:
                sent(seat, state, text)
            assert (refusal.value.status, refusal.value.code) == (409, "last_answer")
            outcome = refusal.value.error["outcome"]
            assert outcome == {key: told[text][key] for key in outcome}
            assert outcome["last"] in ("turn", "phase")
            assert seat.state()["revision"] == state["revision"]
            seat.answer(text, state)
            refused += 1
        assert taken > 3


def test_what_is_wrong_is_refused_as_ever(tmp_path: Path) -> None:
    """An answer that is not offered, is no answer, or comes too late."""
    with serving(tmp_path) as server:
        seat = server.api.create(["here", "random"], FACTIONS).seat(0)
        state = seat.my_turn()
        late = {**state, "revision": state["revision"] + 1}
        for now, text, code in (
            (state, "battle", "illegal"),
            (state, "no verb", "bad_text"),
            (late, state["decision"]["options"][0]["text"], "stale"),
        ):
            with pytest.raises(Refusal) as refusal:
                sent(seat, now, text)
            assert refusal.value.code == code
