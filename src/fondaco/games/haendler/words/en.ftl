about = Buy goods in six cities, put them on one of three wagons, sell them far away, and spend the proceeds on your rank. Whoever stands highest in the end wins.

# Questions

ask-Buying = Buy up to { $left } more { $left ->
    [one] piece
   *[other] pieces
  } out of your { $purse } gulden, or finish.
help-Buying = Each piece goes into your warehouse in a city whose market shows it, at the current buying price; cities come in a fixed order, so finish when you want nothing further on (HA-46 to HA-53).
ask-TakingOffice = { $held ->
    [0] You have no Loading master card to play.
   *[other] { $able ->
        [0] You have { $purse } gulden: too little to play Loading master for { $price }.
       *[other] Play Loading master for { $price } gulden and take a wagon without an auction?
      }
  }
help-TakingOffice = The card makes you loading master of a wagon in a city; everybody is asked in player order, card or no card (HA-159 to HA-161).
ask-Bidding = How much of your { $purse } gulden do you bid in secret to be loading master of wagon { $wagon } in { $city }?
help-Bidding = The highest bid is paid to the bank and makes you master: you load first and for nothing, and the others pay you; equal bids go by player order (HA-57 to HA-65).
ask-Loading = What do you load as master of wagon { $wagon } in { $city }?
help-Loading = Up to three pieces of one good from your warehouse in this city; nobody else may load that good (HA-62 to HA-65).
ask-Asking = { $said ->
    [quote] { $master_seat } quotes for wagon { $wagon }: { $one ->
        [-1] one piece not offered
        [0] one piece for nothing
       *[other] one piece { $one }
      }, { $two ->
        [-1] two not offered
        [0] two for nothing
       *[other] two { $two }
      }; what do you do?
    [refused] { $master_seat } refuses for wagon { $wagon }: what do you do?
   *[other] What would you like to load on wagon { $wagon }, whose master is { $master_seat }?
  }
help-Asking = You may have two pieces on a wagon of which you are not master; the price is free, and the master answers at most three times (HA-63 to HA-68, HA-R33).
ask-Answering = { $seat } { $said ->
    [offer] offers { $amount ->
        [0] nothing
       *[other] { $amount } gulden
      } to load { $goods } on wagon { $wagon }: do you accept?
   *[other] wants to load on wagon { $wagon }: what do you ask?
  }
help-Answering = Refuse, name a price for one piece and for two, or accept an offer; the money is yours at once (HA-66 to HA-68, HA-R32).
ask-BreakingAxles = { $held ->
    [0] You have no Broken axle card to play.
   *[other] Play Broken axle on a wagon?
  }
help-BreakingAxles = A wagon with a broken axle is not moved by anybody this round; everybody is asked in player order, card or no card (HA-149 to HA-151).
ask-Moving = { $played ->
    [0] { $stuck ->
        [1] No wagon can move: one of your tiles is lost.
       *[0] Play a movement tile{ $points ->
            [0] .
            [one] , or use your extra point.
           *[other] , or use your { $points } extra points.
          }
      }
   *[other] Anything else in this turn{ $points ->
        [0] ?
        [one] , with your extra point?
       *[other] , with your { $points } extra points?
      }
  }
help-Moving = A tile moves one wagon forward by its value; over a junction you choose the branch. A wagon stops in a city, or before a field on which it would meet another wagon (HA-72 to HA-98).
ask-PickingCard = Wagon and courier have met: which influence card do you take?
help-PickingCard = You look through the whole pile in private and may take one card; that wagon is not moved again by you in this turn (HA-93, HA-98, HA-R47).
ask-SettingDiscs = Set the two pointers of your price disc.
help-SettingDiscs = Every pointer raises the price of its good by one level; above the top a good begins again at the bottom. Your coat of arms changes nothing (HA-99 to HA-103).
ask-Shifting = Use your Office: move one good by one level?
help-Shifting = One level up or down; only Great office may jump between top and bottom (HA-104 to HA-107).
ask-SellingStock = Warehouse sale: sell up to { $left } more from your warehouses, or finish.
help-SellingStock = Each piece brings the current buying price and goes back into the supply; cities come in a fixed order (HA-108).
ask-SellingSpecially = { $held ->
    [0] You have no Special sale card to play.
   *[other] Play Special sale and sell one piece from a warehouse for 800 gulden?
  }
