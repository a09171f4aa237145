/** The board of Die Händler: roads and wagons, prices, ladder and arrivals, secrets, and what each player has. See docs/boards.md. */

import { html, nothing } from "/web/vendor/lit-html/lit-html.js";
import { boxOf } from "./box.js";
import { investments, prices, tracks } from "./desk.js";
import { agreements, estates, stores } from "./estates.js";
import { map } from "./map.js";
import { pocket } from "./secrets.js";
import { wagons } from "./wagons.js";

export { coach } from "./coach.js";
export { earnings, flights } from "./flights.js";
export { consequence } from "./follows.js";
export { name } from "./names.js";
export { pictures } from "./pictures.js";
export { about, group, where } from "./places.js";
export { offers, reply } from "./talk.js";

/** @typedef {import("/web/table/model.js").Table} Table */

/** @param {Table} table */
export function draw(table) {
  const box = boxOf(table.box);
  const { narrow } = table;
  if (!table.view.at.length) return html`<div class="haendler"><p class="quiet">${table.say("setting")}</p></div>`;
  return html`<div class="haendler ${narrow ? `tall in-${table.view.phase}` : "wide"}">
    ${phases(table, box)}
    ${narrow ? pocket(table, box) : nothing}
    ${map(table, box)} ${wagons(table, box)} ${prices(table, box)} ${tracks(table, box)} ${investments(table, box)}
    ${narrow ? stores(table, box) : nothing} ${agreements(table)} ${estates(table, box)}
  </div>`;
}

/** Seven phases of a round; the one that runs is also where one says "no more". */
function phases({ view, say, words }, box) {
  const last = view.arrivals >= box.target[view.seats];
  return html`<section class="phases" aria-label=${say("phases-title")}>
    <b class="round">${say("round-now", { round: view.round })}</b>
    <div class="row-of-phases">${[1, 2, 3, 4, 5, 6, 7].map((phase) => html`<span class="phase ${phase === view.phase ? "now" : phase < view.phase ? "past" : ""}" data-at=${phase === view.phase ? `turn phase-${phase}` : `phase-${phase}`} data-explain="phase-${phase}">${say(`phase-${phase}`)}</span>`)}</div>
    <span class="quiet">${last ? say("last-round") : view.idle > 4 ? say("stalling", { idle: view.idle }) : words.rich("start-now", { seat: view.start })}</span></section>`;
}

/** Beside a player's name: purse, as far as one may see it, and rank. @param {Table} table */
export function summary({ view, say, narrow }, seat) {
  const money = view.money[seat];
  return html`<span class="haendler-sum">${money === null || money === undefined ? nothing : html`<b>${say("gulden", { amount: money })}</b> `}<span>${say(narrow ? "rank-short" : "rank", { step: view.steps[seat] })}</span>${view.notes[seat] ? html` <span>${say(narrow ? "notes-short" : "notes", { notes: view.notes[seat] })}</span>` : nothing}</span>`;
}

export const curves = ["steps", "money"];
export const numbers = ["bid", "open", "raise"];
export const last = ["load -", "pass", "done", "end", "stop", "decline", "refuse", "reject", "quiet", "repay"];
