/** The harbour basin: gables behind, ships at anchor, the four stacks of goods on the quay, and when the fleet leaves. */

import { html, nothing, svg } from "/web/vendor/lit-html/lit-html.js";
import { GOODS, goodTile } from "./goods.js";
import { ship } from "./ships.js";
import { departure, shipOf, shipsToGo } from "./sums.js";

/** @param {import("/web/table/model.js").Table} table @param {function(string): string} piece */
export function harbour(table, piece) {
  const { view, say, box } = table;
  const order = [...view.harbour].sort((one, other) => rank(other) - rank(one) || one.localeCompare(other));
  return html`<section class="harbour" aria-label=${say("harbour-title")} data-at="harbour">
    ${skyline}
    <header><h3>${say("harbour-title")}</h3>${wind(table)}</header>
    <div class="roads">${order.length ? order.map((name) => ship(name, table, piece(`ship-${name}`))) : html`<p class="empty-basin">${view.round ? farSails : nothing}<span>${say("board-harbour-empty")}</span></p>`}</div>
    ${view.round ? html`<p class="quiet target" data-explain="target" data-facts=${JSON.stringify({ target: box.players[view.seats].target })}>${say("round-and-target", { round: view.round, target: box.players[view.seats].target })}</p>` : nothing}
  </section>`;
}

const rank = (name) => shipOf(name).vp + (shipOf(name).large ? 100 : 0);

/** How near the departure is: a pennant that stands the stiffer the fewer ships are left. */
function wind(table) {
  const { view, box, say, hint } = table;
  if (!view.harbour.length || view.result) return nothing;
  const state = departure(table);
  const after = Math.max(0, shipsToGo(view, box) - (hint?.verb === "load" ? 1 : 0));
  return html`<p class="wind-tells ${state}" data-at="fleet" data-explain="fleet" data-facts=${JSON.stringify({ leaves: box.fleet.leaves, ships: view.harbour.length })}>
    <svg viewBox="0 0 34 24" aria-hidden="true"><path class="pole" d="M5 23V2"></path><path class="cloth" d=${{ sails: "M6 3Q14 0 22 3T33 5Q24 9 16 8T6 11Z", soon: "M6 3Q13 2 19 6T29 12Q21 13 15 11T6 11Z", calm: "M6 3Q11 4 13 10T15 20Q10 18 8 14T6 11Z" }[state]}></path></svg>
    <span>${say("fleet-leaves", { left: after })}</span></p>`;
}

/** The goods in their open stacks (WI-14). */
export function stock(table) {
  const { view, say } = table;
  return html`<div class="stock" role="group" aria-label=${say("stock-title")} data-at="stock">
    ${GOODS.map((good, index) => html`<div class="stack" data-at="stock-${good}" data-pick=${good} data-explain="stock" data-facts=${JSON.stringify({ good, count: view.stock[index] })}>
      ${goodTile(good, say)}<b>${view.stock[index]}</b></div>`)}
  </div>`;
}

const gable = (x, w, h, kind) => {
  const top = 96 - h;
  const roof = kind === "steps"
    ? `V${top}h${w / 8}v-8h${w / 8}v-8h${w / 8}v-8h${w / 4}v8h${w / 8}v8h${w / 8}v8h${w / 8}V96`
    : kind === "bell" ? `V${top}q${w / 4}-2 ${w / 4}-12t${w / 4}-10t${w / 4} 10t${w / 4} 12V96` : `V${top}l${w / 2}-22l${w / 2} 22V96`;
  return svg`<path d="M${x} 96${roof}z"></path>${[0.3, 0.7].map((at) => svg`<path class="pane" d="M${x + w * at - 3} ${top + 12}h6v8h-6zM${x + w * at - 3} ${top + 30}h6v8h-6z"></path>`)}<path class="pane" d="M${x + w / 2 - 4} 96v-12a4 4 0 0 1 8 0v12"></path>`;
};

const ROW = [[0, 44, 46, "steps"], [44, 38, 40, "point"], [82, 50, 52, "bell"], [132, 40, 38, "point"], [172, 46, 48, "steps"], [226, 60, 34, "point"], [292, 40, 46, "bell"], [332, 48, 52, "steps"], [380, 38, 36, "point"], [418, 46, 44, "steps"], [470, 42, 50, "bell"], [512, 52, 40, "point"], [564, 44, 50, "steps"], [614, 40, 38, "bell"], [654, 56, 46, "point"], [710, 42, 52, "steps"], [752, 46, 40, "bell"], [804, 44, 48, "steps"], [848, 40, 36, "point"], [888, 52, 50, "bell"], [940, 44, 42, "steps"], [984, 40, 36, "point"]];

/** A northern waterfront in ink and wash. */
const skyline = html`<svg class="skyline" viewBox="0 0 1024 96" preserveAspectRatio="xMidYMax slice" aria-hidden="true">${ROW.map((one) => gable(...one))}</svg>`;

/** The fleet that left, small on the horizon. */
const sail = (x, y, size) => svg`<g transform="translate(${x} ${y}) scale(${size})"><path class="hull" d="M-11 0H11L7 6H-7z"></path><path class="sail" d="M-1-17C8-13 9-6 8-2H-1zM-3-13C-9-8-9-5-9-2H-3z"></path></g>`;
const farSails = html`<svg class="far" viewBox="0 0 150 40" aria-hidden="true">${sail(24, 30, 1)}${sail(70, 24, 0.75)}${sail(104, 20, 0.55)}${sail(130, 17, 0.4)}</svg>`;
