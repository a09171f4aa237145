/** My own hand: gulden, goods, special cards. */

import { html, nothing } from "/web/vendor/lit-html/lit-html.js";
import { cardFace } from "./cards.js";
import { coin, GOODS, goodTile } from "./goods.js";
import { departure, lostFromHand, mine } from "./sums.js";

/** @param {import("/web/table/model.js").Table} table */
export function hand(table, piece) {
  const { say, me } = table;
  const own = mine(table);
  if (!own) return nothing;
  const nears = departure(table);
  const lost = nears === "calm" ? 0 : lostFromHand(table, own.goods);
  const held = GOODS.filter((_, index) => own.goods[index]);
  return html`<section class="own-hand" aria-label=${say("hand-title")} data-at="own-hand hand_seat-${me}">
    <h3>${say("hand-title")}</h3>
    <span class="purse" data-at="purse_seat-${me}" data-explain="purse" role="img" aria-label=${say("gulden", { amount: own.money })}>${coin}<b>${own.money}</b></span>
    <div class="held ${lost ? nears : ""}">${held.length
      ? held.map((good) => html`<div class="pile" data-at="hand-${good}" data-pick=${good} data-explain="held" data-facts=${JSON.stringify({ good })}>${pile(good, own.goods[GOODS.indexOf(good)], table)}</div>`)
      : html`<span class="quiet">${say("hand-no-goods")}</span>`}
      ${lost ? html`<span class="decay ${nears}" data-explain="held-lost">${say(nears === "sails" ? "hand-lost" : "hand-would", { lost })}</span>` : nothing}</div>
    ${own.specials.length ? html`<div class="specials">${own.specials.map((card) => html`<div class="slot" data-at="special-${card}">${cardFace(card, table, { piece: piece(`card-${card}`) })}</div>`)}</div>` : nothing}
  </section>`;
}

/** Many of a kind are one crate and their number. */
function pile(good, count, { say, narrow }) {
  if (count > (narrow ? 2 : 4)) return html`${goodTile(good, say)}<b class="times">${count}</b>`;
  return Array.from({ length: count }, () => goodTile(good, say));
}
