### Die Groß- und die Kleinbauernschaft (H).

ask-struggling_farmers-till = Wähle, wohin ein Hof und ein Krieger kommen
do-till-in = In { $place } einen Hof und einen Krieger platzieren
verb-till-in = Platzieren

choice-farms_battle = Bei einem Hof kämpfen
choice-farms_work = Zu jedem Hof einen Krieger

## Namen

faction-prosperous_farmers = Großbauernschaft
    .class = f
faction-struggling_farmers = Kleinbauernschaft
    .class = f
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
