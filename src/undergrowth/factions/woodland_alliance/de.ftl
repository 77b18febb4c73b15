### Die Waldallianz.

## Fragen

ask-alliance-birdsong = Aufstand, oder Mitgefühl verbreiten?
ask-alliance-base = Wähle den Stützpunkt, den du platzierst
ask-alliance-spend = Wähle einen Unterstützer, den du ausgibst
ask-alliance-outrage = Empörung: Wähle eine Karte für die Unterstützer der Waldallianz
ask-alliance-dismiss = Zu viele Unterstützer ohne Stützpunkt: Wähle einen zum Abwerfen
ask-alliance-daylight = Herstellen, mobilisieren oder ausbilden?
ask-alliance-operations = Wähle eine Militäroperation

## Möglichkeiten

do-revolt-in = Aufstand in { $place }
do-found = { THE($piece, case: "accusative") } platzieren
do-spread-to = Mitgefühl nach { $place } tragen
do-appease-with = { $card } hergeben
do-dismiss = { $card } abwerfen
do-mobilize = { $card } zum Unterstützer machen
do-train-with = { $card } ausgeben, um einen Offizier auszubilden
do-operate-move = Bewegen
do-operate-battle = Kämpfen
do-recruit-in = In { $place } rekrutieren
do-organize-in = In { $place } organisieren: Ein Krieger weicht dem Mitgefühl

## Was geschieht

event-revolted = Aufstand { THE($seat, case: "genitive", form: "of") } in { $place }
event-outraged = Empörung gegen { THE($seat, case: "accusative") } in { $place }
event-gained_supporter = { THE($seat) } gewinnt einen Unterstützer
    .known = { THE($seat) } gewinnt einen Unterstützer: { $card }
event-trained = { THE($seat) } bildet einen Offizier aus und hat jetzt { $officers }
event-lost_officers = { THE($seat) } verliert { COUNT($count, "word-officer", case: "accusative") } und hat noch { $officers }
event-lost_base = { THE($seat) } verliert den Stützpunkt in { $place }

## Namen

faction-woodland_alliance = Waldallianz
    .class = f
piece-base_fox = { $count ->
        [one] { $case ->
            [genitive] Fuchs-Stützpunkts
           *[other] Fuchs-Stützpunkt
        }
       *[other] { $case ->
            [dative] Fuchs-Stützpunkten
           *[other] Fuchs-Stützpunkte
        }
    }
    .class = m
piece-base_rabbit = { $count ->
        [one] { $case ->
            [genitive] Kaninchen-Stützpunkts
           *[other] Kaninchen-Stützpunkt
        }
       *[other] { $case ->
            [dative] Kaninchen-Stützpunkten
           *[other] Kaninchen-Stützpunkte
        }
    }
    .class = m
piece-base_mouse = { $count ->
        [one] { $case ->
            [genitive] Maus-Stützpunkts
           *[other] Maus-Stützpunkt
        }
       *[other] { $case ->
            [dative] Maus-Stützpunkten
           *[other] Maus-Stützpunkte
        }
    }
    .class = m
piece-sympathy = { $count ->
        [one] { $case ->
            [genitive] Mitgefühls
           *[other] Mitgefühl
        }
       *[other] Mitgefühlsplättchen
    }
    .class = n
word-officer = { $count ->
        [one] { $case ->
            [genitive] Offiziers
           *[other] Offizier
        }
       *[other] { $case ->
            [dative] Offizieren
           *[other] Offiziere
        }
    }
    .class = m
trigger-lost_base = den Verlust des Stützpunkts
source-guerrilla_war = Guerillakrieg
trigger-outrage = die Empörung
woodland_alliance-warrior = Krieger der Waldallianz
    .class = m

## Die Tafel

part-supporters = Unterstützer
part-officers = Offiziere
part-base_fox = Fuchs-Stützpunkt
part-base_rabbit = Kaninchen-Stützpunkt
part-base_mouse = Maus-Stützpunkt
part-sympathy = Mitgefühl
space-sympathy = { $cost } Unterstützer, { $points } SP

## Ihr Zug in Kürze

allowance-operation = { $count ->
        [one] Operation
       *[other] Operationen
    }
allowance-supporter = { $count ->
        [one] Unterstützer auszugeben
       *[other] Unterstützer auszugeben
    }
verb-revolt-in = Aufstand
verb-spread-to = Mitgefühl verbreiten
    .short = Verbreiten
verb-mobilize = Mobilisieren
verb-train-with = Ausbilden
verb-operate-move = Bewegen
verb-operate-battle = Kampf
verb-organize-in = Organisieren
verb-appease-with = Hergeben
verb-dismiss = Abwerfen
verb-found = Stützpunkt

## Taten als Ganzes

deed-spread-to =
    .placed = { THE($seat) } verbreitet Mitgefühl nach { NAME($place, case: "dative") }
deed-organize-in =
    .placed = { THE($seat) } organisiert in { NAME($place, case: "dative") }: Mitgefühl für einen Krieger
deed-recruit-in =
    .placed = { THE($seat) } rekrutiert { SOME($count, $piece, case: "accusative") } in { NAME($place, case: "dative") }

## Wie es in beschriebenen Stellungen heißt

entry-officers = Offiziere
