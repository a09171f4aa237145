about = Bier, Salz und Eisenwaren günstig kaufen, eigene Kutschenwege bauen und dort verkaufen, wo die Ware gefragt ist. Zwölf Handelskarten entscheiden.

ask-FirstStone = Stein { $number } von { $of }: in welches Handelshaus?
help-FirstStone = Ein Stein ist eine Ware der Sorte des Hauses. Jede Stadt außer Dortmund ist erlaubt, auch wenn andere schon dort sind (HW-17, HW-18, HW-21).
ask-FirstCarriage = Eine Kutsche bei { $town }: auf welche Straße?
help-FirstCarriage = Deine Kutsche verbindet die beiden Städte nur für dich. Ein Dorf bringt sofort 1 Thaler (HW-17 bis HW-19).
ask-Sale = { $town } sucht { $ware } und zahlt { $value } Thaler: einen Stein verkaufen?
help-Sale = Verkaufe vor Ort oder aus jeder Stadt, die deine eigenen Kutschen verbinden. Einzelne Kutschen auf braunen Straßen kommen in den Vorrat zurück; gepflasterte Straßen und Straßen mit zwei eigenen Kutschen bleiben. Mit Personenverkehr bringt ein Dorf auf dem Weg 1 Thaler mehr (HW-36 bis HW-49, HW-131).
ask-AnySale = Du hast nichts verkauft: einen beliebigen Stein für { $amount } Thaler abgeben?
help-AnySale = Wer in keiner der vier Städte verkauft hat, darf einen Stein aus einem beliebigen Haus für { $amount } Thaler verkaufen (HW-50, HW-52).
ask-Turn = Aktion { $turn } von 2: Was tust du mit { $purse ->
    [0] leerer Börse
    [one] deinem einen Thaler
   *[other] deinen { $purse } Thalern
  }{ $discount ->
    [0] ?
   *[other] {" "}und { $discount } Nachlass?
  }
help-Turn = Stelle einen Händler in eine freie Stadt der Handelskarte und kaufe dort Steine und Kutschen, oder auf den Markt für alles andere. Steht dein anderer Händler (je nach Option irgendeiner) schon auf dem Markt, sparst du 2 Thaler, nur nicht beim Aufstocken (HW-27 bis HW-32, HW-54 bis HW-72, HW-114 bis HW-126).
ask-StoneSource = Dein Vorrat hat keinen Stein mehr: Woher kommt der nächste?
help-StoneSource = Solange der Vorrat leer ist, kommt ein Stein aus einem deiner Häuser{ $task ->
    [buying] {" "}oder im Expertenspiel aus deinem Lager; oder der Rest verfällt (HW-84 bis HW-86, HW-128).
   *[other] {""}; dieser kann nicht verfallen (HW-84, HW-R13, HW-R23).
  }
ask-CarriageSource = Dein Vorrat hat keine Kutsche mehr: Woher kommt die nächste?
help-CarriageSource = Solange der Vorrat leer ist, kommt eine Kutsche von einer deiner Straßen{ $task ->
    [buying] {" "}oder im Expertenspiel aus deinem Lager; oder der Rest verfällt (HW-84 bis HW-86, HW-128).
    [bonus] {" "}oder im Expertenspiel aus deinem Lager; oder der Bonus verfällt (HW-84, HW-128, HW-R21).
   *[other] {""}; diese kann nicht verfallen (HW-84, HW-R13, HW-R23).
  }
ask-PlaceCarriage = { $task ->
    [bonus] Deine Bonus-Kutsche: auf welche Straße{ $held ->
        [0] , wenn überhaupt?
       *[other] ?
      }
   *[other] Eine Kutsche bei { $town }: auf welche Straße?
  }
help-PlaceCarriage = Nach dem Kauf von Steinen muss die Straße an diese Stadt grenzen; eine Bonus-Kutsche kommt neben eine Stadt, in der du einen Stein hast, jetzt oder nie. Ein Dorf bringt 1 Thaler (HW-58, HW-61, HW-70, HW-71).
ask-UnstorePiece = { $stones ->
    [0] Eine Kutsche aus dem Lager: auf welche Straße?
   *[other] Ein Stein aus dem Lager: in welches Haus?
  }
help-UnstorePiece = Alles Eigene verlässt das Lager: Steine in Häuser, in denen du einen Stein hast, Kutschen neben Städte, in denen du einen hast (HW-115 bis HW-118).
ask-PickPrivilege = Welches Privileg nimmst du zu deiner Warenkarte?
help-PickPrivilege = Eine Warenkarte ab 20 Thalern bringt ein Privileg einer Sorte, die du noch nicht hast (HW-119).
ask-AfterAction = Nach deiner Aktion noch ein Privileg einsetzen?
help-AfterAction = Jede offene Privilegienkarte darf in deinem Zug einmal eingesetzt werden, vor oder nach der Aktion; eben aufgedeckte müssen warten (HW-125 bis HW-127).

