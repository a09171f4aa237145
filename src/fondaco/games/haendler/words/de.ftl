about = Waren in sechs Städten kaufen, auf einen von drei Wagen bringen, in der Ferne verkaufen und den Erlös in den eigenen Stand stecken. Wer am Ende am höchsten steht, gewinnt.

# Fragen

ask-Buying = Kaufe von deinen { $purse } Gulden noch bis zu { $left } { $left ->
    [one] Stein
   *[other] Steine
  } oder hör auf.
help-Buying = Jeder Stein kommt in dein Lager in einer Stadt, deren Markt ihn zeigt, zum aktuellen Einkaufspreis; die Städte folgen in fester Reihe, hör also auf, wenn du weiter hinten nichts mehr willst (HA-46 bis HA-53).
ask-TakingOffice = { $held ->
    [0] Du hast keine Karte Lademeister, die du ausspielen könntest.
   *[other] { $able ->
        [0] Du hast { $purse } Gulden: Das reicht nicht, um Lademeister für { $price } auszuspielen.
       *[other] Lademeister für { $price } Gulden ausspielen und einen Wagen ohne Auktion nehmen?
      }
  }
help-TakingOffice = Die Karte macht dich zum Lademeister eines Wagens in einer Stadt; alle werden in Spielerreihenfolge gefragt, mit oder ohne Karte (HA-159 bis HA-161).
ask-Bidding = Wie viel von deinen { $purse } Gulden bietest du geheim, um Lademeister von Wagen { $wagon } in { $city } zu werden?
help-Bidding = Das höchste Gebot geht an die Bank und macht zum Lademeister: Du lädst zuerst und umsonst, die anderen zahlen an dich; bei Gleichstand zählt die Spielerreihenfolge (HA-57 bis HA-65).
ask-Loading = Was lädst du als Lademeister in { $city } auf Wagen { $wagon }?
help-Loading = Bis zu drei Steine einer Sorte aus deinem Lager in dieser Stadt; diese Sorte darf sonst niemand laden (HA-62 bis HA-65).
ask-Asking = { $said ->
    [quote] { $master_seat } nennt für Wagen { $wagon }: { $one ->
        [-1] ein Stein gar nicht
        [0] ein Stein umsonst
       *[other] ein Stein { $one }
      }, { $two ->
        [-1] zwei gar nicht
        [0] zwei umsonst
       *[other] zwei { $two }
      }; was tust du?
    [refused] { $master_seat } lehnt für Wagen { $wagon } ab: Was tust du?
   *[other] Was möchtest du bei { $master_seat } auf Wagen { $wagon } laden?
  }
help-Asking = Auf einem fremden Wagen hast du zwei Plätze; der Preis ist frei, der Lademeister antwortet höchstens dreimal (HA-63 bis HA-68, HA-R33).
ask-Answering = { $seat } { $said ->
    [offer] bietet { $amount ->
        [0] nichts
       *[other] { $amount } Gulden
      }, um { $goods } auf Wagen { $wagon } zu laden: Nimmst du an?
   *[other] möchte auf Wagen { $wagon } laden: Was verlangst du?
  }
help-Answering = Lehne ab, nenne einen Preis für einen und für zwei Steine oder nimm ein Angebot an; das Geld gehört sofort dir (HA-66 bis HA-68, HA-R32).
ask-BreakingAxles = { $held ->
    [0] Du hast keine Karte Achsbruch, die du ausspielen könntest.
   *[other] Achsbruch auf einen Wagen legen?
  }
help-BreakingAxles = Einen Wagen mit Achsbruch bewegt in dieser Runde niemand; alle werden in Spielerreihenfolge gefragt, mit oder ohne Karte (HA-149 bis HA-151).
ask-Moving = { $played ->
    [0] { $stuck ->
        [1] Kein Wagen kann ziehen: Eines deiner Plättchen verfällt.
       *[0] Spiele ein Bewegungsplättchen{ $points ->
            [0] .
            [one] {" "}oder setze deinen Zusatzpunkt ein.
           *[other] {" "}oder setze deine { $points } Zusatzpunkte ein.
          }
      }
   *[other] Noch etwas in diesem Zug{ $points ->
        [0] ?
        [one] , mit deinem Zusatzpunkt?
       *[other] , mit deinen { $points } Zusatzpunkten?
      }
  }
