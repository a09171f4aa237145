about = Um Aktionskarten handeln, das Lager füllen und die Waren verschiffen, bevor die Flotte ausläuft und die Äpfel faulen.

ask-FirstGoods = Nimm dir { $count } Waren für den Anfang.
help-FirstGoods = Beliebige Waren, auch zwei gleiche, von den offenen Stapeln auf die Hand. Die Schiffe liegen schon im Hafen (WI-15, WI-R01).
ask-ChooseStack = Karte { $number } von { $count }: Von welchem Stapel deckst du sie auf?
help-ChooseStack = Höchstens zwei Karten von einem Stapel und nicht alle vom selben. Du siehst jede Karte, bevor du den nächsten Stapel wählst (WI-22 bis WI-24).
ask-ChooseCard = Nimm eine Karte{ $open ->
    [0] .
   *[other] {" "}oder biete von deinen { $purse } Gulden für eine, die offen liegt.
  }
help-ChooseCard = Eine genommene Karte liegt offen und kann dir streitig gemacht werden. Bietest du auf eine offene Karte, nimmt ihr Besitzer ein Gebot an und gibt die Karte her, oder er zahlt ein Gebot aus und behält sie (WI-26 bis WI-32).
ask-Offer = Für die Karte von { $holder_seat } ({ $card }) sind { $high } geboten: Bietest du von deinen { $purse } Gulden mit?
help-Offer = Dein Gebot darf höher, niedriger oder gleich sein. Der Besitzer kann dir die Karte verkaufen oder dich auszahlen und sie behalten (WI-29 bis WI-31).
ask-Settle = { $able ->
    [0] Deine { $purse } Gulden reichen für keines der Gebote: Wem verkaufst du deine Karte ({ $card })?
   *[other] Deine Karte ({ $card }) verkaufen oder einen Bieter auszahlen und sie behalten?
  }
help-Settle = Du entscheidest dich für genau ein Gebot. Verkaufst du, bekommst du die Gulden; zahlst du, behältst du die Karte. Die übrigen Gebote verfallen (WI-32).
ask-Turn = Dein Zug ({ $card }) mit { $purse } Gulden und { $free ->
    [0] keinem freien Platz
    [one] einem freien Platz
   *[other] { $free } freien Plätzen
  } im Lager: Was tust du?
help-Turn = Führe deine Karte aus und spiele, wenn du magst, davor oder danach eine Sonderkarte aus der Hand. Eine Sonderkarte, die du nicht ausführst, kommt auf die Hand. Verschifft wird vor Einkauf und Lagerung und vor Tausch (WI-38, WI-55 bis WI-57, WI-74).
ask-LoadMore = Noch ein Schiff beladen?
help-LoadMore = Mit einer Aktion darfst du mehrere Schiffe beladen, solange alle ihre Waren in deinem Lager liegen (WI-51).
ask-FreePurchase = Nimm { $most ->
    [one] eine Ware
   *[other] { $most } Waren
  } deiner Wahl auf die Hand.
help-FreePurchase = Beliebige Waren von den Stapeln, kostenlos (WI-58).
ask-Supply = Nimm bis zu { $most ->
    [one] eine Ware
   *[other] { $most } Waren
  } für { $cost } Gulden direkt ins Lager.
help-Supply = Weniger Waren kosten genauso viel (WI-62, WI-R35).
ask-Exchange = Tausche Waren aus deinem Lager: { $left ->
    [one] ein Tausch ist noch frei.
   *[other] { $left } Tausche sind noch frei.
  }
help-Exchange = Eins gegen eins, mit der eigenen Hand oder einem fremden Lager; ablehnen kann niemand. Der zweite Tausch darf weitergeben, was der erste gebracht hat (WI-63 bis WI-68).
ask-MarketSale = Verkaufe Waren für je { $price } Gulden, bisher { $sold ->
    [0] keine
    [one] eine
   *[other] { $sold }
  }.
