"""The translation of a game's events into actions of the notation."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

from undergrowth.engine.events import Event
from undergrowth.rootlog.items import READY
from undergrowth.rootlog.notation.actions import (
    PIECE,
    Action,
    Battle,
    Craft,
    Flip,
    Hire,
    Move,
    OpenPath,
    Points,
    Reveal,
    Swap,
    Sweep,
    Thing,
    rest_of,
)
from undergrowth.rootlog.notation.errors import NoLetters
from undergrowth.rootlog.notation.forms import action_of
from undergrowth.rootlog.notation.scripts import Script
from undergrowth.rootlog.state import LoggedTable
from undergrowth.table.places import PLACE


class Happening:
    """The translator of a game's events.  Events that only explain others give no action."""

    def __init__(self, owners: list[Script], places: dict[int, str], told: LoggedTable) -> None:
        self.scripts: Final = {script.faction: script for script in owners}
        self.owners: Final = owners
        self.seats: Final = owners[: len(told.world.seats)]
        self.places: Final = places
        self.told: Final = told
        self.battle: Battle | None = None
        """The battle to which ambushes and rolls belong."""
        self.awaited: Final[Counter[tuple[str, str, str]]] = Counter()
        """Crafted items on their way to a board."""
        self._known: Final[dict[str, Callable[[Event], Action | None]]] = {
            "placed": self._placed,
            "moved": self._moved,
            "removed": self._removed,
            "flipped": self._flipped,
            "exchanged": self._swapped,
            "scored": lambda event: self._points(event, 1),
            "lost_points": lambda event: self._points(event, -1),
            "battled": self._battled,
            "ambushed": self._ambushed,
            "foiled": self._ambushed,
            "rolled": self._rolled,
            "crafted": self._crafted,
            "took_item": self._received,
            "removed_item": self._received,
            "showed_hand": self._showed,
            "opened_path": self._opened,
            "control_rolled": self._controlled,
            "control_marker_removed": self._controlled,
            "hireling_released": lambda event: Hire(self._letter(event, "faction"), "", 0),
        }

    def actions(self, event: Event) -> list[Action]:
        """Return the actions for an event."""
        found = self._known[event.verb](event) if event.verb in self._known else None
        if found is None and 0 <= event.seat < len(self.seats):
            found = self._own(self.seats[event.seat], event) or self._of_another(event)
        return [found] if found is not None else []

    def _own(self, script: Script, event: Event) -> Action | None:
        """Return the action that a faction's data defines for an event."""
        if event.verb == script.sweeping:
            return Sweep(script.letter, script.sweeps)
        pattern = script.events.get(event.verb, "")
        if not pattern:
            return None
        words = {name: self._word(script, name, value) for name, value in event.fields.items()}
        me = script.letter if script in self.seats else self.seats[event.seat].letter
        try:
            return action_of(self.told.letters, me, pattern.format_map(words))
        except (KeyError, ValueError) as error:
            wrong = f"rootlog.events.{event.verb} is no action of the notation: {error}"
            raise NoLetters(f"{script.faction}: {wrong}") from None

    def _of_another(self, event: Event) -> Action | None:
        """Return the action that the data of another owner defines for an event."""
        for script in self.owners:
            if event.verb in script.events and script is not self.seats[event.seat]:
                return self._own(script, event)
        return None

    def _word(self, script: Script, name: str, value: int | str) -> str:
        word = str(value)
        if name == "place":
            return self.places.get(PLACE.parse(word), "")
        if name == "item":
            return self.told.letters.items.get(word, "")
        if word in self.scripts:
            return self.scripts[word].letter
        return script.words.get(word) or script.pieces.get(word) or word

    # ---- pieces

    def _piece(self, event: Event, name: str = "piece") -> str:
        """Return a piece's code; empty if it has none."""
        script = self.scripts.get(str(event.fields.get("owner")))
        for found in (event.secret.get(name), event.fields.get(name)):
            if script is not None and str(found) in script.pieces:
                return script.letter + script.pieces[str(found)]
        looks = script.looks.get(str(event.fields.get(name)), "") if script is not None else ""
        return script.letter + looks if script is not None and looks else ""

    def _place(self, event: Event, name: str = "place") -> str:
        return self.places.get(PLACE.parse(str(event.fields[name])), "")

    def _some(self, event: Event, start: str, to: str) -> Action | None:
        piece = self._piece(event)
        n = int(event.fields["count"])
        return Move([Thing(n, PIECE, piece, start)], [to]) if piece and n > 0 else None

    def _placed(self, event: Event) -> Action | None:
        place = self._place(event)
        return self._some(event, "", place) if place else None

    def _moved(self, event: Event) -> Action | None:
        start, to = self._place(event, "from"), self._place(event)
        return self._some(event, start, to) if start and to else None

    def _removed(self, event: Event) -> Action | None:
        place = self._place(event)
        return self._some(event, place, "") if place else None

    def _flipped(self, event: Event) -> Action | None:
        script = self.scripts.get(str(event.fields.get("owner")))
        to, piece = str(event.fields["to"]), self._piece(event)
        if script is None or not piece or to not in script.pieces:
            return None
        becomes = script.letter + script.pieces[to]
        if becomes == piece:
            return None
        is_sort = rest_of(becomes) in script.loosely.get(rest_of(piece), [])
        return Flip(piece, self._place(event), "" if script.turns else becomes, is_sort)

    def _swapped(self, event: Event) -> Action | None:
        other = self.scripts.get(str(event.fields.get("with_owner")))
        piece = self._seen(self.scripts.get(str(event.fields.get("owner"))), event, "piece")
        second = self._seen(other, event, "with")
        if not piece or not second:
            return None
        return Swap(piece, self._place(event, "from"), second, self._place(event))

    def _seen(self, script: Script | None, event: Event, name: str) -> str:
        """Return an exchanged piece by its sort alone, whichever side is up."""
        word = str(event.fields.get(name))
        if script is None:
            return ""
        code = script.pieces.get(word) or script.looks.get(word, "")
        return script.letter + code.partition("_")[0] if code else ""

    # ---- battles

    def _battled(self, event: Event) -> Action | None:
        other = self.scripts.get(str(event.fields["defender"]))
        self.battle = None
        if other is not None and 0 <= event.seat < len(self.owners):
            letter = self.owners[event.seat].letter
            self.battle = Battle(letter, other.letter, self._place(event))
        return self.battle

    def _ambushed(self, event: Event) -> Action | None:
        """Add an ambush to the battle, which has been written already."""
        face = self.told.world.deck.faces.get(str(event.fields.get("card")), "")
        if self.battle is None or not face or event.seat not in range(len(self.seats)):
            return None
        letter = self.seats[event.seat].letter
        try:
            self.told.ambush(letter, face[0])
        except ValueError:
            return None
        if letter == self.battle.attacker:
            self.battle.foil = face[0]
        else:
            self.battle.ambush = face[0]
        return None

    def _rolled(self, event: Event) -> Action | None:
        if self.battle is not None and "attacker_roll" in event.fields:
            rolls = (event.fields["attacker_roll"], event.fields["defender_roll"])
            self.battle.rolls = f"({rolls[0]},{rolls[1]})"
        return None

    # ---- the rest

    def _points(self, event: Event, sign: int) -> Action | None:
        n = int(event.fields["points"]) * sign
        return Points(self.seats[event.seat].letter, n) if n else None

    def _crafted(self, event: Event) -> Action | None:
        deck = self.told.world.deck
        face = deck.faces.get(str(event.fields["card"]), "")
        if not face:
            return None
        letter = self.seats[event.seat].letter
        item = deck.crafts.get(face, "")
        if not item:
            return Craft(letter, face.partition("#")[2])
        self.awaited[item, f"{letter}$", READY] += 1
        return Craft(letter, f"%{self.told.letters.items[item]}")

    def _received(self, event: Event) -> None:
        """Note that a crafted item has reached its board, or was lost on the way."""
        key = str(event.fields["item"]), f"{self.seats[event.seat].letter}$", READY
        if event.seat >= 0 and self.awaited[key] > 0:
            self.awaited[key] -= 1

    def _showed(self, event: Event) -> Action | None:
        other = self.scripts.get(str(event.fields.get("to")))
        if other is None:
            return None
        return Reveal(1, "", self.seats[event.seat].letter, other.letter)

    def _letter(self, event: Event, name: str) -> str:
        return self.scripts[str(event.fields[name])].letter

    def _controlled(self, event: Event) -> Action:
        """H.1.2, H.1.3 Return the action for a hireling's controller and its markers."""
        letter = self.seats[event.seat].letter
        return Hire(self._letter(event, "faction"), letter, int(event.fields["markers"]))

    def _opened(self, event: Event) -> Action | None:
        one, other = sorted(int(each) for each in str(event.fields["places"]).split())
        return OpenPath(one, other)
