### Die Schar der Warmen Sonne und die Echsen-Gesandtschaft (H).

ask-prophets-preach = Wähle, wen die Propheten zwingen, und wo
ask-prophets-deed = Wähle, wozu sie zwingen
ask-prophets-way = Wähle, wohin sie zu ziehen zwingen
ask-prophets-defender = Wähle, gegen wen gekämpft wird
ask-lizard_envoys-plead = Wähle eine Karte aus dem Ablagestapel
do-preach = { $faction } in { $place } zwingen
do-plead-for = { $card } nehmen
verb-preach = Zwingen
verb-plead-for = Nehmen

choice-prophets_exhort = Jemanden zwingen
choice-prophets_come = Einen Propheten platzieren
choice-prophets_battle = Zu einem Kampf dort
choice-prophets_move = Zu einem Zug von dort

## Namen

faction-warm_sun_prophets = Schar der Warmen Sonne
    .class = f
    .text = Ein Krieger bei jeder Ruine. Am Tag wähle jemanden mit Figuren bei einem Propheten und erzwinge dort einen Kampf oder einen Zug mit allem, was gehen kann, in eine Lichtung, wo du einen Kampf erzwingen darfst; oder platziere einen Propheten, wo keiner ist.
faction-lizard_envoys = Echsen-Gesandtschaft
    .class = f
    .text = Zu Beginn des Vogelsangs darfst du die obersten fünf Karten des Ablagestapels ansehen und eine ihrer häufigsten Farbe nehmen, die kein Hinterhalt ist.
piece-prophet = { $count ->
        [one] { $case ->
            [nominative] Prophet
           *[other] Propheten
        }
       *[other] Propheten
    }
    .class = m
