# Was das Haus über Tische, Uhren und Absagen sagt.
the-house = Das Haus

stale = Am Tisch ging es schon weiter; schau noch einmal hin.
not-asked = Du bist gerade nicht gefragt.
advice-among-people = Rat gibt es nur, wo man allein mit Bots spielt.
no-advice = Gerade weiß niemand Rat.
not-yours = Das ist nicht dein Platz.
bad-notation = Das ist kein Zug dieses Spiels.
bad-message = Diese Nachricht ist nicht lesbar.
defect = Hier versagt das Regelprogramm. Was vorher gespielt wurde, gilt.
stopped = Diese Partie steht still: Ihr Protokoll passt nicht mehr zu den Regeln. Ihr könnt sie gemeinsam beenden.
over = Die Partie ist zu Ende.
not-running = Die Partie läuft nicht.
too-fast = Zu schnell; warte einen Augenblick.
too-long = Das ist zu lang.
nothing-to-undo = Es gibt nichts, was du allein zurücknehmen darfst.
no-proposal = Diesen Vorschlag gibt es nicht mehr.
already-proposed = Das ist schon vorgeschlagen.
not-absent = Ersetzt werden kann nur, wessen Zeit abgelaufen ist oder auf wen alle schon lange warten.
no-others = Es sitzt sonst niemand am Tisch, der zustimmen könnte.
no-order = Einen solchen Auftrag gibt es nicht.
order-unfit = Ein Auftrag nennt eine Entscheidung dieses Spiels und dazu einen Zug oder eine Zugart mit einer Höchstzahl; gleich bleiben soll, was in der eigenen Ansicht steht.
many-orders = Mehr als { $most } Aufträge nimmt ein Platz nicht an.

no-table = Diesen Tisch gibt es nicht, oder er ist für dich verschlossen.
no-person = Diese Person gibt es nicht.
no-game = Dieses Spiel gibt es nicht.
no-file = Hier ist nichts.
no-session = Wähle zuerst einen Namen.
table-full = Der Tisch ist voll.
table-started = Die Partie hat begonnen.
seat-taken = Der Platz ist besetzt.
not-host = Das darf nur, wer den Tisch eröffnet hat.
not-member = Du sitzt nicht an diesem Tisch.
blocked = An diesen Tisch kannst du dich nicht setzen.
bad-setup = { $what ->
    [edition] Diese Ausgabe des Spiels gibt es nicht; es gibt: { $known }.
    [seat] Die Plätze zählen von 0 bis { $last }.
    [chairs] Sag von jedem der { $count } Plätze, wer dort sitzt.
    [clock] Sag, wie viele Sekunden die Uhr gibt, mindestens eine.
    [empty] { $count ->
        [one] Ein Platz ist noch leer.
       *[other] { $count } Plätze sind noch leer.
      }
   *[choice] So lässt sich das nicht aufbauen: { $why }.
  }
bad-bot = Diesen Bot gibt es nicht.
bad-name = Ein Name hat 1 bis 40 Zeichen, ohne < und >.
bad-record = Die Aufzeichnung ist nicht lesbar: { $why }
name-taken = Diesen Namen hat schon jemand.
wrong-passphrase = Name und Kennwort passen nicht zusammen.
weak-passphrase = Ein Kennwort braucht mindestens acht Zeichen.
have-account = Du hast schon ein Konto.
no-account = Du hast noch kein Konto.
link-spent = Dieser Link ist verbraucht oder zu alt.
bad-address = An diese Adresse lassen sich keine Erinnerungen schicken.
foreign-origin = Dieser Aufruf kommt von einer fremden Seite.
body-too-big = Das ist zu viel auf einmal.
bad-request = Der Aufruf ist nicht lesbar: { $why }
unready = Das Haus ist noch nicht bereit.
error = Hier ging etwas schief. Es ist notiert.

prompt-amend = Du hast geantwortet und darfst es ändern, bis alle fertig sind.
prompt-wait = Warten auf { $who }.
curtain = Gib das Gerät an { $who }.

by-bot = Für { $who } spielt ein Bot.
by-order = Dein Auftrag hat für dich gesprochen.
by-timeout = Die Zeit ist um; ein Bot zog für { $who }.
by-fallback = Der Bot von { $who } war zu langsam; ein einfacherer zog.

row-undo = { $who } nimmt einen Zug zurück.
row-resign = { $who } gibt auf.
row-seat-bot = Ein Bot übernimmt für { $who }.
row-seat-person = { $who } nimmt Platz.
row-timeout = Die Zeit von { $who } ist abgelaufen.
row-consent-propose = { $who } schlägt vor: { $what }.
row-consent-agree = { $who } stimmt zu.
row-consent-refuse = { $who } stimmt nicht zu.
row-consent-done = Alle stimmen zu.
what-undo = den letzten Zug zurücknehmen
what-end = die Partie jetzt beenden
what-replace = für jemand Abwesenden einen Bot spielen lassen
what- = { "" }

bot-random = Zufall
bot-greedy = Faustregel
bot-lehrling = Lehrling
bot-geselle = Geselle
bot-kaufmann = Kaufmann
bot-patrizier = Patrizier
bot-doge = Doge
bot-name = { $bot } { $number }
someone = Jemand von früher

remind-title = { $game }: du bist dran
remind-body = { $who }, dein Tisch wartet auf dich: { $link }