help-Moving = Ein Plättchen zieht einen Wagen um seinen Wert vorwärts; an einer Abzweigung wählst du den Weg. Ein Wagen hält in einer Stadt oder vor einem Feld, auf dem er einen anderen träfe (HA-72 bis HA-98).
ask-PickingCard = Wagen und Kurier treffen sich: Welche Einflusskarte nimmst du?
help-PickingCard = Du siehst verdeckt den ganzen Stapel durch und darfst eine Karte nehmen; diesen Wagen ziehst du dann in diesem Zug nicht mehr (HA-93, HA-98, HA-R47).
ask-SettingDiscs = Stelle die beiden Zeiger deiner Preisscheibe ein.
help-SettingDiscs = Jeder Zeiger hebt den Preis seiner Ware um eine Stufe; über der obersten beginnt sie wieder unten. Dein Wappen ändert nichts (HA-99 bis HA-103).
ask-Shifting = Dein Kontor: eine Ware um eine Stufe ändern?
help-Shifting = Eine Stufe hinauf oder hinunter; nur das Große Kontor darf zwischen oben und unten springen (HA-104 bis HA-107).
ask-SellingStock = Lagerverkauf: Verkaufe noch bis zu { $left } aus deinen Lagern oder hör auf.
help-SellingStock = Jeder Stein bringt den aktuellen Einkaufspreis und geht in den Vorrat zurück; die Städte folgen in fester Reihe (HA-108).
ask-SellingSpecially = { $held ->
    [0] Du hast keine Karte Sonderverkauf, die du ausspielen könntest.
   *[other] Sonderverkauf ausspielen und einen Stein aus einem Lager für 800 Gulden verkaufen?
  }
help-SellingSpecially = Wer etwas im Lager hat, wird in Spielerreihenfolge gefragt, mit oder ohne Karte (HA-152, HA-R17).
ask-ClaimingBonus = { $held ->
    [0] Wagen { $wagon } wird in { $city } abgerechnet; du hast keine Karte Verkauf mit Bonus, die du ausspielen könntest.
   *[other] Wagen { $wagon } wird in { $city } mit Bonus { $bonus } abgerechnet: Verkauf mit Bonus ausspielen?
  }
help-ClaimingBonus = Die Karte bringt dir den Bonus auf alle deine Waren auf diesem Wagen, auch auf die der Stadt (HA-153, HA-154).
ask-Opening = Du hast { $purse } Gulden: { $able ->
    [0] das reicht nicht, um das Bieten um eine Investitionskarte zu eröffnen.
   *[other] das Bieten um eine Investitionskarte eröffnen?
  }
help-Opening = Mindestens 100. Wer nicht eröffnet, ist aus allen Auktionen dieser Runde (HA-124, HA-125, HA-R64).
ask-Raising = { $leader_seat } bietet { $high } um eine Investitionskarte, du hast { $purse } Gulden: { $able ->
    [0] höher kannst du nicht gehen.
   *[other] höher gehen oder passen?
  }
help-Raising = Gebote steigen in Hundertern; wer passt, ist bei dieser Karte draußen. Der Gewinner wählt (HA-126, HA-127, HA-R65).
ask-Choosing = Welche Karte nimmst du für dein Gebot?
help-Choosing = Sie liegt bis zum Spielende vor dir und wirkt ab der nächsten Runde (HA-127, HA-132, HA-163).
ask-Paying = { $amount ->
    [0] Auf der untersten Stufe kostet dein Stand nichts.
   *[other] Dein Stand kostet { $amount } Repräsentation, du hast { $purse } Gulden: { $said ->
        [falls] du fällst auf Stufe { $step }.
        [may-fall] auf Stufe { $step } fallen oder die Karte ausspielen?
       *[pays] zahlen?
      }
  }
