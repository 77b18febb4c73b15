"""What people read about the Marquise."""

from __future__ import annotations

from undergrowth.table.texts import sentences

sentences(
    prompts={
        "marquise.keep": "Choose a corner for the keep",
        "marquise.starting_building": "Place a starting building",
        "marquise.home_keep": "Choose the homeland of the keep",
        "marquise.home_building": "Place a starting building in each homeland",
        "marquise.where": "There are too few pieces: choose where one goes",
        "marquise.daylight": "Choose an action",
        "marquise.build_site": "Choose a clearing to build in",
        "marquise.build_what": "Choose what to build",
        "marquise.build_wood": "Choose where the wood comes from",
        "marquise.overwork_place": "Choose a sawmill to overwork",
        "marquise.overwork_card": "Choose a card to spend",
        "marquise.hospitals": "Spend a card to bring the fallen to the keep?",
    },
    labels={
        "keep in": "Place the keep in clearing {0}",
        "place": "Place a {0} in {1}",
        "battle": "Battle",
        "march": "March: take up to two moves",
        "recruit": "Recruit at every recruiter",
        "build": "Build",
        "overwork": "Overwork a sawmill",
        "extra": "Spend {0} for one more action",
        "build in": "Build in clearing {0}",
        "raise": "Build a {0}",
        "wood from": "Remove a wood from clearing {0}",
        "overwork in": "Overwork in clearing {0}",
        "overwork with": "Spend {0}",
        "heal with": "Spend {0} to save them",
    },
    titles={
        "marquise_de_cat": "Marquise de Cat",
        "woods": "wood",
    },
)