help-SellingSpecially = Everybody with a piece in store is asked in player order, card or no card (HA-152, HA-R17).
ask-ClaimingBonus = { $held ->
    [0] Wagon { $wagon } is settled in { $city }; you have no Sale with bonus card to play.
   *[other] Wagon { $wagon } is settled in { $city } with bonus { $bonus }: play Sale with bonus?
  }
help-ClaimingBonus = The card pays you the bonus on all your goods on this wagon, those of the city included (HA-153, HA-154).
ask-Opening = You have { $purse } gulden: { $able ->
    [0] not enough to open the bidding for an investment card.
   *[other] open the bidding for an investment card?
  }
help-Opening = At least 100. Whoever declines to open is out of all auctions of this round (HA-124, HA-125, HA-R64).
ask-Raising = { $leader_seat } bids { $high } for an investment card, and you have { $purse } gulden: { $able ->
    [0] you cannot go higher.
   *[other] go higher, or pass?
  }
help-Raising = Bids rise by hundreds; a pass is final for this card. The winner chooses his card (HA-126, HA-127, HA-R65).
ask-Choosing = Which card do you take for your bid?
help-Choosing = It lies before you to the end of the game and works from the next round on (HA-127, HA-132, HA-163).
ask-Paying = { $amount ->
    [0] On the lowest step your rank costs nothing.
   *[other] Your rank costs { $amount }, and you have { $purse } gulden: { $said ->
        [falls] you fall to step { $step }.
        [may-fall] fall to step { $step }, or play the card?
       *[pays] pay?
      }
  }
help-Paying = Who cannot pay falls to the step he can pay; the card Cost of rank makes it 400 (HA-136, HA-137, HA-162).
ask-Borrowing = You have fallen: take a loan of { $amount } gulden, to be repaid with { $repay }?
help-Borrowing = While you owe you cannot climb, and in the end you are ranked behind everybody who does not (HA-164 to HA-168, HA-174).
ask-Climbing = { $notes ->
    [0] You have { $purse } gulden{ $ways ->
        [0] , and a step costs { $price }: you cannot climb now.
       *[other] : climb from step { $step } for { $price }?
      }
   *[other] With a loan note you cannot climb.
  }
help-Climbing = Up to two steps a round; the price rises with every arrival. Rank wins the game (HA-138 to HA-141, HA-172).
ask-LastRepaying = { $able ->
    [0] The last moment to repay, but a note costs { $repay }, and you have { $purse } gulden.
   *[other] The last moment: repay { $notes ->
        [one] one note
       *[other] { $notes } notes
      } at { $repay } out of your { $purse } gulden?
  }
help-LastRepaying = Whoever owes is ranked behind everybody who does not (HA-174, HA-R87).
ask-Proposing = Propose an agreement to { $other_seat }, who is on turn?
help-Proposing = Agreements are public and binding; name what you sign, what the other signs, and how long it lasts (HA-178 to HA-181, HA-R94).
ask-to-sign = { $gives ->
    [nothing] you { $gets }, for nothing
   *[other] I { $gives }{ $gets ->
        [nothing] , for nothing
       *[other] ; you { $gets }
      }
  }{ $able ->
    [0] ; but you cannot sign that.
   *[other] .
  }
ask-Hearing = { $other_seat } proposes: { ask-to-sign }
help-Hearing = Accept, reject, or make one proposal of your own (HA-R94).
ask-Weighing = { $other_seat } answers: { ask-to-sign }
help-Weighing = Accept or reject (HA-R94).
ask-Inviting = Propose an agreement to { $other_seat }?
help-Inviting = You are on turn and may make one proposal to each of the others (HA-178, HA-R94).
ask-Replying = { $other_seat } proposes: { ask-to-sign }
help-Replying = Accept or reject (HA-R94).

# Moves

