### The Twilight Council.

## Questions

ask-council-corner = Choose the corner in which the Council begins
ask-council-others = Choose where your other warriors begin
ask-council-birdsong = Reveal a card for an action?
ask-council-recruit = Choose where the warrior goes
ask-council-assemble = Choose where the assembly meets
ask-council-send = Do Loyalists come to the assembly?
ask-council-battle = Choose the clearing of battle
ask-council-entreated = The assembly has closed: what do you gain?
ask-council-convene = Choose which card returns, and what for
ask-council-banish = Choose the assembly from which you banish
ask-council-banish_whom = Choose whom you banish
ask-council-agitate = Choose the assembly to agitate
ask-council-empower = Choose the assembly to empower
ask-council-die = What does the die show?
ask-council-empowered = Choose what the assembly brings
ask-council-inspire = Craft a card?
ask-council-adjourn = Remove an assembly?

## Options

do-meet-in = Begin in { $place }
do-sit-in = Place the others in { $place }
do-move-by = Reveal { $card } to move
do-recruit-by = Reveal { $card } to recruit
do-assemble-by = Reveal { $card } to assemble
do-battle-by = Reveal { $card } to battle
do-assemble-in = Place an assembly in { $place }
do-send-loyalists = Place { COUNT($count, "word-loyalist") } there
do-win-loyalist = A warrior becomes a Loyalist
do-dismiss-loyalist = Return a Loyalist to the supply
do-entreat = Entreat the Council to close the assembly in { $place }
do-banish-by = Take { $card } back and banish
do-agitate-by = Take { $card } back and spend it to agitate
do-empower-by = Take { $card } back and empower
do-take-in-hand = Only take { $card } back
do-agitate-in = Agitate in { $place }
do-banish-to = Banish them to { $place }
do-empower-in = Empower the assembly in { $place }
do-one-die = A { $count }
do-keep-loyal = They become Loyalists
do-score-empower = Score for ruling it
do-adjourn-in = Remove the assembly in { $place }

## What happened

event-gained_loyalists = { $seat } gains { COUNT($count, "word-loyalist") } and has { $loyalists } now
event-lost_loyalists = { $seat } loses { COUNT($count, "word-loyalist") } and has { $loyalists } left
event-entreated = { $seat } entreats the Council to close the assembly in { $place }
event-rolled_die = The die of { THE($seat) } shows a { $count }

## Names

faction-twilight_council = Twilight Council
    .class = proper
piece-closed_assembly = { $count ->
        [one] closed assembly
       *[other] closed assemblies
    }
piece-governing_assembly = { $count ->
        [one] Governing assembly
       *[other] Governing assemblies
    }
word-loyalist = { $count ->
        [one] Loyalist
       *[other] Loyalists
    }
source-banish = Banish

## The board

part-assemblies = Assemblies
part-loyalists = Loyalists
part-oversee = Points of Oversee
space-assembly = ·
    .card = +1 card

## Their turn in short

verb-meet-in = Begin
verb-sit-in = Place warriors
verb-move-by = Move
verb-recruit-by = Recruit
verb-assemble-by = Assemble
verb-battle-by = Battle
verb-assemble-in = Assemble
verb-send-loyalists = Send Loyalists
verb-win-loyalist = Gain a Loyalist
verb-dismiss-loyalist = Dismiss a Loyalist
    .short = Dismiss
verb-entreat = Entreat
verb-banish-by = Banish
verb-agitate-by = Agitate
verb-empower-by = Empower
verb-take-in-hand = Take back
verb-agitate-in = Agitate
verb-banish-to = Banish
verb-empower-in = Empower
verb-one-die = One die
verb-keep-loyal = Keep Loyalists
verb-score-empower = Score
verb-adjourn-in = Adjourn

## Deeds as a whole

deed-recruit-by =
    .placed = { $seat } recruits { SOME($count, $piece) } in { $place }
deed-assemble-by =
    .placed = { $seat } places { A($piece) } in { $place }

## What described positions call it

entry-loyalists = loyalists
