### The Electric Eyrie.

## Questions

ask-electric_eyrie-relentless = The Electric Eyrie tears down what is defenseless

## Options

do-tear-down-in = Remove defenseless buildings and tokens in { $place }
verb-tear-down-in = Tear down

## What happened

event-tucked = { $seat } adds { $card } to the { $suit } column of the Decree
event-resolved_column = { $seat } resolves the { $suit } column of the Decree ({ COUNT($count, "word-card") })

## Names

faction-electric_eyrie = Electric Eyrie
    .class = proper
trait-nobility = Nobility
trait-relentless = Relentless
trait-swoop = Swoop
trait-war_tax = War Tax
trait-focused = Focused
criterion-no_roost = no roost there
source-longest_column = the longest column of the Decree
