### Der Zwielichtrat.

## Fragen

ask-council-corner = Wähle die Ecke, in der der Rat beginnt
ask-council-others = Wähle, wo deine anderen Krieger beginnen
ask-council-birdsong = Eine Karte für eine Aktion aufdecken?
ask-council-recruit = Wähle, wohin der Krieger kommt
ask-council-assemble = Wähle, wo die Versammlung tagt
ask-council-send = Kommen Loyalisten zur Versammlung?
ask-council-battle = Wähle die Lichtung des Kampfes
ask-council-entreated = Die Versammlung hat geschlossen: Was gewinnst du?
ask-council-convene = Wähle, welche Karte zurückkehrt, und wofür
ask-council-banish = Wähle die Versammlung, von der du verbannst
ask-council-banish_whom = Wähle, wen du verbannst
ask-council-agitate = Wähle die Versammlung, die du aufwiegelst
ask-council-empower = Wähle die Versammlung, die du bevollmächtigst
ask-council-die = Was zeigt der Würfel?
ask-council-empowered = Wähle, was die Versammlung bringt
ask-council-inspire = Eine Karte herstellen?
ask-council-adjourn = Eine Versammlung entfernen?

## Möglichkeiten

do-meet-in = In { $place } beginnen
do-sit-in = Die anderen in { $place } platzieren
do-move-by = { $card } aufdecken, um zu bewegen
do-recruit-by = { $card } aufdecken, um zu rekrutieren
do-assemble-by = { $card } aufdecken, um zu versammeln
do-battle-by = { $card } aufdecken, um zu kämpfen
do-assemble-in = In { $place } eine Versammlung platzieren
do-send-loyalists = { COUNT($count, "word-loyalist", case: "accusative") } dort platzieren
do-win-loyalist = Ein Krieger wird Loyalist
do-dismiss-loyalist = Einen Loyalisten in den Vorrat zurücklegen
do-entreat = Den Rat ersuchen, die Versammlung in { $place } zu schließen
do-banish-by = { $card } zurücknehmen und verbannen
do-agitate-by = { $card } zurücknehmen und ausgeben, um aufzuwiegeln
do-empower-by = { $card } zurücknehmen und bevollmächtigen
do-take-in-hand = { $card } nur zurücknehmen
do-agitate-in = In { $place } aufwiegeln
do-banish-to = Nach { $place } verbannen
do-empower-in = Die Versammlung in { $place } bevollmächtigen
do-one-die = Eine { $count }
do-keep-loyal = Sie werden Loyalisten
do-score-empower = Für die Herrschaft dort punkten
do-adjourn-in = Die Versammlung in { $place } entfernen

## Was geschieht

event-gained_loyalists = { THE($seat) } gewinnt { COUNT($count, "word-loyalist", case: "accusative") } und hat jetzt { $loyalists }
event-lost_loyalists = { THE($seat) } verliert { COUNT($count, "word-loyalist", case: "accusative") } und hat noch { $loyalists }
event-entreated = { THE($seat) } ersucht den Rat, die Versammlung in { $place } zu schließen
event-rolled_die = Der Würfel { THE($seat, case: "genitive", form: "of") } zeigt eine { $count }

## Namen

faction-twilight_council = { $case ->
        [genitive] Zwielichtrats
       *[nominative] Zwielichtrat
    }
    .class = m
piece-closed_assembly = { $count ->
        [one] Versammlung (geschlossen)
       *[other] Versammlungen (geschlossen)
    }
    .class = f
piece-governing_assembly = { $count ->
        [one] Versammlung (regierend)
       *[other] Versammlungen (regierend)
    }
    .class = f
word-loyalist = { $count ->
        [one] { $case ->
            [nominative] Loyalist
           *[other] Loyalisten
        }
       *[other] Loyalisten
    }
    .class = m
source-banish = Verbannen
twilight_council-warrior = Krieger des Zwielichtrats
    .class = m

## Die Tafel

part-assemblies = Versammlungen
part-loyalists = Loyalisten
part-oversee = Punkte beim Beaufsichtigen
space-assembly = ·
    .card = +1 Karte

## Ihr Zug in Kürze

verb-meet-in = Beginnen
verb-sit-in = Krieger platzieren
verb-move-by = Bewegen
verb-recruit-by = Rekrutieren
verb-assemble-by = Versammeln
verb-battle-by = Kampf
verb-assemble-in = Versammeln
verb-send-loyalists = Loyalisten senden
verb-win-loyalist = Loyalisten gewinnen
verb-dismiss-loyalist = Loyalisten entlassen
    .short = Entlassen
verb-entreat = Ersuchen
verb-banish-by = Verbannen
verb-agitate-by = Aufwiegeln
verb-empower-by = Bevollmächtigen
verb-take-in-hand = Zurücknehmen
verb-agitate-in = Aufwiegeln
verb-banish-to = Verbannen
verb-empower-in = Bevollmächtigen
verb-one-die = Ein Würfel
verb-keep-loyal = Loyalisten behalten
verb-score-empower = Punkten
verb-adjourn-in = Vertagen

## Taten als Ganzes

deed-recruit-by =
    .placed = { THE($seat) } rekrutiert { SOME($count, $piece, case: "accusative") } in { NAME($place, case: "dative") }
deed-assemble-by =
    .placed = { THE($seat) } platziert { A($piece, case: "accusative") } in { NAME($place, case: "dative") }

## Wie es in beschriebenen Stellungen heißt

entry-loyalists = Loyalisten
