### The Circuit Board Goats.

## Questions

ask-circuit_goats-endorse = The Circuit Board Goats endorse somebody
ask-circuit_goats-applaud = Draw a card for the standing ovation?
ask-circuit_goats-usher = The Circuit Board Goats make somebody come
ask-circuit_goats-review = Choose the card you add to the Critics Stack
ask-circuit_goats-critic = A random card of the Critics Stack
ask-circuit_goats-dismantle = Give up your Saboteurs, or a random improvement of yours?
ask-circuit_goats-disrupted = A random improvement

## Options

do-endorse = Endorse { $faction }
do-applaud = Draw a card
do-usher = Make a warrior of { $faction } move from { $place } to { $place2 }
do-review-with = Add { $card } to the Critics Stack
do-dismantle = Discard { $card }
do-risk-it = Discard a random improvement

## What happened

event-stacked_critics = { $card } goes to the Critics Stack of { $seat }

## Names

faction-circuit_board_goats = Circuit Board Goats
    .class = proper
source-animatronics = Animatronics
trait-martial_audience = Martial Audience
trait-standing_ovation = Standing Ovation
trait-fire_breathing = Fire Breathing
trait-special_effects = Special Effects
criterion-most_enemy_players = most enemy players there
criterion-fewest_players = fewest players there
criterion-most_warriors_but_goats = most warriors but goats
criterion-most_paths = most paths
criterion-performers_there = a Vagabond or chameleon there

## The board

part-critics_stack = Critics Stack

## Their turn in short

verb-endorse = Endorse
verb-applaud = Draw
verb-usher = Make come
verb-review-with = Critics
verb-dismantle = Discard
verb-risk-it = Random
