ui-nothing = nichts
ui-zoom = Näher und weiter

ui-zoom-in = Näher
ui-zoom-out = Weiter weg
ui-zoom-reset = Alles zeigen

ui-nav = Seiten
ui-almanac = Almanach
ui-about = Über uns
ui-settings = Einstellungen
ui-close = Schließen
ui-clear = Leeren
ui-back = Zurück
ui-undo = Rückgängig
ui-pass = Geschehen lassen
ui-open = Öffnen
ui-play = Spielen
ui-all = alle
ui-of = { $n } von { $all }
ui-link = Link
ui-link_example = https://…/t/tisch
ui-no_such_link = Das ist kein Link zu einem Tisch.
ui-copy = Kopieren
ui-copied = Kopiert

ui-home-title = Ein Tisch ist frei. Setz dich.
ui-home-subtitle = Handeln, bauen, überlisten, im Browser. Ohne Konto, ohne Warten.
ui-home-choose = Auswählen …
ui-home-games = Spiele
ui-home-bots = { $n ->
    [one] ein Bot
   *[other] { $n } Bots
    }
ui-home-name-about = Andere am Tisch sehen ihn. Ohne Namen heißt du Gast.
ui-home-now = Insel, vier Plätze, beginnt sofort. Alles andere ist einen Klick weiter unten.

ui-play_now = Jetzt spielen
ui-join_link = Mit einem Link dazukommen
ui-your_name = Dein Name
ui-you_name = Gast
ui-you = du
ui-you_title = Du
ui-you_object = dir
ui-bot = Bot
ui-away = weg, ein Bot spielt

ui-away-strip = Ein Bot spielt für dich.

ui-not_here = offline
ui-host = lädt ein
ui-how_it_works = So geht es
ui-nothing_here = Unter dieser Adresse ist nichts
ui-nothing_here-about = Vielleicht ist die Adresse vertippt, oder der Tisch wurde abgeräumt.
ui-to_the_tables = Zu den Tischen
ui-no_answer = Der Server antwortet nicht. Versuch es gleich noch einmal.
ui-no_table = Diesen Tisch gibt es nicht
ui-link_spent = Dieser private Link wurde schon benutzt oder ist zu alt. Mach auf dem anderen Gerät einen neuen.
ui-to_the_door = Ohne ihn an den Tisch
ui-try_again = Noch einmal
ui-opening = Der Tisch wird gedeckt …
ui-my_tables = Meine Tische

ui-my_tables-none = Hier stehen die Tische, an denen du sitzt.

ui-open_tables = Offene Tische
ui-your_turn = Du bist dran

ui-phase-lobby = wartet auf Mitspieler
ui-phase-choosing = Ären werden gewählt
ui-phase-playing = im Spiel
ui-phase-over = beendet
ui-phase-frozen = steht still

ui-game-seats = { $n } Plätze
ui-game-island = Insel
ui-game-island-about = Siedeln, bauen, mit allen handeln. Mit Helfern, „Freund und Feind“ und Seekarten.
ui-game-island-line = 2 bis 6 Plätze, etwa eine Stunde
ui-game-duel = Duell
ui-game-duel-about = Zwei Fürsten, je ein Land aus Karten. Kurzes Spiel, Ären, Duell der Fürsten.
ui-game-duel-line = zwei Plätze, 30 bis 90 Minuten
ui-game-classic = Klassisches Duell
ui-game-classic-about = Das ältere Kartenspiel: Ritter, Flotten, zwei Würfel. Mit „Künstler & Wohltäter“.
ui-game-classic-line = zwei Plätze, eine Stunde und mehr
ui-game-tournament = Turnier
ui-game-tournament-about = Bring ein eigenes Deck mit, in beiden Kartenspielen.
ui-game-tournament-line = zwei Plätze, eigene Decks

ui-mode-with = { $mode }: { $what }
ui-mode-island-none = Insel
ui-mode-classic-none = Grundspiel
ui-mode-classic-none-about = Die 120 Karten des älteren Spiels, fünf Stapel,
ui-mode-classic-artisans = Künstler & Wohltäter
ui-mode-classic-artisans-about = Die Grundkarten und das Themenset mit Sternen und Kunstwerken,
ui-mode-classic-tournament = Turnierspiel
ui-mode-classic-tournament-about = Alle bringen ein eigenes Deck mit,
ui-classic-commerce = Handel
ui-classic-skill = Turnier
ui-classic-token-knight = Ritter:
ui-classic-token-mill = Mühle:
ui-classic-token-nobody = niemand
ui-classic-trade = Handel
ui-classic-trade-with = Bank oder { $name }
ui-classic-swap = Tausch mit { $name }
ui-classic-swap-offers = { $name } bietet dir einen Tausch an
ui-classic-swap-offer = { $name } diesen Tausch anbieten
ui-classic-swap-sum = { $give } gegen { $take }: { $name } darf annehmen oder ablehnen.
ui-classic-swap-about = Rohstoffe gegen andere Rohstoffe. { $n ->
    [one] Noch ein Angebot in diesem Zug.
   *[other] Noch { $n } Angebote in diesem Zug.
    }
ui-classic-your_turn-locked = Du bist am Zug: bauen, tauschen oder beenden.
ui-classic-your_turn-locked-short = Bauen, tauschen oder beenden.
ui-classic-progress = Handlimit
ui-classic-to = { $one } zu { $two }
ui-classic-counter = Mit { $card } antworten?
ui-classic-counter-about = Ohne die Karte gelingt der Angriff bei 1 bis 5, mit ihr nur bei 1 oder 2.
ui-classic-counter-play = { $card } spielen
ui-classic-counter-none = { $card }: nicht auf deiner Hand
ui-classic-faces = Die Zahlen, bei denen der Angriff gelingt
ui-classic-succeeds = gelingt
ui-classic-won-building = Du gewinnst das Duell: welches Gebäude geht zurück?
ui-classic-won-knight = Du gewinnst das Duell: welcher Ritter geht zurück?
ui-classic-fill = { $n ->
    [one] Fülle deine Hand auf: 1 Karte
   *[other] Fülle deine Hand auf: { $n } Karten
    }
ui-classic-fill-no_exchange = in diesem Zug nicht: eine Karte fehlte
ui-classic-fill-top = Die oberste Karte eines Stapels ist frei:
ui-classic-joust = Das Lanzenstechen
ui-classic-joust-sum = { $number } + { $more } = { $sum }
ui-classic-joust-again = gleich: noch einmal
ui-classic-fetch = { $card }: eine abgelegte Karte statt zu ziehen
ui-classic-exchange = Tausch
ui-classic-swap-regions = Bezahlt aus: { $pay }; Platz in: { $room }.
ui-classic-spend-cheaper = Wähle den Platz, dann den Rohstoff, der wegfällt
ui-classic-spend-fetch = Öffnet den Ablagestapel; sofort spielbar
ui-classic-swap-only = Sterne und Karten gehören nicht dazu.
ui-classic-cases = Was es bringt: nur der beste Fall
ui-classic-case-always = immer
ui-classic-case-counts = das zählt
ui-classic-case-less = ein anderer Fall bringt mehr
ui-classic-case-none = hast du nicht
ui-classic-statue = Biete { $name } zwei davon an
ui-classic-statue-about = { $name } nimmt eine davon. Was du nicht anbietest, bleibt ungesehen.
ui-classic-spared = 1 Stern zahlen und verschont bleiben?
ui-duel-short-house-of-the-benefactor = Wohltäterhaus
ui-duel-short-beloved-prince-statue = Statue
ui-classic-bill = Sonst kein Ertrag, und 1 Rohstoff für jede davon, höchstens 3:
ui-classic-play = Spielen
ui-mode-duel-none = Einführungsspiel
ui-mode-duel-none-about = Nur die Grundkarten, etwa 30 Minuten,
ui-mode-duel-theme = Themenspiel
ui-mode-duel-theme-about = Die Grundkarten und eine Ära,
ui-mode-duel-princes = Duell der Fürsten
ui-mode-duel-princes-about = Die Grundkarten und mehrere Ären zugleich,
ui-mode-duel-tournament = Turnierspiel
ui-mode-duel-tournament-about = Alle bringen ein eigenes Deck mit,

ui-era-gold = Gold
ui-era-gold-about = Handel und Schiffe
ui-era-turmoil = Aufruhr
ui-era-turmoil-about = Angriffe und Wachen
ui-era-progress = Fortschritt
ui-era-progress-about = Wissen
ui-era-gold-cards = 12 Karten
ui-era-turmoil-cards = 12 Karten
ui-era-progress-cards = 14 Karten
ui-era-explorers = Entdecker
ui-era-explorers-about = Meer und Inseln
ui-era-explorers-cards = 15 Karten, Meer mit sechs
ui-era-sages = Weise
ui-era-sages-about = Eulen und Haine
ui-era-sages-cards = 20 Karten
ui-era-prosperity = Wohlstand
ui-era-prosperity-about = Sterne und Kunst
ui-era-prosperity-cards = 13 Karten, Sterne
ui-era-artisans = Künstler & Wohltäter
ui-era-artisans-about = Sterne und Kunstwerke
ui-era-artisans-cards = 30 Karten, Sterne

ui-choosing = Ären wählen
ui-choosing-first = Wähle die erste Ära.
ui-choosing-second = Wähle die zweite Ära.
ui-choosing-waits = { $name } wählt eine Ära.
ui-choosing-chose = { $name } hat { $era } gewählt
ui-choosing-third = die dritte wird ausgelost
ui-choosing-begins = beginnt
ui-choosing-yours = deine Ära?
ui-choosing-theirs = Ära von { $name }?
ui-choosing-lot = dann eine der übrigen durch Los
ui-choosing-counts = Gezählt sind die Karten, die im Spiel bleiben, ohne die mit Halbmond.

ui-new-title = Einen Tisch decken
ui-new-game = Welches Spiel
ui-new-mode = Wie gespielt wird
ui-new-of-theme = Ära
ui-new-of-princes = Ären
ui-new-of-map = Karte
ui-new-all_of = alle { $n } sind dabei
ui-new-so_many = { $n } davon
ui-new-chosen_later = jeder Fürst wählt eine am Tisch, die dritte fällt durch Los
ui-new-rest_by_lot = { $n ->
    [0] alle drei sind genannt
    [one] eine weitere fällt durch Los
   *[other] { $n } weitere fallen durch Los
    }
ui-new-options = Was noch auf den Tisch kommt
ui-new-more_options = Möglichkeiten
ui-new-differ = { $n ->
    [0] alles wie üblich
    [one] eine anders als üblich
   *[other] { $n } anders als üblich
    }
ui-new-folded = { $n } weitere, wie üblich: { $names }
ui-new-unfold = Zeigen
ui-new-fold = Weniger zeigen
ui-new-not_now = passt nicht zum Übrigen
ui-new-usual = üblich
ui-new-usual_is = üblich: { $value }
ui-new-marked = { $what } ({ $mark })
ui-new-on = ja
ui-new-off = nein
ui-new-all_usual = Alles andere wie üblich.
ui-new-else_usual = alles andere wie üblich.
ui-new-less = Weniger: { $what }
ui-new-more = Mehr: { $what }
ui-new-who = Wer Platz nimmt
ui-new-your_seat = auf diesem Platz
ui-new-seat_of = Wer Platz { $n } nimmt
ui-new-open = Offen
ui-new-friend = per Link
ui-new-friend-about = jemand mit dem Link
ui-new-somebody = Jemand
ui-new-here = hier
ui-new-here-about = an diesem Bildschirm
ui-new-pace = Tempo
ui-new-pace-about = Bedenkzeit für das ganze Spiel; ist sie verbraucht, spielt ein Bot weiter.

ui-pace-none = ohne Uhr
ui-pace-calm = ruhig 30 min
ui-pace-usual = zügig 15 min
ui-pace-brisk = flott 5 min

ui-new-watch = Zuschauer willkommen
ui-new-watch-about = Wer den Link hat, darf zusehen; Handkarten bleiben verdeckt.
ui-new-listed = Öffentlich
ui-new-listed-about = Fremde finden den Tisch auf der ersten Seite.
ui-new-bot_offers = Angebote der Bots
ui-new-bot_offers-about = Bots dürfen in ihren Zügen Handel und Geschenke anbieten; aus heißt: sie antworten nur auf deine.
ui-new-hints = Tipps
ui-new-hints-about = Alle dürfen einen Bot um Rat für ihre eigenen Züge bitten; er weiß, was sie wissen.
ui-new-with_bots = { $n ->
    [one] Mit einem Bot beginnen
   *[other] Mit Bots beginnen
    }
ui-new-lay = Tisch decken und Link holen

ui-option-name-seats = Plätze
ui-option-name-board = Spielplan
ui-option-name-numbers = Zahlen
ui-option-name-printed-harbors = Gedruckte Häfen
ui-option-name-spread-numbers = Zahlen verteilt
ui-option-name-spread-terrain = Gelände verteilt
ui-option-name-turns = Zwischen den Zügen
ui-option-name-target = Punkte zum Sieg
ui-option-name-metropolis = Metropole: Stufe von 2 Inseln
ui-option-name-discard-limit = Handgrenze bei einer 7
ui-option-name-friendly-robber = Freundlicher Räuber
ui-option-name-no-desert-return = Räuber bleibt draußen
ui-option-name-peace = Friedliche Runden
ui-option-name-no-trades = Ohne Handel
ui-option-name-offers = Angebote je Zug
ui-option-name-theme = Ära
ui-option-name-owls = Eulen bringt
ui-option-name-princes = Duell der Fürsten
ui-option-name-helpers = Helfer
ui-option-name-frenemies = Freund und Feind
ui-option-name-map = Seekarte
ui-option-name-artisans = Künstler & Wohltäter
ui-option-name-stacks = Zugstapel
ui-option-name-tournament = Turnierspiel
ui-option-name-explorers = Mit der Ära der Entdecker
ui-option-name-deck = Karten je Deck
ui-option-name-preparation = Vorbereitungsrunde
ui-option-word-small = normal
ui-option-word-large = groß
ui-option-word-beginner = Einstieg
ui-option-word-spiral = Spirale
ui-option-word-random = gemischt
ui-option-word-special = Sonderbauphase
ui-option-word-paired = Paarweise
ui-option-word-new-shores = Neue Ufer
ui-option-word-four-islands = Vier Inseln
ui-option-word-fog-islands = Nebelinseln
ui-option-word-through-the-desert = Durch die Wüste
ui-option-word-gold = Ära des Goldes
ui-option-word-turmoil = Ära des Aufruhrs
ui-option-word-progress = Ära des Fortschritts
ui-option-word-explorers = Ära der Entdecker
ui-option-word-sages = Ära der Weisen
ui-option-word-own = der eigene Wurf
ui-option-word-any = jeder Wurf
ui-option-word-prosperity = Ära des Wohlstands
ui-option-word-on = an
ui-option-word-off = aus
ui-option-island-seats = Wie viele mitspielen; zu zweit zur Übung. Üblich sind 4.
ui-option-island-board = Die normale Insel, die für fünf und sechs, oder der feste Aufbau für das erste Spiel.
ui-option-island-numbers = In einer Spirale gelegt, oder gemischt, ohne zwei rote nebeneinander.
ui-option-island-printed-harbors = Die Hafenarten bleiben an ihren gedruckten Plätzen.
ui-option-island-spread-numbers = Keine zwei gleichen Zahlen liegen nebeneinander.
ui-option-island-spread-terrain = Keine drei gleichen Felder liegen beisammen.
ui-option-island-turns = Zu fünft und sechst: Sonderbauphase oder paarweise.
ui-option-island-target = So viele Siegpunkte gewinnen. Üblich sind 10; eine Karte hat ihre eigene Zahl, und Freund und Feind verlangt einen mehr.
ui-option-island-discard-limit = Eine größere Hand verliert bei einer 7 die Hälfte. Üblich sind 7.
ui-option-island-friendly-robber = Der Räuber verschont Mitspieler, die höchstens zwei Punkte zeigen.
ui-option-island-no-desert-return = Der Räuber darf nicht in die Wüste zurück.
ui-option-island-peace = So viele Runden am Anfang, in denen eine 7 neu gewürfelt wird.
ui-option-island-no-trades = Kein Handel untereinander; die Bank handelt weiter.
ui-option-island-offers = So viele Angebote darf jeder je Zug machen. Üblich sind 10.
ui-option-island-map = Eine Karte mit Meer, Schiffen und Pirat, für drei bis sechs Plätze.
ui-option-island-helpers = Helfer von Catan: Jede und jeder hat immer einen von zehn Helfern.
ui-option-island-frenemies = Catan Freund und Feind: Gefallenchips für Freundlichkeit, eingelöst bei fünf Gilden; 11 Punkte gewinnen.
ui-option-island-map-new-shores = Alle beginnen auf der Hauptinsel. Die erste Siedlung auf jeder kleinen Insel bringt 2 Punkte. 14 Punkte gewinnen.
ui-option-island-map-four-islands = Beginn auf einer oder zwei Inseln. Die erste Siedlung auf jeder anderen bringt 2 Punkte. 13 Punkte gewinnen. Zu fünft und sechst: Sechs Inseln.
ui-option-island-map-fog-islands = Straßen und Schiffe, die den Nebel erreichen, decken seine Felder auf. Wer Land findet, nimmt eine Karte davon. 12 Punkte gewinnen.
ui-option-island-map-through-the-desert = Die erste Siedlung im Streifen hinter der Wüste und auf jeder kleinen Insel bringt 2 Punkte. 14 Punkte gewinnen.
ui-option-duel-theme = Das Themenspiel mit dieser Ära; 12 Punkte gewinnen. Ohne Ära ist es das Einführungsspiel, und 7 Punkte gewinnen.
ui-option-duel-princes = Das Duell der Fürsten mit drei Ären; 13 Punkte gewinnen.
ui-option-duel-target = So viele Siegpunkte gewinnen.
ui-option-duel-metropolis = Die Stufe zweier Inseln, die die Entdeckermetropole erlaubt: 2 nach der Spielregel, 3 nach dem Aufdruck der Karte.
ui-option-duel-owls = Wessen Ertragswurf den Weisen Eulen bringt: der eigene oder jeder.
ui-option-duel-tournament = Das Turnierspiel: Jeder bringt ein Deck aus allen Ären mit; 15 Punkte gewinnen.
ui-option-duel-explorers = In den Decks dürfen auch Karten der Ära der Entdecker sein, und beide legen ein Meer aus.
ui-option-duel-stacks = Auf wie viele eigene Stapel jedes Deck verteilt wird.
ui-option-duel-deck = Wie viele Handkarten jeder mitbringt, die Starthand eingeschlossen.
ui-option-duel-preparation = Vor dem ersten Zug bauen beide mit den ersten Rohstoffen.
ui-option-classic-tournament = Das Turnierspiel: Jeder bringt ein Deck aus dem Grundspiel und Künstler & Wohltäter mit; 13 Punkte gewinnen.
ui-option-classic-deck = Wie viele Ausbaukarten jeder mitbringt, die Starthand eingeschlossen.
ui-option-classic-preparation = Vor dem ersten Zug bauen beide mit den ersten Rohstoffen.
ui-option-classic-artisans = Das erweiterte Spiel mit dem Themenset Künstler & Wohltäter; 13 Punkte gewinnen. Ohne das Set gewinnen 12 Punkte.
ui-option-classic-target = So viele Siegpunkte gewinnen.
ui-option-classic-stacks = Auf wie viele Stapel die Karten des Grundspiels verteilt werden; im Turnierspiel jedes Deck.

ui-join-title = Du bist eingeladen
ui-join-about = Sag, wie du heißen möchtest. Ein Konto ist nicht nötig.

ui-join = Hereinkommen

ui-gather-title = Warten auf Mitspieler
ui-gather-one = Warten auf jemanden.
ui-gather-tab = Warten, Commonland
ui-gather-about = Nehmt Platz. { $name } beginnt das Spiel.
    .you = Andere kommen mit dem Link; du beginnst das Spiel.
ui-gather-free = Freier Platz
ui-gather-waiting = wartet auf jemanden
ui-gather-sit = Hier sitzen
ui-gather-same_screen = Auch an diesem Bildschirm
ui-gather-bot = Einen Bot nehmen
ui-gather-stand = Aufstehen
ui-gather-name_of = Name des Spielers auf Platz { $n }
ui-gather-free_it = Platz räumen
ui-gather-begin = Beginnen
ui-gather-begin_bots = Beginnen mit { $n ->
    [one] 1 Bot
   *[other] { $n } Bots
    }
ui-gather-host_begins = { $name } beginnt
ui-gather-here = { $n ->
    [one] 1 von { $of } Plätzen ist besetzt.
   *[other] { $n } von { $of } Plätzen sind besetzt.
    }
ui-gather-bots_take = { $name } darf beginnen; Bots nehmen die freien Plätze.
    .you = Wenn du beginnst, nehmen Bots die freien Plätze.
ui-gather-full = { $name } darf beginnen.
    .you = Du darfst beginnen.
ui-gather-came = ist da
ui-gather-standing = Ohne Platz: { $names }
ui-gather-on_table = Auf diesem Tisch
ui-gather-talk = Gespräch
ui-gather-read = Unterdessen
ui-gather-read-about = Was jede Karte und jedes Stück tut und kostet:

ui-bots = Bots
ui-bot_pace = Tempo der Bots
ui-bot_pace-about = Wie lange ein Bot scheinbar überlegt.
ui-bot_pace-person = wie ein Mensch
ui-bot_pace-fast = schnell

ui-bot-word-random = planlos
ui-bot-word-gentle = sanft
ui-bot-word-fair = solide
ui-bot-word-greedy = solide
ui-bot-word-hard = stark
ui-bot-word-search = stark
ui-bot-about-gentle = Ein sanfter Bot macht Fehler und verfolgt niemanden.
ui-bot-about-fair = Ein solider Bot denkt einen Schritt voraus.
ui-bot-about-hard = Ein starker Bot probiert seine besten Züge erst in gedachten Partien aus.
ui-bot-0 = Ahorn
ui-bot-1 = Birke
ui-bot-2 = Distel
ui-bot-3 = Eibe
ui-bot-4 = Farn
ui-bot-5 = Ginster

ui-seat = Platz { $n }
ui-invite = Einladen

ui-invite-about = Wer diesen Link hat, darf an den Tisch kommen.
ui-invite-share = Teilen
# Shared with the link, which follows it.
ui-invite-words = Spiel mit: { $game }.

ui-people = Am Tisch
ui-leave = Tisch verlassen

ui-leave-sure = Endgültig gehen? Noch einmal drücken

ui-guests = Wer da ist
ui-guests-of = Was mit { $name } geschehen soll
ui-guests-muted = stumm
ui-guests-blocked = blockiert
ui-guests-away = nicht verbunden
ui-guests-kick = Wegschicken
ui-guests-kick-sure = Endgültig wegschicken? Noch einmal drücken
ui-guests-mute = Stummschalten
ui-guests-unmute = Wieder sprechen lassen
ui-guests-make_host = Zum Gastgeber machen
ui-guests-block = Blockieren
ui-guests-unblock = Nicht mehr blockieren
ui-guests-agree_bot = Einen Bot auf diesem Platz spielen lassen ({ $n } von { $all } sind dafür)
ui-guests-agree_bot-sure = Endgültig, wenn alle anderen dafür sind? Noch einmal drücken
ui-guests-disagree_bot = Zurücknehmen: kein Bot auf diesem Platz ({ $n } von { $all } sind dafür)
ui-guests-close_door = Tür schließen
ui-guests-open_door = Tür öffnen
ui-guests-door_closed = Die Tür ist zu: Niemand Neues kommt herein.
ui-guests-delete = Diesen Tisch löschen
ui-guests-delete-sure = Für alle löschen? Noch einmal drücken

ui-menu = Menü
ui-table = Tisch
ui-move_seat = Auf einem anderen Gerät weiterspielen

ui-move_seat-about = Dieser Link bist du: Er gilt einmal und eine Stunde lang. Zeig ihn niemandem.
ui-move_seat-make = Link machen

ui-hand_over = Einen Bot für mich spielen lassen
ui-take_back = Ich bin wieder da
ui-offer_end = Vorschlagen, das Spiel zu beenden
ui-decline_end = Weiterspielen
ui-would_end = { $name } möchte das Spiel beenden.
    .you = Du hast vorgeschlagen, das Spiel zu beenden. Es endet, wenn alle zustimmen.

ui-would_end-agree = Beenden

ui-resign = Aufgeben

ui-resign-sure = Wirklich aufgeben? Noch einmal drücken

ui-pref-language = Sprache
ui-pref-theme = Farben
ui-pref-theme-system = wie das System
ui-pref-theme-light = hell
ui-pref-theme-dark = dunkel
ui-pref-sound = Töne
ui-pref-letters = Einzelne Buchstaben sind Kürzel
ui-pref-keys = Tasten ändern
ui-pref-notify = Benachrichtigen, wenn ich dran bin

ui-almanac-about = Figuren und Karten, wie die Regeln dieses Tisches sie kennen.
ui-almanac-english = Die Entscheidungen zu diesen Karten gibt es bisher nur auf Englisch.
ui-almanac-points = Punkte
ui-almanac-numbers = Zahlen
ui-almanac-search = Suchen
ui-almanac-found = { $n ->
    [one] 1 Eintrag
   *[other] { $n } Einträge
    }

ui-set-island = Insel
ui-set-basic = Duell: Grundset
ui-set-gold = Duell: Ära des Goldes
ui-set-turmoil = Duell: Ära des Aufruhrs
ui-set-progress = Duell: Ära des Fortschritts
ui-set-explorers = Duell: Ära der Entdecker
ui-set-sages = Duell: Ära der Weisen
ui-set-prosperity = Duell: Ära des Wohlstands
ui-set-classic = Klassisch: Grundspiel
ui-set-artisans = Klassisch: Künstler & Wohltäter
ui-differs-classic = Was anders ist als im Duell
ui-differs-classic-event = Das Ereignis kommt immer vor dem Ertrag.
ui-differs-classic-brigands = Räuber nehmen alles Erz und alle Wolle und bleiben in den ersten beiden Zügen jedes Spielers fern. Garnisonen nehmen Landschaften aus der Zählung.
ui-differs-classic-tournament = Statt des Festes gibt es ein Turnier: nur wer mehr Turnierpunkte hat, erhält etwas.
ui-differs-classic-tokens = Ritter und Mühle bekommt, wer mehr hat, ohne Mindestzahl; für die Mühle braucht man eine Stadt.
ui-differs-classic-start = Auf jeder Startlandschaft liegt 1, auch auf dem Goldfluss.
ui-differs-classic-stacks = Die Karten liegen auf fünf Stapeln, oder auf vier und zwei mit Künstler & Wohltäter.
ui-differs-classic-regions = Die erste Landschaft einer neuen Siedlung wird gelegt, ehe man die zweite sieht; im Stapel sind elf.
ui-differs-classic-locked = Aktionskarten außer dem Kundschafter warten, bis beide zusammen 7 Punkte hatten.
ui-differs-classic-duels = Angriffe sind Duelle: eine Antwort aus der Hand, dann ein Würfel; Verlorenes kommt auf die Hand zurück.
ui-differs-classic-swap = Wer am Zug ist, darf dem anderen einen Tausch von Rohstoffen anbieten.
ui-differs-classic-hand = Jede fehlende Karte wird gezogen oder gesucht. Getauscht wird nur, wenn keine fehlte, gegen eine desselben Stapels.
ui-differs-classic-limit = Der andere Spieler hält sein Handlimit sofort ein. Klöster und Bibliotheken erhöhen es.
ui-differs-classic-events = Eine Ereigniskarte kommt unter den Stapel; das Jahresende mischt alle.
ui-differs-classic-victory = 12 Punkte gewinnen in jedem Augenblick des eigenen Zugs; 13 mit Künstler & Wohltäter, was rekonstruiert ist.

ui-almanac-copies = { $n ->
    [one] 1 Exemplar im Satz
   *[other] { $n } Exemplare im Satz
}
ui-almanac-faces = Alle Kartenbilder
ui-almanac-cost = Kostet
ui-almanac-mission = Ein Auftrag kostet
ui-almanac-pirate = Stärke { $n }, verlangt
ui-almanac-built = Gebaut { $place }.
ui-almanac-needs = Braucht { $what }.
ui-almanac-needs-too = { $what }, und { $more }
ui-almanac-once = Eine je Fürstentum.

ui-about-what = Commonland ist ein offener Tisch für die Catan-Familie: Regeln, Bots und Tische in einem Programm, das jeder betreiben darf.
ui-about-affiliation = Es ist ein unabhängiges Werk, mit Catan GmbH und Catan Studio weder verbunden noch von ihnen unterstützt. Namen von Spielen und Sets gehören ihren Inhabern und sagen nur, welche Regeln gemeint sind. Kein Bild und kein Text eines Verlags wird verwendet.
ui-about-rules = Welchen Regeln die Spiele folgen
ui-about-rules-island-name = Insel
ui-about-rules-island = Das Basisspiel zu dritt und viert, mit der Ergänzung für fünf und sechs; zu zweit zur Übung.
ui-about-rules-helpers-name = Helfer
ui-about-rules-helpers = Das Regelblatt der Helfer von Catan.
ui-about-rules-frenemies-name = Freund und Feind
ui-about-rules-frenemies = Das Regelblatt von Catan Freund und Feind.
ui-about-rules-map-name = Seekarten
ui-about-rules-map = Schiffe, Inseln und Gold wie in der Seefahrer-Erweiterung.
ui-about-rules-duel-name = Duell
ui-about-rules-duel = Die Fürsten von Catan: Einstiegsspiel, Themenspiele und Duell der Fürsten.
ui-about-rules-classic-name = Klassisches Duell
ui-about-rules-classic = Das ältere Kartenspiel für zwei, mit seinen Sets, soweit vorhanden.

