/** The board of Medici: the quay, the day's reckoning, the ships, the five pyramids, and what is still to come. See docs/boards.md. */

import { html, nothing } from "/web/vendor/lit-html/lit-html.js";
import { coin, namer } from "/web/pieces.js";
import { pyramids } from "./pyramids.js";
import { quay } from "./quay.js";
import { reckoning } from "./reckoning.js";
import { valueOf } from "./scoring.js";
import { ships } from "./ships.js";
import { goodSign, GOLD, GOODS, tile } from "./tiles.js";

/** @typedef {import("/web/table/model.js").Table} Table */

/** Tiles are named by good and value: `C5` is cloth 5. */
export function name(fact, value, say) {
  if ((fact === "tile" || fact === "lot") && typeof value === "string" && value !== "?") {
    return `${say(`good-${value[0]}`)} ${value.slice(1)}`;
  }
  return null;
}

/** @param {Table} table */
export function draw(table) {
  const piece = namer();
  const fleet = ships(table, piece);
  return html`<div class="medici">
    ${table.view.result ? nothing : quay(table, piece)} ${reckoning(table)} ${fleet} ${pyramids(table)} ${unseen(table)}
  </div>`;
}

/** Every tile of the box; those nobody has seen today stand out. */
function unseen({ view, box, say }) {
  const left = [...view.unseen];
  const seen = (one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  };
  const rows = [...GOODS.map((good) => [good, box.tiles.values]), [GOLD, [box.tiles.gold]]];
  return html`<section class="unseen" aria-label=${say("board-unseen")} data-explain="unseen" data-at="unseen">
    <h3>${say("board-unseen")}</h3>
    <ul>${rows.map(([good, values]) => html`<li>${goodSign(good)}<span class="sr">${say(`good-${good}`)}</span>
      ${values.map((value) => (seen(`${good}${value}`) ? html`<s aria-hidden="true">${value}</s>` : html`<b>${value}</b>`))}</li>`)}</ul>
  </section>`;
}

/** Where a move is made (first), and what it touches. */
export function where({ verb }, { me }) {
  switch (verb) {
    case "draw":
      return ["bag", "lot"];
    case "stop":
      return ["lot"];
    case "bid":
      return ["lot", `ship-${me}`, `voice-${me}`];
    case "pass":
      return [`voice-${me}`];
    default:
      return [];
  }
}

/** What an event speaks of. */
export function about({ event, seat }) {
  switch (event) {
    case "drawn":
      return ["bag", "lot"];
    case "bid":
    case "passed":
      return [`voice-${seat}`];
    case "sold":
    case "filled":
      return [`ship-${seat}`];
    case "scored":
      return [`ship-${seat}`, `earned-${seat}`];
    default:
      return [];
  }
}

/** What a move will cost and bring. @param {import("/web/table/moves.js").Choice} move @param {Table} table */
export function consequence(move, { view, me, box, say }) {
  if (me === null) return "";
  if (move.verb === "bid") {
    return say("bid-follows", { keep: view.money[me] - Number(move.words[0]), cargo: valueOf([...view.ships[me], ...view.lot]) });
  }
  if (move.verb === "stop" || move.verb === "draw") {
    const size = view.lot.length + (move.verb === "draw" ? 1 : 0);
    const { hold } = box.players[view.seats];
    const rivals = view.ships.filter((ship, seat) => seat !== me && ship.length + size <= hold && view.money[seat] > 0).length;
    return say("rivals-follow", { rivals });
  }
  return "";
}

/** Beside a player's name: purse and holds. @param {Table} table */
export function summary({ view, box, say }, seat) {
  return html`<span class="medici-sum"><b>${say("florins", { amount: view.money[seat] })}</b> <span role="img" aria-label=${say("holds-of", { filled: view.ships[seat].length, hold: box.players[view.seats].hold })}>${view.ships[seat].length}/${box.players[view.seats].hold}</span></span>`;
}

/** What an event earned or cost, for the chart at the end. */
export function earnings(event) {
  if (event.event === "scored") {
    return ["cargo", "goods", "bonus"].map((source) => ({ seat: event.seat, source, amount: event[source] }));
  }
  return event.event === "sold" ? [{ seat: event.seat, source: "lots", amount: -event.amount }] : [];
}

const COIN = coin("ƒ");

/** What changes hands without being a piece: florins go to the bank, and come from it at the end of a day. */
export function flights({ event, seat, cargo, goods, bonus }) {
  if (event === "sold") return [{ what: COIN, from: `purse-${seat}`, to: "bag" }];
  return event === "scored" && cargo + goods + bonus > 0 ? [{ what: COIN, from: `earned-${seat}`, to: `purse-${seat}` }] : [];
}

export const curves = ["money"];
export const numbers = ["bid"];

/** A limit can be left for the lot on the quay before one is asked. */
export const orders = [
  {
    decision: "Bidding",
    verb: "bid",
    otherwise: "pass",
    while_same: ["lot"],
    least: (view) => view.high + 1,
    most: (view, seat) => view.money[seat],
    fits: (view, seat, box) => view.decision === "Bidding" && view.bids[seat] === -1 && view.money[seat] > view.high && view.ships[seat].length + view.lot.length <= box.players[view.seats].hold,
  },
];

/** Notes for a first game, in the order they matter. @param {Table} table */
export function coach({ view, box, asked, me }) {
  const notes = [{ id: "welcome", at: "lot" }];
  if (asked && view.decision === "Bidding") notes.push({ id: "bid", at: "prompt", facts: { lot: view.lot } }, { id: "cargo", at: `ship-${me}`, facts: { most: box.players[view.seats].cargo[0] } }, { id: "pyramids", at: "pyramid-C" });
  if (asked && view.decision === "BuildLot") notes.push({ id: "build", at: "prompt" });
  return notes;
}

/** Pictures for the learn page, drawn by the board's own code. */
export const pictures = {
  tiles: ({ say }) => html`<div class="medici"><div class="shelf">${["C0", "F1", "G2", "D4", "S5", "X10"].map((one) => tile(one, { say }))}</div></div>`,
  quay: (table) => html`<div class="medici">${quay(example(table), namer())}</div>`,
  ship: (table) => html`<div class="medici one">${ships(example(table), namer())}</div>`,
  pyramids: (table) => html`<div class="medici">${pyramids(example(table))}</div>`,
};

const example = (table) => ({ ...table, view: EXAMPLE, seats: table.seats.slice(0, EXAMPLE.seats) });

/** A moment on the last day of a match of four. */
const EXAMPLE = {
  seats: 4, day: 3, decision: "Bidding", result: null,
  money: [71, 64, 78, 66], maker: 3, bidder: 2, high: 9, leader: 1, bids: [0, 9, -1, -1],
  lot: ["S5", "D3"], bag: 12,
  ships: [["C5", "C3", "G0"], ["S4", "F2"], ["D5", "X10", "F4"], ["G5"]],
  levels: [[5, 1, 2, 0], [0, 4, 1, 2], [3, 3, 0, 1], [1, 0, 6, 2], [1, 2, 1, 5]],
  unseen: ["C0", "C1", "C2", "C4", "C5", "D0", "D1", "D2", "D4", "D5", "F0", "F1", "F3", "F5", "F5", "G1", "G2", "G3", "G4", "G5", "S0", "S1", "S2", "S3"],
};
