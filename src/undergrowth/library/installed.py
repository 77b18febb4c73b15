"""The installed library: it makes games from installed content, and works on whole games."""

from __future__ import annotations

import json
from typing import Final

from undergrowth.ai import Tally, make_player, play
from undergrowth.data import sheet
from undergrowth.engine.actions import Action
from undergrowth.engine.chance import seeded
from undergrowth.engine.errors import BadSave, BadSetup
from undergrowth.engine.given import given_as, given_number
from undergrowth.engine.messages import Reason
from undergrowth.engine.registries import derived_cache
from undergrowth.law.appraise import outlook
from undergrowth.law.setup.advanced import AdvancedSetup
from undergrowth.law.setup.seats import humans, is_undrafted
from undergrowth.law.setup.standard import (
    StandardSetup,
)
from undergrowth.library.completing import check_agreed_hirelings, completed
from undergrowth.library.making import has_paths, make_rulebook
from undergrowth.library.options import options_without_words
from undergrowth.shown.observe import observe, outcome
from undergrowth.shown.outline import state_key, summary
from undergrowth.table.book import Book
from undergrowth.table.described.seen import GameView, OutcomeView
from undergrowth.table.frames import Frame
from undergrowth.table.game import Game, Library
from undergrowth.table.hidden.determinize import determinize
from undergrowth.table.refusals import why
from undergrowth.table.saving.saves import from_json, to_json
from undergrowth.table.setup import Setup, SetupOption

_KEPT: Final = 500
"""The most rulebooks kept for sharing: a draft uses several of them."""

_ALL: Final = "all"


class InstalledLibrary(Library):
    """The library of this package."""

    def __init__(self) -> None:
        self._books: dict[str, Book] = derived_cache({})
        self._options: dict[str, list[SetupOption]] = derived_cache({})

    def complete(self, setup: Setup) -> Setup:
        """5.1.1 Return the setup with full names.  Raises `BadSetup` when it cannot be played."""
        if _ALL not in self._options:
            self._options[_ALL] = options_without_words()
        return completed(setup, self._options[_ALL])

    def rulebook(self, setup: Setup) -> Book:
        """Return the rulebook of a completed setup; equal setups share it while it is kept."""
        others = " ".join(setup.in_play + setup.hirelings)
        together = " together" if setup.cooperative else ""
        paths = " paths" if has_paths(setup) else ""
        agreed = "".join(f" | {name}" for name in setup.house_rules)
        key = f"{setup.map} {setup.deck} {' '.join(setup.entries())} + {others}{together}{paths}"
        key += agreed
        found = self._books.get(key)
        if found is None:
            if len(self._books) >= _KEPT:
                del self._books[next(iter(self._books))]  # games that use it keep their reference
            found = self._books[key] = make_rulebook(setup)
        return found

    def opening(self, setup: Setup) -> Frame:
        """5.1, A Return the procedure of setup.  Raises `BadSetup` for a draft with factions named
        already."""
        named = [name for name in humans(setup.seats) if not is_undrafted(name)]
        if setup.draft and named:
            raise BadSetup(
                f"{', '.join(named)}: in a draft factions are chosen, not named beforehand"
                " (law A.8.3); leave the seats out, or draft out"
            )
        check_agreed_hirelings(setup)
        return AdvancedSetup() if setup.advanced else StandardSetup()

    def from_opening(self, opening: str, seed: int, scripted: bool, stops: list[str]) -> Game:
        """Return a game from a described position, as JSON.  Raises `BadPosition`.

        Whether it is possible was checked when that game began, by the release of then.
        """
        from undergrowth.position import game

        document = json.loads(opening)
        return game(
            document, seed, scripted=scripted, asks_all=scripted, possible=False, stops=stops
        )

    def opening_of_first(self, opening: str) -> str:
        """Return a position that says what release 0.1.0 took for granted in it.

        It left dominance cards in the deck (5.1.3), and all items in the supply.
        """
        document = json.loads(opening)
        if isinstance(document, dict):
            items = sheet("setup").counts("item_supply")
            document = {"dominance_cards": True, "items": items, **document}
        return json.dumps(document)

    # ---- what can be done with a whole game

    def observe(self, g: Game, seat: int) -> GameView:
        return observe(g, seat)

    def outcome(self, g: Game) -> OutcomeView | None:
        return outcome(g)

    def determinize(self, g: Game, seat: int, seed: int, afresh: bool) -> Game:
        return determinize(g, seat, given_as("seed", seed, int, BadSetup), bool(afresh))

    def state_key(self, g: Game, seat: int) -> str:
        return state_key(g, seat)

    def values(self, g: Game) -> list[int]:
        return [outlook(g, seat) for seat in range(g.seats)]

    def rollout(self, g: Game, depth: int, seed: int, player: str) -> Game:
        given_number("depth", depth, 0, BadSetup)
        given_as("seed", seed, int, BadSetup)
        after = g.copy()
        after.chance = seeded(seed)
        players = [make_player(player, each, seed * g.seats + each) for each in range(g.seats)]
        play(after, players, depth, Tally(g.seats))
        return after

    def summary(self, g: Game) -> str:
        return summary(g)

    def why(self, g: Game, seat: int, action: Action) -> Reason | None:
        return why(g, seat, action)

    def to_json(self, g: Game) -> str:
        return to_json(g)

    def from_json(self, text: str | bytes) -> Game:
        return from_json(
            text if isinstance(text, bytes) else given_as("a save", text, str, BadSave)
        )
