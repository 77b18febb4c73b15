### Spring Uprising and Rabbit Scouts (H).

ask-uprising-die = Roll the uprising die
ask-uprising-where = Choose where the Uprising comes, or strikes
ask-uprising-tribute = Choose the card you discard to attack the Uprising
ask-scouts-card = Spend a matching card to take the higher die?

do-uprising-die = { $suit } on the uprising die
do-overthrow-in = Give up a warrior and remove all enemy pieces in { $place }
do-pay-tribute = Discard { $card }
do-send-scouts = Send the Rabbit Scouts ahead
do-spy-with = Spend { $card }

event-uprising_rolled = The uprising die shows { $suit }
event-scouted = { $seat } takes the higher die in { $place }

verb-uprising-die = Uprising die
verb-overthrow-in = Uprising
verb-pay-tribute = Discard
verb-send-scouts = Rabbit Scouts
verb-spy-with = Spend

piece-rebel = { $count ->
        [one] rebel
       *[other] rebels
    }
