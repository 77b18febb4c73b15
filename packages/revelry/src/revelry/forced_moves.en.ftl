### Warriors that somebody else makes move.

ask-forced-warrior = Choose the warrior that is made to move
do-send-over = Make { A($piece) } move
verb-send-over = Make move
why-warrior_not_forced = no such warrior can be made to move from { $place } to { $place2 }
