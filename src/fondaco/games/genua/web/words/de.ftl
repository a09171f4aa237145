# Was das Brett der Händler von Genua sagt.
ducats = { $amount } D
ducat-sign = D
purse-unknown = ? D
purse-hidden = Geld verdeckt
cards-of = { $cards ->
    [one] eine Handkarte
   *[other] { $cards } Handkarten
  }
city-title = Die Stadt Genua
hand-title = Deine Hand
hand-empty = Du hast keine Karten.
merchants-title = Was vor den Händlern liegt
you = Du
start-player = Startspieler
turn-of = { $seat } führt den Turm
tower-waits = Der Turm steht noch nicht
steps-left = { $left ->
    [0] kein Schritt mehr
    [one] noch ein Schritt
   *[other] noch { $left } Schritte
  }
steps-unused = { $left ->
    [one] ein Schritt bleibt ungenutzt
   *[other] { $left } Schritte bleiben ungenutzt
  }
here-open = Aktion hier offen
here-done = Aktion hier vergeben
here-nothing = hier keine Aktion
round-of = Runde { $round } von { $last }
round-short = { $round } / { $last }
owner-told = { $building }: { $seat }
disc-told = Schritt { $step }
tower-told = Der Turm, { steps-left }
is-active = führt den Turm
acts-now = handelt gerade
has-acted = { $count ->
    [one] hat gehandelt
   *[other] hat { $count }-mal gehandelt
  }
has-passed = bietet nicht mehr
seen = Du kennst: { $cards }
held = Auf der Hand: { $cards }
good-missing = { $good }, fehlt noch
visited = besucht
suit-large = Große Aufträge
suit-small = Kleine Aufträge
suit-message = Botschaften
suit-privilege = Privilegien
pays = { $amount } D
chain-worth = { $amount } D am Ende
letter-silver = Si
letter-copper = Ku
letter-salt = Sa
letter-pepper = Pf
letter-wheat = We
letter-rice = Re
letter-linen = Le
letter-silk = Se
letter-any-start = ⚑
letter-extra-action = +1
letter-any-ware = ?W
letter-exchange = ⇆
letter-building-action = ⌂
letter-marker = ◉
letter-large = G
letter-small = K
letter-message = B
letter-privilege = P
short-guild-hall = Gildenhalle
short-town-hall = Rathaus
short-post-station = Poststation
short-cathedral = Kathedrale
short-palazzo = Palazzo
short-park = Park
short-coach-house = Kutscherei
short-harbour = Hafen
short-taverna = Taverna
short-trattoria = Trattoria
short-grain-store = Getreidelager
short-metal-store = Metalllager
short-cloth-store = Tuchlager
short-spice-store = Gewürzlager
short-villa-colini = Villa Colini
short-villa-monetti = Villa Monetti
short-villa-ricci = Villa Ricci
short-villa-zasteri = Villa Zasteri
short-market = Markt

keep = dir bleiben { $keep }
deal-follows = du bekommst { $get }, dann hast du { $keep }{"\u00A0"}D
purse-follows = dann hast du { $purse }{"\u00A0"}D
brings = bringt: { $list }
brings-villa = ein Auftrag oder ein Privileg
pays-owner = { $seat } erhält als Besitzer 10 D
chain-now = deine Privilegien bisher: { $amount }{"\u00A0"}D
markers-left = { $left ->
    [0] dann kein Marker mehr
   *[other] dann noch { $left } Marker
  }
about-target = für { $target }
later-for = später, für { $target }
proposal-about = schlägt { $seat } vor, für { $target }
fate-asked-again = bessere sind erbeten
passed-over = { $seat } geht auf dein Angebot nicht ein.

doing-DrawStart = Der Startspieler wird ausgelost.
doing-PlaceTower = { $seat } stellt den Turm auf.
doing-RollDice = Die Würfel fallen.
doing-MakeOffers = Gewartet wird auf Angebote von { $seat }.
doing-Negotiate = { $seat } verhandelt und führt den Turm.
doing-AnswerCounter = { $seat } bedenkt einen Vorschlag.
doing-PickCards = { $seat } sucht eine Karte aus.
doing-PerformAction = { $seat } handelt.
doing-DeliverCard = { $seat } wählt eine Karte zum Weitergeben.
doing-FinishAction = { $seat } schließt die Aktion ab.
doing-TakeForIt = { $seat } tauscht.
doing-ClaimMessages = Botschaften aufdecken: { $seat }.
doing-PlaceMarkers = Besitzmarker legen: { $seat }.
verb-yes = Einverstanden
verb-no = Ablehnen
field-counter-give = Du bekommst
field-counter-take = Du gibst
place-turn = Der Zug
place-hand = Deine Hand
verb-offer = Fertige Angebote
verb-book = Deine Angebote noch einmal
verb-any-start = Hier beginnen
verb-accept = Annehmen
verb-counter = Fertige Vorschläge
verb-go = Den Turm weiterziehen
verb-fulfil = Auftrag erfüllen
verb-any-ware = Beliebige Ware nehmen
verb-exchange = Tauschen
verb-take = Nehmen
verb-use-building = Eigenes Gebäude nutzen
verb-mark = Marker legen
verb-claim = Botschaft aufdecken
verb-small-order = Kleinen Auftrag erfüllen
form-offer = Ein Angebot machen
form-book = Mehrere Angebote und Absichten
form-counter = Vorschlag
field-offers = Angebote
field-intents = Absichten für fernere Gebäude (sie binden niemanden)
source-deals = Geschäfte
source-large = große Aufträge
source-small = kleine Aufträge
source-messages = Botschaften
source-owners = Einkünfte aus eigenen Gebäuden
source-privileges = Privilegien
source-buildings = eigene Gebäude
curve-money = Dukaten
minutes = 100

explain-turn = Der Turm aus fünf Scheiben: der Zugspieler führt ihn über bis zu vier weitere Felder und verkauft Schritte und Aktionen auf dem Weg (GE-15, GE-21).
explain-tower = Der Turm; { steps-left }. Auf jedem verlassenen Feld bleibt eine Scheibe, und keines wird zweimal betreten (GE-21, GE-22).
explain-market = Der Markt hat keine Aktion. Beginnt der Turm hier, rückt der Rundenanzeiger sofort vor: Runde { $round } von { $last } (GE-19, GE-108).
explain-alley = { $field }: Die Ziffern sind Zeile und Spalte. Eine Gasse hat keine Aktion. Hat der Turm sie in diesem Zug betreten, lassen sich auf die Gebäude daneben Besitzmarker legen (GE-70, GE-100).
explain-store = { $field }: die Aktion bringt je einen Stein { $goods }, soweit vorrätig (GE-67, GE-68).
explain-villa = { $field }: die Aktion ist entweder ein großer Auftrag für diese Villa oder das oberste Privileg (GE-69, GE-72).
explain-guild-hall = Gildenhalle: die Aktion bringt den obersten großen Auftrag (GE-62).
explain-town-hall = Rathaus: die Aktion bringt zwei kleine Aufträge (GE-63).
explain-post-station = Poststation: die Aktion bringt zwei Botschaften (GE-64).
explain-cathedral = Kathedrale: die Aktion bringt zwei deiner Besitzmarker; die Zahl ist der Rest in deiner Farbe (GE-65).
explain-palazzo = Palazzo: die Aktion bringt eine Karte für die Aktion eines eigenen Gebäudes, wo auch immer der Turm steht (GE-66, GE-92).
explain-park = Park: die Aktion bringt eine Karte für eine weitere Aktion in einem Zug (GE-66, GE-88).
explain-coach-house = Kutscherei: die Aktion bringt eine Karte, mit der dein Zug auf einem beliebigen Feld beginnt (GE-66, GE-18).
explain-harbour = Hafen: die Aktion bringt eine Karte für eine beliebige vorrätige Ware (GE-66, GE-90).
explain-taverna = Taverna: die Aktion bringt einen Tausch: eines deiner Güter gegen ein anderes aus dem Vorrat (GE-66, GE-91).
explain-trattoria = Trattoria: die Aktion bringt einen Tausch: eines deiner Güter gegen ein anderes aus dem Vorrat (GE-66, GE-91).
explain-large = Große Aufträge: drei Waren für eine Villa, geliefert durch die Aktion dort, für { $amount } Dukaten und eine Sonderkarte (GE-72).
explain-small = Kleine Aufträge: eine Ware, gleich nach der Aktion des genannten Gebäudes, für { $amount } Dukaten; das kostet keine Aktion (GE-76, GE-77).
explain-message = Botschaften: { $amount } Dukaten, wenn der Turm in einem Zug beide Gebäude besucht, gleich wer ihn führt (GE-80, GE-81).
explain-privilege = Privilegien zählen am Ende: Nachbarn an der Stadtmauer bilden eine Kette; 10, 30, 60, 100 Dukaten, dann für jedes 50 mehr (GE-105, GE-106).
explain-card-large = { $card }. { $missing ->
    [0] Alle Waren sind da: handle in der Villa für { $amount } Dukaten.
   *[other] Es fehlt: { $wares }.
  } (GE-72)
explain-card-small = { $card }. { $missing ->
    [0] Die Ware ist da: handle im Gebäude und liefere danach für { $amount } Dukaten.
   *[other] Es fehlt: { $wares }.
  } (GE-76)
explain-card-message = { $card }: { $amount } Dukaten, wenn der Turm in einem Zug in beiden war (GE-80).
explain-card-privilege = { $card }: zählt am Ende, neben seinen Nachbarn an der Mauer mehr (GE-105).
explain-purse = Dukaten bleiben bis zum Ende geheim; du siehst nur deine (GE-12).
explain-start = Der Startspieler beginnt jede Runde (GE-13).
explain-marker = Besitzmarker im Vorrat: gelegt wird neben betretenen Gassen. Handelt ein anderer in deinem Gebäude, erhältst du 10 Dukaten; am Ende zählt jedes deiner Gebäude 10 (GE-97 bis GE-104).
explain-good-ware = { $good }: Waren liegen offen und können Teil jedes Geschäfts sein (GE-47, GE-67).
explain-good-any-start = Einen eigenen Zug auf einem beliebigen Feld beginnen (GE-18).
explain-good-extra-action = Eine weitere Aktion in einem Zug (GE-88).
explain-good-any-ware = Während einer eigenen Aktion: eine beliebige vorrätige Ware (GE-90).
explain-good-exchange = Während einer eigenen Aktion: ein eigenes Gut gegen ein vorrätiges (GE-91).
explain-good-building-action = Während einer eigenen Aktion: die Aktion eines eigenen Gebäudes (GE-92).
explain-back-large = Große Aufträge auf der Hand; bekannt ist nur ihre Zahl (GE-R19).
explain-back-small = Kleine Aufträge auf der Hand; bekannt ist nur ihre Zahl (GE-R19).
explain-back-message = Botschaften auf der Hand; bekannt ist nur ihre Zahl (GE-R19).
explain-back-privilege = Privilegien auf der Hand; bekannt ist nur ihre Zahl (GE-R19).

coach-welcome = Es gewinnen am Ende die meisten Dukaten. Ein Turm zieht durch die Stadt, und wer ihn führt, verkauft seine Schritte. In jedem Zug, deinem oder einem fremden, hast du eine Aktion.
coach-hand = Das sind deine Karten und was jede bringt, wenn du sie erfüllst. Zeig auf eine: der Plan umrahmt die Gebäude, auf die sie wartet. Gestrichelte Waren fehlen noch.
coach-offer = Ein anderer führt den Turm. Hilft dir eine Aktion hier oder nebenan, dann tippe auf das Gebäude und biete etwas dafür.
coach-offer-free = 5 bis 20 Dukaten sind ein üblicher Preis für eine Aktion. Auch gar nichts zu bieten ist in Ordnung.
coach-negotiate = Jetzt führst du den Turm. Handle selbst, verkaufe die Aktion oder verlange mehr: Angebote liegen an ihren Gebäuden.
coach-walk = Tippe auf ein leuchtendes Feld, um weiterzuziehen. Jeder Halt ist eine neue Gelegenheit zu verkaufen.
coach-finish = Nach einer Aktion darfst du einen kleinen Auftrag für dieses Gebäude liefern, ohne weitere Aktion.
coach-markers = Ein Marker auf einem Gebäude bringt dir 10 Dukaten, sooft dort ein anderer handelt.

# Parts of the box, on the page about this edition
part-legend = Zeichen der Pläne
part-dice = Würfel
part-layouts = Stadtpläne
part-ring = Stadtrand
part-chains = Privilegienketten
part-actions = Aktionen
part-neighbours = Nachbarn der Villen
part-wares = Waren
part-specials = Sonderkarten
part-money = Geld
part-markers = Besitzmarker
part-tower = Turm
part-rewards = Belohnungen
part-last-round = Letzte Runde
part-large-orders = Große Aufträge
part-small-orders = Kleine Aufträge
part-messages = Botschaften
score = { $score } Dukaten
