### Was das Terminal sagt.

cli-welcome = undergrowth: das Brettspiel Root. Inoffizielles Fanprojekt.
cli-game = Spiel { $seed }: Wer diese Zahl kennt, kann wissen, was gezogen wird. h zeigt, was du eingeben kannst.
cli-committed = Niemand weiß, was der Zufall bringt. Der Schlüssel, nach dem er zieht, steht fest und wird nach dem Spiel genannt; sein SHA-256 ist { $commitment }. h zeigt, was du eingeben kannst.
cli-verified = { $count ->
        [one] Eine Antwort des Zufalls wurde
       *[other] Alle { $count } Antworten des Zufalls wurden
    } noch einmal gezogen: Jede ist die, die vor dem Spiel feststand.
    .itself = { $count ->
        [one] Eine Antwort des Zufalls wurde
       *[other] Alle { $count } Antworten des Zufalls wurden
    } noch einmal gezogen: Jede ist die, die der Schlüssel ergibt. Ob dieser Schlüssel vor dem Spiel feststand, zeigt nur --commitment.
cli-you_play = Du spielst { $seat } gegen { $others } ({ $player }), auf der Karte { $map }.
cli-enter_begins = Mit Enter geht es los. Oder sag in ein paar Wörtern, was du stattdessen willst: eine Fraktion, eine Karte ({ $maps }), wer gegen dich spielt ({ $players }), die Plätze (eyrie,vagabond,alliance), jede andere Einstellung (draft=3, landmarks=1, house-rules=open_hands). Automatische Gegner sitzen als bot:name am Tisch, auf Wunsch mit Schwierigkeit und Eigenschaften dahinter: marquise,bot:electric_eyrie:nightmare. h hilft, q beendet.
cli-first_help = Tipp einiges davon, mit Leerzeichen dazwischen, oder Enter für das Spiel oben: `winter`, `vagabond`, `plan`, `draft=3`. `h winter` sagt, was eine Fraktion, eine Karte, ein Deck oder eine Einstellung ist; q beendet. Im Spiel zeigt h, was du eingeben kannst.
cli-unfinished = Ein Spiel ist noch nicht zu Ende, Zug { $turn }: { $seats }.
cli-play_on = Weiterspielen? Enter für ja, n für ein neues Spiel:

## Der Tisch

cli-map = Karte { $map }
cli-turn = Zug { $number }
cli-setup = Aufbau
cli-open_slot = freier Bauplatz
cli-ruin = Ruine
cli-path = Pfad
cli-river = Fluss
cli-forest = Wald
cli-closed_path = gesperrter Pfad
cli-flooded_clearing = überflutete Lichtung
cli-landmark = Wahrzeichen
cli-three_warriors = drei Krieger
cli-you = du
cli-decides = { $seat } entscheidet dafür
    .nobody = niemand entscheidet dafür
cli-in_supply = im Vorrat { $pieces }
cli-activated = aktiviert:
cli-coalition = Koalition mit { THE($seat, case: "dative") }
cli-crafted = hergestellt:
cli-face_down = davon umgedreht:
cli-in_play = im Spiel:
cli-known = bekannt auf der Hand:
cli-nothing_yet = noch nichts auf der Tafel
cli-hidden = { $count } verdeckt
cli-none = keine
cli-none_left = keine mehr
cli-no_cards = keine Karten
cli-of = von:
cli-left = { $left } von { $spaces } übrig
cli-next = als Nächstes:
cli-then = dann:
cli-any = beliebig
cli-craft = herstellen
cli-in_place = in { $place }
cli-items = Gegenstände
cli-cards = Karten
cli-piles = { $deck } im Nachziehstapel, { $discarded } abgeworfen
cli-beside = Neben der Karte
cli-quests = Aufträge
cli-your_board = Deine Tafel
cli-your_hand = Deine Hand ({ $count })
cli-discarded = Abgeworfen

## Das Gespräch

