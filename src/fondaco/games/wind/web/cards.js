/** Action cards: what each sort shows, face up and face down; stacks of them. */

import { html, svg } from "/web/vendor/lit-html/lit-html.js";
import { coin, goodsOf, goodTile } from "./goods.js";
import { cardName } from "./names.js";
import { cardOf } from "./sums.js";

/** Drawn in a square from -12 to 12, in ink. */
const SIGNS = {
  // a basket
  purchase: svg`<path d="M-11-2H11L8 11H-8zM-8-2C-8-13 8-13 8-2M-4 2v5M0 2v5M4 2v5"/>`,
  // a gabled warehouse with its hoist
  storage: svg`<path d="M-9 11V-3L0-12 9-3V11zM-4 11V3H4v8M-3-4H3M12-7H7M11-7v5"/>`,
  // a ship under sail
  shipping: svg`<path d="M-12 5H12L8 11H-8zM-1 5V-12M-1-11C8-9 9-1 9 2H-1M-3-8C-9-3-9 0-9 2H-3z"/>`,
  // an open hand
  free: svg`<path d="M-11-2H11L8 11H-8zM-8-2C-8-13 8-13 8-2M0 1v7M-3.500 4.500H3.500"/>`,
  // a preserving jar
  preserve: svg`<path d="M-7-11H7V-7H-7zM-6-7C-9-5-9-3-9 0V11H9V0C9-3 9-5 6-7M-5 1H5V7H-5z"/>`,
  // a basket before a gable
  supply: svg`<path d="M-10 11V-4L-1-12 8-4M-6 2H12L10 11H-4zM-3 2C-3-5 9-5 9 2"/>`,
  swap: svg`<path d="M-11-4H9L4-10M11 5H-9L-4 11"/>`,
  // scales
  market: svg`<path d="M0-12V10M-5 11H5M-10-8H10M-10-8-13 1H-7zM10-8 7 1H13z"/>`,
  // a lock
  safe: svg`<path d="M-8-1H8V11H-8zM-5-1V-5C-5-13 5-13 5-5V-1M0 4v3"/>`,
};

export const cardSign = (kind) => html`<svg class="card-sign" viewBox="-14 -14 28 28" aria-hidden="true">${SIGNS[kind]}</svg>`;

/** What stands on a card. */
function shows(card, say) {
  switch (card.kind) {
    case "purchase":
      return html`<span class="crates">${goodsOf(card.shown).map((good) => goodTile(good, say))}</span>`;
    case "storage":
    case "supply":
      return html`<b>${card.amount}</b><span class="price">${coin}${card.cost}</span>`;
    case "shipping":
    case "market":
      return html`<span class="price">${coin}<b>${card.amount}</b></span>`;
    case "swap":
    case "safe":
      return html`<span class="large-sign">${cardSign(card.kind)}</span>`;
    default:
      return html`<b>${card.amount}</b>`;
  }
}

/**
 * A card, face up or lying face down (everybody has seen it, so it can be read either way).
 * @param {string} name
 * @param {{say: function}} table
 * @param {{piece?: string, down?: boolean}} how
 */
export function cardFace(name, { say }, { piece = "", down = false } = {}) {
  const card = cardOf(name);
  return html`<div class="action ${card.special ? "rare" : ""} ${down ? "down" : ""}" data-piece=${piece} data-explain="card-${card.kind}" data-facts=${JSON.stringify({ amount: card.amount, cost: card.cost })}>
    <span class="sr">${cardName(name, say)}${down ? `, ${say("face-down")}` : ""}</span>
    <span class="action-head" aria-hidden="true">${cardSign(card.kind)}<span>${say(`short-${card.kind}`)}</span></span>
    <span class="action-shows" aria-hidden="true">${shows(card, say)}</span></div>`;
}
