/** The tiles of Medici: each good has a pigment, a silhouette and a letter. */

import { html, svg } from "/web/vendor/lit-html/lit-html.js";

export const GOODS = ["C", "F", "G", "D", "S"];
export const GOLD = "X";

const PIGMENTS = { C: "indigo", F: "umber", G: "ochre", D: "madder", S: "verdigris", X: "gold" };

/** Silhouettes in a square from -12 to 12. */
const SHAPES = {
  // a bolt of cloth, its end hanging
  C: svg`<path d="M-11-7a4 4 0 0 1 4-4H7a4 4 0 0 1 0 8H-3V9l-2.500-2-2.500 2-3-2.500z"/><circle cx="7" cy="-7" r="1.700" class="cut"/>`,
  // a pelt, stretched
  F: svg`<path d="M0-12c2 0 3 2 3 4 3-2 6-2 8 0-2 1-3 3-3 5 0 3 2 6 4 7-3 2-6 2-8 0 0 3-2 6-4 8-2-2-4-5-4-8-2 2-5 2-8 0 2-1 4-4 4-7 0-2-1-4-3-5 2-2 5-2 8 0 0-2 1-4 3-4z"/>`,
  // an ear of grain
  G: svg`<path d="M-.9 12V2H.9v10zM0-12c2.500 2.200 2.500 5 0 7-2.500-2-2.500-4.800 0-7zM1-3c.3-3.200 2.500-5 6-5 0 3.500-2.300 5.400-6 5zM-1-3c-.3-3.200-2.500-5-6-5 0 3.500 2.300 5.400 6 5zM1 3c.3-3.200 2.500-5 6-5 0 3.500-2.300 5.400-6 5zM-1 3c-.3-3.200-2.500-5-6-5 0 3.500 2.300 5.400 6 5zM1 9c.3-3.200 2.500-5 6-5 0 3.500-2.300 5.400-6 5zM-1 9c-.3-3.200-2.500-5-6-5 0 3.500 2.300 5.400 6 5z"/>`,
  // a drop into the vat
  D: svg`<path d="M0-12c3 4 5 6.300 5 9a5 5 0 0 1-10 0c0-2.700 2-5 5-9zM-11 5h22l-2.500 7h-17z"/>`,
  // mortar and pestle
  S: svg`<path d="M4-12 7-10.600 2.500-2H-1zM-10-1h20c0 5-2 8-5.500 9.500V12h-9V8.500C-8 7-10 4-10-1z"/>`,
  // a coin with its rays
  X: svg`<circle r="6"/><path d="M0-12 1.600-8h-3.200zM0 12-1.600 8h3.200zM12 0 8-1.600v3.200zM-12 0l4-1.600v3.200zM8.500-8.500 6.800-4.600 4.600-6.800zM-8.500 8.500l1.700-3.900 2.200 2.200zM8.500 8.500 4.600 6.800l2.200-2.200zM-8.500-8.500l3.900 1.700-2.200 2.200z"/>`,
};

export const ground = (good) => `var(--${PIGMENTS[good]}-ground)`;

/** A good as a small picture in running text. */
export const goodSign = (good) => html`<svg class="good" viewBox="-16 -16 32 32" aria-hidden="true">
  <rect x="-16" y="-16" width="32" height="32" rx="7" style="fill:${ground(good)}"></rect><g class="on-${good === GOLD ? "gold" : "ground"}">${SHAPES[good]}</g></svg>`;

/**
 * One tile.
 * @param {string} tile such as "C5"
 * @param {{say: function, piece?: string}} how
 */
export function tile(name, { say, piece }) {
  const [good, value] = [name[0], name.slice(1)];
  const label = `${say(`good-${good}`)} ${value}`;
  return html`<svg class="tile" viewBox="0 0 60 72" role="img" aria-label=${label} data-piece=${piece ?? ""} data-explain="tile" data-facts=${JSON.stringify({ tile: name })}>
    <rect x="1" y="1" width="58" height="70" rx="7" style="fill:${ground(good)}" class="tile-ground"></rect>
    <g class="on-${good === GOLD ? "gold" : "ground"}">
      <g transform="translate(30 23) scale(${14 / 12})">${SHAPES[good]}</g>
      <text x="30" y="65" text-anchor="middle" class="tile-value">${value}</text>
      <text x="6" y="17" class="tile-letter">${say(`letter-${good}`)}</text>
    </g>
  </svg>`;
}
