"""The community's own parser reads the games that we write, where `npm ci` in web has got it."""

from __future__ import annotations

import json
import random
import re
import shutil
import subprocess
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import pytest

from kit.rootlogs import played
from undergrowth import BadSetup, Setup
from undergrowth.rootlog import NoLetters, read, to_rootlog
from undergrowth.rootlog.notation.letters import Letters
from undergrowth.table.saving.replay import Replay

WEB: Final = Path(__file__).parents[2] / "web"
PACKAGE: Final = WEB / "node_modules/@seiyria/rootlog-parser"
KNOWN: Final = "ACDELOPV"
"""Letters of the factions that its release on npm knows; G plays only beside V."""
SEATS: Final = 4
SCRIPT: Final = """
const { parseRootlog } = require('@seiyria/rootlog-parser');
console.error = () => {};
let given = '';
process.stdin.on('data', (part) => { given += part; });
process.stdin.on('end', () => {
  console.log(JSON.stringify(JSON.parse(given).map((log) => parseRootlog(log))));
});
"""


def logs() -> list[str]:
    """Games of all factions that the parser knows, on every map, with both decks."""
    letters = Letters()
    names = [script.faction for script in letters.scripts.values() if script.letter in KNOWN]
    decks = [*letters.decks]
    found: list[str] = []
    for number, map in enumerate(letters.maps):
        seats = [names[(number * 2 + i) % len(names)] for i in range(SEATS)]
        setup = Setup(map=map, deck=decks[number % len(decks)], seats=seats)
        found.append(to_rootlog(played(setup, number + SEED, 300)))
    return found


SEED: Final = 1
"""The first of seeds with which a player with a character has one with letters."""


def parsed(texts: list[str]) -> list[dict[str, Any]]:
    """Return what the parser makes of logs."""
    node = shutil.which("node")
    if node is None or not PACKAGE.is_dir():
        pytest.skip("Node or the parser is not installed: npm ci in web")
    command = [node, "--eval", SCRIPT]
    ran = subprocess.run(
        command, input=json.dumps(texts), cwd=WEB, capture_output=True, text=True, timeout=120
    )
    assert ran.returncode == 0, ran.stderr
    games: list[dict[str, Any]] = json.loads(ran.stdout)
    return games


def test_the_parser_reads_our_games() -> None:
    texts = logs()
    for text, game in zip(texts, parsed(texts), strict=True):
        ours = read(text)
        assert ours.wrong is None and game["parseErrors"] == []
        assert [turn["taker"] for turn in game["turns"]] == [line.letter for line in ours.log.turns]
        actions = [len(turn["actions"]) for turn in game["turns"]]
        assert actions == [len(line.actions) for line in ours.log.turns]
        assert game["players"].keys() == ours.log.players.keys()
        assert game.get("winner", []) == ours.winners


def test_the_parser_finds_what_is_no_action() -> None:
    """So nothing it is silent about has been left unread."""
    found = parsed(["Map: Fall\nDeck: Standard\nC: Ada\nE: Bob\nC:w->1/nonsense"])
    assert len(found[0]["parseErrors"]) == 1


V28: Final = [
    Setup(map="lake", seats=["marquise", "eyrie", "riverfolk"]),
    Setup(
        seats=["marquise", "eyrie", "duchy"],
        hirelings=["popular_band", "highway_bandits", "the_exile"],
        landmarks=1,
        landmark_cards=["black_market"],
    ),
    Setup(seats=["keepers", "hundreds", "eyrie"]),
]
NEWER: Final = re.compile(
    r'"(?:Landmarks|Hirelings): '  # first lines that it has no handlers for
    r"|\b\d*f\d*->"  # the ferry
    r"|h_[A-Z]|market\$"  # hirelings, and what lies on the card of a landmark
)
"""Forms that version 2.8 has published, or leaves to the writer, and the release on npm, of 2020,
does not know; nor does it know H and K, whatever they do in their turns."""


def test_what_it_finds_in_our_games_is_newer_than_it() -> None:
    """docs/rootlog.md lists these forms."""
    texts = [to_rootlog(played(setup, 7, 900)) for setup in V28]
    found = [game["parseErrors"] for game in parsed(texts)]
    assert all(found)
    for text, errors in zip(texts, found, strict=True):
        letters = {line[0] for line in text.splitlines() if re.match(r"[A-Z]:", line)}
        for error in errors:
            assert NEWER.search(error) or letters & {"H", "K"}, error


def games_with(count: int, seed: int) -> list[Replay]:
    """Games of the factions that it knows, most with hirelings and landmarks, drawn anew."""
    letters, dice, found = Letters(), random.Random(seed), list[Replay]()
    names = [each.faction for each in letters.scripts.values() if each.letter in KNOWN]
    while len(found) < count:
        setup = Setup(
            map=dice.choice([*letters.maps]),
            deck=dice.choice([*letters.decks]),
            seats=dice.sample(names, 3),
            hirelings=dice.sample([*letters.hirelings], dice.choice([0, 3])),
            landmarks=dice.choice([0, 1]),
            landmark_cards=dice.sample([*letters.landmarks], 1),
        )
        # Sides of one card, or of a faction that plays, and characters without letters.
        with suppress(BadSetup, NoLetters):
            replay = played(setup, dice.randrange(1000), 200)
            to_rootlog(replay)
            found.append(replay)
    return found


NEW: Final = re.compile(
    r"^(?:Landmarks|Hirelings):|h_[A-Z]|(?:city|market|treetop|forge|tower)(?:\$|\d*->)"
    r"|(?:^|[:/+(])\d*f\d*(?:->|[+)])"
)
"""What the parser does not know; for the ferry it has another letter."""


@pytest.mark.parametrize(
    "seed", [1, *(pytest.param(seed, marks=pytest.mark.long) for seed in range(2, 8))]
)
def test_written_for_it_no_game_has_an_error(seed: int) -> None:
    """Whatever it does not know is a comment; all else stands where it stood."""
    replays = games_with(SEATS, seed)
    texts = [to_rootlog(replay, for_parser=True) for replay in replays]
    assert [game["parseErrors"] for game in parsed(texts)] == [[] for _ in texts]
    for text, replay in zip(texts, replays, strict=True):
        both = zip(to_rootlog(replay).splitlines(), text.splitlines(), strict=True)
        for published, line in both:
            if not NEW.search(published):
                assert line == published
            else:
                assert re.match(rf"(?:// )?{published[0]}", line), line


def test_factions_that_it_does_not_know_are_refused() -> None:
    """By their names: nothing of theirs could be a comment."""
    replay = played(Setup(seats=["keepers", "hundreds", "eyrie"]), 1, 20)
    with pytest.raises(NoLetters, match="keepers_in_iron, the faction lord_of_the_hundreds"):
        to_rootlog(replay, for_parser=True)
