### The Guard.  Ids are this package's own: nobody else's can be the same.

## Questions

ask-guard-home = Choose where the hedge begins
ask-guard-grow = Choose where the hedge grows
ask-guard-daylight = Choose an action
ask-guard-muster = Open the Larder to muster warriors?

## Options

do-root-in = Begin the hedge in { $place }
do-grow-in = Place a bramble in { $place }
do-move = Move
do-battle = Battle
do-recruit-in = Recruit a Guard in { $place }
do-store = Store { $card } in the Larder
do-muster = Discard { $card } for two warriors in { $place }
verb-root-in = Begin
verb-grow-in = Grow
verb-move = Move
verb-battle = Battle
verb-recruit-in = Recruit
verb-store = Store
verb-muster = Muster

## What happened

event-stored = { $seat } stores a card in the Larder
    .known = { $seat } stores { $card } in the Larder

## Names

faction-bramble_guard = Bramble Guard
    .class = proper
piece-bramble = { $count ->
        [one] bramble
       *[other] brambles
    }
