/** The effect of the move under the pointer, drawn on the map before it is made: the route, what comes back, what is put. */

import { nothing, svg } from "/web/vendor/lit-html/lit-html.js";
import { openSlots } from "./box.js";
import { roadsIn, routeOf } from "./routes.js";
import { saleOf } from "./sums.js";

/** The route of a transport, leg by leg; null for other moves. */
export function legsOf({ verb, words }, { view, me }, box) {
  const slot = openSlots(box, view)[view.slot];
  if (verb !== "transport" || !slot || me === null) return null;
  const [house, back, fare] = words;
  return routeOf(box, view.carriages[me], box.house.get(house).town, slot.town, roadsIn(back), view.options.pv ? fare === "1" : null);
}

/** Under towns and carriages: the way the ware goes, with arrows. */
export function route(table, box, chart) {
  const legs = table.hint ? legsOf(table.hint, table, box) : null;
  if (!legs) return nothing;
  return svg`<g class="route" aria-hidden="true">${legs.map(({ road, from }) => {
    const line = chart.roads.get(road);
    const forth = box.road.get(road).ends[0] === from;
    return svg`<path d=${line.path}></path>${[0.22, 0.36, 0.64, 0.78].map((t) => {
      const [at, next] = [line.point(t), line.point(t + (forth ? 0.02 : -0.02))];
      return svg`<path class="arrow" transform="translate(${at.x} ${at.y}) rotate(${(Math.atan2(next.y - at.y, next.x - at.x) * 180) / Math.PI})" d="M-5-6 4 0-5 6"></path>`;
    })}`;
  })}</g>`;
}

/** How many of my pieces the hinted move would put here: into a house, or on a road. */
export function comes({ hint, view, me }, id, box) {
  if (!hint || me === null || hint.words[0] !== id) return 0;
  if (hint.verb === "buy") return openSlots(box, view).find((one) => one.house === id)?.stones ?? 0;
  return ["stone", "restock-stone", "carriage", "restock-carriage"].includes(hint.verb) ? 1 : 0;
}

/** Over everything: small notes where pieces come, go, or come back, and what is paid. */
export function effects(table, box, chart) {
  const { hint, view, me } = table;
  if (!hint || me === null) return nothing;
  const house = (id, text, kind) => {
    const home = box.house.get(id);
    const spot = chart.towns.get(home.town);
    const x = spot.x + (spot.houses.indexOf(id) - (spot.houses.length - 1) / 2) * chart.size.house;
    return note(x, spot.y - spot.h / 2 + chart.size.name + 46, text, kind, chart);
  };
  const road = (id, text, kind) => note(chart.roads.get(id).at.x, chart.roads.get(id).at.y + 22, text, kind, chart);
  const place = (id, text, kind) => (box.house.has(id) ? house(id, text, kind) : box.road.has(id) ? road(id, text, kind) : nothing);
  const { verb, words } = hint;
  switch (verb) {
    case "from":
      return place(words[0], "−1", "take");
    case "sell":
      return house(words[0], `−1 → ${saleOf(box, view, me, words[0])} T`, "take");
    case "sell-off":
      return house(words[0], `−1 → ${saleOf(box, view, me, words[0], { off: true })} T`, "take");
    case "transport": {
      const back = roadsIn(words[1]);
      const slot = openSlots(box, view)[view.slot];
      const paid = saleOf(box, view, me, words[0], { fare: Number(words[2]), back: back.length });
      return [house(words[0], "−1", "take"), slot ? house(slot.house, `+${paid} T`, "put") : nothing, ...back.map((id) => road(id, "↩", "take"))];
    }
    default:
      return nothing;
  }
}

function note(x, y, text, kind, { width, height }) {
  const w = 14 + text.length * 8.5;
  const at = { x: Math.min(width - w / 2 - 1, Math.max(w / 2 + 1, x)), y: Math.min(height - 13, y) };
  return svg`<g class="note ${kind}" transform="translate(${at.x} ${at.y})" aria-hidden="true"><rect x=${-w / 2} y="-12" width=${w} height="24" rx="12"></rect><text y="5.500" text-anchor="middle">${text}</text></g>`;
}
