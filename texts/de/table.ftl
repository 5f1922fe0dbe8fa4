# Was ein Tisch und der Server selbst sagen. Absagen sind Sätze ohne Punkt.

table-taken-back = { $seat } nimmt den letzten Schritt zurück.
    .you = Du nimmst deinen letzten Schritt zurück.

table-notice-away = Ein Bot spielt für { $name }, bis { $name } zurück ist.
table-notice-resigns = { $name } gibt auf.
table-notice-leaves = { $name } verlässt den Tisch.
table-notice-kicked = { $name } wurde vom Gastgeber weggeschickt.
table-notice-muted = { $name } wurde vom Gastgeber stummgeschaltet.
table-notice-unmuted = { $name } darf wieder sprechen.
table-notice-host = { $name } ist jetzt der Gastgeber.
table-notice-replaced = Alle anderen sind sich einig: Von nun an spielt ein Bot für { $name }.
table-notice-door-opened = Die Tür ist offen: Andere können hereinkommen.
table-notice-door-closed = Die Tür ist zu: Niemand Neues kommt herein.
table-notice-deleted = Der Gastgeber hat diesen Tisch gelöscht.
table-notice-sits = { $name } nimmt Platz.
table-notice-frozen = Eine Spielregel hat versagt, und dieser Tisch steht still. Seine Aufzeichnung bleibt erhalten.
table-notice-resumed = Die Regeln haben sich geändert, seit dieses Spiel gespielt wurde. Es geht vom letzten Schritt weiter, der noch passt (vor Eintrag { $entry }); nichts wurde gelöscht.

text-name = ein Name
text-chat = eine Nachricht
text-salt = ein Salz

table-refused-stranger = du bist nicht an diesem Tisch
table-refused-not-host = das darf nur der Gastgeber
table-refused-not-held = du spielst nicht für { $at }
table-refused-no-seat-held = du hast keinen Platz
table-refused-which-seat = du hast mehrere Plätze; sag, welcher spricht
table-refused-no-seat = es gibt keinen Platz { $number } an einem Tisch mit { $seats } Plätzen
table-refused-no-bot = diesen Bot gibt es nicht ({ $why })
table-refused-link = dieser Link ist verbraucht, zu alt oder nie vergeben worden
table-refused-begun = das Spiel hat begonnen
table-refused-no-choosing = es wird gerade nichts gewählt
table-refused-not-your-choice = du bist nicht mit der Wahl an der Reihe
table-refused-not-to-choose = das steht hier nicht zur Wahl, oder jemand hat es schon gewählt
table-refused-no-game = es läuft kein Spiel
table-refused-over = das Spiel ist vorbei
table-refused-not-over = das Spiel ist noch nicht vorbei
table-refused-resigned = dieser Platz hat aufgegeben
table-refused-taken = { $at } ist besetzt
table-refused-owes-deck = { $at } hat noch kein Deck mitgebracht
table-refused-deck = mit diesem Deck wird hier nicht gespielt: { $faults }
table-refused-empty = { $at } ist leer; ein Bot kann dort spielen
table-refused-bot-plays = für { $at } spielt schon ein Bot
table-refused-bot-too-soon = ein Bot darf einspringen, wenn das Spiel eine Minute auf diesen Platz gewartet hat
table-refused-hand-seen = du hast eine andere Hand dieses Spiels gesehen und darfst diesen Platz nicht nehmen
table-refused-no-person = diese Person ist nicht am Tisch
table-refused-yourself = das geht nicht bei dir selbst
table-refused-kick-seated = nach Spielbeginn kann nur weggeschickt werden, wer keinen Platz hat
table-refused-kicked = der Gastgeber dieses Tisches hat dich weggeschickt
table-refused-door = die Tür dieses Tisches ist zu
table-refused-muted = der Gastgeber hat dich stummgeschaltet, niemand würde das lesen
table-refused-blocked = der Gastgeber gibt dir an diesem Tisch keinen Platz
table-refused-replaced = die anderen sind sich einig, dass in dieser Partie ein Bot für dich spielt
table-refused-no-vote = über diesen Platz entscheiden nur die anderen, die mitspielen
table-refused-no-vote-yet = du hast dort keinem Bot zugestimmt
table-refused-few-votes = mindestens zwei andere müssen mitspielen, damit sie diesen Platz einem Bot geben können
table-refused-no-watching = bis zum Ende der Partie darf an diesem Tisch niemand zusehen
table-refused-only-players = nur wer mitgespielt hat, darf noch einmal spielen
table-refused-record-not-yet = die Aufzeichnung ist nach dem Ende des Spiels zu lesen
table-refused-chance-not-yet = der Zufall lässt sich nach dem Ende des Spiels prüfen
table-refused-no-hints = dieser Tisch erlaubt keine Tipps
table-refused-nothing-to-hint = du hast jetzt nichts zu wählen
table-refused-review-not-yet = ein Spiel lässt sich nach seinem Ende auswerten
table-refused-scene-not-yet = ein Spiel lässt sich nach seinem Ende durchsehen
table-refused-no-step = das Spiel hat { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
    }
