# Was das Brett von Hellweg westfalicus sagt.
thalers = { $amount } T
supply = Vorrat
supply-of = Vorrat: { stones-and-carriages }
map-title = Westfalen
card-title = Die Handelskarte
estates-title = Was vor den Spielern liegt
estate-you = Du
storage-title = Lager
market-title = Markt
north = N
round-of = Durchgang { $round } von { $rounds }
placement = Startaufstellung
phase-start = { $seat } stellt auf
phase-card = eine Karte wird aufgedeckt
phase-sale = Verkauf: { $seat }
phase-actions = Aktion { $turn }: { $seat }
deck-waits = { $left } Handelskarten liegen bereit. Jede nennt vier Häuser, die kaufen und verkaufen.
slot-sells = { stones-and-carriages }
legend-paved = gepflastert: die Kutsche bleibt
legend-brown = braun: sie kommt zurück
legend-village = Dorf: 1 Thaler beim Setzen
pile-empty = verkauft
goods-worth = = { $value } T
start-player = Startspieler
road-told = { $road }: { $told }
goods-told = kostet { $price }, zählt am Ende { $end }
house-told = { $house }: { $told }
letter-beer = B
letter-salt = S
letter-iron = E
letter-coal = K
letter-herring = H
letter-wine = W
letter-tobacco = T
short-store = Einlagern
short-unstore = Auslagern
short-thaler_refresh = Thaler, aufdecken
short-extra = Schwarze Kutschen
banner-ware = Jeder Verkauf von { $ware } bringt 1 Thaler mehr
banner-carriage = Jede Kutsche, die zurückkommt, bringt 1 Thaler
banner-pair = Zusammen mit einer Karte { $sort } ist sie { $total } wert
banner-none = Sie zählt nur am Ende

keep = dir bleiben { $keep }
purse-follows = dann hast du { $purse }
sale-follows = +{ $paid }, dann { $purse }{ $back ->
    [0] {""}
    [one] ; eine Kutsche kommt zurück
   *[other] ; { $back } Kutschen kommen zurück
  }
buy-follows = kostet { $price }, dir bleiben { $keep }; { stones-and-carriages }
supply-short = dein Vorrat reicht nicht ganz
card-follows = dir bleiben { $keep }; bringt am Ende { $end }
turn-up-follows = { $count ->
    [one] deckt ein Privileg auf
   *[other] deckt { $count } Privilegien auf
  }
store-follows = dann im Lager: { stones-and-carriages }
unstore-follows = aufs Brett: { stones-and-carriages }
pick-follows = oder durch { $from_town }–{ $to_town } zu verdienen
ride-paved = gepflastert: bleibt liegen
ride-brown = braun: kehrt zurück
ride-second = deine zweite: beide bleiben
ride-third = zwei von dir liegen da: sie genügen
ride-idle = gepflastert: eine genügt
ride-village = Dorf: +1

doing-StartPlayer = Der Startspieler wird ausgelost.
doing-FirstStone = { $seat } sucht ein Handelshaus.
doing-FirstCarriage = { $seat } setzt eine Kutsche.
doing-NextCard = Eine Handelskarte wird aufgedeckt.
doing-Sale = { $seat } überlegt einen Verkauf.
doing-AnySale = { $seat } überlegt, einen Stein abzugeben.
doing-Turn = { $seat } wählt eine Aktion.
doing-StoneSource = { $seat } sucht einen Stein.
doing-CarriageSource = { $seat } sucht eine Kutsche.
doing-PlaceCarriage = { $seat } setzt eine Kutsche.
doing-UnstorePiece = { $seat } räumt das Lager.
doing-PickPrivilege = { $seat } wählt ein Privileg.
doing-AfterAction = { $seat } überlegt, ein Privileg einzusetzen.
place-market = Der Markt
place-storage = Das Lager
place-extra = Schwarze Kutschen
verb-stone = Ein Stein in ein Haus
verb-carriage = Eine Kutsche auf eine Straße
verb-sell = Vor Ort verkaufen
verb-transport = Liefern
verb-sell-off = Einen Stein abgeben
verb-buy = Auf der Handelskarte kaufen
verb-restock-stone = Einen Stein aufstocken
verb-restock-carriage = Eine Kutsche aufstocken
verb-goods-card = Eine Warenkarte kaufen
verb-store = Einlagern
verb-use = Ein Privileg einsetzen
verb-from = Woher?
verb-pick = Ein Privileg
source-sales = vor Ort verkauft
source-transports = geliefert
source-returns = zurückgekehrte Kutschen
source-villages = Dörfer
source-thalers = Thaler genommen
source-stock = Steine und Kutschen
source-cards = für Warenkarten bezahlt
source-goods = Wert der Warenkarten
curve-money = Geld
minutes = 60

explain-house = { $house }: Ein Stein hier ist eine Einheit { $ware }. Beliebig viele Steine aller Spieler dürfen im Haus liegen (HW-09, HW-59).
explain-paved = { $road }, gepflastert: Eine Kutsche bleibt nach jeder Lieferung liegen (HW-46).{ $village ->
    [0] {""}
   *[other] {" "}Im Dorf bekommt 1 Thaler, wer hier eine Kutsche setzt; mit Personenverkehr bringt auch eine Lieferung über Dörfer 1 Thaler (HW-61, HW-131).
  }
explain-brown = { $road }, braun: Eine einzelne Kutsche kommt nach der Lieferung in den Vorrat zurück, zwei eigene bleiben für immer (HW-45, HW-47).{ $village ->
    [0] {""}
   *[other] {" "}Im Dorf bekommt 1 Thaler, wer hier eine Kutsche setzt; mit Personenverkehr bringt auch eine Lieferung über Dörfer 1 Thaler (HW-61, HW-131).
  }
