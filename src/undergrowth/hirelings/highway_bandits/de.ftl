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
    .text = Krieger auf zwei Wegen. Wer als Gegner einen davon entlangzieht, entfernt eine der gezogenen Figuren; ein Vagabund beschädigt einen Gegenstand. Ziehst du einen entlang, darfst du am Ziel einen Krieger platzieren. Am Tag kommt noch einer auf einen Weg an einer Lichtung mit Figuren von dir.
faction-bandit_gangs = Räuberbande
    .class = f
    .text = Ein Krieger, wo du Figuren hast, beim Anwerben ohne einen auf der Karte; wo du Figuren hast, kann sie nicht bekämpft werden. Am Tag platziere zu jedem von ihnen einen eigenen Krieger oder einen von ihnen, wo du Figuren hast.
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