help-Paying = Wer nicht zahlen kann, fällt auf die Stufe, die er bezahlen kann; mit der Karte Repräsentationskosten sind es 400 (HA-136, HA-137, HA-162).
ask-Borrowing = Du bist gefallen: einen Kredit von { $amount } Gulden nehmen, zurückzuzahlen mit { $repay }?
help-Borrowing = Mit Schulden steigst du nicht auf, und am Ende stehst du hinter allen, die keine haben (HA-164 bis HA-168, HA-174).
ask-Climbing = { $notes ->
    [0] Du hast { $purse } Gulden{ $ways ->
        [0] , eine Stufe kostet { $price }: Höher steigen kannst du jetzt nicht.
       *[other] : für { $price } von Stufe { $step } eine höher steigen?
      }
   *[other] Solange du einen Schuldschein hast, steigst du nicht auf.
  }
help-Climbing = Bis zu zwei Stufen in der Runde; der Preis steigt mit jeder Ankunft. Der Stand gewinnt das Spiel (HA-138 bis HA-141, HA-172).
ask-LastRepaying = { $able ->
    [0] Letzte Gelegenheit zu tilgen, aber ein Schuldschein kostet { $repay }, und du hast { $purse } Gulden.
   *[other] Letzte Gelegenheit: von deinen { $purse } Gulden { $notes ->
        [one] einen Schuldschein
       *[other] { $notes } Schuldscheine
      } zu { $repay } tilgen?
  }
help-LastRepaying = Wer Schulden hat, steht hinter allen, die keine haben (HA-174, HA-R87).
ask-Proposing = { $other_seat } ist am Zug: eine Absprache vorschlagen?
help-Proposing = Absprachen sind öffentlich und verbindlich; sag, was du versprichst, was der andere verspricht und wie lange es gilt (HA-178 bis HA-181, HA-R94).
ask-to-sign = { $gives ->
    [nichts] {" "}nichts
   *[other] : { $gives }
  }{ $gets ->
    [nichts] {" "}und will nichts dafür
   *[other] ; und du sollst: { $gets }
  }{ $able ->
    [0] ; das kannst du nicht zusagen.
   *[other] .
  }
ask-Hearing = { $other_seat } verspricht{ ask-to-sign }
help-Hearing = Nimm an, lehne ab oder mach einen Gegenvorschlag (HA-R94).
ask-Weighing = { $other_seat } hält dagegen und verspricht{ ask-to-sign }
help-Weighing = Nimm an oder lehne ab (HA-R94).
ask-Inviting = { $other_seat } eine Absprache vorschlagen?
help-Inviting = Du bist am Zug und darfst jedem anderen einen Vorschlag machen (HA-178, HA-R94).
ask-Replying = { $other_seat } verspricht{ ask-to-sign }
help-Replying = Nimm an oder lehne ab (HA-R94).

# Züge

move-start-set = Die Wagen beginnen in Aufstellung { $cities }
move-courier-at = Der Kurier beginnt auf { $field }
move-start = { $seat } beginnt
move-reveal = { $card } wird aufgedeckt
move-buy = { $good } in { $city } kaufen
move-done = Fertig
move-take-office = Wagen { $wagon } nehmen
move-pass = Passen
move-bid = { $amount ->
    [0] Nichts bieten
   *[other] { $amount } bieten
  }
move-load = { $goods ->
    [nichts] Nichts laden
   *[other] { $goods } laden
  }
move-inquire = Nach dem Preis fragen
move-offer = { $price ->
    [0] Nichts
   *[other] { $price }
  } für { $goods } bieten
