### Was der Server sagt.

server-title = { $known }: Karte { $map }
server-title_in_draft = { $known }, { $count } noch zu wählen: Karte { $map }
server-title_of_draft = { $count } Personen und eine Auswahl: Karte { $map }
server-seat = Platz { $number }
server-notice-over = Das Spiel ist aus: { $title }
server-notice-stand_in = Ein Computer spielt { $seat } für dich, bis du zurückkommst: { $title }
server-notice-your_turn = Du bist am Zug ({ $seat }): { $title }

## Tempo

pace-slow = Langsam
pace-steady = Gemächlich
pace-quick = Schnell
pace-instant = Sofort

## Stufen von Computerspielern

player_with_rating = { $player } ({ $rating })
player_about_rating = { $about }. Wertung { $rating }, mit 95 % Sicherheit zwischen { $low } und { $high }; 400 Punkte mehr gewinnen zehn Spiele für eines

## Mails

server-mail-subject = Möchtest du Mails von einem Spielserver?
server-mail-question = Jemand, vielleicht du, hat einen Spielserver gebeten, hierhin zu schreiben, wenn eines seiner Spiele wartet. Um ja oder nein zu sagen, öffne
server-mail-not_you = Warst du es nicht, brauchst du nichts zu tun: Ohne ein Ja schreibt dir kein Spiel. Sag dort nein, und niemand fragt dich noch einmal.
server-mail-page = die Seite { $page } des Servers, auf dem du spielst
server-mail-stop = Du hast darum gebeten. Um alle solchen Mails zu beenden:
server-mail-title = Mails von diesem Spielserver
server-mail-may = Darf er dir schreiben, wenn dieses Spiel auf dich wartet?
server-mail-yes = Schreib mir
server-mail-no = Schreib mir nie
server-mail-will = Er wird dir schreiben. Du kannst das hier jederzeit ändern.
server-mail-will_not = Er wird dir nicht schreiben. Du kannst das hier jederzeit ändern.

## Anmelden

server-sign_in-subject = Beim Spielserver anmelden
server-sign_in-open = Jemand, vielleicht du, will sich mit dieser Adresse bei einem Spielserver anmelden. Warst du es, öffne innerhalb von zwanzig Minuten diese Seite; sie gilt einmal.
server-sign_in-away = Warst du es nicht, brauchst du nichts zu tun: Ohne diesen Link kommt niemand hinein. Um von diesem Server keine Mails mehr zu bekommen:
