### Was viele Söldnerkarten fragen (H.2).

ask-hirelings-each = Zu wenige Figuren für alle: wähle, wohin eine kommt
ask-hirelings-front = Wähle, wo die Söldner kämpfen
