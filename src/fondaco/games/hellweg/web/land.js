/** The land under the roads: rivers, hills and woods, in the edition's coordinates, bent along with the towns. */

import { nothing, svg } from "/web/vendor/lit-html/lit-html.js";

/** Rivers of Westphalia, upstream or down. */
const RIVERS = [
  [[30, 720], [70, 590], [88, 480], [62, 400], [30, 330], [22, 250], [-30, 180]],
  [[22, 262], [130, 315], [240, 300], [334, 292], [450, 275], [560, 262], [660, 280], [745, 268]],
  [[75, 425], [150, 425], [250, 415], [330, 402], [430, 430], [520, 415], [590, 470], [640, 560]],
  [[905, -30], [870, 80], [965, 150], [978, 230], [935, 320], [905, 410], [985, 500]],
  [[610, 190], [500, 120], [440, 30], [430, -40]],
];
const WOODS = [[560, 60], [590, 95], [800, 130], [822, 158], [600, 580], [640, 610], [560, 610], [690, 560], [250, 560], [285, 590], [215, 195], [246, 215], [860, 590], [905, 560]];

const drawn = new WeakMap();

/** @param {ReturnType<import("./geo.js").geography>} map */
export function land(box, map) {
  if (!drawn.has(map)) drawn.set(map, template(box, map));
  return drawn.get(map);
}

function template(box, map) {
  const place = placer(box, map);
  const clear = ({ x, y }) => [...map.towns.values(), ...map.fields].every((one) => Math.abs(one.x - x) > one.w / 2 + 14 || Math.abs(one.y - y) > one.h / 2 + 14)
    && x > 10 && y > 10 && x < map.width - 10 && y < map.height - 10;
  return svg`<g class="land" aria-hidden="true">
    ${RIVERS.map((river) => svg`<path class="river" d=${smooth(river.map(place))}></path>`)}
    ${WOODS.map(place).map((at) => (clear(at) ? svg`<path class="tree" transform="translate(${at.x.toFixed(0)} ${at.y.toFixed(0)})" d="M0-11 6-1H3L8 7H1V11H-1V7H-8L-3-1H-6z"></path>` : nothing))}
  </g>`;
}

/** From the edition's coordinates to the sheet: near a town it goes where the town went. */
function placer(box, map) {
  const pairs = box.towns.map(({ id, at }) => ({ at, to: map.towns.get(id) }));
  const spread = (axis) => {
    const all = pairs.map(({ at }) => at[axis]);
    return [Math.min(...all), Math.max(...all)];
  };
  const [xs, ys] = [spread(0), spread(1)];
  const share = (value, [least, most]) => (value - least) / (most - least);
  const flat = ([x, y]) => {
    const [u, v] = [share(x, xs), share(y, ys)];
    return map.narrow
      ? { x: (1 - v) * (map.width - 80) + 40, y: u * (map.height - 90) + 45 }
      : { x: u * (map.width - 90) + 45, y: v * (map.height - 90) + 45 };
  };
  return (point) => {
    const at = flat(point);
    let [dx, dy, sum] = [0, 0, 0];
    for (const { at: town, to } of pairs) {
      const home = flat(town);
      const weight = 1 / (((town[0] - point[0]) ** 2 + (town[1] - point[1]) ** 2) / 1e4 + 0.05) ** 2;
      dx += (to.x - home.x) * weight;
      dy += (to.y - home.y) * weight;
      sum += weight;
    }
    return { x: at.x + dx / sum, y: at.y + dy / sum };
  };
}

/** A soft line through points. */
function smooth(points) {
  const n = (value) => value.toFixed(1);
  return points.slice(1).reduce((path, to, index) => {
    const [before, from, after] = [points[index - 1] ?? points[index], points[index], points[index + 2] ?? to];
    const [a, b] = [{ x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 }, { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 }];
    return `${path}C${n(a.x)} ${n(a.y)} ${n(b.x)} ${n(b.y)} ${n(to.x)} ${n(to.y)}`;
  }, `M${n(points[0].x)} ${n(points[0].y)}`);
}

/** Where north is. */
export const compass = (x, y, narrow, letter) => svg`<g class="compass" transform="translate(${x} ${y})" aria-hidden="true">
  <g transform="rotate(${narrow ? 90 : 0})"><path d="M0-20 5 0 0 20-5 0z"></path><path class="north" d="M0-20 5 0H-5z"></path></g>
  <text x=${narrow ? 28 : 0} y=${narrow ? 5 : -24} text-anchor="middle">${letter}</text></g>`;
