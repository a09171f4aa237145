# Was das Brett von Medici sagt.
florins = { $amount } Fl
holds-of = { $filled }/{ $hold } Räume
day-of = Tag { $day } von { $days }
lot-by = { $seat } bietet an
lot-next = { $seat } packt das nächste Paket
voice-pass = passt
voice-open = noch offen
voice-unable = muss passen
voice-you = du
quay-title = Der Kai
voices-title = Gebote in der Reihenfolge
ships-title = Schiffe
pyramids-title = Die fünf Waren
cargo-now = Ladung { $value }, jetzt { $reward } Florin wert
cargo-short = Ladung { $value } → { $reward }
cargo-empty = noch keine Ladung
reckoning-title = Abrechnung von Tag { $day }
reckoning-cargo = Ladung
reckoning-goods = Waren
reckoning-bonus = Bonus
reckoning-sum = Summe
bid-follows = dir bleiben { $keep }, Ladung{"\u00A0"}{ $cargo }
rivals-follow = { $rivals ->
    [0] kein Rivale kann dafür bieten
    [one] ein Rivale kann dafür bieten
   *[other] { $rivals } Rivalen können dafür bieten
  }
doing-BuildLot = { $seat } stellt ein Paket zusammen.
doing-Bidding = { $seat } überlegt ein Gebot.
doing-DrawTile = Ein Plättchen wird gezogen.
order-bid = Auftrag für dieses Paket: bis { $most } Florin, sonst passen.
order-bid-leave = Auf dieses Paket bis { $most } bieten
place-bag = Der Beutel
place-lot = Das Paket
verb-bid = Bieten
source-lots = für Pakete bezahlt
source-cargo = Ladung
source-goods = Stand bei den Waren
source-bonus = oberste Stufen
minutes = 30

explain-tile = { $tile }: Die Ware bestimmt, auf welcher Pyramide dein Stein steigt, die Zahl zählt zur Ladung (ME-52, ME-57).
explain-bag = Im Beutel { $bag ->
    [one] ist noch ein
   *[other] sind noch { $bag }
  } Plättchen; { $aside } kamen am Morgen ungesehen beiseite. Zählen darf jeder, hineinsehen niemand (ME-13, ME-51).
explain-lot = Das Paket wird im Ganzen verkauft. Wer es kauft, braucht Platz für jedes Plättchen (ME-31, ME-36).
explain-voices = Jeder spricht einmal: zuerst der linke Nachbar des Anbieters, der Anbieter zuletzt (ME-32, ME-33).
explain-ship = Ein Schiff hat { $hold } Laderäume. Am Ende des Tages werden die Ladungen verglichen und die wertvollsten bezahlt (ME-03, ME-53).
explain-reckoning = Was der Tag gebracht hat: für den Wert der Ladung nach Rang, für die Plätze bei den fünf Waren und für die obersten Stufen (ME-53, ME-61, ME-64).
explain-pyramid = { $good }: Jedes Plättchen dieser Ware hebt den Stein seines Besitzers um eine Stufe. Nach jedem Tag bringt der höchste Stein { $first }, der zweite { $second }; die obersten Stufen bringen 5, 10 oder 20 dazu. Steine fallen nie (ME-57 bis ME-64).
explain-unseen = Was heute noch niemand gesehen hat, steht kräftig da; manches davon liegt vielleicht beiseite (ME-13).

coach-welcome = Nach drei Tagen gewinnen die meisten Florin. Jeden Tag füllst du dein Schiff mit ersteigerten Waren; das Paket am Kai steht jetzt zum Verkauf.
coach-bid = Zu diesem Paket ({ $lot }) sprichst du einmal. Ein Florin für jeden Punkt auf den Plättchen ist ein anständiges erstes Gebot; passe, wenn du auf Besseres warten willst.
coach-cargo = Dein Schiff: Nach jedem Tag bringt die wertvollste Ladung bis zu { $most } Florin.
coach-pyramids = Und jede Ware zahlt: Wer auf ihrer Pyramide am höchsten steht, bekommt 10. Deine Steine bleiben alle drei Tage stehen; eine Ware zu sammeln lohnt also jeden Tag mehr.
coach-build = Du stellst ein Paket zusammen. Große Pakete passen auf weniger Schiffe, und du bietest zuletzt.

# Parts of the box, on the page about this edition
part-tiles = Warenplättchen
part-pyramid = Pyramiden
part-lot = Paket
part-days = Tage
part-players = Nach Spielerzahl
score = { $score } Florin
