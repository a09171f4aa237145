# What the board of Die Händler von Genua says.
ducats = { $amount } D
ducat-sign = D
purse-unknown = ? D
purse-hidden = Purse hidden
cards-of = { $cards ->
    [one] one hand card
   *[other] { $cards } hand cards
  }
city-title = The city of Genoa
hand-title = Your hand
hand-empty = You hold no cards.
merchants-title = What lies before the merchants
you = You
start-player = Start player
turn-of = { $seat } has the tower
tower-waits = The tower is not placed yet
steps-left = { $left ->
    [0] no step left
    [one] one step left
   *[other] { $left } steps left
  }
steps-unused = { $left ->
    [one] one step unused
   *[other] { $left } steps unused
  }
here-open = action here open
here-done = action here taken
here-nothing = no action here
round-of = Round { $round } of { $last }
round-short = { $round } / { $last }
owner-told = { $building }: { $seat }
disc-told = Step { $step }
tower-told = The tower, { steps-left }
is-active = has the tower
acts-now = is acting
has-acted = { $count ->
    [one] has acted
   *[other] has acted { $count } times
  }
has-passed = offers nothing more
seen = You know: { $cards }
held = Holds: { $cards }
good-missing = { $good }, missing
visited = visited
suit-large = Large orders
suit-small = Small orders
suit-message = Messages
suit-privilege = Privileges
pays = { $amount } D
chain-worth = { $amount } D at the end
letter-silver = Si
letter-copper = Co
letter-salt = Sa
letter-pepper = Pe
letter-wheat = Wh
letter-rice = Ri
letter-linen = Li
letter-silk = Sk
letter-any-start = ⚑
letter-extra-action = +1
letter-any-ware = ?W
letter-exchange = ⇆
letter-building-action = ⌂
letter-marker = ◉
letter-large = L
letter-small = S
letter-message = M
letter-privilege = P
short-guild-hall = Guild hall
short-town-hall = Town hall
short-post-station = Post station
short-cathedral = Cathedral
short-palazzo = Palazzo
short-park = Park
short-coach-house = Coach house
short-harbour = Harbour
short-taverna = Taverna
short-trattoria = Trattoria
short-grain-store = Grain store
short-metal-store = Metal store
short-cloth-store = Cloth store
short-spice-store = Spice store
short-villa-colini = Villa Colini
short-villa-monetti = Villa Monetti
short-villa-ricci = Villa Ricci
short-villa-zasteri = Villa Zasteri
short-market = Market

keep = you keep { $keep }
deal-follows = you get { $get }, then you have { $keep }{"\u00A0"}D
purse-follows = then you have { $purse }{"\u00A0"}D
brings = brings { $list }
brings-villa = an order, or a privilege
pays-owner = { $seat } gets 10 D as owner
chain-now = your privileges so far: { $amount }{"\u00A0"}D
markers-left = { $left ->
    [0] no marker left
    [one] one marker left
   *[other] { $left } markers left
  }
about-target = for { $target }
later-for = later, for { $target }
proposal-about = proposes to { $seat }, for { $target }
fate-asked-again = better ones are asked for
passed-over = { $seat } does not take up your offer.

doing-DrawStart = The start player is drawn by lot.
doing-PlaceTower = { $seat } places the tower.
doing-RollDice = The dice roll.
doing-MakeOffers = { $seat } may make offers.
doing-Negotiate = { $seat } negotiates and leads the tower.
doing-AnswerCounter = { $seat } considers a proposal.
doing-PickCards = { $seat } picks a card to give.
doing-PerformAction = { $seat } acts.
doing-DeliverCard = { $seat } chooses a card to pass on.
doing-FinishAction = { $seat } finishes the action.
doing-TakeForIt = { $seat } exchanges.
doing-ClaimMessages = { $seat } may claim messages.
doing-PlaceMarkers = { $seat } may place markers.
verb-yes = Agree
verb-no = Decline
field-counter-give = You get
field-counter-take = You give
place-turn = The turn
place-hand = Your hand
verb-offer = Ready-made offers
verb-book = Your offers again
verb-any-start = Begin here
verb-accept = Accept
verb-counter = Ready-made proposals
verb-go = Move the tower
verb-fulfil = Fulfil an order
verb-any-ware = Take any ware
verb-exchange = Exchange
verb-take = Take
verb-use-building = Use an own building
verb-mark = Place markers
verb-claim = Claim a message
verb-small-order = Fulfil a small order
form-offer = Make an offer
form-book = Several offers and intentions
form-counter = Proposal
field-offers = Offers
field-intents = Intentions for farther buildings (they bind nobody)
source-deals = deals
source-large = large orders
source-small = small orders
source-messages = messages
source-owners = income of own buildings
source-privileges = privileges
source-buildings = own buildings
curve-money = Ducats
minutes = 100

