# Was die Seite rings um jeden Tisch sagt.
page-skip = Zum Inhalt
page-home = Alle Spiele
page-nav = Seite
page-language = Sprache
page-theme = Hell oder dunkel
page-settings = Einstellungen
page-moment = Einen Augenblick …
page-offline = Das Haus ist gerade nicht zu erreichen.
lost-title = Hier ist nichts
lost-text = Diese Adresse führt nirgendwohin. Die Spiele sind nebenan.

home-title = Fünf Händlerspiele unter einem Dach
home-lead = Spiel sofort gegen Bots oder lade Freunde an einen Tisch.
home-games = Spiele
home-play = Sofort spielen
home-new = Neuer Tisch
home-learn = Lernen
home-seats = { $fewest } bis { $most } Spieler
home-mine = Deine Partien
home-mine-none = Du hast keine laufende Partie.
home-open = Offene Tische
home-open-none = Niemand wartet auf Mitspieler. Eröffne einen Tisch, dann steht er hier.
home-watch = Zuschauen
home-watch-none = Gerade läuft keine öffentliche Partie.
home-past = Vergangene Partien
home-your-turn = Du bist dran
home-free = { $free ->
    [0] voll
    [one] ein freier Platz
   *[other] { $free } freie Plätze
  }
home-rank = Platz { $rank } von { $seats }, { $score } Punkte
home-ended = vorzeitig beendet

seat-open = freier Platz
seat-you = du
seat-bot = wird von einem Bot gespielt
seat-bot-short = Bot
seat-away = nicht da
seat-resigned = aufgegeben
seat-thinks = am Zug
seat-thinks-since = gefragt { $since }
seats-title = Spieler

table-offline = Verbindung verloren, neuer Versuch
table-closed = Diese Tür ist zu
table-closed-text = Den Tisch gibt es nicht, oder er ist privat und du brauchst seinen Einladungslink.
tabs-title = Neben dem Brett
tab-board = Brett
tab-log = Verlauf
tab-chat = Gespräch
tab-after = Rückblick
log-title = Was geschah
chat-title = Gespräch
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Sag etwas in die Runde
chat-send = Senden

prompt-title = Deine Entscheidung
prompt-waits = Gewartet wird auf { $seat }.
prompt-moment = Einen Augenblick …
prompt-catching-up = Es ist viel geschehen; hier kommt es Zug um Zug.
prompt-catch-up = Aufholen
prompt-other = Etwas anderes wählen
choices-all = Alle Möglichkeiten zeigen
amount-less = eins weniger
amount-more = eins mehr
curtain-lift = Ich bin { $seat }
tool-undo = Zurücknehmen
tool-help = Was ist das? (?)
tool-more = Mehr
tool-ask-undo = Um Rücknahme bitten
tool-end = Ende der Partie vorschlagen
tool-resign = Aufgeben
tool-resign-sure = Aufgeben? Ein Bot spielt für dich weiter, und du wirst Letzter.
proposal-text = { $seat } schlägt vor: { $what }.
what-undo = den letzten Zug zurücknehmen
what-end = die Partie jetzt beenden
what-replace = für jemanden, der fehlt, einen Bot spielen lassen
proposal-agree = Einverstanden
proposal-refuse = Nicht einverstanden
proposal-waits = Die anderen werden gefragt.

offers-title = Angebote auf dem Tisch
fate-open = offen
fate-accepted = angenommen
fate-refused = abgelehnt
fate-countered = Gegenangebot
deal-for = gegen
deal-send = Abschicken
deal-cancel = Abbrechen
deal-counter = Gegenangebot
deal-repeat = Das letzte noch einmal
deal-money = Geld
deal-named = Preis nennen
deal-add = Eines dazu
deal-drop = Entfernen
field-give = Du gibst
field-take = Du bekommst
field-amount = Betrag
field-price = Preis
field-goods = Waren
field-target = Wofür
field-seat = Mit wem

order-prepare = Im Voraus entscheiden
order-cancel = Zurückziehen
order-move = Ein Auftrag liegt bereit.

outcome-won = { $seat } gewinnt mit { $score }
outcome-shared = { $seat } teilen sich den Sieg mit { $score }
outcome-why = Entschieden hat: { $why }.
outcome-ended = Die Partie wurde vorzeitig beendet.
outcome-rematch = Noch einmal
outcome-join-rematch = Zur Revanche
outcome-record = Aufzeichnung laden
after-sources = Woher es kam
curve-money = Geld im Lauf der Partie

