about = Ein Turm für alle, und jeder Schritt hat seinen Preis: Aktionen verkaufen, andere kaufen, Aufträge erfüllen und am Ende die meisten Dukaten haben.

ask-PlaceTower = Das Startfeld auswürfeln oder mit der Karte selbst bestimmen?
help-PlaceTower = Die Würfel nennen Zeile und Spalte; mit der Karte beginnst du auf einem beliebigen Feld. Der Marktplatz als Startfeld rückt den Rundenanzeiger vor (GE-17 bis GE-19).
ask-MakeOffers = { $field }: Was bietest du { $active_seat } von deinen { $purse } Dukaten?
help-MakeOffers = Biete Geld in Fünferschritten oder Güter für die offene Aktion oder den nächsten Schritt; gilt es einem Gebäude, führst du dort sofort die Aktion aus. Ein Angebot ohne Gegenforderung für die Aktion hier verpflichtet den Zugspieler, sie ausführen zu lassen (GE-33 bis GE-44).
ask-Negotiate = { $field }: { $bound ->
    [1] { $able ->
        [1] ein Angebot für die Aktion annehmen oder sie selbst ausführen?
       *[other] welches Angebot für die Aktion nimmst du an?
      }
   *[other] { $able ->
        [1] handeln, {""}
       *[other] {""}
      }{ $open ->
        [1] die Aktion verkaufen{ $moves ->
            [0] {""}
           *[other] , {""}
          }
       *[other] {""}
      }{ $moves ->
        [0] {""}
        [one] weiterziehen (noch ein Schritt)
       *[other] weiterziehen (noch { $moves } Schritte)
      } oder aufhören?
  }
help-Negotiate = Selbst handeln, die Aktion verkaufen, ein Geschäft vorschlagen, um bessere Angebote bitten, weiterziehen oder den Zug beenden. Liegt für dieses Gebäude ein Angebot ohne Gegenforderung vor, musst du erst handeln oder verkaufen (GE-31 bis GE-39).
ask-AnswerCounter = { $active_seat } schlägt vor für { $target }: von dir { $give }{ $take ->
    [none] {""}
   *[other] , für dich { $take }
  }; { $able ->
    [0] das kannst du nicht zusagen.
   *[other] einverstanden?
  }
help-AnswerCounter = Sagst du ja, wechselt beides sofort den Besitzer, und in einem Gebäude führst du gleich die Aktion aus; gefragt wirst du auch, wenn du nur ablehnen kannst (GE-37, GE-43, GE-R29).
ask-PickCards = Welche Karte gibst du { $to_seat } wie abgemacht ({ $stack })?
help-PickCards = Abgemacht ist nur die Art der Karte; der Gebende sucht sie aus, und nur ihr beide seht sie (GE-R14).
ask-PerformAction = { $field }: { $takes ->
    [either] einen Auftrag erfüllen oder ein Privileg nehmen?
    [privilege] ein Privileg nehmen; ein Auftrag ist jetzt nicht zu erfüllen.
    [promised] tun, was im Geschäft versprochen ist.
   *[other] nehmen, was es gibt, oder vorher eine Sonderkarte einsetzen?
  }
help-PerformAction = Sonderkarten für eine Ware, einen Tausch oder ein eigenes Gebäude gelten vor, während und nach deiner Aktion (GE-60, GE-69, GE-90 bis GE-92).
ask-DeliverCard = Welche der gezogenen Karten bekommt { $to_seat }, wie versprochen?
help-DeliverCard = Du hast eine Karte aus der Aktion versprochen; welche, bestimmst du (GE-52, GE-R09).
ask-FinishAction = { $field }: { $more ->
    [0] Die Aktion ist getan, und nichts von dir kann ihr noch folgen.
   *[other] noch ein kleiner Auftrag, eine Sonderkarte, oder fertig?
  }
help-FinishAction = Nach der Aktion darf ein kleiner Auftrag für dieses Gebäude folgen; Sonderkarten gelten, bis du die Aktion für beendet erklärst. Gefragt wird, wer einen kleinen Auftrag, eine Botschaft oder eine Sonderkarte hat, ob sie hier passen oder nicht (GE-76 bis GE-79, GE-R17, GE-R29).
ask-TakeForIt = Was nimmst du im Tausch für: { $good }?
help-TakeForIt = Jedes vorrätige Gut, doch keine Ware, Sonderkarte oder Marker gegen ihresgleichen (GE-91, GE-R21).
ask-ClaimMessages = Der Turm steht: { $fulfilled ->
    [0] Keine Botschaft in deiner Hand ist erfüllt.
   *[other] Deckst du eine Botschaft auf?
  }
help-ClaimMessages = Eine Botschaft ist erfüllt, wenn der Turm in diesem Zug beide Gebäude besucht hat, gleich wer dort gehandelt hat; sie bringt 30 Dukaten. Gefragt wird, wer eine Botschaft hat, erfüllt oder nicht, damit die Frage nichts verrät (GE-80 bis GE-82, GE-R29).
ask-PlaceMarkers = Du hast { $supply ->
    [one] einen
   *[other] { $supply }
  } Besitzmarker: eine der betretenen Gassen nutzen oder passen?
help-PlaceMarkers = An einer betretenen Gasse darfst du auf jedes Gebäude einen Marker legen; einen fremden entfernst du, indem du einen eigenen opferst (GE-100 bis GE-104).

move-start = { $seat } ist Startspieler
move-draw = Gezogen wird { $card }
move-dice = Gewürfelt: rot { $red }, blau { $blue }
move-roll = Würfeln
move-any-start = Mit der Karte hier beginnen: { $field }
move-offer = Für { $target } bieten: { $give }{ $take ->
    [none] {""}
   *[other] ; verlangen: { $take }
  }
move-book = { $offers ->
    [none] Kein Angebot
   *[other] Bieten: { $offers }
  }{ $intents ->
    [none] {""}
   *[other] ; später vielleicht { $intents }
  }
move-pass-turn = Kein Angebot, und in diesem Zug nicht mehr fragen
move-act = Die Aktion hier selbst ausführen
move-accept = Angebot von { $seat } annehmen für { $target }
move-counter = Vorschlag an { $seat } für { $target }: für dich { $give }{ $take ->
    [none] {""}
   *[other] , von dir { $take }
  }
move-call-again = Um bessere Angebote bitten
move-go = Weiter: { $field }
move-end-turn = Den Zug beenden
move-yes = Einverstanden
move-no = Ablehnen
move-pick = Geben: { $card }
move-perform = Nehmen, was das Gebäude gibt
move-take-privilege = Ein Privileg nehmen
move-fulfil = Erfüllen: { $card }{ $special ->
    [none] {""}
   *[other] , dazu { $special }
  }
move-any-ware = Karte einsetzen: { $ware } nehmen
move-exchange = Im Tausch abgeben: { $give }
move-take = Nehmen: { $good }
move-use-building = Karte für dein Gebäude einsetzen: { $building }{ $card ->
    [none] {""}
   *[other] , { $card }
  }{ $special ->
    [none] {""}
   *[other] , dazu { $special }
  }
move-deliver = Weitergeben: { $card }
move-small-order = Erfüllen: { $card }
move-finish = Die Aktion beenden
move-claim = Aufdecken: { $message }
move-done = Keine Botschaft aufdecken
move-mark = { $alley } nutzen: { $marks }
move-pass = Passen

event-turn = { $seat } ist Zugspieler. Der Rundenanzeiger steht auf { $round }.
event-drew = { $seat } zieht: { $card ->
    [hidden] { $stack }
   *[other] { $card }
  }.
event-shuffled = Der Stapel wird gemischt: { $stack }.
event-rolled = { $seat } würfelt rot { $red }, blau { $blue }. Der Turm beginnt hier: { $field }.
event-chose-start = { $seat } setzt eine Karte ein. Der Turm beginnt hier: { $field }.
event-market-start = Start auf dem Marktplatz: der Rundenanzeiger rückt vor auf { $round }.
event-offered = { $seat } bietet für { $target }: { $give }{ $take ->
    [none] {""}
   *[other] ; verlangt: { $take }
  }.
