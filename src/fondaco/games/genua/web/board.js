/** The board of Die Händler von Genua: the city from above, the hand, and what lies before each merchant. See docs/boards.md. */

import { html } from "/web/vendor/lit-html/lit-html.js";
import { fan } from "/web/pieces.js";
import { boxOf } from "./box.js";
import { hand } from "./hand.js";
import { map } from "./map.js";
import { merchants } from "./merchants.js";
import { turn } from "./turn.js";

export { earnings, flights } from "./flights.js";
export { consequence } from "./follows.js";
export { name } from "./names.js";
export { pictures } from "./pictures.js";
export { about, where } from "./places.js";
export { offers, piece, reply } from "./talk.js";

/** @typedef {import("/web/table/model.js").Table} Table */

/** @param {Table} table */
export function draw(table) {
  const box = boxOf(table.box);
  return html`<div class="genua ${table.narrow ? "tall" : "wide"} ${table.me === null ? "watched" : ""}">
    ${turn(table, box)} ${map(table, box)} ${hand(table, box)} ${merchants(table)}
  </div>`;
}

/** Beside a player's name: the purse, as far as it is known, and how many cards. @param {Table} table */
export function summary({ view, say, box: edition }, seat) {
  boxOf(edition);
  const purse = view.money[seat];
  const cards = view.hands[seat].length;
  return html`<span class="genua-sum"><b>${purse === null ? say("purse-unknown") : say("ducats", { amount: purse })}</b> <span role="img" aria-label=${say("cards-of", { cards })}>${fan}${cards}</span></span>`;
}

export const curves = ["money"];
export const last = ["counter", "call-again", "exchange", "any-ware", "use-building", "end-turn", "pass-turn", "pass", "no"];

/** Notes for a first game, in the order they matter. @param {Table} table */
export function coach({ view, asked, me }) {
  if (me === null) return [];
  const notes = [{ id: "welcome", at: "turn" }, { id: "hand", at: "hand" }];
  if (!asked) return notes;
  const here = `field-${view.path.at(-1)}`;
  switch (view.decision) {
    case "MakeOffers":
      return [...notes, { id: "offer", at: here }, { id: "offer-free", at: "prompt" }];
    case "Negotiate":
      return [...notes, { id: "negotiate", at: "prompt" }, { id: "walk", at: here }];
    case "FinishAction":
      return [...notes, { id: "finish", at: "hand" }];
    case "PlaceMarkers":
      return [...notes, { id: "markers", at: "prompt" }];
    default:
      return notes;
  }
}
