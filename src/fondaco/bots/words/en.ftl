# What bots say about their moves. Every number comes from the record of the decision.
why-only = “{ $move }”: I did not have to think.
why-sole = “{ $move }”: nothing else was worth a thought.
why-table = “{ $move }”: my reasons I keep to myself while we play.
why-thumb = The best is “{ $move }”: I expect { $worth }.
why-thumb-other = The next best is “{ $move }”: { $worth }.
why-equal = As good as equal is “{ $move }”.
why-terms = { $worth } ({ $terms })
why-gain = a gain of { $worth }
why-loss = a loss of { $worth }
why-even = neither gain nor loss
why-net =
    With “{ $move }” I expect a share of the win of { $win } % and a { $side ->
        [behind] deficit
       *[ahead] lead
    } of { $lead }.
why-worlds = I tried it in { $worlds ->
    [one] one imagined world
   *[other] { $worlds } imagined worlds
  }.
why-net-other = With the next best, “{ $move }”, it is { $win } %.
why-lean =
    { $by ->
        [lead] The lead speaks
        [thumb] Rules of thumb speak
       *[both] The lead and rules of thumb speak
    } for “{ $move }”{ $even ->
        [even] {""}
       *[behind] {" "}all the same
    }.
why-chosen = I took “{ $move }”, which I hold nearly as good.
why-term = { $name } { $worth }
