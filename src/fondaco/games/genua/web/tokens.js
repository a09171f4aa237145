/** Wares, special cards and hand cards as small pictures: each ware has a pigment, a silhouette and two letters. */

import { html, nothing, svg } from "/web/vendor/lit-html/lit-html.js";
import { pigment, shape } from "/web/players.js";
import { GAINED, KINDS, kindOf, WARES } from "./box.js";

/** Silhouettes in a square from -12 to 12. */
const SHAPES = {
  // three bars
  silver: svg`<path d="M-11 10-8 3H0L3 10zM0 10"/><path d="M-1 10 2 3H9L12 10zM-6 1-3-6H5L8 1z"/>`,
  // a kettle
  copper: svg`<path d="M-10-3H10C11 4 8 11 4 11H-4C-8 11-11 4-10-3zM-7-5C-7-13 7-13 7-5H4C4-9-4-9-4-5z"/>`,
  // a heap of crystals
  salt: svg`<path d="M0-12 5-7 0-2-5-7zM-6-4-1 1-6 6-11 1zM6-4 11 1 6 6 1 1zM-11 8H11V11H-11z"/>`,
  // corns
  pepper: svg`<circle cx="-5" cy="-6" r="4.200"/><circle cx="6" cy="-4" r="4.200"/><circle cx="-7" cy="5" r="4.200"/><circle cx="4" cy="7" r="4.200"/>`,
  // an ear of grain
  wheat: svg`<path d="M-.9 12V2H.9v10zM0-12c2.500 2.200 2.500 5 0 7-2.500-2-2.500-4.800 0-7zM1-3c.3-3.200 2.500-5 6-5 0 3.500-2.300 5.400-6 5zM-1-3c-.3-3.200-2.500-5-6-5 0 3.500 2.300 5.400 6 5zM1 3c.3-3.200 2.500-5 6-5 0 3.500-2.300 5.400-6 5zM-1 3c-.3-3.200-2.500-5-6-5 0 3.500 2.300 5.400 6 5zM1 9c.3-3.200 2.500-5 6-5 0 3.500-2.300 5.400-6 5zM-1 9c-.3-3.200-2.500-5-6-5 0 3.500 2.300 5.400 6 5z"/>`,
  // a bowl, heaped
  rice: svg`<path d="M-11 1H11C11 7 7 10 5 11H-5C-7 10-11 7-11 1zM-9-1C-7-8 7-8 9-1z"/>`,
  // a folded cloth
  linen: svg`<path d="M-11-8H7L11-4V10H-7L-11 6zM-11 6H7V-8M-11-1H7" fill-rule="evenodd"/>`,
  // a skein, tied
  silk: svg`<path d="M0-12C7-12 9-6 3-1.500V1.500C9 6 7 12 0 12S-9 6-3 1.500V-1.500C-9-6-7-12 0-12z"/>`,
  // a flag on its field
  "any-start": svg`<path d="M-6-12H-3.500V-11L9-6.500-3.500-2V7H6V11H-11V7H-6z"/>`,
  // one more
  "extra-action": svg`<path d="M-3-11H3V-3H11V3H3V11H-3V3H-11V-3H-3z"/>`,
  // a sack
  "any-ware": svg`<path d="M-5-11H5L3-6C9-3 11 2 10 7 9 11 5 12 0 12S-9 11-10 7C-11 2-9-3-3-6z"/>`,
  // there and back
  exchange: svg`<path d="M-12-5 -5-11V-7.500H11V-2.500H-5V1zM12 5 5-1V2.500H-11V7.500H5V11z"/>`,
  // a house with its door
  "building-action": svg`<path d="M0-12 12-2H9V11H3V3H-3V11H-9V-2H-12z"/>`,
};

const PIGMENTS = { silver: "slate", copper: "umber", wheat: "ochre", linen: "plum", silk: "verdigris" };
const GROUNDS = { salt: "var(--salt)", rice: "var(--rice)", pepper: "var(--pepper)" };
const ground = (ware) => (PIGMENTS[ware] ? `var(--${PIGMENTS[ware]}-ground)` : GROUNDS[ware]);
const tone = (ware) => (ware === "salt" || ware === "rice" ? "on-pale" : "on-ground");
const isWare = (good) => WARES.includes(good);

