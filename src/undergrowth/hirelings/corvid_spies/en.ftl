### The Corvid Spies and the Raven Sentries (H).

## Questions

ask-corvid_spies-plant = Choose a clearing for a Spy: all in clearings of one suit
ask-corvid_spies-listen = Choose where the Spies take cards

## Options

do-listen-in = Take cards in { $place }

choice-spies_battle = Battle in every clearing with a Spy
choice-spies_steal = Take cards in one clearing

## Names

piece-spy = { $count ->
        [one] Spy
       *[other] Spies
    }

## Verbs

verb-listen-in = Take cards
