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
 * Split choices into number rows (a verb with a whole number first, many of them) and the rest.
 * @param {Choice[]} choices
 * @param {string[]} numbers verbs the board wants as numbers, however few there are
 */
export function sort(choices, numbers = []) {
  const rows = new Map();
  for (const choice of choices) {
    if (!(choice.words.length === 1 || numbers.includes(choice.verb)) || !/^-?\d+$/.test(choice.words[0])) continue;
    rows.set(choice.verb, [...(rows.get(choice.verb) ?? []), choice]);
  }
  const kept = [...rows].filter(([verb, all]) => numbers.includes(verb) || all.length >= ENOUGH);
  const verbs = new Set(kept.map(([verb]) => verb));
  return {
    rows: kept.map(([verb, all]) => ({ verb, choices: all, values: all.map((one) => Number(one.words[0])) })),
    rest: choices.filter((one) => !(verbs.has(one.verb) && (one.words.length === 1 || numbers.includes(one.verb)))),
  };
}

/**
 * Choices of several things at once (`store apples+silk`), told as one pick: what there is to pick from, and how many at most.
 * @param {Choice[]} choices
 * @param {string[]} verbs those the board wants so
 * @returns {{verb: string, choices: Choice[], of: Object<string, number>, most: number}[]}
 */
export function picks(choices, verbs = []) {
  return verbs.flatMap((verb) => {
    const all = choices.filter((choice) => choice.verb === verb && choice.words.length === 1);
    if (all.length < 2) return [];
    const of = {};
    for (const names of all.map(picked).reverse()) for (const name of names) of[name] = Math.max(of[name] ?? 0, names.filter((one) => one === name).length);
    return [{ verb, choices: all, of, most: Math.max(...all.map((choice) => picked(choice).length)) }];
  });
}

export const picked = (choice) => choice.words[0].split("+");

/** The choice that takes just so many of each, if there is one. */
export const choiceOf = (row, chosen) =>
  row.choices.find((choice) => Object.keys(row.of).every((name) => picked(choice).filter((one) => one === name).length === (chosen[name] ?? 0)));

/** Money and pieces as core/deal.py writes them: `15+2*pepper+silk`. */
export function bundle(value) {
  const parts = value?.money ? [String(value.money)] : [];
  for (const name of Object.keys(value?.pieces ?? {}).sort()) {
    const count = value.pieces[name];
    if (count) parts.push(count === 1 ? name : `${count}*${name}`);
  }
  return parts.join("+") || "-";
}

/** Read back what `bundle` wrote: a counter-offer starts from theirs. */
export function readBundle(text) {
  const value = { money: 0, pieces: {} };
  for (const part of !text || text === "-" ? [] : text.split("+")) {
    const [, count, name] = /^(?:(\d+)\*)?(.+)$/.exec(part);
    if (/^\d+$/.test(part)) value.money += Number(part);
    else value.pieces[name] = (value.pieces[name] ?? 0) + Number(count ?? 1);
  }
  return value;
}
