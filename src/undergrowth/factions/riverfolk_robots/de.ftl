### Die Roboter-Kompanie.

ask-riverfolk_robots-recruit = Die Roboter-Kompanie rekrutiert
ask-riverfolk_robots-cash = Die Roboter-Kompanie rechnet mit dem besten Kunden ab
ask-riverfolk_robots-racket = Die Roboter-Kompanie nimmt Krieger von der Karte
do-line-up = Je einen Krieger in { COUNT($count, "word-clearing", case: "dative") } platzieren
do-cash-in = Zahlungen werten und zurückgeben: { $faction }
do-racket = Bis auf zwei alle Krieger jeder Lichtung zu den Zahlungen legen
verb-line-up = Rekrutieren
verb-cash-in = Zahlungen werten
verb-racket = Schutzgeld

event-robots_paid = { THE($seat) } erhält { COUNT($count, $piece, case: "accusative") } { THE($owner, case: "genitive", form: "of") }
event-robots_paid_back = { THE($seat) } gibt { COUNT($count, $piece, case: "accusative") } { THE($owner, case: "genitive", form: "of") } zurück
event-stocked_market = { THE($seat) } legt { $cards } auf den Markt
event-market_order = { THE($seat) } hat als Befehl { $card }
event-protected_by_shield = { THE($seat) } schützt den Handel: Niemand hat gezahlt
event-protected_by_sword = { THE($seat) } schützt den Handel: Alle Krieger sind im Einsatz
event-racketeered = { THE($seat) } nimmt aus { NAME($place, case: "dative") } { COUNT($count, $piece, case: "accusative") } zu den Zahlungen

faction-riverfolk_robots = Roboter-Kompanie
    .class = f
trait-greedy = Gierig
trait-involved = Parteiisch
trait-garrison = Garnison
trait-ferocious = Grimmig
criterion-with_most_paid = Spielsteine des besten Kunden
criterion-most_paid = die meisten Krieger bei den Zahlungen
criterion-fewest_paid = die wenigsten Krieger bei den Zahlungen

part-robots_market = Markt
part-robots_payments = Zahlungen
riverfolk_robots-warrior = Uhrwerk-Otter
    .class = m

## Wie es in beschriebenen Stellungen heißt

entry-added = Karten, die in diesem Zug dazukamen
entry-ordered = Die Karte ganz rechts ist der Befehl
