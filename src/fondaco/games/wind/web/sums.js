/** What the position means: what rots when the fleet leaves, what a warehouse could load, what one has. */

import { countsOf, total } from "./goods.js";

const [APPLES, SPICES, CHEESE] = [0, 1, 2];

/** `L20-AACC` taken apart. */
export function shipOf(name) {
  const [head, load] = name.split("-");
  return { large: head[0] === "L", vp: Number(head.slice(1)), letters: load, need: countsOf(load) };
}

/** `storage-4-18` taken apart: its kind, what it shows and what it costs. */
export function cardOf(name) {
  const [kind, shown, cost] = name.split("-");
  return { kind, shown, amount: Number(shown), cost: Number(cost ?? 0), special: !["purchase", "storage", "shipping"].includes(kind) };
}

/** Ships that must still leave before the rest of the fleet does: 0 when it sails at the end of this round (WI-75). */
export const shipsToGo = (view, box) => Math.max(0, view.harbour.length - box.fleet.leaves);

/**
 * What would rot in a warehouse: all apples, half of spices and cheese together; conservation saves some (WI-78 to WI-80).
 * @returns {{apples: number, half: number, saved: number, lost: number, sure: number[]}} `sure`: of each good, how many rot for certain
 */
export function rots(view, seat) {
  const stored = view.warehouses[seat];
  const half = Math.floor((stored[SPICES] + stored[CHEESE]) / 2);
  const saved = Math.min(view.preserves[seat].reduce((sum, card) => sum + cardOf(card).amount, 0), stored[APPLES] + half);
  const sure = [stored[APPLES], half - stored[CHEESE], half - stored[SPICES], 0].map((count) => Math.max(0, count - saved));
  return { apples: stored[APPLES], half, saved, lost: stored[APPLES] + half - saved, sure };
}

export const has = (stored, need) => need.every((count, good) => count <= stored[good]);
export const less = (stored, need) => stored.map((count, good) => count - need[good]);
export const more = (stored, come) => stored.map((count, good) => count + come[good]);

export const mine = ({ view, me }) => (me === null || typeof view.hands[me] !== "object" ? null : view.hands[me]);
/** Points on ship cards one may see. */
export const pointsOf = (ships) => (Array.isArray(ships) ? ships.reduce((sum, ship) => sum + shipOf(ship).vp, 0) : null);
export const countOf = (cards) => (Array.isArray(cards) ? cards.length : cards);

/** How many of the goods a ship needs lie in the warehouse (2), in the hand (1) or nowhere (0), crate by crate. */
export function covered(need, stored, held) {
  return need.flatMap((count, good) => Array.from({ length: count }, (_, index) => (index < stored[good] ? 2 : index < stored[good] + held[good] ? 1 : 0)));
}

/** Has this seat had its turn in the actions of this round? (WI-38) */
export function acted(view, seat) {
  if (!["Turn", "LoadMore", "FreePurchase", "Supply", "Exchange", "MarketSale"].includes(view.decision)) return false;
  return turnOf(view, seat) < turnOf(view, view.turn) || (seat === view.turn && view.ran && view.cards[seat] !== view.special);
}

const turnOf = (view, seat) => (seat - view.start + view.seats) % view.seats;

/** Has this seat lost already what the departing fleet takes? (WI-R46) */
export const hasRotted = (view, seat) =>
  view.decision === "NewFleet" || (["Rot", "Conserve"].includes(view.decision) && turnOf(view, seat) < turnOf(view, view.turn));

/** How near the departure is, with the move under the pointer made: `calm`, `soon`, or it `sails` when the round ends. */
export function departure({ view, box, hint }) {
  if (["Rot", "Conserve"].includes(view.decision)) return "sails";
  if (!view.harbour.length || view.result) return "calm";
  const left = shipsToGo(view, box) - (hint?.verb === "load" ? 1 : 0);
  return left <= 0 ? "sails" : left === 1 ? "soon" : "calm";
}

/** Goods in the hand that the departing fleet takes: all but what conservation allows beyond the warehouse (WI-61, WI-R31). */
export function lostFromHand({ view, me }, held) {
  const allowed = view.preserves[me].reduce((sum, card) => sum + cardOf(card).amount, 0);
  const { apples, half } = rots(view, me);
  const used = view.options?.cons_excess === "rotting" ? apples + half : total(view.warehouses[me]);
  return hasRotted(view, me) ? 0 : Math.max(0, total(held) - Math.max(0, allowed - used));
}
