### The marsh.

## Questions

ask-marsh-flood = Chance says which of two clearings is flooded

## Options

do-flood = Flood { $place }

## What happened

event-flooded = { $place } { CLASS($place) ->
        [plural] are
       *[one] is
    } flooded

## Verbs

verb-flood = Flood