explain-card = Erst verkauft jeder an die vier Häuser{ $left ->
    [0] {""}; es ist die letzte Karte: Jeder Verkauf bringt 2 mehr, und niemand kauft.
    [one] , dann darf dort gekauft werden. Es kommt noch eine Karte.
   *[other] , dann darf dort gekauft werden. Es kommen noch { $left } Karten.
  } Jedes Haus steht auf dreien der zwölf Karten: mit 3, mit 4 und mit 5; im kurzen Spiel bleiben zwei Karten in der Schachtel (HW-07, HW-08, HW-22, HW-36, HW-50).
explain-slot = { $house }: Wer hier { $ware } verkauft, bekommt { $value }{ $left ->
    [0] {" "}und auf dieser letzten Karte 2 mehr (HW-07, HW-50, HW-100).
   *[other] . Wer einen Händler hierher stellt, zahlt { $value } und setzt { stones-and-carriages }. Nur ein Händler hat Platz (HW-07, HW-29, HW-54 bis HW-58).
  }
explain-market = Wer nicht auf der Handelskarte kauft, stellt seinen Händler auf den Markt. Steht dein anderer (je nach Option irgendeiner) schon dort, zahlst du auf der Handelskarte und für Warenkarten 2 Thaler weniger (HW-28, HW-56, HW-68).
explain-storage = Eingelagerte Steine und Kutschen kommen alle auf einmal heraus: Steine zu eigenen Steinen, Kutschen neben eigene Steine. Beides kostet nichts (HW-114 bis HW-118).
explain-goods = { $card }: kostet { $price }, zählt am Ende { $end }. { $banner } (HW-67 bis HW-80).
explain-purse = Thaler in der Hand; sie liegen offen und zählen am Ende (HW-97).
explain-supply = Steine und Kutschen, die noch nicht auf dem Brett sind. Ist der Vorrat leer, darf ein Stück vom Brett kommen (HW-82 bis HW-86).
explain-start = Der Startspieler verkauft und handelt zuerst; die Karte wandert nach jedem Durchgang weiter (HW-35).
explain-privilege-store = Einlagern: wie die Aktion, aber ohne Händler. Wer { $route } mit eigenen Kutschen verbindet, bekommt die Karte. Ein volles Zeichen: offen und einmal je Zug zu nutzen; ein leeres: verdeckt, „Thaler nehmen“ deckt auf; ein halbes: eben aufgedeckt (HW-122 bis HW-127).
explain-privilege-unstore = Auslagern: wie die Aktion, aber ohne Händler. Wer { $route } mit eigenen Kutschen verbindet, bekommt die Karte. Ein volles Zeichen: offen und einmal je Zug zu nutzen; ein leeres: verdeckt, „Thaler nehmen“ deckt auf; ein halbes: eben aufgedeckt (HW-122 bis HW-127).
explain-privilege-thaler_refresh = Einen Thaler nehmen und die anderen Privilegien aufdecken. Wer { $route } mit eigenen Kutschen verbindet, bekommt die Karte. Ein volles Zeichen: offen und einmal je Zug zu nutzen; ein leeres: verdeckt, „Thaler nehmen“ deckt auf; ein halbes: eben aufgedeckt (HW-122 bis HW-127).
explain-extra = Wer als Erster { $route } verbindet, bekommt zwei schwarze Kutschen ins Lager (HW-123).

coach-welcome = Die meisten Thaler gewinnen: Kaufe Bier, Salz und Eisenwaren und verkaufe sie, wo man sie sucht. Zuerst setzt du drei Steine, jeder eine Ware in einem Haus.
coach-stone = Tippe auf ein leuchtendes Haus. Häuser derselben Ware, die nahe beieinander liegen, lassen sich später leicht verbinden.
coach-carriage = Nun eine Kutsche daneben. Graue Straßen behalten sie bei jeder Lieferung, braune geben sie zurück; ein Dorf zahlt gleich einen Thaler.
coach-sale = Die Handelskarte nennt vier Häuser. Hast du die gesuchte Ware dort liegen, verkaufst du vor Ort.
coach-route = Liegt sie anderswo und deine Kutschen verbinden die Städte, lieferst du. Zeig auf einen Knopf: Die Karte zeichnet den Weg und was zurückkommt.
coach-turn = Zwei Aktionen hast du in jedem Durchgang. Kaufst du auf der Handelskarte, bekommst du Steine und Kutschen in jene Stadt.
coach-market = Alles andere geschieht auf dem Markt. Steht dort schon ein Händler von dir, kostet der nächste Kauf 2 Thaler weniger.
coach-goods = Warenkarten gewinnen das Spiel: Sie zählen am Ende mehr, als sie kosten, und manche bringen bis dahin Geld. Spare früh auf eine für 15.
coach-storage = Was du einlagerst, kommt später in einer einzigen Aktion aufs Brett, umsonst.

# Parts of the box, on the page about this edition
part-setup = Aufbau
part-bank = Bank
part-market = Markt
part-rounds = Durchgänge
part-wares = Hauswaren
part-towns = Orte
part-houses = Häuser
part-roads = Straßen
part-symbols = Symbole
part-trade = Handelskarten
part-goods_count = Zahl der Warenkarten
part-goods = Warenkarten
part-privileges = Privilegien
part-extra = Zusatzkutschen
score = { $score ->
    [one] einem Thaler
   *[other] { $score } Thalern
  }
