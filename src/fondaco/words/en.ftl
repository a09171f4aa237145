# What every table of the house says.
nothing = nothing
nobody = nobody
yes = yes
no = no
guest = Guest

illegal-not-asked = You are not being asked now.
illegal-over = The match is over.
illegal-impossible-draw = That cannot be drawn now.
illegal-cannot-deliver = Somebody does not have what this deal needs.

cli-welcome = { $title }, { $seats } players. Type a number or a move. ? explains, why asks the bots, q leaves.
cli-choices = Your choices:
cli-thinks = { $seat } weighed:
cli-no-thoughts = Nobody has anything to say about the last move.
cli-curtain = Hand the keyboard to { $seat }, then press Enter.
cli-your-turn = { $seat }:
cli-bad-choice = There is no choice { $number }; pick 1 to { $last }.
cli-walk = Enter: next ply; b: back; a number: jump to that ply; s 0…: look as that seat, s: as a spectator; q: leave
cli-old-rules = Made under rules { $rules } and replayed under rules { $ours }, so it may break off.
cli-no-move = “{ $text }” is no move of this game now; you can play: { $moves }
cli-won = { $winners } wins with { $score }: { $why }.
cli-shared = { $winners } share the victory with { $score }: { $why }.
cli-place = { $rank }. { $seat }: { $score }
cli-left = You leave the table. The record so far:
cli-saved = The record is in { $file }.