ui-fair-title = Ehrliche Würfel
ui-fair-short = Jeder Wurf lässt sich nach dem Spiel prüfen.
ui-fair-long = Bevor jemand sitzt, zieht der Server ein Geheimnis und zeigt dessen SHA-256. Jeder Platz fügt ein eigenes Wort hinzu. Jeder Wurf wird aus Geheimnis und Wörtern berechnet; weder Server noch Mitspieler können ihn wählen. Nach dem Spiel wird das Geheimnis gezeigt, und der Knopf „Würfel prüfen“ rechnet jeden Wurf in deinem eigenen Browser nach.
ui-fair-over = Die Würfel wurden vor dem ersten Wurf versiegelt und nach dem letzten geöffnet.
ui-fair-check = Würfel prüfen
ui-fair-good = Niemand hat die Würfel gezinkt.
ui-fair-bad = Die Prüfung ist fehlgeschlagen.
ui-fair-seal = Das Geheimnis ist das vor dem Spiel versiegelte.
ui-fair-seal-bad = Das Geheimnis ist nicht das vor dem Spiel versiegelte.
ui-fair-kept = Das Siegel ist das, das dieser Browser gesehen und aufbewahrt hat, bevor er seine eigene Zahl hinzufügte.
ui-fair-kept-bad = Das Siegel ist nicht das, das dieser Browser vor dem Spiel gesehen hat: Der Server hat sein Geheimnis geändert.
ui-fair-kept-none = Dieser Browser hat von diesem Spiel kein Siegel aufbewahrt und kann nicht sagen, ob es geändert wurde.
ui-fair-salts = In den Würfeln stecken Zahlen von: { $names }.
ui-fair-salts-none = Niemand hat den Würfeln eine Zahl hinzugefügt.
ui-fair-mine = Deine ist dabei.
ui-fair-mine-bad = Die Zahl, die dieser Browser geschickt hat, steckt nicht in den Würfeln.
ui-fair-falls = { $rolls ->
    [one] 1 Wurf
   *[other] { $rolls } Würfe
    } und { $draws ->
    [one] 1 Zug
   *[other] { $draws } Züge
    } (Karten, Plättchen, Felder) wurden hier aus dem Geheimnis neu gezogen: alle gleich. Was jeweils gezogen werden konnte, sagt der Server.
ui-fair-falls-bad = { $wrong } von { $rolls } Würfen und { $draws } Zügen folgen nicht aus dem Geheimnis.
ui-fair-setup = Die Zahl, aus der der Aufbau folgt, wurde hier berechnet; der Server hat ihn damit neu gelegt, und er ist gleich.
ui-fair-setup-bad = Der Aufbau folgt nicht aus dem Geheimnis.
ui-fair-setup-laid = Die Stellung am Anfang wurde von Hand gelegt; dafür wurde nicht gewürfelt.
ui-fair-unchecked = { $n ->
    [one] 1 Mischen wurde
   *[other] { $n } Mischungen wurden
    } hier nicht nachgezogen; das kann commonland record verify --dice.

ui-credits = Dank

ui-credits-fonts = Schriften: Vollkorn von Friedrich Althausen, Source Sans 3 von Adobe; beide unter der SIL Open Font License 1.1.
ui-credits-icons = Einige Bildzeichen, umgefärbt, von Lorc, Delapouite und anderen:
ui-credits-own = Alle anderen Bilder sind unsere eigenen.

ui-meanwhile = Während du weg warst
ui-meanwhile-more = { $n ->
        [one] { $n } Zeile davor
       *[other] { $n } Zeilen davor
    }
ui-keys = Tastatur
ui-key-F6 = F6, Umschalt+F6
ui-key-F6-about = durch Frage, Spielplan, Hand, Aktionen, Handel, Spieler, Verlauf gehen
ui-key-arrows = Pfeile, Pos1, Ende
ui-key-arrows-about = auf dem Spielplan zwischen beleuchteten Orten gehen
ui-key-Enter = Eingabe
ui-key-Enter-about = wählen
ui-key-Escape = Escape
ui-key-Escape-about = ein Schritt zurück
ui-key-cells = Pfeile, Pos1, Ende
ui-key-cells-about = im Fürstentum von Feld zu Feld gehen
ui-key-cards = 1 bis 9
ui-key-cards-about = eine Handkarte aufnehmen; noch einmal: zurücklegen
ui-key-Page = Bild auf, Bild ab
ui-key-Page-about = das Fürstentum des Gegners in voller Größe, und wieder das eigene, in derselben Spalte
ui-key-both_ways = { $key }, Umschalt+{ $key }
ui-keys-all = Jedes Spiel
ui-keys-island = Insel
ui-keys-duel = Kartenspiele
ui-keys-changeable = Einzelne Tasten lassen sich in den Einstellungen abschalten und ändern.
ui-keys-off = Einzelne Tasten sind in den Einstellungen abgeschaltet.
ui-keys-how = Wähle einen Befehl und drücke dann die Taste, die du dafür möchtest.
ui-keys-press = Taste drücken
ui-keys-usual = Wie üblich
ui-keys-refused-not-one = Das ist kein einzelner Buchstabe, keine Ziffer und kein Zeichen.
ui-keys-refused-kept = Die Ziffern 1 bis 9 nehmen Handkarten auf.
ui-keys-refused-taken = { $key } ist vergeben: { $command }
ui-command-next = nächstes und voriges, das du wählen kannst
ui-command-undo = rückgängig
ui-command-roll = würfeln
ui-command-end = Zug beenden; fragt nach, wenn noch etwas möglich ist
ui-command-inspect = was ist das? auf Karte, Preis, Helfer, Gilde; sonst der Almanach
ui-command-nearer = näher
ui-command-farther = weiter weg
ui-command-whole = das ganze Spielfeld oder Fürstentum
ui-command-island-road = Straße bauen
ui-command-island-settlement = Siedlung bauen
ui-command-island-city = Stadt bauen
ui-command-island-buy = Entwicklungskarte kaufen
ui-command-island-ship = Schiff bauen
ui-command-island-look = von Feld zu Feld umsehen, oder wieder wählen
ui-command-island-corner = um die Ecken eines Feldes gehen
ui-command-island-path = um die Wege eines Feldes gehen
ui-command-duel-road = Straße bauen
ui-command-duel-settlement = Siedlung bauen
ui-command-duel-city = Stadt bauen
ui-command-duel-bank = mit der Bank handeln
ui-command-duel-pay = nächste und vorige Art zu bezahlen
ui-command-duel-sea = nächste und vorige Seekarte in Reichweite

ui-players = Spieler
ui-board = Spielplan
ui-desk = Dein Platz
ui-panels = Teile des Tisches
ui-hand = Deine Hand
ui-hands = Karten auf der Hand
ui-answers = Antworten
ui-bank = Bank
ui-trade = Handel
ui-log = Verlauf

ui-log-moves = Züge
ui-log-dice = Würfel
ui-log-chat = Gespräch

ui-refused-unreadable = Das ist so nicht zu verstehen ({ $why })
ui-refused-stale = Das Spiel ist schon weiter; sieh noch einmal hin
ui-refused-rules = Die Regeln erlauben das nicht ({ $why })
ui-refused-not-yours = Das steht dir nicht zu ({ $why })
ui-refused-not-now = Das geht jetzt nicht ({ $why })
ui-refused-no-such = Das gibt es nicht ({ $why })
ui-refused-frozen = Dieser Tisch steht still; seine Aufzeichnung bleibt erhalten
ui-refused-limit = Das ist zu viel oder zu lang ({ $why })
ui-refused-too-often = Das war zu oft; warte ein wenig
ui-refused-trouble = Der Server konnte das nicht behalten; nichts wurde geändert

ui-log-table = Tisch:
ui-log-gone = Jemand
ui-log-nobody_spoke = Noch hat niemand etwas gesagt.
ui-log-nothing_yet = Noch ist nichts geschehen.
ui-log-say = Etwas sagen
ui-log-send = Senden
ui-log-more = Mehr
ui-log-less = Weniger
ui-log-last = { $what } Verlauf öffnen.

ui-lost = Verbindung verloren.

ui-newer = Der Server ist neuer als diese Seite; sie lädt sich neu, sobald du fertig hast, was du begonnen hast.
ui-newer-load = Jetzt laden
ui-lost-about = Wird wieder versucht. Dein Platz bleibt dir.

ui-first_to = bis { $n } Punkte
ui-watchers = { $n ->
    [one] 1 sieht zu
   *[other] { $n } sehen zu
    }
ui-watch = Nur zusehen
ui-watching = Du siehst zu. { $what }

ui-watching-about = Handkarten und Entwicklungskarten bleiben verdeckt, bis das Spiel aus ist.

ui-end_sure = Du kannst noch etwas tun. Drück noch einmal E, um den Zug zu beenden.
ui-nothing_lit = Jetzt gibt es nichts zu wählen.
ui-something_lit = etwas zu wählen
ui-thinks = überlegt
ui-time_left = noch { $time }

ui-clock-free = { $n } s, dann läuft deine Zeit von { $time }
ui-clock-bank = noch { $time }, dann spielt ein Bot weiter

ui-turn = Zug { $n }
ui-nth_turn = Zug { $n }
ui-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
    }

