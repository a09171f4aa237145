/** The map of Westphalia: roads with everybody's carriages, towns with houses and stones, market and storage. */

import { html, nothing, svg } from "/web/vendor/lit-html/lit-html.js";
import { marker } from "/web/players.js";
import { openSlots } from "./box.js";
import { geography } from "./geo.js";
import { comes, effects, route } from "./hints.js";
import { compass, land } from "./land.js";
import { houseShape, pawnShape, stones, villageShape, wagon, wagonWidth } from "./pieces.js";
import { lastBonus } from "./sums.js";

/**
 * @param {import("/web/table/model.js").Table} table
 * @param {ReturnType<import("./box.js").boxOf>} box
 * @param {object} merchants names for the figures
 * @param {?string} cut the part of the map to show, where the whole is too small to read
 */
export function map(table, box, merchants, cut = null) {
  const { view, say, narrow } = table;
  const chart = geography(box, narrow, view.seats);
  const free = openSlots(box, view).map((slot, index) => ({ slot, index })).filter(({ index }) => view.slots[index] < 0);
  const wanted = new Map(free.map(({ slot, index }) => [slot.house, { value: slot.value + (view.turn ? 0 : lastBonus(box, view)), now: view.slot === index }]));
  return html`<section class="map" aria-label=${say("map-title")}>
    <svg viewBox=${cut && !narrow ? cut : `0 ${-chart.size.above} ${chart.width} ${chart.height + chart.size.above}`} role="group" aria-label=${say("map-title")}>
      ${land(box, chart)}
      ${box.roads.map((road) => bed(road, chart))}
      ${route(table, box, chart)}
      ${box.roads.map((road) => reach(table, road, chart))}
      ${box.towns.map(({ id }) => town(table, box, chart, id, wanted))}
      ${box.roads.map((road) => traffic(table, road, chart))}
      ${chart.market ? market(table, chart, merchants) : nothing}
      ${view.options.lp ? storage(table, box, chart) : compass(chart.storage.x + (narrow ? -30 : 40), chart.storage.y, narrow, say("north"))}
      ${effects(table, box, chart)}
    </svg>
  </section>`;
}

/** What lies on the ground: cobbles between kerbs, or an earthen track. */
function bed(road, chart) {
  const { path } = chart.roads.get(road.id);
  return road.paved
    ? svg`<g class="bed paved"><path class="kerb" d=${path}></path><path class="cobbles" d=${path}></path></g>`
    : svg`<g class="bed brown"><path class="track" d=${path}></path><path class="ruts" d=${path}></path></g>`;
}

/** Whose pieces lie somewhere, for those who do not see them. */
const whose = ({ seats }, pieces, id) => pieces.flatMap((own, seat) => (own[id] ? [`${seats[seat].name} (${own[id]})`] : [])).join(", ");

/** Where a click on a road goes: along its line, and about the middle where its carriages are. */
function reach(table, road, chart) {
  const { view, say } = table;
  const { path, at } = chart.roads.get(road.id);
  const told = whose(table, view.carriages, road.id);
  return svg`<g class="road" data-at="road-${road.id}" data-explain=${road.paved ? "paved" : "brown"} data-facts=${JSON.stringify({ road: road.id, village: Number(road.village) })}>
    <path class="reach" d=${path}></path><path class="halo" d=${path}></path><rect class="middle" x=${at.x - 34} y=${at.y - 23} width="68" height="46"></rect>
    ${told ? svg`<title>${say("road-told", { road: road.id, told })}</title>` : nothing}
  </g>`;
}

/** What drives on a road, over everything else. */
function traffic(table, road, chart) {
  const { view, me } = table;
  const { at } = chart.roads.get(road.id);
  const more = comes(table, road.id);
  const here = view.carriages.map((own, seat) => ({ seat, count: (own[road.id] ?? 0) + (seat === me ? more : 0), coming: seat === me && more > 0 })).filter(({ count }) => count);
  return svg`<g class="traffic">${rows(road, here, at.across).map(({ item, x, y }) => item.village
    ? svg`<g class="village" transform="translate(${at.x + x} ${at.y + y})">${villageShape}</g>`
    : svg`<g data-piece="carriage-${item.seat}-${road.id}" class=${item.coming ? "coming" : ""}>${wagon(item.seat, item.count, at.x + x, at.y + y)}</g>`)}</g>`;
}

/** Village and carriages about the middle, two to a row, or three where there is more room to the sides. */
function rows(road, here, most) {
  const items = [...(road.village ? [{ village: true, w: 24 }] : []), ...here.map((one) => ({ ...one, w: wagonWidth(one.count) }))];
  const across = items.length > 4 ? most : 2;
  const lines = Array.from({ length: Math.ceil(items.length / across) }, (_, index) => items.slice(index * across, (index + 1) * across));
  return lines.flatMap((line, index) => {
    let x = -line.reduce((sum, { w }) => sum + w, 0) / 2;
    return line.map((item) => {
      x += item.w;
      return { item, x: x - item.w / 2, y: (index - (lines.length - 1) / 2) * 23 };
    });
  });
}

