### What `undergrowth companion --record` says.

cli-record_welcome = A record of your game. Tell each deed in the words of Rootlog or in short commands, `end` ends a turn, ? lists what you can type. Nothing that happened is refused.
cli-record_lay_out = First the setup: answer, and lay out what the lines say. `lines` leaves this walk: then you tell the setup yourselves, as in Rootlog.
cli-record_kept = The record is kept in { $file }.
cli-record_not_kept = Not saved: { $reason }. Nothing is lost as long as this goes on; `save FILE` keeps it elsewhere.
cli-record_written = Written to { $file }.
cli-record_turn = Turn { $turn }: { $seat } · { $points }
cli-record_setup = Setup: { $seat } · { $points }
cli-record_doubt = Was this so? Line { $line }, { $deed }: { $reason }
cli-record_doubts = { $count ->
        [0] Nothing in this record is doubtful.
        [one] One deed cannot have been so:
       *[other] { $count } deeds cannot have been so:
    }
cli-record_left_out = Not all of this table can be drawn; the record has all of it.
cli-record_line = Line { $line }: { $seat }
cli-record_says_nothing = This board has nothing to say in the turn that is written now.
cli-record_won = The game is over: { $winners }. `rows FILE.csv` writes the rows for a league.
cli-record_missing = `{ $name }`: something is missing, or is no number: ? shows how it is typed
cli-record_letter = A line begins with the letter of a player ({ $known }) or with `Winner`. The other first lines stand as they are.
cli-record_owner = “{ $word }” is nobody here: expected one of { $known }
cli-record_same = This is how many there are already.
cli-record_not_on_turn = { $seat } is not on turn: `turn` begins a line of theirs.
cli-record_no_number = Expected a number from 1 to { $count }.
cli-record_round = After round
cli-record_faction = Faction
cli-record_source = Source
cli-record_points = Points
cli-record_source_crafting = crafting
cli-record_source_removing = removing
cli-record_source_placing = placing
cli-record_source_evening = in the Evening
cli-record_source_other = not told
cli-record_help_rootlog = `2w3->5` · `XE5(2,1)/Ew5->/++`: one deed or several in the words of Rootlog
cli-record_help_line = `E:2w4->5/d->E`: a whole line of Rootlog begins the turn of its player
cli-record_help_pieces = `+5 marquise 2 warriors` · `-5 marquise sawmill` · `+5 3`: pieces come to clearing 5, or leave it
cli-record_help_move = `5>6 marquise 3 warriors` · `5>6 3` · `5>6`: pieces move; unnamed ones are those of the player on turn
cli-record_help_b = `b eyrie 5 2 1` · `b marquise eyrie 5 2 1 ambush fox foil bird`: a battle and its dice, the attacker’s first
cli-record_help_p = `p +2` · `p marquise 12`: points
cli-record_help_h = `h +1` · `h marquise 4`: cards are drawn, or discarded without a name
cli-record_help_x = `x cobbler` · `x marquise fox`: this card is discarded
cli-record_help_g = `g eyrie cobbler` · `g eyrie`: a card is given away
cli-record_help_c = `c anvil`: this card is crafted; its points are told by p
cli-record_help_i = `i boot exhaust` · `refresh` · `damage` · `repair`: an item is turned or moved
cli-record_help_d = `d` · `d eyrie`: dominance, or a coalition
cli-record_help_say = `say` · `say marquise`: what a board may say, by number; `say 3` chooses
cli-record_help_end = `end`: the turn is over, the next player is on turn
cli-record_help_turn = `turn eyrie`: somebody else is on turn
cli-record_help_at = `at 2 F#anvil->C`: a deed in an earlier line, here the second
cli-record_help_held = `held marquise anvil cobbler`: cards of a first hand, now or after the game
cli-record_help_drop = `drop 3` · `drop 4 3`: takes the third deed out of this line, or out of line 4
cli-record_help_name = `name marquise Ada`: the name of a player
cli-record_help_won = `won marquise`: the game is over
cli-record_help_u = `u`: take back the last line typed, and the one before it, to the beginning
cli-record_help_m = `m`: the whole table
cli-record_help_l = `l` · `l 4`: the deeds of this line, or of line 4
cli-record_help_w = `w`: all that cannot have been so
cli-record_help_s = `s`: points over time, and where they came from
cli-record_help_rows = `rows results.csv`: write the rows for a league to a new file
cli-record_help_save = `save FILE`: write the record to a new file, and go on there
cli-record_help_q = `q`: leave; the record is kept in its file