const sizeOf = (good, slim) => (isWare(good) ? [slim ? 24 : 43, 20] : [22, 24]);

/** A good inside a drawing: a ware's stone with silhouette and letters, a card's face or back. Returns width and picture. */
export function tokenAt(good, x, y, say, { count = null, slim = false, below = false, wanted = 0 } = {}) {
  const [wide, high] = sizeOf(good, slim);
  return {
    wide: wide + (count === null || below ? 0 : 5 + String(count).length * 8), high: high + (count !== null && below ? 16 : 0),
    drawn: svg`<g class="token ${wanted ? "wanted" : ""}" transform="translate(${x} ${y})">${picture(good, wide, high, say, slim)}
      ${wanted ? svg`<rect class="want" x="-2.500" y=${-high / 2 - 2.5} width=${wide + 5} height=${high + 5} rx="6"></rect>` : nothing}
      ${count === null ? nothing : below ? svg`<text class="count" x=${wide / 2} y=${high / 2 + 14} text-anchor="middle">${count}</text>` : svg`<text class="count" x=${wide + (wanted ? 6 : 4)} y="5">${count}</text>`}</g>`,
  };
}

/** From its left edge, centred in height. */
function picture(good, wide, high, say, slim) {
  if (isWare(good)) {
    return svg`<rect class="stone" y=${-high / 2} width=${wide} height=${high} rx="5" style="fill:${ground(good)}"></rect>
      <g class=${tone(good)}>${slim ? nothing : svg`<g transform="translate(10.500 0) scale(.58)">${SHAPES[good]}</g>`}
      <text class="letters" x=${slim ? wide / 2 : 30.5} y="5" text-anchor="middle">${say(`letter-${good}`)}</text></g>`;
  }
  if (KINDS.includes(good)) return svg`<g class="back back-${good}"><rect x="1" y=${-high / 2} width="19" height=${high} rx="3"></rect><text x="10.500" y="5" text-anchor="middle">${say(`letter-${good}`)}</text></g>`;
  if (good === "marker") return svg`<circle class="coin" cx="11" cy="0" r="9"></circle><path class="hoop" d="M5 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0"></path>`;
  return svg`<rect class="special" x="1" y=${-high / 2} width="20" height=${high} rx="3"></rect><g class="on-special" transform="translate(11 0) scale(.62)">${SHAPES[good]}</g>`;
}

/** A good as a small picture in running text. */
export function token(good, say, { missing = false, slim = false } = {}) {
  const bare = good.replace(GAINED, "");
  const shown = isWare(bare) || SHAPES[bare] || bare === "marker" ? bare : kindOf(bare);
  const [wide, high] = sizeOf(shown, slim);
  return html`<svg class="good ${missing ? "missing" : ""}" viewBox="-1 -13 ${wide + 2} 26" style="--wide:${(wide + 2) / 26}" role="img" aria-label=${missing ? say("good-missing", { good: shown }) : say(`good-${shown}`)}>${picture(shown, wide, high, say, slim)}</svg>`;
}

/** A marker of ownership: a ring in its seat's pigment, with its sign. */
export const ownerMark = (seat, x, y, size = 9) => svg`<g class="owner" transform="translate(${x} ${y}) scale(${size / 9})"><circle r="9" style="stroke:${pigment(seat)}"></circle><g transform="scale(.68)" fill=${pigment(seat)}>${shape(seat)}</g></g>`;

/** The same in running text. */
export const ownerIcon = (seat) => html`<svg class="good" viewBox="-11 -13 22 26" style="--wide:.85" aria-hidden="true">${ownerMark(seat, 0, 0, 9)}</svg>`;

/** One disc of the tower, seen a little from the side; the number is its step. */
export const disc = (x, y, size, text = "") => svg`<g class="disc" transform="translate(${x} ${y}) scale(${size / 10})"><path class="side" d="M-10 0V3.500A10 6 0 0 0 10 3.500V0z"></path><ellipse rx="10" ry="6.500"></ellipse>${text ? svg`<text y="5" text-anchor="middle" style="font-size:${156 / size}px">${text}</text>` : nothing}</g>`;
