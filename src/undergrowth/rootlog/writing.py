"""Writing of a game as Rootlog.

The game is played again.  Its events are written in order; other changes on the table follow as
moves.  The writer keeps the table as its log tells it, by the code that reads logs, so a written
log can be read and leads to the same table.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from undergrowth.engine.errors import BadSave
from undergrowth.engine.events import Event
from undergrowth.engine.given import given_as
from undergrowth.engine.messages import printed_title
from undergrowth.rootlog.changes import Changes
from undergrowth.rootlog.happening import Happening
from undergrowth.rootlog.heading import beside_of, check_letters, headers, pool_line
from undergrowth.rootlog.joining import after_arriving, joined
from undergrowth.rootlog.notation.actions import Action, Move, Tally, owner_in
from undergrowth.rootlog.notation.errors import NoLetters
from undergrowth.rootlog.notation.letters import Letters
from undergrowth.rootlog.notation.scripts import Script
from undergrowth.rootlog.parsable import Parsable
from undergrowth.rootlog.standing import Standing, places_of, standing
from undergrowth.rootlog.state import LoggedTable
from undergrowth.rootlog.world import world_of
from undergrowth.table.game import Game
from undergrowth.table.saving.replay import Replay


@dataclass
class Writing:
    """A turn, or the setup of a player."""

    letter: str
    actions: list[Action] = field(default_factory=list)


class Writer:
    """The writer of one game's log."""

    def __init__(self, g: Game, letters: Letters) -> None:
        check_letters(g, letters)
        self.g: Final = g
        self.letters: Final = letters
        self.scripts: Final[list[Script]] = [letters.script(name) for name in g.setup.seats]
        hired = [letters.hirelings[name] for name in g.setup.hirelings]
        self.owners: Final[list[Script]] = [*self.scripts, *hired]
        self.places: Final = places_of(g, self.scripts)
        seats = [script.letter for script in self.scripts]
        self.heading: Final = headers(g, letters)
        self.pool: Final = pool_line(g, letters)
        beside = beside_of(g, letters)
        world = world_of(letters, g.setup.map, g.setup.deck, seats, beside)
        self.told: Final = LoggedTable(letters, world)
        self.setup: Final = {letter: Writing(letter) for letter in seats}
        self.hired: Final = Writing("")
        """A.6.3 The setup of hirelings, which is written in their line."""
        self.turns: Final[list[Writing]] = []
        self.last: Writing | None = None
        """The turn of the last step."""
        self.number = 0
        self.happening: Final = Happening(self.owners, self.places, self.told)
        landmarks = [letters.owners[word] for word in world.landmarks]
        self.changes: Final = Changes(self.told, [*self.owners, *landmarks])
        self.events = 0
        self.before = Standing()
        self.began = False

    def step(self) -> Standing | None:
        """Write the events since the last step; return the table's state, once it is set up."""
        events = (self.g.log or [])[self.events :]
        self.events += len(events)
        for event in events:
            for action in self.happening.actions(event):
                line = self._line(event.turn, self._owner(event))
                is_setup = line in self.setup.values()
                self.write(action, self._setting_up(action, line.letter) if is_setup else line)
        if self.g.turns == 0 and self.g.decision is not None and not self.g.over:
            return None
        now = standing(self.g, self.letters, self.owners, self.places)
        now.items += self.happening.awaited
        line = self._line(self.g.turns, "")
        if self.began:
            self._tally(now, line)
        last = self.scripts[-1].letter  # changes without an owner come after all setups
        for owner, action in self.changes.actions(self.before, now, line.letter):
            self.write(action, line if self.began else self._setting_up(action, owner or last))
        self.began = True
        self.before = now
        return now

    def _tally(self, now: Standing, line: Writing) -> None:
        """Write the number of pieces on a part of a board: at the end of its owner's turn if there
        are any, and in others' turns when it changes."""
        ended = self.turns[-2] if len(self.turns) > 1 and line is not self.last else None
        self.last = line
        if ended is not None:
            self.told.end_tally(ended.letter)
        for letter, n in now.tallies.items():
            if line.letter != letter and self.told.tallies.get(letter, 0) != n:
                text = self.letters.by_letter[letter].tally.format(n=n)
                is_late = ended is not None and ended.letter == letter
                self.write(Tally(letter, n, text), ended if ended and is_late else line)

    def _setting_up(self, action: Action, letter: str) -> Writing:
        """Return the line of setup for an action: that of hirelings if it moves only their
        pieces."""
        if isinstance(action, Move):
            owners = [owner_in(thing.what) for thing in action.things]
            if all(owner.startswith("h_") for owner in owners):
                return self.hired
        return self.setup[letter]

    def _owner(self, event: Event) -> str:
        """Return the player whose setup an event belongs to."""
        names = [script.faction for script in self.scripts]
        owner = event.fields.get("owner")
        seat = names.index(str(owner)) if owner in names else event.seat
        return self.scripts[seat if 0 <= seat < len(names) else 0].letter

    def _line(self, turn: int, owner: str) -> Writing:
        if turn == 0 and owner:
            return self.setup[owner]
        if turn != self.number or not self.turns:
            self.number = turn
            self.turns.append(Writing(self.scripts[max(0, self.g.turn)].letter))
        return self.turns[-1]

    def write(self, action: Action, line: Writing) -> None:
        """Add an action, if the table as told allows it."""
        try:
            self.told.apply(action, line.letter)
        except ValueError:
            return  # its result is written as a move
        line.actions.append(action)

    # ---- the file

    def _hirelings(self) -> str:
        """A.6 Return each hireling with its pieces, or alone if it has none."""
        placed = _actions(self.hired)
        named = {
            owner_in(thing.what)
            for each in placed
            if isinstance(each, Move)
            for thing in each.things
        }
        words = [each for each in self.told.world.hirelings if each not in named]
        return f"Hirelings: {'/'.join([*words, *(each.written('') for each in placed)])}"

    def text(self, name: str = "", parsable: Parsable | None = None) -> str:
        """Return the log so far; with `parsable` for the community's parser."""
        if parsable is not None:
            parsable.check(self.g)
        lines = [f"// {name}", ""] if name else []
        lines += [f"// House rule: {rule}" for rule in self.g.setup.house_rules]
        heading = [*self.heading]
        if self.told.world.hirelings:
            heading.append(self._hirelings())
        heading += self.pool
        lines += heading if parsable is None else [parsable.heading(each) for each in heading]
        for script in self.scripts:
            lines.append(f"{script.letter}: {printed_title(script.faction, 'faction')}")
        lines.append("")
        lines += [_text(each, parsable) for each in self.setup.values() if each.actions]
        for number, turn in enumerate(self.turns):
            if number % len(self.scripts) == 0:
                lines.append("")
            if turn.actions:
                lines.append(_text(turn, parsable))
        winners = self.g.outcome["winners"] if self.g.outcome else []
        if winners:
            letters = [each.letter for each in self.scripts if each.faction in winners]
            lines += ["", f"Winner: {''.join(letters)}"]
        return "\n".join(lines) + "\n"


