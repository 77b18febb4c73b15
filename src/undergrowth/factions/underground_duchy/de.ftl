### Das Unterirdische Herzogtum.

## Fragen

ask-duchy-corner = Wähle eine Ecke, in der du auftauchst
ask-duchy-assembly = Versammlung: Wähle eine Aktion
ask-duchy-site = Wähle, wo du baust
ask-duchy-building = Wähle, was du baust
ask-duchy-collapse = Alle Tunnel sind gegraben: Wähle einen, der zuerst entfernt wird
ask-duchy-dig_place = Wähle, wohin der Tunnel führt
ask-duchy-dig_warriors = Wähle, wie viele Krieger heraufkommen
ask-duchy-parliament = Parlament: Wähle, wessen Aktion du ausführst
ask-duchy-foremole = Wähle eine Karte zum Aufdecken
ask-duchy-brigadier = Wähle, ob der Brigadier sich bewegt oder kämpft
ask-duchy-banker = Wähle eine Karte, die du für einen Punkt ausgibst
ask-duchy-mayor = Wähle, wessen Aktion der Bürgermeister ausführt
ask-duchy-sway = Einen Würdenträger überzeugen?
ask-duchy-reveal = Wähle eine Karte zum Aufdecken
ask-duchy-price = Ein Gebäude ist verloren: Wähle den Würdenträger, der sich abwendet

## Möglichkeiten

do-surface-in = In { $place } auftauchen
do-build-showing = { $card } aufdecken, um zu bauen
do-recruit-below = In { NAME("place-burrow") } rekrutieren
do-assembly-move = Bewegen
do-assembly-battle = Kämpfen
do-dig-with = { $card } ausgeben, um zu graben
do-erect-in = In { $place } bauen
do-erect = { A($piece, case: "accusative") } bauen
do-collapse = Den Tunnel in { $place } entfernen
do-dig-in = Einen Tunnel nach { $place } graben
do-summon = { THE($minister, case: "accusative") } handeln lassen
do-reveal-any = { $card } aufdecken
do-brigade-move = Bis zu zwei Bewegungen
do-brigade-battle = Bis zu zwei Kämpfe
do-bank = { $card } ausgeben
do-act-as = Als { $minister } handeln
do-sway = { THE($minister, case: "accusative") } überzeugen
do-reveal = { $card } aufdecken
do-lose-minister = { THE($minister, case: "accusative") } zurücklegen

## Was geschieht

event-swayed = { THE($seat) } überzeugt { THE($minister, case: "accusative") }
event-turned_away = { THE($minister) } wendet sich { THE($seat, case: "dative", form: "from") } ab, und eine Krone ({ $rank }) ist für immer verloren

## Namen

faction-underground_duchy = { $article ->
        [the] { $case ->
            [genitive] Unterirdischen Herzogtums
            [dative] Unterirdischen Herzogtum
           *[other] Unterirdische Herzogtum
        }
        [of] Unterirdischen Herzogtums
        [from] Unterirdischen Herzogtum
        [to] Unterirdischen Herzogtum
       *[none] { $case ->
            [genitive] Unterirdischen Herzogtums
            [dative] Unterirdischem Herzogtum
           *[other] Unterirdisches Herzogtum
        }
    }
    .class = n
place-burrow = Tiefenbau
piece-citadel = { $count ->
        [one] Zitadelle
       *[other] Zitadellen
    }
    .class = f
piece-market = { $count ->
        [one] { $case ->
            [genitive] Markts
           *[other] Markt
        }
       *[other] { $case ->
            [dative] Märkten
           *[other] Märkte
        }
    }
    .class = m
piece-tunnel = { $count ->
        [one] { $case ->
            [genitive] Tunnels
           *[other] Tunnel
        }
       *[other] { $case ->
            [dative] Tunneln
           *[other] Tunnel
        }
    }
    .class = m
minister-foremole = { $case ->
        [genitive] Vorgräbers
       *[other] Vorgräber
    }
    .class = m
minister-captain = { $case ->
        [genitive] Hauptmanns
       *[other] Hauptmann
    }
    .class = m
minister-marshal = { $case ->
        [genitive] Marschalls
       *[other] Marschall
    }
    .class = m
minister-brigadier = { $case ->
        [genitive] Brigadiers
       *[other] Brigadier
    }
    .class = m
minister-banker = { $case ->
        [genitive] Bankiers
       *[other] Bankier
    }
    .class = m
minister-mayor = { $case ->
        [genitive] Bürgermeisters
       *[other] Bürgermeister
    }
    .class = m
minister-duchess_of_mud = Herzogin des Schlamms
    .class = f
minister-baron_of_dirt = { $case ->
        [genitive] Barons des Drecks
       *[other] Baron des Drecks
    }
    .class = m
minister-earl_of_stone = { $case ->
        [nominative] Graf des Steins
       *[other] Grafen des Steins
    }
    .class = m
rank-squire = Knappe
    .class = m
rank-noble = Edelmann
    .class = m
rank-lord = Lord
    .class = m
trigger-price_of_failure = der Preis des Scheiterns
underground_duchy-warrior = { $article ->
       *[none] { $count ->
            [one] { $case ->
                [genitive] Maulwurfskriegers
               *[other] Maulwurfskrieger
            }
           *[other] { $case ->
                [dative] Maulwurfskriegern
               *[other] Maulwurfskrieger
            }
        }
    }
    .class = m

## Die Tafel

part-ministers = Würdenträger
part-citadel = Zitadellen
part-market = Märkte
part-tunnels = Tunnel im Vorrat
space-more_warrior = { $count ->
        [one] +1 Krieger
       *[other] +{ $count } Krieger
    }
space-more_card = { $count ->
        [one] +1 Karte
       *[other] +{ $count } Karten
    }

## Ihr Zug in Kürze

allowance-minister = Würdenträger
allowance-battle = { $count ->
        [one] Kampf
       *[other] Kämpfe
    }
allowance-sway = { $count ->
        [one] Würdenträger überzeugt
       *[other] Würdenträger überzeugt
    }
allowance-reveal = { $count ->
        [one] Karte aufgedeckt
       *[other] Karten aufgedeckt
    }
off-empty_burrow = niemand unten
verb-surface-in = Auftauchen
verb-build-showing = Bauen
verb-recruit-below = Rekrutieren
verb-assembly-move = Bewegung
verb-assembly-battle = Kampf
verb-dig-with = Graben
verb-erect-in = Bauen in
verb-erect = Bauen
verb-collapse = Tunnel entfernen
verb-dig-in = Graben nach
verb-summon = Würdenträger
verb-reveal-any = Aufdecken
verb-brigade-move = Bewegungen
verb-brigade-battle = Kämpfe
verb-bank = Einzahlen
verb-act-as = Handeln als
verb-sway = Überzeugen
verb-reveal = Aufdecken
verb-lose-minister = Zurücklegen

## Taten als Ganzes

deed-build-showing =
    .placed = { THE($seat) } baut { A($piece, case: "accusative") } in { NAME($place, case: "dative") }
deed-recruit-below =
    .placed = { THE($seat) } rekrutiert { SOME($count, $piece, case: "accusative") } in { NAME($place, case: "dative") }
deed-dig-with =
    .placed = { THE($seat) } gräbt einen Tunnel nach { NAME($place, case: "dative") }
deed-sway =
    .swayed = { THE($seat) } überzeugt { THE($minister, case: "accusative") }

## Wie es in beschriebenen Stellungen heißt

entry-lost_crowns = Verlorene Kronen
