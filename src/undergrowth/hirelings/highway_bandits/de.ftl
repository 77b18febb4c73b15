### Die Wegelagererbande und die Räuberbande (H).

ask-highway_bandits-lurk = Wähle den Weg, auf den ein Räuber kommt
ask-highway_bandits-leave = Wähle den Weg, den ein Räuber dafür verlässt
ask-bandit_toll-pay = Wegelagerer halten dich auf: wähle, welche der gezogenen Figuren entfernt wird
ask-bandit_toll-join = Deine Wegelagerer lassen dich durch: dort einen Krieger platzieren?
do-lurk-on = Auf { $place } platzieren
do-leave = Von { $place } nehmen
do-surrender = { A($piece, case: "accusative") } entfernen
do-join-in = In { $place } einen Krieger platzieren
verb-lurk-on = Platzieren
verb-leave = Nehmen
verb-surrender = Entfernen
verb-join-in = Platzieren

choice-gangs_rally = Eigene Krieger zu den Räubern
choice-gangs_grow = Einen Räuber platzieren

## Namen

trigger-bandit_toll = Wegelagerer
trigger-bandit_join = ein Krieger von den Wegelagerern
faction-highway_bandits = Wegelagererbande
    .class = f
faction-bandit_gangs = Räuberbande
    .class = f
piece-bandit = { $count ->
        [one] { $case ->
            [genitive] Räubers
           *[other] Räuber
        }
       *[other] { $case ->
            [dative] Räubern
           *[other] Räuber
        }
    }
    .class = m
