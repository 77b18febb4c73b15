### Frühlingsaufstand und Hasenspäher (H).

ask-uprising-die = Wirf den Aufstandswürfel
ask-uprising-where = Wähle, wohin der Aufstand kommt, oder wo er losbricht
ask-uprising-tribute = Wähle die Karte, die du für den Angriff auf den Aufstand ablegst
ask-scouts-card = Eine passende Karte abgeben, um den höheren Würfel zu nehmen?

do-uprising-die = { $suit } auf dem Aufstandswürfel
do-overthrow-in = Einen Krieger aufgeben und alle feindlichen Figuren in { $place } entfernen
do-pay-tribute = { $card } ablegen
do-send-scouts = Die Hasenspäher vorausschicken
do-spy-with = { $card } abgeben

event-uprising_rolled = Der Aufstandswürfel zeigt { $suit }
event-scouted = { $seat } nimmt den höheren Würfel in { $place }

verb-uprising-die = Aufstandswürfel
verb-overthrow-in = Aufstand
verb-pay-tribute = Ablegen
verb-send-scouts = Hasenspäher
verb-spy-with = Abgeben

piece-rebel = { $count ->
        [one] { $case ->
            [genitive] Rebellen
            [dative] Rebellen
            [accusative] Rebellen
           *[other] Rebell
        }
       *[other] Rebellen
    }
    .class = m

faction-spring_uprising = Frühlingsaufstand
    .class = m
    .text = Wer sie angreift, legt zuerst eine Karte ab, die zur Lichtung passt. Zu Beginn des Vogelsangs wirfst du den Aufstandswürfel: In einer Lichtung dieser Farbe platzierst du einen Krieger, oder gibst einen auf und entfernst alle feindlichen Figuren.
faction-rabbit_scouts = Hasenspäher
    .class = p
    .text = Wenn du verteidigst, kannst du vor dem Wurf eine Karte abgeben, die zur Lichtung passt: Dann nimmst du den höheren Würfel.
