/** The board of a game that brings none: its view as tidy tables. Also what a board may leave out, see docs/boards.md. */

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { player } from "../players.js";

const ENVELOPE = new Set(["game", "rules", "edition", "options", "seats", "ply", "you", "to_act", "decision", "result"]);

/** What the shell assumes where a board.js exports nothing. */
export const plain = {
  draw,
  name: null,
  where: () => [],
  group: () => null,
  about: () => [],
  consequence: () => "",
  summary: () => nothing,
  offers: () => [],
  reply: () => null,
  piece: () => nothing,
  flights: () => [],
  earnings: () => [],
  curves: null,
  coach: () => [],
  orders: [],
  numbers: [],
  highest: [],
  picks: [],
  composed: [],
  last: [],
  pictures: {},
};

/** @param {import("./model.js").Table} table */
function draw(table) {
  const { view, seats, words } = table;
  const fields = Object.entries(view).filter(([key]) => !ENVELOPE.has(key));
  const bySeat = fields.filter(([, value]) => Array.isArray(value) && value.length === seats.length);
  const others = fields.filter(([, value]) => !(Array.isArray(value) && value.length === seats.length));
  return html`
    <div class="plain sheet" tabindex="0" role="region" aria-label=${words.say("tab-board")}>
      <table>
        <thead><tr><td></td>${seats.map((one) => html`<th scope="col">${player(one.seat, one.name)}</th>`)}</tr></thead>
        <tbody>${bySeat.map(([key, value]) => html`<tr><th scope="row">${label(words, key)}</th>${value.map((entry) => html`<td>${told(words, key, entry)}</td>`)}</tr>`)}</tbody>
      </table>
      <dl>${others.map(([key, value]) => html`<dt>${label(words, key)}</dt><dd>${told(words, key, value)}</dd>`)}</dl>
    </div>
  `;
}

const label = (words, key) => words.called(`view-${key}`, key.replaceAll("_", " "));

/** Any plain data as words; nested data as small lists. */
function told(words, key, value) {
  if (value == null) return "–";
  if (Array.isArray(value)) {
    return value.some((entry) => typeof entry === "object" && entry) ? html`<ul>${value.map((entry) => html`<li>${told(words, key, entry)}</li>`)}</ul>` : words.name(key, value);
  }
  if (typeof value === "object") return Object.entries(value).map(([inner, entry]) => html`<div>${label(words, inner)}: ${told(words, inner, entry)}</div>`);
  return String(words.name(key, value));
}
