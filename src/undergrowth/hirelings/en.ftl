### Hirelings (H), and setting them up (A.6).

## Questions

ask-hirelings-deal = A hireling is dealt
ask-hirelings-demote = One of the hirelings shows its demoted side
ask-hirelings-lay_out = Choose a hireling to set up
ask-hirelings-engage = Choose a hireling to gain
ask-hirelings-pass_on = Choose who controls the hireling from now on
ask-hirelings-roll = Roll the control die
ask-hirelings-choose = Choose what the hireling does
ask-hirelings-post = Choose where its pieces are placed
ask-hirelings-next_battle = Choose where the hireling battles next
ask-forest_patrol-return = Choose where those on the card come back
ask-physicians-treat = Warriors of yours have fallen: spend a card on the Physicians?
ask-physicians-ward = Choose where the fallen are placed

## Options

do-deal-hireling = Deal { $faction }
do-demote = Demote { $faction }
do-lay-out = Set up { $faction }
do-engage = Gain { $faction }
do-pass-on = Give { $faction } to { $faction2 }
do-control-face = Face { $count } of the control die
do-employ = Use { $faction }
do-choose = { $choice }
do-post-in = Place them in { $place }
do-regroup-in = Bring them back to { $place }
do-treat-with = Spend { $card }
do-nurse-in = Place them in { $place }

choice-patrol_march = Move and battle
choice-patrol_return = Place the warriors on the card

## What happened

event-hireling_dealt = { $faction } is in the game
event-hireling_demoted = { $faction } shows its demoted side
event-hireling_marker_taken = { $seat } takes the hireling marker at { $space }
event-hireling_gained = { $seat } gains { $faction }
event-hireling_released = { $faction } goes back into the supply
event-hireling_employed = { $seat } uses { $faction }
event-control_marker_removed = { $seat } removes a control marker: { $markers } left on { $faction }
event-control_rolled = The control die shows { $gold } gold of { $pips } pips: { $markers } on { $faction }

## Names

trigger-feline_physicians = Feline Physicians

## The board

part-control_markers = Control markers
part-hireling_markers = Hireling markers
part-patrol_waiting = Waiting on the card

## Verbs

verb-deal-hireling = Hireling
verb-demote = Demote
verb-lay-out = Set up
verb-engage = Gain
verb-pass-on = Pass on
verb-control-face = Control die
verb-employ = Use
verb-choose = Choose
verb-post-in = Place
verb-regroup-in = Bring back
verb-treat-with = Spend
verb-nurse-in = Place
