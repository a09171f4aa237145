# Was das Brett von Vor dem Wind sagt.
gulden = { $amount } Gulden
points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
points-short = { $points } P
cards-held = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }
you = Du
harbour-title = Im Hafen
round-and-target = Runde { $round } · Schluss bei { $target } Punkten
fleet-leaves = { $left ->
    [0] Am Ende der Runde läuft die Flotte aus
    [one] Noch ein Schiff, dann läuft die Flotte aus
   *[other] Noch { $left } Schiffe, dann läuft die Flotte aus
  }
stock-title = Waren in den Stapeln
quay-title = Der Kai
houses-title = Lagerhäuser
hand-title = Deine Hand
hand-lost = { $lost ->
    [one] 1 geht verloren
   *[other] { $lost } gehen verloren
  }
hand-would = { $lost ->
    [one] 1 ginge verloren
   *[other] { $lost } gingen verloren
  }
hand-no-goods = keine Waren
phase-laying = Der Tisch wird gedeckt
phase-reveal = Aufdecken: { $seat }
phase-trade = Handel: { $seat } wählt
phase-offers = Handel um die Karte von { $holder_seat }
phase-actions = Aktionen: { $seat }
phase-rot = Die Flotte ist fort
all-taken = Die Karten sind vergeben.
none-yet = Noch liegt keine Karte offen.
offers-made = Gebote in der Reihenfolge
offer-none = passt
offer-waits = noch offen
offer-out = fertig
carried-out = erledigt
face-up = offen
face-down = verdeckt
no-card = keine Karte
nothing-before = noch nichts
start-marker = Startspieler
decay-lost = { $lost ->
    [one] 1 verdirbt
   *[other] { $lost } verderben
  }
decay-would = { $lost ->
    [one] 1 würde verderben
   *[other] { $lost } würden verderben
  }
decay-save = noch { $left } zu retten
decay-over = überstanden
decay-none = nichts verdirbt
decay-empty = leer
letter-apples = A
letter-spices = G
letter-cheese = K
letter-silk = S
short-purchase = Einkauf
short-storage = Lagerung
short-shipping = Verschiffen
short-free = Freier Kauf
short-preserve = Konserve
short-supply = Kauf+Lager
short-swap = Tausch
short-market = Markt
short-safe = Sicher
stock-of = Stapel: { $what }
hand-of = Aus der Hand: { $what }
ware-of = Im Lager: { $what }

keep = dir bleiben { $keep }
purse-follows = dann { $purse } Gulden
vend-passes = nicht mehr zu verkaufen: { $what }
sell-follows = +{ $amount }, dann { $purse } Gulden, keine Karte
pay-follows = −{ $amount }, dir bleiben { $keep }
offer-follows = mit der Karte bleiben dir { $keep }; wirst du ausgezahlt, hast du { $purse }
store-brings = { $most ->
    [one] eine Ware einlagern
   *[other] bis zu { $most } Waren einlagern
  }, dir bleiben { $keep }
too-dear = kostet { $cost }, so viel hast du nicht
nothing-to-store = nichts einzulagern
no-place = kein freier Platz im Lager
ship-brings = Schiff mit { $vp } Punkten oder { $purse } Gulden
market-brings = bringt bis zu { $most }
free-brings = { $amount } Waren deiner Wahl
preserve-brings = rettet { $amount }, wenn die Flotte ausläuft
swap-brings = bis zu zwei Waren tauschen
safe-brings = für eine spätere Runde
load-follows = +{ $vp }, dann { $points } Punkte
fleet-follows = die Flotte läuft aus
fits-ship = { $count ->
    [one] reicht für ein Schiff mit { $vp }
   *[other] reicht für { $count } Schiffe, das beste mit { $vp }
  }
fits-none = reicht noch für kein Schiff
would-fit = Hand und Lager reichen dann für ein Schiff mit { $vp }
hand-follows = dann auf der Hand: { $what }
stays = es bleiben: { $what }
save-follows = { $rots ->
    [0] nichts davon geht verloren
    [one] 1 davon geht verloren
   *[other] { $rots } davon gehen verloren
  }, noch { $left } zu retten
end-keeps = die Sonderkarte kommt auf die Hand
end-loses = die Karte verfällt

