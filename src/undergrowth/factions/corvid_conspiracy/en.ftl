### The Corvids.

## Questions

ask-corvids-scatter = Choose a clearing for a first warrior
ask-corvids-home_plot = Choose the plot of your homeland
ask-corvids-flip = Flip a plot?
ask-corvids-recruit = Spend a card to recruit?
ask-corvids-recruit_suit = Choose where the warriors come to
ask-corvids-recruit_where = There are too few warriors: choose where one goes
ask-corvids-daylight = Choose an action
ask-corvids-type = Choose the plot to lay face down
ask-corvids-trick = Choose the plot it changes places with
ask-corvids-raid = There are too few raiders: choose where one goes
ask-corvids-exert = Take one more action instead of drawing?
ask-corvids-expose_card = Choose the card to show
ask-corvids-guess = Which plot is it?

## Options

do-scatter-in = Place a warrior in { $place }
do-flip-plot = Flip the plot in { $place }
do-call-up = Spend { $card } to recruit
do-call-to = Recruit in each { $suit } clearing
do-scheme-move = Move
do-scheme-battle = Battle
do-plot-in = Plot in { $place }
do-lay = Lay { A($piece) } face down
do-trick-at = Trick: swap the plot in { $place }
do-trick-with = Swap it with the plot in { $place }
do-expose = Expose the plot in { $place }
do-expose-with = Show { $card }
do-expose-as = Guess: { $piece }

## What happened

event-raided = The raid of { THE($seat) } in { $place } breaks loose
event-exposed = { $seat } takes the plot in { $place } for { A($piece) }, { $right ->
        [one] rightly
       *[other] wrongly
    }
    .known = { $seat } shows { $card } and takes the plot in { $place } for { A($piece) }, { $right ->
        [one] rightly
       *[other] wrongly
    }

## Names

faction-corvid_conspiracy = Corvid Conspiracy
    .class = proper
piece-plot = { $count ->
        [one] plot
       *[other] plots
    }
piece-bomb = { $count ->
        [one] bomb
       *[other] bombs
    }
piece-snare = { $count ->
        [one] snare
       *[other] snares
    }
piece-extortion = { $count ->
        [one] extortion
       *[other] extortions
    }
    .class = vowel
piece-raid = { $count ->
        [one] raid
       *[other] raids
    }
piece-face_down_bomb = { $count ->
        [one] face down bomb
       *[other] face down bombs
    }
piece-face_down_snare = { $count ->
        [one] face down snare
       *[other] face down snares
    }
piece-face_down_extortion = { $count ->
        [one] face down extortion
       *[other] face down extortions
    }
piece-face_down_raid = { $count ->
        [one] face down raid
       *[other] face down raids
    }
trigger-raid = the raid
source-embedded_agents = Embedded Agents

## The board

part-plots = Plots in supply
part-flip = Points of the next flip
part-plot_cost = Warriors for the next plot
part-plot_cards = Cards in Evening

## Their turn in short

verb-scheme-move = Move
verb-scheme-battle = Battle
verb-plot-in = Plot
verb-trick-at = Trick
verb-flip-plot = Flip
verb-call-up = Recruit
verb-expose = Expose
verb-scatter-in = Place warrior
verb-call-to = Recruit by suit
verb-lay = Lay
verb-trick-with = Swap
verb-expose-with = Show
verb-expose-as = Guess

## Deeds as a whole

deed-plot-in =
    .placed = { $seat } lays { A($piece) } in { $place }
deed-flip-plot =
    .flipped = { $seat } flips the plot in { $place }: { $to }

## What described positions call it

entry-plotted = plots placed this turn
entry-exerted = extra action taken this turn
