### Die Automatische Allianz.

## Fragen

ask-automated_alliance-revolt = Die Automatische Allianz erhebt sich
ask-automated_alliance-organize = Die Automatische Allianz organisiert
ask-automated_alliance-outrage = Empörung: Wähle eine Karte zum Abwerfen

## Möglichkeiten

do-rise-in = Aufstand in { $place }
do-disband-in = Alle Krieger in { $place } entfernen, um Mitgefühl zu verbreiten
verb-rise-in = Aufstand
verb-disband-in = Organisieren

## Namen

faction-automated_alliance = { $article ->
        [none] Automatische Allianz
       *[the] { $case ->
            [dative] Automatischen Allianz
            [genitive] Automatischen Allianz
           *[other] Automatische Allianz
        }
    }
    .class = f
automated_alliance-warrior = Allianzautomat
    .class = m
trait-informants = Spitzel
trait-popularity = Beliebtheit
trait-veterans = Veteranen
trait-wildfire = Lauffeuer
trait-steadfast = Standhaft
source-automated_ambush = Automatischer Hinterhalt
source-veterans = Veteranen
trigger-automated_outrage = die Empörung
trigger-crackdown = die Niederschlagung

## Die Tafel

part-bases = Stützpunkte
