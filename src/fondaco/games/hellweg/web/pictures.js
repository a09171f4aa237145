/** Pictures for the learn page, drawn by the board's own code. */

import { html } from "/web/vendor/lit-html/lit-html.js";
import { boxOf } from "./box.js";
import { goodsPiles, privileges, tradeCard } from "./desk.js";
import { estates } from "./estates.js";
import { map } from "./map.js";
import { merchantNames } from "./pieces.js";

const framed = (drawing, more = {}) => (table) => {
  const face = { ...table, me: 2, ...more, view: { ...EXAMPLE, ...more.view }, seats: table.seats.slice(0, EXAMPLE.seats) };
  const box = boxOf(face.box);
  return html`<div class="hellweg picture ${face.narrow ? "tall" : "wide"}">${drawing(face, box, merchantNames(face.view, box.edition.setup.merchants))}</div>`;
};

export const pictures = {
  map: framed(map, { view: { card: 0, stones: [{}, {}, {}], carriages: [{}, {}, {}], market: [0, 0, 0] } }),
  card: framed(tradeCard, { view: { turn: 1, slot: -1, slots: [-1, 0, -1, 2] } }),
  route: framed((face, box, merchants) => map(face, box, merchants, "220 0 640 560"), { hint: { move: "transport olpe-iron olpe-corbach+dortmund-corbach 0", verb: "transport", words: ["olpe-iron", "olpe-corbach+dortmund-corbach", "0"], label: "" } }),
  goods: framed(goodsPiles),
  privileges: framed(privileges, { view: { options: { lp: true } } }),
  estate: framed(estates),
};

/** HW-E3: Dortmund wants ironware and pays 5; Clara has it in Münster and in Olpe. */
const EXAMPLE = {
  seats: 3, options: { lp: false, pv: false }, decision: "Sale", result: null,
  round: 7, left: 5, start: 0, seat: 2, card: 12, slot: 0, sold: false, turn: 0,
  slots: [-1, -1, -1, -1], market: [0, 0, 0], money: [14, 9, 11], extra: -1,
  stones: [{ "dortmund-iron": 2, "soest-salt": 1 }, { "wesel-beer": 2, "hagen-salt": 1 }, { "muenster-iron": 1, "olpe-iron": 1 }],
  carriages: [{ "dortmund-soest": 1, "soest-paderborn": 1 }, { "duisburg-wesel": 1 }, { "olpe-corbach": 1, "dortmund-corbach": 1, "hagen-olpe": 1, "dortmund-hagen": 1, "muenster-dortmund": 2 }],
  stone_supply: [9, 9, 10], carriage_supply: [6, 7, 2], piles: ["coal1", "coal2", "herring1", "herring2", "wine1", "wine2", "tobacco1"],
  goods: [[], ["coal3"], []], stored_stones: [0, 0, 0], stored_carriages: [0, 0, 0], privileges: [{}, {}, {}],
};
