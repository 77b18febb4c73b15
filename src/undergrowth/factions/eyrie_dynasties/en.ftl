### The Eyrie.

## Questions

ask-eyrie-corner = Choose a corner for the first roost
ask-eyrie-first_leader = Choose a leader
ask-eyrie-decree = Add a card to the Decree
ask-eyrie-decree_more = Add a second card to the Decree?
ask-eyrie-new_roost = Choose where the new roost goes
ask-eyrie-craft = Craft before the Decree
ask-eyrie-recruit = Resolve the Recruit column
ask-eyrie-move = Resolve the Move column
ask-eyrie-battle = Resolve the Battle column
ask-eyrie-build = Resolve the Build column
ask-eyrie-recruit_in = Choose a roost to recruit at
ask-eyrie-recruit_last = Place your last warrior, then turmoil follows
ask-eyrie-build_in = Choose a clearing for a roost
ask-eyrie-after_decree = The Decree is done: anything else before Evening?
ask-eyrie-new_leader = Choose a new leader

## Options

do-roost-in = Place a roost in { $place }
do-lead = Let the { $leader } lead
do-decree = Add { $card } to the { $column } column
do-resolve = Resolve { A($suit) } card
do-turmoil = Take up a card that cannot be resolved: fall into turmoil
do-recruit-in = Recruit in { $place }

## What happened

event-decreed = { $seat } adds { $card } to the { $column } column of the Decree
event-unresolved = { $seat } cannot resolve { A($suit) } card in the { $column } column: { $lack }
event-turmoil = { $seat } falls into turmoil
event-deposed = { $seat } deposes the { $leader }
event-new_clutch = { $seat } turns all leaders face up again
event-led_by = { $seat } is led by the { $leader }

lack-too_few_warriors = too few warriors are left to place
lack-no_roost_there = in no such clearing with a roost can warriors be placed
lack-no_move = no warrior can move out of such a clearing
lack-no_battle = in no such clearing can anybody be battled
lack-no_roost_left = no roost is left on the track
lack-no_site = in no such clearing that they rule can a roost be placed

## Names

faction-eyrie_dynasties = Eyrie Dynasties
    .class = proper
piece-roost = { $count ->
        [one] roost
       *[other] roosts
    }
card-loyal_vizier = Loyal Vizier
column-recruit = Recruit
column-move = Move
column-battle = Battle
column-build = Build
leader-builder = Builder
leader-charismatic = Charismatic
leader-commander = Commander
leader-despot = Despot

## The board

part-leader = Leader
part-roost = Roosts

## Their turn in short

allowance-decree_card = { $count ->
        [one] card of the Decree
       *[other] cards of the Decree
    }
allowance-added_card = { $count ->
        [one] card added
       *[other] cards added
    }
allowance-added_bird = { $count ->
        [one] bird among them
       *[other] birds among them
    }
verb-decree = Add to the Decree
    .short = Decree
verb-resolve = Resolve
verb-turmoil = Turmoil
verb-recruit-in = Recruit
verb-lead = Lead
verb-roost-in = Place roost

## What described positions call it

entry-leader = leader
