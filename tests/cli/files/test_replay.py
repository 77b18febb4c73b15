"""Replays are stepped through, and show nobody more than they may see."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kit.terminal import Run, random_answers, session
from undergrowth.session import Session
from undergrowth.table.saving.replay import Replay, to_lines


@pytest.fixture(scope="module")
def played() -> Session:
    """The first fifty answers of a person, and those of the others."""
    made = session("alliance", seed=3)
    random_answers(made, 50)
    return made


@pytest.fixture
def file(played: Session, tmp_path: Path) -> Path:
    path = tmp_path / "game.jsonl"
    path.write_text(to_lines(played.replay))
    return path


def answers(played: Session) -> Replay:
    return played.replay


def test_it_begins_at_the_beginning_and_steps(ug: Run, file: Path, played: Session) -> None:
    last = len(played.replay.answers)
    ran = ug("replay", file, stdin="\n\nb\n9\ne\n\nt 2\nt\nzz\nq\n")
    assert ran.code == 0
    places = [line for line in ran.lines if line.startswith("──") and " of " in line]
    numbers = [line.split("Answer ")[1].split()[0] for line in places if "Answer " in line]
    assert numbers[:6] == ["1", "2", "1", "9", str(last), str(last)]
    assert f"The beginning of {last} answers" in places[0]
    assert "turn 2 ·" in ran.out and "turn 3 ·" in ran.out
    assert "'zz' is none of: Enter next" in ran.out


def test_the_end_of_input_ends_it(ug: Run, file: Path) -> None:
    assert ug("replay", file).code == 0


def test_a_position_is_printed_without_asking(ug: Run, file: Path, played: Session) -> None:
    last = len(played.replay.answers)
    ran = ug("replay", file, "--to", last, "--width", 80)
    assert ran.code == 0
    assert f"Answer {last} of {last}" in ran.out
    assert "Woodland Alliance is asked:" in ran.out
    assert max(len(line) for line in ran.lines) <= 80
    assert ug("replay", file, "--to", last + 1).err == (
        f"Error: there are {last} answers, not {last + 1}\n"
    )


def test_the_public_sees_no_hand(ug: Run, file: Path, played: Session) -> None:
    last = len(played.replay.answers)
    public = ug("replay", file, "--to", last).out
    assert "Your hand" not in public
    assert "All hands" not in public
    own = ug("replay", file, "--to", last, "--as", "alliance").out
    assert "Your hand" in own
    everything = ug("replay", file, "--to", last, "--as", "all").out
    assert "All hands" in everything
    assert "Supporters" in everything


def test_the_list_hides_cards_and_shuffles_from_the_public(
    ug: Run, file: Path, played: Session
) -> None:
    texts = [text for _, text in played.replay.answers]
    everything = ug("replay", file, "--list", "--as", "all", "--width", 120)
    assert [line.split(": ", 1)[1] for line in everything.lines] == texts
    public = ug("replay", file, "--list").lines
    assert len(public) == len(texts)
    for line, text in zip(public, texts, strict=True):
        if text.startswith(("shuffle", "support")):
            assert line.endswith("...")
    assert any("keep in" in line for line in public)


def test_saves_and_sessions_are_replayed_too(ug: Run, played: Session, tmp_path: Path) -> None:
    for name, text in (("a.json", played.to_json()), ("b.json", played.game.to_json())):
        path = tmp_path / name
        path.write_text(text)
        assert ug("replay", path, "--to", 3).code == 0


def test_a_line_that_cannot_be_played_is_named(ug: Run, file: Path) -> None:
    lines = file.read_text().splitlines()
    lines[4] = json.dumps({"seat": "marquise_de_cat", "answer": "keep in 12"})
    file.write_text("\n".join(lines))
    ran = ug("replay", file)
    assert ran.code == 2
    assert f"{file}: line 5: " in ran.err


def test_unknown_eyes_are_refused(ug: Run, file: Path) -> None:
    assert "'moles' is not a faction" in ug("replay", file, "--as", "moles").err
    ran = ug("replay", file, "--as", "second_vagabond")
    assert ran.code == 2
    assert "has no seat" in ran.err