move-start-set = Wagons begin in set { $cities }
move-courier-at = The courier begins at { $field }
move-start = { $seat } begins
move-reveal = { $card } is turned up
move-buy = Buy { $good } in { $city }
move-done = Finish
move-take-office = Take wagon { $wagon }
move-pass = Pass
move-bid = Bid { $amount ->
    [0] nothing
   *[other] { $amount }
  }
move-load = Load { $goods }
move-inquire = Ask for the price
move-offer = Offer { $price ->
    [0] nothing
   *[other] { $price }
  } for { $goods }
move-quote = { $one ->
    [-1] One: no
    [0] One: for nothing
   *[other] One: { $one }
  }, { $two ->
    [-1] two: no
    [0] two: for nothing
   *[other] two: { $two }
  }
move-refuse = Refuse
move-accept = Accept
move-take = Load { $goods } at that price
move-load-free = Play Free loading: { $goods }
move-load-agreed = Load as agreed: { $goods }
move-break-axle = Break the axle of wagon { $wagon }
move-drive = Tile { $tile }: wagon { $wagon } to { $to }
move-forfeit = Tile { $tile } is lost
move-push = { $points ->
    [one] One extra point
   *[other] { $points } extra points
  }: wagon { $wagon } to { $to }
move-ride = Move the courier to { $to } ({ $card })
move-end = End the turn
move-pick = { $influence ->
    [hidden] Take a card
   *[other] Take { $influence }
  }
move-decline = Decline
move-disc = Pointers on { $pointers }
move-shift = { $card }: { $good } { $way }
move-sell = Sell { $good } from { $city }
move-sell-special = Special sale: { $good } from { $city }
move-claim-bonus = Play Sale with bonus
move-open = Open with { $amount }
move-raise = Bid { $amount }
move-choose = Take { $card }
move-pay = Settle up
move-pay-by-card = Play Cost of rank
move-borrow = Take the loan
move-climb = Climb a step
move-climb-by-card = Play Social climb
move-stop = Stop
move-repay = Repay a loan
move-propose = To { $seat }: I { $gives }; you { $gets } ({ $length })
move-counter = Instead: I { $gives }; you { $gets } ({ $length })
move-reject = Reject
move-quiet = No talk this { $until }

# What happened

event-wagons-placed = The wagons stand in { $cities }.
event-courier-placed = The courier waits at { $field }.
event-start = { $seat } begins.
event-card-revealed = { $card } is on offer.
event-phase = Round { $round }, phase { $phase }: { $phase ->
    [1] buying
    [2] loading
    [3] moving
    [4] prices
    [5] selling
    [6] investments
   *[7] representation and climb
  }. { $seat } begins.
event-bought = { $seat } buys { $good } in { $city } for { $amount ->
    [0] nothing
   *[other] { $amount }
  }.
event-office-by-card = { $seat } plays Loading master, pays { $amount } and is master of wagon { $wagon }.
event-bid = { $seat } had bid { $amount ->
    [0] nothing
   *[other] { $amount }
  }.
event-master = { $seat } is loading master of wagon { $wagon } in { $city } for { $amount ->
    [0] nothing
   *[other] { $amount }
  }.
event-loaded = { $seat } loads { $goods } on wagon { $wagon }.
event-inquired = { $seat } asks what loading on wagon { $wagon } costs.
event-offered = { $seat } offers { $amount ->
    [0] nothing
   *[other] { $amount }
  } for loading { $goods } on wagon { $wagon }.
event-quoted = { $seat } quotes { $guest_seat }: { $one ->
    [-1] one piece not at all
    [0] one piece for nothing
   *[other] one piece { $one }
  }, { $two ->
    [-1] two not at all
    [0] two for nothing
   *[other] two { $two }
  }.
event-refused = { $seat } takes nothing of { $guest_seat } on wagon { $wagon }.
event-deal = { $seat } pays { $master_seat } { $amount ->
    [0] nothing
   *[other] { $amount }
  } and loads { $goods } on wagon { $wagon }.
event-loaded-by-card = { $seat } plays Free loading and loads { $goods } on wagon { $wagon }.
event-loaded-as-agreed = As agreed, { $seat } pays { $master_seat } { $amount ->
    [0] nothing
   *[other] { $amount }
  } and loads { $goods } on wagon { $wagon }.
