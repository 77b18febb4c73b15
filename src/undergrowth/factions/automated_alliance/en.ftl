### The Automated Alliance.

## Questions

ask-automated_alliance-revolt = The Automated Alliance revolts
ask-automated_alliance-organize = The Automated Alliance organizes
ask-automated_alliance-outrage = Outrage: choose a card to discard

## Options

do-rise-in = Revolt in { $place }
do-disband-in = Remove all warriors in { $place }, to spread sympathy
verb-rise-in = Revolt
verb-disband-in = Organize

## Names

faction-automated_alliance = Automated Alliance
    .class = proper
trait-informants = Informants
trait-popularity = Popularity
trait-veterans = Veterans
trait-wildfire = Wildfire
trait-steadfast = Steadfast
source-automated_ambush = Automated Ambush
source-veterans = Veterans
trigger-automated_outrage = the outrage
trigger-crackdown = the crackdown

## The board

part-bases = Bases
