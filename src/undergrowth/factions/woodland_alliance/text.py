"""What people read about the Alliance."""

from __future__ import annotations

from undergrowth.table.texts import sentences

sentences(
    prompts={
        "alliance.birdsong": "Revolt, or spread sympathy?",
        "alliance.base": "Choose the base to place",
        "alliance.spend": "Choose a supporter to spend",
        "alliance.outrage": "Outrage: choose a card for the Alliance's supporters",
        "alliance.dismiss": "Too many supporters for no base: choose one to discard",
        "alliance.daylight": "Craft, mobilize or train?",
        "alliance.operations": "Choose a military operation",
    },
    labels={
        "revolt in": "Revolt in {0}",
        "found": "Place the {0}",
        "spread to": "Spread sympathy to {0}",
        "appease with": "Give {0}",
        "dismiss": "Discard {0}",
        "mobilize": "Make {0} a supporter",
        "train with": "Spend {0} to train an officer",
        "operate move": "Move",
        "operate battle": "Battle",
        "recruit in": "Recruit in {0}",
        "organize in": "Organize in {0}: a warrior makes way for sympathy",
    },
    events={
        "revolted": "{seat} revolts in {place}",
        "outraged": "{seat} faces outrage over {place}",
        "gained_supporter": "{seat} gains a supporter",
        "gained_supporter known": "{seat} gains a supporter: {card}",
        "trained": "{seat} trains an officer and has {officers} now",
        "lost_officers": "{seat} loses {count:officer} and has {officers} left",
        "lost_base": "{seat} loses the base in {place}",
    },
    titles={
        "woodland_alliance": "Woodland Alliance",
        "base_fox": "fox base",
        "base_rabbit": "rabbit base",
        "base_mouse": "mouse base",
        "sympathys": "sympathy tokens",
        "lost_base": "the loss of the base",
        "outrage": "Outrage",
    },
)
