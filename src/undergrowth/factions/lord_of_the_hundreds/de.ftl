### Der Herr der Hundert.

## Fragen

ask-hundreds-corner = Wähle eine Ecke für den Kriegsherrn und die erste Festung
ask-hundreds-raze = Wähle die Meute, die als nächste verwüstet
ask-hundreds-dig = Wähle den Gegenstand, den du unter der Ruine hervorholst
ask-hundreds-mob_die = Wirf den Meutenwürfel
ask-hundreds-mob = Wähle, wohin sich die Meute ausbreitet
ask-hundreds-recruit = Es gibt zu wenige Krieger: Wähle, wohin einer kommt
ask-hundreds-anoint = Wähle, wo der neue Kriegsherr steht
ask-hundreds-mood = Wähle eine Stimmung
ask-hundreds-squander = Noch einen Gegenstand für Krieger hergeben?
ask-hundreds-command = Befiehl den Hundert
ask-hundreds-fortify = Wähle die Karte, die du für die Festung ausgibst
ask-hundreds-advance = Mit dem Kriegsherrn vorrücken?
ask-hundreds-then_battle = Der Kriegsherr ist angekommen: dort kämpfen?
ask-hundreds-press = Unerbittlich: noch einmal bewegen oder kämpfen?
ask-hundreds-incite = Eine Meute aufwiegeln?
ask-hundreds-incite_card = Wähle die Karte, die du für die Meute ausgibst
ask-hundreds-riot = Ausgelassen: den Meutenwürfel werfen?
ask-hundreds-crafted = Den Gegenstand behalten oder für seine Punkte entfernen?
ask-hundreds-scrap = Es ist kein Platz: Wähle den Gegenstand, der aus dem Spiel geht
ask-hundreds-loot = Wähle den Gegenstand, den du plünderst

## Möglichkeiten

do-garrison-in = In { $place } beginnen
do-raze-in = { $place } verwüsten
do-mob-die = Der Würfel zeigt { $suit }
do-mob-in = Eine Meute nach { $place } ausbreiten
do-anoint-in = In { $place } einen Kriegsherrn salben
do-mood = { $mood } werden
do-squander = { A($item, case: "accusative") } für Krieger hergeben
do-command-move = Bewegen
do-command-battle = Kämpfen
do-fortify-in = In { $place } eine Festung bauen
do-fortify-with = { $card } ausgeben
do-advance-move = Den Kriegsherrn bewegen, dann vielleicht kämpfen
do-advance-battle = Mit dem Kriegsherrn kämpfen
do-press-move = Den Kriegsherrn noch einmal bewegen
do-press-battle = Noch einmal mit dem Kriegsherrn kämpfen
do-incite-in = In { $place } eine Meute aufwiegeln
do-incite-with = { $card } ausgeben
do-riot = Den Meutenwürfel werfen
do-hoard = Den Gegenstand behalten
do-forgo = Den Gegenstand entfernen und seine Punkte nehmen
do-scrap = { A($item, case: "accusative") } entfernen
do-loot = Plündern: keine gewürfelten Treffer landen und einen Gegenstand nehmen, wenn du hier am Ende herrschst
do-rally-from = Die Meute in { $place } zu einem Krieger machen

## Was geschieht

event-rolled_mob = Der Meutenwürfel { THE($seat, case: "genitive", form: "of") } zeigt { $suit }
event-mood = Die Stimmung { THE($seat, case: "genitive", form: "of") }: { $mood }
event-looting = { THE($seat) } will { THE($faction, case: "accusative") } plündern

## Namen

faction-lord_of_the_hundreds = { $case ->
        [nominative] Herr der Hundert
       *[other] Herrn der Hundert
    }
    .class = m
piece-warlord = { $count ->
        [one] { $case ->
            [nominative] Kriegsherr
           *[other] Kriegsherrn
        }
       *[other] Kriegsherren
    }
    .class = m
piece-stronghold = { $count ->
        [one] Festung
       *[other] Festungen
    }
    .class = f
piece-mob = { $count ->
        [one] Meute
       *[other] Meuten
    }
    .class = f
lord_of_the_hundreds-warrior = Krieger der Hundert
    .class = m
mood-bitter = Verbittert
mood-grandiose = Großspurig
mood-jubilant = Ausgelassen
mood-lavish = Verschwenderisch
mood-relentless = Unerbittlich
mood-rowdy = Rüpelhaft
mood-stubborn = Stur
mood-wrathful = Zornig
word-oppressed = { $count ->
        [one] Lichtung
       *[other] Lichtungen
    }
    .class = f
source-wrathful = Zornig
source-stubborn = Stur
source-looters = Plünderer

## Die Tafel

part-mood = Stimmung
part-command = Befehl { $count }
part-prowess = Kampfkraft { $count }
part-oppress = Unterdrücken
    .value = { COUNT($points, "word-point") } für { COUNT($count, "word-oppressed", case: "accusative") }

## Ihr Zug in Kürze

allowance-advance = { $count ->
        [one] Vorrücken
       *[other] Vorrücken
    }
allowance-mob_roll = { $count ->
        [one] Wurf des Meutenwürfels
       *[other] Würfe des Meutenwürfels
    }
off-no_warlord = kein Kriegsherr
verb-command-move = Bewegen
verb-command-battle = Kampf
verb-fortify-in = Festung
verb-fortify-with = Festung bezahlen
verb-advance-move = Vorrücken: Bewegung
    .short = Bewegen
verb-advance-battle = Vorrücken: Kampf
    .short = Kampf
verb-press-move = Noch ein Zug
verb-press-battle = Noch ein Kampf
verb-incite-in = Aufwiegeln
verb-incite-with = Meute bezahlen
verb-riot = Würfeln
verb-hoard = Behalten
verb-forgo = Entfernen
verb-scrap = Gegenstand entfernen
verb-loot = Plündern
verb-rally-from = Meute sammeln
verb-raze-in = Verwüsten
verb-mob-die = Meutenwürfel
verb-mob-in = Meute ausbreiten
verb-anoint-in = Salben
verb-mood = Stimmung
verb-squander = Hergeben
verb-garrison-in = Beginnen

## Taten als Ganzes

deed-fortify-in =
    .placed = { THE($seat) } baut { A($piece, case: "accusative") } in { NAME($place, case: "dative") }
deed-incite-in =
    .placed = { THE($seat) } wiegelt { A($piece, case: "accusative") } in { NAME($place, case: "dative") } auf
deed-anoint-in =
    .placed = { THE($seat) } salbt { A($piece, case: "accusative") } in { NAME($place, case: "dative") }

## Wie es in beschriebenen Stellungen heißt

entry-mood = Stimmung
