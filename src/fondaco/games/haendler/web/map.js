/** The roads of Europe: fields, cities, three wagons with facing and load, the courier, and where a move would lead. */

import { html, nothing, svg } from "/web/vendor/lit-html/lit-html.js";
import { lastField, wayTo } from "./box.js";
import { city } from "./cities.js";
import { geography } from "./geo.js";
import { stamp } from "./goods.js";
import { land } from "./land.js";
import { brokenAxle, coat, courierShape, facingShape, wagonShape } from "./pieces.js";
import { secrets } from "./secrets.js";
import { ACROSS, courierSpot, loadBoxes, tip, wagonSpots } from "./stands.js";

/**
 * @param {import("/web/table/model.js").Table} table
 * @param {ReturnType<import("./box.js").boxOf>} box
 */
export function map(table, box) {
  const { say, view, narrow } = table;
  const chart = geography(box, narrow);
  const wagons = wagonSpots(view, chart);
  const met = courierSpot(view, chart, wagons);
  const turns = view.at.map((_, wagon) => facing(view, box, chart, wagon));
  const small = [met, ...wagons.map((spot, wagon) => (turns[wagon] === null ? null : tip(spot, turns[wagon], chart)))].filter(Boolean);
  return html`<section class="map" aria-label=${say("map-title")}>
    <svg viewBox="0 0 ${chart.width} ${chart.height}" role="group" aria-label=${say("map-title")}>
      ${land(chart)}
      ${chart.roads.map((path) => svg`<path class="kerb" d=${path}></path><path class="road" d=${path}></path>`)}
      ${route(table, box, chart)}
      ${[...chart.field].filter(([name]) => !box.market.has(name)).map(([name, spot]) => field(table, box, chart, name, spot))}
      ${box.cities.map((name) => city(table, box, chart, name))}
      ${pile(table, chart)}
      ${loadBoxes(view, chart, wagons, small).map((spot, wagon) => load(view.loads[wagon].flat(), chart, wagon, spot))}
      ${wagons.map((spot, wagon) => wagonOn(table, chart, wagon, spot))}
      ${met ? courier(chart, met) : nothing}
      ${wagons.map((spot, wagon) => arrow(turns[wagon], chart, wagon, spot))}
      ${wagons.map((spot, wagon) => master(view.masters[wagon], chart, wagon, spot))}
      ${goals(table, box, chart)}
      ${chart.corner ? svg`<g transform="translate(${chart.corner})">${secrets(table, box)}</g>` : nothing}
    </svg>
  </section>`;
}

function field({ say, narrow }, box, chart, name, { x, y }) {
  const junction = box.beside.get(name).length > 2;
  const number = /\d+$/.exec(name)?.[0];
  const counted = number && box.market.has(name.slice(0, -number.length));
  const [dx, dy, anchor] = chart.names[name] ?? [];
  return svg`<g class="field ${junction ? "junction" : ""}" data-at="field-${name}" data-explain="field" data-facts=${JSON.stringify({ field: name })}>
    ${junction ? svg`<path d="M${x} ${y - 13}L${x + 13} ${y} ${x} ${y + 13} ${x - 13} ${y}z"></path>` : svg`<circle cx=${x} cy=${y} r="10"></circle>`}
    ${counted ? svg`<text x=${x} y=${y + 5} text-anchor="middle">${number}</text>` : nothing}
    ${junction && !narrow && anchor ? svg`<text class="named" x=${x + dx} y=${y + dy} text-anchor=${anchor}>${say("spot", { field: name }).replace(/^the /, "")}</text>` : nothing}</g>`;
}

