# Was an jedem Tisch des Hauses gesagt wird.
nothing = nichts
nobody = niemand
yes = ja
no = nein
guest = Gast

illegal-not-asked = Du bist gerade nicht gefragt.
illegal-over = Die Partie ist zu Ende.
illegal-impossible-draw = Das kann jetzt nicht gezogen werden.
illegal-cannot-deliver = Jemandem fehlt, was dieses Geschäft braucht.

cli-welcome = { $title }, { $seats } Spieler. Tippe eine Nummer oder einen Zug. ? erklärt, why fragt die Bots, q verlässt den Tisch.
cli-choices = Du hast die Wahl:
cli-thinks = { $seat } hat abgewogen:
cli-no-thoughts = Zum letzten Zug hat niemand etwas zu sagen.
cli-curtain = Gib die Tastatur an { $seat } und drücke dann Enter.
cli-your-turn = { $seat }:
cli-bad-choice = Eine Wahl { $number } gibt es nicht; möglich ist 1 bis { $last }.
cli-walk = Enter: nächster Zug; b: zurück; eine Zahl: zu diesem Zug; s 0…: mit den Augen dieses Platzes, s: als Zuschauer; q: verlassen
cli-old-rules = Gespielt nach Regeln { $rules }, gezeigt nach Regeln { $ours }; die Partie kann abbrechen.
cli-no-move = „{ $text }“ ist jetzt kein Zug dieses Spiels; möglich ist: { $moves }
cli-won = { $winners } gewinnt mit { $score }: { $why }.
cli-shared = { $winners } teilen sich den Sieg mit { $score }: { $why }.
cli-place = { $rank }. { $seat }: { $score }
cli-left = Du verlässt den Tisch. Die Aufzeichnung bis hierher:
cli-saved = Die Aufzeichnung liegt in { $file }.

bad-no-game = Ein Spiel „{ $name }“ gibt es nicht; im Haus sind: { $known }
bad-seats = { $game } ist für { $least } bis { $most } Spieler, nicht für { $given }
bad-people = Es gibt { $seats } Plätze; { $given } Leute können nicht an dieser Tastatur sitzen
bad-start = Die Option start kann bei { $seats } Spielern random oder 0 bis { $last } sein, nicht { $given }
bad-no-option = { $game } hat keine Option „{ $name }“, sondern: { $known }
bad-option-value = Die Option { $name } kann { $known } sein, nicht { $given }
bad-no-module = { $game } hat kein Modul „{ $name }“, sondern: { $known }
bad-arguments = Unbekannte Angaben: { $given }; Optionen von { $game }: { $known }
bad-argument = { $why }; Optionen von { $game }: { $known }
bad-no-move = „{ $text }“ ist kein Zug dieses Spiels; Züge beginnen mit: { $known }
bad-move-words = „{ $text }“ ist nicht lesbar; erwartet wird: { $pattern }
bad-unreadable = { $file } ist nicht lesbar: { $why }
bad-no-text = { $file } ist keine Textdatei in UTF-8
bad-no-part = Dieser Bot braucht { $part } von { $game }; ohne das spielt nur random
bad-no-edition = Eine Ausgabe „{ $name }“ gibt es nicht; bekannt sind: { $known }, oder der Pfad einer .toml-Datei
bad-edition-no-toml = Das ist keine TOML-Datei: { $why }
bad-edition-head = Eine Ausgabe beginnt mit { $key } = "…"; in dieser Datei fehlt es
bad-edition-game = { $title } ist eine Ausgabe von { $game }, nicht von { $wanted }
bad-edition-own = { $name } gehört zum Haus; gib dieser Ausgabe einen anderen Namen
bad-edition-unplayable = { $title } ist nicht spielbar: siehe „fondaco edition check“ ({ $why })
bad-record-line = Zeile { $number }: { $why }
bad-record-head = Im Kopf wird „Schlüssel: Wert“ erwartet, da steht „{ $line }“
bad-record-lacks = Im Kopf fehlt „{ $key }“; eine Aufzeichnung beginnt mit game, rules, edition und seats
bad-record-garbled = Der Kopf ist unlesbar: rules und seats sind ganze Zahlen
bad-record-actor = Erwartet wird ein Platz oder * und sein Zug, da steht „{ $line }“
bad-record-seat = Die Aufzeichnung hat die Plätze 0 bis { $last }, nicht { $given }
bad-record-ply = Die Aufzeichnung endet mit Zug { $count }; einen Zug { $given } gibt es nicht
bad-record-illegal = Zug { $number } ({ $ply }) ist dort nicht erlaubt: { $why }
bad-record-breaks-off = Der Kopf nennt die Stände { $told }, aber die Partie bricht nach Zug { $count } ab
bad-record-scores = Der Kopf nennt die Stände { $told }, aber die Partie endet mit { $scores }
