### Die Platinenziege.

## Fragen

ask-circuit_goats-endorse = Die Platinenziege empfiehlt jemanden
ask-circuit_goats-applaud = Für den stehenden Applaus eine Karte ziehen?
ask-circuit_goats-usher = Die Platinenziege lässt jemanden kommen
ask-circuit_goats-review = Wähle die Karte, die du auf den Kritikerstapel legst
ask-circuit_goats-critic = Eine zufällige Karte vom Kritikerstapel
ask-circuit_goats-dismantle = Deine Saboteure aufgeben, oder eine zufällige eigene Verbesserung?
ask-circuit_goats-disrupted = Eine zufällige Verbesserung

## Möglichkeiten

do-endorse = { $faction } empfehlen
do-applaud = Eine Karte ziehen
do-usher = Einen Krieger von { $faction } aus { $place } nach { $place2 } kommen lassen
do-review-with = { $card } auf den Kritikerstapel legen
do-dismantle = { $card } abwerfen
do-risk-it = Eine zufällige Verbesserung abwerfen

## Was geschieht

event-stacked_critics = { $card } kommt auf den Kritikerstapel { THE($seat, case: "genitive") }

## Namen

faction-circuit_board_goats = Platinenziege
    .class = f
circuit_board_goats-warrior = { $count ->
        [one] Platinenziege
       *[other] Platinenziegen
    }
    .class = f
source-animatronics = Animatronik
trait-martial_audience = Kriegerisches Publikum
trait-standing_ovation = Stehender Applaus
trait-fire_breathing = Feuerspucken
trait-special_effects = Spezialeffekte
criterion-most_enemy_players = die meisten gegnerischen Spieler dort
criterion-fewest_players = die wenigsten Spieler dort
criterion-most_warriors_but_goats = die meisten Krieger außer Ziegen
criterion-most_paths = die meisten Wege
criterion-performers_there = ein Vagabund oder Chamäleon dort

## Die Tafel

part-critics_stack = Kritikerstapel

## Ihr Zug in Kürze

verb-endorse = Empfehlen
verb-applaud = Ziehen
verb-usher = Kommen lassen
verb-review-with = Kritiker
verb-dismantle = Abwerfen
verb-risk-it = Zufällig
