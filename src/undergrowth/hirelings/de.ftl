### Söldner (H) und ihr Aufbau (A.6).

## Fragen

ask-hirelings-deal = Ein Söldner wird gezogen
ask-hirelings-demote = Einer der Söldner zeigt seine schwache Seite
ask-hirelings-lay_out = Wähle Söldner, die du aufbaust
ask-hirelings-engage = Wähle Söldner, die du bekommst
ask-hirelings-pass_on = Wähle, wer die Söldner von nun an befehligt
ask-hirelings-roll = Wirf den Kontrollwürfel
ask-hirelings-choose = Wähle, was die Söldner tun
ask-hirelings-post = Wähle, wohin ihre Figuren kommen
ask-hirelings-next_battle = Wähle, wo die Söldner als Nächstes kämpfen
ask-forest_patrol-return = Wähle, wohin die auf der Karte zurückkehren
ask-physicians-treat = Krieger von dir sind gefallen: eine Karte für die Ärzte abgeben?
ask-physicians-ward = Wähle, wohin die Gefallenen kommen

## Antworten

do-deal-hireling = { $faction } ziehen
do-demote = { $faction } umdrehen
do-lay-out = { $faction } aufbauen
do-engage = { $faction } bekommen
do-pass-on = { $faction } an { $faction2 } geben
do-control-face = Seite { $count } des Kontrollwürfels
do-employ = { $faction } einsetzen
do-choose = { $choice }
do-post-in = In { $place } platzieren
do-regroup-in = Nach { $place } zurückbringen
do-treat-with = { $card } abgeben
do-nurse-in = In { $place } platzieren

choice-patrol_march = Ziehen und kämpfen
choice-patrol_return = Die Krieger auf der Karte platzieren

## Was geschah

event-hireling_dealt = { $faction } ist im Spiel
event-hireling_demoted = { $faction } zeigt die schwache Seite
event-hireling_marker_taken = { $seat } nimmt den Söldnermarker auf Feld { $space }
event-hireling_gained = { $seat } bekommt { $faction }
event-hireling_released = { $faction } kommt zurück in den Vorrat
event-hireling_employed = { $seat } setzt { $faction } ein
event-control_marker_removed = { $seat } entfernt einen Kontrollmarker: noch { $markers } auf { $faction }
event-control_rolled = Der Kontrollwürfel zeigt { $gold } goldene von { $pips } Augen: { $markers } auf { $faction }

## Namen

trigger-feline_physicians = Katzenärzte

## Das Tableau

part-control_markers = Kontrollmarker
part-hireling_markers = Söldnermarker
part-patrol_waiting = Wartet auf der Karte

## Verben

verb-deal-hireling = Söldner
verb-demote = Umdrehen
verb-lay-out = Aufbauen
verb-engage = Bekommen
verb-pass-on = Weitergeben
verb-control-face = Kontrollwürfel
verb-employ = Einsetzen
verb-choose = Wählen
verb-post-in = Platzieren
verb-regroup-in = Zurückbringen
verb-treat-with = Abgeben
verb-nurse-in = Platzieren
