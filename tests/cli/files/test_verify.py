"""`undergrowth verify` draws again what chance has answered."""

from __future__ import annotations

import json
from pathlib import Path

from kit.terminal import Run


def played(ug: Run, folder: Path, *flags: str) -> Path:
    """The replay of a whole game of computer players."""
    path = folder / "game.jsonl"
    seats = ("--seats", "marquise,eyrie", "--me", "none", "--player", "random")
    assert ug("terminal", *seats, *flags, "--replay", path).code == 0
    return path


def test_a_game_without_a_seed_is_verified(ug: Run, tmp_path: Path) -> None:
    path = played(ug, tmp_path)
    commitment = json.loads(path.read_text().splitlines()[0])["proof"]["commitment"]
    ran = ug("verify", path, "--commitment", commitment)
    assert ran.code == 0
    assert "committed to before the game" in " ".join(ran.out.split())
    assert ug("verify", path).code == 0


def test_another_commitment_is_refused(ug: Run, tmp_path: Path) -> None:
    ran = ug("verify", played(ug, tmp_path), "--commitment", "0" * 64)
    assert (ran.code, "not the one that was committed to" in ran.err) == (2, True)


def test_a_seeded_game_says_so(ug: Run, tmp_path: Path) -> None:
    ran = ug("verify", played(ug, tmp_path, "--seed", "5"))
    assert (ran.code, "dealt by a seed" in ran.err) == (2, True)


def test_files_that_are_begun_without_a_seed_hold_no_key(ug: Run, tmp_path: Path) -> None:
    """Each answer of chance is drawn anew: nobody can foretell it from the file."""
    one, other = tmp_path / "one.json", tmp_path / "other.json"
    for path in (one, other):
        assert ug("new", path, "--seats", "marquise,eyrie").code == 0
    assert json.loads(one.read_text())["drawn"] > 0
    assert "key" not in json.loads(one.read_text())
    assert json.loads(one.read_text())["table"] != json.loads(other.read_text())["table"]
