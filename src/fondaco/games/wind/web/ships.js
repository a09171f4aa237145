/** A ship at anchor: its worth on the sail, its load in the hull; a line under each crate tells what of it one has. */

import { html, nothing, svg } from "/web/vendor/lit-html/lit-html.js";
import { crate, goodsOf } from "./goods.js";
import { covered, mine, shipOf } from "./sums.js";
import { shipName } from "./names.js";

/**
 * @param {string} name such as "L20-AACC"
 * @param {import("/web/table/model.js").Table} table
 * @param {string} piece
 */
export function ship(name, table, piece) {
  const { view, me, say, hint, narrow } = table;
  const one = shipOf(name);
  const hand = mine(table);
  const ready = hand ? covered(one.need, view.warehouses[me], hand.goods) : [];
  const goods = goodsOf(one.letters);
  const [wide, gap] = narrow ? [24, 1] : [26, 3];
  const load = goods.length * (wide + gap) - gap;
  const ends = Math.max(narrow ? 9 : 17, (56 - load) / 2);
  const width = load + 2 * ends;
  const tall = narrow ? (one.large ? 46 : 38) : one.large ? 70 : 52;
  const deck = tall + 8;
  const height = deck + 62;
  const full = ready.length && ready.every((state) => state === 2);
  const sets = hint?.verb === "load" && hint.words[0] === name;
  return html`<div class="ship ${one.large ? "large" : "small"} ${full ? "ready" : ""} ${sets ? "sets" : ""}" data-at="ship-${name}" data-piece=${piece} data-explain="ship" data-facts=${JSON.stringify({ ship: name, vp: one.vp })} style="width:${width}px">
    <span class="sr">${shipName(name, say)}</span>
    <svg viewBox="0 0 ${width} ${height}" width=${width} height=${height} aria-hidden="true">
      ${rig(one, width, deck, tall - 8)}
      <path class="hull" d="M2 ${deck - (one.large ? 9 : 5)}L${ends - 5} ${deck}H${width - ends + 4}L${width - 1} ${deck - (one.large ? 7 : 4)}Q${width - 4} ${deck + 40} ${width - ends - 2} ${deck + 52}H${ends + 3}Q4 ${deck + 38} 2 ${deck - (one.large ? 9 : 5)}Z"></path>
      ${goods.map((good, index) => {
        const x = ends + index * (wide + gap);
        const state = ready[index] ?? 0;
        return svg`${crate(good, x, deck + 4, say, wide)}${state ? svg`<path class=${state === 2 ? "have" : "in-hand"} d="M${x + 2} ${deck + 46}h${wide - 4}"></path>` : nothing}`;
      })}
      <path class="ripple" d="M0 ${deck + 55}q6-4 12 0t12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0"></path>
    </svg></div>`;
}

/** Masts and sails; the mainsail shows the victory points. */
function rig({ large, vp }, width, deck, rise) {
  const mid = width / 2;
  const half = large ? 26 : 18;
  const low = rise / 62;
  const top = deck - rise;
  const main = svg`<path class="mast" d="M${mid} ${deck}V${top - 8}"></path>
    <path class="sail" d="M${mid - half + 3} ${top}H${mid + half - 3}Q${mid + half + 5} ${top + rise * 0.4} ${mid + half} ${deck - 10}Q${mid} ${deck - 3} ${mid - half} ${deck - 10}Q${mid - half - 3} ${top + rise * 0.4} ${mid - half + 3} ${top}Z"></path>
    <path class="pennant" d="M${mid} ${top - 8}l13 3.500-13 3.500z"></path>
    <text class="vp" x=${mid} y=${top + (rise - 10) / 2 + 8.500} text-anchor="middle">${vp}</text>`;
  if (!large) return main;
  return svg`<path class="mast" d="M${mid - 41} ${deck}V${top + 14 * low}M${mid + 41} ${deck}V${top + 18 * low}"></path>
    <path class="sail small-sail" d="M${mid - 52} ${top + 22 * low}H${mid - 33}Q${mid - 30} ${top + 38 * low} ${mid - 32} ${deck - 9}H${mid - 54}Q${mid - 56} ${top + 36 * low} ${mid - 52} ${top + 22 * low}Z"></path>
    <path class="sail small-sail" d="M${mid + 41} ${top + 20 * low}Q${mid + 56} ${top + 36 * low} ${mid + 55} ${deck - 9}H${mid + 34}Q${mid + 33} ${top + 38 * low} ${mid + 41} ${top + 20 * low}Z"></path>${main}`;
}
