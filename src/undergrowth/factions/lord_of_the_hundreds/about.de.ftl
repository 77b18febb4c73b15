### Der Herr der Hundert: was er ist, für alle, die wählen.

about-faction-lord_of_the_hundreds = Ein Kriegsherr hortet und duldet niemanden neben sich
    .text = Jeden Abend punktest du für Lichtungen, die dir allein gehören: beherrscht und ohne ein einziges gegnerisches Teil. Gegenstände machen dich stark: Befehl gibt dir Aktionen, Kampfkraft lässt deinen Kriegsherrn vorrücken und bringt ihm Krieger. Stelle Gegenstände her, plündere sie oder schicke Meuten in Ruinen. Aber jeder Gegenstand nimmt dir eine Stimmung, und jeder Zug will eine andere.
    .scores-oppress = Unterdrücken: am Abend, wo du ohne Gegner herrschst
    .scores-raze = Meuten reißen gegnerische Gebäude und Plättchen nieder
    .scores-hoard = Ein Gegenstand ohne freien Platz bringt { COUNT($hoard-overflow_vp, "word-point", case: "accusative") }
    .scores-craft = Hergestelltes entfernen und die Punkte der Karte nehmen
    .first-move = Ziehe deine Krieger mit dem Kriegsherrn zu einer Ruine oder zu einem schwachen Nachbarn.
    .first-advance = Lass den Kriegsherrn vorrücken und kämpfen: Am Abend muss die Lichtung dir allein gehören.
    .first-mob = Wiegle an einer Ruine eine Meute auf: Im nächsten Vogelsang bringt sie einen Gegenstand für den Hort.
    .watch-warlord = Der Kriegsherr fällt nur im Kampf. In deinem nächsten Vogelsang wird ein neuer gesalbt.
    .watch-moods = Jeder Vogelsang verlangt eine andere Stimmung, und keine, deren Gegenstand du hast.
    .watch-mobs = Meuten verwüsten zu Beginn deines Zuges: Eine Runde lang können Gegner sie vertreiben.
    .watch-loot = Plünderer landen keine gewürfelten Treffer: Greif mit so vielen an, dass du trotzdem herrschst.
    .watch-cards = Du ziehst { COUNT($evening_draw-base, "word-card", case: "accusative") } im Zug: Festungen, Meuten und Herstellen streiten darum.
    .parts-mood = Was der Kriegsherr in diesem Zug vorhat; gestrichen sind Stimmungen, deren Gegenstand du hast.
    .parts-command = Stiefel, Taschen und Münzen. Je mehr, desto mehr Befehle.
    .parts-prowess = Hämmer, Tee, Schwerter und Armbrüste. Je mehr, desto öfter rückst du vor und desto mehr Krieger kommen.
    .parts-oppress = Was Unterdrücken jetzt brächte und für wie viele Lichtungen.
    .pieces-warrior = Kämpft und herrscht. Es gibt { $piece-warrior-count }.
    .pieces-warlord = Ein Krieger mit Namen. Er fällt nur im Kampf, führt das Vorrücken an, und die meisten Stimmungen wirken, wo er ist.
    .pieces-stronghold = Stellt her und rekrutiert in jedem Vogelsang einen Krieger. Ein Gebäude; es gibt { $piece-stronghold-count }.
    .pieces-mob = Verwüstet in deinem Vogelsang gegnerische Gebäude, Plättchen und Ruinen. Ein Plättchen, eines je Lichtung; es gibt { $piece-mob-count }.

about-mood-bitter = Meuten werden im Kampf zu Kriegern
    .text = In einem Kampf in der Lichtung des Kriegsherrn entfernst du vor dem Wurf beliebig viele deiner Meuten dort und daneben und platzierst dort ebenso viele Krieger. Nicht mit einem Hammer im Hort.
about-mood-grandiose = Erst der Kriegsherr, dann alle anderen
    .text = In diesem Zug rückst du mit dem Kriegsherrn vor, bevor du den Hundert befiehlst: erst Platz schaffen, dann bauen. Nicht mit Tee im Hort.
about-mood-jubilant = Eine Meute ruft die nächste
    .text = Wiegelst du eine Meute auf, wo der Kriegsherr ist, darfst du den Meutenwürfel bis zu { $mood-jubilant-rolls } Mal werfen, und jeder Wurf setzt eine Meute neben eine andere. Nicht mit einem Stiefel im Hort.
about-mood-lavish = Gegenstände für Krieger
    .text = Am Ende des Vogelsangs darfst du Gegenstände aus dem Hort entfernen: Jeder bringt { $mood-lavish-warriors } Krieger zum Kriegsherrn. Sie zeigt keinen Gegenstand und geht nach jeder anderen Stimmung.
about-mood-relentless = Das Vorrücken geht weiter
    .text = Hat sich der Kriegsherr beim Vorrücken bewegt und gekämpft, darf er sich noch einmal bewegen oder noch einmal kämpfen. Nicht mit einer Tasche im Hort.
about-mood-rowdy = Mehr Karten am Abend
    .text = Ziehe am Abend { COUNT($mood-rowdy-cards, "word-card", case: "accusative") } mehr, oder { $mood-rowdy-cards_in_crowd } mehr, wenn beim Kriegsherrn { $mood-rowdy-crowd } gegnerische Teile sind. Nicht mit Münzen im Hort.
about-mood-stubborn = Der erste Treffer zählt nicht
    .text = Im Kampf in der Lichtung des Kriegsherrn ignorierst du den ersten Treffer, den du einsteckst, auch den eines Hinterhalts. Nicht mit einer Armbrust im Hort.
about-mood-wrathful = Schlägt im Angriff härter zu
    .text = Greifst du in der Lichtung des Kriegsherrn an, landest du { COUNT($mood-wrathful-extra_hits, "word-hit", case: "accusative") } mehr. Nicht mit einem Schwert im Hort.

about-group-mood = Deine Stimmungen
