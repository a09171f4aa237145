/** The three wagons beside the map: load, master, distance to every city ahead, and what each load would fetch there. */

import { html, nothing } from "/web/vendor/lit-html/lit-html.js";
import { pigment, sign } from "/web/players.js";
import { ahead, lastField, proceeds } from "./box.js";
import { goodSign } from "./goods.js";
import { coatSign, wagonSign } from "./pieces.js";

/** @param {import("/web/table/model.js").Table} table */
export function wagons(table, box) {
  const { view, say } = table;
  return html`<section class="wagons" aria-label=${say("wagons-title")}>${view.at.map((_, wagon) => card(table, box, wagon))}</section>`;
}

function card(table, box, wagon) {
  const { view, say, words } = table;
  const at = view.at[wagon];
  const master = view.masters[wagon];
  const arrived = view.arrived.includes(wagon);
  const state = view.stopped.includes(wagon) ? say("wagon-stopped") : arrived ? say("wagon-arrived") : master >= 0 ? words.rich("wagon-master", { seat: master }) : view.came[wagon] ? nothing : say("wagon-free");
  return html`<article class="wagon-card ${view.wagon === wagon ? "now" : ""}" data-at="load-${wagon + 1}" data-explain="load" data-facts=${JSON.stringify({ wagon: wagon + 1 })}>
    <header data-head>${wagonSign(wagon + 1)} <b>${say("spot", { field: at })}</b> <span class="quiet">${master >= 0 ? coatSign(master) : nothing}${state}</span></header>
    ${fetches(table, box, wagon, arrived)}
  </article>`;
}

/** Rows are cities ahead, columns the loads aboard. */
function fetches(table, box, wagon, arrived) {
  const { view, say, seats, me } = table;
  const at = view.at[wagon];
  const aboard = view.loads[wagon].map((goods, seat) => ({ seat, goods, coming: seat === me ? coming(table, wagon) : [] })).filter(({ goods, coming: more }) => goods.length || more.length);
  const goals = arrived ? [[at, 0]] : ahead(box, at, view.came[wagon]);
  const aim = table.hint && ["drive", "push"].includes(table.hint.verb) && Number(table.hint.words[1]) === wagon + 1 ? lastField(table.hint.words[2]) : "";
  if (!aboard.length) {
    return html`<p class="bare-load"><span class="quiet">${say("wagon-empty")}</span> ${arrived ? nothing : goals.map(([city, far]) => html`<span class="goal-city">${say(`city-${city}`)} <b>${far}</b></span>`)}</p>`;
  }
  return html`<table><thead><tr><td></td>${aboard.map(({ seat, goods, coming: more }) => html`<th scope="col" style="--own:${pigment(seat)}"><span class="sr">${seats[seat].name}</span>${sign(seat)}<span class="pips">${goods.map((good) => goodSign(good, say(`good-${good}`)))}${more.map((good) => html`<span class="coming">${goodSign(good)}</span>`)}</span></th>`)}</tr></thead>
    <tbody>${goals.map(([city, far]) => html`<tr class=${aim === city ? "aimed" : ""}><th scope="row">${say(`city-${city}`)} ${arrived ? nothing : html`<b role="img" aria-label=${say("fields-far", { far })}>${far}</b>`}</th>
      ${aboard.map(({ seat, goods, coming: more }) => {
        const sum = proceeds(box, view, [...goods, ...more], city, view.wagon === wagon && view.bonus_takers.includes(seat));
        return html`<td class=${seat === me ? "own" : ""}>${say("figure", { amount: sum })}</td>`;
      })}</tr>`)}</tbody></table>`;
}

/** Goods that the move under the pointer would put on this wagon. */
function coming({ hint, view }, wagon) {
  if (!hint || view.wagon !== wagon || !["load", "take", "offer", "load-free", "load-agreed"].includes(hint.verb)) return [];
  return (hint.words[0] ?? "-").split("+").filter((good) => good && good !== "-");
}

/** The cities ahead, and among them the best and the worst for a load. */
export function prospects(box, view, wagon, goods) {
  const goals = ahead(box, view.at[wagon], view.came[wagon]).map(([city, far]) => ({ city, far, amount: proceeds(box, view, goods, city) }));
  const best = goals.reduce((top, one) => (top && top.amount >= one.amount ? top : one), null);
  const least = goals.reduce((low, one) => (low && low.amount <= one.amount ? low : one), null);
  return { goals, best, least };
}
