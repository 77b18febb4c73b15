### The Knaves of the Deepwood.

## Questions

ask-knaves-captain = Choose a Captain
ask-knaves-forest = Choose the forest in which the next Captain starts
ask-knaves-ready = Choose the Captain that acts this turn
ask-knaves-return = The Captain comes back: choose the forest
ask-knaves-act = The Captain acts
ask-knaves-item = Choose the item to flip face down
ask-knaves-serve = Craft with your acclaim?
ask-knaves-flee = Choose the forest into which a Skunk runs away
ask-knaves-protect = Protect the weak?
ask-knaves-protect_card = Choose the card to spend for a Skunk
ask-knaves-pardon = Choose who may free Prisoners
ask-knaves-free = Free your Prisoners into a clearing?

## Options

do-enrol = Enrol the { $captain }
do-lurk-in = Start in { $place }
do-ready = Make the { $captain } ready
do-return-in = Come back in { $place }
do-lead-move = Move the Captain, with Skunks
do-lead-battle = Battle with the Captain
do-filch = Filch { THE($item) } of { $faction }
do-dash = Dash
do-assault = Assault
do-skirmish = Skirmish
do-nab = Nab
do-revel = Revel
do-gift = Gift
do-serve = Serve
do-flip-down = Flip { THE($item) } face down
do-imprison = Take { A($piece) } of { $faction } to { $place } as a Prisoner
do-escape-to = Escape to { $place }
do-play-to-the-crowd = Draw a card for the Gladiator
do-trade-hits = Take an extra hit to deal one
do-hold-back = Deal a hit less to ignore a rolled one
do-flee-to = Send a Skunk into { $place }
do-protect-in = Place a Skunk in { $place }
do-protect-with = Spend { $card }
do-pardon = Let { $faction } free Prisoners
do-free-in = Free Prisoners into { $place }

## What happened

event-enrolled = { $seat } enrols the { $captain }
event-readied = The { $captain } acts
event-retired = The { $captain } retires
event-flipped_item = { $seat } flips { A($item) } for { $item_action }
event-took_it_easy = { $seat } takes it easy: all Captains and items are face up

## Names

faction-knaves_of_the_deepwood = Knaves of the Deepwood
trigger-run_away = Run Away
piece-acclaim = acclaim
    .class = mass
piece-thief = { $count ->
        [one] Thief
       *[other] Thieves
    }
piece-tinker = { $count ->
        [one] Tinker
       *[other] Tinkers
    }
piece-ranger = { $count ->
        [one] Ranger
       *[other] Rangers
    }
piece-vagrant = { $count ->
        [one] Vagrant
       *[other] Vagrants
    }
piece-arbiter = { $count ->
        [one] Arbiter
       *[other] Arbiters
    }
    .class = vowel
piece-scoundrel = { $count ->
        [one] Scoundrel
       *[other] Scoundrels
    }
piece-adventurer = { $count ->
        [one] Adventurer
       *[other] Adventurers
    }
    .class = vowel
piece-harrier = { $count ->
        [one] Harrier
       *[other] Harriers
    }
piece-ronin = Ronin
piece-cheat = { $count ->
        [one] Cheat
       *[other] Cheats
    }
piece-gladiator = { $count ->
        [one] Gladiator
       *[other] Gladiators
    }
piece-jailor = { $count ->
        [one] Jailor
       *[other] Jailors
    }
item_action-dash = Dash
item_action-assault = Assault
item_action-skirmish = Skirmish
item_action-nab = Nab
item_action-revel = Revel
item_action-gift = Gift
item_action-serve = Serve
source-skirmish = Skirmish
source-jailor = Jailor
word-prisoner = { $count ->
        [one] Prisoner
       *[other] Prisoners
    }

## The board

part-captains = Captains
part-stash = Stash
part-mock = Mock the Powerful
    .value = { COUNT($points, "word-point") } for { COUNT($prisoners, "word-prisoner") } and { $acclaim } acclaim

## Their turn in short

off-no_captain = no Captain on the map
off-in_forest = in a forest
off-nothing_there = nothing there
off-no_item = no item face up
off-used = once a turn
verb-enrol = Enrol
verb-lurk-in = Start
verb-ready = Ready
verb-return-in = Come back
verb-lead-move = Move
verb-lead-battle = Battle
verb-filch = Filch
verb-dash = Dash
verb-assault = Assault
verb-skirmish = Skirmish
verb-nab = Nab
verb-revel = Revel
verb-gift = Gift
verb-serve = Serve
verb-flip-down = Flip item
verb-imprison = Take Prisoner
verb-escape-to = Escape
verb-play-to-the-crowd = Draw
verb-trade-hits = Trade hits
verb-hold-back = Hold back
verb-flee-to = Run away
verb-protect-in = Protect
verb-protect-with = Pay for Skunk
verb-pardon = Pardon
verb-free-in = Free

## What described positions call it

entry-acting = acting Captain
entry-placed = placed this turn
