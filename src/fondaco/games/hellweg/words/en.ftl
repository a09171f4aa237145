about = Buy beer, salt and ironware cheaply, build your own roads of carriages, and sell where the ware is wanted. Twelve trade cards decide.

ask-FirstStone = Stone { $number } of { $of }: into which house?
help-FirstStone = A stone is one unit of the house's ware. Any town but Dortmund will do, also one that others have chosen (HW-17, HW-18, HW-21).
ask-FirstCarriage = A carriage beside { $town }: on which road?
help-FirstCarriage = Your carriage connects the two towns for you alone. A village pays 1 thaler at once (HW-17 to HW-19).
ask-Sale = { $town } wants { $ware } and pays { $value } thalers: sell a stone?
help-Sale = Sell on the spot, or from any town that your own carriages connect. Single carriages on brown roads come back to your supply; paved roads and roads with two of yours stay. With passenger traffic a village on the way pays 1 thaler more (HW-36 to HW-49, HW-131).
ask-AnySale = You have sold nothing: sell any one stone for { $amount } thalers?
help-AnySale = Whoever sold at none of the four slots may sell one stone from any house for { $amount } thalers (HW-50, HW-52).
ask-Turn = Action { $turn } of 2: what do you do with { $purse ->
    [0] an empty purse
    [one] your one thaler
   *[other] your { $purse } thalers
  }{ $discount ->
    [0] ?
   *[other] {" "}and { $discount } off?
  }
