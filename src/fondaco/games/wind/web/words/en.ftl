# What the board of Vor dem Wind says.
gulden = { $amount } gulden
points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
points-short = { $points } p
cards-held = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
you = You
harbour-title = In the harbour
round-and-target = Round { $round } · the game ends at { $target } points
fleet-leaves = { $left ->
    [0] The fleet leaves at the end of the round
    [one] One more ship, then the fleet leaves
   *[other] { $left } more ships, then the fleet leaves
  }
stock-title = Goods in the stacks
quay-title = The quay
houses-title = Warehouses
hand-title = Your hand
hand-lost = { $lost } will be lost
hand-would = { $lost } would be lost
hand-no-goods = no goods
phase-laying = The table is being laid
phase-reveal = Turning up: { $seat }
phase-trade = Trade: { $seat } chooses
phase-offers = Trade for the card of { $holder_seat }
phase-actions = Actions: { $seat }
phase-rot = The fleet has gone
all-taken = All cards are taken.
none-yet = No card lies open yet.
offers-made = Offers in the order of speaking
offer-none = passes
offer-waits = to speak
offer-out = done
carried-out = done
face-up = open
face-down = face down
no-card = no card
nothing-before = nothing yet
start-marker = Start player
decay-lost = { $lost ->
    [one] 1 will rot
   *[other] { $lost } will rot
  }
decay-would = { $lost } would rot
decay-save = { $left } more to save
decay-over = it is over
decay-none = nothing rots
decay-empty = empty
letter-apples = A
letter-spices = S
letter-cheese = C
letter-silk = K
short-purchase = Purchase
short-storage = Storage
short-shipping = Shipping
short-free = Free buy
short-preserve = Preserve
short-supply = Buy+store
short-swap = Swap
short-market = Market
short-safe = Secure
stock-of = Stack: { $what }
hand-of = From the hand: { $what }
ware-of = In the warehouse: { $what }

keep = you keep { $keep }
purse-follows = then { $purse } gulden
vend-passes = no longer for sale: { $what }
sell-follows = +{ $amount }, then { $purse } gulden, no card
pay-follows = −{ $amount }, you keep { $keep }
offer-follows = with the card you keep { $keep }; paid off, you have { $purse }
store-brings = { $most ->
    [one] store one good
   *[other] store up to { $most } goods
  }, you keep { $keep }
too-dear = costs { $cost }, more than you have
nothing-to-store = nothing to store
no-place = no free place in the warehouse
ship-brings = a ship of { $vp } points, or { $purse } gulden
market-brings = brings up to { $most }
free-brings = { $amount } goods of your choice
preserve-brings = saves { $amount } when the fleet leaves
swap-brings = exchange up to two goods
safe-brings = for a later round
load-follows = +{ $vp }, then { $points } points
fleet-follows = the fleet leaves
fits-ship = { $count ->
    [one] enough for a ship of { $vp }
   *[other] enough for { $count } ships, the best of { $vp }
  }
fits-none = not enough for a ship yet
would-fit = hand and warehouse will do for a ship of { $vp }
hand-follows = then in hand: { $what }
stays = stays: { $what }
save-follows = { $rots ->
    [0] none is lost
    [one] 1 is lost
   *[other] { $rots } are lost
  }, { $left } more to save
end-keeps = the special card goes into your hand
end-loses = the card is lost

doing-NewFleet = A new fleet comes in.
doing-StartSeat = Lots are drawn for the start player.
doing-FirstGoods = { $seat } takes the first goods.
doing-ChooseStack = { $seat } chooses a stack.
doing-TurnUp = A card is turned up.
doing-ChooseCard = { $seat } chooses a card.
doing-Offer = { $seat } considers an offer.
doing-Settle = { $seat } sells or pays.
doing-Turn = { $seat } carries out the action.
doing-LoadMore = { $seat } loads ships.
doing-FreePurchase = { $seat } picks goods.
doing-Supply = { $seat } picks goods for the warehouse.
doing-Exchange = { $seat } swaps goods.
doing-MarketSale = { $seat } sells at the market.
doing-Rot = { $seat } looks what rots.
doing-Conserve = { $seat } saves goods.
place-own-hand = Your hand
place-harbour = The harbour
verb-draft = Take goods
verb-fetch = Take goods
verb-store = Store
verb-take = Take a card
verb-secure = With a secure action
verb-seize = With a secure action
verb-challenge = Offer
verb-bid = Offer
verb-load = Load a ship
verb-play = Special card from the hand
verb-swap-hand = Swap with the hand
verb-swap-with = Swap with a warehouse
verb-vend = Sell
verb-save = Save
verb-give-up = Let rot
form-challenge = Offer
form-store = Store
form-fetch = Take goods
form-draft = Take the first goods
field-seat = Whose card
field-amount = Offer
field-goods = Goods
source-apples = apples
source-spices = spices
source-cheese = cheese
source-silk = silk
source-ships = ships
curve-earned = Points over the match
minutes = 60

