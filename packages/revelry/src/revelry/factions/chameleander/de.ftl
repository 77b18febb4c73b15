### Chamäleander.

## Fragen

ask-chameleander-arrive = Wähle, wo Chamäleander beginnt
ask-chameleander-slough = Karten abwerfen, um ein Ego auf das Es zu schieben?
ask-chameleander-skip = In eine andere Lichtung hüpfen?
ask-chameleander-act = Wähle eine Aktion
ask-chameleander-drag = Einen Krieger mitnehmen?
ask-chameleander-doom = Wähle den Krieger, der einem Ego weicht
ask-chameleander-pay = Wähle das Ego, mit dem du zahlst
ask-chameleander-expose = Chamäleander eine Karte geben, damit es gewürfelte Treffer nimmt?
ask-chameleander-boast = Mit einer Vogelkarte prahlen?
ask-ego-order = Wähle das Ego, das auf das rechte leere Feld kommt

## Möglichkeiten

do-arrive-in = In { $place } beginnen
do-slough = { $card } abstreifen
do-skip-to = Nach { $place } hüpfen
do-quell = Niederschlagen: kämpfen
do-stroll = Schlendern
do-beckon = Herbeiwinken: { THE($faction) } platziert einen Krieger
do-mark-with = Mit { $card } zum Tode bestimmen
do-doom = { A($piece, case: "accusative") } { THE($faction, case: "genitive", form: "of") } ersetzen
do-cajole-with = Mit { $card } beschwatzen
do-indulge = { A($piece, case: "accusative") } für eine weitere Aktion aufgeben
do-pay-with = Mit { A($piece, case: "dative") } zahlen
do-single-out-with = { $card } geben
do-boast-with = Mit { $card } prahlen
do-lay-back = { A($piece, case: "accusative") } zurücklegen

## Was geschieht

event-blended_in = { THE($seat) } taucht unter und ignoriert gewürfelte Treffer
event-singled_out = { THE($seat) } lässt Chamäleander gewürfelte Treffer nehmen
event-internalized = { THE($seat) } schiebt ein Ego auf das Es

## Namen

faction-chameleander = Chamäleander
    .class = proper
piece-ego = { $count ->
        [one] { $case ->
            [genitive] Egos
           *[other] Ego
        }
       *[other] Egos
    }
    .class = n
piece-superego = { $count ->
        [one] { $case ->
            [genitive] Über-Ichs
           *[other] Über-Ich
        }
       *[other] Über-Ichs
    }
    .class = n

## Die Tafel

part-ego = Egos
part-the_id = Das Es
part-evening_cards = Karten am Abend
space-ego = { COUNT($points, "word-point") }
space-superego = { COUNT($points, "word-point") }, Kartensymbol

## Der Zug in Kürze

verb-arrive-in = Beginnen
verb-slough = Abstreifen
verb-skip-to = Hüpfen
verb-quell = Niederschlagen
verb-stroll = Schlendern
verb-beckon = Herbeiwinken
verb-mark-with = Zum Tode bestimmen
verb-doom = Ersetzen
verb-cajole-with = Beschwatzen
verb-indulge = Eine Aktion mehr
verb-pay-with = Zahlen
verb-single-out-with = Geben
verb-boast-with = Prahlen
verb-lay-back = Zurücklegen

## Seine Teile

chameleander-warrior = Chamäleander
    .class = m
