### Cards of the Squires and Disciples deck.

## Questions

ask-cards-pay = Choose what to pay with
ask-cards-keep = Spend a matching card to keep the effect, or take it back into your hand
ask-cards-couriers = Choose a card to spend; you draw one more than you spend
ask-cards-intercept = Choose which effect of an enemy to take
ask-cards-hand_over = Choose a card to give for it
ask-cards-flatter = Choose a clearing to treat as if you ruled it
ask-cards-council_place = Choose the clearing of a battle to force
ask-cards-council_card = Choose a card of its suit to spend
ask-cards-incite = Choose who is forced to attack
ask-cards-incite_against = Choose the defender
ask-cards-rufflers = Choose where to place warriors
ask-cards-squires = Choose what the squires do
ask-cards-apprentice = Choose a card to craft without paying its icons
ask-cards-demagogue = Choose a dominance card to take
ask-cards-demagogue_activate = Activate it now and stay on the score track?

## Options

do-give-up = Pay with { $card } itself
do-take-back = Take back { $card }
do-intercept = Take { $card } from { $faction }
do-hand-over = Give { $card }
do-flatter = Treat { $place } as ruled
do-incite = Force { $faction } to attack
do-send-to-battle = Battle
do-send-to-move = Move

## What happened

event-took_back = { $seat } takes { $card } back into their hand
event-took_effect = { $seat } takes { $card } from { $owner }
event-revealed_hand = { $seat } shows everybody their hand: { $cards }
event-shuffled_in = { $card } is shuffled into the deck
event-turned_over = { $seat } turns over { $card }

## Verbs

verb-flatter = Flatter
verb-give-up = Pay with itself
verb-hand-over = Hand over
verb-incite = Incite
verb-intercept = Intercept
verb-send-to-battle = Battle
verb-send-to-move = Move
verb-take-back = Take back