table-refused-room = an einem Tisch ist Platz für { $people } Leute
table-refused-name-taken = an diesem Tisch heißt schon jemand „{ $name }“; du könntest „{ $proposal }“ heißen
table-refused-text-empty = { $what } hat mindestens ein Zeichen
table-refused-text-long = { $what } hat höchstens { $limit } Zeichen
table-refused-text-control = { $what } enthält keine Steuerzeichen
table-refused-clock = eine Uhr hat höchstens sechzig Tage
table-refused-bot-delay = die erste der beiden Denkzeiten eines Bots ist höchstens so lang wie die zweite, und die zweite höchstens 60000 Millisekunden
table-refused-webhook-long = die Adresse eines Webhooks hat höchstens 500 Bytes
table-refused-skip = höchstens 32 Fragen zu je 100 Bytes lassen sich überspringen
table-refused-id = die Kennung eines Befehls hat 1 bis { $limit } Zeichen
table-refused-version = dieser Befehl braucht die Version, auf die er antwortet
table-refused-stale = das Spiel ist schon weiter; sieh noch einmal hin
table-refused-no-draft = es gibt nichts abzubrechen
table-refused-undo = { $allowed ->
    [0] kein Schritt lässt sich zurücknehmen
    [one] nur 1 Schritt lässt sich zurücknehmen
   *[other] nur { $allowed } Schritte lassen sich zurücknehmen
    }: davor fiel der Zufall, wurde Verborgenes gesehen oder war jemand anderes am Zug
table-refused-chain = eine Kette hat 1 bis { $limit } Aktionen zu höchstens 400 Bytes
table-refused-action = das ist keine Aktion: { $why }
table-refused-chance-between = nach „{ $action }“ fällt der Zufall: was folgt, muss darauf warten
table-refused-not-awaited = das Spiel wartet nicht auf { $at }
table-refused-chance-awaited = das Spiel wartet auf den Zufall, nicht auf einen Platz
table-refused-unfit = das passt nicht zum Spiel: { $why }
table-refused-spec = so lässt sich kein Spiel beginnen ({ $why })
table-refused-setup = das Spiel lässt sich nicht aufbauen: { $why }
table-refused-position = Stellung: { $why }
table-refused-position-over = Stellung: das Spiel ist dort vorbei, niemand könnte weiterspielen
table-refused-position-fault = Stellung: eine Spielregel hat versagt
table-refused-frozen = eine Spielregel hat versagt, und dieser Tisch steht still; seine Aufzeichnung bleibt erhalten

server-turn = Du bist am Zug, { $name }.

server-refused-no-table = diesen Tisch gibt es nicht
server-refused-no-address = unter dieser Adresse ist nichts
server-refused-no-texts = diese Texte gibt es nicht, nur { $names }
server-refused-method = diese Adresse wird mit einer anderen Methode gefragt
server-refused-request = diese Anfrage ist nicht zu lesen: { $why }
server-refused-too-long = eine Anfrage hat höchstens { $limit } kB
server-refused-command = das ist kein Befehl: { $why }
server-refused-other-site = Anfragen von anderen Seiten werden abgewiesen
server-refused-too-many-requests = zu viele Anfragen; warte ein wenig
server-refused-too-many-commands = zu viele Befehle; warte ein wenig
server-refused-too-many-tables = von dieser Adresse wurden zu viele Tische eröffnet; warte ein wenig
server-refused-too-many-joins = von hier sind zu viele an diesen Tisch gekommen; warte ein wenig
server-refused-too-many-connections = zu viele Verbindungen aus deinem Netz; schließe eine davon
server-refused-too-slow = diese Anfrage kam zu langsam an
server-refused-too-many-watchers = diesem Tisch sehen schon zu viele zu
server-refused-line-full = die Leitung ist voll
server-refused-rules-or-position = nenne Regeln oder eine Stellung
server-refused-rules-and-position = nenne Regeln oder eine Stellung, nicht beides: eine Stellung hat ihre Regeln
server-refused-viewer = „as“ ist full, public oder die Nummer eines Platzes
server-refused-token = dieses Kennwort gehört nicht zu diesem Tisch
server-refused-private = die Partie hat begonnen, und bis zum Ende darf niemand zusehen
server-refused-not-your-seat = du spielst nicht auf diesem Platz
server-refused-not-there = du warst nicht an jenem Tisch
server-refused-no-place = du hast hier keinen Platz
server-refused-webhook-scheme = ein Webhook beginnt mit https:// oder http://
server-refused-webhook-user = die Adresse eines Webhooks enthält keinen Benutzer
server-refused-webhook-host = dieser Server ruft { $host } nicht auf; wer ihn betreibt, kann das mit --webhook-host { $host } erlauben
server-refused-full = der Speicher des Servers ist voll oder seine Grenze erreicht; nichts wurde geändert
server-refused-not-stored = der Server konnte das nicht speichern; nichts wurde geändert
server-refused-unknown = der Server weiß nicht, ob er das gespeichert hat; sieh noch einmal hin und sende denselben Befehl noch einmal
server-refused-elsewhere = dieser Tisch ist auf einen anderen Server umgezogen; sende denselben Befehl noch einmal
server-refused-unreachable = der Server, der diesen Tisch hat, ist nicht zu erreichen; versuch es gleich noch einmal
server-refused-away = der Server erreicht seinen Speicher nicht; versuch es gleich noch einmal
server-refused-gone = der Tisch ist fort; sieh noch einmal hin
server-refused-closing = der Server wird beendet
server-refused-cannot-open = diese Version des Servers kann diesen Tisch nicht öffnen; seine Aufzeichnung bleibt erhalten
server-refused-newer-rules = an diesem Tisch wurde nach neueren Regeln gespielt, als dieser Server kennt; nichts wurde geändert
server-refused-share-used = dein Anteil am Platz dieses Tisches ist verbraucht; spielen kannst du weiter
server-refused-only-moves = dieser Tisch hat seine { $limit } MB fast verbraucht; nur das Spiel selbst geht weiter
server-refused-table-full = dieser Tisch ist voll: seine { $limit } MB sind verbraucht
