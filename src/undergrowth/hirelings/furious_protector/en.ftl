### Furious and Stoic Protector (H).

ask-protector-roam = Choose where the Protector moves
ask-protector-struck = Choose the warrior the Protector removes

do-maul = Remove { $faction } { $piece }

verb-maul = Remove
