# What the board of Hellweg westfalicus says.
thalers = { $amount } T
supply = Supply
supply-of = Supply: { stones-and-carriages }
map-title = Westphalia
card-title = The trade card
estates-title = What lies before the players
estate-you = You
storage-title = Storage
market-title = Market
north = N
round-of = Round { $round } of { $rounds }
placement = Start placement
phase-start = { $seat } places
phase-card = a card is turned up
phase-sale = Sale: { $seat }
phase-actions = Action { $turn }: { $seat }
deck-waits = { $left } trade cards lie ready. Each names four houses that buy and sell.
slot-sells = { stones-and-carriages }
legend-paved = paved: the carriage stays
legend-brown = brown: it comes back
legend-village = village: 1 thaler when placing
pile-empty = sold
goods-worth = = { $value } T
start-player = Start player
road-told = { $road }: { $told }
goods-told = costs { $price }, counts { $end } at the end
house-told = { $house }: { $told }
letter-beer = B
letter-salt = S
letter-iron = I
letter-coal = C
letter-herring = H
letter-wine = W
letter-tobacco = T
short-store = Store
short-unstore = Unstore
short-thaler_refresh = Thaler, turn up
short-extra = Black carriages
banner-ware = Each sale of { $ware } brings 1 thaler more
banner-carriage = Each carriage that comes back brings 1 thaler
banner-pair = Together with a { $sort } card it is worth { $total }
banner-none = It only counts at the end

keep = you keep { $keep }
purse-follows = then you have { $purse }
sale-follows = +{ $paid }, then { $purse }{ $back ->
    [0] {""}
    [one] ; one carriage comes back
   *[other] ; { $back } carriages come back
  }
buy-follows = costs { $price }, you keep { $keep }; { stones-and-carriages }
supply-short = your supply falls short
card-follows = you keep { $keep }; adds { $end } at the end
turn-up-follows = { $count ->
    [one] turns up a privilege
   *[other] turns up { $count } privileges
  }
store-follows = then in storage: { stones-and-carriages }
unstore-follows = onto the board: { stones-and-carriages }
pick-follows = can also be earned by { $from_town }–{ $to_town }
ride-paved = paved: it stays
ride-brown = brown: it comes back
ride-second = your second: both stay
ride-third = two of yours lie there: they are enough
ride-idle = paved: one is enough
ride-village = village: +1

doing-StartPlayer = Lots are drawn for the start player.
doing-FirstStone = { $seat } looks for a house.
doing-FirstCarriage = { $seat } places a carriage.
doing-NextCard = A trade card is turned up.
doing-Sale = { $seat } considers a sale.
doing-AnySale = { $seat } considers selling off a stone.
doing-Turn = { $seat } chooses an action.
doing-StoneSource = { $seat } looks for a stone.
doing-CarriageSource = { $seat } looks for a carriage.
doing-PlaceCarriage = { $seat } places a carriage.
doing-UnstorePiece = { $seat } clears the storage.
doing-PickPrivilege = { $seat } chooses a privilege.
doing-AfterAction = { $seat } considers using a privilege.
place-market = The market
place-storage = The storage
place-extra = Black carriages
verb-stone = A stone into a house
verb-carriage = A carriage on a road
verb-sell = Sell on the spot
verb-transport = Deliver
verb-sell-off = Sell off a stone
verb-buy = Buy on the trade card
verb-restock-stone = Restock a stone
verb-restock-carriage = Restock a carriage
verb-goods-card = Buy a goods card
verb-store = Store
verb-use = Use a privilege
verb-from = Where from?
verb-pick = A privilege
source-sales = sold on the spot
source-transports = delivered
source-returns = carriages coming back
source-villages = villages
source-thalers = thalers taken
source-stock = stones and carriages
source-cards = paid for goods cards
source-goods = worth of goods cards
curve-money = Money
minutes = 60

explain-house = { $house }: a stone here is one unit of { $ware }. Any number of stones of all players may lie in a house (HW-09, HW-59).
explain-paved = { $road }, paved: a carriage stays here after every delivery (HW-46).{ $village ->
    [0] {""}
   *[other] {" "}The village pays 1 thaler to whoever puts a carriage here; with passenger traffic a delivery over villages brings 1 thaler, too (HW-61, HW-131).
  }
