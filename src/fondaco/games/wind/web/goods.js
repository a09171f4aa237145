/** The four goods: each has a pigment, a silhouette and a letter; and a coin for gulden. */

import { html, svg } from "/web/vendor/lit-html/lit-html.js";

export const GOODS = ["apples", "spices", "cheese", "silk"];
/** As cards and ships write them in their names. */
const WRITTEN = "ASCK";

const PIGMENTS = { apples: "madder", spices: "umber", cheese: "ochre", silk: "indigo" };

/** Silhouettes in a square from -12 to 12. */
const SHAPES = {
  // an apple with its leaf
  apples: svg`<path d="M0-5C-3-8-10-7-10 1c0 6 4 11 7 11 1.500 0 2-.700 3-.700s1.500.700 3 .700c3 0 7-5 7-11 0-8-7-9-10-6zM-.700-6.500C-.900-9-.300-11 1.500-12.500L3-11.500C1.800-10.200 1.200-8.500 1.200-6.500zM3-8.500c1-3 4-4 7-3.500-.500 3-3 4.700-7 3.500z"/>`,
  // a star of anise
  spices: svg`<path d="M0-2.600C-2.800-6-2.600-9.500 0-12.500 2.600-9.500 2.800-6 0-2.600zM0 2.600C2.800 6 2.600 9.500 0 12.500-2.600 9.500-2.800 6 0 2.600zM2.250-1.300C3.800-5.400 6.900-7 10.830-6.250 9.500-2.500 6.600-.600 2.250-1.300zM-2.250 1.300C-3.800 5.400-6.900 7-10.830 6.250-9.500 2.500-6.600.600-2.250 1.300zM2.250 1.300C6.600.600 9.500 2.500 10.830 6.250 6.900 7 3.800 5.400 2.250 1.300zM-2.250-1.300C-6.600-.600-9.500-2.500-10.830-6.250-6.900-7-3.800-5.400-2.250-1.300z"/>`,
  // a wedge of cheese
  cheese: svg`<path d="M-12 0 7-10c3 2 5 5 5 10zM-12 2H12v9H-12zM-6 4.200a2.300 2.300 0 1 0 .1 0zM4 5.500a2 2 0 1 0 .1 0zM4-5.500a1.700 1.700 0 1 0 .1 0z" fill-rule="evenodd"/>`,
  // a reel of silk thread, its end hanging
  silk: svg`<path d="M-9-12H9V-8H-9zM-9 8H9V12H-9zM-6-6.800H6V-4.300L-6-1.300zM-6 .700 6-2.300V.700L-6 3.700zM-6 5.700 6 2.700V6.800H-6zM7.500 3.500C12 4 10.500 8 12 11.500L10.200 12.300C8.800 9 9.800 5.600 7 5.300z"/>`,
};

const ground = (good) => `var(--${PIGMENTS[good]}-ground)`;

/** How many of each good these letters name: `AAC` is [2, 0, 1, 0]. */
export const countsOf = (letters) => [...WRITTEN].map((one) => [...letters].filter((letter) => letter === one).length);
/** Goods one by one, from letters or from four counts. */
export const goodsOf = (letters) => unfold(countsOf(letters));
export const unfold = (counts) => GOODS.flatMap((good, index) => Array(counts[index]).fill(good));
export const total = (counts) => counts.reduce((sum, count) => sum + count, 0);
/** How many of each good a list of names holds. */
export const fold = (goods) => GOODS.map((good) => goods.filter((one) => one === good).length);

/** A crate in a drawing, 1 unit to a pixel: silhouette above, letter below. */
export const crate = (good, x, y, say, wide = 26) => svg`<g transform="translate(${x} ${y})">
  <rect class="crate" width=${wide} height="38" rx="3" style="fill:${ground(good)}"></rect>
  <g class="on-ground"><g transform="translate(${wide / 2} 11) scale(.68)">${SHAPES[good]}</g>
  <text x=${wide / 2} y="34.500" text-anchor="middle" class="letter">${say(`letter-${good}`)}</text></g></g>`;

/** A crate on its own. `marks` is drawn over it. */
export const goodTile = (good, say, marks = "") => html`<svg class="good" viewBox="0 0 26 38" role="img" aria-label=${say(`good-${good}`)}>${crate(good, 0, 0, say)}${marks}</svg>`;

/** A good in running text: silhouette and letter side by side. */
export const goodSign = (good, say) => html`<svg class="good-sign" viewBox="-15 -14 46 28" aria-hidden="true">
  <rect x="-15" y="-14" width="46" height="28" rx="5" style="fill:${ground(good)}"></rect>
  <g class="on-ground"><g transform="scale(.9)">${SHAPES[good]}</g><text x="20.500" y="7" text-anchor="middle">${say(`letter-${good}`)}</text></g></svg>`;

/** A good that flies. */
export const flyingGood = (good) => html`<svg viewBox="-16 -16 32 32"><rect x="-15" y="-15" width="30" height="30" rx="5" style="fill:${ground(good)}"></rect><g fill="var(--on-ground)">${SHAPES[good]}</g></svg>`;

export const coin = html`<svg class="coin-out" viewBox="-10 -10 20 20" aria-hidden="true"><circle r="9" class="coin"></circle><text y="5.500" text-anchor="middle" class="coin-letter">G</text></svg>`;