event-intends = { $seat } könnte später für { $target } bieten: { $give }{ $take ->
    [none] {""}
   *[other] ; verlangen: { $take }
  }.
event-no-offer = { $seat } bietet nichts.
event-passed = { $seat } bietet in diesem Zug nichts mehr.
event-showed = { $seat } zeigt { $to_seat }: { $card ->
    [hidden] { $stack }
   *[other] { $card }
  }.
event-withdrawn = Ein Angebot von { $seat } rechnete mit der aufgedeckten Botschaft und entfällt.
event-accepted = { $seat } nimmt das Angebot von { $from_seat } an für { $target }.
event-called-again = { $seat } bittet um bessere Angebote.
event-proposed = { $seat } schlägt { $to_seat } vor für { $target }: { $give }{ $take ->
    [none] {""}
   *[other] ; dafür: { $take }
  }.
event-agreed = { $seat } ist einverstanden.
event-declined = { $seat } lehnt ab.
event-dealt = { $seat } gibt { $to_seat } für { $target }: { $give }{ $take ->
    [none] {""}
   *[other] ; bekommt: { $take }
  }.
event-handed = { $seat } übergibt { $to_seat }: { $card ->
    [hidden] { $stack }
   *[other] { $card }
  }.
event-moved = { $seat } zieht den Turm weiter: { $field }.
event-ended = { $seat } beendet den Zug.
event-extra-action = { $seat } setzt eine weitere Aktion ein.
event-acts = { $seat } handelt hier: { $field }.
event-gained = { $seat } bekommt ({ $building }): { $goods }.
event-owner-paid = { $seat } erhält als Besitzer { $amount } Dukaten ({ $building }).
event-delivered = { $seat } gibt wie versprochen an { $to_seat } weiter: { $good } ({ $count }).
event-large-order = { $seat } erfüllt einen Auftrag: { $card }, { $amount } Dukaten{ $special ->
    [none] {""}
   *[other] , dazu { $special }
  }.
event-small-order = { $seat } erfüllt einen Auftrag: { $card }, { $amount } Dukaten.
event-any-ware = { $seat } setzt eine Karte ein und nimmt { $good }.
event-gave-up = { $seat } gibt im Tausch ab: { $good }.
event-took = { $seat } nimmt: { $good }.
event-used-building = { $seat } setzt eine Karte für ein eigenes Gebäude ein: { $building }.
event-claimed = { $seat } deckt auf: { $card }, { $amount } Dukaten.
event-mark-place = { $seat } legt einen Marker: { $building }.
event-mark-remove = { $seat } opfert einen Marker und entfernt einen fremden: { $building }.
event-mark-replace = { $seat } entfernt einen fremden Marker und legt einen eigenen: { $building }.
event-scored = { $seat }: { $privileges } Dukaten für Privilegien ({ $cards }), { $buildings } für eigene Gebäude.

