### Warum etwas von diesen Söldnern nicht angeboten wird (CC, TMOD).

why-agent_cannot_go_there = diese Lichtung grenzt nicht an die des Agenten, oder er kann nicht dorthin gezogen werden
why-no_mark_of_death = dort kann kein solcher Krieger oder Vagabund gezeichnet werden, oder du hast keine Karte für diese Lichtung
why-card_for_elsewhere = { $card } passt nicht zu { $place }, wo jemand gezeichnet wurde
