"""What people read about the Eyrie."""

from __future__ import annotations

from undergrowth.table.texts import sentences

sentences(
    prompts={
        "eyrie.corner": "Choose a corner for the first roost",
        "eyrie.first_leader": "Choose a leader",
        "eyrie.decree": "Add a card to the Decree",
        "eyrie.decree_more": "Add a second card to the Decree?",
        "eyrie.new_roost": "Choose where the new roost goes",
        "eyrie.craft": "Craft before the Decree",
        "eyrie.recruit": "Resolve the Recruit column",
        "eyrie.move": "Resolve the Move column",
        "eyrie.battle": "Resolve the Battle column",
        "eyrie.build": "Resolve the Build column",
        "eyrie.recruit_in": "Choose a roost to recruit at",
        "eyrie.build_in": "Choose a clearing for a roost",
        "eyrie.after_decree": "The Decree is done: anything else before Evening?",
        "eyrie.new_leader": "Choose a new leader",
    },
    labels={
        "roost in": "Place a roost in {0}",
        "lead": "Let the {0} lead",
        "decree": "Add {0} to the {1} column",
        "resolve": "Resolve a {0} card",
        "turmoil": "Take up a card that cannot be resolved: fall into turmoil",
        "recruit in": "Recruit in {0}",
    },
    events={
        "decreed": "{seat} adds {card} to the {column} column of the Decree",
        "turmoil": "{seat} falls into turmoil",
        "deposed": "{seat} deposes the {leader}",
        "new_clutch": "{seat} turns all leaders face up again",
        "led_by": "{seat} is led by the {leader}",
    },
    titles={
        "eyrie_dynasties": "Eyrie Dynasties",
        "loyal_vizier": "Loyal Vizier",
        "builder": "Builder",
        "charismatic": "Charismatic",
        "commander": "Commander",
        "despot": "Despot",
    },
)
