### The Highway Bandits and the Bandit Gangs (H).

ask-highway_bandits-lurk = Choose the path on which a bandit is placed
ask-highway_bandits-leave = Choose the path that a bandit leaves for it
ask-bandit_toll-pay = Bandits hold you up: choose which of the moved pieces is removed
ask-bandit_toll-join = Your bandits let you pass: place a warrior there?
do-lurk-on = Place it on { $place }
do-leave = Take it from { $place }
do-surrender = Remove { A($piece) }
do-join-in = Place a warrior in { $place }
verb-lurk-on = Place
verb-leave = Take
verb-surrender = Remove
verb-join-in = Place

choice-gangs_rally = Warriors of yours to the Bandits
choice-gangs_grow = Place a Bandit

## Names

trigger-bandit_toll = the Highway Bandits
trigger-bandit_join = a warrior from the Highway Bandits
faction-highway_bandits = Highway Bandits
    .class = proper
faction-bandit_gangs = Bandit Gangs
    .class = proper
piece-bandit = { $count ->
        [one] Bandit
       *[other] Bandits
    }
