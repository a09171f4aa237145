/** The JavaScript twin of clauses.py: which words each promise and each condition holds, and how they are read back. */

const GRAMMAR = {
  pay: ["amount"], "pay-if": ["amount", "event"], "sell-card": ["influence"], "no-bid": ["wagon"], "bid-max": ["wagon", "amount"],
  "load-for": ["wagon", "pieces", "amount"], "master-not": ["wagon", "good"], "move-via": ["wagon", "branch"], "move-into": ["wagon", "city"],
  "move-tile": ["wagon", "tile"], "not-move": ["wagon"], "courier-to": ["field"], "courier-not": ["field"], play: ["influence", "target"],
  "not-play": ["influence", "target"], "disc-not": ["good"], disc: ["good", "count"], "office-not": ["good", "way"], office: ["good", "way"],
  "no-lot": [], "lot-max": ["amount"], "not-buy": ["good"],
};
const EVENTS = {
  enters: ["wagon", "city"], over: ["wagon", "branch", "seat"], courier: ["field", "seat"], plays: ["seat", "influence", "target"],
  "not-plays": ["seat", "influence", "target"], "bid-zero": ["seat", "wagon"], shifts: ["seat", "good"], "not-shifts": ["seat", "good"],
  disc: ["seat", "good", "count"], loaded: ["seat", "wagon"],
};

const number = (word) => (/^\d+$/.test(word) ? Number(word) : word);
const NUMBERS = ["amount", "wagon", "tile", "count", "pieces", "seat"];
const factsOf = (names, words) => Object.fromEntries(names.slice(0, words.length).map((name, index) => [name, NUMBERS.includes(name) ? number(words[index]) : words[index]]));

/** A promise in words; what is none stays as it is. */
export function clauseText(text, say) {
  const [kind, ...words] = text.split(":");
  const names = GRAMMAR[kind];
  if (!names) return text;
  if (names.at(-1) === "event" && words[1] in EVENTS) {
    const event = say(`when-${words[1]}`, factsOf(EVENTS[words[1]], words.slice(2)));
    return say(`clause-${kind}`, { amount: number(words[0]), event });
  }
  return say(`clause-${kind}`, factsOf(names, words));
}

/** `pay:500+no-bid:2` as the form holds it, so that a counter-proposal starts from theirs. */
export function readClauses(text) {
  return split(text).map((one) => {
    const [verb, ...words] = one.split(":");
    const names = GRAMMAR[verb] ?? [];
    if (names.at(-1) !== "event") return { verb, ...factsOf(names, words) };
    return { verb, amount: number(words[0]), event: [{ verb: words[1], ...factsOf(EVENTS[words[1]] ?? [], words.slice(2)) }] };
  });
}

/** The promises of one side. */
export const split = (text) => (!text || text === "-" ? [] : text.split("+"));
