/** What changes places without a name of its own flies: goods and gulden. */

import { html } from "/web/vendor/lit-html/lit-html.js";
import { coin } from "/web/pieces.js";
import { flyingGood, goodsOf } from "./goods.js";
import { shipOf } from "./sums.js";

const goods = (list, from, to) => list.map((good) => ({ what: flyingGood(good), from: typeof from === "function" ? from(good) : from, to: typeof to === "function" ? to(good) : to }));
const gulden = (from, to) => ({ what: coin("G"), from, to });
const stack = (good) => `stock-${good}`;

const flyingShip = html`<svg viewBox="-14 -14 28 28"><path d="M-12 5H12L8 11H-8zM-1 5V-12M-1-11C8-9 9-1 9 2H-1" fill="var(--sheet)" stroke="var(--ink)" stroke-width="1.500"></path></svg>`;

/** @param {object} event */
export function flights(event) {
  const { seat } = event;
  const [hand, store, card] = [`hand_seat-${seat}`, `store_seat-${seat}`, `card_seat-${seat}`];
  switch (event.event) {
    case "drafted":
    case "purchased":
    case "fetched":
      return goods(event.goods, stack, hand);
    case "stored":
      return [gulden(hand, "stock"), ...goods(event.goods, hand, store)];
    case "supplied":
      return [gulden(hand, "stock"), ...goods(event.goods, stack, store)];
    case "income":
      return [gulden("stock", hand)];
    case "sold":
      return [gulden(`hand_seat-${event.bidder_seat}`, card)];
    case "kept":
      return [gulden(hand, `card_seat-${event.bidder_seat}`)];
    case "seized":
      return [gulden("stock", `card_seat-${event.holder_seat}`)];
    case "loaded":
      return [...goods(goodsOf(shipOf(event.ship).letters), store, "harbour"), { what: flyingShip, from: "harbour", to: `ships_seat-${seat}` }];
    case "swapped-hand":
      return [...goods([event.gives], store, hand), ...goods([event.gets], hand, store)];
    case "swapped": {
      const other = `store_seat-${event.partner_seat}`;
      return [...goods([event.gives], store, other), ...goods([event.gets], other, store)];
    }
    case "vended":
      return [...goods([event.good], event.place === "hand" ? hand : store, stack), gulden("stock", hand)];
    case "rotted":
      return [...goods(event.stored, store, stack), ...goods(event.held, hand, stack)];
    default:
      return [];
  }
}
