### Die mechanische Marquise.

ask-mechanical_marquise-recruit = Die mechanische Marquise rekrutiert
ask-mechanical_marquise-expand = Die mechanische Marquise dehnt sich aus
do-crank-out = { COUNT($count, "piece-warrior") } auf beherrschte Lichtungen verteilen
do-expand = Die Befehlskarte { $card } tauschen und das Tageslicht neu beginnen
verb-crank-out = Rekrutieren
verb-expand = Ausdehnen

faction-mechanical_marquise = Mechanische Marquise
    .class = f
mechanical_marquise-warrior = Uhrwerkskatze
trait-blitz = Blitzangriff
trait-fortified = Befestigt
trait-hospitals = Lazarette
trait-iron_will = Eiserner Wille
trait-overwhelming = Überwältigend
