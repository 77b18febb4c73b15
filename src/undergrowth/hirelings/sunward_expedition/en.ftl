### The Sunward Expedition and the Mole Artisans (H).

## Questions

ask-sunward_expedition-give_up = Choose a foothold that is removed, to be placed elsewhere
ask-sunward_expedition-surface = Choose where the foothold is placed
ask-sunward_expedition-follow = Choose how many warriors come with it
ask-sunward_expedition-reinforce = There are too few warriors: choose where one is placed

## Options

do-give-up-in = Remove the foothold in { $place }
do-follow = Place { $count }

choice-expedition_go = Move and battle
choice-expedition_stay = Place a warrior at each foothold

## Names

piece-expeditionist = { $count ->
        [one] explorer
       *[other] explorers
    }
piece-foothold = { $count ->
        [one] foothold
       *[other] footholds
    }

## Verbs

verb-give-up-in = Remove
verb-follow = Place
