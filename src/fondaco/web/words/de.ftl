# Was die Seite rings um jeden Tisch sagt.
page-skip = Zum Inhalt
page-home = Alle Spiele
page-nav = Seite
page-language = Sprache
page-theme = Hell oder dunkel
page-settings = Einstellungen
page-moment = Einen Augenblick …
page-offline = Das Haus ist gerade nicht zu erreichen.
page-again = Noch einmal versuchen
lost-title = Hier ist nichts
lost-text = Diese Adresse führt nirgendwohin. Die Spiele sind nebenan.

home-title = Händlerspiele unter einem Dach
home-lead = Spiel sofort gegen Bots oder lade Freunde an einen Tisch.
home-games = Spiele
home-play = Sofort spielen
home-new = Neuer Tisch
home-learn = Lernen
home-seats = { $fewest } bis { $most } Spieler
home-minutes = etwa { $minutes } Minuten
home-mine = Deine Partien
home-open = Offene Tische
home-open-none = Niemand wartet auf Mitspieler. Eröffne einen Tisch, dann steht er hier.
home-watch = Zuschauen
home-watch-none = Gerade läuft keine öffentliche Partie.
home-past = Vergangene Partien
home-record = Eine Aufzeichnung ansehen
home-your-turn = Du bist dran
home-free = { $free ->
    [0] voll
    [one] ein freier Platz
   *[other] { $free } freie Plätze
  }
home-rank = Platz { $rank } von { $seats } mit { $score }
home-ended = vorzeitig beendet

seat-open = freier Platz
seat-host = Gastgeber
seat-you = du
seat-bot = wird von einem Bot gespielt
seat-bot-short = Bot
seat-away = nicht da
seat-resigned = aufgegeben
seat-thinks = am Zug
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
chat-muted = Was { $name } sagt, siehst du nicht.
chat-muted-change = Ändern

person-about = Über { $name }
person-muted = stumm
person-mute = Stummschalten
person-unmute = Wieder hören
person-mute-text = Stummschalten verbirgt, was { $name } sagt. Gespielt wird wie zuvor, und niemand erfährt davon.
person-block = Aussperren
person-unblock = Wieder zulassen
person-block-text = Aussperren hält { $name } von deinen Tischen fern. Wer schon sitzt, bleibt.

prompt-title = Deine Entscheidung
prompt-waits = Gewartet wird auf { $seat }.
prompt-since = Gefragt { $since }.
prompt-moment = Einen Augenblick …
prompt-catching-up = Es ist viel geschehen; hier kommt es Zug um Zug.
prompt-catch-up = Aufholen
prompt-other = Etwas anderes wählen
choices-all = Alle Möglichkeiten zeigen
choices-only = Etwas anderes ist gerade nicht möglich.
amount-less = eins weniger
amount-more = eins mehr
curtain-lift = Ich bin { $seat }
tool-undo = Zurücknehmen
tool-help = Was ist das? (?)
form-offer = Ein Angebot machen
form-counter = Bedingungen vorschlagen
form-book = Mehrere Angebote
tool-more = Mehr
tool-advice = Rat
advice-take = So machen
tool-ask-undo = Um Rücknahme bitten
tool-end = Ende der Partie vorschlagen
tool-end-sure = Diese Partie jetzt ohne Sieger beenden? Mit Bots allein endet sie sofort; Menschen werden gefragt.
tool-return = Meinen Platz wieder einnehmen
tool-replace = Für { $seat } einen Bot spielen lassen
tool-resign = Aufgeben
tool-resign-sure = Aufgeben? Ein Bot spielt für dich weiter, und du wirst Letzter.
proposal-text = { $seat } schlägt vor: { $what }.
proposal-replace = { $seat } schlägt vor, für { $absent_seat } einen Bot spielen zu lassen.
what-undo = den letzten Zug zurücknehmen
what-end = die Partie jetzt beenden
proposal-agree = Einverstanden
proposal-refuse = Nicht einverstanden

