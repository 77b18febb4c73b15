### Die Groß- und die Kleinbauernschaft (H).

ask-struggling_farmers-till = Wähle, wohin ein Hof und ein Krieger kommen
do-till-in = In { $place } einen Hof und einen Krieger platzieren
verb-till-in = Platzieren

choice-farms_battle = Bei einem Hof kämpfen
choice-farms_work = Zu jedem Hof einen Krieger

## Namen

faction-prosperous_farmers = Großbauernschaft
    .class = f
    .text = Ein Hof und ein Krieger in jeder von zwei Lichtungen; beim Anwerben ohne Hof je einer, wo du Figuren hast. Für entfernte Höfe punktet niemand. Herrschst du am Tag in einer Lichtung mit Hof, ziehst du eine Karte, und ein Hof kommt dorthin, wo die wenigsten Krieger sind; dann kämpft sie bei einem Hof, oder zu jedem kommt ein Krieger.
faction-struggling_farmers = Kleinbauernschaft
    .class = f
    .text = Wirbt jemand anderes sie an, verlassen ihre Figuren jede Lichtung, in der ihr voriger Befehlshaber nicht herrscht. Für entfernte Höfe punktet niemand. Am Tag dürfen ein Hof und ein Krieger in einer Lichtung platziert werden, in der du herrschst; gelang beides, ziehst du eine Karte.
piece-farmer = { $count ->
        [one] { $case ->
            [nominative] Bauer
           *[other] Bauern
        }
       *[other] Bauern
    }
    .class = m
piece-farm = { $count ->
        [one] { $case ->
            [genitive] Hofs
           *[other] Hof
        }
       *[other] { $case ->
            [dative] Höfen
           *[other] Höfe
        }
    }
    .class = m
