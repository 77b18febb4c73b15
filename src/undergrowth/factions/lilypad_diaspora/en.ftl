### The Lilypad Diaspora.

## Questions

ask-diaspora-shore = Choose a clearing on the river to begin in
ask-diaspora-warriors = There are too few warriors: choose an enclave for one
ask-diaspora-gift = Choose the card for the player who rules the enclave
ask-diaspora-rally_or_reconcile = Rally or reconcile
ask-diaspora-reconcile = Reconcile at an enclave?
ask-diaspora-gather = Move in from another clearing?
ask-diaspora-arrived = You have gathered: battle, or found an enclave?
ask-diaspora-daylight = Settle or provoke?
ask-diaspora-retaliate = Choose where to retaliate next
ask-diaspora-integrate = Spend a card to score peaceful enclaves?
ask-diaspora-integrate_card = Choose the card to spend

## Options

do-arrive-in = Begin in { $place }
do-negotiate-in = Negotiate: turn the enclave in { $place } peaceful
do-negotiate-with = Give { $card }
do-rally = Rally: a warrior at each militant enclave
do-reconcile = Reconcile: turn militant enclaves peaceful
do-reconcile-in = Reconcile in { $place }
do-settle-in = Settle in { $place }
do-enclave-in = Found a peaceful enclave in { $place }
do-provoke-in = Provoke in { $place }
do-retaliate-in = Retaliate in { $place }
do-integrate = Score peaceful enclaves in { $suit } clearings
do-integrate-with = Spend { $card }

## What happened

event-negotiated = { $seat } negotiates in { $place }
event-feared = Fears come to pass: enclaves beside { $enemy } take up arms

## Names

faction-lilypad_diaspora = Lilypad Diaspora
piece-peaceful_enclave = { $count ->
        [one] peaceful enclave
       *[other] peaceful enclaves
    }
piece-militant_enclave = { $count ->
        [one] militant enclave
       *[other] militant enclaves
    }
trigger-fears = Fears Come to Pass

## The board

part-peaceful = Peaceful enclaves
space-enclave = { $count }
part-militant = Militant enclaves
part-enclaves_left = Enclaves left
part-integrate = Integrating
    .value = { $fox } fox, { $rabbit } rabbit, { $mouse } mouse

## Their turn in short

verb-rally = Rally
verb-reconcile = Reconcile
verb-reconcile-in = Reconcile
verb-settle-in = Settle
verb-enclave-in = Found enclave
verb-provoke-in = Provoke
verb-retaliate-in = Retaliate
verb-integrate = Integrate
verb-integrate-with = Pay to integrate
verb-negotiate-in = Negotiate
verb-negotiate-with = Give
verb-arrive-in = Begin