illegal-roll-or-card = Würfle oder setze die Karte für das Startfeld ein.
illegal-no-field = Ein Feld { $field } gibt es nicht.
illegal-offer-or-pass = Mach ein Angebot, mehrere, oder passe.
illegal-no-target = Für { $target } kannst du jetzt nichts bieten, nur für die offene Aktion hier und für Nachbarfelder des Turms.
illegal-no-intent = Eine Absicht gilt einem ferneren Feld, nicht diesem: { $target }.
illegal-too-many-intents = Höchstens { $most } Absichten.
illegal-target-twice = Ein Angebot für jedes Ziel.
illegal-empty-offer = Ein Angebot gibt etwas her.
illegal-money-both-ways = Geld fließt nur in eine Richtung.
illegal-money-step = Geld wechselt in Schritten von { $step } den Besitzer.
illegal-goods-needed = Zu zweit gehört zu jedem Angebot mindestens ein Gut.
illegal-both-sides = { $good } kann nicht auf beiden Seiten stehen.
illegal-too-poor = Du hast { $money } Dukaten.
illegal-lacks = { $seat } hat davon nicht genug: { $good }.
illegal-no-such-good = Ein Gut { $good } gibt es nicht.
illegal-name-own-cards = Nur eigene Karten lassen sich einzeln nennen, fremde nur nach ihrer Art.
illegal-gained-by-active = Güter der Aktion kann nur versprechen, wer sie ausführt.
illegal-no-markers = In der Farbe von { $seat } liegen nicht genug Marker im Vorrat.
illegal-nothing-to-gain = Ohne Aktion ist nichts zu gewinnen: { $target }.
illegal-one-from-villa = Eine Villa gibt nur eines her.
illegal-not-gained-there = { $good } gibt es hier nicht: { $target }.
illegal-out-of-stock = Jetzt nicht zu haben: { $good }.
illegal-cannot-promise = Wer für { $target } eine Sonderkarte verspricht, braucht einen Auftrag für die Villa und dessen Waren.
illegal-no-action = { $seat } hat dafür keine Aktion mehr.
illegal-no-open-action = Hier ist keine Aktion offen.
illegal-act-or-move = Handeln, annehmen, vorschlagen, nachfragen, weiterziehen oder den Zug beenden.
illegal-bound = Für die Aktion hier ({ $field }) liegt ein Angebot vor: handle oder verkaufe, ehe es weitergeht.
illegal-no-such-offer = Ein solches Angebot gibt es nicht.
illegal-no-partner = Schlag es einem deiner Mitspieler vor.
illegal-counters-spent = Höchstens { $most } Vorschläge bis zur nächsten Aktion oder zum nächsten Schritt.
illegal-calls-spent = Um bessere Angebote bitten kannst du bis zur nächsten Aktion oder zum nächsten Schritt höchstens { $most }-mal.
illegal-nobody-listens = Niemand will in diesem Zug noch gefragt werden.
illegal-no-way = Dorthin kann der Turm nicht: { $field }.
illegal-yes-or-no = Sag ja oder nein.
illegal-pick-one = Such eine der Karten aus: { $stack }.
illegal-perform-first = Führe die Aktion aus oder setze eine Sonderkarte ein.
illegal-villa-choice = In einer Villa nimm ein Privileg oder erfülle einen Auftrag.
illegal-no-villa = Das geht nur in einer Villa.
illegal-promised = Du hast etwas anderes versprochen: { $good }.
illegal-not-in-hand = Diese Karte hast du nicht: { $card }.
illegal-order-misfits = { $card } lässt sich hier jetzt nicht erfüllen: { $building }.
illegal-no-such-reward = Als Lohn nicht zu haben: { $special }.
illegal-deliver-one = Gib eine der eben gezogenen Karten weiter.
illegal-finish-or-special = Erfülle einen kleinen Auftrag, setze eine Sonderkarte ein, oder beende die Aktion.
illegal-one-small-order = Je Aktion ein kleiner Auftrag.
illegal-no-special = Diese Karte hast du nicht: { $special }.
illegal-nothing-to-take = Dafür ist nichts zu bekommen: { $good }.
illegal-not-own-building = Dieses Gebäude kannst du nicht mit der Karte nutzen: { $building }.
illegal-take-one = Nimm eines der vorrätigen Güter.
illegal-claim-or-done = Deck eine Botschaft auf oder sag, dass du fertig bist.
illegal-claim-later = In diesem Augenblick lassen sich keine Botschaften aufdecken.
illegal-answered = Du hast schon geantwortet; deck sie auf, wenn du wieder gefragt wirst.
illegal-not-visited = Der Turm war in diesem Zug nicht in beiden Gebäuden: { $one_building }, { $other_building }.
illegal-mark-or-pass = Lege Marker oder passe.
illegal-no-alley = Diese Gasse ist jetzt nicht zu nutzen: { $alley }.
illegal-no-marks = Das geht an dieser Gasse nicht: { $alley }.
illegal-too-few-markers = Du hast { $supply ->
    [one] einen Marker
   *[other] { $supply } Marker
  }.

worth = { $worth } Dukaten
term-action = die Aktion
term-way = der weitere Weg
term-card = die Karte dafür
term-deal = das Geschäft
term-rival = was Rivalen bekommen
term-patience = abwarten
term-silence = keine Geschäfte
term-too-little = zu kleiner Anteil
term-chance = wird vielleicht abgelehnt
term-message = Botschaften
term-privilege = das Privileg
term-order = der Auftrag
term-special = die Sonderkarte
term-ware = das Gut
term-given = was man hergibt
term-building = eigene Gebäude

