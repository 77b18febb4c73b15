### Der Berg.

## Fragen

ask-mountain-spend = Wähle eine Karte, die du für das Öffnen des Pfades ausgibst

## Möglichkeiten

do-open = Den gesperrten Pfad zwischen { $place } und { $place2 } öffnen

## Was geschieht

event-opened_path = Der Pfad zwischen { NAME($places, case: "dative") } ist offen

## Verben

verb-open = Pfad öffnen
