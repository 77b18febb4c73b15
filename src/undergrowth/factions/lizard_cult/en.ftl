### The Lizard Cult.

## Questions

ask-cult-corner = Choose a corner for the first garden
ask-cult-first_garden = Choose the suit of the first garden
ask-cult-outcast = Choose the outcast
ask-cult-conspiracies = Spend acolytes on a conspiracy?
ask-cult-rituals = Reveal a card for a ritual?
ask-cult-garden_place = Choose where the garden goes
ask-cult-garden = Choose the suit of the garden
ask-cult-recruit_place = Choose where the warrior goes
ask-cult-score_suit = Choose the suit to score

## Options

do-plant-in = Place a garden in { $place }
do-plant = Place { A($piece) }
do-cast-out = Make { $suit } the outcast
do-crusade-battle = Crusade: battle in an outcast clearing
do-crusade-move = Crusade: move from an outcast clearing, then perhaps battle
do-convert = Convert { THE($piece) } of { $faction } in { $place }
do-sanctify = Sanctify { THE($piece) } of { $faction } in { $place }
do-build-with = Reveal { $card } to build a garden
do-recruit-with = Reveal { $card } to recruit
do-score-with = Spend { $card } to score gardens
do-sacrifice-with = Reveal { $card } to gain an acolyte
do-praise = Score the { $suit } gardens

## What happened

event-cast_out = { $suit } is the outcast of { $seat }
event-hated = { $suit } is the hated outcast of { $seat }
event-released_souls = { $seat } discards { COUNT($count, "word-lost_soul") }
event-initiated = { $seat } gains { COUNT($count, "word-acolyte") } and has { $acolytes } now
event-spent_acolytes = { $seat } spends { COUNT($count, "word-acolyte") } and has { $acolytes } left

## Names

faction-lizard_cult = Lizard Cult
    .class = proper
piece-garden_fox = { $count ->
        [one] fox garden
       *[other] fox gardens
    }
piece-garden_rabbit = { $count ->
        [one] rabbit garden
       *[other] rabbit gardens
    }
piece-garden_mouse = { $count ->
        [one] mouse garden
       *[other] mouse gardens
    }
word-acolyte = { $count ->
        [one] acolyte
       *[other] acolytes
    }
    .class = vowel
word-lost_soul = { $count ->
        [one] lost soul
       *[other] lost souls
    }
trigger-fear_of_the_faithful = Fear of the Faithful

## The board

part-outcast = Outcast
part-hated = Marker
    .yes = hated
    .no = outcast
part-acolytes = Acolytes
part-garden_fox = Fox gardens
part-garden_rabbit = Rabbit gardens
part-garden_mouse = Mouse gardens
part-lost_souls = Lost Souls

## Their turn in short

allowance-suit_score = { $count ->
        [one] suit scored
       *[other] suits scored
    }
off-no_garden = no garden
verb-crusade-battle = Crusade: battle
    .short = Battle
verb-crusade-move = Crusade: move
    .short = Move
verb-convert = Convert
verb-sanctify = Sanctify
verb-build-with = Build
verb-recruit-with = Recruit
verb-score-with = Score
verb-sacrifice-with = Sacrifice
verb-cast-out = Choose outcast
verb-plant-in = Place garden
verb-plant = Garden
verb-praise = Score suit

## Deeds as a whole

deed-convert =
    .placed = { $seat } converts a warrior in { $place }
deed-sanctify =
    .placed = { $seat } sanctifies a building in { $place }
deed-build-with =
    .placed = { $seat } builds { A($piece) } in { $place }
deed-recruit-with =
    .placed = { $seat } recruits { SOME($count, $piece) } in { $place }

## What described positions call it

entry-acolytes = acolytes
entry-outcast = outcast
entry-hated = outcast is hated