doing-NewFleet = Eine neue Flotte läuft ein.
doing-StartSeat = Das Los bestimmt den Startspieler.
doing-FirstGoods = { $seat } nimmt die ersten Waren.
doing-ChooseStack = { $seat } wählt einen Stapel.
doing-TurnUp = Eine Karte wird aufgedeckt.
doing-ChooseCard = { $seat } wählt eine Karte.
doing-Offer = { $seat } überlegt ein Gebot.
doing-Settle = { $seat } verkauft oder zahlt aus.
doing-Turn = { $seat } ist am Zug.
doing-LoadMore = { $seat } belädt Schiffe.
doing-FreePurchase = { $seat } sucht Waren aus.
doing-Supply = { $seat } sucht Waren für das Lager aus.
doing-Exchange = { $seat } tauscht Waren.
doing-MarketSale = { $seat } verkauft am Markt.
doing-Rot = { $seat } sieht nach, was verdirbt.
doing-Conserve = { $seat } rettet Waren.
place-own-hand = Deine Hand
place-harbour = Der Hafen
verb-draft = Waren nehmen
verb-fetch = Waren nehmen
verb-store = Einlagern
verb-take = Eine Karte nehmen
verb-secure = Mit sicherer Aktion
verb-seize = Mit sicherer Aktion
verb-challenge = Bieten
verb-bid = Bieten
verb-load = Ein Schiff beladen
verb-play = Sonderkarte aus der Hand
verb-swap-hand = Mit der Hand tauschen
verb-swap-with = Mit einem Lager tauschen
verb-vend = Verkaufen
verb-save = Retten
verb-give-up = Verderben lassen
form-challenge = Bieten
form-store = Einlagern
form-fetch = Waren nehmen
form-draft = Erste Waren nehmen
field-seat = Wessen Karte
field-amount = Gebot
field-goods = Waren
source-apples = Äpfel
source-spices = Gewürze
source-cheese = Käse
source-silk = Seide
source-ships = Schiffe
curve-earned = Punkte im Lauf der Partie
minutes = 60

explain-ship = { $ship }: Wer alle diese Waren in seinem Lager hat, darf sie mit einer Verschiffen-Karte abgeben und bekommt { $vp } Punkte. Ein voller Strich unter einer Ware: liegt in deinem Lager; ein gepunkteter: auf deiner Hand (WI-50 bis WI-52).
explain-fleet = Im Hafen { $ships ->
    [one] liegt ein Schiff
   *[other] liegen { $ships } Schiffe
  }. Sind es am Ende einer Runde { $leaves } oder weniger, läuft die Flotte aus: Alle Waren auf der Hand und alle Äpfel sind verloren, von Gewürzen und Käse die Hälfte; gelagerte Seide bleibt (WI-75 bis WI-80).
explain-target = Hat am Ende einer Runde jemand { $target } Punkte, ist das Spiel aus. Die meisten Punkte gewinnen (WI-85, WI-86).
explain-stock = { $good }: noch { $count } im offenen Stapel (WI-14).
explain-deck = Stapel { $deck }: noch { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }, { $discards } in der Ablage. Der Startspieler deckt so viele Karten auf, wie Spieler da sind, höchstens zwei von einem Stapel (WI-21 bis WI-25).
explain-offers = Wer noch nichts vor sich hat, darf einmal bieten, höher oder niedriger. Der Besitzer nimmt ein Gebot an und gibt die Karte her, oder zahlt eines aus und behält sie (WI-29 bis WI-32).
explain-warehouse = Ein Lager hat acht Plätze und liegt offen. Nur was hier liegt, kann verschifft werden (WI-06, WI-52).
explain-decay = Liefe die Flotte jetzt aus: { $apples ->
    [one] 1 Apfel
   *[other] { $apples } Äpfel
  } und { $half } aus Gewürzen und Käse verderben, { $saved } davon rettet die Konservierung. Auch alle Waren auf der Hand sind dann verloren (WI-60, WI-77 bis WI-80).
explain-stored-apples = Gelagerte Äpfel verderben alle, wenn die Flotte ausläuft (WI-78).
explain-stored-spices = Von Gewürzen und Käse zusammen verdirbt die Hälfte, abgerundet; ihr Besitzer sucht aus (WI-79).
explain-stored-cheese = Von Gewürzen und Käse zusammen verdirbt die Hälfte, abgerundet; ihr Besitzer sucht aus (WI-79).
explain-stored-silk = Gelagerte Seide verdirbt nie (WI-80).
explain-open = Diese Karte liegt offen: Wer noch nichts vor sich hat, darf Gulden dafür bieten (WI-28, WI-34).
explain-down = Diese Karte liegt verdeckt: Niemand kann sie mehr streitig machen (WI-33, WI-37).
explain-before = Hier liegt in jeder Runde eine Aktionskarte, oder die Gulden, die man stattdessen bekam (WI-33 bis WI-35).
explain-start = Der Startspieler deckt auf, wählt zuerst und handelt zuerst. Der Stein wandert nach jeder Runde weiter (WI-20, WI-26).
explain-owned = Beladene Schiffe liegen verdeckt; wie viele es sind, sieht jeder (WI-83, WI-84).
explain-hand-count = { $count ->
    [one] 1 Handkarte
   *[other] { $count } Handkarten
  }: Gulden, Waren und Sonderkarten zusammen. Mehr muss niemand sagen (WI-16, WI-17).
