about = Trade for action cards, fill your warehouse and ship your goods before the fleet sails and the apples rot.

ask-FirstGoods = Take { $count } goods to begin with.
help-FirstGoods = Any goods, also two alike, from the open stacks into your hand. The ships already lie in the harbour (WI-15, WI-R01).
ask-ChooseStack = Card { $number } of { $count }: from which stack do you turn it up?
help-ChooseStack = At most two cards from one stack, and not all from the same. You see each card before you choose the next stack (WI-22 to WI-24).
ask-ChooseCard = Take a card{ $open ->
    [0] .
   *[other] , or offer some of your { $purse } gulden for one that lies open.
  }
help-ChooseCard = A card you take lies open and can be contested. If you offer gulden for somebody's open card, he takes one of the offers and gives up the card, or he pays one of them and keeps it (WI-26 to WI-32).
ask-Offer = The best offer for { $holder_seat }'s card ({ $card }) is { $high }: do you offer some of your { $purse } gulden?
help-Offer = Your offer may be higher, lower or the same. The holder may sell to you, or pay you and keep the card (WI-29 to WI-31).
ask-Settle = { $able ->
    [0] Your { $purse } gulden cover none of the offers: to whom do you sell your card ({ $card })?
   *[other] Sell your card ({ $card }), or pay one of the offers and keep it?
  }
help-Settle = You choose exactly one offer. Sell, and you get the gulden; pay, and you keep the card. Either way the other players' offers lapse (WI-32).
ask-Turn = Your turn ({ $card }) with { $purse } gulden and { $free ->
    [0] no free place
    [one] one free place
   *[other] { $free } free places
  }: what do you do?
help-Turn = Carry out your card and, if you like, play one special card from your hand before or after it. A special card you do not carry out goes into your hand. Ships come before purchase and storage or a swap (WI-38, WI-55 to WI-57, WI-74).
ask-LoadMore = Load another ship?
help-LoadMore = One shipping action may load several ships, as long as your warehouse has all their goods (WI-51).
ask-FreePurchase = Take { $most ->
    [one] one good
   *[other] { $most } goods
  } of your choice into your hand.
help-FreePurchase = Any goods from the stacks, free of charge (WI-58).
ask-Supply = Take up to { $most ->
    [one] one good
   *[other] { $most } goods
  } straight into your warehouse for { $cost } gulden.
help-Supply = The cost is the same for fewer goods (WI-62, WI-R35).
ask-Exchange = Swap goods of your warehouse: { $left ->
    [one] one exchange is left.
   *[other] { $left } exchanges are left.
  }
help-Exchange = One for one, with your own hand or with another warehouse; nobody can refuse. The second exchange may pass on what the first one brought (WI-63 to WI-68).
ask-MarketSale = Sell goods for { $price } gulden each, { $sold ->
    [0] none
   *[other] { $sold }
  } so far.
help-MarketSale = Any number of goods, one by one: first from your hand, then from your warehouse, each in the order apples, spices, cheese, silk (WI-69).
ask-Rot = { $count ->
    [one] One of your spices and cheese rots
   *[other] { $count } of your spices and cheese rot
  }: which?
help-Rot = Half of spices and cheese together is lost, rounded down. All apples in the warehouse and all goods in your hand are lost as well; stored silk stays (WI-77 to WI-80).
ask-Conserve = How many do you save of the { $good } { $place }, { $most } at most?
help-Conserve = Conservation saves rotting goods in the warehouse. What it allows beyond the goods lying there may keep goods in your hand (WI-60, WI-61).

