### The Payaso Pyramid and the Trapezist Kids (PP, TK).

## Questions

ask-pyramid-card = Discard the top card of the deck to place a Pyramid?
ask-pyramid-where = Choose where the Pyramid is placed
ask-trapezists-whom = Choose whose card the Kids take

## Options

do-pile-up = Discard the top card of the deck
do-swipe-from = Take a card of { $faction }

choice-trapezists_take = Take a card from a player who leads you
choice-trapezists_draw = Draw a card

## Names

piece-pyramid = { $count ->
        [one] Pyramid
       *[other] Pyramids
    }

## Verbs

verb-pile-up = Discard
verb-swipe-from = Take