help-MarketSale = Beliebig viele Waren, eine nach der anderen: erst aus der Hand, dann aus dem Lager, jeweils in der Reihenfolge Äpfel, Gewürze, Käse, Seide (WI-69).
ask-Rot = { $count ->
    [one] Eine deiner Waren aus Gewürzen und Käse verdirbt
   *[other] { $count } deiner Waren aus Gewürzen und Käse verderben
  }: Was gibst du ab?
help-Rot = Von Gewürzen und Käse zusammen verdirbt die Hälfte, abgerundet. Auch alle Äpfel im Lager und alle Waren auf der Hand sind verloren; gelagerte Seide bleibt (WI-77 bis WI-80).
ask-Conserve = Wie viele konservierst du: { $good } { $place }, höchstens { $most }?
help-Conserve = Konservierung rettet verderbende Waren im Lager. Was sie über die dort liegenden Waren hinaus erlaubt, darf Waren auf der Hand bewahren (WI-60, WI-61).

move-start = { $seat } bekommt den Startspielerstein
move-ship = { $ship } läuft ein
move-card = { $card } wird aufgedeckt
move-draft = { $goods } nehmen
move-reveal = Vom Stapel { $deck }
move-take = Nehmen: { $card }
move-secure = Mit sicherer Aktion nehmen: { $card }
move-challenge = { $amount } für die Karte von { $seat } bieten
move-seize = { $seat } die Karte mit einer sicheren Aktion abnehmen
move-bid = { $amount } bieten
move-pass = Nicht bieten
move-sell = An { $seat } verkaufen
move-pay = { $seat } auszahlen und die Karte behalten
move-purchase = Die Waren der Karte nehmen
move-store = { $goods } einlagern
move-income = Das Einkommen nehmen
move-load = { $ship } beladen
move-carry-out = Die Sonderkarte ausführen
move-play = Aus der Hand spielen: { $card }
move-end = Zug beenden
move-fetch = { $goods } nehmen
move-swap-hand = { $gives } geben, { $gets } aus der Hand einlagern
move-swap-with = { $gives } geben, { $gets } aus dem Lager von { $seat } nehmen
move-vend = { $good } verkaufen, { $place }
move-done = Genug
move-give-up = Abgeben: { $spices ->
    [one] 1 Gewürz
   *[other] { $spices } Gewürze
  }, { $cheese } Käse
move-save = { $good } konservieren: { $count }

event-marker = { $seat } bekommt den Startspielerstein.
event-arrived = Im Hafen: { $ship }.
event-drafted = { $seat } beginnt mit { $goods }.
event-round = Runde { $round }. { $seat } deckt auf.
event-revealed = { $seat } deckt auf: { $card }.
event-reshuffled = Der Stapel { $deck } wird neu gemischt.
event-took = { $seat } nimmt: { $card }.
event-secured = { $seat } spielt eine sichere Aktion und nimmt: { $card }.
event-challenged = { $seat } bietet { $amount } für die Karte von { $holder_seat }: { $card }.
event-offered = { $seat } bietet { $amount }.
event-passed = { $seat } bietet nicht.
event-sold = { $seat } verkauft an { $bidder_seat } für { $amount }: { $card }.
event-kept = { $seat } zahlt { $amount } an { $bidder_seat } und behält: { $card }.
event-seized = { $seat } spielt eine sichere Aktion gegen { $holder_seat }, der dafür { $amount } von der Bank bekommt: { $card }.
event-unwanted = Niemand nahm: { $cards }.
event-purchased = { $seat } kauft ein: { $goods }.
event-stored = { $seat } zahlt { $amount } und lagert ein: { $goods }.
event-income = { $seat } nimmt ein Einkommen von { $amount }.
event-loaded = { $seat } belädt ein Schiff für { $vp } Punkte: { $ship }.
event-special = { $seat } führt aus: { $card }.
event-kept-card = { $seat } nimmt auf die Hand: { $card }.
event-fetched = { $seat } nimmt { $goods }.
event-supplied = { $seat } zahlt { $amount } und nimmt ins Lager: { $goods }.
event-swapped-hand = { $seat } tauscht { $gives } gegen { $gets } aus der Hand.
event-swapped = { $seat } tauscht { $gives } gegen { $gets } aus dem Lager von { $partner_seat }.
event-vended = { $seat } verkauft { $good } für { $amount }, { $place }.
event-sailed = Die Flotte läuft aus. Unbeladen: { $ships }.
event-saved = { $seat } konserviert { $good } ({ $count }), { $place }.
event-rotted = { $seat } verliert aus dem Lager: { $stored }; von der Hand: { $held }.
event-over = Das Spiel ist aus. Die Schiffe werden aufgedeckt.

