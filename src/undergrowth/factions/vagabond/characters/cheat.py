"""V.10 Cheat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from undergrowth.characters.commons import OfQuest, return_quest
from undergrowth.engine.actions import Action, Shuffle, verbs
from undergrowth.engine.frames import frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.vagabond.actions.payment import payable, why_not_payable
from undergrowth.factions.vagabond.actions.quest import Quest, matching_quests, why_not_quest
from undergrowth.factions.vagabond.character import Character, character
from undergrowth.factions.vagabond.pieces import VagabondPieces
from undergrowth.factions.vagabond.state import board
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game


class ConQuest(OfQuest):
    """`con quest_errand_fox`: V.10.2."""

    verb: ClassVar[str] = "con"
    law: ClassVar[str] = "V.10.2"


class Cheat(Character):
    """V.10.2 Con: once a turn he completes a quest with any two items."""

    def options(self, g: Game, me: VagabondPieces) -> list[Action]:
        if board(g, me.seat).used or not payable(g, me, self.costs):
            return []
        return [ConQuest(quest) for quest in matching_quests(g, me.clearing(g))]

    def act(self, g: Game, me: VagabondPieces, action: Action) -> bool:
        if isinstance(action, ConQuest):
            g.push(Con(me.seat, action.quest))
            return True
        return False

    def why_not(self, g: Game, me: VagabondPieces, action: Action) -> Reason | None:
        if not isinstance(action, ConQuest):
            return None
        if board(g, me.seat).used:
            return ("V.10.2", because("why-have_used_con"))
        if not payable(g, me, self.costs):
            return ("V.10.2", why_not_payable(self.costs))
        return why_not_quest(g, me, action.quest)


@dataclass
class Con(Frame):
    """V.10.2 Complete a quest, then shuffle it back into the quest deck."""

    seat: int
    quest: int

    def script(self) -> tuple[Step, ...]:
        return (self.complete, self.shuffle, self.put_back)

    def complete(self, g: Game) -> None:
        """V.10.2 Complete the quest: scoring, drawing and the new quest are as usual (9.5.5)."""
        board(g, self.seat).used = True
        g.push(Quest(self.seat, self.quest, character(g, self.seat).costs[:]))

    def shuffle(self, g: Game) -> None:
        g.ask_shuffle()

    def put_back(self, g: Game) -> None:
        board(g, self.seat).completed.remove(self.quest)
        return_quest(g, self.quest, g.chose(Shuffle).seed)


verbs(ConQuest)
frames(Con)
CHARACTERS: dict[str, type[Character]] = {"cheat": Cheat}
