### Der Echsenkult.

## Fragen

ask-cult-corner = Wähle eine Ecke für den ersten Garten
ask-cult-first_garden = Wähle die Farbe des ersten Gartens
ask-cult-outcast = Wähle, wer ausgestoßen ist
ask-cult-conspiracies = Akolythen für eine Verschwörung ausgeben?
ask-cult-rituals = Eine Karte für ein Ritual aufdecken?
ask-cult-garden_place = Wähle, wohin der Garten kommt
ask-cult-garden = Wähle die Farbe des Gartens
ask-cult-recruit_place = Wähle, wohin der Krieger kommt
ask-cult-score_suit = Wähle die Farbe, die punktet

## Möglichkeiten

do-plant-in = Einen Garten in { $place } platzieren
do-plant = { A($piece, case: "accusative") } platzieren
do-cast-out = { $suit } ausstoßen
do-crusade-battle = Kreuzzug: Kampf in einer ausgestoßenen Lichtung
do-crusade-move = Kreuzzug: aus einer ausgestoßenen Lichtung bewegen, dann vielleicht kämpfen
do-convert = Bekehren: { $piece } ({ $faction }) in { $place }
do-sanctify = Heiligen: { $piece } ({ $faction }) in { $place }
do-build-with = { $card } aufdecken, um einen Garten zu bauen
do-recruit-with = { $card } aufdecken, um zu rekrutieren
do-score-with = { $card } ausgeben, um für Gärten zu punkten
do-sacrifice-with = { $card } aufdecken, um einen Akolythen zu gewinnen
do-praise = Für die { $suit }-Gärten punkten

## Was geschieht

event-cast_out = { THE($seat) } stößt { $suit } aus
event-hated = { THE($seat) } hasst { $suit }
event-released_souls = { THE($seat) } wirft { COUNT($count, "word-lost_soul", case: "accusative") } ab
event-initiated = { THE($seat) } gewinnt { COUNT($count, "word-acolyte", case: "accusative") } und hat jetzt { $acolytes }
event-spent_acolytes = { THE($seat) } gibt { COUNT($count, "word-acolyte", case: "accusative") } aus und hat noch { $acolytes }

## Namen

faction-lizard_cult = { $case ->
        [genitive] Echsenkults
       *[nominative] Echsenkult
    }
    .class = m
piece-garden_fox = { $count ->
        [one] { $case ->
            [genitive] Fuchs-Gartens
           *[other] Fuchs-Garten
        }
       *[other] Fuchs-Gärten
    }
    .class = m
piece-garden_rabbit = { $count ->
        [one] { $case ->
            [genitive] Kaninchen-Gartens
           *[other] Kaninchen-Garten
        }
       *[other] Kaninchen-Gärten
    }
    .class = m
piece-garden_mouse = { $count ->
        [one] { $case ->
            [genitive] Maus-Gartens
           *[other] Maus-Garten
        }
       *[other] Maus-Gärten
    }
    .class = m
word-acolyte = { $count ->
        [one] { $case ->
            [nominative] Akolyth
           *[other] Akolythen
        }
       *[other] Akolythen
    }
    .class = m
word-lost_soul = { $count ->
        [one] verlorene Seele
       *[other] verlorene Seelen
    }
    .class = f
trigger-fear_of_the_faithful = die Furcht der Gläubigen
lizard_cult-warrior = Krieger des Echsenkults
    .class = m

## Die Tafel

part-outcast = Ausgestoßen
part-hated = Marker
    .yes = verhasst
    .no = ausgestoßen
part-acolytes = Akolythen
part-garden_fox = Fuchs-Gärten
part-garden_rabbit = Kaninchen-Gärten
part-garden_mouse = Maus-Gärten
part-lost_souls = Verlorene Seelen

## Ihr Zug in Kürze

allowance-suit_score = { $count ->
        [one] Farbe gepunktet
       *[other] Farben gepunktet
    }
off-no_garden = kein Garten
verb-crusade-battle = Kreuzzug: Kampf
    .short = Kampf
verb-crusade-move = Kreuzzug: Bewegung
    .short = Bewegen
verb-convert = Bekehren
verb-sanctify = Heiligen
verb-build-with = Bauen
verb-recruit-with = Rekrutieren
verb-score-with = Punkten
verb-sacrifice-with = Opfern
verb-cast-out = Ausstoßen
verb-plant-in = Garten anlegen
verb-plant = Garten
verb-praise = Farbe werten

## Taten als Ganzes

deed-convert =
    .placed = { THE($seat) } bekehrt einen Krieger in { NAME($place, case: "dative") }
deed-sanctify =
    .placed = { THE($seat) } heiligt ein Gebäude in { NAME($place, case: "dative") }
deed-build-with =
    .placed = { THE($seat) } baut { A($piece, case: "accusative") } in { NAME($place, case: "dative") }
deed-recruit-with =
    .placed = { THE($seat) } rekrutiert { SOME($count, $piece, case: "accusative") } in { NAME($place, case: "dative") }

## Wie es in beschriebenen Stellungen heißt

entry-acolytes = Akolythen
entry-outcast = Ausgestoßene Farbe
entry-hated = Ausgestoßene Farbe ist verhasst