explain-purse = Deine Gulden; die anderen sehen sie nicht (WI-09).
explain-held = { $good } auf der Hand: noch nicht im Lager, also nicht zu verschiffen. Läuft die Flotte aus, sind alle Waren auf der Hand verloren (WI-52, WI-77).
explain-held-lost = Läuft die Flotte aus, sind alle Waren auf der Hand verloren; nur was Konservierung über das Lager hinaus erlaubt, bleibt (WI-61, WI-77).
explain-card-purchase = Einkauf: die abgebildeten Waren umsonst auf die Hand (WI-41).
explain-card-storage = Lagerung: bis zu { $amount } Waren aus der Hand ins Lager, für { $cost } Gulden, auch wenn es weniger sind (WI-42 bis WI-47).
explain-card-shipping = Verschiffen: beliebig viele Schiffe beladen, oder stattdessen { $amount } Gulden nehmen (WI-49 bis WI-53).
explain-card-free = Freier Einkauf: { $amount } Waren deiner Wahl auf die Hand. Sonderkarten darf man aufheben (WI-55, WI-58).
explain-card-preserve = Konservierung: Auf dem Lager rettet sie beim nächsten Auslaufen { $amount } Waren (WI-59 bis WI-61).
explain-card-supply = Einkauf und Lagerung: bis zu { $amount } Waren deiner Wahl für { $cost } Gulden gleich ins Lager. Danach wird in diesem Zug nicht mehr verschifft (WI-62, WI-74).
explain-card-swap = Tausch: ein oder zwei Waren deines Lagers gegen Waren aus deiner Hand oder aus fremden Lagern. Ablehnen kann niemand. Danach wird in diesem Zug nicht mehr verschifft (WI-63 bis WI-68, WI-74).
explain-card-market = Markt: beliebig viele Waren aus Hand und Lager für je { $amount } Gulden verkaufen (WI-69).
explain-card-safe = Sichere Aktion: im Handel gespielt, nimmt sie eine Karte, die dir niemand streitig macht; wer eine verliert, bekommt { $amount } Gulden. Wer sie gespielt hat, spielt in dieser Runde keine andere Sonderkarte aus der Hand (WI-70 bis WI-73).

coach-welcome = Es gewinnen die meisten Punkte, und die bringen Schiffe. Jedes zeigt, welche Waren es will, und auf dem Segel die Punkte. Sind nur noch zwei da, läuft die Flotte aus, und vieles verdirbt.
coach-goods = Such dir ein Schiff aus und nimm zwei seiner Waren. Äpfel bringen am meisten und verderben am schnellsten.
coach-reveal = Jede Runde liegen so viele Karten offen, wie Spieler da sind. Einkauf bringt Waren auf die Hand, Lagerung bringt sie ins Lager, Verschiffen macht Punkte daraus, oder Gulden.
coach-choose = Nimm, was du jetzt brauchst: mit leerer Hand einen Einkauf, mit Waren eine Lagerung, mit passendem Lager das Verschiffen.
coach-contest = Liegt die beste Karte schon vor einem anderen, biete dafür. Er verkauft sie dir, oder er zahlt dir dein Gebot und behält sie: Beides kann dir recht sein.
coach-offer = Eines der Gebote gilt am Ende, nicht immer das höchste: Wer es gemacht hat, bekommt die Karte oder so viel Geld. Biete so viel, dass dir beides recht ist; vier bis acht Gulden sind üblich.
coach-settle = Um deine Karte wird geboten. Verkaufst du, bekommst du das Geld und in dieser Runde keine Karte; zahlst du, behältst du sie.
coach-turn = Deine Karte: Tippe sie an oder wähle bei den Möglichkeiten. Was sie kostet und bringt, steht dabei.
coach-rot = Es wird windig: Was angebissen aussieht, verdirbt beim Auslaufen. Verschiffe Äpfel, solange es geht.

# Parts of the box, on the page about this edition
part-goods = Waren
part-gulden = Guldenkarten
part-start = Spielbeginn
part-fleet = Flotte
part-players = Nach Spielerzahl
part-cards = Aktionskarten
part-vp_per_good = Punkte für Waren
part-ships = Schiffe
score = { $score ->
    [one] einem Punkt
   *[other] { $score } Punkten
  }
