/** Which way a ware goes over one's own carriages: the move names the outcome, the map shows the road. */

/**
 * The shortest way from `from` to `to` over `carriages` that takes back exactly `back` (HW-40 to HW-48).
 * @param {ReturnType<import("./box.js").boxOf>} box
 * @param {Object<string, number>} carriages own carriages by road
 * @param {string[]} back roads whose single carriage comes back
 * @param {?boolean} village must (true) or must not (false) a village lie on the way; null where it makes no difference
 * @returns {?{road: string, from: string, to: string}[]}
 */
export function routeOf(box, carriages, from, to, back, village = null) {
  const cleared = new Set(back);
  let best = null;
  const walk = (town, seen, steps) => {
    if (best && steps.length >= best.length) return;
    if (town === to) {
      const taken = steps.filter(({ road }) => leaves(box, carriages, road));
      const passed = steps.some(({ road }) => box.road.get(road).village);
      if (taken.length === cleared.size && (village === null || passed === village)) best = steps;
      return;
    }
    for (const road of box.roads) {
      const at = road.ends.indexOf(town);
      if (at < 0 || !carriages[road.id]) continue;
      const next = road.ends[1 - at];
      if (seen.has(next) || (leaves(box, carriages, road.id) && !cleared.has(road.id))) continue;
      walk(next, new Set([...seen, next]), [...steps, { road: road.id, from: town, to: next }]);
    }
  };
  walk(from, new Set([from]), []);
  return best;
}

/** Does a transport over this road take its carriage back? Only a single one on a brown road (HW-45 to HW-47). */
const leaves = (box, carriages, road) => carriages[road] === 1 && !box.road.get(road).paved;

/** Roads named in a move: `a-b+b-c`, or `-` for none. */
export const roadsIn = (word) => (!word || word === "-" ? [] : word.split("+"));
