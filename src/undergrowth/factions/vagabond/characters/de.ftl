### Die besonderen Aktionen der Charaktere.

## Fragen

ask-vagabond-steal = Eine zufällige Karte wird genommen
ask-vagabond-hideout = Wähle einen Gegenstand zum Reparieren
ask-vagabond-duel = Wähle den Gegenstand, den du erschöpfst und beschädigst

## Möglichkeiten

do-steal-from = { THE($faction, case: "dative") } eine zufällige Karte stehlen
do-labor-for = { $card } vom Ablagestapel nehmen
do-hideout = Untertauchen: drei Gegenstände reparieren und das Tageslicht beenden
do-instigate = { THE($faction, case: "accusative") } gegen { THE($faction2, case: "accusative") } kämpfen lassen
do-enlist = { THE($faction, case: "accusative") } anwerben
do-scorch = Eine Fackel hierlassen und alles niederbrennen
do-improvise = { A($item, case: "accusative") } als Ersatz verwenden
do-glide-to = Nach { $place } gleiten
do-swift-strike = Ein Schwert für einen zusätzlichen Treffer erschöpfen
do-con = Sich mit zwei beliebigen Gegenständen durch { $quest } mogeln
do-duel = { A($piece, case: "accusative") } { THE($faction, case: "genitive", form: "of") } zum Duell fordern
do-coerce = Stattdessen { $card } ausgeben

## Was geschieht

event-coerced = { THE($seat) } nötigt mit { $card }, statt einen Gegenstand zu erschöpfen, und wird { COUNT($points, "word-point", case: "accusative") } verlieren
event-enlisted = { THE($seat) } wirbt { THE($arbiter, case: "accusative") } an
event-struck_swiftly = { THE($seat) } schlägt blitzschnell zu: ein zusätzlicher Treffer

## Verben

verb-coerce = Nötigen
verb-con = Schwindeln
verb-duel = Duell
verb-enlist = Anwerben
verb-glide-to = Gleiten
verb-hideout = Versteck
verb-improvise = Improvisieren
verb-instigate = Anstiften
source-swift-strike = Blitzschlag
verb-labor-for = Tagelohn
verb-scorch = Verbrannte Erde
verb-steal-from = Stehlen
verb-swift-strike = Blitzschlag