move-quote = { $one ->
    [-1] Einer: nein
    [0] Einer: umsonst
   *[other] Einer: { $one }
  }, { $two ->
    [-1] zwei: nein
    [0] zwei: umsonst
   *[other] zwei: { $two }
  }
move-refuse = Ablehnen
move-accept = Annehmen
move-take = { $goods } zu diesem Preis laden
move-load-free = Kostenlose Beladung ausspielen: { $goods }
move-load-agreed = Wie abgesprochen laden: { $goods }
move-break-axle = Achsbruch auf Wagen { $wagon }
move-drive = Plättchen { $tile }: Wagen { $wagon } nach { $to }
move-forfeit = Plättchen { $tile } verfällt
move-push = { $points ->
    [one] Ein Zusatzpunkt
   *[other] { $points } Zusatzpunkte
  }: Wagen { $wagon } nach { $to }
move-ride = Den Kurier nach { $to } ziehen ({ $card })
move-end = Zug beenden
move-pick = { $influence ->
    [hidden] Eine Karte nehmen
   *[other] Nehmen: { $influence }
  }
move-decline = Verzichten
move-disc = Zeiger auf { $pointers }
move-shift = { $card }: { $good } { $way }
move-sell = { $good } aus { $city } verkaufen
move-sell-special = Sonderverkauf: { $good } aus { $city }
move-claim-bonus = Verkauf mit Bonus ausspielen
move-open = Mit { $amount } eröffnen
move-raise = { $amount } bieten
move-choose = Nehmen: { $card }
move-pay = Abrechnen
move-pay-by-card = Repräsentationskosten ausspielen
move-borrow = Kredit nehmen
move-climb = Eine Stufe steigen
move-climb-by-card = Sozialen Aufstieg ausspielen
move-stop = Aufhören
move-repay = Einen Kredit tilgen
move-propose = An { $seat }, von mir: { $gives }; von dir: { $gets } ({ $length })
move-counter = Stattdessen, von mir: { $gives }; von dir: { $gets } ({ $length })
move-reject = Ablehnen
move-quiet = Kein Gespräch in dieser { $until }

# Was geschah

event-wagons-placed = Die Wagen stehen in { $cities }.
event-courier-placed = Der Kurier wartet auf { $field }.
event-start = { $seat } beginnt.
event-card-revealed = { $card } liegt aus.
event-phase = Runde { $round }, Phase { $phase }: { $phase ->
    [1] Einkauf
    [2] Beladen
    [3] Bewegung
    [4] Preise
    [5] Verkauf
    [6] Investitionen
   *[7] Repräsentation und Aufstieg
  }. { $seat } beginnt.
event-bought = { $seat } kauft { $good } in { $city } { $amount ->
    [0] umsonst
   *[other] für { $amount }
  }.
event-office-by-card = { $seat } spielt Lademeister aus, zahlt { $amount } und ist Lademeister von Wagen { $wagon }.
event-bid = { $seat } hatte { $amount ->
    [0] nichts
   *[other] { $amount }
  } geboten.
event-master = { $seat } ist { $amount ->
    [0] umsonst
   *[other] für { $amount }
  } Lademeister von Wagen { $wagon } in { $city }.
event-loaded = { $seat } lädt { $goods } auf Wagen { $wagon }.
event-inquired = { $seat } fragt, was das Laden auf Wagen { $wagon } kostet.
event-offered = { $seat } bietet { $amount ->
    [0] nichts
   *[other] { $amount }
  }, um { $goods } auf Wagen { $wagon } zu laden.
event-quoted = { $seat } nennt { $guest_seat } den Preis: { $one ->
    [-1] ein Stein gar nicht
    [0] ein Stein umsonst
   *[other] ein Stein { $one }
  }, { $two ->
    [-1] zwei gar nicht
    [0] zwei umsonst
   *[other] zwei { $two }
  }.
event-refused = { $seat } nimmt von { $guest_seat } nichts auf Wagen { $wagon }.
event-deal = { $seat } zahlt { $master_seat } { $amount ->
    [0] nichts
   *[other] { $amount }
  } und lädt { $goods } auf Wagen { $wagon }.