ui-points-head = Punkte

ui-short = es fehlt: { $cards }
ui-cards_short = es fehlen { $n } Karten
ui-choose_more = Noch { $n } wählen
ui-may_speak = Du darfst antworten.

ui-picked-hint = Wähle etwas Beleuchtetes, oder geh zurück.

ui-waits = { $name } überlegt.
ui-wins = { $name } gewinnt.
ui-wins_with = { $name } gewinnt mit { $n } Punkten.
ui-over = Das Spiel ist aus.
ui-rematch = Noch einmal, gleiche Plätze

ui-rematch-go = Zum neuen Spiel

ui-statistics = Zahlen zum Spiel
ui-record = Aufzeichnung
ui-replay = Noch einmal ansehen

ui-replay-start = Der Anfang
ui-replay-step = Schritt
ui-replay-back = Ein Schritt zurück
ui-replay-on = Ein Schritt weiter
ui-replay-turn_back = Zug zurück
ui-replay-turn_on = Nächster Zug
ui-replay-run = Abspielen
ui-replay-stop = Anhalten
ui-replay-as = Gesehen von
ui-replay-full = allen Händen
ui-replay-public = allen

ui-histogram = { $n } Würfe; der Strich ist, was der Zufall gäbe
ui-chart = Punkte im Verlauf; { $n } gewinnen

ui-chart-spoken = Punkte nach { $steps } Schritten.

ui-dice-show = Würfel: { $one } und { $two }, zusammen { $sum }

ui-plain-asked = Du wirst gefragt: { $what }.

ui-duel-build_here = { $card } hier bauen?
ui-duel-your_turn = Du bist am Zug: bauen, spielen, tauschen oder beenden.
ui-duel-your_turn-sail = Du bist am Zug: segeln, bauen, spielen, tauschen oder beenden.
ui-duel-your_turn-short = Bauen, spielen, tauschen oder beenden.
ui-duel-build = Bauen
ui-duel-where = Wo?
ui-duel-build_where = { $card } bauen: Wähle einen Platz
ui-duel-play_it = { $card } spielen?
ui-duel-put_where = { $card }: Unter welchen Stapel?
ui-duel-road_where = Straße: links oder rechts?
ui-duel-end_where = { $what }: wähle das leuchtende Ende
ui-duel-settlement_where = Siedlung: An welchem Ende?
ui-duel-city_where = Stadt: Welche Siedlung?
ui-duel-arrange = Vertausche deine Landschaften, oder lass sie so liegen
ui-duel-arrange-with = { $region }: mit welcher Landschaft tauschen?
ui-duel-arrange-keep = So lassen
ui-duel-arrange-done = Fertig
ui-duel-arrange-take = versetzen
ui-duel-arrange-here = mit dieser tauschen
ui-duel-columns = { $n } Spalten, { $seen } zu sehen
ui-duel-columns-lit = { $n ->
        [one] { $n } Spalte jenseits des Rands ist beleuchtet
       *[other] { $n } Spalten jenseits des Rands sind beleuchtet
    }
