about = One tower for all, and a price for every step it takes: sell actions, buy others, fulfil orders, and end with the most ducats.

ask-PlaceTower = Roll for the starting field, or use your card and choose it?
help-PlaceTower = The dice name a row and a column; the card lets you begin on any field. The market as starting field moves the round marker on (GE-17 to GE-19).
ask-MakeOffers = Tower at { $field }: what do you offer { $active_seat } out of your { $purse } ducats?
help-MakeOffers = Offer money in fives or goods for the open action or for the next step; after a building deal you act there at once. An offer for the action here that asks nothing in return obliges the active player to let it be taken (GE-33 to GE-44).
ask-Negotiate = Tower at { $field }: { $bound ->
    [1] { $able ->
        [1] take an offer for the action, or act yourself?
       *[other] which offer for the action do you take?
      }
   *[other] { $able ->
        [1] act, {""}
       *[other] {""}
      }{ $open ->
        [1] sell the action, {""}
       *[other] {""}
      }{ $moves ->
        [0] {""}
        [one] move on (one step left), {""}
       *[other] move on ({ $moves } steps left), {""}
      }or end the turn?
  }
help-Negotiate = Act yourself, sell the action, propose a deal, ask for better offers, move on or end your turn. With a clean offer for this building you must act or sell before you go (GE-31 to GE-39).
ask-AnswerCounter = { $active_seat } proposes for { $target }: you give { $give }{ $take ->
    [none] {""}
   *[other] {" "}and get { $take }
  }; { $able ->
    [0] you cannot agree to that.
   *[other] agreed?
  }
help-AnswerCounter = If you agree, both sides change hands at once and, in a building, you take the action there; you are asked even if you can only decline (GE-37, GE-43, GE-R29).
ask-PickCards = Which card do you give to { $to_seat } as agreed ({ $stack })?
help-PickCards = The deal names the kind of card only; the giver picks it, and only the two of you see it (GE-R14).
ask-PerformAction = Your action ({ $field }): { $takes ->
    [either] fulfil an order, or take a privilege?
    [privilege] take a privilege; no order can be fulfilled now.
    [promised] do what was promised in the deal.
   *[other] take what it gives, or use a special card first?
  }
help-PerformAction = Special cards for any ware, an exchange or an own building may be used before, during and after your action (GE-60, GE-69, GE-90 to GE-92).
ask-DeliverCard = Which of the drawn cards goes to { $to_seat }, as promised?
help-DeliverCard = You promised a card the action would bring; you choose which one (GE-52, GE-R09).
ask-FinishAction = Your action ({ $field }) is done{ $more ->
    [0] , and nothing of yours can follow it.
   *[other] : a small order, a special card, or finished?
  }
help-FinishAction = One small order for this building may follow the action; special cards may be used until you say that you have finished. Whoever holds a small order, a message or a special card is asked, whether it fits here or not (GE-76 to GE-79, GE-R17, GE-R29).
ask-TakeForIt = What do you take in exchange for: { $good }?
help-TakeForIt = Any good in stock, but no ware, special card or marker for its like (GE-91, GE-R21).
ask-ClaimMessages = The tower has stopped: { $fulfilled ->
    [0] no message in your hand is fulfilled.
   *[other] do you claim a message?
  }
help-ClaimMessages = A message is fulfilled if the tower visited both its buildings this turn, whoever acted there; it pays 30 ducats. Whoever holds a message is asked, fulfilled or not, so that the question gives nothing away (GE-80 to GE-82, GE-R29).
ask-PlaceMarkers = You have { $supply ->
    [one] one marker
   *[other] { $supply } markers
  }: use one of the entered alleys, or pass?
help-PlaceMarkers = Next to one entered alley you may put a marker on each building; an opponent's marker can be removed by giving up one of yours (GE-100 to GE-104).

