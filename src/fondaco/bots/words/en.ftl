# What bots say about their moves. Every number comes from the record of the decision.
why-only = { $move }: there was nothing else to do.
why-table = { $move }: the best of { $count } moves I weighed.
why-near = { $move }: one of { $count } moves I weighed, and nearly the best.
why-thumb = { $move } is worth { $worth } to me ({ $terms }).
why-thumb-other = The next best, { $move }, is worth { $worth }.
why-net = { $move } gives me a { $win } % share of the win and a lead of { $lead }.
why-worlds = I tried it in { $worlds } imagined worlds.
why-net-other = The next best, { $move }, gives me { $win } %.
why-lean = Rules of thumb and the lead speak for { $move } all the same.
why-chosen = I took { $move }, which I hold nearly as good.
why-term = { $name } { $worth }
