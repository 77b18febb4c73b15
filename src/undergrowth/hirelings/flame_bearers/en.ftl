### The Flame Bearers and the Rat Smugglers (H).

## Questions

ask-flame_bearers-burn = Choose an enemy piece that the Bearers remove
ask-smugglers-run = Choose what the card buys you

## Options

do-burn = Remove { A($piece) } ({ $faction })
do-smuggle = Discard { $card } for a move or battle

choice-smugglers_move = Move
choice-smugglers_battle = Battle

## Names

piece-bearer = { $count ->
        [one] Bearer
       *[other] Bearers
    }

## Verbs

verb-burn = Burn
verb-smuggle = Smuggle
