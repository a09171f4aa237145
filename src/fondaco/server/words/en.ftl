# What the house says about tables, clocks and refusals.
the-house = The house

stale = The table has moved on; look again.
not-asked = You are not being asked now.
advice-among-people = Advice is for who plays with bots alone.
no-advice = No advice can be had now.
not-yours = That is not your seat.
bad-notation = That is no move of this game.
bad-message = That message cannot be read.
defect = The rules program failed here. What was played before stands.
stopped = This match has stopped: its log no longer follows the rules. It can be ended by consent.
over = The match is over.
not-running = The match is not running.
too-fast = Too fast; wait a moment.
too-long = That is too long.
nothing-to-undo = There is nothing you may take back alone.
no-proposal = There is no such proposal any more.
already-proposed = That has already been proposed.
not-absent = Only somebody whose time has run out, or for whom all have waited long, can be replaced.
no-others = There is nobody else at this table to agree.
no-order = There is no such standing order.
order-unfit = A standing order names a decision of this game, and with it a move, or a kind of move and its highest number; what is to stay the same is in one's own view.
many-orders = A seat takes no more than { $most } standing orders.

no-table = There is no such table, or its door is closed to you.
no-person = There is no such person.
no-game = There is no such game.
no-file = There is nothing here.
no-session = Pick a name first.
table-full = The table is full.
table-started = The match has begun.
seat-taken = That seat is taken.
not-host = Only the host of the table may do that.
not-member = You do not sit at this table.
blocked = You cannot join this table.
bad-setup = { $what ->
    [edition] There is no such edition of this game; there is: { $known }.
    [seat] The seats count from 0 to { $last }.
    [chairs] Say who sits on each of the { $count } chairs.
    [clock] Say how many seconds the clock gives, at least one.
    [empty] { $count ->
        [one] One chair is still empty.
       *[other] { $count } chairs are still empty.
      }
   *[choice] That cannot be set up: { $why }.
  }
bad-bot = There is no such bot.
bad-name = A name has 1 to 40 characters, without < and >.
bad-record = The record cannot be read: { $why }
name-taken = Somebody has that name already.
wrong-passphrase = Name and passphrase do not fit.
weak-passphrase = A passphrase needs at least eight characters.
have-account = You have an account already.
no-account = You have no account yet.
link-spent = This link has been used or is too old.
bad-address = That is no address reminders can be sent to.
foreign-origin = This call comes from another site.
body-too-big = That is too much at once.
bad-request = The call cannot be read: { $why }
unready = The house is not ready yet.
error = Something went wrong here. It has been noted.

prompt-amend = You have answered, and may change it until everybody is in.
prompt-wait = Waiting for { $who }.
curtain = Hand the device to { $who }.

by-bot = { $who } is played by a bot.
by-order = Your standing order spoke for you.
by-timeout = Time ran out; a bot moved for { $who }.
by-fallback = The bot of { $who } was too slow; a simpler one moved.

row-undo = { $who } takes a move back.
row-resign = { $who } resigns.
row-seat-bot = A bot takes over for { $who }.
row-seat-person = { $who } takes the seat.
row-timeout = The time of { $who } has run out.
row-consent-propose = { $who } proposes: { $what }.
row-consent-agree = { $who } agrees.
row-consent-refuse = { $who } does not agree.
row-consent-done = Everybody agrees.
what-undo = take back the last move
what-end = end the match now
what-replace = let a bot play for somebody absent
what- = { "" }

bot-random = Chance
bot-greedy = Rule of thumb
bot-lehrling = Apprentice
bot-geselle = Journeyman
bot-kaufmann = Merchant
bot-patrizier = Patrician
bot-doge = Doge
bot-name = { $bot } { $number }
someone = Somebody who left

remind-title = { $game }: your turn
remind-body = { $who }, your table waits for you: { $link }
