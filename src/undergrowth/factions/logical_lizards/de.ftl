### Der Logik-Echsenkult.

## Fragen

ask-lizards-convert = Der Logik-Echsenkult bekehrt einen Krieger
ask-lizards-building = Der Zufall bestimmt das Gebäude, das geheiligt wird
ask-lizards-sanctify = Der Logik-Echsenkult heiligt ein Gebäude
ask-lizards-offer = Der Logik-Echsenkult macht einen Krieger zum Akolythen

## Möglichkeiten

do-conspire-convert = Bekehren: { $piece } ({ $faction }) in { $place }
do-conspire-sanctify = Heiligen: { $piece } ({ $faction }) in { $place }
do-offer-up-in = Einen Krieger aus { $place } zum Akolythen machen

## Was geschieht

event-set_order = Der Befehl { THE($seat, case: "genitive") } lautet { $suit }
event-conspired = { THE($seat) } rückt den Verschwörungsmarker auf { $conspiracy }
event-initiated = { THE($seat) } gewinnt { COUNT($count, "word-acolyte", case: "accusative") } und hat jetzt { $acolytes }
event-spent_acolytes = { THE($seat) } gibt { COUNT($count, "word-acolyte", case: "accusative") } aus und hat noch { $acolytes }
event-added_soul = { $card } kommt oben auf die Verlorenen Seelen { THE($seat, case: "genitive") }
event-released_soul = { THE($seat) } wirft { $card } an den Verlorenen Seelen vorbei ab
event-released_souls = { THE($seat) } wirft { COUNT($count, "word-lost_soul", case: "accusative") } ab
event-returned_souls = { THE($seat) } legt { $cards } zu den Verlorenen Seelen zurück

criterion-free_slots = freie Bauplätze

## Namen

faction-logical_lizards = { $case ->
        [genitive] Logik-Echsenkults
       *[nominative] Logik-Echsenkult
    }
    .class = m
conspiracy-convert = Bekehren
conspiracy-crusade = Kreuzzug
conspiracy-sanctify = Heiligen
trigger-lost_garden = ein verlorener Garten
trait-spiteful = Gehässig
trait-erratic = Sprunghaft
trait-fanatics = Fanatiker
trait-martyrs = Märtyrer
logical_lizards-warrior = Krieger des Logik-Echsenkults
    .class = m

## Die Tafel

part-order_suit = Befehl
part-conspiracy = Verschwörung
    .space = { $conspiracy } ({ $space } von { $spaces })
part-acolytes = Akolythen
part-garden_fox = Fuchs-Gärten
part-garden_rabbit = Kaninchen-Gärten
part-garden_mouse = Maus-Gärten
part-souls_from_top = Verlorene Seelen, oberste zuerst

## Ihr Zug in Kürze

verb-conspire-convert = Bekehren
verb-conspire-sanctify = Heiligen
verb-offer-up-in = Opfern

## Taten als Ganzes

deed-conspire-convert =
    .placed = { THE($seat) } bekehrt einen Krieger in { NAME($place, case: "dative") }
deed-conspire-sanctify =
    .placed = { THE($seat) } heiligt ein Gebäude in { NAME($place, case: "dative") }

## Warum nicht

why-lizards_nothing_there = in { NAME($place, case: "dative") } ist nichts möglich
why-lizards_another_target = nach den Regeln dieser Aktion und dem Vorrang kommt ein anderes Ziel zuerst

## Wie es in beschriebenen Stellungen heißt

entry-order = Befehl
entry-conspiracy = Verschwörung
