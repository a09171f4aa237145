# Was Bots über ihre Züge sagen. Jede Zahl stammt aus der Niederschrift der Entscheidung.
why-only = { $move }: Es gab nichts anderes zu tun.
why-table = { $move }: der beste von { $count } Zügen, die ich erwogen habe.
why-near = { $move }: einer von { $count } Zügen, die ich erwogen habe, und fast der beste.
why-thumb = { $move } ist mir { $worth } wert ({ $terms }).
why-thumb-other = Der nächstbeste Zug, { $move }, ist { $worth } wert.
why-net = { $move } gibt mir { $win } % Anteil am Sieg und einen Vorsprung von { $lead }.
why-worlds = Ich habe ihn in { $worlds } vorgestellten Welten versucht.
why-net-other = Der nächstbeste Zug, { $move }, gibt mir { $win } %.
why-lean = Faustregeln und Vorsprung sprechen trotzdem für { $move }.
why-chosen = Genommen habe ich { $move }, was ich für fast so gut halte.
why-term = { $name } { $worth }
