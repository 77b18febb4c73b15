### Die Marquise.

## Fragen

ask-marquise-keep = Wähle eine Ecke für den Bergfried
ask-marquise-starting_building = Platziere ein Startgebäude
ask-marquise-home_keep = Wähle die Heimat des Bergfrieds
ask-marquise-home_building = Platziere ein Startgebäude in jeder Heimat
ask-marquise-where = Es sind zu wenige Teile da: Wähle, wohin eines kommt
ask-marquise-daylight = Wähle eine Aktion
ask-marquise-build_site = Wähle eine Lichtung zum Bauen
ask-marquise-build_what = Wähle, was du baust
ask-marquise-build_wood = Wähle, woher das Holz kommt
ask-marquise-overwork_place = Wähle ein Sägewerk für Überstunden
ask-marquise-overwork_card = Wähle eine Karte, die du ausgibst
ask-marquise-hospitals = Eine Karte ausgeben, um die Gefallenen zum Bergfried zu bringen?

## Möglichkeiten

do-keep-in = Den Bergfried in { $place } platzieren
do-place = { A($piece, case: "accusative") } in { $place } platzieren
do-battle = Kämpfen
do-march = Marschieren: bis zu zwei Bewegungen
do-recruit = An jeder Rekrutierungsstelle rekrutieren
do-build = Bauen
do-overwork = Überstunden in einem Sägewerk
do-extra = { $card } für eine weitere Aktion ausgeben
do-build-in = In { $place } bauen
do-raise = { A($piece, case: "accusative") } bauen
do-wood-from = Ein Holz aus { $place } entfernen
do-overwork-in = Überstunden in { $place }
do-overwork-with = { $card } ausgeben
do-heal-with = { $card } ausgeben, um sie zu retten

## Namen

faction-marquise_de_cat = Marquise de Katz
    .class = f
piece-sawmill = { $count ->
        [one] { $case ->
            [genitive] Sägewerks
           *[other] Sägewerk
        }
       *[other] { $case ->
            [dative] Sägewerken
           *[other] Sägewerke
        }
    }
    .class = n
piece-workshop = { $count ->
        [one] Werkstatt
       *[other] Werkstätten
    }
    .class = f
piece-recruiter = { $count ->
        [one] Rekrutierungsstelle
       *[other] Rekrutierungsstellen
    }
    .class = f
piece-keep = { $count ->
        [one] { $case ->
            [genitive] Bergfrieds
           *[other] Bergfried
        }
       *[other] { $case ->
            [dative] Bergfrieden
           *[other] Bergfriede
        }
    }
    .class = m
piece-wood = { $case ->
        [genitive] Holzes
       *[other] Holz
    }
    .class = n
trigger-field_hospitals = Feldlazarette
    .class = p
marquise_de_cat-warrior = Katzenkrieger
    .class = m

## Die Tafel

part-sawmill = Sägewerke
part-workshop = Werkstätten
part-recruiter = Rekrutierungsstellen
part-wood = Holz im Vorrat
space-building = { $cost } Holz, { $points } SP
    .card = { $cost } Holz, { $points } SP, +1 Karte

## Ihr Zug in Kürze

allowance-recruit = { $count ->
        [one] Rekrutierung
       *[other] Rekrutierungen
    }
allowance-wood = Holz zu zahlen
verb-battle = Kampf
verb-march = Marsch
verb-recruit = Rekrutieren
verb-build = Bauen
verb-overwork = Überstunden
verb-extra = Vogelkarte
verb-build-in = Bauen in
verb-raise = Bauen
verb-wood-from = Holz aus
verb-heal-with = Retten
verb-keep-in = Bergfried
verb-overwork-in = Überstunden in
verb-overwork-with = Ausgeben
verb-place = Platzieren

## Taten als Ganzes

deed-build =
    .placed = { THE($seat) } baut { A($piece, case: "accusative") } in { NAME($place, case: "dative") }
    .removed = { THE($owner) } gibt { SOME($count, $piece, case: "accusative") } in { NAME($place, case: "dative") } aus
deed-recruit =
    .placed = { THE($seat) } rekrutiert { SOME($count, $piece, case: "accusative") } in { NAME($place, case: "dative") }
deed-overwork =
    .placed = { THE($seat) } macht Überstunden: { SOME($count, $piece, case: "accusative") } in { NAME($place, case: "dative") }
