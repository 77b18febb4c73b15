"""Chance of games without a seed: nobody foretells it, and everybody can check it afterwards."""

from __future__ import annotations

import copy
import hashlib
import json
import pickle
import random
from dataclasses import replace

import pytest

from kit.lineups import few
from undergrowth import BadSave, BadSetup, BadText, Game, Setup
from undergrowth.engine.actions import Shuffle, parse
from undergrowth.engine.chance import KEYED, Chance, Stream, commitment_to, seeded
from undergrowth.session import PERSON, Session
from undergrowth.table.saving.proof import Proof
from undergrowth.table.saving.replay import Replay, from_lines, to_lines
from undergrowth.table.saving.saves import from_json
from undergrowth.table.saving.verifying import verify

KEY = bytes(range(32))
SETUP = Setup(seats=few()[:2])


def begun(players: list[str] | None = None) -> Session:
    return Session.new(SETUP, players or [PERSON, PERSON], None, KEY)


def answered_at_random(played: Session, answers: int, seed: int, undoes: bool = False) -> None:
    dice = random.Random(seed)
    for _ in range(answers):
        decision = played.game.decision
        if decision is None:
            return
        if undoes and played.undoable and dice.random() < 0.2:
            played.undo()
        else:
            played.answer(dice.choice(decision.options))


def over(seed: int = 1) -> Replay:
    """The replay of a whole game.

    Computer players would be seeded anew after each answer in a game with a key.
    """
    key = hashlib.sha256(b"%d" % seed).digest()
    played = Session.new(SETUP, [PERSON, PERSON], None, key)
    answered_at_random(played, 50_000, seed)
    assert played.game.over
    return played.replay


def of_chance(replay: Replay) -> list[str]:
    return [text for seat, text in replay.answers if seat == "chance"]


# ---- the stream


def test_a_stream_is_blake2b_of_a_counter() -> None:
    """As `docs/chance.md` says it, written down once more."""
    stream = Stream(KEY)
    for n in range(20):
        block = hashlib.blake2b(n.to_bytes(16, "little"), key=KEY, person=b"undergrowth").digest()
        assert stream.below(n + 2) == int.from_bytes(block, "little") % (n + 2)
    assert stream.drawn == 20


def test_a_shuffle_has_a_key_of_its_own() -> None:
    """More than one number of 31 bits, which somebody could try: 256 bits."""
    orders = [Stream(KEY, n).order() for n in range(50)]
    assert all(KEYED <= each < 2 * KEYED for each in orders)
    assert len(set(orders)) == 50
    cards, block = list(range(54)), Stream((orders[0] - KEYED).to_bytes(32, "big"))
    seeded(orders[0]).shuffle(cards)
    by_hand = list(range(54))
    for i in range(53, 0, -1):
        j = block.below(i + 1)
        by_hand[i], by_hand[j] = by_hand[j], by_hand[i]
    assert cards == by_hand
    assert sorted(cards) == list(range(54)) != cards


def test_every_order_comes_up_equally_often() -> None:
    stream = Stream(KEY)
    found: dict[tuple[int, ...], int] = {}
    for _ in range(2400):
        cards = [0, 1, 2, 3]
        stream.shuffle(cards)
        found[tuple(cards)] = found.get(tuple(cards), 0) + 1
    assert len(found) == 24
    chi = sum((n - 100) ** 2 / 100 for n in found.values())
    assert chi < 49.7  # one in a thousand, and the key is fixed


def test_seeds_give_what_they_gave() -> None:
    """Seeded games are the same for ever."""
    chance = seeded(7)
    assert type(chance) is Chance
    assert [chance.next() for _ in range(3)] == [722448874, 478240296, 157130769]
    assert [seeded(2**31).order(), seeded(-5).below(1000)] == [2003501300, 736]


def test_the_key_of_a_shuffle_is_read_again() -> None:
    text = str(Shuffle(KEYED + 12345))
    assert parse(text) == Shuffle(KEYED + 12345)
    for wrong in (2**31 + 1, KEYED - 1, 2 * KEYED, -1):
        with pytest.raises(BadText, match="is not a seed"):
            parse(f"shuffle {wrong}")


@pytest.mark.parametrize("key", [b"", b"short", bytes(33), "0" * 32, 7])
def test_a_key_has_a_length(key: object) -> None:
    with pytest.raises(BadSetup, match="the key is 32 bytes"):
        Game.new(SETUP, key=key)  # type: ignore[arg-type]


# ---- who holds it