explain-ship = { $ship }: whoever has all these goods in the warehouse may hand them over with a shipping card and gets { $vp } points. A full line under a good: it lies in your warehouse; a dotted one: in your hand (WI-50 to WI-52).
explain-fleet = { $ships ->
    [one] One ship lies
   *[other] { $ships } ships lie
  } in the harbour. If at the end of a round there are { $leaves } or fewer, the fleet leaves: all goods in hand and all apples are lost, half of spices and cheese; stored silk stays (WI-75 to WI-80).
explain-target = If somebody has { $target } points at the end of a round, the game is over. The most points win (WI-85, WI-86).
explain-stock = { $good }: { $count } left in the open stack (WI-14).
explain-deck = Stack { $deck }: { $count ->
    [one] 1 card
   *[other] { $count } cards
  } left, { $discards } discarded. The start player turns up as many cards as there are players, at most two from one stack (WI-21 to WI-25).
explain-offers = Whoever has nothing yet may offer once, more or less than others. The holder takes one offer and gives up the card, or pays one offer and keeps it (WI-29 to WI-32).
explain-warehouse = A warehouse has eight places and lies open. Only what lies here can be shipped (WI-06, WI-52).
explain-decay = If the fleet left now: { $apples ->
    [one] 1 apple
   *[other] { $apples } apples
  } and { $half } of spices and cheese rot, conservation saves { $saved } of them. All goods in hand would be lost too (WI-60, WI-77 to WI-80).
explain-stored-apples = Stored apples all rot when the fleet leaves (WI-78).
explain-stored-spices = Of spices and cheese together half rots, rounded down; their owner chooses (WI-79).
explain-stored-cheese = Of spices and cheese together half rots, rounded down; their owner chooses (WI-79).
explain-stored-silk = Stored silk never rots (WI-80).
explain-open = This card lies open: whoever has nothing yet may offer gulden for it (WI-28, WI-34).
explain-down = This card lies face down: nobody can contest it any more (WI-33, WI-37).
explain-before = In each round an action card lies here, or the gulden received in its place (WI-33 to WI-35).
explain-start = The start player turns up, chooses and acts first. The marker moves on after each round (WI-20, WI-26).
explain-owned = Loaded ships lie face down; everybody sees how many they are (WI-83, WI-84).
explain-hand-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
  } in hand: gulden, goods and special cards together. Nobody has to say more (WI-16, WI-17).
explain-purse = Your gulden; the others do not see them (WI-09).
explain-held = { $good } in hand: not in the warehouse yet, so not to be shipped. When the fleet leaves all goods in hand are lost (WI-52, WI-77).
explain-held-lost = When the fleet leaves all goods in hand are lost, but for what conservation allows beyond the warehouse (WI-61, WI-77).
explain-card-purchase = Purchase: the pictured goods into your hand, for nothing (WI-41).
explain-card-storage = Storage: up to { $amount } goods from the hand into the warehouse for { $cost } gulden, even if it is fewer (WI-42 to WI-47).
explain-card-shipping = Shipping: load any number of ships, or take { $amount } gulden instead (WI-49 to WI-53).
explain-card-free = Free purchase: { $amount } goods of your choice into your hand. Special cards may be kept for later (WI-55, WI-58).
explain-card-preserve = Conservation: laid on the warehouse it saves { $amount } goods at the next departure (WI-59 to WI-61).
explain-card-supply = Purchase and storage: up to { $amount } goods of your choice straight into the warehouse for { $cost } gulden. No shipping after it in the same turn (WI-62, WI-74).
explain-card-swap = Swap: one or two goods of your warehouse for goods from your hand or from other warehouses. Nobody can refuse. No shipping after it in the same turn (WI-63 to WI-68, WI-74).
explain-card-market = Market: sell any number of goods from hand and warehouse for { $amount } gulden each (WI-69).
explain-card-safe = Secure action: played in the trade it takes a card that nobody can contest; whoever loses one gets { $amount } gulden. Whoever has played it plays no other special card from the hand in this round (WI-70 to WI-73).

coach-welcome = The most points win, and ships bring them. Each shows the goods it wants, and its points on the sail. When only two are left the fleet sails, and much of what you have rots.
coach-goods = Pick a ship and take two of its goods. Apples bring the most and rot the soonest.
coach-reveal = Each round as many cards lie open as there are players. Purchase brings goods into your hand, storage brings them into your warehouse, shipping turns them into points, or brings gulden.
coach-choose = Take what you need now: with an empty hand a purchase, with goods a storage, with the right warehouse the shipping.
coach-contest = If the best card lies before somebody else, offer for it. They sell it to you, or they pay you your offer and keep it: both may suit you.
coach-offer = One of the offers will be used, not always the highest: its maker gets the card, or is paid as much. Offer so much that either would suit you; four to eight gulden are usual.
coach-settle = Somebody wants your card. Sell it and you get the money and no card this round; pay and you keep it.
coach-turn = Your card: tap it, or pick a choice. What it costs and brings stands beside it.
coach-rot = The wind rises: what looks bitten rots when the fleet leaves. Ship apples while you can.

# Parts of the box, on the page about this edition
part-goods = Goods
part-gulden = Gulden cards
part-start = Start
part-fleet = Fleet
part-players = By number of players
part-cards = Action cards
part-vp_per_good = Points for goods
part-ships = Ships
score = { $score ->
    [one] one point
   *[other] { $score } points
  }