replay-title = Augenblicke der Partie
replay-looking = Zug { $ply } von { $plies }.
replay-first = zum Anfang
replay-back = einen zurück
replay-forward = einen weiter
replay-last = zum Ende
replay-eyes = Mit wessen Augen
replay-all = alles offen
replay-link = Link kopieren
replay-copied = Der Link zu diesem Augenblick ist kopiert.
replay-end = Zurück zum Ergebnis
replay-now = Zurück zu jetzt

explain-title = Was hier liegt
explain-keys = Tasten: Ziffern wählen, Tab geht durch Brett und Möglichkeiten, Enter entscheidet, Esc geht einen Schritt zurück, ? öffnet diese Seite.
explain-close = Schließen
explain-edition = Über diese Ausgabe
coach-next = Verstanden
coach-never = Keine Hinweise mehr

chairs-title = Ein Tisch { $title }
chairs-sit = Hier sitzen
chairs-name = Dein Name
chairs-join = Platz nehmen
chairs-start = Beginnen
chairs-start-fill = { $free ->
    [one] Beginnen, mit einem Bot auf dem freien Platz
   *[other] Beginnen, mit Bots auf den { $free } freien Plätzen
  }
chairs-close = Tisch schließen
chairs-leave = Aufstehen
chairs-wait = Der Gastgeber beginnt die Partie.
invite-title = Einladen
invite-text = Wer diesen Link hat, darf sich setzen.
invite-copy = Kopieren
invite-copied = Kopiert

new-title = Neuer Tisch: { $title }
new-seats = Plätze
new-chair = Platz { $number }
new-me = ich
new-me-too = jemand neben mir, an diesem Gerät
new-open = frei für einen Gast
new-private = Nur für die, die den Link haben
new-pace = Tempo
new-pace-live = gemeinsam, jetzt
new-pace-turns = über Tage
new-clock = Zeit für eine Entscheidung
new-clock-none = unbegrenzt
new-clock-30 = 30 Sekunden
new-clock-120 = 2 Minuten
new-clock-86400 = 1 Tag
new-clock-259200 = 3 Tage
new-options = Varianten
new-edition = Ausgabe
new-create = Tisch eröffnen

learn-play = Eine erste Partie spielen
learn-reference = Die Regeln, eine um die andere
learn-reference-lead = Jede Regel hat eine Nummer, auf die sich das Programm, seine Tests und seine Hinweise beziehen. (Auf Englisch.)
edition-title = Über diese Ausgabe
edition-lead = Was gedruckte Tatsache ist und was Rekonstruktion.
edition-datum = Bestandteil
edition-value = Wert
edition-source = Quelle
source-STATED = steht in der Regel
source-SOURCED = aus anderer veröffentlichter Quelle
source-IMPLIED = folgt aus der Regel
source-RECONSTRUCTED = von uns rekonstruiert

settings-title = Einstellungen
settings-name = Dein Name
settings-save = Sichern
settings-saved = Gesichert.
settings-look = Aussehen
settings-theme-auto = wie das Gerät
settings-theme-light = hell
settings-theme-dark = dunkel
settings-pace = Tempo der Züge anderer
settings-pace-slow = langsam
settings-pace-usual = gewöhnlich
settings-pace-fast = schnell
settings-pace-still = ohne Bewegung
settings-confirm = Ein Klick auf das Brett
settings-confirm-board = zeigt den Zug zuerst
settings-confirm-never = macht den Zug sofort
settings-coach = Hinweise für Neulinge
settings-coach-again = Alle Hinweise noch einmal zeigen
settings-account = Konto
settings-account-none = Du spielst als Gast. Mit einem Konto findest du deine Partien auch auf einem anderen Gerät.
settings-account-name = Angemeldet als { $account }.
settings-passphrase = Passphrase (mindestens acht Zeichen)
settings-register = Konto anlegen
settings-signin = Anmelden
settings-signout = Abmelden
settings-device = Auf einem anderen Gerät öffnen
settings-device-text = Öffne dort innerhalb von zehn Minuten diesen Link:
settings-guest-note = Du hast hier noch keinen Namen; am ersten Tisch wirst du gefragt.
