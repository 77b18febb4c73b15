"""What people read about the Guard.  Keys are this package's own: nobody else's can be the same."""

from __future__ import annotations

from undergrowth.table.texts import sentences

sentences(
    prompts={
        "guard.home": "Choose where the hedge begins",
        "guard.grow": "Choose where the hedge grows",
        "guard.daylight": "Choose an action",
        "guard.muster": "Open the Larder to muster warriors?",
    },
    labels={
        "root in": "Begin the hedge in {0}",
        "grow in": "Place a bramble in {0}",
        "move": "Move",
        "battle": "Battle",
        "recruit in": "Recruit a Guard in {0}",
        "store": "Store {0} in the Larder",
        "muster": "Discard {0} for two warriors in {1}",
    },
    events={
        "stored": "{seat} stores a card in the Larder",
        "stored known": "{seat} stores {card} in the Larder",
    },
)
