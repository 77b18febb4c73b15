### The Sunny Advocates and the Bat Messengers (H).

## Questions

ask-sunny_advocates-suit = Choose the suit of the clearings in which the Advocates plead
ask-sunny_advocates-whom = Choose an enemy warrior that one of yours replaces
ask-messengers-escort = Place a warrior there, too?

## Options

do-plead-in = Plead in { $suit } clearings
do-persuade = Replace { A($piece) } in { $place } ({ $faction })
do-escort-in = Place a warrior in { $place }

## Names

piece-advocate = { $count ->
        [one] Advocate
       *[other] Advocates
    }

## Verbs

verb-plead-in = Plead
verb-persuade = Replace
verb-escort-in = Place
