### Die Dornengarde.

## Fragen

ask-guard-home = Wähle, wo die Hecke beginnt
ask-guard-grow = Wähle, wo die Hecke wächst
ask-guard-daylight = Wähle eine Aktion
ask-guard-muster = Die Speisekammer öffnen, um Krieger zu sammeln?

## Möglichkeiten

do-root-in = Die Hecke in { $place } beginnen
do-grow-in = Einen Dornbusch in { $place } platzieren
do-move = Bewegen
do-battle = Kämpfen
do-recruit-in = Einen Krieger in { $place } rekrutieren
do-store = { $card } in der Speisekammer lagern
do-muster = { $card } für zwei Krieger in { $place } abwerfen
verb-root-in = Beginnen
verb-grow-in = Wachsen
verb-move = Bewegen
verb-battle = Kampf
verb-recruit-in = Rekrutieren
verb-store = Lagern
verb-muster = Aufbieten

## Was geschieht

event-stored = { THE($seat) } lagert eine Karte in der Speisekammer
    .known = { THE($seat) } lagert { $card } in der Speisekammer

## Namen

faction-bramble_guard = Dornengarde
    .class = f
piece-bramble = { $count ->
        [one] Dornbusch
       *[other] { $case ->
            [dative] Dornbüschen
           *[other] Dornbüsche
        }
    }
    .class = m