explain-brown = { $road }, brown: a single carriage comes back to the supply after a delivery, two of your own stay for good (HW-45, HW-47).{ $village ->
    [0] {""}
   *[other] {" "}The village pays 1 thaler to whoever puts a carriage here; with passenger traffic a delivery over villages brings 1 thaler, too (HW-61, HW-131).
  }
explain-card = First everybody sells to the four houses{ $left ->
    [0] {""}; this is the last card, so every sale pays 2 more and nobody buys.
    [one] , then one may buy there. One card is to come.
   *[other] , then one may buy there. { $left } cards are to come.
  } Each house is on three of the twelve cards: with 3, with 4 and with 5; a short game leaves two cards in the box (HW-07, HW-08, HW-22, HW-36, HW-50).
explain-slot = { $house }: whoever sells { $ware } here gets { $value }{ $left ->
    [0] {" "}and 2 more on this last card (HW-07, HW-50, HW-100).
   *[other] . Whoever puts a merchant here pays { $value } and places { stones-and-carriages }. There is room for one merchant (HW-07, HW-29, HW-54 to HW-58).
  }
explain-market = Whoever does not buy on the trade card puts a merchant on the market. If your other one (by option, anybody's) stands there already, you pay 2 thalers less on the trade card and for goods cards (HW-28, HW-56, HW-68).
explain-storage = Stored stones and carriages come out all at once: stones to your stones, carriages beside your stones. Neither costs anything (HW-114 to HW-118).
explain-goods = { $card }: costs { $price }, counts { $end } at the end. { $banner } (HW-67 to HW-80).
explain-purse = Thalers in hand; they are open and count at the end (HW-97).
explain-supply = Stones and carriages not yet on the board. When the supply is empty, a piece may come from the board (HW-82 to HW-86).
explain-start = The start player sells and acts first; the card moves on after each round (HW-35).
explain-privilege-store = Store: like the action, but without a merchant. Whoever connects { $route } with own carriages gets the card. A full sign: open, to be used once in a turn; a hollow one: face down until a thaler is taken; a half one: just turned up (HW-122 to HW-127).
explain-privilege-unstore = Unstore: like the action, but without a merchant. Whoever connects { $route } with own carriages gets the card. A full sign: open, to be used once in a turn; a hollow one: face down until a thaler is taken; a half one: just turned up (HW-122 to HW-127).
explain-privilege-thaler_refresh = Take a thaler and turn up the other privileges. Whoever connects { $route } with own carriages gets the card. A full sign: open, to be used once in a turn; a hollow one: face down until a thaler is taken; a half one: just turned up (HW-122 to HW-127).
explain-extra = The first to connect { $route } gets two black carriages into storage (HW-123).

coach-welcome = The most thalers win: buy beer, salt and ironware, and sell them where they are wanted. First you place three stones, each of them one ware in a house.
coach-stone = Tap a glowing house. Houses of the same ware that lie close together are easy to connect later.
coach-carriage = Now a carriage beside it. Grey roads keep it at every delivery, brown ones give it back; a village pays a thaler at once.
coach-sale = The trade card names four houses. If you have the ware lying there, you sell on the spot.
coach-route = If it lies elsewhere and your carriages connect the towns, you deliver it. Point at a button: the map draws the way and what comes back.
coach-turn = You have two actions in each round. Buying on the trade card brings you stones and carriages in that town.
coach-market = Everything else happens on the market. If one of your merchants stands there already, your next purchase costs 2 thalers less.
coach-goods = Goods cards win the game: they count more at the end than they cost, and some bring money until then. Save early for one at 15.
coach-storage = What you store comes on the board later, all in one action, for nothing.

# Parts of the box, on the page about this edition
part-setup = Setup
part-bank = Bank
part-market = Market
part-rounds = Rounds
part-wares = Wares of houses
part-towns = Towns
part-houses = Houses
part-roads = Roads
part-symbols = Symbols
part-trade = Trade cards
part-goods_count = Number of goods cards
part-goods = Goods cards
part-privileges = Privileges
part-extra = Extra carriages
score = { $score ->
    [one] one thaler
   *[other] { $score } thalers
  }