event-loaded-by-card = { $seat } spielt Kostenlose Beladung aus und lädt { $goods } auf Wagen { $wagon }.
event-loaded-as-agreed = Wie abgesprochen zahlt { $seat } { $master_seat } { $amount ->
    [0] nichts
   *[other] { $amount }
  } und lädt { $goods } auf Wagen { $wagon }.
event-axle-broken = { $seat } spielt Achsbruch aus: Wagen { $wagon } steht in dieser Runde still.
event-drove = { $seat } zieht Wagen { $wagon } von { $at } nach { $to }.
event-tile-lost = Kein Wagen kann damit ziehen: { $seat } verliert Plättchen { $tile }.
event-rode = { $seat } zieht den Kurier mit { $card } nach { $to }.
event-met = Wagen { $wagon } und der Kurier treffen sich auf { $field }.
event-picked = { $seat } nimmt eine Einflusskarte{ $influence ->
    [hidden] { "" }
   *[other] : { $influence }
  }.
event-picked-none = { $seat } nimmt keine Einflusskarte.
event-disc = { $seat } hatte auf { $pointers } gestellt.
event-priced = { $good } bringt jetzt { $amount }.
event-shifted = { $seat } nutzt { $card }: { $good } bringt jetzt { $amount }.
event-sold-stock = { $seat } verkauft { $good } aus { $city } für { $amount }.
event-sold-specially = { $seat } spielt Sonderverkauf aus: { $good } aus { $city } für { $amount }.
event-arrivals = Ankünfte bisher: { $count }. Eine Stufe kostet jetzt { $amount }.
event-last-round = Dies ist die letzte Runde.
event-stalling = { $rounds } Runden ohne Ankunft; nach { $most } endet das Spiel.
event-bonus-claimed = { $seat } spielt Verkauf mit Bonus für Wagen { $wagon } aus.
event-sold = { $seat } verkauft { $goods } in { $city } für { $amount }.
event-bonus = Der Bonus von { $city } ist jetzt { $amount }.
event-opened = { $seat } eröffnet mit { $amount }.
event-declined = { $seat } will in dieser Runde keine Karte.
event-raised = { $seat } bietet { $amount }.
event-passed = { $seat } passt.
event-lot-won = { $seat } erhält den Zuschlag und zahlt { $amount }.
event-card-taken = { $seat } nimmt: { $card }.
event-paid = { $seat } zahlt { $amount ->
    [0] auf der untersten Stufe nichts
   *[other] { $amount } für die Repräsentation
  }.
event-paid-by-card = { $seat } spielt Repräsentationskosten aus und zahlt { $amount }.
event-fell = { $seat } fällt auf Stufe { $step } und zahlt { $amount ->
    [0] nichts
   *[other] { $amount }
  }.
event-borrowed = { $seat } nimmt einen Kredit von { $amount }.
event-repaid = { $seat } tilgt einen Kredit mit { $amount }.
event-climbed = { $seat } steigt für { $amount } auf Stufe { $step }.
event-purse = { $seat } hat { $amount ->
    [0] kein Geld mehr
   *[other] noch { $amount }
  }.
event-proposed = { $seat } zu { $other_seat }, von mir: { $gives }; von dir: { $gets } ({ $length }).
event-agreed = { $seat } und { $other_seat } sind sich einig. { $seat }: { $gives }. { $other_seat }: { $gets }.
event-rejected = { $seat } lehnt ab, was { $other_seat } vorschlug.
event-escrow-paid = Was { $seat } hinterlegt hat, geht an { $other_seat }: { $amount }.
event-escrow-returned = { $seat } erhält das Hinterlegte zurück: { $amount }.
event-clause-kept = { $seat } hat das Versprechen gehalten: { $clause }.
event-quiet = { $seat } möchte in dieser { $until } kein Gespräch.

