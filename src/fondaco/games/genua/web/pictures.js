/** Pictures for the learn page, drawn by the board's own code. */

import { html } from "/web/vendor/lit-html/lit-html.js";
import { boxOf, SPECIALS } from "./box.js";
import { hand } from "./hand.js";
import { map } from "./map.js";
import { merchants } from "./merchants.js";
import { token } from "./tokens.js";

const framed = (drawing, more = {}) => (table) => {
  const face = { ...table, me: 0, asked: false, hint: null, ...more, view: { ...EXAMPLE, ...more.view }, seats: table.seats.slice(0, EXAMPLE.seats) };
  return html`<div class="genua picture ${face.narrow ? "tall" : "wide"}">${drawing(face, boxOf(face.box))}</div>`;
};

const EMPTY = { to: 1, offers: [[], [], []], intents: [[], [], []] };

export const pictures = {
  city: framed(map, { view: { path: [], owners: {}, books: EMPTY, hands: [[], [], []] } }),
  way: framed(map, { view: { books: EMPTY, hands: [[], [], []] } }),
  offers: framed(map, { view: { hands: [[], [], []] } }),
  hand: framed(hand),
  wishes: framed(map, { view: { path: [], owners: {}, books: EMPTY } }),
  merchants: framed(merchants),
  specials: framed(({ say }) => html`<ul class="legend-cards">${SPECIALS.map((good) => html`<li>${token(good, say)}<span>${say(`good-${good}`)}</span></li>`)}</ul>`),
};

/** A turn of Bruno's: from Villa Ricci over the spice warehouse to two alleys, offers for what lies beside them. */
const EXAMPLE = {
  seats: 3, options: { layout: "strict" }, decision: "Negotiate", result: null, you: 0,
  round: 4, start: 0, active: 1, path: ["villa-ricci", "spice-store", "alley-23"], acted_here: false,
  acted: [1, 0, 0], passed: [false, false, false], actor: -1, cleared: [],
  money: [185, null, null], supply: [1, 2, 0],
  goods: [{ wheat: 1, silver: 1, exchange: 1 }, { salt: 1, pepper: 2, "any-start": 1 }, { rice: 1, copper: 1, "extra-action": 1 }],
  stock: { silver: 4, copper: 4, salt: 4, pepper: 3, wheat: 4, rice: 4, linen: 5, silk: 5, "any-start": 4, "extra-action": 4, "any-ware": 5, exchange: 6, "building-action": 5 },
  owners: { "guild-hall": 0, "spice-store": 1, taverna: 2, cathedral: 0 },
  hands: [
    [{ card: "large-ricci-1" }, { card: "small-07" }, { card: "message-14" }, { card: "privilege-park" }, { card: "privilege-villa-colini" }],
    [{ card: "large" }, { card: "small" }, { card: "message" }, { card: "privilege" }],
    [{ card: "small" }, { card: "small" }, { card: "privilege" }],
  ],
  pools: [12, 11, 12, 9], discards: [[], [], [], []], deal: null,
  books: { to: 1, offers: [["coach-house:10"], [], ["coach-house:5+rice", "alley-24:5"]], intents: [[], [], []] },
};
