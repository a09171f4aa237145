/** Pictures for the learn page, drawn by the board's own code. */

import { html } from "/web/vendor/lit-html/lit-html.js";
import { boxOf } from "./box.js";
import { investments, prices, tracks } from "./desk.js";
import { estates } from "./estates.js";
import { map } from "./map.js";
import { secrets } from "./secrets.js";
import { wagons } from "./wagons.js";

const framed = (drawing, more = {}, hint = null) => (table) => {
  const face = { ...table, hint, view: { ...EXAMPLE, ...more }, seats: table.seats.slice(0, EXAMPLE.seats) };
  return html`<div class="haendler picture ${face.narrow ? "tall" : "wide"}">${drawing(face, boxOf(face.box))}</div>`;
};

const corner = (face, box) => html`<section class="corner"><svg viewBox="-2 -1 310 118" role="group" aria-label=${face.say("secrets-title")}>${secrets(face, box)}</svg></section>`;
const move = (verb, ...words) => ({ verb, words, move: [verb, ...words].join(" "), label: "" });

export const pictures = {
  map: framed(map),
  letters: framed(corner, { decision: "Bidding", to_act: [0] }),
  wagons: framed(wagons),
  route: framed(map, {}, move("drive", "3", "1", "JW")),
  disc: framed((face, box) => html`${corner(face, box)}${prices(face, box)}`, { decision: "SettingDiscs", to_act: [0, 2] }, move("disc", "wine+salt")),
  tracks: framed(tracks),
  cards: framed((face, box) => html`${investments(face, box)}${estates(face, box)}`, { decision: "Raising", phase: 6, high: 700, leader: 2 }),
};

/** WE-02: loading in Paris. Bruno is master and has loaded food; the others paid him for two places each. */
const EXAMPLE = {
  seats: 4, options: {}, decision: "Moving", result: null, round: 3, phase: 3, start: 0, actor: 0, to_act: [0], idle: 0,
  money: [3200, null, null, null], notes: [0, 0, 0, 0], steps: [2, 3, 1, 2], answers: [null, null, null, null],
  stores: [
    [[0, 0, 1], [0, 0, 0], [0, 0, 0], [0, 0, 0], [1, 0, 0], [0, 2, 0]],
    [[0, 1, 0], [1, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 1]],
    [[0, 2, 0], [0, 0, 0], [0, 1, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0]],
    [[0, 0, 0], [0, 0, 2], [0, 0, 0], [1, 0, 0], [0, 0, 0], [0, 0, 0]],
  ],
  supply: [4, 3, 2, 2, 5, 4], levels: [1, 3, 4, 2, 0, 2], bonus: [0, 300, 200, 400, 300, 100],
  at: ["Paris", "LN1", "Wien3"], came: ["", "JN", "Wien4"], masters: [1, -1, -1], arrived: [], stopped: [], bonus_takers: [],
  loads: [
    [["wine", "salt"], ["food", "food", "food"], [], ["salt", "salt"]],
    [["iron", "iron"], [], ["cloth"], []],
    [[], ["silk", "silk"], ["wine", "wine", "wine"], ["iron"]],
  ],
  courier: "Koeln1", arrivals: 2, tiles: [[1, 3], [2, 4], [3, 4], [1, 2]], pile: 18, hands: [["broken_axle"], 1, 0, 1],
  on_offer: ["great_wagoner", "express_courier", "office", "warehouse_sale"], unseen: ["courier", "great_office"], investments: [["wagoner"], [], ["cheap_purchase"], []],
  count: 0, wagon: -1, quote: [], offer: [], offered: false, price: 0, points: 0, rides: [], offices: [],
  standing: [0, 0, 0, 0], passed: [3], high: 0, leader: -1, clauses: [], talk_point: "", talk_seat: -1, talk_place: 0, proposals: ["", "", "", ""],
};