move-start = { $seat } wird erster Startspieler
move-trade-card = Handelskarte { $number } wird aufgedeckt
move-stone = Stein nach { $house }
move-carriage = Kutsche auf { $road }
move-skip = Nicht verkaufen
move-sell = Vor Ort verkaufen: { $house }
move-transport = Aus { $house } liefern{ $back ->
    [nichts] {""}
   *[other] ; Kutschen zurück: { $back }
  }{ $fare ->
    [0] {""}
   *[other] ; Reisende zahlen { $fare }
  }
move-sell-off = Stein abgeben: { $house }
move-buy = Kaufen: { $house }
move-restock-stone = Stein aufstocken: { $house }
move-restock-carriage = Kutsche aufstocken: { $road }
move-goods-card = Warenkarte kaufen: { $card }
move-thaler = Einen Thaler nehmen
move-store = Einlagern: { $piece }
move-unstore = Alles auslagern
move-use = Privileg: { $privilege }{ $piece ->
    [none] {""}
   *[other] {" "}({ $piece })
  }
move-from = Von: { $source }
move-forgo = Verfallen lassen
move-decline = Auf die Bonus-Kutsche verzichten
move-pick = Privileg { $privilege }
move-end-turn = Zug beenden

event-start-player = { $seat } ist Startspieler.
event-trade-card = Durchgang { $round }: Handelskarte { $number } wird aufgedeckt, { $left ->
    [0] die letzte; jeder Verkauf bringt 2 mehr
    [one] eine kommt noch
   *[other] { $left } kommen noch
  }.
event-stone-placed = { $seat } setzt einen Stein: { $house }.
event-carriage-placed = { $seat } setzt eine Kutsche auf { $road }{ $village ->
    [0] .
   *[other] {" "}und bekommt 1 Thaler vom Dorf.
  }
event-sold = { $seat } verkauft vor Ort in { $house } für { $amount }.
event-transported = { $seat } liefert einen Stein aus { $house } nach { $town } für { $amount }{ $fare ->
    [0] {""}
   *[other] , Reisende inbegriffen
  }{ $count ->
    [0] .
   *[other] ; Kutschen zurück: { $back }{ $returns ->
        [0] .
       *[other] , das bringt { $returns }.
      }
  }
event-sold-off = { $seat } gibt einen Stein aus { $house } für { $amount } ab.
event-bought = { $seat } kauft in { $house } für { $price }: { stones-and-carriages }.
event-restocked = { $seat } stockt für { $price } auf: { $piece }.
event-goods-card = { $seat } kauft die Warenkarte { $card } für { $price }.
event-thaler = { $seat } nimmt { $amount ->
    [one] einen Thaler
   *[other] { $amount } Thaler
  }.
event-withdrawn = { $seat } zieht ab: { $piece } von { $source }.
event-forgone = { $seat } lässt verfallen: { $count } × { $piece }.
event-declined = { $seat } verzichtet auf die Bonus-Kutsche.
event-stored = { $seat } lagert ein: { $piece }.
event-unstoring = { $seat } räumt das Lager: { stones-and-carriages }.
event-privilege = { $seat } erhält das Privileg { $privilege }.
event-privilege-used = { $seat } setzt das Privileg { $privilege } ein.
event-extra-carriages = { $seat } verbindet als Erster beide Enden des Hellwegs und erhält { $count } schwarze Kutschen.