move-start = { $seat } gets the start marker
move-ship = { $ship } comes into the harbour
move-card = { $card } is turned up
move-draft = Take { $goods }
move-reveal = From the { $deck } stack
move-take = Take: { $card }
move-secure = Take with a secure action: { $card }
move-challenge = Offer { $amount } for the card of { $seat }
move-seize = Take the card of { $seat } with a secure action
move-bid = Offer { $amount }
move-pass = No offer
move-sell = Sell to { $seat }
move-pay = Pay { $seat } and keep the card
move-purchase = Take the goods of the card
move-store = Store { $goods }
move-income = Take the income
move-load = Load { $ship }
move-carry-out = Carry out the special card
move-play = Play from the hand: { $card }
move-end = End the turn
move-fetch = Take { $goods }
move-swap-hand = Give { $gives }, take { $gets } from the hand
move-swap-with = Give { $gives }, take { $gets } from the warehouse of { $seat }
move-vend = Sell { $good }, { $place }
move-done = Enough
move-give-up = Give up { $spices ->
    [one] 1 spice
   *[other] { $spices } spices
  } and { $cheese } cheese
move-save = Save { $good }: { $count }

event-marker = { $seat } gets the start marker.
event-arrived = In the harbour: { $ship }.
event-drafted = { $seat } begins with { $goods }.
event-round = Round { $round }. { $seat } turns up the cards.
event-revealed = { $seat } turns up: { $card }.
event-reshuffled = The stack { $deck } is shuffled anew.
event-took = { $seat } takes: { $card }.
event-secured = { $seat } plays a secure action and takes: { $card }.
event-challenged = { $seat } offers { $amount } for the card of { $holder_seat }: { $card }.
event-offered = { $seat } offers { $amount }.
event-passed = { $seat } offers nothing.
event-sold = { $seat } sells to { $bidder_seat } for { $amount }: { $card }.
event-kept = { $seat } pays { $amount } to { $bidder_seat } and keeps: { $card }.
event-seized = { $seat } takes by a secure action from { $holder_seat }, who gets { $amount } from the bank: { $card }.
event-unwanted = Nobody took: { $cards }.
event-purchased = { $seat } purchases { $goods }.
event-stored = { $seat } pays { $amount } and stores { $goods }.
event-income = { $seat } takes an income of { $amount }.
event-loaded = { $seat } loads a ship for { $vp } points: { $ship }.
event-special = { $seat } carries out: { $card }.
event-kept-card = { $seat } takes into the hand: { $card }.
event-fetched = { $seat } takes { $goods }.
event-supplied = { $seat } pays { $amount } and takes into the warehouse: { $goods }.
event-swapped-hand = { $seat } swaps { $gives } for { $gets } from the hand.
event-swapped = { $seat } swaps { $gives } for { $gets } with the warehouse of { $partner_seat }.
event-vended = { $seat } sells { $good } for { $amount }, { $place }.
event-sailed = The fleet leaves. Unloaded: { $ships }.
event-saved = { $seat } saves { $good } ({ $count }), { $place }.
event-rotted = { $seat } loses from the warehouse: { $stored }; from the hand: { $held }.
event-over = The game is over. The ships are turned up.

illegal-choose-goods = Choose goods.
illegal-no-such-goods = Name goods in the order apples, spices, cheese, silk.
illegal-how-many-goods = { $least ->
    [one] From one
   *[other] From { $least }
  } to { $most } goods, please.
illegal-not-in-stock = The stacks do not have these goods.
illegal-choose-stack = Name a stack: purchase, storage or shipping.
illegal-stack-closed = No card may come from the { $deck } stack now: at most two from one stack, and not all from the same.
illegal-choose-card = Take a card, or go for an open one.
illegal-not-untaken = That card is not there to be taken: { $card }.
illegal-not-open = No card lies open there.
illegal-no-safe = You have no secure action in your hand.
illegal-offer-range = An offer is at least 1 and at most the { $purse } gulden you have.
illegal-offer-or-pass = Offer something, or pass.
illegal-sell-or-pay = Sell to one who offers, or pay one of the offers.
illegal-no-offer = There is no such offer.
illegal-cannot-pay = That costs { $amount } gulden; you have { $purse }.
illegal-choose-action = Choose an action, or end the turn.
illegal-not-your-card = Your card does not allow this now.
illegal-action-first = Your card must be carried out first: { $card }.
illegal-no-use = That card could do nothing now: { $card }.
illegal-not-in-hand = You do not have enough of it in your hand: { $good }.
illegal-not-in-harbour = That ship is not in the harbour: { $ship }.
illegal-ship-first = Ships must be loaded before purchase and storage or a swap.
illegal-goods-missing = Your warehouse lacks goods for it: { $ship }.
illegal-load-or-done = Load another ship, or stop.
illegal-not-your-special = You do not have that card in your hand: { $card }.
illegal-one-special = Only one special card from the hand in a turn.
illegal-after-safe = After a secure action you may not play a special card from your hand in this round.
illegal-exchange-or-done = Swap, or stop.
illegal-one-exchange = Make at least one exchange.
illegal-no-such-warehouse = Swap with your hand or with another player's warehouse.
illegal-two-goods = Swap two different goods.
illegal-not-stored = That good does not lie in your warehouse: { $good }.
illegal-not-there = That good is not there: { $good }.
illegal-sell-or-done = Sell a good from hand or warehouse, or stop.
illegal-one-sale = Sell at least one good.
illegal-piles-in-order = Sell in order: first from the hand, then from the warehouse, from apples to silk.
illegal-give-up = Say how many spices and how many cheese rot.
illegal-give-up-half = Spices and cheese that rot must be { $count } together, and lie in your warehouse.
illegal-save-pile = Say how many of this good you save: { $good }.
illegal-save-range = You can save at most { $most } of them.