# Was nicht geht

illegal-buy-or-done = Kauf einen Stein oder hör auf.
illegal-not-on-market = Der Markt von { $city } führt { $good } nicht.
illegal-out-of-order = Die Städte folgen in fester Reihe; diese ist vorbei.
illegal-sold-out = { $good } ist vergriffen.
illegal-too-dear = Das kostet { $price }; du hast { $purse }.
illegal-card-or-pass = Spiel die Karte aus oder passe.
illegal-no-card = Du hast { $influence } nicht.
illegal-office-taken = Wagen { $wagon } ist nicht zu haben.
illegal-bid-needed = Nenne dein Gebot.
illegal-bid-range = Ein Vielfaches von 100, von { $least } bis zu deinen { $purse }.
illegal-load-needed = Sag, was du lädst, oder nichts.
illegal-one-good-only = Der Lademeister lädt nur eine Sorte.
illegal-cannot-load = { $goods } kannst du hier nicht laden.
illegal-loading-move = Biete, frage oder passe.
illegal-talk-is-over = Der Lademeister hat sein letztes Wort gesprochen.
illegal-already-asked = Du hast schon gefragt; mach ein Angebot.
illegal-not-agreed = Das hat dir niemand versprochen.
illegal-not-quoted = Dafür gibt es keinen Preis.
illegal-no-offer = Es gibt kein Angebot, das du annehmen könntest.
illegal-answer-needed = Lehne ab, nenne einen Preis oder nimm an.
illegal-quote-range = Preise sind Vielfache von 100 bis { $most }.
illegal-quote-empty = Nenne wenigstens einen Preis.
illegal-quote-two = Hier lässt sich nur ein Stein laden.
illegal-no-such-wagon = Wagen { $wagon } steht nicht zur Wahl.
illegal-no-points = Zusatzpunkte übrig: { $points }.
illegal-no-ride = { $card } kannst du jetzt nicht nutzen.
illegal-no-way = Kein Zug endet auf { $to }.
illegal-tile-can-move = Plättchen { $tile } kann noch einen Wagen ziehen.
illegal-tile-first = Spiel erst ein Plättchen.
illegal-tile-played = Dein Plättchen ist gespielt.
illegal-no-tile = Plättchen { $tile } liegt nicht offen.
illegal-wagon-stands = Wagen { $wagon } darf jetzt nicht bewegt werden.
illegal-moving-move = Spiel ein Plättchen, nutze Punkte, zieh den Kurier oder beende den Zug.
illegal-pick-or-decline = Nimm eine Karte oder verzichte.
illegal-not-in-pile = { $influence } ist nicht im Stapel.
illegal-other-order = Nenn sie in dieser Reihenfolge: { $goods }.
illegal-disc-needed = Stell zwei Zeiger auf Waren oder dein Wappen.
illegal-shift-or-done = Ändere eine Ware oder hör auf.
illegal-no-office = { $card } kannst du jetzt nicht nutzen.
illegal-no-jump = Nur das Große Kontor lässt { $good } springen.
illegal-sell-or-done = Verkauf einen Stein oder hör auf.
illegal-not-in-store = { $good } hast du in { $city } nicht im Lager.
illegal-open-or-decline = Eröffne oder verzichte.
illegal-raise-or-pass = Biete mehr oder passe.
illegal-not-on-offer = Diese Karte liegt nicht aus.
illegal-pay-needed = Du musst zahlen.
illegal-borrow-or-decline = Nimm den Kredit oder verzichte.
illegal-climb-or-stop = Steig auf oder hör auf.
illegal-in-debt = Wer Schulden hat, steigt nicht auf.
illegal-at-the-top = Höher geht es nicht.
illegal-repay-or-stop = Tilge oder hör auf.
illegal-no-loan = Du hast keine Schulden.
illegal-not-now = Nicht in diesem Augenblick.
illegal-accept-or-reject = Nimm an oder lehne ab.
illegal-propose-or-pass = Schlag etwas vor oder passe.
illegal-not-on-turn = Absprachen trifft man mit dem, der am Zug ist.
illegal-empty-agreement = Eine Absprache braucht wenigstens eine Klausel.
illegal-bad-length = Eine Absprache gilt bis zum Ende dieser oder der nächsten Runde.
illegal-too-many-clauses = Höchstens { $most } Klauseln für jede Seite.
illegal-bad-clause = Das ergibt keinen Sinn: { $clause }.
illegal-too-late = Dafür ist es zu spät: { $clause }.
illegal-contradiction = „{ $clause }“ widerspricht „{ $older }“.
illegal-promised = Du hast versprochen: { $clause }.

