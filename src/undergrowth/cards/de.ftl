### Karten aller Decks: was sie fragen und anbieten.

## Fragen

ask-cards-inspect = Wähle, wessen Handkarten du ansiehst
ask-cards-tax = Wähle, wo du einen deiner Krieger entfernst
ask-cards-tax_warrior = Wähle, welchen deiner Krieger dort du entfernst
ask-cards-rob = Wähle einen Gegner, von dem du eine zufällige Karte nimmst
ask-cards-rob_card = Eine Karte wird zufällig genommen
ask-cards-share = Wähle einen Gegner, der ebenfalls eine Karte zieht

## Möglichkeiten

do-inspect = Die Handkarten { THE($faction, case: "genitive", form: "of") } ansehen
do-tax = Einen Krieger aus { $place } entfernen
do-tax-warrior = { A($piece, case: "accusative") } entfernen
do-rob = Eine zufällige Karte { THE($faction, case: "dative", form: "from") } nehmen
do-share-with = { THE($faction) } zieht eine Karte

## Verben

verb-inspect = Hand ansehen
verb-rob = Ausrauben
verb-share-with = Teilen mit
verb-tax = Besteuern
verb-tax-warrior = Wen besteuern
