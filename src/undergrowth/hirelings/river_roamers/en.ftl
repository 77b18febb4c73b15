### The River Roamers and the Frog Tinkers (H).

## Questions

ask-river_roamers-craft = Craft a card with lilypads?
ask-river_roamers-camp = Choose where on the river they are placed

## Options

choice-roamers_battle = Battle at each lilypad
choice-roamers_post = Place warriors on the river

## Names

piece-roamer = { $count ->
        [one] Roamer
       *[other] Roamers
    }
piece-lilypad = { $count ->
        [one] lilypad
       *[other] lilypads
    }

## The board

part-tinkers_card = Face up: an icon for you
