### What many hireling cards ask (H.2).

ask-hirelings-each = Too few pieces for all: choose where one goes
ask-hirelings-front = Choose where the hireling battles