/** A town: its name, its houses, everybody's stones in them, and what is wanted there now. */
function town(table, box, chart, id, wanted) {
  const { view, say, me } = table;
  const spot = chart.towns.get(id);
  const { size } = chart;
  const top = spot.y - spot.h / 2;
  const base = top + size.name + 38;
  const inside = (house) => {
    const more = comes(table, house, box);
    return view.stones.map((own, seat) => ({ seat, count: (own[house] ?? 0) + (seat === me ? more : 0), coming: seat === me && more > 0 })).filter(({ count }) => count);
  };
  const most = Math.max(0, ...spot.houses.map((house) => inside(house).length));
  const high = 40 + Math.ceil(most / 2) * 18 + (most ? 2 : 0);
  return svg`<g class="town" data-town=${id}>
    <rect class="plate" x=${spot.x - spot.w / 2} y=${top + size.name - 1} width=${spot.w} height=${high} rx="8"></rect>
    <text class="name" x=${spot.x} y=${top + size.name - 5} text-anchor="middle">${say(`town-${id}`)}</text>
    ${spot.houses.map((house, index) => {
      const x = spot.x + (index - (spot.houses.length - 1) / 2) * size.house;
      const { ware } = box.house.get(house);
      const lying = inside(house);
      const want = wanted.get(house);
      const told = whose(table, view.stones, house);
      return svg`<g class="house" data-at="house-${house}" data-explain="house" data-facts=${JSON.stringify({ house, ware })}>
        ${told ? svg`<title>${say("house-told", { house, told })}</title>` : nothing}
        <rect class="reach" x=${x - size.house / 2} y=${top + size.name - 1} width=${size.house} height=${high} rx="8"></rect>
        <g transform="translate(${x} ${base - 1})">${houseShape(ware, say(`letter-${ware}`))}</g>
        ${want ? svg`<g class="wanted ${want.now ? "now" : ""}" transform="translate(${x + 19} ${base - 31})"><circle r="11"></circle><text y="5.500" text-anchor="middle">${want.value}</text></g>` : nothing}
        ${lying.map(({ seat, count, coming }, place) => svg`<g data-piece="stone-${seat}-${house}" class=${coming ? "coming" : ""}>${stones(seat, count, x + (lying.length === 1 ? 0 : (place % 2) * 27 - 13.5), base + 10 + Math.floor(place / 2) * 18)}</g>`)}
      </g>`;
    })}
  </g>`;
}

/** The market field with everybody's merchants. */
function market(table, chart, merchants) {
  const { view, say } = table;
  const { x, y, w, h } = chart.market;
  const here = view.market.flatMap((count, seat) => Array(count).fill(seat));
  return svg`<g class="field market" data-at="market" data-explain="market">
    <rect x=${x - w / 2} y=${y - h / 2} width=${w} height=${h} rx="10"></rect>
    <text class="field-name" x=${x - w / 2 + 10} y=${y - h / 2 + 21}>${say("market-title")}</text>
    ${here.length ? nothing : svg`<path class="stall" transform="translate(${x} ${y + 14})" d="M-26-12H26L30 0H-30zM-24 0V20M24 0V20M-30 8H30"></path>`}
    ${here.map((seat, index) => svg`<g data-piece=${merchants.market(seat)}><g transform="translate(${x - w / 2 + 20 + (index % 6) * 26} ${y - h / 2 + 45 + Math.floor(index / 6) * 31}) scale(.92)">${pawnShape(seat)}</g></g>`)}
  </g>`;
}

/** The storage field of the expert game: everybody's pieces, and the black carriages while they are nobody's. */
function storage(table, box, chart) {
  const { view, say } = table;
  const { x, y, w, h } = chart.storage;
  const [left, top] = [x - w / 2, y - h / 2];
  return svg`<g class="field storage" data-at="storage" data-explain="storage">
    <rect x=${left} y=${top} width=${w} height=${h} rx="10"></rect>
    <text class="field-name" x=${left + 10} y=${top + 21}>${say("storage-title")}</text>
    ${view.extra < 0 ? svg`<g class="black">${wagon(-1, 1, left + w - 38, top + 17)}<text x=${left + w - 19} y=${top + 22}>${box.extra.carriages}</text></g>` : nothing}
    ${view.stored_stones.map((count, seat) => {
      const at = top + 42 + seat * 21;
      const carriages = view.stored_carriages[seat];
      return svg`<g data-at="storage-${seat}">${marker(seat, left + 18, at, 7)}
        <text class="count" x=${left + w * 0.45} y=${at + 5} text-anchor="end">${count || "–"}</text>${count ? marker(seat, left + w * 0.45 + 12, at, 6) : nothing}
        <text class="count" x=${left + w * 0.72} y=${at + 5} text-anchor="end">${carriages || "–"}</text>${carriages ? wagon(seat, 1, left + w * 0.72 + 19, at) : nothing}</g>`;
    })}
  </g>`;
}
