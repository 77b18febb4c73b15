### What `undergrowth companion` says beside a real table.

cli-beside_welcome = Automated opponents beside your table. What people hold stays unknown here. ? lists what you can type.
cli-beside_saved = The game is kept in { $file }.
cli-beside_won = The game is over: { $winners }.
cli-beside_undone = Taken back.
cli-beside_no_undo = There is nothing to take back.
cli-beside_unknown = This is no command. Enter takes the next step, ? lists what you can type.
cli-beside_end_first = Tell what has changed; `end` ends the turn.
cli-beside_which = { $count ->
        [0] None of the answers is meant by this.
       *[other] { $count } answers are meant by this: type more of one.
    }
cli-beside_enter = Enter: { $seat } goes on
cli-beside_turn = { $seat }: play your turn, tell what has changed, then `end`
cli-beside_course = What happens at your table?
cli-beside_card_deck = Turn over the top card of the deck: which is it? (Enter takes a virtual one)
cli-beside_card_hand = { $seat } shows a card: which is it?
cli-beside_chance = { $question } (Enter lets the program roll)
cli-beside_asks = { $seat }: { $question }
cli-beside_help_pieces = `+5 marquise 2 warriors` · `-5 marquise sawmill`: pieces come to clearing 5, or leave it
cli-beside_help_move = `5>6 marquise 3 warriors`: pieces move
cli-beside_help_p = `p marquise 12` · `p marquise +2`: points
cli-beside_help_h = `h marquise 4` · `h marquise -1`: the number of cards in a hand
cli-beside_help_x = `x marquise cobbler`: this card is discarded from the hand
cli-beside_help_c = `c marquise anvil`: this card is crafted; its points are told by p
cli-beside_help_n = `n alliance supporters 3`: the number of cards in a face-down pile
cli-beside_help_top = `top cobbler`: this card lies on top of the deck
cli-beside_help_set = `set alliance officers = 2`: any entry of a position, as in docs/api.md
cli-beside_help_won = `won marquise`: the game is over
cli-beside_help_end = `end`: the turn is over
cli-beside_help_answer = `2` · `roll 3 1` · `ambush`: an answer by its number, its text or a part of it
cli-beside_help_any = `Enter` · `any`: the next step; a roll or a card of the program's own
cli-beside_help_u = `u`: take back the last line, and the one before it, to the beginning
cli-beside_help_m = `m`: the whole table
cli-beside_help_q = `q`: leave; the game is kept in its file
