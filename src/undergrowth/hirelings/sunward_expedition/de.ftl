### Die Sonnenexpedition und die Maulwurfhandwerker (H).

## Fragen

ask-sunward_expedition-give_up = Wähle einen Stützpunkt, der entfernt und anderswo platziert wird
ask-sunward_expedition-surface = Wähle, wohin der Stützpunkt kommt
ask-sunward_expedition-follow = Wähle, wie viele Krieger mitkommen
ask-sunward_expedition-reinforce = Es gibt zu wenige Krieger: Wähle, wohin einer kommt

## Antworten

do-give-up-in = Den Stützpunkt in { $place } entfernen
do-follow = { $count } platzieren

choice-expedition_go = Bewegen und kämpfen
choice-expedition_stay = An jedem Stützpunkt einen Krieger platzieren

## Namen

faction-sunward_expedition = Sonnenexpedition
    .class = f
    .text = Am Tag kommt ein Stützpunkt mit bis zu drei Kriegern in eine Lichtung ohne Stützpunkt. Dann bewege sie und kämpfe mit ihnen, oder platziere an jedem Stützpunkt einen Krieger.
faction-mole_artisans = Maulwurfhandwerker
    .class = p
    .text = Stellst du eine Karte her, die einen Gegenstand zeigt, darfst du sie offen behalten, statt sie abzuwerfen. Am Ende deines Abends kommen solche Karten auf deine Hand zurück.
piece-expeditionist = { $case ->
        [nominative] { $count ->
            [one] Kundschafter
           *[other] Kundschafter
        }
        [dative] { $count ->
            [one] Kundschafter
           *[other] Kundschaftern
        }
        [genitive] { $count ->
            [one] Kundschafters
           *[other] Kundschafter
        }
       *[accusative] Kundschafter
    }
    .class = m
piece-foothold = { $case ->
        [dative] { $count ->
            [one] Stützpunkt
           *[other] Stützpunkten
        }
        [genitive] { $count ->
            [one] Stützpunkts
           *[other] Stützpunkte
        }
       *[nominative] { $count ->
            [one] Stützpunkt
           *[other] Stützpunkte
        }
    }
    .class = m

## Verben

verb-give-up-in = Entfernen
verb-follow = Platzieren
