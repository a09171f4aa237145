# What the page says around every table.
page-skip = To the content
page-home = All games
page-nav = Page
page-language = Language
page-theme = Light or dark
page-settings = Settings
page-moment = One moment …
page-offline = The house cannot be reached just now.
page-again = Try again
lost-title = Nothing here
lost-text = This address leads nowhere. The games are next door.

home-title = Merchant games under one roof
home-lead = Play against bots at once, or invite friends to a table.
home-games = Games
home-play = Play now
home-new = New table
home-learn = Learn
home-seats = { $fewest } to { $most } players
home-minutes = about { $minutes } minutes
home-mine = Your games
home-open = Open tables
home-open-none = Nobody is waiting for players. Make a table, and it will show here.
home-watch = Watch
home-watch-none = No public match is running.
home-past = Past games
home-record = Look at a record
home-your-turn = Your turn
home-free = { $free ->
    [0] full
    [one] one free seat
   *[other] { $free } free seats
  }
home-rank = place { $rank } of { $seats }, with { $score }
home-ended = ended early

seat-open = free seat
seat-host = host
seat-you = you
seat-bot = played by a bot
seat-bot-short = bot
seat-away = away
seat-resigned = resigned
seat-thinks = to move
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
chat-muted = You do not see what { $name } says.
chat-muted-change = Change

person-about = About { $name }
person-muted = muted
person-mute = Mute
person-unmute = Hear again
person-mute-text = Muting hides what { $name } says. The match goes on as before, and nobody is told.
person-block = Block
person-unblock = Let in again
person-block-text = Blocking keeps { $name } from sitting down at your tables. Whoever sits already stays.

prompt-title = Your decision
prompt-waits = Waiting for { $seat }.
prompt-since = Asked { $since }.
prompt-moment = One moment …
prompt-catching-up = Much has happened; here it comes, move by move.
prompt-catch-up = Catch up
prompt-other = Choose something else
choices-all = Show all choices
choices-only = Nothing else is possible now.
amount-less = one less
amount-more = one more
curtain-lift = I am { $seat }
tool-undo = Take back
tool-help = What is this? (?)
form-offer = Make an offer
form-counter = Propose terms
form-book = Several offers
tool-more = More
tool-advice = Advice
advice-take = Do so
tool-ask-undo = Ask to take back
tool-end = Propose to end the match
tool-end-sure = End this match now, without a winner? With bots alone it ends at once; people are asked.
tool-return = Take my seat back
tool-replace = Let a bot play for { $seat }
tool-resign = Resign
tool-resign-sure = Resign? A bot will play on for you, and you will be ranked last.
proposal-text = { $seat } proposes: { $what }.
proposal-replace = { $seat } proposes to let a bot play for { $absent_seat }.
what-undo = take back the last move
what-end = end the match now
proposal-agree = Agree
proposal-refuse = Do not agree

offers-title = Offers on the table
fate-open = open
fate-accepted = accepted
fate-refused = refused
fate-countered = countered
deal-for = for
deal-with = With
deal-send = Send
deal-lacking = Something is still missing under “{ $where }”.
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
outcome-why = The reason: { $why }.
outcome-ended = The match was ended early.
outcome-rematch = Play again
outcome-join-rematch = To the rematch
outcome-record = Download the record
after-sources = Where it came from
after-sum = Sum
source-start = starting money
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
explain-keys = Keys: digits pick a choice, Tab walks through board and choices, Enter decides, Esc steps back, ? opens this page. In the log the arrows go from line to line, Enter shows the moment.
explain-close = Close
explain-edition = About this edition
coach-next = Got it
coach-never = No more hints

chairs-title = Who plays?
chairs-sit = Sit here
chairs-name = Your name
chairs-join = Take a seat
chairs-start = Start
chairs-start-fill = { $free ->
    [one] Start, with a bot ({ $bot }) on the free seat
   *[other] Start, with bots ({ $bot }) on the { $free } free seats
  }
chairs-close = Close the table
chairs-leave = Get up
chairs-wait = The host starts the match.
invite-title = Invite
invite-text = Whoever has this link may sit down.
invite-qr = The invite link as a QR code
invite-copy = Copy
invite-copied = Copied

new-title = New table: { $title }
new-seats = Seats
new-chair = Seat { $number }
new-me = me
new-me-too = somebody beside me
new-open = free for a guest
new-private = Only for those who have the link
new-pace = Pace
new-pace-live = together, now
new-pace-turns = over days
new-clock = Time for a decision
new-clock-none = no limit
clock-bank = { $bank } for the whole match{ $more ->
    [none] { "" }
   *[other] , and { $more } more with each move
  }
new-options = Options
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
settings-sound = A soft sound when it is my turn
settings-days = Play over days
settings-notify = Addresses for reminders (as Apprise writes them)
settings-away = On holiday until
settings-coach = Hints for newcomers
settings-coach-again = Show all hints again
settings-silences = Muted and blocked
settings-silences-text = Whom you mute or block at a table (press their name) is listed here.
settings-somebody = somebody
settings-is-mute = muted
settings-is-block = blocked
settings-account = Account
settings-account-none = You play as a guest. An account lets your games follow you to another device.
settings-account-name = Signed in as { $account }.
settings-account-as = Account name
settings-passphrase = Passphrase (eight characters or more)
settings-register = Make an account
settings-signin = Sign in
settings-signout = Sign out
settings-delete = Delete me and all that names me
settings-delete-sure = Delete you and all that names you? Bots take over your seats, and nobody can bring you back.
settings-deleted = You are deleted.
settings-device = Open on another device
settings-device-text = Open this link there within ten minutes:
