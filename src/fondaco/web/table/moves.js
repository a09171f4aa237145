/** Moves as the page handles them: notation taken apart, long rows of numbers told as one control. */

/**
 * @typedef {{move: string, verb: string, words: string[], label: string}} Choice
 * @typedef {{verb: string, values: number[], label: function(number): string}} NumberRow
 */

/** Take a notation apart: `bid 12` has the verb `bid` and one word. @returns {Choice} */
export function read(move, label = move) {
  const [verb, ...words] = move.split(" ");
  return { move, verb, words, label };
}

const ENOUGH = 6;

/**
 * Split choices into number rows (a verb with one whole number, many of them) and the rest.
 * @param {Choice[]} choices
 * @param {string[]} numbers verbs the board wants as numbers, however few there are
 */
export function sort(choices, numbers = []) {
  const rows = new Map();
  for (const choice of choices) {
    if (choice.words.length !== 1 || !/^-?\d+$/.test(choice.words[0])) continue;
    rows.set(choice.verb, [...(rows.get(choice.verb) ?? []), choice]);
  }
  const kept = [...rows].filter(([verb, all]) => numbers.includes(verb) || all.length >= ENOUGH);
  const verbs = new Set(kept.map(([verb]) => verb));
  return {
    rows: kept.map(([verb, all]) => ({ verb, choices: all, values: all.map((one) => Number(one.words[0])) })),
    rest: choices.filter((one) => !(verbs.has(one.verb) && one.words.length === 1)),
  };
}