/** Degrees from one field to another. */
const angle = (from, to) => Math.round((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI);

/** Where a wagon faces, in degrees: on along its road, at a junction straight on, in a city out of it; null for one that has just arrived. */
function facing({ at, came, arrived }, box, chart, wagon) {
  if (arrived.includes(wagon)) return null;
  const here = chart.field.get(at[wagon]);
  const on = box.beside.get(at[wagon]).filter((next) => next !== came[wagon]);
  return on.length === 1 || !came[wagon] ? angle(here, chart.field.get(on[0])) : angle(chart.field.get(came[wagon]), here);
}

const arrow = (turn, { size }, wagon, { x, y }) =>
  turn === null ? nothing : svg`<g data-piece="facing-${wagon + 1}"><g transform="translate(${x} ${y}) scale(${size}) rotate(${turn})">${facingShape}</g></g>`;

function wagonOn({ view, say }, chart, wagon, { x, y }) {
  const told = [say("wagon-name", { wagon: wagon + 1 }), say("spot", { field: view.at[wagon] })].join(", ");
  return svg`<g class="wagon ${view.wagon === wagon ? "now" : ""}" data-at="wagon-${wagon + 1}" data-piece="wagon-${wagon + 1}" data-explain="wagon" data-facts=${JSON.stringify({ wagon: wagon + 1 })}>
    <title>${told}</title>
    <g transform="translate(${x} ${y}) scale(${chart.size})">
      <circle class="reach" r="20"></circle>
      ${wagonShape(wagon + 1)}
      ${view.stopped.includes(wagon) ? brokenAxle : nothing}
    </g></g>`;
}

const master = (seat, { size }, wagon, { x, y }) => (seat >= 0 ? svg`<g data-piece="master-${wagon + 1}">${coat(seat, x - 21 * size, y - 15 * size, 9 * size)}</g>` : nothing);

function load(goods, { size }, wagon, [left, top, right]) {
  return svg`<g class="load" data-piece="load-${wagon + 1}">${goods.map((good, index) => {
    const row = Math.floor(index / ACROSS);
    const across = Math.min(ACROSS, goods.length - row * ACROSS);
    return stamp(good, (left + right) / 2 + ((index % ACROSS) - (across - 1) / 2) * 13 * size, top + (row + 0.5) * 13 * size, 12.5 * size);
  })}</g>`;
}

const courier = ({ size }, { x, y }) => svg`<g class="courier" data-at="courier" data-piece="courier" data-explain="courier"><g transform="translate(${x} ${y}) scale(${size})">${courierShape}</g></g>`;

/** The pile of influence cards, by the road. */
function pile({ view, say }, { pile: [x, y] }) {
  const left = Array.isArray(view.pile) ? view.pile.reduce((sum, count) => sum + count, 0) : view.pile;
  return svg`<g class="pile" data-at="pile" data-explain="pile" data-facts=${JSON.stringify({ pile: left })} transform="translate(${x} ${y})">
    <rect x="8" y="0" width="44" height="58" rx="5"></rect><rect x="4" y="3" width="44" height="58" rx="5"></rect><rect x="0" y="6" width="44" height="58" rx="5"></rect>
    <text class="count" x="22" y="36" text-anchor="middle">${left}</text><g transform="translate(22 50) scale(.62)">${courierShape}</g>
    <text class="named" x="26" y="82" text-anchor="middle">${say("pile-title")}</text></g>`;
}

/** The way of the move under the pointer. */
function route({ hint, view }, box, chart) {
  if (!hint || !["drive", "push", "ride"].includes(hint.verb)) return nothing;
  const to = hint.words.at(-1);
  const wagon = Number(hint.words[1]) - 1;
  const way = hint.verb === "ride" ? wayTo(box, view.courier, "", to) : wayTo(box, view.at[wagon], view.came[wagon], to);
  const points = way.map((name) => chart.field.get(name));
  return svg`<path class="route" d="M${points.map(({ x, y }) => `${x} ${y}`).join("L")}"></path>`;
}

/** Every field where a move of mine can end: a flag with the wagon's number, or the courier's horn. */
function goals(table, box, chart) {
  const { view, me, asked, may, hint } = table;
  if (!asked || me === null || view.decision !== "Moving") return nothing;
  const flags = new Map();
  const add = (name, place, what) => flags.set(name, [...(flags.get(name) ?? []).filter((one) => one.place !== place), { place, what }]);
  const names = [...chart.field.keys()];
  for (let wagon = 1; wagon <= view.at.length; wagon += 1) {
    for (const name of names) {
      const drives = view.tiles[me].some((tile) => may(`drive ${tile} ${wagon} ${name}`));
      const pushes = [1, 2, 3].some((points) => points <= view.points && may(`push ${points} ${wagon} ${name}`));
      if (drives || pushes) add(name, `to-${wagon}-${name}`, wagon);
    }
  }
  for (const card of view.rides) for (const name of names) if (may(`ride ${card} ${name}`)) add(name, `ride-${name}`, "courier");
  const aim = hint && ["drive", "push"].includes(hint.verb) ? `to-${hint.words[1]}-${lastField(hint.words[2])}` : hint?.verb === "ride" ? `ride-${hint.words[1]}` : "";
  return [...flags].map(([name, all]) => {
    const { x, y } = chart.field.get(name);
    const away = view.at.includes(name) ? -14 - 24 * chart.size : 0; // above the wagon's number
    const meets = name === view.courier ? svg`<g class="met" transform="translate(10 -10) scale(.62)">${courierShape}</g>` : nothing;
    return all.map(({ place, what }, index) => svg`<g class="goal ${box.market.has(name) ? "home" : ""} ${aim === place ? "aimed" : ""}" data-at=${place}>
      <g transform="translate(${x + (index - (all.length - 1) / 2) * 25} ${y + away})"><circle r="12.500"></circle>
      ${what === "courier" ? svg`<g transform="scale(.8)">${courierShape}</g>` : svg`<text y="5" text-anchor="middle">${what}</text>${meets}`}</g></g>`);
  });
}
