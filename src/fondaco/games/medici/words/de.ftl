about = Waren in Paketen ersteigern, das Schiff beladen, an Ladung und an fünf Waren verdienen. Drei Tage entscheiden.

ask-BuildLot = Dein Paket hat { $size ->
    [one] ein Plättchen
   *[other] { $size } Plättchen
  }: noch eines ziehen oder so anbieten?
help-BuildLot = Ein Paket hat bis zu drei Plättchen und wird im Ganzen verkauft. Beim eigenen Paket bietest du zuletzt; je weniger Schiffe es fassen, desto weniger Rivalen hast du (ME-26 bis ME-30).
ask-Bidding = { $high ->
    [0] Noch ist nichts geboten
   *[other] Das Gebot steht bei { $high }
  }, du hast { $purse } Florin: { $high ->
    [0] eröffnen
   *[other] höher gehen
  } oder passen?
help-Bidding = Jeder spricht einmal, der Anbieter zuletzt. Das höchste Gebot bekommt alle Plättchen und geht an die Bank; du brauchst Platz für jedes Plättchen (ME-31 bis ME-37).

move-start = { $seat } eröffnet den Tag
move-tile = { $tile } kommt aus dem Beutel
move-draw = Noch ein Plättchen ziehen
move-stop = Das Paket anbieten
move-pass = Passen
move-bid = { $amount } bieten

event-day = Tag { $day } beginnt. { $seat } eröffnet den Markt.
event-drawn = { $seat } zieht { $tile }.
event-bid = { $seat } bietet { $amount }.
event-passed = { $seat } passt.
event-sold = { $seat } zahlt { $amount } und lädt { $lot }.
event-unsold = Niemand will { $lot }; das Paket geht ins Hafenbecken.
event-filled = { $seat } füllt das Schiff kostenlos mit { $tile }.
event-scored = { $seat }: Ladung im Wert von { $value } bringt { $cargo }, Waren { $goods }, Bonusstufen { $bonus }.

illegal-draw-or-stop = Zieh noch ein Plättchen oder hör auf.
illegal-bid-or-pass = Biete oder passe.
illegal-bid-range = Ein Gebot muss über { $above } liegen und in deine { $purse } Florin passen.

worth = { $worth } Florin
term-lot = Wert des Pakets
term-price = Preis
term-outbid = vielleicht geht jemand höher
term-maker = was das Paket dem Anbieter bringt

option-start = Wer den ersten Tag eröffnet
option-start-random = das Los

good-C = Tuch
good-F = Pelz
good-G = Getreide
good-D = Farbe
good-S = Gewürz
good-X = Gold
letter-C = T
letter-F = P
letter-G = G
letter-D = F
letter-S = W
letter-X = ✦

board-day = Tag { $day } von { $days }. { $bag } Plättchen im Beutel, { $aside } ungesehen beiseite.
board-lot = Am Kai, angeboten von { $seat }: { $lot }
board-quay-empty = Der Kai ist leer; { $seat } stellt das nächste Paket zusammen.
board-columns = Florin / Schiff / Ladung / Stufen
board-unseen = Heute noch nicht gesehen
board-bids = Gebote
board-bid-pass = passt
board-bid-open = noch offen
board-bid-unable = muss passen
result-money = das meiste Geld
result-shared = gleich viel Geld