# Warum ein Bot so zog

worth = { $worth } Gulden
term-goods = Waren
term-price = Preis
term-outbid = vielleicht geht jemand höher
term-declined = wird vielleicht abgelehnt
term-reserve = fehlt der Rücklage
term-later = Besseres weiter hinten
term-office = Wert des Amtes
term-card = Karte
term-cargo = Ladung
term-fees = Ladegeld der anderen
term-rivals = was die Rivalen gewinnen oder verlieren
term-wagon = Weg des Wagens
term-tile = verbrauchtes Plättchen
term-courier = Treffen mit dem Kurier
term-prices = Preise
term-coat = Vorsicht
term-bonus = Bonus
term-debt = Schulden
term-rank = Stand
term-upkeep = Repräsentation bis zum Ende
term-share = gerechter Anteil
term-promise = Versprechen

# Einstellungen

option-start = Wer beginnt
option-start-random = das Los
option-start_set = Wo die Wagen beginnen
option-start_set-random = das Los
option-start_set-a = Paris, Köln, Wien
option-start_set-b = Brugge, Hamburg, Genova
option-courier = Bei welcher Stadt der Kurier beginnt, wenn dort kein Wagen startet
option-courier-random = das Los
option-courier-koeln = Köln
option-agreements = Variante Absprachen

# Namen

good-cloth = Tuch
good-wine = Wein
good-salt = Salz
good-food = Nahrung
good-iron = Eisen
good-silk = Seide
good-coat = Wappen
city-Paris = Paris
city-Brugge = Brugge
city-Koeln = Köln
city-Hamburg = Hamburg
city-Wien = Wien
city-Genova = Genova
place-JW = Westgabel
place-J0 = Mittelgabel
place-JN = Nordgabel
place-JS = Südgabel
place-LW1 = Weststraße
place-LN1 = Nordstraße
place-LS1 = Südstraße 1
place-LS2 = Südstraße 2
influence-free_loading = Kostenlose Beladung
influence-broken_axle = Achsbruch
influence-special_sale = Sonderverkauf
influence-bonus_sale = Verkauf mit Bonus
influence-social_climb = Sozialer Aufstieg
influence-load_master = Lademeister
influence-upkeep = Repräsentationskosten
card-cheap_purchase = Günstiger Einkauf
card-wagoner = Wagnerei
card-great_wagoner = Große Wagnerei
card-courier = Kurier
card-express_courier = Express-Kurier
card-office = Kontor
card-great_office = Großes Kontor
card-warehouse_sale = Lagerverkauf
way-up = hinauf
way-down = hinunter
way-any = hinauf oder hinunter
until-phase = Phase
until-round = Runde
length-round = diese Runde
length-next = bis Ende der nächsten Runde
target-any = überhaupt
target-wagon = auf Wagen { $wagon }

clause-pay = { $amount } zahlen
clause-pay-if = { $amount } zahlen, wenn { $event }
clause-sell-card = { $influence } hergeben
clause-no-bid = nicht auf Wagen { $wagon } bieten
clause-bid-max = höchstens { $amount } auf Wagen { $wagon } bieten
clause-load-for = als Lademeister von Wagen { $wagon } { $pieces ->
    [one] einen Stein
   *[other] bis zu { $pieces } Steine
  } für { $amount } mitnehmen
