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
cli-no-move = „{ $text }“ ist jetzt kein Zug dieses Spiels; möglich ist: { $moves }
cli-won = { $winners } gewinnt mit { $score }.
cli-shared = { $winners } teilen sich den Sieg mit { $score }.
cli-place = { $rank }. { $seat }: { $score }
cli-left = Du verlässt den Tisch. Die Aufzeichnung bis hierher:
cli-saved = Die Aufzeichnung liegt in { $file }.