option-start = Wer Startspieler ist
option-start-random = das Los
option-layout = Stadtplan
option-layout-strict = allein nach der Regel
option-layout-review = Gebäude nach Besprechungen
option-layout-bars = gerade Gebäude

result-money = die meisten Dukaten
result-goods = mehr übrige Güter
result-shared = gleich viele Dukaten, gleich viele Güter

money = { $amount } Dukaten
gained-piece = { $piece } (aus der Aktion)
certain-card = eine bestimmte Karte: { $stack }
card-large = Großer Auftrag { $villa } ({ $wares })
card-small = Kleiner Auftrag { $building } ({ $ware })
card-message = Botschaft { $one } – { $other }
card-privilege = Privileg { $building }
offer-for = { $give } für { $target }
offer-asking = { $give } für { $target } (dafür: { $take })
alley-target = die Gasse { $place }
alley-name = Gasse { $place }
mark-place = Marker auf { $building }
mark-remove = Marker entfernen: { $building }
mark-replace = eigener statt fremder Marker: { $building }

board-round = Runde { $round } von { $last }. Zugspieler: { $seat }.
board-tower = Turm: { $way }. Schritte noch: { $moves }.
board-tower-none = Der Turm steht noch nicht.
board-rows = Zeile: blauer Würfel, Spalte: roter Würfel
board-legend = Ziffern: der Weg des Turms; Zeichen: Besitzer
board-stock = Im Vorrat
board-cards = Stapel (verdeckt / offen)
board-merchants = Händler
board-money = { $amount } Dukaten
board-hidden = Dukaten verdeckt
board-goods = Güter: { $list }
board-markers = Marker { $count }
board-backs = Karten: { $list }
board-acted = hat gehandelt
board-passed = passt in diesem Zug
board-hand = Deine Hand
board-offers = Angebote
board-intents = Absichten
board-deal = Vorschlag von { $seat } an { $to_seat }: { $terms }

field-guild-hall = Gildenhalle
field-town-hall = Rathaus
field-post-station = Poststation
field-cathedral = Kathedrale
field-palazzo = Palazzo
field-park = Park
field-coach-house = Kutscherei
field-harbour = Hafen
field-taverna = Taverna
field-trattoria = Trattoria
field-grain-store = Getreidelager
field-metal-store = Metalllager
field-cloth-store = Tuchlager
field-spice-store = Gewürzlager
field-villa-colini = Villa Colini
field-villa-monetti = Villa Monetti
field-villa-ricci = Villa Ricci
field-villa-zasteri = Villa Zasteri
field-market = Marktplatz

good-silver = Silber
good-copper = Kupfer
good-salt = Salz
good-pepper = Pfeffer
good-wheat = Weizen
good-rice = Reis
good-linen = Leinen
good-silk = Seide
good-any-start = Beliebiges Startfeld
good-extra-action = Weitere Aktion
good-any-ware = Beliebige Ware
good-exchange = 1:1-Tausch
good-building-action = Gebäudeaktion
good-marker = Besitzmarker
good-large = Großer Auftrag
good-small = Kleiner Auftrag
good-message = Botschaft
good-privilege = Privileg
target-guild-hall = die Gildenhalle
target-town-hall = das Rathaus
target-post-station = die Poststation
target-cathedral = die Kathedrale
target-palazzo = den Palazzo
target-park = den Park
target-coach-house = die Kutscherei
target-harbour = den Hafen
target-taverna = die Taverna
target-trattoria = die Trattoria
target-grain-store = das Getreidelager
target-metal-store = das Metalllager
target-cloth-store = das Tuchlager
target-spice-store = das Gewürzlager
target-villa-colini = die Villa Colini
target-villa-monetti = die Villa Monetti
target-villa-ricci = die Villa Ricci
target-villa-zasteri = die Villa Zasteri
target-market = den Marktplatz