offers-title = Angebote auf dem Tisch
fate-open = offen
fate-accepted = angenommen
fate-refused = abgelehnt
fate-countered = Gegenangebot
deal-for = gegen
deal-with = Mit
deal-send = Abschicken
deal-lacking = Bei „{ $where }“ fehlt noch etwas.
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
outcome-why = Der Grund: { $why }.
outcome-ended = Die Partie wurde vorzeitig beendet.
outcome-rematch = Noch einmal
outcome-join-rematch = Zur Revanche
outcome-record = Aufzeichnung herunterladen
after-sources = Woher es kam
after-sum = Summe
source-start = Startgeld
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
replay-end = Zum Ergebnis
replay-now = Zurück zu jetzt

explain-title = Was hier liegt
explain-keys = Tasten: Ziffern wählen, Tab geht durch Brett und Möglichkeiten, Enter entscheidet, Esc geht einen Schritt zurück, ? öffnet diese Seite. Im Verlauf gehen die Pfeile von Zeile zu Zeile, Enter zeigt den Augenblick.
explain-close = Schließen
explain-edition = Über diese Ausgabe
coach-next = Verstanden
coach-never = Keine Hinweise mehr

chairs-title = Wer spielt mit?
chairs-sit = Hier sitzen
chairs-name = Dein Name
chairs-join = Platz nehmen
chairs-start = Beginnen
chairs-start-fill = { $free ->
    [one] Beginnen, mit einem Bot ({ $bot }) auf dem freien Platz
   *[other] Beginnen, mit Bots ({ $bot }) auf den { $free } freien Plätzen
  }
chairs-close = Tisch schließen
chairs-leave = Aufstehen
chairs-wait = Der Gastgeber beginnt die Partie.
invite-title = Einladen
invite-text = Wer diesen Link hat, darf sich setzen.
invite-qr = Der Einladungslink als QR-Code
invite-copy = Kopieren
invite-copied = Kopiert

new-title = Neuer Tisch: { $title }
new-seats = Plätze
new-chair = Platz { $number }
new-me = ich
new-me-too = jemand neben mir
new-open = frei für einen Gast
new-private = Nur für die, die den Link haben
new-pace = Tempo
new-pace-live = gemeinsam, jetzt
new-pace-turns = über Tage
new-clock = Zeit für eine Entscheidung
new-clock-none = unbegrenzt
clock-bank = { $bank } für die ganze Partie{ $more ->
    [none] { "" }
   *[other] , mit jedem Zug { $more } mehr
  }
new-options = Varianten
new-create = Tisch eröffnen

learn-play = Eine erste Partie spielen
learn-reference = Die Regeln, eine um die andere
learn-reference-lead = Jede Regel hat eine Nummer, auf die sich das Programm, seine Tests und seine Hinweise beziehen.
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
settings-sound = Ein leiser Ton, wenn ich dran bin
settings-days = Spiel über Tage
settings-notify = Adressen für Erinnerungen (wie Apprise sie schreibt)
settings-away = Im Urlaub bis
settings-coach = Hinweise für Neulinge
settings-coach-again = Alle Hinweise noch einmal zeigen
settings-silences = Stumm und ausgesperrt
settings-silences-text = Wen du an einem Tisch stummschaltest oder aussperrst (ein Druck auf den Namen), steht hier.
settings-somebody = jemand
settings-is-mute = stumm
settings-is-block = ausgesperrt
settings-account = Konto
settings-account-none = Du spielst als Gast. Mit einem Konto findest du deine Partien auch auf einem anderen Gerät.
settings-account-name = Angemeldet als { $account }.
settings-account-as = Name des Kontos
settings-passphrase = Kennwort (mindestens acht Zeichen)
settings-register = Konto anlegen
settings-signin = Anmelden
settings-signout = Abmelden
settings-delete = Mich löschen, mit allem, was meinen Namen trägt
settings-delete-sure = Dich löschen, mit allem, was deinen Namen trägt? Bots übernehmen deine Plätze, und niemand kann dich zurückholen.
settings-deleted = Du bist gelöscht.
settings-device = Auf einem anderen Gerät öffnen
settings-device-text = Öffne dort innerhalb von zehn Minuten diesen Link:
