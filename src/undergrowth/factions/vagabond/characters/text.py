"""What people read about the characters' special actions."""

from __future__ import annotations

from undergrowth.table.texts import sentences

sentences(
    prompts={
        "vagabond.steal": "A random card is taken",
        "vagabond.hideout": "Choose an item to repair",
        "vagabond.duel": "Choose the item that you exhaust and damage",
    },
    labels={
        "steal from": "Steal a random card from {0}",
        "labor for": "Take {0} from the discard pile",
        "hideout": "Hide out: repair three items and end Daylight",
        "instigate": "Make {0} battle {1}",
        "enlist": "Enlist {0}",
        "scorch": "Leave a torch here and burn everything",
        "improvise": "Improvise with a {0}",
        "glide to": "Glide to clearing {0}",
        "swift strike": "Exhaust a sword for an extra hit",
        "con": "Con your way through {0} with any two items",
        "duel": "Duel a {1} of {0}",
        "coerce": "Spend {0} instead",
    },
    events={
        "enlisted": "{seat} enlists {arbiter}",
        "struck_swiftly": "{seat} strikes swiftly for an extra hit",
    },
)
