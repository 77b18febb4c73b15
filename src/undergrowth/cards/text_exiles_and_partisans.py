"""What people read about the cards of the Exiles and Partisans deck."""

from __future__ import annotations

from undergrowth.table.texts import sentences

sentences(
    prompts={
        "cards.sabotage": "Choose which effect of an enemy is discarded",
        "cards.propaganda_card": "Choose a card to spend",
        "cards.propaganda": "Choose the enemy warrior to replace",
        "cards.mislead": "Choose whose warriors are forced to move, and from where",
        "cards.mislead_to": "Choose where they move",
        "cards.mislead_who": "Choose which of them move",
        "cards.fetch": "Choose an ambush card from the discard pile",
        "cards.charm": "Choose who scores a point",
        "cards.swap": "Choose a player to take a random card from",
        "cards.swap_card": "Choose a card to give in return",
        "cards.league_item": "Choose an item to turn face down",
        "cards.league": "Choose what it pays for",
    },
    labels={
        "sabotage": "Discard {1} of {0}",
        "win over": "In {0}, replace a {1} {2}",
        "mislead": "Force {0} to move from {1}",
        "fetch": "Take {0} from the discard pile",
        "charm": "{0} scores a point",
        "swap with": "Take a random card from {0}",
        "give in return": "Give {0} in return",
        "turn down": "Turn face down: {0}",
        "venture move": "Take a move",
        "venture battle": "Battle",
    },
    events={
        "turned_down": "{seat} turns an item face down: {item}",
        "returned": "Back from the card to their supplies: {count:warrior}",
    },
    titles={"exiles_and_partisans": "Exiles and Partisans"},
)
