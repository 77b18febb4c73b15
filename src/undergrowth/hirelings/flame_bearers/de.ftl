### Die Fackelträger und die Rattenschmuggler (H).

## Fragen

ask-flame_bearers-burn = Wähle ein gegnerisches Teil, die die Fackelträger entfernen
ask-smugglers-run = Wähle, was dir die Karte einbringt

## Antworten

do-burn = { A($piece, case: "accusative") } entfernen ({ $faction })
do-smuggle = { $card } abwerfen, um dich zu bewegen oder zu kämpfen

choice-smugglers_move = Bewegen
choice-smugglers_battle = Kämpfen

## Namen

faction-flame_bearers = Fackelträger
    .class = p
    .text = Zu Beginn des Vogelsangs entfernt jeder Fackelträger ein gegnerisches Teil seiner Lichtung, Krieger vor Gebäuden und Plättchen. Dann kommt einer bei oder neben ihnen dazu.
faction-rat_smugglers = Rattenschmuggler
    .class = p
    .text = An deinem Tag darfst du beliebig oft eine Karte abwerfen, die einen Gegenstand zeigt, um dich zu bewegen oder einen Kampf zu beginnen.
piece-bearer = { $case ->
        [dative] { $count ->
            [one] Fackelträger
           *[other] Fackelträgern
        }
        [genitive] { $count ->
            [one] Fackelträgers
           *[other] Fackelträger
        }
       *[nominative] Fackelträger
    }
    .class = m

## Verben

verb-burn = Entfernen
verb-smuggle = Schmuggeln
