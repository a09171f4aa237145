# Was Bots über ihre Züge sagen. Jede Zahl stammt aus der Niederschrift der Entscheidung.
why-only = „{ $move }“: Da musste ich nicht überlegen.
why-sole = „{ $move }“: Anderes kam nicht in Frage.
why-table = „{ $move }“: Meine Gründe behalte ich für mich, solange wir spielen.
why-thumb = Am besten ist „{ $move }“: Ich erwarte { $worth }.
why-thumb-other = Der nächstbeste Zug ist „{ $move }“: { $worth }.
why-equal = So gut wie gleich ist „{ $move }“.
why-terms = { $worth } ({ $terms })
why-gain = { $worth } Gewinn
why-loss = { $worth } Verlust
why-even = weder Gewinn noch Verlust
why-net =
    Mit „{ $move }“ erwarte ich { $win } % Anteil am Sieg und einen { $side ->
        [behind] Rückstand
       *[ahead] Vorsprung
    } von { $lead }.
why-worlds = Ich habe das in { $worlds ->
    [one] einer vorgestellten Welt
   *[other] { $worlds } vorgestellten Welten
  } versucht.
why-net-other = Mit dem nächstbesten Zug, „{ $move }“, sind es { $win } %.
why-lean =
    { $by ->
        [lead] Der Vorsprung spricht
        [thumb] Faustregeln sprechen
       *[both] Vorsprung und Faustregeln sprechen
    }{ $even ->
        [even] {""}
       *[behind] {" "}trotzdem
    } für „{ $move }“.
why-chosen = Genommen habe ich „{ $move }“ und halte es für fast so gut.
why-term = { $name } { $worth }
