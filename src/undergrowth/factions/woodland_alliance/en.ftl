### The Alliance.

## Questions

ask-alliance-birdsong = Revolt, or spread sympathy?
ask-alliance-base = Choose the base to place
ask-alliance-spend = Choose a supporter to spend
ask-alliance-outrage = Outrage: choose a card for the Alliance's supporters
ask-alliance-dismiss = Too many supporters for no base: choose one to discard
ask-alliance-daylight = Craft, mobilize or train?
ask-alliance-operations = Choose a military operation

## Options

do-revolt-in = Revolt in { $place }
do-found = Place the { $piece }
do-spread-to = Spread sympathy to { $place }
do-appease-with = Give { $card }
do-dismiss = Discard { $card }
do-mobilize = Make { $card } a supporter
do-train-with = Spend { $card } to train an officer
do-operate-move = Move
do-operate-battle = Battle
do-recruit-in = Recruit in { $place }
do-organize-in = Organize in { $place }: a warrior makes way for sympathy

## What happened

event-revolted = { $seat } revolts in { $place }
event-outraged = { $seat } faces outrage over { $place }
event-gained_supporter = { $seat } gains a supporter
    .known = { $seat } gains a supporter: { $card }
event-trained = { $seat } trains an officer and has { $officers } now
event-lost_officers = { $seat } loses { COUNT($count, "word-officer") } and has { $officers } left
event-lost_base = { $seat } loses the base in { $place }

## Names

faction-woodland_alliance = Woodland Alliance
    .class = proper
piece-base_fox = { $count ->
        [one] fox base
       *[other] fox bases
    }
piece-base_rabbit = { $count ->
        [one] rabbit base
       *[other] rabbit bases
    }
piece-base_mouse = { $count ->
        [one] mouse base
       *[other] mouse bases
    }
piece-sympathy = { $count ->
        [one] sympathy
       *[other] sympathy tokens
    }
    .class = mass
word-officer = { $count ->
        [one] officer
       *[other] officers
    }
    .class = vowel
trigger-lost_base = the loss of the base
source-guerrilla_war = Guerrilla War
trigger-outrage = Outrage

## The board

part-supporters = Supporters
part-officers = Officers
part-base_fox = Fox base
part-base_rabbit = Rabbit base
part-base_mouse = Mouse base
part-sympathy = Sympathy
space-sympathy = { $cost ->
        [one] 1 supporter
       *[other] { $cost } supporters
    }, { $points } vp

## Their turn in short

allowance-operation = { $count ->
        [one] operation
       *[other] operations
    }
allowance-supporter = { $count ->
        [one] supporter to spend
       *[other] supporters to spend
    }
verb-revolt-in = Revolt
verb-spread-to = Spread sympathy
    .short = Spread
verb-mobilize = Mobilize
verb-train-with = Train
verb-operate-move = Move
verb-operate-battle = Battle
verb-organize-in = Organize
verb-appease-with = Give
verb-dismiss = Discard
verb-found = Place base

## Deeds as a whole

deed-spread-to =
    .placed = { $seat } spreads sympathy to { $place }
deed-organize-in =
    .placed = { $seat } organizes in { $place }: sympathy for a warrior
deed-recruit-in =
    .placed = { $seat } recruits { SOME($count, $piece) } in { $place }

## What described positions call it

entry-officers = officers
