# What the board of Medici says.
florins = { $amount } fl
holds-of = { $filled }/{ $hold } holds
day-of = Day { $day } of { $days }
lot-by = { $seat } offers
lot-next = { $seat } makes the next lot
voice-pass = passes
voice-open = to speak
voice-unable = must pass
voice-you = you
quay-title = The quay
voices-title = Bids in the order of speaking
ships-title = Ships
pyramids-title = The five goods
cargo-now = cargo { $value }, now worth { $reward ->
    [one] 1 florin
   *[other] { $reward } florins
  }
cargo-short = cargo { $value } → { $reward }
cargo-empty = no cargo yet
reckoning-title = Reckoning of day { $day }
reckoning-cargo = Cargo
reckoning-goods = Goods
reckoning-bonus = Bonus
reckoning-sum = Sum
bid-follows = you keep { $keep }, cargo{"\u00A0"}{ $cargo }
rivals-follow = { $rivals ->
    [0] no rival can bid for it
    [one] one rival can bid for it
   *[other] { $rivals } rivals can bid for it
  }
doing-BuildLot = { $seat } puts a lot together.
doing-Bidding = { $seat } considers a bid.
doing-DrawTile = A tile is drawn.
order-bid = Standing order for this lot: up to { $most ->
    [one] 1 florin
   *[other] { $most } florins
  }, else pass.
order-bid-leave = Bid up to { $most } on this lot
place-bag = The bag
place-lot = The lot
verb-bid = Bid
source-lots = paid for lots
source-cargo = cargo
source-goods = standing in goods
source-bonus = top steps
minutes = 30

explain-tile = { $tile }: the good decides which pyramid your marker climbs, the number adds to your cargo (ME-52, ME-57).
explain-bag = { $bag ->
    [one] 1 tile is
   *[other] { $bag } tiles are
  } left in the bag; { $aside } were set aside unseen this morning. Everybody may count them, nobody may look (ME-13, ME-51).
explain-lot = The lot is sold as a whole. Whoever buys it must have room for every tile (ME-31, ME-36).
explain-voices = Everybody speaks once: left of the maker first, the maker last (ME-32, ME-33).
explain-ship = A ship has { $hold } holds. At the end of the day the cargo is compared, and the best values are paid (ME-03, ME-53).
explain-reckoning = What the day brought: for the value of the cargo by rank, for the places in the five goods, and for the top steps (ME-53, ME-61, ME-64).
explain-pyramid = { $good }: every tile of this good lifts its owner one step. After each day the highest marker earns { $first }, the second { $second }; the top steps pay 5, 10 or 20 more. Markers never come down (ME-57 to ME-64).
explain-unseen = Tiles nobody has seen today stand out; some of them may have been set aside (ME-13).

coach-welcome = After three days the most florins win. Each day you fill your ship with goods bought at auction; the lot on the quay is what is for sale now.
coach-bid = You speak once on this lot ({ $lot }). About one florin for each point on the tiles is a fair first bid; pass if you want to wait for something that suits you better.
coach-cargo = Your ship: after each day the most valuable cargo earns up to { $most } florins.
coach-pyramids = And each good pays: the highest on its pyramid earns 10. Your markers stay for all three days, so collecting one good grows better every day.
coach-build = Your turn to make a lot. Bigger lots fit fewer ships, and you bid last on it.

# Parts of the box, on the page about this edition
part-tiles = Tiles
part-pyramid = Pyramids
part-lot = Lot
part-days = Days
part-players = By number of players
score = { $score ->
    [one] one florin
   *[other] { $score } florins
  }
