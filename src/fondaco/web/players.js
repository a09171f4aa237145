/** Who sits where: each seat has a pigment and a sign, everywhere it appears. */

import { html, svg } from "./vendor/lit-html/lit-html.js";

export const SIGNS = ["●", "■", "▲", "◆", "★", "✚"];

const SHAPES = [
  svg`<circle r="7.6"/>`,
  svg`<path d="M-6.9-6.9H6.9V6.9H-6.9z"/>`,
  svg`<path d="M0-8.6 8.8 7H-8.8z"/>`,
  svg`<path d="M0-9.4 7.8 0 0 9.4-7.8 0z"/>`,
  svg`<path d="M0-9.4-2.4-3-9-2.9-3.8 1.3-5.7 7.9 0 4.1 5.7 7.9 3.8 1.3 9-2.9 2.4-3z"/>`,
  svg`<path d="M-2.9-8.3H2.9V-2.9H8.3V2.9H2.9V8.3H-2.9V2.9H-8.3V-2.9H-2.9z"/>`,
];

/** Everybody in the order of the table, from one seat on. */
export const around = (seats, first) => seats.map((_, index) => (first + index) % seats.length);

/** The pigment of a seat, as a CSS colour. */
export const pigment = (seat) => (seat >= 0 ? `var(--seat-${seat % SHAPES.length})` : "var(--quiet)");

/** The shape of a seat, for a drawing: centred on 0,0, about 16 wide, filled by the caller. */
export const shape = (seat) => SHAPES[seat % SHAPES.length];

/**
 * A seat's marker inside a drawing.
 * @param {number} seat
 * @param {number} x
 * @param {number} y
 * @param {number} [size] about half its width
 */
export const marker = (seat, x, y, size = 8) => svg`
  <g class="marker" transform="translate(${x} ${y}) scale(${size / 8})" fill=${pigment(seat)}>${shape(seat)}</g>`;

/** A seat's sign in running text. */
export const sign = (seat) => html`<svg
  class="sign" viewBox="-10 -10 20 20" aria-hidden="true" style="fill:${pigment(seat)}">${shape(seat)}</svg>`;

/** Sign and name; what a log line or a list shows for a player. No line ends before the number of a bot. */
export function player(seat, name) {
  const [, start, end] = /^(.*?)(\S* \d+)?$/.exec(name);
  return html`<span class="player">${sign(seat)}<b>${start}<span>${end}</span></b></span>`;
}

/** A name as its beginning and the number at its end, by which bots are told apart. */
export const parted = (name) => /^(.*?)( \d+)?$/.exec(name).slice(1);

/** A name where room may be scarce: its beginning is cut short, its number stays. */
export function fitted(name) {
  const [stem, number] = parted(name);
  return html`<span class="fitted"><span>${stem}</span>${number}</span>`;
}
