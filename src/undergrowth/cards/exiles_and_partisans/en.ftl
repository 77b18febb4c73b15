### Cards of the Exiles and Partisans deck.

## Questions

ask-cards-sabotage = Choose which effect of an enemy is discarded
ask-cards-propaganda_card = Choose a card to spend
ask-cards-propaganda = Choose the enemy warrior to replace
ask-cards-mislead = Choose whose warriors are forced to move, and from where
ask-cards-mislead_to = Choose where they move
ask-cards-mislead_who = Choose which of them move
ask-cards-fetch = Choose an ambush card from the discard pile
ask-cards-charm = Choose who scores a point
ask-cards-swap = Choose a player to take a random card from
ask-cards-swap_card = Choose a card to give in return
ask-cards-league_item = Choose an item to turn face down
ask-cards-league = Choose what it pays for

## Options

do-sabotage = Discard { $card } of { $faction }
do-win-over = In { $place }, replace { A($piece) } of { $faction }
do-mislead = Force { $faction } to move from { $place }
do-fetch = Take { $card } from the discard pile
do-charm = { $faction } scores a point
do-swap-with = Take a random card from { $faction }
do-give-in-return = Give { $card } in return
do-turn-down = Turn face down: { $item }
do-venture-move = Take a move
do-venture-battle = Battle

## What happened

event-turned_down = { $seat } turns an item face down: { $item }
event-returned = Back from the card to their supplies: { COUNT($count, "piece-warrior") }

## The board

part-fallen = Fallen warriors

## Verbs

verb-charm = Let score
verb-fetch = Take ambush
verb-give-in-return = Give in return
verb-mislead = Mislead
verb-sabotage = Sabotage
verb-swap-with = Swap with
verb-turn-down = Turn down
verb-venture-battle = Battle
verb-venture-move = Move
verb-win-over = Win over
