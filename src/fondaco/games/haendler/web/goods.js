/** The goods of Die Händler: each has a pigment, a silhouette and letters. */

import { html, nothing, svg } from "/web/vendor/lit-html/lit-html.js";

const PIGMENTS = { cloth: "madder", wine: "umber", food: "verdigris", iron: "slate", silk: "plum" };

/** Silhouettes in a square from -12 to 12. */
const SHAPES = {
  // a bolt, its end hanging
  cloth: svg`<path d="M-11-7a4 4 0 0 1 4-4H7a4 4 0 0 1 0 8H-3V9l-2.500-2-2.500 2-3-2.500z"/>`,
  // a barrel
  wine: svg`<path d="M-7-11H7L8.500-6.500H-8.500zM-9-5H9C9.700-2 9.700 2 9 5H-9C-9.700 2-9.700-2-9-5zM-8.500 6.500H8.500L7 11H-7z"/>`,
  // a heap, with a spoon in it
  salt: svg`<path d="M-12 10C-9 2-5-4-1-5l7-7 2 2-6 7C7 0 10 5 12 10z"/>`,
  // a loaf
  food: svg`<path d="M-12 3C-12-5-6-8 0-8S12-5 12 3c0 4-2 6-5 6H-7C-10 9-12 7-12 3zM-6-4-3 3-1 2-4-5zM0-5 3 2 5 1 2-6z" fill-rule="evenodd"/>`,
  // an anvil
  iron: svg`<path d="M-12-8H12v4C6-4 3-1 3 2c0 2 1 3 5 4v4H-7V6c3-1 4-2 4-4 0-2-1-3-3-3-4 0-6-3-6-7z"/>`,
  // a silk moth
  silk: svg`<path d="M0-3C-3-11-12-11-12-5c0 4 4 5 7 5-5 0-6 4-4 7 3 3 7 1 9-4 2 5 6 7 9 4 2-3 1-7-4-7 3 0 7-1 7-5C12-11 3-11 0-3z"/>`,
  // a coat of arms
  coat: svg`<path d="M-9-11H9V1C9 7 4 10 0 12-4 10-9 7-9 1z"/>`,
};

export const ground = (good) => (good in PIGMENTS ? `var(--${PIGMENTS[good]}-ground)` : "var(--salt)");
const on = (good) => (good in PIGMENTS ? "on-ground" : "on-salt");

/** The bare silhouette, filled by the caller. */
export const silhouette = (good, x, y, size) => svg`<g transform="translate(${x} ${y}) scale(${size / 12})">${SHAPES[good]}</g>`;

/**
 * A good in a drawing: a stamped square, with letters where there is room for them.
 * @param {string} good
 * @param {number} x
 * @param {number} y its middle
 * @param {number} size its side
 * @param {string} [letters]
 */
export function stamp(good, x, y, size, letters = "") {
  const wide = letters ? size + (size < 18 ? 18 : 22) : size;
  return svg`<g class="stamp ${on(good)}" transform="translate(${x} ${y})">
    <rect x=${-wide / 2} y=${-size / 2} width=${wide} height=${size} rx=${Math.min(5, size / 4)} style="fill:${ground(good)}"></rect>
    ${silhouette(good, letters ? -wide / 2 + size * 0.46 : 0, 0, size * 0.36)}
    ${letters ? svg`<text x=${wide / 2 - (size < 18 ? 1.5 : 3)} y="5" text-anchor="end" class="letters">${letters}</text>` : nothing}</g>`;
}

/** A good in running text. */
export const goodSign = (good, label = "") => html`<svg class="good" viewBox="-11 -11 22 22" role=${label ? "img" : nothing} aria-label=${label || nothing} aria-hidden=${label ? nothing : "true"}>${good === "coat" ? svg`<g class="blank">${silhouette("coat", 0, 0, 9)}</g>` : stamp(good, 0, 0, 22)}</svg>`;
