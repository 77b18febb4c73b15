### Last Dynasty and Bluebird Nobles (H).

ask-dynasty-return = Choose where the Dynasty comes back to the map
ask-dynasty-march = Choose where all of the Dynasty moves

piece-dynast = { $count ->
        [one] Dynasty warrior
       *[other] Dynasty warriors
    }
