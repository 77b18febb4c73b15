### Wie dieses Paket heißt, und was darin ist.

content-bramble = Die Dornengarde und das Heckenland
about-content-bramble = Ein Beispiel: Igel, die eine Hecke pflanzen, mit Plan
    .text = Eine kleine Fraktion und ein Spielplan, erfunden als Beispiel für Inhalte in einem eigenen Paket. Nicht Teil des Brettspiels.
