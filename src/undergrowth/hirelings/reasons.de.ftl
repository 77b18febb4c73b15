### Warum etwas von Söldnern nicht angeboten wird (H).

why-not_in_supply_of_hirelings = diese Söldner liegen nicht im Vorrat
why-hireling_not_passed = nur Söldner ohne Kontrollmarker gehen weiter, und nur an jemand anderen, der sie befehligen kann
why-hireling_not_waiting = diese Söldner warten nicht auf ihren Aufbau
why-hireling_not_controlled = du befehligst diese Söldner nicht
why-hireling_was_employed = sie sind in diesem Zug schon eingesetzt worden
why-hireling_birdsong = sie werden zu Beginn des Vogelsangs eingesetzt
why-hireling_other_time = sie werden zu einer anderen Zeit deines Zuges eingesetzt
why-hireling_daylight = sie werden am Tag eingesetzt, zwischen deinen Aktionen
why-hireling_can_do_nothing = nichts auf ihrer Karte lässt sich jetzt tun
why-hireling_not_now = das geht jetzt nicht
why-hireling_not_placed_there = ihre Figuren können dort nicht platziert werden
why-hireling_no_battle_there = dort haben sie schon gekämpft, oder niemand ist dort zu bekämpfen
why-no_patrol_there = dort steht keiner ihrer Krieger, oder sie können dort keine platzieren
why-no_faction_pieces_there = du hast dort keine Figuren, oder kannst dort keine platzieren
