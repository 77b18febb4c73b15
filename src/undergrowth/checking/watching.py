"""Faults that test games show at their questions: sentences, saves, positions, shared objects."""

from __future__ import annotations

import inspect
import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Final

from undergrowth import position
from undergrowth.checking.asking import tells_by_silence
from undergrowth.checking.counting import cards_everywhere
from undergrowth.checking.findings import error_said
from undergrowth.checking.items import ItemCount, undeclared
from undergrowth.checking.registered import file_of
from undergrowth.checking.telling import told_pieces
from undergrowth.checking.vetoes import unexplained
from undergrowth.checking.worlds import Worlds
from undergrowth.engine.chance import seeded
from undergrowth.engine.errors import BadPosition
from undergrowth.engine.frames import CHANCE, NOBODY, Decision
from undergrowth.engine.messages import Message
from undergrowth.engine.owners import owner_of
from undergrowth.law.setup.seats import is_automated
from undergrowth.shown.turn import step_sections
from undergrowth.table.book import book
from undergrowth.table.described.reader import Reader
from undergrowth.table.faction import Faction
from undergrowth.table.game import Game
from undergrowth.table.labels import label, question, tell
from undergrowth.table.moments import PHASES
from undergrowth.table.names import CARDS, PIECES
from undergrowth.table.owner import Owner
from undergrowth.table.sources import Source
from undergrowth.words.languages import DEFAULT
from undergrowth.words.rendering import rendered

_UNKNOWN: Final = re.compile(r"Unknown external: (\w+)")
_LOOKS: Final = 2
"""How many times a question of the package is looked at in a game."""
_EVERY: Final = 100
"""Of other questions each that comes after so many is looked at."""
_WORLDS: Final = 8
"""How many times the hands are dealt anew at a question."""


