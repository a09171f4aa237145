# What the page says around every table.
page-skip = To the content
page-home = All games
page-nav = Page
page-language = Language
page-theme = Light or dark
page-settings = Settings
page-moment = One moment …
page-offline = The house cannot be reached just now.
lost-title = Nothing here
lost-text = This address leads nowhere. The games are next door.

home-title = Five merchant games under one roof
home-lead = Play against bots at once, or invite friends to a table.
home-games = Games
home-play = Play now
home-new = New table
home-learn = Learn
home-seats = { $fewest } to { $most } players
home-mine = Your games
home-mine-none = You have no game running.
home-open = Open tables
home-open-none = Nobody is waiting for players. Make a table, and it will show here.
home-watch = Watch
home-watch-none = No public match is running.
home-past = Past games
home-your-turn = Your turn
home-free = { $free ->
    [0] full
    [one] one free seat
   *[other] { $free } free seats
  }
home-rank = place { $rank } of { $seats }, { $score } points
home-ended = ended early

seat-open = free seat
seat-you = you
seat-bot = played by a bot
seat-bot-short = bot
seat-away = away
seat-resigned = resigned
seat-thinks = to move
seat-thinks-since = asked { $since }
seats-title = Players

table-offline = Connection lost, trying again
table-closed = This door is closed
table-closed-text = There is no such table, or it is private and you need its invite link.
tabs-title = Beside the board
tab-board = Board
tab-log = Log
tab-chat = Chat
tab-after = Review
log-title = What happened
chat-title = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something to the table
chat-send = Send

prompt-title = Your decision
prompt-waits = Waiting for { $seat }.
prompt-moment = One moment …
prompt-catching-up = Much has happened; here it comes, move by move.
prompt-catch-up = Catch up
prompt-other = Choose something else
choices-all = Show all choices
amount-less = one less
amount-more = one more
curtain-lift = I am { $seat }
tool-undo = Take back
tool-help = What is this? (?)
tool-more = More
tool-ask-undo = Ask to take back
tool-end = Propose to end the match
tool-resign = Resign
tool-resign-sure = Resign? A bot will play on for you, and you will be ranked last.
proposal-text = { $seat } proposes: { $what }.
what-undo = take back the last move
what-end = end the match now
what-replace = let a bot play for somebody absent
proposal-agree = Agree
proposal-refuse = Do not agree
proposal-waits = The others are asked.

offers-title = Offers on the table
fate-open = open
fate-accepted = accepted
fate-refused = refused
fate-countered = countered
deal-for = for
deal-send = Send
deal-cancel = Cancel
deal-counter = Counter
deal-repeat = The last one again
deal-money = money
deal-named = name a price
deal-add = Add one
deal-drop = Remove
field-give = You give
field-take = You get
field-amount = Amount
field-price = Price
field-goods = Goods
field-target = For
field-seat = With

order-prepare = Decide in advance
order-cancel = Withdraw
order-move = A standing order waits.

outcome-won = { $seat } wins with { $score }
outcome-shared = { $seat } share the victory with { $score }
outcome-why = Decided by { $why }.
outcome-ended = The match was ended early.
outcome-rematch = Play again
outcome-join-rematch = To the rematch
outcome-record = Download the record
after-sources = Where it came from
curve-money = Money over the match

replay-title = Moments of the match
replay-looking = Move { $ply } of { $plies }.
replay-first = to the start
replay-back = one back
replay-forward = one on
replay-last = to the end
replay-eyes = Whose eyes
replay-all = everything open
replay-link = Copy link
replay-copied = The link to this moment is copied.
replay-end = Back to the result
replay-now = Back to now

explain-title = What lies here
explain-keys = Keys: digits pick a choice, Tab walks through board and choices, Enter decides, Esc steps back, ? opens this page.
explain-close = Close
explain-edition = About this edition
coach-next = Got it
coach-never = No more hints

chairs-title = A table of { $title }
chairs-sit = Sit here
chairs-name = Your name
chairs-join = Take a seat
chairs-start = Start
chairs-start-fill = { $free ->
    [one] Start, with a bot on the free seat
   *[other] Start, with bots on the { $free } free seats
  }
chairs-close = Close the table
chairs-leave = Get up
chairs-wait = The host starts the match.
invite-title = Invite
invite-text = Whoever has this link may sit down.
invite-copy = Copy
invite-copied = Copied

new-title = New table: { $title }
new-seats = Seats
new-chair = Seat { $number }
new-me = I
new-me-too = somebody beside me, on this device
new-open = free for a guest
new-private = Only for those who have the link
new-pace = Pace
new-pace-live = together, now
new-pace-turns = over days
new-clock = Time for a decision
new-clock-none = no limit
new-clock-30 = 30 seconds
new-clock-120 = 2 minutes
new-clock-86400 = 1 day
new-clock-259200 = 3 days
new-options = Options
new-edition = Edition
new-create = Make the table

learn-play = Play a first game
learn-reference = The rules, one by one
learn-reference-lead = Every rule has a number; the program, its tests and its hints refer to it.
edition-title = About this edition
edition-lead = What is printed fact, and what is reconstruction.
edition-datum = Component
edition-value = Value
edition-source = Source
source-STATED = stated in the rulebook
source-SOURCED = from another published source
source-IMPLIED = follows from the rulebook
source-RECONSTRUCTED = reconstructed by us

settings-title = Settings
settings-name = Your name
settings-save = Save
settings-saved = Saved.
settings-look = Look
settings-theme-auto = as the device
settings-theme-light = light
settings-theme-dark = dark
settings-pace = Pace of others' moves
settings-pace-slow = slow
settings-pace-usual = usual
settings-pace-fast = fast
settings-pace-still = without movement
settings-confirm = A click on the board
settings-confirm-board = shows the move first
settings-confirm-never = makes the move at once
settings-coach = Hints for newcomers
settings-coach-again = Show all hints again
settings-account = Account
settings-account-none = You play as a guest. An account lets your games follow you to another device.
settings-account-name = Signed in as { $account }.
settings-passphrase = Passphrase (eight characters or more)
settings-register = Make an account
settings-signin = Sign in
settings-signout = Sign out
settings-device = Open on another device
settings-device-text = Open this link there within ten minutes:
settings-guest-note = You have no name here yet; it is asked for at the first table.