help-Turn = Put a merchant on a free slot to buy its stones and carriages, or on the market for anything else. Your other merchant on the market (by option, anybody's) saves you 2 thalers, except in restocking (HW-27 to HW-32, HW-54 to HW-72, HW-114 to HW-126).
ask-StoneSource = No stone is left in your supply: where does the next one come from?
help-StoneSource = While the supply is empty a stone leaves one of your houses{ $task ->
    [buying] , or in the expert game your storage; or let what is left to place lapse (HW-84 to HW-86, HW-128).
   *[other] {""}; this one cannot lapse (HW-84, HW-R13, HW-R23).
  }
ask-CarriageSource = No carriage is left in your supply: where does the next one come from?
help-CarriageSource = While the supply is empty a carriage leaves one of your roads{ $task ->
    [buying] , or in the expert game your storage; or let what is left to place lapse (HW-84 to HW-86, HW-128).
    [bonus] , or in the expert game your storage; or let the bonus lapse (HW-84, HW-128, HW-R21).
   *[other] {""}; this one cannot lapse (HW-84, HW-R13, HW-R23).
  }
ask-PlaceCarriage = { $task ->
    [bonus] Your bonus carriage: on which road{ $held ->
        [0] , if any?
       *[other] ?
      }
   *[other] A carriage beside { $town }: on which road?
  }
help-PlaceCarriage = After buying stones the road must touch that town; a bonus carriage goes beside any town in which you have a stone, now or never. A village pays 1 thaler (HW-58, HW-61, HW-70, HW-71).
ask-UnstorePiece = { $stones ->
    [0] A carriage out of storage: on which road?
   *[other] A stone out of storage: into which house?
  }
help-UnstorePiece = Everything you have in storage comes out: stones into houses where you have a stone, carriages beside towns where you have one (HW-115 to HW-118).
ask-PickPrivilege = Which privilege do you take with your goods card?
help-PickPrivilege = A goods card of 20 thalers or more brings a privilege of a kind you do not have (HW-119).
ask-AfterAction = Use a privilege after your action?
help-AfterAction = Each open privilege card may be used once in your turn, before or after the action; cards just turned up have to wait (HW-125 to HW-127).

move-start = { $seat } is the first start player
move-trade-card = Trade card { $number } is turned up
move-stone = Stone into { $house }
move-carriage = Carriage on { $road }
move-skip = Do not sell
move-sell = Sell on the spot: { $house }
move-transport = Bring it from { $house }{ $back ->
    [nothing] {""}
   *[other] ; carriages coming back: { $back }
  }{ $fare ->
    [0] {""}
   *[other] ; passengers pay { $fare }
  }
move-sell-off = Sell off a stone: { $house }
move-buy = Buy at { $house }
move-restock-stone = Restock a stone: { $house }
move-restock-carriage = Restock a carriage: { $road }
move-goods-card = Buy goods card { $card }
move-thaler = Take a thaler
move-store = Store a { $piece }
move-unstore = Unstore everything
move-use = Privilege: { $privilege }{ $piece ->
    [none] {""}
   *[other] {" "}({ $piece })
  }
move-from = From { $source }
move-forgo = Let it lapse
move-decline = Leave the bonus carriage
move-pick = Privilege { $privilege }
move-end-turn = End the turn

event-start-player = { $seat } is start player.
event-trade-card = Round { $round }: trade card { $number } is turned up, { $left ->
    [0] the last one; every sale pays 2 more
    [one] one more to come
   *[other] { $left } more to come
  }.
event-stone-placed = { $seat } puts a stone into { $house }.
event-carriage-placed = { $seat } puts a carriage on { $road }{ $village ->
    [0] .
   *[other] {" "}and gets 1 thaler from the village.
  }
event-sold = { $seat } sells on the spot in { $house } for { $amount }.
event-transported = { $seat } brings a stone from { $house } to { $town } for { $amount }{ $fare ->
    [0] {""}
   *[other] , passengers included
  }{ $count ->
    [0] .
   *[other] ; carriages back: { $back }{ $returns ->
        [0] .
       *[other] , which pays { $returns }.
      }
  }
event-sold-off = { $seat } sells off a stone from { $house } for { $amount }.
event-bought = { $seat } buys at { $house } for { $price }: { stones-and-carriages }.
event-restocked = { $seat } restocks a { $piece } for { $price }.
event-goods-card = { $seat } buys the goods card { $card } for { $price }.
event-thaler = { $seat } takes { $amount ->
    [one] a thaler
   *[other] { $amount } thalers
  }.
event-withdrawn = { $seat } withdraws a { $piece } from { $source }.
event-forgone = { $seat } lets pieces lapse: { $count } × { $piece }.
event-declined = { $seat } leaves the bonus carriage.
event-stored = { $seat } stores a { $piece }.
event-unstoring = { $seat } empties storage: { stones-and-carriages }.
event-privilege = { $seat } gains the privilege { $privilege }.
event-privilege-used = { $seat } uses the privilege { $privilege }.
event-extra-carriages = { $seat } connects both ends of the Hellweg first and gains { $count } black carriages.

illegal-place-stone = Name a house for the stone.
illegal-place-carriage = Name a road for the carriage.
illegal-no-such-house = There is no house { $house }.
illegal-not-there-at-first = Nobody begins in { $town }.
illegal-not-touching = { $road } does not touch { $town }.
illegal-road-out-of-reach = { $road } is out of reach for this carriage.
illegal-sell-or-skip = Sell a stone here, or do not.
illegal-sell-off-or-skip = Sell off a stone, or do not.
illegal-wrong-ware = { $ware } is wanted here; { $house } does not trade it.
illegal-no-stone-there = You have no stone in { $house }.
illegal-not-on-the-spot = { $house } is in another town; this takes a transport.
illegal-other-order = Name each road once, in this order: { $back }.
illegal-no-such-route = Your carriages offer no route from { $house } with this outcome.
illegal-choose-action = Choose one of your actions.
illegal-not-on-card = { $house } is not on the open trade card.
illegal-slot-taken = { $other_seat } already stands at { $house }.
illegal-no-such-card = The goods card { $card } is not for sale.
illegal-too-dear = That costs { $price }, and you have { $purse }.
illegal-base-only = Restocking for a thaler belongs to the base game; here you unstore.
illegal-expert-only = Storing and privileges belong to the expert game.
illegal-no-stone-to-move = Your supply is empty and all your stones lie in { $house }.
illegal-nothing-to-store = You have no { $piece } to store.
illegal-nothing-to-unstore = Unstoring needs a piece of yours in storage and a stone in a house.
illegal-no-such-privilege = You do not have the privilege { $privilege }.
illegal-privilege-down = The privilege { $privilege } lies face down.
illegal-privilege-locked = The privilege { $privilege } was turned up just now; it has to wait for your next turn.
illegal-privilege-idle = The privilege { $privilege } could do nothing this way.
illegal-privilege-or-end = Use a privilege, or end your turn.
illegal-no-source = Nothing can be withdrawn from { $source } now.
illegal-cannot-forgo = This piece must be placed.
illegal-name-source = Name a house, a road or the storage.
illegal-must-place = This carriage must be placed.
illegal-pick-privilege = Pick a privilege.
illegal-privilege-owned = { $privilege } is no privilege you could take.

worth = { $worth } thalers
term-money = money
term-goods = goods cards
term-savings = on the way to a goods card
term-stones = stones that will be wanted
term-network = demand within reach
term-discount = cheaper second action
term-expert = storage and privileges
term-pending = pieces still to place

option-start = Who is start player first
option-start-random = by lot
option-lp = Storehouse and privileges
option-lp-true = with
option-lp-false = without
option-pv = Passenger traffic
option-pv-true = with
option-pv-false = without
option-short = First game of ten rounds
option-short-true = yes
option-short-false = no
option-discount_from_any_merchant = Whose merchant on the market makes things cheaper
option-discount_from_any_merchant-true = anybody's
option-discount_from_any_merchant-false = one's own

result-score = most thalers
result-stones = as many thalers, more stones on the board
result-carriages = as many thalers and stones, more carriages on the board
result-shared = equal in everything

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
ware-beer = beer
ware-salt = salt
ware-iron = ironware
piece-stone = stone
piece-carriage = carriage
stones-and-carriages = { $stones ->
    [one] 1 stone
   *[other] { $stones } stones
  }, { $carriages ->
    [one] 1 carriage
   *[other] { $carriages } carriages
  }
storage = storage
privilege-store = store
privilege-unstore = unstore
privilege-thaler_refresh = take a thaler and turn up
sort-coal = Coal
sort-herring = Herring
sort-wine = Wine
sort-tobacco = Tobacco

board-round = Round { $round } of { $rounds }, { $left ->
    [one] one card
   *[other] { $left } cards
  } to come. Start player: { $seat }
board-placement = Start placement. Start player: { $seat }
board-draw = The start player is about to be drawn.
board-card = Trade card
board-slot = { $town }, { $ware } { $value } ({ stones-and-carriages })
board-selling = now
board-market = On the market
board-legend = Map: each town with the wares of its houses (b beer, s salt, i ironware). Roads: . brown, = paved, v village.
board-purse = { $money ->
    [one] 1 thaler
   *[other] { $money } thalers
  }, supply: { stones-and-carriages }
board-stones = stones
board-roads = carriages
board-none = none
board-goods = Goods cards for sale
board-routes = Cards to be earned by routes
board-own-goods = goods cards
board-storage = storage: { stones-and-carriages }
board-privileges = privileges
board-extra = extra-carriage card
board-open = open
board-down = face down
board-locked = locked
goods-ware = { $ware } +1
goods-carriage = carriage back +1
goods-pair = + { $partner } = { $total }
