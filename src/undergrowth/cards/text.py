"""What people read about cards, besides the titles and effects of their data files."""

from __future__ import annotations

from undergrowth.table.texts import sentences

sentences(
    prompts={
        "cards.inspect": "Choose whose hand to look at",
        "cards.tax": "Choose where to remove one of your warriors",
        "cards.rob": "Choose an enemy to take a random card from",
        "cards.rob_card": "A card is taken at random",
        "cards.share": "Choose an enemy who draws a card too",
    },
    labels={
        "inspect": "Look at the hand of {0}",
        "tax": "Remove a warrior from {0}",
        "rob": "Take a random card from {0}",
        "share with": "{0} draws a card",
    },
)