illegal-choose-goods = Wähle Waren.
illegal-no-such-goods = Nenne Waren in der Reihenfolge Äpfel, Gewürze, Käse, Seide.
illegal-how-many-goods = Es müssen { $least } bis { $most } Waren sein.
illegal-not-in-stock = Diese Waren liegen nicht mehr in den Stapeln.
illegal-choose-stack = Nenne einen Stapel: Einkauf, Lagerung oder Verschiffen.
illegal-stack-closed = Vom Stapel { $deck } darf jetzt keine Karte kommen: höchstens zwei von einem Stapel und nicht alle vom selben.
illegal-choose-card = Nimm eine Karte, oder biete auf eine offene.
illegal-not-untaken = Diese Karte liegt nicht zum Nehmen bereit: { $card }.
illegal-not-open = Dort liegt keine Karte offen.
illegal-no-safe = Du hast keine sichere Aktion auf der Hand.
illegal-offer-range = Ein Gebot ist mindestens 1 und höchstens so viel, wie du hast: { $purse } Gulden.
illegal-offer-or-pass = Biete etwas, oder passe.
illegal-sell-or-pay = Verkaufe an einen der Bieter, oder zahle einen aus.
illegal-no-offer = Ein solches Gebot gibt es nicht.
illegal-cannot-pay = Das kostet { $amount } Gulden; du hast { $purse }.
illegal-choose-action = Wähle eine Aktion, oder beende den Zug.
illegal-not-your-card = Das erlaubt deine Karte jetzt nicht.
illegal-action-first = Erst muss deine Karte ausgeführt werden: { $card }.
illegal-no-use = Diese Karte könnte jetzt nichts bewirken: { $card }.
illegal-not-in-hand = Davon hast du nicht genug auf der Hand: { $good }.
illegal-not-in-harbour = Dieses Schiff liegt nicht im Hafen: { $ship }.
illegal-ship-first = Verschifft wird vor Einkauf und Lagerung und vor Tausch.
illegal-goods-missing = In deinem Lager fehlen Waren für: { $ship }.
illegal-load-or-done = Belade noch ein Schiff, oder hör auf.
illegal-not-your-special = Diese Karte hast du nicht auf der Hand: { $card }.
illegal-one-special = Nur eine Sonderkarte aus der Hand in einem Zug.
illegal-after-safe = Nach einer sicheren Aktion darfst du in dieser Runde keine Sonderkarte aus der Hand spielen.
illegal-exchange-or-done = Tausche, oder hör auf.
illegal-one-exchange = Tausche mindestens einmal.
illegal-no-such-warehouse = Getauscht wird mit deiner Hand oder einem fremden Lager.
illegal-two-goods = Tausche zwei verschiedene Waren.
illegal-not-stored = Diese Ware liegt nicht in deinem Lager: { $good }.
illegal-not-there = Diese Ware gibt es dort nicht: { $good }.
illegal-sell-or-done = Verkaufe eine Ware aus Hand oder Lager, oder hör auf.
illegal-one-sale = Verkaufe mindestens eine Ware.
illegal-piles-in-order = Verkauft wird der Reihe nach: erst aus der Hand, dann aus dem Lager, von Äpfeln bis Seide.
illegal-give-up = Sag, wie viele Gewürze und wie viel Käse verderben.
illegal-give-up-half = Gewürze und Käse, die verderben, müssen zusammen { $count } sein und in deinem Lager liegen.
illegal-save-pile = Sag, wie viele du davon konservierst: { $good }.
illegal-save-range = Davon kannst du höchstens { $most } konservieren.

