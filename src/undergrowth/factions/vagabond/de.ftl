### Ein Vagabund.

## Fragen

ask-vagabond-character = Wähle einen Charakter
ask-vagabond-forest = Wähle den Wald, in dem du beginnst
ask-vagabond-refresh = Wähle einen Gegenstand zum Auffrischen
ask-vagabond-slip = Du darfst in eine Lichtung oder einen Wald in der Nähe schleichen
ask-vagabond-move = Wähle, wohin du dich bewegst
ask-vagabond-along = Krieger eines Verbündeten mitnehmen?
ask-vagabond-along_warriors = Wähle, wie viele mitkommen
ask-vagabond-daylight = Wähle eine Aktion
ask-vagabond-exhaust = Wähle einen Gegenstand zum Erschöpfen
ask-vagabond-damage = Wähle einen Gegenstand zum Beschädigen
ask-vagabond-restore = Du darfst einen Gegenstand reparieren oder auffrischen
ask-vagabond-explore = Wähle einen Gegenstand aus der Ruine
ask-vagabond-aid_card = Wähle eine Karte, die du gibst
ask-vagabond-aid_item = Du darfst einen ihrer Gegenstände nehmen
ask-vagabond-reward = Wähle deine Belohnung
ask-vagabond-capacity = Du trägst zu viel: Wähle einen Gegenstand, den du für immer aufgibst

## Möglichkeiten

do-be = { THE($character, case: "accusative") } spielen
do-camp-in = In { $place } beginnen
do-refresh = { A($item, case: "accusative") } auffrischen ({ $condition })
do-drop = { A($item, case: "accusative") } aufgeben ({ $condition })
do-travel = Bewegen
do-along = Krieger { THE($faction, case: "genitive", form: "of") } mitnehmen
do-fight = Kämpfen
do-attack-with = An der Seite { THE($faction, case: "genitive", form: "of") } kämpfen
do-lose-ally = { THE($piece, case: "accusative") } eines Verbündeten fallen lassen
do-explore = Die Ruine erkunden
do-aid = { THE($faction, case: "dative") } helfen
do-aid-with = { $card } geben
do-quest = Den Auftrag { $quest } erfüllen
do-reward-points = Siegpunkte für deine Aufträge dieser Farbe
do-reward-cards = Zwei Karten ziehen
do-strike = { A($piece, case: "accusative") } { THE($faction, case: "genitive", form: "of") } treffen
do-repair = { A($item, case: "accusative") } reparieren ({ $condition })
do-coalition = Eine Koalition mit { THE($faction, case: "dative") } bilden, durch { $card }

## Was geschieht

event-chose_character = { THE($seat) } spielt { THE($character, case: "accusative") }
event-exhausted = { THE($seat) } erschöpft { A($item, case: "accusative") }
event-refreshed = { THE($seat) } frischt { A($item, case: "accusative") } auf
event-damaged = { THE($seat) } beschädigt { A($item, case: "accusative") }
event-repaired = { THE($seat) } repariert { A($item, case: "accusative") }
event-dropped = { THE($seat) } gibt { A($item, case: "accusative") } auf
event-completed = { THE($seat) } erfüllt den Auftrag { $quest }
event-new_quest = Ein neuer Auftrag: { $quest }
event-aided = Hilfe für { THE($faction, case: "accusative") } in diesem Zug: { $aids } von { $needed }
event-related = { THE($seat) } und { THE($faction) }: Die Beziehung ist jetzt { $relationship }
event-attacked_with = { THE($seat) } kämpft an der Seite { THE($faction, case: "genitive", form: "of") }
event-formed_coalition = { THE($seat) } bildet eine Koalition mit { THE($partner, case: "dative") }
event-recovered = { THE($seat) } nimmt { $card } vom Ablagestapel
event-blocked = { A($item) } bleibt für immer in { $place } liegen

## Namen
faction-vagabond = { $case ->
        [nominative] Vagabund
       *[other] Vagabunden
    }
    .class = m
faction-second_vagabond = { $article ->
        [the] { $case ->
            [nominative] zweite Vagabund
           *[other] zweiten Vagabunden
        }
        [of] zweiten Vagabunden
        [from] zweiten Vagabunden
        [to] zweiten Vagabunden
       *[none] { $case ->
            [accusative] Zweiten Vagabunden
            [dative] Zweitem Vagabunden
           *[nominative] Zweiter Vagabund
        }
    }
    .class = m
source-undamaged_swords = einer je unbeschädigtes Schwert
relationship-indifferent = gleichgültig
relationship-one = einen Schritt über gleichgültig
relationship-two = zwei Schritte über gleichgültig
relationship-allied = verbündet
relationship-hostile = feindlich
vagabond-pawn = Vagabund
    .class = m
second_vagabond-pawn = Zweiter Vagabund
    .class = m

## Die Tafel

part-character = Charakter
part-item_track = { $item }-Leiste
part-satchel = Tasche
part-damaged = Beschädigt
part-capacity = Tragkraft
part-capacity_held = { $count } von { $most }
part-relationship = Beziehung { THE($faction, case: "dative", form: "to") }
part-quests = Erfüllte Aufträge
part-ruin = Ruine in { $place }

## Sein Zug in Kürze

allowance-refresh = { $count ->
        [one] Gegenstand aufzufrischen
       *[other] Gegenstände aufzufrischen
    }
allowance-exhaust = { $count ->
        [one] Gegenstand zu erschöpfen
       *[other] Gegenstände zu erschöpfen
    }
verb-travel = Bewegen
verb-fight = Kampf
verb-explore = Erkunden
verb-aid = Hilfe
verb-quest = Aufgabe
verb-strike = Schuss
verb-repair = Reparieren
verb-aid-with = Geben
verb-along = Mitnehmen
verb-attack-with = Gemeinsam kämpfen
verb-be = Charakter
verb-camp-in = Beginnen in
verb-coalition = Koalition
verb-drop = Aufgeben
verb-lose-ally = Verbündeter fällt
verb-refresh = Auffrischen
verb-reward-cards = Karten ziehen
verb-reward-points = Punkten

## Wie es in beschriebenen Stellungen heißt

entry-character = Charakter
entry-relationships = Beziehung
entry-partner = Koalitionspartner
entry-aids = Hilfen in diesem Zug
entry-used = Was einmal im Zug geht, ist benutzt
entry-owed = Offene Siegpunkte
entry-paid = Bezahlte Herstellungssymbole
