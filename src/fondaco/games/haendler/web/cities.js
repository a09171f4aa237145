/** A city: its bonus track, the three goods of its market, and what lies in everybody's warehouses there. */

import { nothing, svg } from "/web/vendor/lit-html/lit-html.js";
import { marker } from "/web/players.js";
import { bonusOf } from "./box.js";
import { stamp } from "./goods.js";

const TOWER = "M-13 12V-1H-9V-6H-11V-10H-8V-8H-6V-10H-3V-8H-1V-10H1V-6H-1V-1H4V-5L9-11 14-5V12z";

/**
 * @param {import("/web/table/model.js").Table} table
 * @param {import("./geo.js").Chart} chart
 */
export function city(table, box, chart, name) {
  const { say, view, narrow } = table;
  const { w, h } = chart.card;
  const { x, y } = chart.cards.get(name);
  const spot = chart.field.get(name);
  const bonus = bonusOf(box, view, name);
  const arrived = view.arrived.some((wagon) => view.at[wagon] === name);
  return svg`<g class="city ${arrived ? "arrived" : ""}">
    <g class="gate" data-at="field-${name} city-${name}" data-explain="gate" data-facts=${JSON.stringify({ city: name })}><circle cx=${spot.x} cy=${spot.y} r="19"></circle><path transform="translate(${spot.x} ${spot.y})" d=${TOWER}></path></g>
    <rect class="plate" x=${x} y=${y} width=${w} height=${h} rx="8"></rect>
    <text class="name" x=${x + 8} y=${y + 19}>${say(`city-${name}`)}</text>
    <g class="bonus" data-at="bonus-${name}" data-explain="bonus" data-facts=${JSON.stringify({ city: name, bonus })}>
      ${track(box, bonus, x + w - 47, y, narrow)}
      <text x=${x + w - 8} y=${y + 18} text-anchor="end">+${bonus}</text></g>
    ${box.market.get(name).map((good, index) => shelf(table, box, chart, name, good, index, x + edge(w) + (index + 0.5) * ((w - 2 * edge(w)) / 3), y))}
  </g>`;
}

/** A narrow card needs all its room. */
const edge = (w) => (w < 120 ? 3 : 6);

/** The six notches of the bonus track, on the desk only; a phone has the number. */
function track(box, bonus, right, y, narrow) {
  if (narrow) return nothing;
  return box.bonus.map((step, index) => svg`<rect class=${step <= bonus ? "reached" : ""} x=${right - (box.bonus.length - index) * 4.6} y=${y + 17 - index * 1.6} width="3.4" height=${3 + index * 1.6} rx="1"></rect>`);
}

function shelf(table, box, chart, name, good, index, x, y) {
  const { view, say, me, hint, narrow } = table;
  const { w, h } = chart.card;
  const width = (w - 2 * edge(w)) / 3;
  const at = box.cities.indexOf(name);
  const stored = view.stores.map((stores, seat) => ({ seat, count: stores[at][index] })).filter(({ seat, count }) => count && (!narrow || seat === me));
  const here = hint && ["buy", "sell", "sell-special"].includes(hint.verb) && hint.words[0] === good && hint.words[1] === name;
  const told = view.stores.map((stores, seat) => (stores[at][index] ? `${table.seats[seat].name} (${stores[at][index]})` : "")).filter(Boolean).join(", ");
  return svg`<g class="shelf" data-at="stock-${name}-${good}" data-explain="stock" data-facts=${JSON.stringify({ good, city: name })}>
    <rect class="reach" x=${x - width / 2 + 1} y=${y + 26} width=${width - 2} height=${h - 29} rx="6"></rect>
    ${told ? svg`<title>${say(`good-${good}`)}, ${say(`city-${name}`)}: ${told}</title>` : nothing}
    ${stamp(good, x, y + (narrow ? 36 : 39), narrow ? 16 : 21, say(`letters-${good}`))}
    ${stored.map(({ seat, count }, place) => {
      const left = stored.length === 1 || narrow ? x - 11 : x - 20 + (place % 2) * 22;
      const line = y + (narrow ? 58 : 60) + Math.floor(place / 2) * 18;
      return svg`<g data-piece="store-${seat}-${name}-${good}" class=${seat === me ? "own" : ""}>${marker(seat, left + 5, line, 5.5)}<text x=${left + 13} y=${line + 5}>${count}</text></g>`;
    })}
    ${here ? svg`<text class="change" x=${x} y=${y + 22} text-anchor="middle">${hint.verb === "buy" ? "+1" : "−1"}</text>` : nothing}
  </g>`;
}
