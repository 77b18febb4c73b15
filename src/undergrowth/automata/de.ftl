### Automatische Gegner: was alle fragen, tun und zeigen (Gesetz der Rootbotics, Kapitel 1 bis 3).

ask-automata-battle = Der automatische Gegner kämpft
ask-automata-move = Der automatische Gegner bewegt sich
ask-automata-place = Der automatische Gegner setzt Spielsteine ein
ask-automata-building = Welches Gebäude verliert er?
do-attack-in = Kampf gegen { $faction } in { $place }
do-send-from = { COUNT($count, "piece-warrior") } von { $place } nach { $place2 } bewegen
event-revealed_order = { THE($seat) } deckt die Befehlskarte { $card } auf
event-targeted = { THE($seat) } wählt { $place } (möglich: { $places }): { $why }
event-targeted_player = { THE($seat) } wählt { THE($player, case: "accusative") } (möglich: { $players }): { $why }
part-order = Befehlskarte
part-difficulty = Schwierigkeit

criterion-priority = höchster Vorrang
criterion-lowest_priority = niedrigster Vorrang
criterion-alone = nichts anderes ist möglich
criterion-most_enemy_pieces = die meisten gegnerischen Spielsteine
criterion-fewest_enemy_pieces = die wenigsten gegnerischen Spielsteine
criterion-fewest_enemy_warriors = die wenigsten gegnerischen Krieger
criterion-most_enemy_buildings = die meisten gegnerischen Gebäude
criterion-most_enemy_buildings_and_tokens = die meisten gegnerischen Gebäude und Plättchen
criterion-most_defenseless_buildings = die meisten wehrlosen Gebäude
criterion-most_own_warriors = die meisten eigenen Krieger
criterion-fewest_own_warriors = die wenigsten eigenen Krieger
criterion-most_open_slots = die meisten offenen Bauplätze
criterion-most_points = die meisten Siegpunkte
criterion-fewest_points = die wenigsten Siegpunkte
criterion-most_pieces = die meisten Spielsteine dort
criterion-most_buildings = die meisten Gebäude dort
criterion-most_buildings_and_tokens = die meisten Gebäude und Plättchen dort

verb-attack-in = Kampf
verb-send-from = Bewegung

part-traits = Eigenschaften
level-easy = leicht
    .text = Schwächer, als seine Tafel sagt
level-default = normal
    .text = Genau so, wie seine Tafel sagt
level-challenging = schwer
    .text = Stärker, als seine Tafel sagt
level-nightmare = Albtraum
    .text = Noch stärker, und er punktet jeden Abend
seat_option-services = Dienste
    .text = Was andere bei ihm kaufen können.
seat_option-difficulty = Schwierigkeit
seat_option-traits = Eigenschaften
    .text = Jede macht ihn schwerer; beliebig viele.
seat_option-character = Charakter
    .text = Wen er spielt; wird gezogen, wo nichts gesagt ist.
ask-automata-corner = Eine zufällige Ecke
ask-automata-site = Eine zufällige Lichtung
do-set-down = { SOME($count, $piece, case: "accusative") } in { $place } einsetzen
verb-set-down = Einsetzen

ask-automata-service = Der automatische Gegner kauft einen Dienst
ask-automata-ware = Eine zufällige der angebotenen Karten
do-trade-for = { $card } vom Markt kaufen
do-hire-boats = Boote mieten
do-hire-warriors = Krieger anheuern
verb-trade-for = Karte kaufen
verb-hire-boats = Boote
verb-hire-warriors = Söldner
event-paid_for_service = { THE($seat) } kauft für { $price } einen Dienst { THE($owner, case: "genitive", form: "of") }
event-traded_for = { THE($seat) } nimmt { $card } vom Markt
part-services = Dienste für automatische Gegner
services-advanced_services = erweitert