cli-asked = ist gefragt:
cli-chance = Als Nächstes antwortet der Zufall.
cli-over = Das Spiel ist aus.
cli-won_by = { $winners }: Sieg durch { $how }.
cli-nobody_won = Das Spiel ist aus; niemand hat gewonnen.
cli-fan_content = Fan-Inhalte: { $packages }
cli-house_rules = Hausregeln: { $house_rules }
cli-fan_name = { $name } (Fan-Inhalt)
cli-is_fan_content = Fan-Inhalte
cli-won = Sieg
cli-only_one = Nur eine Antwort:
cli-lines_before = { "  " }... { $count } Zeilen davor: l zeigt sie
cli-h_lists = h zeigt, was du eingeben kannst; ? erklärt.
cli-in_words = In Worten: { $texts }
cli-ask_why = `? <Worte>` sagt, warum eine Antwort nicht möglich ist, mit dem Abschnitt; `? <Fraktion>: <Worte>`, warum ein automatischer Gegner etwas anderes getan hat.
cli-option = Möglichkeit { $number }: { $label } (Gesetz { $law })
cli-taken_back = Zurückgenommen.
cli-nothing_to_take_back = Nichts zurückzunehmen: Seit deiner letzten Antwort ist etwas Neues bekannt geworden, oder jemand anderes hat geantwortet.
cli-saved_to = Gespeichert: { $path }
cli-saved = Gespeichert. Weiter geht es mit:
    .ours = Gespeichert. Beim nächsten `terminal` wartet es auf dich; oder:
cli-stays_as_it_is = { $file } bleibt, wie es ist; dieses Spiel liegt in { $path }
cli-not_saved = Das Spiel konnte nicht gespeichert werden: { $why }
cli-now_plays = Jetzt spielt { THE($seat) }.
    .ask = Jetzt spielt { THE($seat) }. Enter, wenn du da bist:
cli-watch = Enter: nächster Zug, e: bis zum Ende, q: speichern und beenden
cli-write_replay = Die Aufzeichnung schreiben? Enter für { $path }, ein anderer Name, oder n:
cli-replay_written = Aufzeichnung geschrieben: undergrowth replay { $path }

## Was man eingeben kann

cli-a_number = eine Zahl
cli-help-number = diese Möglichkeit wählen; ihre Worte tun es auch: `from 3`
cli-help-question = die Möglichkeiten in Worten; `? from 3` sagt, warum `from 3` nicht möglich ist
cli-help-m = der ganze Bildschirm: Karte, Mitspielende, deine Tafel und Hand
cli-help-k = die Legende: was die Zeichen auf der Karte bedeuten
cli-help-c = deine Karten
cli-help-h = diese Liste; `h eyrie`, was eine Fraktion, Karte, ein Anführer, Gegenstand oder Abschnitt ist und tut
cli-help-b = alle Tafeln; `b eyrie` eine davon
cli-help-d = der Ablagestapel
cli-help-l = das Protokoll; `l 50` seine letzten 50 Zeilen
cli-help-u = zurücknehmen, bis etwas Neues bekannt wurde
cli-help-s = speichern
cli-help-q = speichern und beenden

## Rootlog

cli-rootlog_game = { $map }, { $deck }
cli-rootlog_seat =
    { $dealt ->
        [0] { $seat }: { $score } Punkte, { $cards } Karten auf der Hand
       *[other] { $seat }: { $score } Punkte, { $cards } Karten auf der Hand, { $dealt } davon nennt das Protokoll nicht
    }
cli-rootlog_turns = Die Stellung nach { $turn } von { $turns } Zügen.
cli-rootlog_impossible = Nach Zug { $turn } (Zeile { $line }) ist der Tisch einer, zu dem kein Spiel kommt: { $reason }
cli-rootlog_wrong = Der erste Widerspruch: { $reason }
cli-rootlog_slips =
    { $count ->
        [0] Nichts darin widerspricht dem, was davor steht.
        [one] Eine Stelle kann nicht sein; sie wurde so gelesen, wie das Protokoll sie nennt:
       *[other] { $count } Stellen können nicht sein; sie wurden so gelesen, wie das Protokoll sie nennt:
    }
cli-rootlog_slip = { $reason }
cli-rootlog_slip_form = { $reason } (keine Form der Notation)
cli-rootlog_written = Die Stellung steht in { $path }
## Training

cli-train_playing = Spielen
cli-train_learning = Lernen
cli-train_stopped = Angehalten: { $games } von { $wanted } Spielen sind zu Ende; aus ihnen sind die Gewichte gelernt.
cli-train_kept = Angehalten: { $file } enthält { $rounds } von { $wanted } Runden; derselbe Befehl macht dort weiter.
cli-train_learned = Gelernt aus { $positions } Stellungen von { $games } Spielen.
cli-train_losses = Wie überraschend die Sieger beiseitegelegter Spiele sind (Log-Loss, weniger ist besser) für:
cli-train_by-nothing = wer jedem Platz dieselbe Chance gibt
cli-train_by-points = die Punkte
cli-train_by-heuristics = die Heuristiken der Fraktionen
cli-train_by-learned = die gelernten Gewichte
cli-train_wrote = Geschrieben: { $file }