clause-master-not = als Lademeister von Wagen { $wagon } { $good } nicht laden
clause-move-via = Wagen { $wagon } von { $branch } ziehen
clause-move-into = Wagen { $wagon } nach { $city } hineinziehen
clause-move-tile = Plättchen { $tile } für Wagen { $wagon } spielen
clause-not-move = Wagen { $wagon } nicht bewegen
clause-courier-to = den Kurier nach { $field } bringen
clause-courier-not = den Kurier nicht nach { $field } bringen
clause-play = { $influence } { $target } ausspielen
clause-not-play = { $influence } { $target } nicht ausspielen
clause-disc-not = keinen Zeiger auf { $good } stellen
clause-disc = { $count ->
    [one] einen Zeiger
   *[other] { $count } Zeiger
  } auf { $good } stellen
clause-office-not = { $good } mit keinem Kontor { $way } bewegen
clause-office = { $good } mit einem Kontor { $way } bewegen
clause-no-lot = um keine Investitionskarte bieten
clause-lot-max = höchstens { $amount } um eine Investitionskarte bieten
clause-not-buy = { $good } nicht kaufen
when-enters = Wagen { $wagon } nach { $city } kommt
when-over = { $seat } Wagen { $wagon } von { $branch } zieht
when-courier = { $seat } den Kurier nach { $field } bringt
when-plays = { $seat } { $influence } { $target } ausspielt
when-not-plays = { $seat } { $influence } { $target } nicht ausspielt
when-bid-zero = { $seat } nichts auf Wagen { $wagon } bietet
when-shifts = { $seat } { $good } mit einem Kontor bewegt
when-not-shifts = { $seat } { $good } mit keinem Kontor bewegt
when-disc = { $seat } { $count ->
    [one] einen Zeiger
   *[other] { $count } Zeiger
  } auf { $good } stellt
when-loaded = { $seat } wie abgesprochen auf Wagen { $wagon } lädt
branch-way = { $here } in Richtung { $there }

result-status = der höhere Stand
result-cash = mehr Geld auf derselben Stufe
result-debt = als Einzige ohne Schulden
result-shared = gleicher Stand, gleiches Geld

# Das Brett

board-head = Runde { $round }, Phase { $phase }. { $arrivals } von { $target } Ankünften; eine Stufe kostet { $cost }. { $seat } ist Startspieler.
board-last = Dies ist die letzte Runde.
board-stall = { $idle ->
    [one] Eine Runde
   *[other] { $idle } Runden
  } ohne Ankunft.
board-wagons = Wagen
board-heading = Weg nach { $cities }
board-master = Lademeister { $seat }
board-free = noch kein Lademeister
board-arrived = angekommen
board-stopped = Achsbruch
board-empty = leer
board-courier = Kurier auf { $field }; { $pile ->
    [one] eine Einflusskarte
   *[other] { $pile } Einflusskarten
  } im Stapel.
board-map = Karte (. Feld, + Abzweigung, Ziffer: Wagen mit Fahrtrichtung, K Kurier)
board-cities = Städte
board-market = Markt
board-bonus = Bonus
board-stores = Lager
board-prices = Preise
board-buy = Einkauf
board-sell = Verkauf
board-supply = Vorrat
board-seats = Händler
board-step = Stufe
board-upkeep = Repräsentation
board-money = Geld
board-tiles = Plättchen
board-influence = Einflusskarten
board-notes = Schuldscheine
board-investments = Investitionen
board-offer = Investitionskarten im Angebot: { $cards }. Verdeckt: { $unseen }.
board-lot = Das Gebot steht bei { $high }, von { $seat }.
board-clauses = Absprachen
board-clause = { $seat } gegenüber { $other_seat }: { $clause } (bis Ende von Runde { $last })
board-hand = Deine Einflusskarten: { $influence }.
