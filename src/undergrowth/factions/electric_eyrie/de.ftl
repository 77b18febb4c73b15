### Der Elektrische Horst.

## Fragen

ask-electric_eyrie-corner = Der Zufall wählt eine Ecke für den ersten Horst
ask-electric_eyrie-new_roost = Der Elektrische Horst fängt von vorn an
ask-electric_eyrie-recruit = Der Elektrische Horst rekrutiert
ask-electric_eyrie-relentless = Der Elektrische Horst reißt nieder, was wehrlos ist
ask-electric_eyrie-build = Der Elektrische Horst baut
ask-electric_eyrie-swoop = Der Elektrische Horst stößt herab

## Möglichkeiten

do-nest-in = Einen Horst in { $place } platzieren
do-tear-down-in = Wehrlose Gebäude und Plättchen in { $place } entfernen
do-swoop-in = Auf { $place } herabstoßen
verb-nest-in = Horst platzieren
verb-tear-down-in = Niederreißen
verb-swoop-in = Herabstoßen

## Was geschieht

event-tucked = { THE($seat) } fügt { $card } der Spalte { $suit } des Erlasses hinzu

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
part-electric_eyrie-warrior = Vogelautomat
    .class = m
trait-nobility = Adel
part-trait-relentless = Unerbittlich
part-trait-swoop = Sturzflug
part-trait-war_tax = Kriegssteuer
part-trait-focused = Zielstrebig
criterion-no_roost = kein Horst dort
source-longest_column = die längste Spalte des Erlasses