illegal-place-stone = Nenne ein Haus für den Stein.
illegal-place-carriage = Nenne eine Straße für die Kutsche.
illegal-no-such-house = Ein Haus { $house } gibt es nicht.
illegal-not-there-at-first = In { $town } beginnt niemand.
illegal-not-touching = { $road } grenzt nicht an { $town }.
illegal-road-out-of-reach = { $road } ist für diese Kutsche nicht erreichbar.
illegal-sell-or-skip = Verkaufe hier einen Stein oder verzichte.
illegal-sell-off-or-skip = Gib einen Stein ab oder verzichte.
illegal-wrong-ware = Hier ist { $ware } gefragt; { $house } handelt nicht damit.
illegal-no-stone-there = Du hast keinen Stein in { $house }.
illegal-not-on-the-spot = { $house } liegt in einer anderen Stadt; dafür braucht es einen Transport.
illegal-other-order = Nenn jede Straße einmal, in dieser Reihenfolge: { $back }.
illegal-no-such-route = Deine Kutschen bieten keinen solchen Weg von { $house }.
illegal-choose-action = Wähle eine deiner Aktionen.
illegal-not-on-card = { $house } steht nicht auf der offenen Handelskarte.
illegal-slot-taken = In { $house } steht schon { $other_seat }.
illegal-no-such-card = Die Warenkarte { $card } ist nicht zu haben.
illegal-too-dear = Das kostet { $price }, und du hast { $purse }.
illegal-base-only = Aufstocken für einen Thaler gehört zum Familienspiel; hier wird ausgelagert.
illegal-expert-only = Lager und Privilegien gehören zum Expertenspiel.
illegal-no-stone-to-move = Dein Vorrat ist leer, und alle deine Steine liegen in { $house }.
illegal-nothing-to-store = Zum Einlagern fehlt dir: { $piece }.
illegal-nothing-to-unstore = Zum Auslagern brauchst du etwas im Lager und einen Stein in einem Haus.
illegal-no-such-privilege = Das Privileg { $privilege } hast du nicht.
illegal-privilege-down = Das Privileg { $privilege } liegt verdeckt.
illegal-privilege-locked = Das Privileg { $privilege } ist eben erst aufgedeckt worden; es wartet bis zu deinem nächsten Zug.
illegal-privilege-idle = Das Privileg { $privilege } könnte so nichts bewirken.
illegal-privilege-or-end = Setze ein Privileg ein oder beende den Zug.
illegal-no-source = Von { $source } lässt sich jetzt nichts abziehen.
illegal-cannot-forgo = Dieses Stück muss gesetzt werden.
illegal-name-source = Nenne ein Haus, eine Straße oder das Lager.
illegal-must-place = Diese Kutsche muss gesetzt werden.
illegal-pick-privilege = Wähle ein Privileg.
illegal-privilege-owned = { $privilege } ist kein Privileg, das du nehmen könntest.

worth = { $worth } Thaler
term-money = Geld
term-goods = Warenkarten
term-savings = auf dem Weg zu einer Warenkarte
term-stones = Steine, die gefragt sein werden
term-network = Nachfrage in Reichweite
term-discount = günstigere zweite Aktion
term-expert = Lager und Privilegien
term-pending = noch zu setzen

option-start = Wer zuerst Startspieler ist
option-start-random = das Los entscheidet
option-lp = Lagerhaus und Privilegien
option-lp-true = mit
option-lp-false = ohne
option-pv = Personenverkehr
option-pv-true = mit
option-pv-false = ohne
option-short = Erstes Spiel mit zehn Durchgängen
option-short-true = ja
option-short-false = nein
option-discount_from_any_merchant = Wessen Händler auf dem Markt Rabatt bringt
option-discount_from_any_merchant-true = der von irgendwem
option-discount_from_any_merchant-false = nur der eigene

result-score = die meisten Thaler
result-stones = gleich viele Thaler, mehr Steine auf dem Plan
result-carriages = gleich viele Thaler und Steine, mehr Kutschen auf dem Plan
result-shared = in allem gleich

town-wesel = Wesel
town-duisburg = Duisburg
town-essen = Essen
town-muenster = Münster
town-dortmund = Dortmund
town-hagen = Hagen
town-olpe = Olpe
town-soest = Soest
town-builefeld = Builefeld
town-paderborn = Paderborn
town-corbach = Corbach
town-hoexter = Höxter
ware-beer = Bier
ware-salt = Salz
ware-iron = Eisenwaren
piece-stone = Stein
piece-carriage = Kutsche
stones-and-carriages = { $stones ->
    [one] 1 Stein
   *[other] { $stones } Steine
  }, { $carriages ->
    [one] 1 Kutsche
   *[other] { $carriages } Kutschen
  }
storage = Lager
privilege-store = Einlagern
privilege-unstore = Auslagern
privilege-thaler_refresh = Thaler nehmen und aufdecken
sort-coal = Kohle
sort-herring = Heringe
sort-wine = Wein
sort-tobacco = Tabak

board-round = Durchgang { $round } von { $rounds }, { $left ->
    [one] eine Karte kommt
   *[other] { $left } Karten kommen
  } noch. Startspieler: { $seat }
board-placement = Startaufstellung. Startspieler: { $seat }
board-draw = Gleich wird der Startspieler ausgelost.
board-card = Handelskarte
board-slot = { $town }, { $ware } { $value } ({ stones-and-carriages })
board-selling = jetzt
board-market = Auf dem Markt
board-legend = Karte: jede Stadt mit den Waren ihrer Häuser (b Bier, s Salz, e Eisenwaren). Straßen: . braun, = gepflastert, v Dorf.
board-purse = { $money } Thaler, Vorrat: { stones-and-carriages }
board-stones = Steine
board-roads = Kutschen
board-none = keine
board-goods = Warenkarten im Angebot
board-routes = Karten für Handelsrouten
board-own-goods = Warenkarten
board-storage = Lager: { stones-and-carriages }
board-privileges = Privilegien
board-extra = Zusatzkutschenkarte
board-open = offen
board-down = verdeckt
board-locked = gesperrt
goods-ware = { $ware } +1
goods-carriage = Kutsche abgeben +1
goods-pair = + { $partner } = { $total }
