"""9.3.3, 9.5.5 The atoms for quests: the only code that changes which are open, which wait."""

from __future__ import annotations

from undergrowth.law.cards.piles import shuffled
from undergrowth.table.game import Game


def lay_quests(g: Game, quests: list[int], seed: int) -> None:
    """9.3.3 Shuffle the quest deck."""
    g.quest_deck = shuffled(quests, seed)


def draw_quest(g: Game) -> None:
    """9.5.5 Turn up the top quest, if there is one."""
    if g.quest_deck:
        g.quests.append(g.quest_deck.pop())


def take_quest(g: Game, quest: int) -> None:
    """9.5.5 A face-up quest leaves the others."""
    g.quests.remove(quest)


def return_quest(g: Game, quest: int, seed: int) -> None:
    """V.10.2 Shuffle a quest into the quest deck."""
    g.quest_deck = shuffled([*g.quest_deck, quest], seed)