event-axle-broken = { $seat } plays Broken axle: wagon { $wagon } stands still this round.
event-drove = { $seat } drives wagon { $wagon } from { $at } to { $to }.
event-tile-lost = No wagon can move with it: { $seat } loses tile { $tile }.
event-rode = { $seat } moves the courier to { $to } with { $card }.
event-met = Wagon { $wagon } and the courier meet at { $field }.
event-picked = { $seat } takes an influence card{ $influence ->
    [hidden] { "" }
   *[other] : { $influence }
  }.
event-picked-none = { $seat } takes no influence card.
event-disc = { $seat } had pointed at { $pointers }.
event-priced = A piece of { $good } now sells at { $amount }.
event-shifted = { $seat } uses { $card }: { $good } now sells at { $amount }.
event-sold-stock = { $seat } sells { $good } from { $city } for { $amount }.
event-sold-specially = { $seat } plays Special sale: { $good } from { $city } for { $amount }.
event-arrivals = Arrivals so far: { $count }. A step up now costs { $amount }.
event-last-round = This is the last round.
event-stalling = { $rounds } rounds without an arrival; after { $most } the game ends.
event-bonus-claimed = { $seat } plays Sale with bonus on wagon { $wagon }.
event-sold = { $seat } sells { $goods } in { $city } for { $amount }.
event-bonus = The bonus of { $city } is now { $amount }.
event-opened = { $seat } opens with { $amount }.
event-declined = { $seat } wants no card this round.
event-raised = { $seat } bids { $amount }.
event-passed = { $seat } passes.
event-lot-won = { $seat } wins the bidding and pays { $amount }.
event-card-taken = { $seat } takes { $card }.
event-paid = { $seat } pays { $amount ->
    [0] nothing on the lowest step
   *[other] { $amount } for the rank
  }.
event-paid-by-card = { $seat } plays Cost of rank and pays { $amount }.
event-fell = { $seat } falls to step { $step } and pays { $amount ->
    [0] nothing
   *[other] { $amount }
  }.
event-borrowed = { $seat } takes a loan of { $amount }.
event-repaid = { $seat } repays a loan with { $amount }.
event-climbed = { $seat } climbs to step { $step } for { $amount }.
event-purse = { $seat } has { $amount ->
    [0] no money
   *[other] { $amount }
  } left.
event-proposed = { $seat } to { $other_seat }: I { $gives }; you { $gets } ({ $length }).
event-agreed = { $seat } and { $other_seat } agree. { $seat }: { $gives }. { $other_seat }: { $gets }.
event-rejected = { $seat } rejects what { $other_seat } proposed.
event-escrow-paid = What { $seat } set aside goes to { $other_seat }: { $amount }.
event-escrow-returned = { $seat } gets back what was set aside: { $amount }.
event-clause-kept = { $seat } has kept the promise: { $clause }.
event-quiet = { $seat } wants no talk this { $until }.

# What is not allowed

