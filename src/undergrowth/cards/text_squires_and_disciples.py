"""What people read about the cards of the Squires and Disciples deck."""

from __future__ import annotations

from undergrowth.table.texts import sentences

sentences(
    prompts={
        "cards.pay": "Choose what to pay with",
        "cards.keep": "Spend a matching card to keep the effect, or take it back into your hand",
        "cards.couriers": "Choose a card to spend; you draw one more than you spend",
        "cards.intercept": "Choose which effect of an enemy to take",
        "cards.hand_over": "Choose a card to give for it",
        "cards.flatter": "Choose a clearing to treat as if you ruled it",
        "cards.council_place": "Choose the clearing of a battle to force",
        "cards.council_card": "Choose a card of its suit to spend",
        "cards.incite": "Choose who is forced to attack",
        "cards.incite_against": "Choose the defender",
        "cards.rufflers": "Choose where to place warriors",
        "cards.squires": "Choose what the squires do",
        "cards.apprentice": "Choose a card to craft without paying its icons",
        "cards.demagogue": "Choose a dominance card to take",
        "cards.demagogue_activate": "Activate it now and stay on the score track?",
    },
    labels={
        "give up": "Pay with {0} itself",
        "take back": "Take back {0}",
        "intercept": "Take {1} from {0}",
        "hand over": "Give {0}",
        "flatter": "Treat {0} as ruled",
        "incite": "Force {0} to attack",
        "send to battle": "Battle",
        "send to move": "Move",
    },
    events={
        "took_back": "{seat} takes {card} back into their hand",
        "took_effect": "{seat} takes {card} from {owner}",
        "revealed_hand": "{seat} shows everybody their hand: {cards}",
        "shuffled_in": "{card} is shuffled into the deck",
        "turned_over": "{seat} turns over {card}",
    },
    titles={"squires_and_disciples": "Squires and Disciples"},
)
