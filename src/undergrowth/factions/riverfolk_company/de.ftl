### Die Flussvolk-Kompanie.

## Fragen

ask-riverfolk-land = Wähle, wo ein erster Krieger an Land geht
ask-riverfolk-first_price = Wähle einen ersten Preis
ask-riverfolk-prices = Einen Preis ändern?
ask-riverfolk-daylight = Kapital einsetzen?
ask-riverfolk-fund = Wähle, wessen Krieger geht
ask-riverfolk-craft_fund = Wähle, wessen Krieger auf die Leiste kommt
ask-riverfolk-track = Wähle die Leiste, die das Symbol gibt
ask-riverfolk-post = Wähle die Farbe des Handelspostens
ask-riverfolk-ruler = Wähle, wessen Kapital den Handelsposten zahlt
ask-riverfolk-disruption = Wähle, wessen Krieger das Kapital verlässt

## Möglichkeiten

do-price = { $service }: { $count }
do-fund = Ein Krieger: { $faction }
do-commit-move = Kapital binden: bewegen
do-commit-battle = Kapital binden: kämpfen
do-commit-draw = Kapital binden: eine Karte ziehen
do-export = { $card } ausführen
do-establish-in = In { $place } einen Handelsposten gründen
do-post = { A($piece, case: "accusative") } platzieren
do-buy-card = { $card } vom Flussvolk kaufen
do-buy-riverboats = Flussboote mieten
do-buy-mercenaries = Söldner anheuern

## Was geschieht

event-priced = { THE($seat) } verlangt { $price } für { $service }
event-bought_service = { THE($seat) } kauft { $service } für { $price }
event-was_paid = { THE($seat) } erhält { COUNT($count, $piece, case: "accusative") } { THE($owner, case: "genitive", form: "of") }
event-protected = { THE($seat) } zahlt sich selbst { COUNT($count, $piece, case: "accusative") }
event-endowed = { THE($seat) } beginnt mit { COUNT($count, $piece, case: "dative") } bei den Zahlungen
event-earned = { THE($seat) } verdient { COUNT($count, $piece, case: "accusative") }
event-gathered = { THE($seat) } hat { COUNT($count, "word-fund", case: "accusative") } als Kapital
event-committed = { THE($seat) } bindet { COUNT($count, $piece, case: "accusative") } { THE($owner, case: "genitive", form: "of") }
event-spent_fund = { THE($seat) } gibt { COUNT($count, $piece, case: "accusative") } { THE($owner, case: "genitive", form: "of") } aus
event-lost_fund = { THE($seat) } verliert aus dem Kapital { COUNT($count, $piece, case: "accusative") } { THE($owner, case: "genitive", form: "of") }
event-exported = { THE($seat) } führt { $card } aus

## Namen

faction-riverfolk_company = Flussvolk-Kompanie
    .class = f
piece-trade_post_fox = { $count ->
        [one] { $case ->
            [genitive] Fuchs-Handelspostens
           *[other] Fuchs-Handelsposten
        }
       *[other] Fuchs-Handelsposten
    }
    .class = m
piece-trade_post_rabbit = { $count ->
        [one] { $case ->
            [genitive] Kaninchen-Handelspostens
           *[other] Kaninchen-Handelsposten
        }
       *[other] Kaninchen-Handelsposten
    }
    .class = m
piece-trade_post_mouse = { $count ->
        [one] { $case ->
            [genitive] Maus-Handelspostens
           *[other] Maus-Handelsposten
        }
       *[other] Maus-Handelsposten
    }
    .class = m
riverfolk_company-warrior = Krieger der Flussvolk-Kompanie
    .class = m
service-hand_card = Handkarte
    .class = f
service-riverboats = Flussboote
    .class = p
service-mercenaries = Söldner
    .class = p
word-fund = { $count ->
        [one] { $case ->
            [genitive] Kriegers
           *[other] Krieger
        }
       *[other] { $case ->
            [dative] Kriegern
           *[other] Krieger
        }
    }
    .class = m
trigger-trade_disruption = die Handelsstörung

## Die Tafel

part-price_hand_card = Handkarte
    .short = Karten
part-price_riverboats = Flussboote
    .short = Boote
part-price_mercenaries = Söldner
    .short = Söldner
part-funds = Kapital
part-payments = Zahlungen
part-committed = Gebunden
part-trade_post_fox = Fuchs-Handelsposten
part-trade_post_rabbit = Kaninchen-Handelsposten
part-trade_post_mouse = Maus-Handelsposten
part-on_fox = Auf der Fuchs-Leiste
part-on_rabbit = Auf der Kaninchen-Leiste
part-on_mouse = Auf der Maus-Leiste

## Ihr Zug in Kürze

verb-commit-move = Bewegen
verb-commit-battle = Kampf
verb-commit-draw = Ziehen
verb-export = Ausführen
verb-establish-in = Handelsposten gründen
    .short = Posten
verb-post = Handelsposten
verb-fund = Kapital wählen
verb-price = Preis setzen
verb-buy-card = Karte kaufen
verb-buy-riverboats = Flussboote
verb-buy-mercenaries = Söldner

## Taten als Ganzes

deed-establish-in =
    .placed = { THE($seat) } gründet einen Handelsposten in { NAME($place, case: "dative") }

## Wie es in beschriebenen Stellungen heißt

entry-prices = Preis
entry-funds = Kapital
entry-payments = Zahlungen
entry-committed = Eingesetztes Kapital