move-start = { $seat } is start player
move-draw = { $card } is drawn
move-dice = The dice show red { $red }, blue { $blue }
move-roll = Roll the dice
move-any-start = Use the card and begin at: { $field }
move-offer = Offer { $give } for { $target }{ $take ->
    [none] {""}
   *[other] , and ask { $take }
  }
move-book = { $offers ->
    [none] No offer
   *[other] Offer { $offers }
  }{ $intents ->
    [none] {""}
   *[other] ; later perhaps { $intents }
  }
move-pass-turn = No offer, and do not ask me again this turn
move-act = Take the action here yourself
move-accept = Take the offer of { $seat } for { $target }
move-counter = Propose to { $seat } for { $target }: you get { $give }{ $take ->
    [none] {""}
   *[other] { " " }and give { $take }
  }
move-call-again = Ask for better offers
move-go = On to: { $field }
move-end-turn = End your turn
move-yes = Agree
move-no = Decline
move-pick = Give { $card }
move-perform = Take what the building gives
move-take-privilege = Take a privilege
move-fulfil = Fulfil { $card }{ $special ->
    [none] {""}
   *[other] { " " }and take the card: { $special }
  }
move-any-ware = Use the card: take { $ware }
move-exchange = Use the exchange: give { $give }
move-take = Take { $good }
move-use-building = Use the card for your building: { $building }{ $card ->
    [none] {""}
   *[other] , { $card }
  }{ $special ->
    [none] {""}
   *[other] , for { $special }
  }
move-deliver = Pass on { $card }
move-small-order = Fulfil { $card }
move-finish = Finish the action
move-claim = Claim { $message }
move-done = Claim no message
move-mark = Use { $alley }: { $marks }
move-pass = Pass

event-turn = { $seat } is active. The round marker stands on { $round }.
event-drew = { $seat } draws: { $card ->
    [hidden] { $stack }
   *[other] { $card }
  }.
event-shuffled = The stack is shuffled: { $stack }.
event-rolled = { $seat } rolls red { $red }, blue { $blue }. The tower begins at: { $field }.
event-chose-start = { $seat } uses a card. The tower begins at: { $field }.
event-market-start = A start on the market: the round marker moves on to { $round }.
event-offered = { $seat } offers { $give } for { $target }{ $take ->
    [none] {""}
   *[other] { " " }and asks { $take }
  }.
event-intends = { $seat } may later offer { $give } for { $target }{ $take ->
    [none] {""}
   *[other] { " " }and ask { $take }
  }.
event-no-offer = { $seat } offers nothing.
event-passed = { $seat } offers nothing for the rest of the turn.
event-showed = { $seat } shows { $to_seat }: { $card ->
    [hidden] { $stack }
   *[other] { $card }
  }.
event-withdrawn = An offer of { $seat } counted on the claimed message and is gone.
event-accepted = { $seat } takes the offer of { $from_seat } for { $target }.
event-called-again = { $seat } asks for better offers.
event-proposed = { $seat } proposes to { $to_seat } for { $target }: { $give }{ $take ->
    [none] {""}
   *[other] { " " }against { $take }
  }.
event-agreed = { $seat } agrees.
event-declined = { $seat } declines.
event-dealt = { $seat } gives { $to_seat } { $give } for { $target }{ $take ->
    [none] {""}
   *[other] { " " }and gets { $take }
  }.
event-handed = { $seat } hands { $to_seat }: { $card ->
    [hidden] { $stack }
   *[other] { $card }
  }.
event-moved = { $seat } moves the tower: { $field }.
event-ended = { $seat } ends the turn.
event-extra-action = { $seat } uses a further action.
event-acts = { $seat } acts at: { $field }.
event-gained = { $seat } gets { $goods } ({ $building }).
event-owner-paid = { $seat } gets { $amount } ducats as owner ({ $building }).
event-delivered = { $seat } passes on to { $to_seat }, as promised: { $good } ({ $count }).
event-large-order = { $seat } fulfils { $card }: { $amount } ducats{ $special ->
    [none] {""}
   *[other] { " " }and { $special }
  }.
