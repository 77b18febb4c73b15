### The Cirque du Goat.

## Questions

ask-cirque-corner = Choose the corner in which you begin
ask-cirque-beside = Choose the clearing beside it for your other goats
ask-cirque-scout = Scout for talent?
ask-cirque-scout_card = Choose the card to spend
ask-cirque-daylight = Choose an action
ask-cirque-take_top = Take down a big top elsewhere first?
ask-cirque-lure = Force a warrior to come and see?
ask-cirque-perform = Perform?
ask-cirque-perform_card = Choose a card that matches the clearing
ask-cirque-perform_more = Spend another card?
ask-cirque-praise = Choose who is given an accolade
ask-cirque-praise_card = Spend a card for another accolade?
ask-cirque-amuse = The goats are clowning: choose the card that you give
ask-cirque-disgrace = Choose whose accolades leave the game
ask-cirque-thumbs_card = Thumbs down: choose a card to discard

## Options

do-pitch-camp-in = Begin in { $place }
do-scout-in = Bring goats to { $place }
do-scout-with = Spend { $card }
do-tour-move = Move
do-tour-battle = Battle
do-pitch-in = Pitch a big top in { $place }
do-strike-tent-in = Take down the big top in { $place }
do-lure = Make a warrior of { THE($faction) } come from { $place }
do-take-stage-in = Perform in { $place }
do-perform-with = Spend { $card }
do-recite-with = Spend { $card } as another suit
do-honor = Give { THE($faction) } an accolade
do-honor-with = Spend { $card }
do-clown-around = Clown around: deal no hits, and get a card
do-amuse-with = Give { $card }
do-disgrace = Take the accolades of { THE($faction) }

## What happened

event-honored = { THE($to) } gets an accolade and has { $count }
event-disgraced = { THE($to) } loses { COUNT($count, "word-accolade") }
event-cheered = The critics cheer { THE($seat) }
event-jeered = The critics jeer at { THE($seat) }

## Names

faction-cirque_du_goat = Cirque du Goat
piece-big_top = { $count ->
        [one] big top
       *[other] big tops
    }
word-accolade = { $count ->
        [one] accolade
       *[other] accolades
    }
    .class = vowel
trigger-thumbs_down = Thumbs Down
source-clownish_combat = Clownish Combat

## The board

part-supply = The Supply
space-hat = Hat
space-slot = –
part-critics = Critics
    .cheers = Cheers
    .jeers = Jeers
part-accolades = Accolades
space-accolade = Accolade
part-cirque_cards = Cards in Evening

## Their turn in short

verb-pitch-camp-in = Begin
verb-scout-in = Scout
verb-scout-with = Pay for goats
verb-tour-move = Move
verb-tour-battle = Battle
verb-pitch-in = Pitch
verb-strike-tent-in = Take down
verb-lure = Force to come
verb-take-stage-in = Perform
verb-perform-with = Show
verb-recite-with = Show as another suit
verb-honor = Praise
verb-honor-with = Pay for praise
verb-clown-around = Clown around
verb-amuse-with = Give
verb-disgrace = Take accolades

## What described positions call it

entry-accolades = accolades
entry-gone = accolades out of the game
entry-critics = critics
