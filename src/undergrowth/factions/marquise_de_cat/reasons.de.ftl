### Warum etwas nicht möglich ist.  Ein Grund steht in einer Zeile: Er beginnt klein und endet ohne Punkt.

why-no_clearing_rule = das billigste Gebäude kostet { $number } Holz, und { $wood ->
        [0] mit keiner Lichtung, die du beherrschst und die einen freien Bauplatz hat, ist welches verbunden
       *[other] mit einer Lichtung, die du beherrschst und die einen freien Bauplatz hat, ist höchstens { $wood } verbunden
    }
why-all_buildings_on = alle deine Gebäude sind auf dem Spielplan
why-rule_no_clearing = du beherrschst keine Lichtung mit freiem Bauplatz
why-none_buildings_wood = keines der Gebäude, für die { $wood } Holz reicht, darf in { $place } platziert werden
why-another_clearing_has = eine andere Lichtung ist gewählt
why-wood_connected_building = { $wood } Holz ist mit { $place } verbunden, ein Gebäude kostet { $number }
why-no_connected_wood = in { $place } liegt kein verbundenes Holz
why-no_building_yours = { $piece } ist kein Gebäude von dir
why-every_yours_on = alle deine { NAME($piece, 2) } sind auf dem Spielplan
why-costs_wood_connected = { A($piece) } kostet { $number } Holz, verbunden ist { $wood }
why-only_marquise_places = nur die Marquise platziert Teile in der Lichtung des Bergfrieds
why-field_hospitals_used = Feldlazarette nutzt man, wenn eigene Krieger entfernt werden
why-keep_not_on = dein Bergfried ist nicht auf dem Spielplan: Dorthin bringen Feldlazarette die Krieger
why-no_card_yours = keine deiner Karten passt zu einem Sägewerk in { $place }
why-keep_starts_corner = der Bergfried beginnt in einer Ecklichtung
why-each_starting_building = jedes Startgebäude kommt auf einen freien Bauplatz in der Lichtung des Bergfrieds oder daneben
why-keep_goes_one = der Bergfried kommt in eine deiner Heimaten
why-each_starting_building_goes = jedes Startgebäude kommt in eine eigene Heimat
why-homeland_not_next = eine Heimat, die nicht neben einer gegnerischen liegt, muss genutzt werden
why-cards_crafted_before = Karten stellt man vor der ersten Aktion her
why-no_actions_left = keine Aktionen sind übrig; eine Vogel-Karte kauft noch eine
why-need_recruiter_on = du hast keine Rekrutierungsstelle auf dem Spielplan
why-need_card_matching = du brauchst eine Karte, die zu einer Lichtung mit Sägewerk passt
why-not_bird_card = { $card } ist keine Vogel-Karte
why-may_recruit_only = rekrutieren darfst du nur einmal im Zug
