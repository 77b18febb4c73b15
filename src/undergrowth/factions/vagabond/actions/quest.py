"""9.5.5 Quests."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final

from undergrowth.characters.commons import OfQuest, commons, take_quest, turn_up_quest
from undergrowth.decks import QUESTS
from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.vagabond.actions.payment import Pay, payable, why_not_payable
from undergrowth.factions.vagabond.pieces import VagabondPieces, vagabond
from undergrowth.factions.vagabond.state import board
from undergrowth.law.cards.draw import Draw
from undergrowth.law.victory.score import score
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.places import NOWHERE


class DoQuest(OfQuest):
    """`quest quest_errand_fox`: the quest to complete (9.5.5)."""

    verb: ClassVar[str] = "quest"
    picture: ClassVar[str] = "quest"
    law: ClassVar[str] = "9.5.5"


class RewardPoints(Action):
    """`reward points`: points for every completed quest of the suit."""

    verb: ClassVar[str] = "reward points"


class RewardCards(Action):
    """`reward cards`: two cards."""

    verb: ClassVar[str] = "reward cards"


_REWARD: Final = Prompt("vagabond.reward", "9.5.5")


def matching_quests(g: Game, place: int) -> list[int]:
    """9.5.5 Return the face-up quests whose suit matches a clearing."""
    if place == NOWHERE:
        return []
    return [quest for quest in commons(g).quests if g.suits[place] >> QUESTS[quest].suit & 1]


def quests(g: Game, me: VagabondPieces) -> list[Action]:
    """9.5.5 Return the quests he can complete here."""
    return [
        DoQuest(quest)
        for quest in matching_quests(g, me.clearing(g))
        if payable(g, me, QUESTS[quest].items, quest=True)
    ]


def why_not_quest(g: Game, me: VagabondPieces, quest: int) -> Reason:
    """9.5.5 Return why a quest cannot be completed now."""
    if quest not in commons(g).quests:
        return ("9.5.5", because("why-quest_not_face"))
    if quest not in matching_quests(g, me.clearing(g)):
        return ("9.5.5", because("why-clearing_does_not_match"))
    return ("9.5.5", why_not_payable(QUESTS[quest].items))


@dataclass
class Quest(Frame):
    """9.5.5 Complete a quest with these items, take a reward, turn up a new quest."""

    seat: int
    quest: int
    needs: list[int] = field(default_factory=list)

    def script(self) -> tuple[Step, ...]:
        return (self.exhaust_items, self.complete, self.choose_reward, self.reward, self.turn_up)

    def exhaust_items(self, g: Game) -> None:
        g.push(Pay(self.seat, self.needs[:], quest=True))

    def complete(self, g: Game) -> None:
        """9.5.5 Move the quest to his play area."""
        take_quest(g, self.quest)
        board(g, self.seat).completed.append(self.quest)
        if g.log is not None:
            g.note("completed", "9.5.5", self.seat, {"quest": QUESTS[self.quest].name})

    def choose_reward(self, g: Game) -> None:
        """9.5.5 Ask for the reward."""
        g.ask(self.seat, _REWARD, [RewardPoints(), RewardCards()])

    def reward(self, g: Game) -> None:
        """9.5.5 Score for each completed quest of the suit, or draw two cards."""
        me = vagabond(g, self.seat)
        if isinstance(g.answer, RewardPoints):
            points = of_suit(g, self.seat, QUESTS[self.quest].suit) * me.quest_points
            score(g, self.seat, points, "9.5.5")
        else:
            g.push(Draw(self.seat, me.quest_cards))

    def turn_up(self, g: Game) -> None:
        """9.5.5 Turn up a new quest."""
        turn_up_quest(g)


def of_suit(g: Game, seat: int, suit: int) -> int:
    """Return how many completed quests are of a suit."""
    return sum(1 for quest in board(g, seat).completed if QUESTS[quest].suit == suit)


verbs(DoQuest, RewardPoints, RewardCards)
frames(Quest)
