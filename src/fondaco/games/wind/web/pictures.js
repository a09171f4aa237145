/** Pictures for the learn page, drawn by the board's own code. */

import { html } from "/web/vendor/lit-html/lit-html.js";
import { namer } from "/web/pieces.js";
import { cardFace } from "./cards.js";
import { GOODS, goodTile } from "./goods.js";
import { hand } from "./hand.js";
import { harbour } from "./harbour.js";
import { houses } from "./houses.js";
import { quay } from "./quay.js";

const framed = (drawing, more = {}, how = {}) => (table) => {
  const face = { ...table, me: 0, view: { ...EXAMPLE, ...more }, seats: table.seats.slice(0, EXAMPLE.seats), ...how };
  return html`<div class="wind picture ${face.narrow ? "tall" : "wide"}">${drawing(face, namer())}</div>`;
};

const row = (cards) => (face) => html`<div class="shelf">${cards.map((card) => cardFace(card, face))}</div>`;

export const pictures = {
  goods: framed(({ say }) => html`<div class="shelf goods">${GOODS.map((good) => html`<div class="pile">${goodTile(good, say)}<span>${say(`good-${good}`)}</span></div>`)}</div>`),
  harbour: framed(harbour),
  cards: framed(row(["purchase-AAC", "storage-4-18", "shipping-10"])),
  specials: framed(row(["free-3", "preserve-3", "supply-2-14", "swap-2", "market-3", "safe-5"])),
  trade: framed(quay, {}, { narrow: true }),
  houses: framed(houses, { holder: -1, harbour: ["L16-ASCK", "S7-AC"] }),
  hand: framed(hand),
};

/** WI-EX3 a little later: Bruno's card is contested, and one more ship would send the fleet off. */
const EXAMPLE = {
  seats: 3, options: {}, to_act: [2], decision: "Offer", result: null, round: 4, start: 1, turn: 2,
  hands: [{ money: 17, goods: [1, 0, 2, 0], specials: ["safe-5"] }, 9, 7],
  warehouses: [[2, 1, 2, 0], [1, 3, 0, 2], [0, 0, 3, 1]], preserves: [["preserve-3"], [], []], owned: [["S7-AC"], 1, 0],
  stock: [11, 11, 8, 12], decks: [31, 30, 32], discards: [[], [], []], harbour: ["L20-AASC", "L16-ASCK", "L12-SCKK", "S7-AC", "S3-S"],
  untaken: ["storage-3-13", "purchase-AS"], cards: ["", "shipping-11", ""], down: [false, false, false], front: [0, 0, 0], safe: [false, false, false],
  holder: 1, bids: [5, -1, -1], ran: false, special: "",
};
