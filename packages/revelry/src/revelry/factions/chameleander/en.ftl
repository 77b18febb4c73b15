### Chameleander.

## Questions

ask-chameleander-arrive = Choose where Chameleander begins
ask-chameleander-slough = Discard cards to move an ego onto the Id?
ask-chameleander-skip = Skip to another clearing?
ask-chameleander-act = Choose an action
ask-chameleander-drag = Take a warrior along?
ask-chameleander-doom = Choose the warrior that gives way to an ego
ask-chameleander-pay = Choose the ego to pay with
ask-chameleander-expose = Give Chameleander a card, so that it takes rolled hits?
ask-chameleander-boast = Boast with a bird card?
ask-ego-order = Choose the ego that takes the rightmost empty space

## Options

do-arrive-in = Begin in { $place }
do-slough = Slough off { $card }
do-skip-to = Skip to { $place }
do-quell = Quell: battle
do-stroll = Stroll
do-beckon = Beckon: { $faction } places a warrior
do-mark-with = Mark for Death with { $card }
do-doom = Replace { A($piece) } of { $faction }
do-cajole-with = Cajole with { $card }
do-indulge = Give up { A($piece) } for one more action
do-pay-with = Pay with { A($piece) }
do-single-out-with = Give { $card }
do-boast-with = Boast with { $card }
do-lay-back = Lay back { A($piece) }

## What happened

event-blended_in = { $seat } blends in and ignores rolled hits
event-singled_out = { $seat } makes Chameleander take rolled hits
event-internalized = { $seat } moves an ego onto the Id

## Names

faction-chameleander = Chameleander
    .class = proper
piece-ego = { $count ->
        [one] ego
       *[other] ego
    }
    .class = vowel
piece-superego = { $count ->
        [one] superego
       *[other] superego
    }

## The board

part-ego = Ego
part-the_id = The Id
part-evening_cards = Cards in Evening
space-ego = { COUNT($points, "word-point") }
space-superego = { COUNT($points, "word-point") }, draw icon

## Its turn in short

verb-arrive-in = Begin
verb-slough = Slough
verb-skip-to = Skip
verb-quell = Quell
verb-stroll = Stroll
verb-beckon = Beckon
verb-mark-with = Mark for Death
verb-doom = Replace
verb-cajole-with = Cajole
verb-indulge = One more action
verb-pay-with = Pay
verb-single-out-with = Give
verb-boast-with = Boast
verb-lay-back = Lay back
