/** The board of Vor dem Wind: the harbour, the quay with its cards and goods, the merchants' houses, one's own hand. See docs/boards.md. */

import { html } from "/web/vendor/lit-html/lit-html.js";
import { namer } from "/web/pieces.js";
import { cardSign, fan } from "./cards.js";
import { coin, GOODS, total } from "./goods.js";
import { hand } from "./hand.js";
import { harbour } from "./harbour.js";
import { houses } from "./houses.js";
import { quay } from "./quay.js";
import { countOf, mine, pointsOf, shipOf, shipsToGo } from "./sums.js";

export { flights } from "./flights.js";
export { consequence } from "./follows.js";
export { name } from "./names.js";
export { pictures } from "./pictures.js";
export { about, where } from "./places.js";

/** @typedef {import("/web/table/model.js").Table} Table */

/** @param {Table} table */
export function draw(table) {
  const piece = namer();
  return html`<div class="wind ${table.narrow ? "tall" : "wide"}">
    ${harbour(table, piece)} ${quay(table, piece)} ${hand(table, piece)} ${houses(table, piece)}
  </div>`;
}

/** Beside a player's name: my purse and goods, of the others how many cards they hold; ships brought home. @param {Table} table */
export function summary({ view, say }, seat) {
  const own = view.hands[seat];
  const open = typeof own === "object" && own !== null;
  const points = pointsOf(view.owned[seat]) ?? view.result?.scores?.[seat] ?? undefined;
  const [held, ships] = [open ? say("gulden", { amount: own.money }) : say("cards-held", { count: own ?? 0 }), say("board-ships", { count: countOf(view.owned[seat]) })];
  return html`<span class="wind-sum"><span role="img" aria-label=${held}>${open ? coin : fan}<b>${open ? own.money : own}</b></span>
    <span role="img" aria-label=${points === undefined ? ships : `${ships}, ${say("points", { points })}`}>${cardSign("shipping")}<b>${points === undefined ? countOf(view.owned[seat]) : say("points-short", { points })}</b></span></span>`;
}

/** Where the points came from: what each good on a loaded ship is worth; where that does not add up, the ship as a whole. */
export function earnings(event, table) {
  if (event.event !== "loaded") return [];
  const one = shipOf(event.ship);
  const worth = table?.box?.vp_per_good?.[one.large ? "large" : "small"];
  const parts = worth ? GOODS.map((good, index) => ({ seat: event.seat, source: good, amount: one.need[index] * worth[good] })) : [];
  return parts.length && total(parts.map(({ amount }) => amount)) === event.vp ? parts : [{ seat: event.seat, source: "ships", amount: event.vp }];
}

export const curves = ["earned"];
export const numbers = ["bid", "save"];
export const highest = ["save"];
export const picks = ["draft", "fetch", "store"];
export const composed = ["challenge"];
export const last = ["pass", "secure", "seize", "end", "done", "pay"];

/** What the three stacks bring: whoever is asked about cards has to know it first. */
const REVEAL = { id: "reveal", at: "deck-purchase" };

/** Notes for a first game, in the order they matter. @param {Table} table */
export function coach(table) {
  const { view, asked, me, box } = table;
  if (!asked || !mine(table)) return [];
  switch (view.decision) {
    case "FirstGoods":
      return [{ id: "welcome", at: `ship-${view.harbour[0]}` }, { id: "goods", at: "stock" }];
    case "ChooseStack":
      return [REVEAL];
    case "ChooseCard":
      return [REVEAL, { id: "choose", at: "open" }, ...(view.cards.some(Boolean) ? [{ id: "contest", at: `card_seat-${view.cards.findIndex(Boolean)}` }] : [])];
    case "Offer":
      return [REVEAL, { id: "offer", at: "prompt" }];
    case "Settle":
      return [{ id: "settle", at: "prompt" }];
    case "Turn":
      return [{ id: "turn", at: `card_seat-${me}` }, ...(shipsToGo(view, box) <= 1 ? [{ id: "rot", at: `decay_seat-${me}` }] : [])];
    default:
      return [];
  }
}