explain-turn = The tower of five discs: the active player leads it over up to four further fields, and sells the steps and actions on its way (GE-15, GE-21).
explain-tower = The tower; { steps-left }. A disc stays on every field it leaves, and none is entered twice (GE-21, GE-22).
explain-market = The market gives no action. If the tower begins here, the round marker moves on at once: round { $round } of { $last } (GE-19, GE-108).
explain-alley = { $field }: the figures are row and column. An alley gives no action. Markers can be placed on the buildings beside it when the tower entered it in this turn (GE-70, GE-100).
explain-store = { $field }: its action brings one stone each of { $goods }, as far as there are any (GE-67, GE-68).
explain-villa = { $field }: its action is either one large order for this villa, or the top privilege (GE-69, GE-72).
explain-guild-hall = Guild hall: its action brings the top large order (GE-62).
explain-town-hall = Town hall: its action brings two small orders (GE-63).
explain-post-station = Post station: its action brings two messages (GE-64).
explain-cathedral = Cathedral: its action brings two of your markers; the number is what is left in your colour (GE-65).
explain-palazzo = Palazzo: its action brings a card for the action of one of your own buildings, wherever the tower is (GE-66, GE-92).
explain-park = Park: its action brings a card for one more action in a turn (GE-66, GE-88).
explain-coach-house = Coach house: its action brings a card to begin a turn on any field (GE-66, GE-18).
explain-harbour = Harbour: its action brings a card for any ware in stock (GE-66, GE-90).
explain-taverna = Taverna: its action brings an exchange: one of your goods for any other in stock (GE-66, GE-91).
explain-trattoria = Trattoria: its action brings an exchange: one of your goods for any other in stock (GE-66, GE-91).
explain-large = Large orders: three wares for one villa, delivered by the action there, for { $amount } ducats and a special card (GE-72).
explain-small = Small orders: one ware, directly after the action of the named building, for { $amount } ducats; it costs no action (GE-76, GE-77).
explain-message = Messages: { $amount } ducats if the tower visits both buildings in one turn, whoever leads it (GE-80, GE-81).
explain-privilege = Privileges count at the end: neighbouring buildings on the city wall make a chain; 10, 30, 60, 100 ducats, then 50 more for each (GE-105, GE-106).
explain-card-large = { $card }. { $missing ->
    [0] You have all its wares: act in the villa for { $amount } ducats.
   *[other] Missing: { $wares }.
  } (GE-72)
explain-card-small = { $card }. { $missing ->
    [0] You have the ware: act in the building, then deliver for { $amount } ducats.
   *[other] Missing: { $wares }.
  } (GE-76)
explain-card-message = { $card }: { $amount } ducats when the tower has been to both in one turn (GE-80).
explain-card-privilege = { $card }: counts at the end, more beside its neighbours on the wall (GE-105).
explain-purse = Ducats are secret until the end; you see your own only (GE-12).
explain-start = The start player begins every round (GE-13).
explain-marker = Markers in the supply: placed beside entered alleys. When another acts in your building you get 10 ducats; each building of yours counts 10 at the end (GE-97 to GE-104).
explain-good-ware = { $good }: wares lie open for all to see and can be part of any deal (GE-47, GE-67).
explain-good-any-start = Begin a turn of yours on any field (GE-18).
explain-good-extra-action = One more action in a turn (GE-88).
explain-good-any-ware = Within an action of yours: any ware in stock (GE-90).
explain-good-exchange = Within an action of yours: any own good for any good in stock (GE-91).
explain-good-building-action = Within an action of yours: the action of a building you own (GE-92).
explain-back-large = Large orders in the hand; only their number is known (GE-R19).
explain-back-small = Small orders in the hand; only their number is known (GE-R19).
explain-back-message = Messages in the hand; only their number is known (GE-R19).
explain-back-privilege = Privileges in the hand; only their number is known (GE-R19).

coach-welcome = The most ducats win in the end. One tower walks through the city, and whoever leads it sells its steps. Each merchant has one action in a turn, yours or another's.
coach-hand = These are your cards, and what each pays when you fulfil it. Point at one: the map frames the buildings it waits for. Dashed wares are still missing.
coach-offer = Another one leads the tower. If an action here or next door helps you, tap that building and offer something for it.
coach-offer-free = 5 to 20 ducats is a usual price for an action. Offering nothing is fine, too.
coach-negotiate = Now you lead the tower. Take the action yourself, sell it, or ask for more: offers lie at their buildings.
coach-walk = Tap a glowing field to move on. Each stop is a new chance to sell.
coach-finish = After an action you may deliver a small order for that building, without another action.
coach-markers = A marker on a building pays you 10 ducats whenever another acts there.

# Parts of the box, on the page about this edition
part-legend = Letters of the plans
part-dice = Dice
part-layouts = City plans
part-ring = Edge of the city
part-chains = Chains of privileges
part-actions = Actions
part-neighbours = Neighbours of the villas
part-wares = Wares
part-specials = Special cards
part-money = Money
part-markers = Ownership markers
part-tower = Tower
part-rewards = Rewards
part-last-round = Last round
part-large-orders = Large orders
part-small-orders = Small orders
part-messages = Messages
score = { $score } ducats
