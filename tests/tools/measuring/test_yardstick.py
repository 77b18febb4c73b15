"""People's deeds as answers: what a log tells is found among the engine's options, and ranked."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bench.yardstick.__main__ import main
from bench.yardstick.deeds import deeds, key_of, questions
from undergrowth import Game, Setup
from undergrowth.ai import Tally, make_player, play
from undergrowth.rootlog import read, to_rootlog
from undergrowth.rootlog.notation.actions import Action
from undergrowth.rootlog.notation.forms import action_of
from undergrowth.rootlog.notation.letters import Letters
from undergrowth.table.saving.replay import replay_of


def log(answers: int) -> str:
    """The log of a game of greedy players."""
    g = Game.new(Setup(seats=["marquise", "alliance", "vagabond", "corvids"]), seed=5)
    players = [make_player("greedy", seat, seat) for seat in range(g.seats)]
    play(g, players, answers, Tally(g.seats))
    return to_rootlog(replay_of(g))


def action(text: str, me: str = "C") -> Action:
    return action_of(Letters(), me, text)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("XE5", ("battle", "E", "5")),
        ("3w5->1", ("move", "Cw", 3, "5", ("1",))),
        ("b_s->10+2", ("move", "Cb_s", 1, "", ("10", "2"))),
        ("Zsabo", ("craft", "sabo")),
        ("Ew5->1", None),
        ("w5->", None),
        ("++3", None),
    ],
)
def test_own_deeds_have_a_key(text: str, key: object) -> None:
    assert key_of(action(text), "C") == key


def test_most_deeds_of_a_game_are_found_among_its_options() -> None:
    reading = read(log(140))
    told = list(deeds(reading))
    found = [(deed, questions(reading, deed, 1)) for deed in told]
    assert len(told) > 20
    assert sum(bool(asked) for _, asked in found) > 0.6 * len(told)
    for _, asked in found:
        for each in asked:
            assert each.game.decision is not None
            assert each.answer in each.game.decision.options


def test_deeds_are_kept_and_the_table_is_filled(tmp_path: Path) -> None:
    game, file, page = (tmp_path / name for name in ("a.rootlog", "a.jsonl", "a.md"))
    game.write_text(log(60), "utf-8")
    page.write_text("<!-- figures: yardstick -->\n<!-- end -->\n", "utf-8")
    words = [str(game), "--out", str(file), "--page", str(page), "--player", "greedy"]
    main(words)
    lines = file.read_text("utf-8").splitlines()
    asked = [json.loads(line)["asked"] for line in lines[1:]]
    assert any(asked) and all(0 <= rank <= of for each in asked for rank, of in each)
    assert "| all |" in page.read_text("utf-8")
    file.write_text("\n".join(lines[:3]) + "\n", "utf-8")
    main(words)
    assert file.read_text("utf-8").splitlines() == lines
