### The Drillbit Duchy.

## Questions

ask-drillbit-minister = A minister of the Drillbit Duchy acts
ask-drillbit-withdraw = The Drillbit Duchy takes warriors into the Burrow
ask-drillbit-crown = The Drillbit Duchy sways a minister
ask-drillbit-investors = Investors: discard a card that matches where the building stood

## Options

do-order = Let the { $minister } act
do-withdraw-from = Take { COUNT($count, "piece-warrior") } from { $place } into { NAME("place-burrow") }
do-crown = Sway the { $minister }
do-pay-investors = Discard { $card }

## What happened

event-swayed = { $seat } sways the { $minister }
event-uncrowned = The { $minister } of { $seat } loses the crown

## Names

faction-drillbit_duchy = Drillbit Duchy
    .class = proper
trigger-cost_of_errors = Cost of Errors
source-drillbit_captain = the Captain
trait-foundations = Foundations
trait-investors = Investors
trait-overwhelm = Overwhelm
trait-invaders = Invaders

## The board

part-recruits = Warriors each Birdsong
part-citadel = Citadels
part-market = Markets
part-tunnels_left = Tunnels left
part-ambushes = Ambush cards
space-moles = +{ COUNT($count, "piece-warrior") }

## Their turn in short

verb-order = Minister acts
verb-withdraw-from = Into the Burrow
verb-crown = Sway
verb-pay-investors = Discard

## Deeds as a whole

deed-crown =
    .swayed = { $seat } sways the { $minister }

## Why not

why-drillbit_burrow = only the Drillbit Duchy's pieces can be in the Burrow
why-investors_no_match = { $card } matches no clearing in which a building was removed
