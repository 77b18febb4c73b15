### The Cogwheel Corvids.

## Questions

ask-cogwheel-flip = The Cogwheel Corvids flip a plot
ask-cogwheel-plot = The Cogwheel Corvids plot
ask-cogwheel-thicken = The plot thickens
ask-cogwheel-raid = The raid of the Cogwheel Corvids breaks loose
ask-cogwheel-guess = Which plot is about to be flipped?

## Options

do-unmask = Flip the plot in { $place }
do-hatch-in = Plot in { $place }
do-swarm-from = Raid out of { $place }
do-guess = Guess: { $piece }

## What happened

event-guessed_plot = { $seat } takes the plot in { $place } for { A($piece) }, { $right ->
        [one] rightly
       *[other] wrongly
    }

## Names

faction-cogwheel_corvids = Cogwheel Corvids
    .class = proper
trigger-cogwheel_raid = the raid
trigger-backup_plans = Backup Plans
criterion-no_plot = no plot

## The board

part-extortions = Points of extortions
trait-gamble = Gamble
trait-backup_plans = Backup Plans
trait-mastermind = Mastermind
trait-vendetta = Vendetta

## Their turn in short

verb-unmask = Flip
verb-hatch-in = Plot
verb-swarm-from = Raid
verb-guess = Guess

## Deeds as a whole

deed-hatch-in =
    .placed = { $seat } lays { A($piece) } in { $place }
deed-unmask =
    .flipped = { $seat } flips the plot in { $place }: { $to }