illegal-buy-or-done = Buy a piece, or finish.
illegal-not-on-market = The market of { $city } does not offer { $good }.
illegal-out-of-order = Cities come in a fixed order; that one is past.
illegal-sold-out = There is no { $good } left.
illegal-too-dear = That costs { $price }; you have { $purse }.
illegal-card-or-pass = Play the card, or pass.
illegal-no-card = You do not hold { $influence }.
illegal-office-taken = Wagon { $wagon } is not to be had.
illegal-bid-needed = Name your bid.
illegal-bid-range = A multiple of 100 from { $least } up to your { $purse }.
illegal-load-needed = Say what you load, or nothing.
illegal-one-good-only = The master loads one good only.
illegal-cannot-load = You cannot load { $goods } here.
illegal-loading-move = Make an offer, ask, or pass.
illegal-talk-is-over = The master has spoken his last word.
illegal-already-asked = You have asked already; make an offer.
illegal-not-agreed = Nobody has promised you that.
illegal-not-quoted = There is no price for that.
illegal-no-offer = There is no offer to accept.
illegal-answer-needed = Refuse, quote, or accept.
illegal-quote-range = Prices are multiples of 100 up to { $most }.
illegal-quote-empty = Quote at least one price.
illegal-quote-two = Only one piece can be loaded here.
illegal-no-such-wagon = Wagon { $wagon } cannot be chosen.
illegal-no-points = Extra points left: { $points }.
illegal-no-ride = You cannot use { $card } now.
illegal-no-way = No move ends at { $to }.
illegal-tile-can-move = Tile { $tile } can still move a wagon.
illegal-tile-first = Play a tile first.
illegal-tile-played = Your tile is played.
illegal-no-tile = Tile { $tile } is not face up.
illegal-wagon-stands = Wagon { $wagon } may not be moved now.
illegal-moving-move = Play a tile, spend points, move the courier, or end the turn.
illegal-pick-or-decline = Take a card, or decline.
illegal-not-in-pile = { $influence } is not in the pile.
illegal-other-order = Name them in this order: { $goods }.
illegal-disc-needed = Set two pointers on goods or on your coat.
illegal-shift-or-done = Move a good, or finish.
illegal-no-office = You cannot use { $card } now.
illegal-no-jump = Only Great office makes { $good } jump.
illegal-sell-or-done = Sell a piece, or finish.
illegal-not-in-store = You have no { $good } in { $city }.
illegal-open-or-decline = Open the bidding, or decline.
illegal-raise-or-pass = Bid higher, or pass.
illegal-not-on-offer = That card is not on offer.
illegal-pay-needed = You have to pay.
illegal-borrow-or-decline = Take the loan, or decline.
illegal-climb-or-stop = Climb, or stop.
illegal-in-debt = Whoever owes cannot climb.
illegal-at-the-top = There is no higher step.
illegal-repay-or-stop = Repay, or stop.
illegal-no-loan = You owe nothing.
illegal-not-now = Not at this moment.
illegal-accept-or-reject = Accept, or reject.
illegal-propose-or-pass = Propose something, or pass.
illegal-not-on-turn = Agreements are made with the player on turn.
illegal-empty-agreement = An agreement has at least one clause.
illegal-bad-length = An agreement lasts to the end of this round, or of the next.
illegal-too-many-clauses = At most { $most } clauses for each side.
illegal-bad-clause = That makes no sense: { $clause }.
illegal-too-late = It is too late for that: { $clause }.
illegal-contradiction = “{ $clause }” contradicts “{ $older }”.
illegal-promised = You have promised: { $clause }.

# Why a bot did it

worth = { $worth } gulden
term-goods = goods
term-price = price
term-outbid = somebody may go higher
term-declined = may be declined
term-reserve = missing from the reserve
term-later = better ones further on
term-office = worth of the office
term-card = card
term-cargo = cargo
term-fees = fees of the others
term-rivals = what rivals gain or lose
term-wagon = the wagon's way
term-tile = tile spent
term-courier = meeting the courier
term-prices = prices
term-coat = caution
term-bonus = bonus
term-debt = debt
term-rank = rank
term-upkeep = upkeep until the end
term-share = fair share
term-promise = promises

# Options

option-start = Who begins
option-start-random = by lot
option-start_set = Where the wagons begin
option-start_set-random = by lot
option-start_set-a = Paris, Köln, Wien
option-start_set-b = Brugge, Hamburg, Genova
option-courier = Near which city the courier begins, if no wagon starts there
option-courier-random = by lot
option-courier-koeln = Köln
option-agreements = Agreements (variant Absprachen)

# Names

