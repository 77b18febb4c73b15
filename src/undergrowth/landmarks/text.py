"""What people read about landmarks, besides the titles and effects of their data files."""

from __future__ import annotations

from undergrowth.table.texts import sentences

sentences(
    prompts={
        "landmarks.deal": "A landmark is dealt",
        "landmarks.site": "Choose a landmark to set up, and its clearing",
        "landmarks.ferry": "Did you take the Ferry?",
        "landmarks.treetop": "Choose the slot for the building",
        "landmarks.stall": "Choose a face-down card to take, unseen",
        "landmarks.swap": "Choose the card to leave in its place",
        "landmarks.shelter": "Choose how many of the fallen find shelter at Mousehold",
        "landmarks.rally": "Choose a card to spend at Rabbittown",
        "landmarks.rally_defender": "Choose whom to battle at Rabbittown",
    },
    labels={
        "landmark": "Deal {0}",
        "set up": "Set up {0} in {1}",
        "visit": "Use {0}",
        "ride": "Take the Ferry along and draw a card",
        "treetop": "Build it in the Treetop's slot",
        "below": "Build it in another slot",
        "stall": "Take card {0}",
        "swap": "Leave {0}",
        "shelter": "Place {0:warrior} at Mousehold",
    },
    events={
        "landmark_dealt": "{landmark} is in the game",
        "landmark_placed": "{landmark} stands in {place}",
        "landmark_moved": "{landmark} moves to {place}",
        "visited": "{seat} uses {landmark}",
        "swapped": "{seat} swaps a card for card {stall} of the Black Market, unseen",
        "swapped known": "{seat} leaves {left} at the Black Market and takes {card}",
    },
)
