### Das Bohrkopf-Herzogtum.

## Fragen

ask-drillbit-minister = Ein Würdenträger des Bohrkopf-Herzogtums handelt
ask-drillbit-withdraw = Das Bohrkopf-Herzogtum nimmt Krieger in den Tiefenbau
ask-drillbit-crown = Das Bohrkopf-Herzogtum überzeugt einen Würdenträger
ask-drillbit-investors = Geldgeber: Wirf eine Karte ab, die dorthin passt, wo das Gebäude stand

## Möglichkeiten

do-order = { THE($minister, case: "accusative") } handeln lassen
do-withdraw-from = { COUNT($count, "piece-warrior", case: "accusative") } aus { NAME($place, case: "dative") } in den Tiefenbau nehmen
do-crown = { THE($minister, case: "accusative") } überzeugen
do-pay-investors = { $card } abwerfen

## Was geschieht

event-swayed = { THE($seat) } überzeugt { THE($minister, case: "accusative") }
event-uncrowned = { THE($minister) } { THE($seat, case: "genitive") } verliert die Krone

## Namen

faction-drillbit_duchy = { $case ->
        [genitive] Bohrkopf-Herzogtums
       *[nominative] Bohrkopf-Herzogtum
    }
    .class = n
trigger-cost_of_errors = Preis der Fehler
source-drillbit_captain = der Hauptmann
trait-foundations = Grundmauern
trait-investors = Geldgeber
trait-overwhelm = Überrennen
trait-invaders = Eindringlinge
drillbit_duchy-warrior = Krieger des Bohrkopf-Herzogtums
    .class = m

## Die Tafel

part-recruits = Krieger in jedem Vogelsang
part-citadel = Zitadellen
part-market = Märkte
part-tunnels_left = Tunnel im Vorrat
part-ambushes = Hinterhalt-Karten
space-moles = +{ COUNT($count, "piece-warrior") }

## Ihr Zug in Kürze

verb-order = Würdenträger handelt
verb-withdraw-from = In den Tiefenbau
verb-crown = Überzeugen
verb-pay-investors = Abwerfen

## Taten als Ganzes

deed-crown =
    .swayed = { THE($seat) } überzeugt { THE($minister, case: "accusative") }

## Warum nicht

why-drillbit_burrow = nur Spielsteine des Bohrkopf-Herzogtums können im Tiefenbau sein
why-investors_no_match = { $card } passt zu keiner Lichtung, in der ein Gebäude entfernt wurde
