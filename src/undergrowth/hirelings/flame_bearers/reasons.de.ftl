### Warum etwas von Fackelträgern und Rattenschmugglern nicht angeboten wird (H).

why-bearers_burn_warriors_first = die Fackelträger entfernen gegnerische Teile dieser Lichtung, und Krieger vor allen anderen
why-shows_no_item = { $card } zeigt keinen Gegenstand
why-no_move_or_battle = du könntest dich weder bewegen noch kämpfen
