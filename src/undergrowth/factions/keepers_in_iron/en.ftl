### The Keepers in Iron.

## Questions

ask-keepers-corner = Choose a corner for your first warriors
ask-keepers-garrison = Choose where the others stand
ask-keepers-encamp = Make camp?
ask-keepers-first_camp = Choose where you come back
ask-keepers-pitch = Choose the waystation and its side
ask-keepers-decamp = Break camp?
ask-keepers-take_down = Choose the waystation that goes
ask-keepers-recruit = Spend a card to recruit?
ask-keepers-recruit_where = Choose the waystation
ask-keepers-craft = Craft before your Retinue acts?
ask-keepers-move = Move with a card of your Retinue?
ask-keepers-delve = Battle and delve with a card of your Retinue?
ask-keepers-recover = Move or recover with a card of your Retinue?
ask-keepers-after_retinue = Your Retinue has acted: do anything else?
ask-keepers-delve_where = Choose where to battle and delve
ask-keepers-relic = Delve a relic?
ask-keepers-move_or_recover = Move or recover?
ask-keepers-reclaim = Choose the relic to recover
ask-keepers-reclaim_more = Recover another relic?
ask-keepers-trophy = Choose a forest for the relic
ask-keepers-gather = Add to your Retinue, or shift a card?
ask-keepers-gather_more = Add another card?

## Options

do-return-to = Return to { $place }
do-garrison-in = Place warriors in { $place }
do-encamp-in = Encamp in { $place }
do-pitch = Place { A($piece) }
do-decamp-in = Decamp in { $place }
do-take-down = Take { A($piece) } down
do-levy = Spend { $card } to recruit
do-act-with = Act with { $card }
do-send-retainer = Act with a Faithful Retainer
do-delve-in = Go to { $place }
do-dig-up = Delve { A($piece) } from { $place }
do-set-out = Move
do-recover-in = Recover in { $place }
do-reclaim = Recover { A($piece) }
do-bury = Put { A($piece) } into { $place }
do-gather = Add { $card } to the { $retinue } column
do-shift = Shift { $card } from { $retinue } to { $retinue2 }
do-shift-retainer = Shift a Faithful Retainer from { $retinue } to { $retinue2 }

## What happened

event-gathered = { $seat } adds { $card } to { $retinue }
event-shifted = { $seat } shifts { $card } to { $retinue }
event-shifted_retainer = { $seat } shifts a Faithful Retainer to { $retinue }
event-lost_retainer = A Faithful Retainer leaves { $seat }

## Names

faction-keepers_in_iron = Keepers in Iron
    .class = proper
piece-figure = { $count ->
        [one] figure
       *[other] figures
    }
piece-tablet = { $count ->
        [one] tablet
       *[other] tablets
    }
piece-jewelry = { $count ->
        [one] piece of jewelry
       *[other] pieces of jewelry
    }
piece-figure_1 = { $count ->
        [one] figure worth 1
       *[other] figures worth 1
    }
piece-figure_2 = { $count ->
        [one] figure worth 2
       *[other] figures worth 2
    }
piece-figure_3 = { $count ->
        [one] figure worth 3
       *[other] figures worth 3
    }
piece-tablet_1 = { $count ->
        [one] tablet worth 1
       *[other] tablets worth 1
    }
piece-tablet_2 = { $count ->
        [one] tablet worth 2
       *[other] tablets worth 2
    }
piece-tablet_3 = { $count ->
        [one] tablet worth 3
       *[other] tablets worth 3
    }
piece-jewelry_1 = { $count ->
        [one] piece of jewelry worth 1
       *[other] pieces of jewelry worth 1
    }
piece-jewelry_2 = { $count ->
        [one] piece of jewelry worth 2
       *[other] pieces of jewelry worth 2
    }
piece-jewelry_3 = { $count ->
        [one] piece of jewelry worth 3
       *[other] pieces of jewelry worth 3
    }
piece-face_down_figure_1 = { $count ->
        [one] face down figure worth 1
       *[other] face down figures worth 1
    }
piece-face_down_figure_2 = { $count ->
        [one] face down figure worth 2
       *[other] face down figures worth 2
    }
piece-face_down_figure_3 = { $count ->
        [one] face down figure worth 3
       *[other] face down figures worth 3
    }
piece-face_down_tablet_1 = { $count ->
        [one] face down tablet worth 1
       *[other] face down tablets worth 1
    }
piece-face_down_tablet_2 = { $count ->
        [one] face down tablet worth 2
       *[other] face down tablets worth 2
    }
piece-face_down_tablet_3 = { $count ->
        [one] face down tablet worth 3
       *[other] face down tablets worth 3
    }
piece-face_down_jewelry_1 = { $count ->
        [one] face down piece of jewelry worth 1
       *[other] face down pieces of jewelry worth 1
    }
piece-face_down_jewelry_2 = { $count ->
        [one] face down piece of jewelry worth 2
       *[other] face down pieces of jewelry worth 2
    }
piece-face_down_jewelry_3 = { $count ->
        [one] face down piece of jewelry worth 3
       *[other] face down pieces of jewelry worth 3
    }
piece-figure_tablet = { $count ->
        [one] figure waystation (tablet below)
       *[other] figure waystations (tablet below)
    }
piece-tablet_figure = { $count ->
        [one] tablet waystation (figure below)
       *[other] tablet waystations (figure below)
    }
piece-tablet_jewelry = { $count ->
        [one] tablet waystation (jewelry below)
       *[other] tablet waystations (jewelry below)
    }
piece-jewelry_tablet = { $count ->
        [one] jewelry waystation (tablet below)
       *[other] jewelry waystations (tablet below)
    }
piece-jewelry_figure = { $count ->
        [one] jewelry waystation (figure below)
       *[other] jewelry waystations (figure below)
    }
piece-figure_jewelry = { $count ->
        [one] figure waystation (jewelry below)
       *[other] figure waystations (jewelry below)
    }
card-faithful_retainer = Faithful Retainer
retinue-move = Move
retinue-delve = Battle then Delve
retinue-recover = Move or Recover
column-delve = Battle then Delve
column-recover = Move or Recover
source-devout_knights = Devout Knights

## The board

part-relics_figure = Figures
part-relics_tablet = Tablets
part-relics_jewelry = Jewelry
part-columns = Full columns
part-waystations = Waystations
part-trophies = Trophies of enemies

## Their turn in short

allowance-retinue_card = { $count ->
        [one] card of the column
       *[other] cards of the column
    }
allowance-retinue_size = { $count ->
        [one] card in the Retinue
       *[other] cards in the Retinue
    }
verb-return-to = Place warriors
verb-garrison-in = Place warriors
verb-encamp-in = Encamp
verb-pitch = Waystation
verb-decamp-in = Decamp
verb-take-down = Take down
verb-levy = Recruit
verb-act-with = Act
verb-send-retainer = Act with Retainer
    .short = Retainer
verb-delve-in = Go to
verb-dig-up = Delve
verb-set-out = Move
verb-recover-in = Recover
verb-reclaim = Recover
verb-bury = Place relic
verb-gather = Add to Retinue
    .short = Add
verb-shift = Shift a card
    .short = Shift
verb-shift-retainer = Shift a Retainer
    .short = Shift

## Deeds as a whole

deed-encamp-in =
    .placed = { $seat } places { A($piece) } in { $place }
deed-decamp-in =
    .placed = { $seat } decamps in { $place }
deed-levy =
    .placed = { $seat } recruits { SOME($count, $piece) } in { $place }
