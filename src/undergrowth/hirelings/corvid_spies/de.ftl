### Die Rabenspione und die Rabenwachen (H).

## Fragen

ask-corvid_spies-plant = Wähle eine Lichtung für einen Spion: alle in Lichtungen einer Farbe
ask-corvid_spies-listen = Wähle, wo die Spione Karten nehmen

## Antworten

do-listen-in = In { $place } Karten nehmen

choice-spies_battle = In jeder Lichtung mit einem Spion kämpfen
choice-spies_steal = In einer Lichtung Karten nehmen

## Namen

faction-corvid_spies = Rabenspione
    .class = p
    .text = Am Tag kommen Spione dorthin, wo Gegner Teile haben. Dann kämpfe je einmal in jeder Lichtung mit einem Spion, oder nimm in einer davon allen Gegnern mit Teilen dort je eine zufällige Karte.
faction-raven_sentries = Rabenwachen
    .class = p
    .text = Im Kampf teilst du, ob du angreifst oder verteidigst, einen zusätzlichen Treffer aus, wo ein Gebäude oder Plättchen von dir steht.
piece-spy = { $case ->
        [nominative] { $count ->
            [one] Spion
           *[other] Spione
        }
        [dative] { $count ->
            [one] Spion
           *[other] Spionen
        }
        [genitive] { $count ->
            [one] Spions
           *[other] Spione
        }
       *[accusative] { $count ->
            [one] Spion
           *[other] Spione
        }
    }
    .class = m

## Verben

verb-listen-in = Karten nehmen
