/** Houses, stones, carriages, merchants and cards: each ware and sort has a pigment, a silhouette and a letter. */

import { html, nothing, svg } from "/web/vendor/lit-html/lit-html.js";
import { marker, pigment, shape } from "/web/players.js";

/** Silhouettes in a square from -12 to 12. */
const SHAPES = {
  // a mug with its froth
  beer: svg`<path d="M-9-7c-2-4 3-6 5-4 2-3 7-2 7 1 3-1 4 2 3 3V-4h2a4 4 0 0 1 4 4v3a4 4 0 0 1-4 4H6v4H-9zM6-1v5h2a1 1 0 0 0 1-1V0a1 1 0 0 0-1-1z" fill-rule="evenodd"/>`,
  // a heap of crystals
  salt: svg`<path d="M0-12 5-7 0-2-5-7zM-6-4-1 1-6 6-11 1zM6-4 11 1 6 6 1 1zM-11 8H11V11H-11z"/>`,
  // an anvil
  iron: svg`<path d="M-12-7H12v2c-4 0-7 2-7 5 0 2 1 3 3 4v3H11V11H-8V7h2C-2 6-2 4-2 2-7 2-11-1-12-7z"/>`,
  // lumps of coal
  coal: svg`<path d="M-6-9 0-11 4-6 1-1-5-2-8-5zM5-4 10-2 12 4 8 8 3 6 2 1zM-8 0-2 1 1 6-1 11-9 11-12 6z"/>`,
  // a fish
  herring: svg`<path d="M-12-6C-9-4-8-2-7-1-3-6 6-8 12 0 6 8-3 6-7 1-8 2-9 4-12 6-10 2-10-2-12-6zM6-2.500a1.300 1.300 0 1 0 .1 0z" fill-rule="evenodd"/>`,
  // a bunch of grapes
  wine: svg`<path d="M-.8-12H1l1 4H-2z"/><circle cx="-6" cy="-4" r="3.200"/><circle cx="0" cy="-4.500" r="3.200"/><circle cx="6" cy="-4" r="3.200"/><circle cx="-3.200" cy="1.500" r="3.200"/><circle cx="3.200" cy="1.500" r="3.200"/><circle cx="0" cy="7.500" r="3.200"/>`,
  // a leaf
  tobacco: svg`<path d="M-11 11-9 9C-13-2-4-11 11-11 11 4 3 13-7 10L-9.500 12.500zM-7 7 7-7" fill-rule="evenodd"/><path d="M-7 7 7-7" class="vein"/>`,
};

const PIGMENTS = { beer: "umber", iron: "slate", coal: "slate", herring: "indigo", wine: "plum", tobacco: "verdigris" };

/** A ware's or sort's ground; salt is white and has an edge instead. */
const ground = (kind) => (PIGMENTS[kind] ? `var(--${PIGMENTS[kind]}-ground)` : "var(--salt)");
const tone = (kind) => (kind === "salt" ? "on-salt" : "on-ground");

/** A gabled house with the silhouette and the letter of its ware, 44 wide, centred on its ground line. */
export const houseShape = (ware, letter) => svg`
  <path class="wall" d="M-21 0V-21L0-36 21-21V0z" style="fill:${ground(ware)}"></path>
  <g class=${tone(ware)}><g transform="translate(-8 -12.500) scale(.72)">${SHAPES[ware] ?? nothing}</g>
  <text x="11" y="-7" text-anchor="middle" class="letter">${letter}</text></g>`;

/** A ware or sort as a small picture in running text, with its letter. */
export const wareSign = (kind, letter = "") => html`<svg class="ware" viewBox=${letter ? "-16 -16 52 32" : "-16 -16 32 32"} style="--wide:${letter ? 1.625 : 1}" aria-hidden="true">
  <rect x="-15.5" y="-15.5" width=${letter ? 51 : 31} height="31" rx="7" style="fill:${ground(kind)}" class="ware-ground"></rect>
  <g class=${tone(kind)}>${SHAPES[kind] ?? nothing}${letter ? svg`<text x="24" y="8" text-anchor="middle">${letter}</text>` : nothing}</g></svg>`;

/** Stones of one seat: its sign, and how many where there is more than one. Centred on x, y. */
export function stones(seat, count, x, y) {
  const left = count > 1 ? x - 6 : x;
  return svg`<g class="stones"><rect class="ring" fill="none" x=${x - 13.5} y=${y - 9.5} width="27" height="19" rx="9"></rect>${marker(seat, left, y, 7.5)}${count > 1 ? svg`<text x=${left + 9.500} y=${y + 5}>${count}</text>` : nothing}</g>`;
}

const WAGON = svg`<path d="M-12-8H12V4H-12zM-12-8 -14-11M12-8 14-11" class="body"/><circle cx="-6.500" cy="6" r="4" class="wheel"/><circle cx="6.500" cy="6" r="4" class="wheel"/>`;

/** Carriages of one seat on a road. */
export function wagon(seat, count, x, y) {
  return svg`<g class="wagon" transform="translate(${x - (count > 1 ? 5 : 0)} ${y})" style="--own:${pigment(seat)}"><rect class="ring" fill="none" x="-16" y="-13" width=${count > 1 ? 41 : 32} height="26" rx="9"></rect>${WAGON}
    <g class="wagon-sign" transform="translate(0 -2) scale(.56)">${shape(seat)}</g>
    ${count > 1 ? svg`<text x="15.500" y="5">${count}</text>` : nothing}</g>`;
}

export const wagonWidth = (count) => (count > 1 ? 38 : 29);

/** A village beside a road: a cottage and a steeple. */
export const villageShape = svg`<path d="M-11 8V-1L-5-7 1-1V8zM1 8V-9L4.500-14 8-9V8z"/>`;

/** A merchant: a figure with hat and cloak. */
export const pawnShape = (seat) => svg`<g class="pawn" style="--own:${pigment(seat)}"><path class="cloak" d="M-9 13C-9 4-5 0-4-2H4C5 0 9 4 9 13z"></path><circle cy="-6" r="5" class="head"></circle><path class="hat" d="M-9-8C-5-10-5-15 0-15S5-10 9-8z"></path>
  <g class="wagon-sign" transform="translate(0 7.5) scale(.46)">${shape(seat)}</g></g>`;

export const pawn = (seat, name) => html`<svg class="pawn-out" viewBox="-11 -17 22 31" data-piece=${name} aria-hidden="true">${pawnShape(seat)}</svg>`;

/** A single stone or carriage in running text, of a seat or of none. */
export const stoneIcon = (seat = null) => html`<svg class="icon-piece" viewBox="-10 -10 20 20" aria-hidden="true">${seat === null ? svg`<circle r="7.5" class="blank"></circle>` : marker(seat, 0, 0, 8)}</svg>`;
export const wagonIcon = (seat = null) => html`<svg class="icon-piece wide ${seat === null ? "blank" : ""}" viewBox="-15 -12 30 23" aria-hidden="true">${seat === null ? WAGON : wagon(seat, 1, 0, 0)}</svg>`;

/** Names for merchants that stay with them: on the market the first, on the trade card the last of a seat's. */
export function merchantNames(view, merchants) {
  const first = view.market.map(() => 0);
  const last = view.market.map(() => merchants - 1);
  return {
    market: (seat) => `merchant-${seat}-${first[seat]++}`,
    slot: (seat) => `merchant-${seat}-${last[seat]--}`,
    home: (seat) => (first[seat] <= last[seat] ? `merchant-${seat}-${first[seat]++}` : null),
  };
}