worth = { $worth } points
term-pick = best card to pick
term-card = worth of the card
term-rivals = rivals
term-safe = secure action spent
term-price = price
term-income = gulden earned
term-later = for later
term-goods = goods
term-points = points
term-end = end of the game
term-blocked = ships barred

option-start = Who begins
option-start-random = by lot
option-cons_excess = Conservation may keep hand goods beyond
option-cons_excess-stock = all goods in the warehouse
option-cons_excess-rotting = the rotting goods in the warehouse
option-max_rounds = Rounds at most

good-apples = apples
good-spices = spices
good-cheese = cheese
good-silk = silk
some-apples = { $count ->
    [one] 1 apple
   *[other] { $count } apples
  }
some-spices = { $count ->
    [one] 1 spice
   *[other] { $count } spices
  }
some-cheese = { $count ->
    [one] 1 cheese
   *[other] { $count } cheese
  }
some-silk = { $count ->
    [one] 1 silk
   *[other] { $count } silk
  }
deck-purchase = purchase
deck-storage = storage
deck-shipping = shipping
place-hand = from the hand
place-warehouse = from the warehouse
card-none = no action card
card-purchase = purchase { $what }
card-storage = store { $amount } for { $cost }
card-shipping = ship, or income { $amount }
card-free = free purchase of { $amount }
card-preserve = conservation of { $amount }
card-supply = purchase and store { $amount } for { $cost }
card-swap = swap of stored goods
card-market = sale at the market for { $amount } each
card-safe = secure action
size-L = large
size-S = small
ship = { $size } ship { $vp } for { $what }

board-laying = The table is being laid.
board-round = Round { $round }, fleet { $fleet }. Start marker: { $seat }. The game ends at { $target } points.
board-harbour = Harbour (the fleet leaves at { $leaves } ships or fewer):
board-harbour-empty = The harbour is empty.
board-stock = Goods in the stacks: { $what }
board-decks = Action cards, stack and discards: { $what }
board-untaken = To be taken: { $what }
board-unplaced = Turned up: { $what }
board-hand = { $count ->
    [one] 1 hand card
   *[other] { $count } hand cards
  }
board-own-hand = { $purse } gulden; in hand: { $what }
board-warehouse = warehouse: { $what } ({ $free } free)
board-ships = { $count ->
    [one] one ship
   *[other] { $count } ships
  }
board-points = { $count ->
    [one] one ship
   *[other] { $count } ships
  }, { $points } points
board-open = open: { $card }
board-down = face down: { $card }
board-gulden = gulden in front
board-own-gulden = { $amount } gulden in front
board-preserves = on the warehouse: { $what }
board-safe = has played a secure action
board-bids = Offers for the card of { $seat }: { $what }
board-bid-pass = nothing
result-points = most points
result-goods = more goods in the warehouse
result-gulden = more gulden
result-shared = equal in everything
result-capped = stopped by the cap on rounds; scored as usual
