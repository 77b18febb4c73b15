### Cards of every deck: what they ask and offer.  Names and effects stand in `data/cards`.

## Questions

ask-cards-inspect = Choose whose hand to look at
ask-cards-tax = Choose where to remove one of your warriors
ask-cards-tax_warrior = Choose which of your warriors there to remove
ask-cards-rob = Choose an enemy to take a random card from
ask-cards-rob_card = A card is taken at random
ask-cards-share = Choose an enemy who draws a card too

## Options

do-inspect = Look at the hand of { $faction }
do-tax = Remove a warrior from { $place }
do-tax-warrior = Remove { A($piece) }
do-rob = Take a random card from { $faction }
do-share-with = { $faction } draws a card

## Verbs

verb-inspect = Look at hand
verb-rob = Rob
verb-share-with = Share with
verb-tax = Tax
verb-tax-warrior = Tax whom
