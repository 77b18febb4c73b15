### Der Elektrische Horst.

## Fragen

ask-electric_eyrie-relentless = Der Elektrische Horst reißt nieder, was wehrlos ist

## Möglichkeiten

do-tear-down-in = Wehrlose Gebäude und Plättchen in { $place } entfernen
verb-tear-down-in = Niederreißen

## Was geschieht

event-tucked = { THE($seat) } fügt { $card } der Spalte { $suit } des Erlasses hinzu
event-resolved_column = { THE($seat) } führt die Spalte { $suit } des Erlasses aus ({ COUNT($count, "word-card") })

## Namen

faction-electric_eyrie = { $case ->
        [genitive] Elektrischen Horsts
        [dative] Elektrischen Horst
        [accusative] Elektrischen Horst
       *[nominative] { $article ->
            [the] Elektrische Horst
           *[none] Elektrischer Horst
        }
    }
    .class = m
electric_eyrie-warrior = Vogelautomat
    .class = m
trait-nobility = Adel
trait-relentless = Unerbittlich
trait-swoop = Sturzflug
trait-war_tax = Kriegssteuer
trait-focused = Zielstrebig
criterion-no_roost = kein Horst dort
source-longest_column = die längste Spalte des Erlasses
