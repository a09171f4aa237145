/** Wagons, the courier, coats of arms, goods: what stands on the map and flies over it. */

import { html, svg } from "/web/vendor/lit-html/lit-html.js";
import { pigment, shape } from "/web/players.js";
import { ground, silhouette } from "./goods.js";

/** A covered wagon from -18,-18 to 18,17 with its number. */
export const wagonShape = (number) => svg`
  <path class="cover" d="M-17 4V-5C-17-13-10-18 0-18S17-13 17-5V4z"></path>
  <path class="bed" d="M-19 3H19L16 10H-16z"></path>
  <circle class="wheel" cx="-9.500" cy="11" r="5"></circle><circle class="wheel" cx="9.500" cy="11" r="5"></circle>
  <text class="number" y="0" text-anchor="middle">${number}</text>`;

/** Where a wagon faces: to the right until it is turned. */
export const facingShape = svg`<path class="facing" d="M18-7.500 29 0 18 7.500z"></path>`;

/** The broken axle on a wagon that stands still this round. */
export const brokenAxle = svg`<path class="broken" d="M-15-14 15 12M15-14-15 12"></path>`;

/** A wagon in running text. */
export const wagonSign = (number) => html`<svg class="wagon-sign" viewBox="-20 -20 40 38" aria-hidden="true">${wagonShape(number)}</svg>`;

/** The courier: a post horn on a gold disc. */
export const courierShape = svg`<circle r="12.500" class="gold"></circle>
  <path class="horn" d="M-8-4C-8 3-4 6 0 6s6-3 6-6-2-4-5-4-4 2-4 4 2 3 4 3M6 0C8 1 9 3 10 6"></path>`;

/** A player's coat of arms: shield in the pigment, with the sign. */
export const coat = (seat, x, y, size = 10) => svg`<g class="coat" transform="translate(${x} ${y}) scale(${size / 12})">
  <path d="M-10-12H10V1C10 8 4 11 0 13-4 11-10 8-10 1z" style="fill:${pigment(seat)}"></path><g transform="translate(0 -1) scale(.62)" class="coat-sign">${shape(seat)}</g></g>`;

export const coatSign = (seat) => html`<svg class="coat-out" viewBox="-11 -13 22 27" aria-hidden="true">${coat(seat, 0, 0, 12)}</svg>`;

/** One piece of a good, flying. */
export const piece = (good) => html`<svg viewBox="-12 -12 24 24"><rect x="-11" y="-11" width="22" height="22" rx="5" style="fill:${ground(good)}"></rect><g fill=${good === "salt" ? "#20242e" : "var(--on-ground)"}>${silhouette(good, 0, 0, 8)}</g></svg>`;
