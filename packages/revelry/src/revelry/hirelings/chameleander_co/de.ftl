### Chamäleander & Co. und das Todesmal (CC, TMOD).

## Fragen

ask-chameleander_co-wander = Wähle, wohin der Agent zieht, oder lass ihn stehen
ask-chameleander_co-favor = Wähle, was dir der Agent bringt
ask-death_mark-whom = Wähle, wer das Todesmal bekommt: Es kostet eine passende Karte
ask-death_mark-card = Wähle die Karte, die du für das Todesmal abgibst

## Antworten

do-sentence = { A($piece, case: "accusative") } von { $faction } in { $place } zeichnen
do-sentence-with = { $card } abgeben

choice-co_warriors = Eigene Krieger beim Agenten platzieren
choice-co_token = Ein eigenes Plättchen beim Agenten platzieren
choice-co_card = Eine Karte ziehen

## Namen

piece-agent = { $case ->
        [nominative] { $count ->
            [one] Agent
           *[other] Agenten
        }
       *[other] Agenten
    }
    .class = m

faction-chameleander_co = Chamäleander & Co.
    .class = f
    .text = Eine Spielfigur, die nicht bekämpft oder entfernt werden kann. Zu Beginn des Vogelsangs zieht sie bis zu zweimal, ohne dass du herrschen musst; dann platzierst du in ihrer Lichtung zwei eigene Krieger oder ein beliebiges eigenes Plättchen, oder du ziehst eine Karte.
faction-mark_of_death = { $case ->
        [genitive] Todesmals
       *[nominative] Todesmal
    }
    .class = n
    .text = Zu Beginn des Vogelsangs darfst du eine Karte abgeben, die zu einer Lichtung passt: Dort wird ein Krieger entfernt, oder ein Vagabund beschädigt einen Gegenstand. Das darfst du noch einmal tun.

## Verben

verb-sentence = Zeichnen
verb-sentence-with = Abgeben
