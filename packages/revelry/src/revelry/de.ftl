### Wie dieses Paket heißt, und was in ihm ist.

content-revelry = Revelry
about-content-revelry = Eine Fan-Erweiterung: Chameleander und Ziegenzirkus
    .text = Eine Erweiterung von Spielerinnen und Spielern, nicht Teil des Brettspiels: Wer sich verstellt und nichts als Beachtung will, eine Ziegentruppe, die vor allen auftritt, die kommen, beide auch als Maschinen, die von selbst spielen, und ihre Söldner.

## Schwierigkeiten, die mehrere Gegner gleich verbinden

level-easy_challenging = leicht und schwer
    .text = Was ihn schwächer und was ihn stärker macht, zusammen
level-easy_nightmare = leicht und Albtraum
    .text = Dasselbe, und er punktet jeden Abend