ui-pointed = Worauf du zeigst
ui-duel-pointed-none = Zeig auf eine Karte: hier steht sie dann groß und mit ihren Regeln.
ui-duel-points = Punkte
ui-duel-paused = Der Zug von { $name } wartet auf dich
ui-duel-pass_on = Vor meinem Zug nicht mehr fragen
ui-duel-chance = Der Zufall entscheidet.
ui-duel-end = Zug beenden
ui-duel-stacks = Stapel
ui-duel-stack = Stapel { $n }
ui-duel-stack_of = { $name }, { $n } Karten
ui-duel-discarded = Ablagestapel, { $n } Karten, obenauf: { $top }
ui-duel-dice = Würfel
ui-duel-unrolled = Noch nicht gewürfelt.
ui-duel-rolled = Ereignis: { $event }.
ui-duel-events = Ereignis
ui-duel-event_list = Ereignisse: { $n } Karten
ui-duel-event_list-sure = { $n } sicher dabei
ui-duel-event_list-filled = { $n } von diesen { $of }, ungesehen
ui-duel-event_list-about = Das Julfest liegt an vierter Stelle von unten, wenn der Stapel gebildet wird. Wie die anderen liegen, bleibt verborgen.
ui-duel-regions = Landschaften
ui-duel-roads = Straßen
ui-duel-settlements = Siedlungen
ui-duel-cities = Städte
ui-duel-discard = Ablage
ui-duel-road = Straße
ui-duel-settlement = Siedlung
ui-duel-city = Stadt
ui-duel-free = frei
ui-duel-new_site = neuer Platz
ui-duel-here = hier
ui-duel-here-road = Straße hier
ui-duel-here-harbor = Hafen hier
ui-duel-ship = Schiff
ui-duel-sea-tab = Meer
ui-duel-sea-harbor = Hafen
ui-duel-sea-harbor-ships = Hafen, Schiffe: { $ready } bereit, { $spent } benutzt, { $unbuilt } nicht gebaut
ui-duel-sea-hidden = Verdeckte Seekarte
ui-duel-sea-known = nur du kennst sie
ui-duel-sea-turn = aufdecken
ui-duel-sea-choose = wählen
ui-duel-sea-level = Stufe { $n }
ui-duel-sea-level_of = Stufe { $n } von { $of }
ui-duel-sea-where-above = Spalte { $n } des Meeres, oberhalb des Hafens
ui-duel-sea-where-middle = Spalte { $n } des Meeres, auf Höhe des Hafens
ui-duel-sea-where-below = Spalte { $n } des Meeres, unterhalb des Hafens
ui-duel-sea-reach = in Reichweite
ui-duel-sea-ship = ein Schiff liegt dort
ui-duel-sea-lost = ein verlorenes Schiff liegt dort
ui-duel-sea-status = Reichweite { $n }, { $ships ->
    [one] 1 Schiff bereit
   *[other] { $ships } Schiffe bereit
}
ui-duel-sea-levels = Die Stufen
ui-duel-sea-rolls = Was der Würfel entscheidet
ui-duel-sea-any = beliebige { $n }
ui-duel-sea-now = jetzt
ui-duel-sea-for = für
ui-duel-sea-only_one = nur für einen von euch
ui-duel-sea-has_it = { $name } hat sie
ui-duel-sea-sail = Fahren
ui-duel-sea-afterwards = { $n ->
    [0] Danach ist kein Schiff bereit.
    [one] Danach bleibt 1 Schiff bereit.
   *[other] Danach bleiben { $n } Schiffe bereit.
}
ui-duel-sea-title = { $card }, Stufe { $level }
ui-duel-sea-title-mission = { $card }: Stufe { $level } auf { $next }?
ui-duel-sea-fate-ship-lost = Riff: das Schiff ist verloren
ui-duel-sea-fate-roll-event-die = der Ereigniswürfel fällt, für euch beide
ui-duel-sea-fate-level = Schatz: die nächste Stufe
ui-duel-sea-reached = { $card } ist auf Stufe { $n }
ui-duel-short-principal-sage-woman = Oberste Weise
ui-duel-short-island-of-the-bards = Barden
ui-duel-short-island-of-the-forgotten-tribe = Vergessenes Volk
ui-duel-short-island-of-the-merchants = Händler
ui-duel-short-island-of-the-scholars = Gelehrte
ui-duel-fight-need = Dein Würfel + { $cannon } muss über { $strength } sein. Zahlen rettet das Schiff und ändert sonst nichts.
ui-duel-fight-faces = Was jede Seite des Würfels bewirkt
ui-duel-fight-win = Sieg
ui-duel-fight-tie = nochmal
ui-duel-fight-lose = Schiff
ui-duel-fight-sum = { $number } + { $cannon } = { $sum } gegen { $against }
ui-duel-fight-above = darüber: du gewinnst
ui-duel-fight-equal = gleich: noch einmal würfeln
ui-duel-fight-below = darunter: das Schiff wäre verloren
ui-duel-here-on_road = auf diese Straße
ui-duel-on_road = auf einer Straße
ui-duel-at_region = an { $region }
ui-duel-card_of = Karte von { $name }
ui-duel-stars = Was Sterne können
ui-duel-stars-of = { $card }: { $act }
ui-duel-stars-no_resources = Sterne sind keine Rohstoffe: Räuber, Handel und Nachlässe betreffen sie nie.
ui-duel-stars-with = mit { $card }
ui-duel-stars-without = { $card }: du hast keine solche Karte
ui-duel-stars-now = jetzt { $n } von { $of } Sternen
ui-duel-stars-then = dann { $n } von { $of } Sternen
ui-duel-stars-lost = { $n } von { $of } passt. Der Rest geht verloren.
ui-duel-stake = Sonst verlierst du eine davon.
ui-duel-drew = { $name } hat { $card } gezogen
ui-duel-drew-you = Du hast { $card } gezogen
ui-duel-full = voll
ui-duel-slots = { $n } von { $of } { $what }
ui-duel-level = Stufe { $n } von { $of }
ui-duel-land = Das Fürstentum von { $name }
ui-duel-own = Dein Fürstentum
ui-duel-rival-tab = Gegner
ui-duel-mine = Meins
ui-duel-lands = Länder
ui-duel-show = Zeigen
ui-duel-act-build = bauen
ui-duel-act-play = spielen
ui-duel-act-put = unter einen Stapel
ui-duel-act-choose = wählen
ui-duel-act-sites = bauen, { $n ->
    [one] 1 Bauplatz
   *[other] { $n } Bauplätze
}
ui-duel-rival = Das andere Fürstentum
ui-duel-yours = dein Fürstentum
ui-duel-waits = ist gefragt
ui-duel-standing = Stand
ui-duel-in_hand = { $n ->
    [one] 1 Karte auf der Hand, Grenze { $limit }
   *[other] { $n } Karten auf der Hand, Grenze { $limit }
}
ui-duel-hand = Hand
ui-duel-hand_of = Deine Hand: { $n } von { $limit } Karten
ui-duel-hand-none = Deine Hand ist leer.
ui-duel-hand-still = Deine Hand: { $cards }. Sie kann jetzt nicht gespielt werden.
ui-duel-put_away = { $card } weglegen
ui-duel-columns-more = { $n } weitere
ui-duel-hand-open = { $card } öffnen
ui-duel-hand-nth = Karte { $n } von { $of }
ui-duel-hand-previous = Vorige Karte
ui-duel-hand-next = Nächste Karte
ui-duel-open-build = { $card } bauen …
ui-duel-open-play = { $card } spielen …
ui-duel-open-put = { $card } unter einen Stapel …
ui-duel-check-stored = { $region } hat { $n }
ui-duel-check-none = nichts auf Lager
ui-duel-check-becomes = { $what } { $now } wird { $then }; { $name } hat { $other }.
ui-duel-check-sites = { $n ->
    [one] 1 Bauplatz ist frei.
   *[other] { $n } Bauplätze sind frei.
}
ui-duel-unmet = braucht { $what }
ui-duel-held = { $name } hatte auf der Hand
ui-duel-held-closed = { $card }: { $why }
ui-duel-next = Als Nächstes in den Stapeln
ui-duel-works = { $card } geschieht jetzt
ui-duel-goes = { $place }
ui-duel-played = spielen, dann ablegen
ui-duel-comes = kommt mit dem Ereigniswürfel
ui-duel-rulings = Regelauslegungen
ui-duel-now = Jetzt, für dich
ui-duel-now-build = Kann gebaut werden
ui-duel-now-sites = { $n ->
    [one] auf 1 Bauplatz
   *[other] auf { $n } Bauplätzen
}
ui-duel-now-play = Kann ausgespielt werden
ui-duel-now-no_build = Kann jetzt nicht gebaut werden
ui-duel-now-no_play = Nicht spielbar
ui-duel-now-other_moment = nur in deinem eigenen Zug oder wenn danach gefragt wird
ui-duel-now-lies = { $n ->
    [one] Liegt im Fürstentum von { $name }
   *[other] { $n } liegen im Fürstentum von { $name }
}
    .you = { $n ->
    [one] Liegt in deinem Fürstentum
   *[other] { $n } liegen in deinem Fürstentum
}
ui-duel-now-hand = In deiner Hand
ui-duel-now-face_up = Liegt offen neben den Stapeln
ui-duel-now-discard = Liegt auf dem Ablagestapel
ui-duel-now-stack = Liegt in { $stack }
ui-duel-now-unseen = In diesem Spiel noch nicht gesehen
ui-duel-now-about = So ist es in diesem Augenblick. Die Karte selbst ändert sich nie.
ui-duel-start = Die erste Hand
ui-duel-start-stack = { $stack }
ui-duel-start-taken = { $name } hat { $stack } genommen; du nimmst einen anderen.
ui-duel-start-of = von { $name }
ui-duel-start-no_hurry = Keine Eile: Das Spiel beginnt, wenn beide gewählt haben.
ui-duel-start-hand = deine erste Hand, { $n } Karten
ui-duel-only_you = Nur du siehst das
ui-duel-which_card = Welche Karte?
ui-duel-under_which = Unter welchen Stapel?
ui-duel-which_stack = Welcher Stapel?
ui-duel-search = Suchen
ui-duel-search_for = Stapel durchsuchen …
ui-duel-or = oder { $what }
ui-duel-pay_so = So zahlen
ui-duel-left = noch { $n }
ui-duel-bank = Bank
ui-duel-bank-some = tauschen
ui-duel-bank-none = nichts zu tauschen
ui-duel-bank-give = Du gibst
ui-duel-bank-get = Du bekommst 1
ui-duel-bank-more = noch { $n }
ui-duel-bank-same = gibst du
ui-duel-rolled-you = Du hast { $event } gewürfelt.
ui-duel-rolled-by = { $name } hat { $event } gewürfelt.
ui-duel-compare = { $kind }: { $one } zu { $two }.
ui-duel-pile-has = hat { $n }
ui-duel-pile-instead = { $n } statt { $of }
ui-duel-leave_out = { $card }: welcher Rohstoff fällt weg?
ui-duel-less = { $n } weniger
ui-duel-too_many = Wähle eine Karte, dann den Stapel für sie.
ui-duel-pile-empty = keine
ui-duel-pile-you_have = du hast { $n }
ui-duel-pile-twice = und 1 weiteres
ui-duel-pile-you_full = bei dir voll
ui-duel-pile-no_region = keine Landschaft
ui-duel-lay-title = { $above } oben, { $below } unten?
ui-duel-lay-above = oben: { $card }
ui-duel-lay-below = unten: { $card }
ui-duel-lay-swap = Tauschen
ui-duel-lay-so = So hinlegen
ui-duel-both_saw = Beide sahen sie gehen
ui-duel-take_there = Ablagestapel, { $n } Karten: eine nehmen
ui-duel-sum = { $stored } − { $hidden } versteckt = { $counted }
ui-duel-sum-more = { $sum }, mehr als { $limit }
ui-duel-sum-keeps = { $sum }: behält alles
ui-duel-store_full = voll: { $at }
ui-duel-stops = hält auf
ui-duel-spend_asked = wird gefragt, wenn es kommt
ui-duel-guard = Die Augen, die den Angriff aufhalten
ui-duel-turning = Stufen
ui-duel-turning-title = Das Manifest auf Stufe { $n } drehen?
ui-duel-turning-card = Eine Angriffskarte deiner Hand steht für 2 Eulen: Wähle sie dort.
ui-duel-turning-level = Stufe { $n }
ui-duel-turning-now = jetzt
ui-duel-turning-again = noch einmal dasselbe
ui-duel-attacked = { $name } spielt { $card } gegen dich
ui-duel-grove-from = von { $n }
ui-duel-grove-after = erst der Ertrag, dann die Karte
ui-duel-grove-instead = stattdessen eine Ereigniskarte
ui-duel-grove-spent = Die Eule ist in jedem Fall ausgegeben.
ui-duel-grove-lose = Du würdest { $cards } verlieren,
ui-duel-grove-lose-other = { $name } würde { $cards } verlieren.
ui-duel-setting = Den Ereigniswürfel selbst legen?
ui-duel-setting-production = Der Ertragswürfel wird wie immer gewürfelt.
ui-duel-setting-face = Ereigniswürfel legen: { $face }
ui-duel-needs = Was sie braucht
ui-duel-needs-met = erfüllt
ui-duel-needs-missing = fehlt
ui-duel-wares-full = { $n ->
    [one] { $card } ist voll.
   *[other] Voll: { $card }.
}
ui-duel-just_roll = Einfach würfeln
ui-duel-before_roll = Vor deinem Wurf
ui-duel-in_your_hand = { $n } von { $of } auf der Hand
ui-duel-hand-lost = { $name } hat { $card } aus deiner Hand genommen
ui-duel-hand-taken = von { $name } genommen
ui-duel-sea-yours = Dein Meer:
ui-duel-sea-theirs = { $name } hat gefunden: { $what }.
ui-duel-news = Was entdeckt wurde
ui-duel-news-found = { $name } entdeckt { $card }.
ui-duel-news-discovered = Entdeckt: du { $mine }, { $name } { $theirs }.
ui-duel-news-hand = { $name } hält jetzt { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
    }.
ui-duel-n_of = { $n } von { $of }
ui-duel-under = unter { $stack }
ui-duel-and_take = und nimm …
ui-duel-and_more = { $n ->
    [one] und noch eines
   *[other] und noch { $n }
}
ui-duel-draw_n = { $n ->
    [one] Ziehe 1 Karte
   *[other] Ziehe { $n } Karten, eine nach der anderen
}
ui-duel-put_n = { $n ->
    [one] Lege 1 Karte unter einen Stapel zurück
   *[other] Lege { $n } Karten unter Stapel zurück
}
ui-duel-taken_off = Sie geht auf den Ablagestapel; nichts wird erstattet.
ui-duel-take_off = Wegnehmen
ui-duel-take_off-it = { $card } wegnehmen?
ui-duel-becomes = { $what } { $now } wird { $then }.
ui-duel-hand_limit = Handlimit
ui-duel-log-built = { $seat } baut { $card } { $at } für { $cost }.
    .you = Du baust { $card } { $at } für { $cost }.
ui-duel-log-drew = { $seat } zieht { $n } Karten von Stapel { $stack }.
ui-duel-log-road = { $seat } baut eine Straße { $which } für { $cost }.
    .you = Du baust eine Straße { $which } für { $cost }.
ui-duel-log-settlement = { $seat } baut eine Siedlung { $which } für { $cost }.
    .you = Du baust eine Siedlung { $which } für { $cost }.
ui-duel-log-city = { $seat } baut die Siedlung { $which } für { $cost } zur Stadt aus.
    .you = Du baust die Siedlung { $which } für { $cost } zur Stadt aus.
ui-duel-log-ship = { $seat } baut für { $cost } ein Schiff.
    .you = Du baust für { $cost } ein Schiff.
ui-duel-log-traded = { $seat } tauscht { $give } gegen { $take }.
    .you = Du tauschst { $give } gegen { $take }.
ui-duel-loses-trade = Du verlierst den Handelsvorteil.
ui-duel-loses-strength = Du verlierst den Stärkevorteil.
ui-duel-doubles = Neben { $beside }: verdoppelt { $regions }.
ui-duel-doubles-none = Neben { $beside }: verdoppelt hier nichts.
ui-duel-took = { $name } nimmt
    .you = Du nimmst
ui-duel-takes = { $name } wählt
    .you = Du wählst
