/** Sentences and names, from the same Fluent files as the Python side, with facts named by the same rules. */

import { FluentBundle, FluentResource } from "./vendor/fluent/index.js";
import { player } from "./players.js";

const UNSEEN = "?";
const files = new Map();

/** The text of a word file; where a game does not speak this language, of the other; a missing one is empty. */
function fetchWords(path, otherwise = path.replace(/(de|en)(?=\.ftl$)/, (one) => (one === "de" ? "en" : "de"))) {
  if (!files.has(path)) {
    files.set(path, fetch(path).then((found) => (found.ok ? found.text() : otherwise ? fetchWords(otherwise, null) : ""), () => (files.delete(path), "")));
  }
  return files.get(path);
}

/**
 * The messages of the house, the page and, where one is named, a game and its board.
 * @param {string} language
 * @param {?{name: string, board: ?string}} [game] as the shelf lists it
 */
export async function loadMessages(language, game = null) {
  const paths = [`/words/${language}.ftl`, `/web/words/${language}.ftl`];
  if (game) paths.push(`/words/${game.name}/${language}.ftl`);
  if (game?.board) paths.push(`/games/${game.name}/words/${language}.ftl`);
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of await Promise.all(paths.map((path) => fetchWords(path)))) {
    bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }
  return bundle;
}

/**
 * Speaks one language at one table: `words.say("event-sold", {seat: 2, amount: 7})`.
 *
 * Facts that are seats become the players' names, facts that are ids become their names (`good: "silk"` is looked up as
 * `good-silk`, unless the game composes it), lists are joined.
 */
export class Words {
  /**
   * @param {FluentBundle} messages
   * @param {string[]} names of the players by seat
   * @param {?function(string, any, function): ?string} namer how the game composes names; its board.js exports it
   */
  constructor(messages, names = [], namer = null) {
    this.messages = messages;
    this.names = names;
    this.namer = namer;
    this.language = messages.locales[0];
    this.say = (message, facts = {}) => this.format(message, facts, this.names);
    this.has = (message) => messages.hasMessage(message);
    this.called = (message, otherwise) => (this.has(message) ? this.say(message) : otherwise);
  }

  /** "136 florins" where the game says what its results count, else the number. */
  score(score) {
    return this.has("score") ? this.say("score", { score }) : score;
  }

  format(message, facts, names) {
    const found = this.messages.getMessage(message);
    if (!found?.value) return message;
    const named = {};
    for (const [fact, value] of Object.entries(facts)) named[fact] = this.name(fact, value, names);
    return this.messages.formatPattern(found.value, named, []);
  }

  /** A fact as a reader wants to see it; numbers stay numbers, so that a sentence can choose its plural. */
  name(fact, value, names = this.names) {
    const say = (message, facts = {}) => this.format(message, facts, names);
    const composed = this.namer?.(fact, value, say);
    if (composed != null) return composed;
    if (Array.isArray(value)) return value.map((one) => String(this.name(fact, one, names))).join(", ") || say("nothing");
    if (typeof value === "boolean") return say(value ? "yes" : "no");
    if (/^-?\d+$/.test(value) && (fact === "seat" || fact.endsWith("_seat"))) return names[value] ?? say("nobody");
    if (typeof value === "string" && value !== UNSEEN) return this.has(`${fact}-${value}`) ? say(`${fact}-${value}`) : value;
    return value ?? "";
  }

  /** Like `say`, for the page: players come with their signs. */
  rich(message, facts = {}) {
    return this.signed(this.format(message, facts, this.marks));
  }

  /** Like `name`, for the page: a player comes with the sign. */
  shown(fact, value) {
    return this.signed(String(this.name(fact, value, this.marks)));
  }

  /** What stands in a text for the players, until they are signed. */
  get marks() {
    return this.names.map((_, seat) => `\u0001${seat}\u0002`);
  }

  signed(text) {
    return text
      .split(/[\u0001\u0002]/)
      .map((part, index) => (index % 2 ? player(Number(part), this.names[Number(part)]) : part));
  }

  /** A sentence for an event as the viewer heard it. A game that names nothing here is told in the house's own words. */
  event(heard) {
    const { event, text, ...facts } = heard;
    if (this.namer && this.has(`event-${event}`)) return this.rich(`event-${event}`, facts);
    return this.signed(this.marked(text ?? ""));
  }

  /** A finished sentence with its players marked, the longest names first. */
  marked(text) {
    const seats = this.names.map((name, seat) => ({ name, seat })).filter(({ name }) => name);
    seats.sort((one, other) => other.name.length - one.name.length);
    return seats.reduce((told, { name, seat }) => told.replaceAll(name, `\u0001${seat}\u0002`), text);
  }
}