event-small-order = { $seat } fulfils { $card }: { $amount } ducats.
event-any-ware = { $seat } uses a card and takes { $good }.
event-gave-up = { $seat } exchanges { $good }.
event-took = { $seat } takes { $good }.
event-used-building = { $seat } uses a card for an own building: { $building }.
event-claimed = { $seat } claims { $card }: { $amount } ducats.
event-mark-place = { $seat } puts a marker on: { $building }.
event-mark-remove = { $seat } gives up a marker to remove the one on: { $building }.
event-mark-replace = { $seat } removes a rival's marker and puts an own one there: { $building }.
event-scored = { $seat }: { $privileges } ducats for privileges ({ $cards }), { $buildings } for own buildings.

illegal-roll-or-card = Roll, or use the card for the starting field.
illegal-no-field = There is no field { $field }.
illegal-offer-or-pass = Make an offer, a book of offers, or pass.
illegal-no-target = You cannot offer for { $target } now: only for the open action here and for fields next to the tower.
illegal-no-intent = An intention is for a field farther away, not for { $target }.
illegal-too-many-intents = At most { $most } intentions.
illegal-target-twice = One offer for each target.
illegal-empty-offer = An offer gives something.
illegal-money-both-ways = Money goes one way only.
illegal-money-step = Money changes hands in steps of { $step }.
illegal-goods-needed = With two players an offer needs at least one good.
illegal-both-sides = { $good } cannot be on both sides.
illegal-too-poor = You have { $money } ducats.
illegal-lacks = { $seat } has not enough of: { $good }.
illegal-no-such-good = There is no good called { $good }.
illegal-name-own-cards = You can name your own cards only; of others' cards name the kind.
illegal-gained-by-active = Only the one who acts can promise goods of the action.
illegal-no-markers = There are not enough markers in the colour of { $seat } in stock.
illegal-nothing-to-gain = No action, nothing to gain: { $target }.
illegal-one-from-villa = A villa gives one thing only.
illegal-not-gained-there = { $good } is not what { $target } gives.
illegal-out-of-stock = Not to be had now: { $good }.
illegal-cannot-promise = To promise a special card from { $target } you need an order for it and its wares.
illegal-no-action = { $seat } has no action left for that.
illegal-no-open-action = There is no open action here.
illegal-act-or-move = Act, accept, propose, call again, move on or end the turn.
illegal-bound = There is an offer for the action here ({ $field }): act, or sell it, before you go on.
illegal-no-such-offer = There is no such offer.
illegal-no-partner = Propose to one of your opponents.
illegal-counters-spent = At most { $most } proposals before the next action or move.
illegal-calls-spent = You can ask for better offers { $most } times before the next action or move.
illegal-nobody-listens = Nobody wants to be asked any more this turn.
illegal-no-way = The tower cannot go there: { $field }.
illegal-yes-or-no = Say yes or no.
illegal-pick-one = Pick one of the cards to give: { $stack }.
illegal-perform-first = Take the action, or use a special card.
illegal-villa-choice = In a villa take a privilege or fulfil an order.
illegal-no-villa = That is possible in a villa only.
illegal-promised = You have promised otherwise: { $good }.
illegal-not-in-hand = You do not hold { $card }.
illegal-order-misfits = { $card } cannot be fulfilled now at: { $building }.
illegal-no-such-reward = Not to be had as a reward: { $special }.
illegal-deliver-one = Pass on one of the cards just drawn.
illegal-finish-or-special = Fulfil a small order, use a special card, or finish.
illegal-one-small-order = One small order for each action.
illegal-no-special = You have no such card: { $special }.
illegal-nothing-to-take = There is nothing to take for { $good }.
illegal-not-own-building = You cannot use this building by card: { $building }.
illegal-take-one = Take one of the goods in stock.
illegal-claim-or-done = Claim a message, or say that you are done.
illegal-claim-later = Messages cannot be claimed at this moment.
illegal-answered = You have already answered; claim when you are asked again.
illegal-not-visited = The tower has not visited both { $one_building } and { $other_building } this turn.
illegal-mark-or-pass = Place markers, or pass.
illegal-no-alley = { $alley } cannot be used now.
illegal-no-marks = Nothing of the kind can be done next to { $alley }.
illegal-too-few-markers = You have { $supply ->
    [one] one marker
   *[other] { $supply } markers
  }.

worth = { $worth } ducats
term-action = the action
term-way = the way from there
term-card = the card it costs
term-deal = the deal
term-rival = what rivals get
term-patience = waiting
term-silence = no deals
term-too-little = too small a part
term-chance = may be declined
term-message = messages
term-privilege = the privilege
term-order = the order
term-special = the special card
term-ware = the good
term-given = what is given
term-building = own buildings

option-start = Who is start player
option-start-random = by lot
option-layout = Map of the city
option-layout-strict = by the rulebook alone
option-layout-review = buildings as reviews tell
option-layout-bars = straight buildings

result-money = the most ducats
result-goods = more goods left over
result-shared = equal ducats, equal goods

money = { $amount } ducats
gained-piece = { $piece } (from the action)
certain-card = a certain card: { $stack }
card-large = large order { $villa } ({ $wares })
card-small = small order { $building } ({ $ware })
card-message = message { $one } – { $other }
card-privilege = privilege { $building }
offer-for = { $give } for { $target }
offer-asking = { $give } for { $target } against { $take }
alley-target = alley { $place }
alley-name = alley { $place }
mark-place = marker on { $building }
mark-remove = remove the marker on { $building }
mark-replace = own marker in place of the one on { $building }

board-round = Round { $round } of { $last }. { $seat } is active.
board-tower = Tower: { $way }. Moves left: { $moves }.
board-tower-none = The tower is not placed yet.
board-rows = row: blue die, column: red die
board-legend = digits: the tower's way; signs: owners
board-stock = In stock
board-cards = Stacks (face down / face up)
board-merchants = Merchants
board-money = { $amount } ducats
board-hidden = ducats hidden
board-goods = goods: { $list }
board-markers = markers { $count }
board-backs = cards: { $list }
board-acted = has acted
board-passed = passes this turn
board-hand = Your hand
board-offers = Offers
board-intents = Intentions
board-deal = Proposed by { $seat } to { $to_seat }: { $terms }

field-guild-hall = guild hall
field-town-hall = town hall
field-post-station = post station
field-cathedral = cathedral
field-palazzo = palazzo
field-park = park
field-coach-house = coach house
field-harbour = harbour
field-taverna = taverna
field-trattoria = trattoria
field-grain-store = grain warehouse
field-metal-store = metal warehouse
field-cloth-store = cloth warehouse
field-spice-store = spice warehouse
field-villa-colini = Villa Colini
field-villa-monetti = Villa Monetti
field-villa-ricci = Villa Ricci
field-villa-zasteri = Villa Zasteri
field-market = market

good-silver = silver
good-copper = copper
good-salt = salt
good-pepper = pepper
good-wheat = wheat
good-rice = rice
good-linen = linen
good-silk = silk
good-any-start = any starting field
good-extra-action = further action
good-any-ware = any ware
good-exchange = exchange
good-building-action = building action
good-marker = marker
good-large = large order
good-small = small order
good-message = message
good-privilege = privilege
target-guild-hall = the guild hall
target-town-hall = the town hall
target-post-station = the post station
target-cathedral = the cathedral
target-palazzo = the palazzo
target-park = the park
target-coach-house = the coach house
target-harbour = the harbour
target-taverna = the taverna
target-trattoria = the trattoria
target-grain-store = the grain warehouse
target-metal-store = the metal warehouse
target-cloth-store = the cloth warehouse
target-spice-store = the spice warehouse
target-villa-colini = Villa Colini
target-villa-monetti = Villa Monetti
target-villa-ricci = Villa Ricci
target-villa-zasteri = Villa Zasteri
target-market = the market