good-cloth = cloth
good-wine = wine
good-salt = salt
good-food = food
good-iron = iron
good-silk = silk
good-coat = coat of arms
city-Paris = Paris
city-Brugge = Brugge
city-Koeln = Köln
city-Hamburg = Hamburg
city-Wien = Wien
city-Genova = Genova
place-JW = the western junction
place-J0 = the middle junction
place-JN = the northern junction
place-JS = the southern junction
place-LW1 = the western road
place-LN1 = the northern road
place-LS1 = the southern road 1
place-LS2 = the southern road 2
influence-free_loading = Free loading
influence-broken_axle = Broken axle
influence-special_sale = Special sale
influence-bonus_sale = Sale with bonus
influence-social_climb = Social climb
influence-load_master = Loading master
influence-upkeep = Cost of rank
card-cheap_purchase = Cheap purchase
card-wagoner = Wagoner
card-great_wagoner = Great wagoner
card-courier = Courier
card-express_courier = Express courier
card-office = Office
card-great_office = Great office
card-warehouse_sale = Warehouse sale
way-up = up
way-down = down
way-any = up or down
until-phase = phase
until-round = round
length-round = this round
length-next = until the end of the next round
target-any = at all
target-wagon = on wagon { $wagon }

clause-pay = pay { $amount }
clause-pay-if = pay { $amount } if { $event }
clause-sell-card = hand over { $influence }
clause-no-bid = do not bid for wagon { $wagon }
clause-bid-max = bid at most { $amount } for wagon { $wagon }
clause-load-for = as master of wagon { $wagon } take { $pieces ->
    [one] one piece
   *[other] up to { $pieces } pieces
  } for { $amount }
clause-master-not = as master of wagon { $wagon } load no { $good }
clause-move-via = drive wagon { $wagon } from { $branch }
clause-move-into = drive wagon { $wagon } into { $city }
clause-move-tile = play tile { $tile } on wagon { $wagon }
clause-not-move = do not move wagon { $wagon }
clause-courier-to = bring the courier to { $field }
clause-courier-not = do not bring the courier to { $field }
clause-play = play { $influence } { $target }
clause-not-play = do not play { $influence } { $target }
clause-disc-not = set no pointer on { $good }
clause-disc = set { $count ->
    [one] one pointer
   *[other] { $count } pointers
  } on { $good }
clause-office-not = do not move { $good } { $way } with an Office
clause-office = move { $good } { $way } with an Office
clause-no-lot = bid for no investment card
clause-lot-max = bid at most { $amount } for an investment card
clause-not-buy = buy no { $good }
when-enters = wagon { $wagon } enters { $city }
when-over = { $seat } drives wagon { $wagon } from { $branch }
when-courier = { $seat } brings the courier to { $field }
when-plays = { $seat } plays { $influence } { $target }
when-not-plays = { $seat } does not play { $influence } { $target }
when-bid-zero = { $seat } bids nothing for wagon { $wagon }
when-shifts = { $seat } moves { $good } with an Office
when-not-shifts = { $seat } does not move { $good } with an Office
when-disc = { $seat } sets { $count ->
    [one] one pointer
   *[other] { $count } pointers
  } on { $good }
when-loaded = { $seat } loads on wagon { $wagon } as agreed
branch-way = { $here } towards { $there }

result-status = the higher rank
result-cash = more money on the same step
result-debt = the only one without debts
result-shared = same step, same money

# The board

board-head = Round { $round }, phase { $phase }. { $arrivals } of { $target } arrivals; a step costs { $cost }. { $seat } is start player.
board-last = This is the last round.
board-stall = { $idle ->
    [one] One round
   *[other] { $idle } rounds
  } without an arrival.
board-wagons = Wagons
board-heading = way to { $cities }
board-master = master { $seat }
board-free = no master yet
board-arrived = arrived
board-stopped = axle broken
board-empty = empty
board-courier = Courier at { $field }; { $pile ->
    [one] one influence card
   *[other] { $pile } influence cards
  } in the pile.
board-map = Map (. field, + junction, digit: wagon and where it heads, K courier)
board-cities = Cities
board-market = market
board-bonus = bonus
board-stores = warehouses
board-prices = Prices
board-buy = buy
board-sell = sell
board-supply = supply
board-seats = Merchants
board-step = step
board-upkeep = upkeep
board-money = money
board-tiles = tiles
board-influence = influence cards
board-notes = loans
board-investments = investments
board-offer = Investment cards on offer: { $cards }. Face down: { $unseen }.
board-lot = The bid stands at { $high }, by { $seat }.
board-clauses = Agreements
board-clause = { $seat } to { $other_seat }: { $clause } (to the end of round { $last })
board-hand = Your influence cards: { $influence }.
