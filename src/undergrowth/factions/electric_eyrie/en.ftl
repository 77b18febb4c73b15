### The Electric Eyrie.

## Questions

ask-electric_eyrie-corner = Chance chooses a corner for the first roost
ask-electric_eyrie-new_roost = The Electric Eyrie begins anew
ask-electric_eyrie-recruit = The Electric Eyrie recruits
ask-electric_eyrie-relentless = The Electric Eyrie tears down what is defenseless
ask-electric_eyrie-build = The Electric Eyrie builds
ask-electric_eyrie-swoop = The Electric Eyrie swoops down

## Options

do-nest-in = Place a roost in { $place }
do-tear-down-in = Remove defenseless buildings and tokens in { $place }
do-swoop-in = Swoop down into { $place }
verb-nest-in = Place roost
verb-tear-down-in = Tear down
verb-swoop-in = Swoop

## What happened

event-tucked = { $seat } adds { $card } to the { $suit } column of the Decree

## Names

faction-electric_eyrie = Electric Eyrie
    .class = proper
trait-nobility = Nobility
trait-relentless = Relentless
trait-swoop = Swoop
trait-war_tax = War Tax
trait-focused = Focused
part-trait-nobility = Nobility
part-trait-relentless = Relentless
part-trait-swoop = Swoop
part-trait-war_tax = War Tax
part-trait-focused = Focused
criterion-no_roost = no roost there
source-longest_column = the longest column of the Decree