def test_no_copy_knows_what_comes() -> None:
    """Copies for search, worlds, rollouts and copies by Python answer chance by seeds."""
    played = begun()
    answered_at_random(played, 10, seed=3)
    g = played.game
    assert g.stream is not None
    twins = [g.copy(), g.copy(log=True), copy.copy(g), copy.deepcopy(g), g.determinize(0, 5)]
    twins += [g.rollout(3, 1)]
    assert all(twin.stream is None for twin in twins)
    assert (g.chance.first, g.chance.second) == (seeded(0).first, seeded(0).second)


def test_neither_saves_nor_replays_nor_pickles_hold_the_key() -> None:
    played = begun()
    answered_at_random(played, 10, seed=3)
    g = played.game
    texts = [g.to_json(), g.to_json(), to_lines(played.replay), repr(g), str(g)]
    for text in texts:
        assert KEY.hex() not in text
    assert KEY not in pickle.dumps(g)
    assert KEY.hex() in played.to_json()  # the owner's own file


def test_a_save_without_its_session_goes_on_by_another_key() -> None:
    g = begun().game
    again = from_json(g.to_json())
    assert again.stream is not None and g.stream is not None
    assert again.stream.drawn == g.stream.drawn
    assert again.stream.key != from_json(g.to_json()).stream.key != KEY  # type: ignore[union-attr]
    assert again.to_json() == g.to_json()


def test_a_session_goes_on_by_its_key() -> None:
    played = begun()
    answered_at_random(played, 30, seed=4)
    again = Session.from_json(played.to_json())
    assert again.to_json() == played.to_json()
    for each in (played, again):
        answered_at_random(each, 60, seed=5)
    assert of_chance(played.replay) == of_chance(again.replay)


def test_another_key_gives_another_game() -> None:
    assert of_chance(over(1)) != of_chance(over(2))


def test_a_replay_that_is_played_on_has_another_key() -> None:
    played = begun()
    first, second = (from_lines(to_lines(played.replay)).play() for _ in range(2))
    assert first.stream is not None and second.stream is not None
    assert first.stream.key != second.stream.key


def test_computer_players_draw_from_a_new_generator_for_every_answer() -> None:
    """The answers of one tell nothing of the next."""
    played = begun(["random", "random"])
    before = played.generators[0]
    played.step()
    first = played.generators[0]
    player = seeded(0)
    player.first, player.second = before
    numbers = []
    for _ in range(1000):
        player.next()
        numbers.append([player.first, player.second])
    assert first not in numbers


# ---- what can be checked


def test_the_record_is_what_the_key_gives() -> None:
    replay = from_lines(to_lines(over()))
    assert replay.proof is not None
    assert replay.proof.commitment == commitment_to(bytes.fromhex(replay.proof.key))
    assert verify(replay) == len(of_chance(replay)) > 5


def test_undo_takes_back_no_answer_of_chance() -> None:
    """After any number of undos the dice are those that the key gives, in order."""
    for seed in range(4):
        played = begun()
        answered_at_random(played, 250, seed, undoes=True)
        known = replace(played.replay, proof=Proof(0, 0, commitment_to(KEY), KEY.hex()))
        assert verify(known) == len(of_chance(known)) > 1


def test_no_key_is_told_while_the_game_goes_on() -> None:
    played = begun()
    assert played.proof == Proof(0, 0, commitment_to(KEY))
    with pytest.raises(BadSave, match="published when the game is over"):
        verify(played.replay)


def test_what_was_not_committed_to_is_found_out() -> None:
    replay = over()
    with pytest.raises(BadSave, match="not the one that was committed to"):
        verify(replay, commitment="0" * 64)
    at = next(i for i, (seat, _) in enumerate(replay.answers) if seat == "chance")
    replay.answers[at] = ("chance", "shuffle 7")
    with pytest.raises(BadSave, match=r"answer \d+ of the record"):
        verify(replay)


def test_a_seeded_game_proves_nothing() -> None:
    played = Session.new(SETUP, ["random", "random"], 7)
    played.advance()
    with pytest.raises(BadSave, match="dealt by a seed"):
        verify(played.replay)


@pytest.mark.parametrize(
    "proof",
    [3, [], {"since": -1}, {"drawn": True}, {"key": "00"}, {"commitment": "X" * 64}, {"key": 5}],
)
def test_a_damaged_proof_is_refused(proof: object) -> None:
    lines = to_lines(begun().replay).split("\n", 1)
    header = json.loads(lines[0]) | {"proof": proof}
    with pytest.raises(BadSave, match=r"line 1: the header is damaged: (a )?proof"):
        from_lines("\n".join([json.dumps(header), lines[1]]))
