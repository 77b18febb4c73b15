### Was außer den Plätzen vor dem Spiel entschieden wird.

option-map = Spielplan
    .text = Wo gespielt wird (A.1).
option-deck = Kartendeck
    .text = Das gemeinsame Kartendeck (A.2).
option-reach = Reichweite
    .text = Wie viel Reichweite eine Besetzung haben muss (5.2); eine Auswahl verlangt keine.
reach-any = Beliebig
    .text = Jede Besetzung.
reach-adventurous = Abenteuerlich
    .text = Eine Reichweite von 17, wie viele auch mitspielen.
reach-recommended = Empfohlen
    .text = Die Reichweite, die das Gesetz für die Zahl der Mitspielenden empfiehlt.
option-landmarks = Wahrzeichen
    .text = Wie viele Wahrzeichen gezogen werden (A.5.1).
option-landmark_cards = Wahrzeichenkarten
    .text = Die Wahrzeichen, die gezogen werden können (A.5.1); ist keines genannt, dann alle.
option-map_landmarks = Wahrzeichen des Spielplans
    .text = Ob das Wahrzeichen, das zum Spielplan gehört, dort steht (A.5).
option-advanced = Erweiterter Aufbau
    .text = Alle ziehen fünf Karten und behalten drei (A).
option-draft = Auswahl
    .text = Wie viele Personen ihre Fraktion von Aufbaukarten wählen (A.8); 0, wenn sie sich vorher einig sind.
option-omit = Auslassen
    .text = Fraktionen, die nicht zur Auswahl stehen (A.8.1).
option-second_cards = Zweite Karten
    .text = Ob die zweite Aufbaukarte einer Fraktion, die zwei spielen dürfen, zur Auswahl steht (A.8.1).