ui-duel-takes-then = Dann { $name }
ui-duel-takes-you_then = Dann du
ui-duel-place-above = über Platz { $n } von { $of }
ui-duel-place-below = unter Platz { $n } von { $of }
ui-duel-place-upper = obere Reihe
ui-duel-place-lower = untere Reihe
ui-duel-place-beside = neben Platz { $n }
ui-duel-place-between = zwischen Platz { $n } und Platz { $m }
ui-duel-place-by = neben { $regions }
ui-duel-cell-region = { $name }, { $stock } von 3 { $resource }
ui-duel-cell-brings = bringt { $n }
ui-duel-costs = kostet { $cost }
ui-duel-cell-free = freier Bauplatz
ui-duel-cell-town = { $name }, Platz { $n } von { $of }
ui-duel-cell-enter = { $name }; Eingabe: { $act }
ui-duel-source-settlements = Siedlungen, je 1
ui-duel-source-cities = Städte, je 2
ui-duel-source-cards = Karten
ui-duel-source-trade = Handelsvorteil
ui-duel-source-strength = Stärkevorteil
ui-duel-hyphens = Ziegel|brennerei Korn|mühle Lehm|flotte Getreide|flotte Gold|flotte Holz|flotte Woll|flotte Kauf|manns|gilde Kräuter|frau Bürger|krieg Bau|meister Ertrag|reiches Bronze|plastik Lanzen|stechen Lanzen|reiter Wohltäter|haus Armen|speisung Alchi|mist Fort|schritt Acker|land Beute|fahrt Biblio|thek Bogen|schütze Brand|stifter Bruder|zwist Drei|felder|wirt|schaft Eisen|gießerei Erfin|dung Erz|schiff Fahren|der Fest|halle Fest|platz Feuer|wehr Gabel|bart Geld|ver|leiher Gemeinde|haus Geschütz|meister Getreide|mühle Getreide|schiff Gold|fluss Gold|schiff Gold|schmied Gold|ver|steck Handels|kara|wane Handels|meister Handels|schiff Handels|stütz|punkt Holz|fäller|lager Holz|schiff Händ|ler|gilde Hügel|land Kund|schafter Lager|haus Lehm|schiff Markt|platz Mine|ralien|abbau Parla|ment Pira|ten|schiff Salz|speicher Sebas|tian Stapel|haus Um|sied|lung Univer|sität Wege|lagerer Weide|land Wett|fahrt Winkel|schenke Woll|schiff Zehnt|scheuer Zoll|brücke Übungs|platz Wacht|turm Aquä|dukt Wander|theater Fürsten|denkmal Markt|flecken Diebes|versteck Volks|stimmung Besteu|erung Dorf|schule Stadt|palast Hof|astrologe Armen|speisung An|lege|stelle Auf|klä|rung Auf|rüh|rerin Aus|gleich Biblio|the|kar Bot|schafter Breit|seite Brüder|lich|keit Cimma|rone Ent|decker Ent|decker|hafen Ent|decker|metro|pole Freund|schaft Gelehr|ten Gerech|tig|keit Gerichts|haus Handels|schiffe Hungers|not Kanonen|gieße|rei Karto|graf Korn|speicher Kunst|werk: Mensch|lich|keit Navi|gator Prin|zessin Schiffs|wrack Segel|mache|rei Wach|sam|keit Waffen|kammer Wander|prediger Weit|sicht Wohl|stand vergesse|nen erfolg|reichste Grund|spiel auf|decken Fort|schritt
ui-duel-sail = Segel
ui-duel-cannon = Kanonen
ui-duel-advantage = Vorteil
ui-die = Würfel: { $n }
ui-together = Zusammen
ui-you_win_with = Du gewinnst { $n } zu { $other }.
ui-mark-short-decision = unsere Entscheidung
ui-mark-short-print = Kartentext
ui-mark-short-tournament = Turnierspiel
ui-mark-short-recalled = erinnert
ui-mark-short-reconstructed = rekonstruiert
ui-duel-victory = Punkte
ui-duel-commerce = Handel
ui-duel-strength = Stärke
ui-duel-skill = Geschick
ui-duel-progress = Fortschritt
ui-duel-owl = Eulen
ui-duel-star = Sterne
ui-duel-kind-building = Gebäude
ui-duel-kind-hero = Held
ui-duel-kind-tradeship = Handelsschiff
ui-duel-kind-unit = Einheit
ui-duel-kind-site = besonderer Ort
ui-duel-kind-neutral = Aktion
ui-duel-kind-attack = Angriff
ui-duel-kind-event = Ereignis
ui-duel-kind-region = Landschaft
ui-duel-kind-ship = Schiff
ui-duel-kind-sage = Gelehrte
ui-duel-kind-knight = Ritter
ui-duel-kind-fleet = Flotte
ui-duel-kind-defense = Abwehr
ui-duel-kind-marker = Merkkarte
ui-duel-kind-metropolis = Metropole
ui-duel-kind-island = Insel
ui-duel-kind-pirate = Piraten
ui-duel-kind-shipwreck = Schiffswrack
ui-duel-kind-harbor = Hafen
ui-duel-kind-center = Mittelkarte

ui-curtain-pass = Gib den Bildschirm an { $name }.
ui-curtain-about = Die Hand liegt hinter dem Vorhang. Alle anderen schauen weg.
ui-curtain-open = Ich bin { $name }

ui-trade-you_offer = Du bietest
ui-trade-for = für
ui-trade-you_give = Du gibst
ui-trade-and_get = und bekommst
ui-trade-asks = fragt dich
ui-trade-proposes = schlägt vor
ui-trade-others = { $name } fragt { $others }:
ui-trade-accept = Annehmen
ui-trade-change = Ändern
ui-trade-decline = Ablehnen
ui-trade-withdraw = Zurückziehen
ui-trade-you_accepted = Du hast zugesagt.
ui-trade-you_declined = Du hast abgelehnt.
ui-trade-declined_for_you = Es fehlt: { $cards }. Der Tisch hat für dich abgelehnt.
ui-trade-with = Mit { $name } handeln
ui-trade-answer-thinking = { $name } überlegt
ui-trade-answer-accepted = { $name } sagt zu
ui-trade-answer-declined = { $name }: nein, danke
ui-trade-answer-proposed = { $name } will etwas anderes
ui-trade-give = Du gibst
ui-trade-get = Du bekommst
ui-trade-of = von { $n }
ui-trade-less = Einmal { $kind } weniger
ui-trade-more = Einmal { $kind } mehr
ui-trade-who = Wer antworten darf
ui-trade-after = Danach hast du { $cards }.
ui-trade-send = Anbieten
ui-trade-propose = { $name } vorschlagen
ui-trade-compose = Handel anbieten
ui-trade-compose_to = { $name } etwas anbieten
ui-trade-ask_bank = Bank fragen
ui-trade-bank_give = Du gibst der Bank
ui-trade-bank_take = und nimmst
ui-trade-nobody = Dein Angebot nimmt niemand an.
ui-trade-nobody-hint = Baue, biete etwas anderes oder beende deinen Zug.
ui-trade-quiet = Gerade wird nicht gehandelt.
ui-trade-rates = Die Bank: { $rates }

ui-island-board = Die Insel. Pfeiltasten gehen von Ort zu Ort, Eingabe wählt.
ui-island-nothing_there = Dort ist nichts.
ui-island-looking = Umsehen.
ui-island-choosing = Zurück zu dem, was wählbar ist.
ui-island-not_rolled = noch nicht gewürfelt
ui-island-setting_up = Aufbau
ui-island-deck = Entwicklungskarten im Stapel
ui-island-cards = Rohstoffkarten
ui-island-held = Entwicklungskarten
ui-island-knights = gespielte Ritter
ui-island-largest_army = gespielte Ritter, größte Rittermacht
ui-island-road_length = Straßenlänge
ui-island-longest_road = Straßenlänge, längste Handelsstraße
ui-island-owes = gibt { $n } zurück
ui-island-roll = Würfeln
ui-island-end = Zug beenden
ui-island-build = Bauen
ui-island-places = { $n ->
    [one] 1 Ort
   *[other] { $n } Orte
    }
ui-island-left = noch { $n }
ui-island-none_left = keine mehr
ui-island-no_place = kein Ort
ui-island-you_have = du hast { $n }
ui-island-taken = Genommen: { $cards }
ui-island-give_back = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
    } zurückgeben
ui-island-rob = { $name }, { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
    }
