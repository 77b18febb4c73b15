### Das Moor.

## Fragen

ask-marsh-flood = Der Zufall bestimmt, welche von zwei Lichtungen überflutet wird

## Möglichkeiten

do-flood = { $place } überfluten

## Was geschieht

event-flooded = { $place } { CLASS($place) ->
        [plural] sind
       *[one] ist
    } überflutet

## Verben

verb-flood = Überfluten