def _text(line: Writing, parsable: Parsable | None) -> str:
    if parsable is not None:
        return parsable.line(line.letter, line.actions)
    return f"{line.letter}:" + "/".join(each.written(line.letter) for each in _actions(line))


def _actions(line: Writing) -> list[Action]:
    return joined(after_arriving(line.actions))


def writers(replay: Replay, proposed: bool = False) -> Iterator[tuple[Writer, Standing | None]]:
    """Yield the writer of a replay after each of its steps, with the table's state then.

    Raises `NoLetters`, and `BadSave` if the replay cannot be played.
    """
    writer: Writer | None = None
    game: Game | None = None
    for game in replay.steps(phases=True):
        if writer is None and game.turns == 0 and not game.over:
            continue  # factions or landmarks may still be dealt
        writer = writer or Writer(game, Letters(proposed))
        yield writer, writer.step()
    if writer is None and game is not None and _is_settled(game):
        writer = Writer(game, Letters(proposed))
        yield writer, writer.step()


def _is_settled(g: Game) -> bool:
    """Whether the factions are settled."""
    return len(g.setup.seats) == g.seats and g.seat_name(0) in g.setup.seats


def to_rootlog(
    replay: Replay, name: str = "", proposed: bool = False, for_parser: bool = False
) -> str:
    """Return a game as Rootlog; an unfinished one with its turns so far.

    `proposed` uses letters that are not part of the notation yet.  With `for_parser` it is written
    so that the community's own parser finds no error: what that does not know becomes comments.
    Raises `NoLetters`, and `BadSave` if the replay cannot be played.
    """
    given_as("a replay", replay, Replay, BadSave)
    given_as("its name", name, str, BadSave)
    writer: Writer | None = None
    for each, _ in writers(replay, bool(proposed)):
        writer = each
    if writer is None:
        raise NoLetters("there is nothing to write before it is known who plays")
    return writer.text(name, Parsable(writer.letters) if for_parser else None)