ui-island-tile-road = Straße
ui-island-tile-settlement = Siedlung
ui-island-tile-city = Stadt
ui-island-tile-buy = Entwicklung
ui-island-tile-ship = Schiff
ui-island-card-knight = Ritter
ui-island-card-roads = Straßen
ui-island-card-plenty = Erfindung
ui-island-card-monopoly = Monopol
ui-island-card-point = Punkt
ui-island-card-knight-about = Versetze den Räuber und raube eine Karte.
ui-island-card-roads-about = Baue zwei Straßen umsonst.
ui-island-card-plenty-about = Nimm zwei Karten deiner Wahl aus der Bank.
ui-island-card-monopoly-about = Nenne einen Rohstoff: Alle geben dir alles davon.
ui-island-card-point-about = Ein Siegpunkt, verdeckt, bis du gewinnst.
ui-island-card-play = spielen
ui-island-card-next_turn = nächster Zug
ui-island-card-not_now = nicht jetzt
ui-island-source-settlements = Siedlungen
ui-island-source-cities = Städte
ui-island-source-longest-road = Längste Straße
ui-island-source-longest-route = Längste Handelsroute
ui-island-source-largest-army = Rittermacht
ui-island-source-markers = Siegpunktmarker
ui-island-source-islands = Inseln
ui-island-source-cards = Punktkarten
ui-island-stats-cards = Karten nach Zahl und Platz
ui-island-stats-stolen = Geraubt
ui-island-stats-lost = Beraubt
ui-island-stats-trades = Handel
ui-island-stats-bank = Mit der Bank
ui-island-picked-road = Straße: Wähle einen Weg.
ui-island-picked-settlement = Siedlung: Wähle eine Ecke.
ui-island-picked-city = Stadt: Wähle eine deiner Siedlungen.
ui-island-picked-ship = Schiff: Wähle einen Weg auf See.
ui-island-picked-plenty = Erfindung: Nimm zwei Karten.
ui-island-picked-monopoly = Monopol: Nenne einen Rohstoff.
ui-island-do-road = eine Straße zu bauen
ui-island-do-settlement = eine Siedlung zu bauen
ui-island-do-city = eine Stadt zu bauen
ui-island-do-ship = ein Schiff zu bauen
ui-island-do-either = zwischen Straße und Schiff wählen
ui-island-do-robber = den Räuber hierher zu versetzen
ui-island-here-road = Straße hier
ui-island-here-settlement = Siedlung hier
ui-island-here-city = Stadt hier
ui-island-here-ship = Schiff hier
ui-island-here-either = Straße oder Schiff
ui-island-here-robber = Hierher
ui-island-name-hex = Feld { $lands }
ui-island-name-corner = Ecke von { $lands }
ui-island-name-path = Weg bei { $lands }
ui-island-name-free = frei
ui-island-name-own_road = deine Straße
ui-island-name-own_settlement = deine Siedlung
ui-island-name-own_city = deine Stadt
ui-island-name-road = Straße von { $name }
ui-island-name-settlement = Siedlung von { $name }
ui-island-name-city = Stadt von { $name }
ui-island-name-robber_here = der Räuber ist hier
ui-island-name-pirate_here = der Pirat ist hier
ui-island-name-ship = Schiff von { $name }
ui-island-name-own_ship = dein Schiff
ui-island-do-pirate = den Piraten hierher zu versetzen
ui-island-here-pirate = Hierher
ui-island-name-neighbour = { $name }, { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
    }
ui-island-name-neighbours = Nachbarn { $names }
ui-island-name-contact = hier treffen sich die Netze von { $names }
ui-island-name-enter = { $name }; Eingabe, um { $what }.
ui-island-hint-settlement = Danach eine Straße daneben.
ui-island-hint-settlement-again = Danach eine Straße daneben.
ui-island-hint-road = Rückgängig nimmt die Siedlung wieder weg.
ui-island-hint-roll = Vorher darf eine Entwicklungskarte gespielt werden.
ui-island-hint-discard = Andere sehen nur, wie viele du noch schuldest.
ui-island-hint-robber = Er sperrt das Feld, und du beraubst einen Nachbarn.
ui-island-hint-victim = Du ziehst eine Karte, ohne sie zu sehen.
ui-island-hint-sean = Du gibst nichts zurück; mit höchstens 7 Karten nimmst du eine.
ui-island-hint-main = Was du jetzt tun kannst, ist beleuchtet.
ui-island-hint-after-use = Umgedreht hilft er noch einmal. Ein neuer hilft ab dem nächsten Zug.
ui-island-swap = Wähle deinen nächsten Helfer
ui-island-swap-hint = Er hilft ab dem nächsten Zug.
ui-island-hint-paired = Keine Würfel, kein Handel mit anderen, kein Helfer, kein Gefallen.
ui-island-hint-special = Baue und kaufe mit dem, was du hast: kein Handel, und keine Karte wird gespielt.
ui-island-guilds = Gildenhalle
ui-island-helpers = Helfer
ui-island-favors = Gefallenchips
ui-island-favors-supply = { $n } Gefallen im Beutel
ui-island-favors-drawn = gezogen: { $what }
ui-island-favors-laid = { $n } liegen
ui-island-favors-have = du hast { $n }
ui-island-favors-fresh = { $n } neu
ui-island-favors-linked = Deine Netze sind verbunden mit Netzen von
ui-island-favors-unlinked = Noch ist keines deiner Netze mit einem anderen verbunden.
ui-island-helper-locked = erst im nächsten Zug
ui-island-helper-display = In der Auslage:
ui-island-helper-not_now = nicht jetzt
ui-island-helper-only_you = Nur du siehst das:
ui-island-helper-side = Seite { $side }

ui-helper-nassir = tauscht auf Verlangen
ui-helper-william = Straße mit anderen Karten
ui-helper-marianne = Karte, wenn ein Wurf leer ausgeht
ui-helper-louis = versetzt eine Straße
ui-helper-sean = schützt vor der Sieben
ui-helper-candamir = Auswahl aus drei Karten
ui-helper-hilde = schaut und nimmt
ui-helper-jean = Bank zu 2:1
ui-helper-lin = schickt den Räuber heim
ui-helper-vincent = aus Ritter wird Gebäude

ui-guild-arch-traders = Händler
ui-guild-arch-merchants = Kauf­leute
ui-guild-arch-road-builders = Straßen­bauer
ui-guild-arch-scholars = Gelehrte
ui-guild-arch-master-builders = Bau­meister

ui-island-group-use = { $helper } einsetzen
ui-island-group-gift = Etwas schenken
ui-island-group-redeem = Gefallen einlösen
ui-island-group-exchange = Chip tauschen
ui-island-group-sail = Schiff versetzen
ui-island-group-choose = Jemanden wählen
ui-island-group-name = Rohstoff nennen
ui-island-group-swap = Helfer tauschen
ui-island-group-keep = Karte behalten
ui-island-group-return = Chip zurücklegen
ui-island-group-gold = Karte für Gold nehmen
ui-island-gift-to = an
ui-island-gift-offered = hat dies abgelehnt
ui-island-gift-not = bekommt jetzt nichts
ui-island-gift-rather = Oder bitte um eine andere Karte:
ui-island-picked-use = { $helper }: Was wählst du?
ui-island-picked-gift = Ein Geschenk: Welche Karte, für wen?
ui-island-picked-redeem = Gefallen einlösen: { $guild }?
ui-island-picked-sail = Schiff versetzen: Welches?
ui-island-picked-sail_to = Wohin damit?
ui-island-picked-choose = Wähle jemanden.
ui-island-picked-name = Nenne einen Rohstoff.
ui-island-picked-swap = Gegen wen tauschen?
ui-island-picked-keep = Welche Karte behalten?
ui-island-picked-return = Welcher Chip zurück?
ui-island-picked-gold = Welche Karte nehmen?
ui-island-picked-exchange = Tausche einen Chip.
ui-island-do-lift = diese Straße aufzunehmen
ui-island-do-sail = das Schiff zu versetzen
ui-island-here-lift = Aufnehmen
ui-island-here-sail = Dieses
ui-island-got = du bekamst { $cards }
ui-island-got_nothing = du bekamst nichts
ui-island-nobody_got = niemand erntet
ui-island-picked-robber = Der Räuber: Wähle ein Landfeld.
ui-island-picked-pirate = Der Pirat: Wähle ein Seefeld.
ui-island-filter-robber = Räuber
ui-island-filter-pirate = Pirat
ui-island-back = Zurück in die Bank:
ui-island-in_36 = { $n } von 36 Würfen
ui-island-nobody_here = hier wohnt niemand
ui-island-order = Reihenfolge beim Setzen
ui-island-order-done = fertig
ui-island-order-now = jetzt
ui-island-gift-take = Ein Geschenk von { $name } annehmen?
ui-island-gift-instead = { $name } hätte lieber { $resource }
ui-island-gift-take-hint = { $name } zieht dafür ein Gefallenplättchen. Du schuldest nichts.
ui-island-gift-instead-hint = Wer behält, verrät damit nichts weiter.
ui-island-gift-hint = Wird es angenommen, ziehst du ein Gefallenplättchen.
ui-island-helper-then-A = Danach: Seite B oder Tausch
ui-island-helper-then-B = Danach: Tausch
ui-island-pointed = Worauf du zeigst
ui-island-pointed-nothing = Zeige auf eine erleuchtete Stelle: Hier steht, was sie bringt.
ui-island-dice_so_far = Würfe bisher
ui-island-stats-rolls = Würfel
ui-helper-nassir-about = Verlange eine Sorte von einem oder zweien; gib jedem eine Karte zurück.
ui-helper-william-about = Zahle eine Straße mit Holz oder Lehm und einer anderen Karte.
ui-helper-marianne-about = Bringt ein Wurf dir nichts, nimm eine beliebige Karte aus der Bank.
ui-helper-louis-about = Nimm eine Endstraße auf und baue sie umsonst woanders.
ui-helper-sean-about = Bei einer Sieben nichts abgeben; mit höchstens 7 Karten eine nehmen.
ui-helper-candamir-about = Kaufe eine Entwicklungskarte, eine Karte ersetzt; behalte eine von drei.
ui-helper-hilde-about = Sieh die Hand von jemandem an, der vorn liegt, und nimm eine Karte.
ui-helper-jean-about = Tausche in diesem Zug einen Rohstoff mit der Bank zu 2:1.
ui-helper-lin-about = Schick den Räuber in die Wüste; nimm eine Karte des Landes.
ui-helper-vincent-about = Gib einen gespielten Ritter ab: Siedlung oder Stadt wird billiger.
ui-rematch-wants = { $names } { $n ->
    [one] möchte
   *[other] möchten
    } noch einmal spielen
ui-mark-recalled = Aus dem Gedächtnis: nach der Erinnerung an die veröffentlichten Regeln, ohne Quelle.
ui-mark-reconstructed = Rekonstruiert: errechnet oder passend gewählt, keine Quelle sagt es so.
ui-mark-unsure = Unsicher: die Quellen widersprechen sich.
ui-mark-decision = Von uns entschieden: die Quellen lassen es offen.
ui-laid = Von Hand gelegt.
ui-laid-about = Dieses Spiel beginnt mit einer Stellung, die der Gastgeber gelegt hat. Er kennt alles, was darin verdeckt ist.

ui-decks-title = Meine Decks
ui-decks-box = Baue Decks für das Turnierspiel und bewahre sie auf diesem Gerät auf.
ui-decks-home = beide mit fertigem Deck, ein Bot
ui-decks-open = Öffnen
