### House rules.

ask-house-mulligan = Keep your starting hand?
do-redraw = Put the whole hand back and draw a new one
verb-redraw = New hand
event-agreed = House rule: { $house_rule }

about-house_rules = A house rule, if all agree on it
