about = Buy lots of goods at auction, load your ship, and earn by cargo and by standing in five goods. Three days decide.

ask-BuildLot = Your lot has { $size ->
    [one] one tile
   *[other] { $size } tiles
  }: draw another, or offer it as it is?
help-BuildLot = A lot has up to three tiles and is sold as a whole. You bid last on your own lot; a lot that fits few ships has few rivals (ME-26 to ME-30).
ask-Bidding = { $high ->
    [0] Nobody has bid
   *[other] The bid is { $high }
  }, and you have { $purse ->
    [one] one florin
   *[other] { $purse } florins
  }: { $high ->
    [0] open
   *[other] go higher
  }, or pass?
help-Bidding = Everybody speaks once, the maker last. The highest bid takes all tiles of the lot and is paid to the bank; you need room for every tile (ME-31 to ME-37).

move-start = { $seat } opens the day
move-tile = { $tile } comes out of the bag
move-draw = Draw another tile
move-stop = Offer the lot
move-pass = Pass
move-bid = Bid { $amount }

event-day = Day { $day } begins. { $seat } opens the market.
event-drawn = { $seat } draws { $tile }.
event-bid = { $seat } bids { $amount }.
event-passed = { $seat } passes.
event-sold = { $seat } pays { $amount } and loads { $lot }.
event-unsold = Nobody wants { $lot }; the lot goes into the harbour.
event-filled = { $seat } fills the ship with { $tile }, free of charge.
event-scored = { $seat }: cargo worth { $value } earns { $cargo }, goods { $goods }, bonus steps { $bonus }.

illegal-draw-or-stop = Draw another tile, or stop.
illegal-bid-or-pass = Bid or pass.
illegal-bid-range = A bid must be above { $above } and no more than the { $purse } you have.

worth = { $worth } florins
term-lot = worth of the lot
term-price = price
term-outbid = somebody may go higher
term-maker = what the lot brings its maker

option-start = Who opens the first day
option-start-random = by lot

good-C = cloth
good-F = fur
good-G = grain
good-D = dye
good-S = spice
good-X = gold
letter-C = C
letter-F = F
letter-G = G
letter-D = D
letter-S = S
letter-X = ✦

board-day = Day { $day } of { $days }. { $bag ->
    [one] 1 tile
   *[other] { $bag } tiles
  } in the bag, { $aside } set aside unseen.
board-lot = On the quay, offered by { $seat }: { $lot }
board-quay-empty = The quay is empty; { $seat } makes the next lot.
board-columns = florins / ship / cargo / steps
board-unseen = Not seen today
board-bids = Bids
board-bid-pass = pass
board-bid-open = to speak
board-bid-unable = must pass
result-money = most florins
result-shared = equal florins