class Watch:
    """The faults of a package in one test game."""

    def __init__(self, g: Game, worlds: Worlds, what: str, home: Path) -> None:
        """`what` is played, such as `factions/corvids`; `home` is the folder of the package."""
        self.faults: Final[dict[tuple[str, str], str]] = {}
        """Each problem by its file and its entry, in the order in which they were found."""
        self._owner: Final = worlds.owner
        self._what: Final = what
        self._home: Final = home
        self._worlds: Final = worlds
        self._told = 0
        self._looks: Final[Counter[str]] = Counter()
        self._asked = 0
        self._cards: Counter[int] = Counter()
        """2.1 The cards of the deck in the game, wherever they lie; none before its first turn."""
        self._items: Final = ItemCount()
        self._read_nothing(g)
        self._kept: Final = {source.board_name(): _kept(source) for source in self._sources(g)}

    def look(self, g: Game) -> None:
        """Note the faults at an open question, if it is the package's own or its turn has come.

        Of a question of ours the sentences are known; the table may hold a board of the package.
        """
        decision = g.decision
        if decision is None:
            return
        self._worlds.offered.update(type(option) for option in decision.offered)
        self._hear(g)
        self._count_cards(g)
        self._count_items(g)
        for kind, method, problem in self._worlds.faults(g):
            self._add_to(kind, method, problem)
        self._asked += 1
        asking = owner_of(type(g.stack[-1]))
        if decision.prompt.startswith(f"{self._owner}:") or asking == self._owner:
            self._looks[decision.prompt] += 1
            if self._looks[decision.prompt] > _LOOKS:
                return
            self._read(f"the question {decision.prompt}", question(g, decision))
            self._offers_each_once(decision)
            for option in decision.options:
                self._read(f"the answer {option.verb}", label(g, option))
        elif self._asked % _EVERY != 0:
            return
        self._forbids_with_reason(g)
        self._asks_in_any_case(g)
        self._tells_of_items(g)
        self._comes_back("save", decision, lambda: Game.from_json(g.copy().to_json()))
        self._settles_openly(g, decision)
        if g.turns > 0:
            self._comes_back("position", decision, lambda: self._described_again(g))
            self._count_steps(g)

    def look_back(self, g: Game) -> None:
        """Note the faults that show at the end of the game."""
        for event in g.log or []:
            self._read(f"the event {event.verb}", tell(g, event))
        for source in self._sources(g):
            self._has_not_changed(source)
            if isinstance(source, Owner):
                self._has_what_it_uses(source)

    def _hear(self, g: Game) -> None:
        """1.2.1 Note new events that name face-down pieces to viewers who may not know them."""
        log = g.log or []
        news, self._told = log[self._told :], len(log)
        for event in news:
            for kind, viewer in told_pieces(g, event):
                piece = PIECES.text(g.box.kinds[kind].piece)
                whom = "spectators" if viewer == NOBODY else g.seat_name(viewer)
                problem = f"names {piece} to {whom}, who may not know what lies face down"
                expected = "expected it in `secret`, with `knowing(g, kind, place)` as `seen_by`"
                self._add(f"the event {event.verb}, of {event.act}", f"{problem}: {expected}")

    def _count_cards(self, g: Game) -> None:
        """2.1 Note cards that an answer has lost or made, or that their place does not tell of."""
        before, now = self._cards, Counter(cards_everywhere(g))
        self._cards = now if g.turns > 0 else before
        if not before or now == before:
            return
        answer = (g.answers or [""])[-1]
        lost, made = before - now, now - before
        said = [f"{CARDS.text(card)} is nowhere" for card in lost]
        said += [f"{CARDS.text(card)} is there twice" for card in made]
        expected = "expected each card in one place that `hidden()` or `open_cards()` lists"
        self._add(f"the answer {answer}", f"{', '.join(said)} after it; {expected}")

    def _count_items(self, g: Game) -> None:
        """5.1.5 Note the first items that a turn has lost or made, with the answer that did.

        Where a board does not tell of its items, that alone is noted.
        """
        changed = self._items.changed(g)
        noted = [entry for _, entry in self.faults if entry.endswith(".items_held")]
        if changed is not None and not noted and not self._items.noted:
            self._items.noted = True
            answer, difference = changed
            expected = "return_to_supply, receive_item or remove_item, and a board that tells of it"
            self._add(f"the answer {answer}", f"{difference} after it; expected {expected}")

    def _tells_of_items(self, g: Game) -> None:
        """5.1.5 Note boards that do not tell of the items on them."""
        for source in self._sources(g):
            for method, problem in undeclared(g, source):
                self._add_to(type(source), method, problem)

    def _asks_in_any_case(self, g: Game) -> None:
        """1.2.1 Note a question of Daylight that is asked only if there are options."""
        frame = g.stack[-1]
        if owner_of(type(frame)) == self._owner:
            found = tells_by_silence(g, lambda each: owner_of(type(each)) == self._owner)
            if found is not None:
                self._add_to(type(frame), *found)

    def _forbids_with_reason(self, g: Game) -> None:
        """1.1.2 Note vetoes of the package, as the table is now, for which nobody has a reason."""
        for source in self._sources(g):
            for hook, problem in unexplained(g, source):
                self._add_to(type(source), hook, problem)

    def _has_not_changed(self, source: Source) -> None:
        """Note attributes of a source that a game has changed."""
        before, now = self._kept.get(source.board_name(), {}), _kept(source)
        for name in [name for name in now if before and now[name] != before.get(name)]:
            problem = "changed during a game; expected a field of its board: all games share it"
            self._add(f"{type(source).__name__}.{name}", problem)

    def _has_what_it_uses(self, owner: Owner) -> None:
        """Note `self.warrior` or `self.pawn` in the code of an owner that has none."""
        used = _code_of(owner, self._owner)
        for word, kind in (("warrior", owner.warrior), ("pawn", owner.pawn)):
            if kind < 0 and f"self.{word}" in used:
                problem = "is used, and its data have none: expected a [[piece]] or pieces_of"
                self._add(f"{type(owner).__name__}.{word}", problem)

    def _sources(self, g: Game) -> list[Source]:
        """Return the sources of the game that the package defines."""
        return [each for each in book(g).sources if owner_of(type(each)) == self._owner]

    def _read_nothing(self, g: Game) -> None:
        """Note entries of boards that are declared and not read, or read and not declared."""
        for source in self._sources(g):
            empty = Game(g.setup, g.rulebook, seeded(1))
            doc = Reader(source.board_name(), {}, source.board_entries())
            try:
                source.read_board(empty, doc)
            except Exception:  # a board that cannot be empty
                continue
            name = type(source).__name__
            for entry in doc.unasked():
                self._add(f"{name}.read_board", f"does not read {entry}, which board_entries lists")
            for entry in doc.undeclared():
                self._add(f"{name}.board_entries", f"does not list {entry}, which read_board reads")

    def _add(self, what: str, problem: str) -> None:
        self.faults.setdefault((self._what, what), problem)

    def _add_to(self, kind: type, method: str, problem: str) -> None:
        """Note a problem of a class of the package, or of one of its methods."""
        entry = f"{kind.__name__}.{method}" if method else kind.__name__
        self.faults.setdefault((file_of(kind, self._home), entry), problem)

    def _read(self, what: str, message: Message) -> None:
        """Note a message without a sentence, or one whose sentence lacks an argument."""
        problems = rendered(message, DEFAULT)[1]
        if problems:
            given = ", ".join(f"${name}" for name in message.args) or "no argument"
            said = [_UNKNOWN.sub(rf"asks for $\1; it gets {given}", each) for each in problems]
            self._add(what, f"cannot be read: {'; '.join(said)}")

    def _offers_each_once(self, decision: Decision) -> None:
        """Note options that are there twice: their text is their identity."""
        for text, many in Counter(decision.texts()).items():
            if many > 1:
                expected = "expected each once, such as by g.hand_kinds(seat)"
                self._add(f"the question {decision.prompt}", f"offers {text!r} twice; {expected}")

    def _comes_back(self, form: str, decision: Decision, again: Callable[[], Game]) -> None:
        """Note a game that cannot be written and read, or that has other options then."""
        what, where = f"a {form}", f"at the question {decision.prompt}"
        try:
            found = again().decision
        except Exception as error:  # any error of the package's code
            self._add(what, f"cannot be written and read {where}: {error_said(error)}")
            return
        if found is None or found.texts() != decision.texts():
            self._add(what, f"has other options when it is read {where}")

    def _settles_openly(self, g: Game, decision: Decision) -> None:
        """1.2.1 Note a question that other hands would settle: not to be asked tells of a hand."""
        if len(decision.options) == 1 or decision.seat == CHANCE:
            return
        asking = g.copy()
        asking.asks_lone = True
        for seed in range(_WORLDS):
            world = asking.determinize(NOBODY, seed, afresh=True)
            if world.decision is None or len(world.decision.options) > 1:
                continue
            world.asks_lone = False
            if not world.ask_again():
                problem = "is settled where a hand leaves one option, which tells of it (1.2.1)"
                self._add(f"the question {decision.prompt}", f"{problem}: expected g.ask")
                return

    def _described_again(self, g: Game) -> Game:
        """Return the game of the position that describes a game.

        Raises `BadPosition` if a board of the package is another one in it.
        """
        again = position.game(position.describe(g), possible=False)
        for source in self._sources(g):
            if source.board_at >= 0 and not g.boards[source.board_at].hidden():
                here, there = g.boards[source.board_at], again.boards[source.board_at]
                if here != there:
                    raise BadPosition(f"{here} is read as {there}: see write_board")
        return again

    def _count_steps(self, g: Game) -> None:
        """1.4.1 Note phases whose steps are more or fewer than their sections."""
        for faction in [each for each in self._sources(g) if isinstance(each, Faction)]:
            if is_automated(faction.name):
                continue
            for phase, steps in enumerate((faction.birdsong, faction.daylight, faction.evening)):
                made, listed = len(steps(g)), len(step_sections(faction.name, phase))
                if made != listed:
                    name = f"data/factions/{faction.name}.toml: steps {PHASES[phase]}"
                    self._add(name, f"lists {listed} steps; {PHASES[phase]}(g) returns {made}")


def _code_of(source: Source, owner: str) -> set[str]:
    """Return the words of the classes of a source that a package defines."""
    own = [kind for kind in type(source).__mro__ if owner_of(kind) == owner]
    return {word for kind in own for word in re.findall(r"self\.\w+", inspect.getsource(kind))}


def _kept(source: Source) -> dict[str, object]:
    """Return the plain values that a source keeps, and copies of its lists."""
    return {
        name: list(value) if isinstance(value, list) else value
        for name, value in getattr(source, "__dict__", {}).items()
        if isinstance(value, (int, str, list))
    }