worth = { $worth } Punkte
term-pick = beste Karte zur Wahl
term-card = Wert der Karte
term-rivals = Rivalen
term-safe = sichere Aktion verbraucht
term-price = Preis
term-income = Gulden verdient
term-later = für später
term-goods = Waren
term-points = Punkte
term-end = Spielende
term-blocked = Verschiffen versperrt

option-start = Wer beginnt
option-start-random = das Los
option-cons_excess = Konservierung bewahrt Handwaren über dies hinaus
option-cons_excess-stock = alle Waren im Lager
option-cons_excess-rotting = die verderbenden Waren im Lager
option-max_rounds = Höchstens so viele Runden

good-apples = Äpfel
good-spices = Gewürze
good-cheese = Käse
good-silk = Seide
some-apples = { $count ->
    [one] 1 Apfel
   *[other] { $count } Äpfel
  }
some-spices = { $count ->
    [one] 1 Gewürz
   *[other] { $count } Gewürze
  }
some-cheese = { $count ->
    [one] 1 Käse
   *[other] { $count } Käse
  }
some-silk = { $count ->
    [one] 1 Seide
   *[other] { $count } Seide
  }
deck-purchase = Einkauf
deck-storage = Lagerung
deck-shipping = Verschiffen
place-hand = aus der Hand
place-warehouse = aus dem Lager
card-none = keine Aktionskarte
card-purchase = Einkauf { $what }
card-storage = Lagerung { $amount } für { $cost }
card-shipping = Verschiffen oder Einkommen { $amount }
card-free = Freier Einkauf { $amount }
card-preserve = Konservierung { $amount }
card-supply = Einkauf und Lagerung { $amount } für { $cost }
card-swap = Tausch der gelagerten Waren
card-market = Verkauf am Markt zu { $amount }
card-safe = Sichere Aktion
size-L = großes
size-S = kleines
ship = { $size } Schiff { $vp } für { $what }

board-laying = Der Tisch wird gedeckt.
board-round = Runde { $round }, Flotte { $fleet }. Startspielerstein: { $seat }. Bei { $target } Punkten ist Schluss.
board-harbour = Hafen (bei { $leaves } Schiffen oder weniger läuft die Flotte aus):
board-harbour-empty = Der Hafen ist leer.
board-stock = Waren in den Stapeln: { $what }
board-decks = Aktionskarten, Stapel und Ablage: { $what }
board-untaken = Noch zu nehmen: { $what }
board-unplaced = Aufgedeckt: { $what }
board-hand = { $count ->
    [one] 1 Handkarte
   *[other] { $count } Handkarten
  }
board-own-hand = { $purse } Gulden; auf der Hand: { $what }
board-warehouse = Lager: { $what } ({ $free } frei)
board-ships = { $count ->
    [one] ein Schiff
   *[other] { $count } Schiffe
  }
board-points = { $count ->
    [one] ein Schiff
   *[other] { $count } Schiffe
  }, { $points } Punkte
board-open = offen: { $card }
board-down = verdeckt: { $card }
board-gulden = Gulden vor sich
board-own-gulden = { $amount } Gulden vor sich
board-preserves = auf dem Lager: { $what }
board-safe = hat eine sichere Aktion gespielt
board-bids = Gebote auf die Karte von { $seat }: { $what }
board-bid-pass = nichts
result-points = die meisten Punkte
result-goods = mehr Waren im Lager
result-gulden = mehr Gulden
result-shared = in allem gleich
result-capped = nach der letzten erlaubten Runde abgebrochen; gewertet wie sonst
