/**
 * Where everything lies on the map. Towns come from the edition; they are moved apart just enough that houses, stones and
 * carriages of a crowded game have room. On a phone the map is turned: the Hellweg runs down, north is to the right, and the
 * market lies beside the trade card.
 */

const SIZES = {
  wide: { width: 1000, height: 560, house: 62, name: 20, top: 3, above: 0, market: [176, 92], storage: [176, 122], joined: { x: 82, y: 54 }, apart: { x: 24, y: 12 } },
  tall: { width: 374, height: 760, house: 56, name: 18, top: 2, above: 16, market: null, storage: [128, 118], joined: { x: 58, y: 56 }, apart: { x: 8, y: 12 } },
};
/** A row of stones under a house; two seats share it. */
const ROW = 18;
/** Room for the carriages on a road, two or three side by side; only a village and four seats need more than two rows of two. */
const PLAQUE = { w: 78, h: 48, across: 2 };
const CROWDED = [{ w: 78, h: 71, across: 2 }, { w: 110, h: 48, across: 3 }];

const laid = new WeakMap();

/**
 * @typedef {{x: number, y: number, w: number, h: number}} Rect centre and size
 * @typedef {{id: string, path: string, at: Rect & {across: number}, point: function(number): {x: number, y: number}}} Line
 * @param {number} seats how many share a house
 * @returns {{width: number, height: number, narrow: boolean, towns: Map<string, Rect & {houses: string[]}>, roads: Map<string, Line>, market: ?Rect, storage: Rect, fields: Rect[]}}
 */
export function geography(box, narrow, seats) {
  const known = laid.get(box) ?? {};
  const kind = narrow ? "tall" : "wide";
  const size = SIZES[kind];
  const tall = size.name + 42 + Math.ceil(seats / 2) * ROW;
  known[kind + seats] ??= lay(box, { ...size, tall, seats }, narrow);
  laid.set(box, known);
  return known[kind + seats];
}

function lay(box, size, narrow) {
  const { width, height } = size;
  const field = ([w, h], right, down) => ({ x: right ? width - w / 2 - 2 : w / 2 + 2, y: down ? height - h / 2 - 2 : h / 2 + 2, w, h });
  const market = size.market && field(size.market, false, false);
  const storage = field(size.storage, !narrow, true);
  const fields = market ? [market, storage] : [storage];
  const towns = placeTowns(box, size, narrow, fields);
  const roads = placeRoads(box, towns, fields, size);
  return { width, height, narrow, size, towns, roads, market, storage, fields };
}

/** Scale the edition's coordinates to the sheet, then push apart what overlaps, each town held near its true place. */
function placeTowns(box, size, narrow, fixed) {
  const turned = box.towns.map(({ at: [x, y] }) => (narrow ? [-y, x] : [x, y]));
  const [xs, ys] = [0, 1].map((axis) => turned.map((one) => one[axis]));
  const fit = (value, all, room, edge) => edge + ((value - Math.min(...all)) / (Math.max(...all) - Math.min(...all))) * (room - 2 * edge);
  const spots = box.towns.map(({ id }, index) => {
    const houses = box.houses.filter((house) => house.town === id).map((house) => house.id);
    const w = Math.max(size.house * houses.length, size.house + 10);
    const home = { x: fit(turned[index][0], xs, size.width, w / 2), y: fit(turned[index][1], ys, size.height, size.tall / 2 + size.top) };
    return { id, houses, w, h: size.tall, x: home.x, y: home.y, home };
  });
  const joined = new Set(box.roads.flatMap(({ ends: [a, b] }) => [`${a} ${b}`, `${b} ${a}`]));
  for (let round = 0; round < 600; round += 1) {
    const pull = Math.max(0, 0.02 * (1 - round / 400)); // at last only room counts
    for (const one of spots) {
      one.x += (one.home.x - one.x) * pull;
      one.y += (one.home.y - one.y) * pull;
    }
    spots.forEach((one, index) => {
      for (const other of spots.slice(index + 1)) part(one, other, joined.has(`${one.id} ${other.id}`) ? size.joined : size.apart, 0.5);
      for (const other of fixed) part(one, other, { x: 10, y: 10 }, 1);
      one.x = Math.min(size.width - one.w / 2 - 2, Math.max(one.w / 2 + 2, one.x));
      one.y = Math.min(size.height - one.h / 2 - 2, Math.max(one.h / 2 + size.top, one.y));
    });
  }
  return new Map(spots.map((one) => [one.id, one]));
}

/** Move two rectangles apart along the axis that needs less; the second one stays where `share` is 1. */
function part(one, other, apart, share) {
  const [dx, dy] = [one.x - other.x, one.y - other.y];
  const over = { x: (one.w + other.w) / 2 + apart.x - Math.abs(dx), y: (one.h + other.h) / 2 + apart.y - Math.abs(dy) };
  if (over.x <= 0 || over.y <= 0) return;
  const axis = over.x < over.y ? "x" : "y";
  const sign = (axis === "x" ? dx : dy) < 0 ? -1 : 1;
  one[axis] += sign * over[axis] * share;
  if (share < 1) other[axis] -= sign * over[axis] * (1 - share);
}

/** Each road a gentle curve; its bend and the place of its carriages are those that cover least. */
function placeRoads(box, towns, fields, size) {
  const lines = new Map();
  const plaques = [];
  const long = ({ ends: [a, b] }) => Math.hypot(towns.get(a).x - towns.get(b).x, towns.get(a).y - towns.get(b).y);
  for (const road of [...box.roads].sort((one, other) => long(one) - long(other))) {
    let best = null;
    for (const bend of [0, 0.07, -0.07, 0.14, -0.14, 0.22, -0.22, 0.32, -0.32]) {
      const point = curve(towns.get(road.ends[0]), towns.get(road.ends[1]), bend);
      const passing = [...towns.values()].filter(({ id }) => !road.ends.includes(id));
      let blocked = 0;
      for (let t = 0; t <= 1; t += 0.04) {
        const at = { ...point(t), w: 6, h: 6 };
        for (const other of [...passing, ...fields]) blocked += covers(at, other) > 0 ? 40 : 0;
        for (const other of plaques) blocked += covers(at, other) > 0 ? 4 : 0;
        for (const line of lines.values()) if (t > 0.15 && t < 0.85) for (let u = 0.1; u < 0.95; u += 0.1) {
          const near = line.point(u);
          if (Math.hypot(near.x - at.x, near.y - at.y) < 10) blocked += 2;
        }
      }
      const tries = [0.5, 0.45, 0.55, 0.4, 0.6, 0.35, 0.65, 0.3, 0.7, 0.25, 0.75];
      for (const [t, plaque] of tries.flatMap((t) => (road.village && size.seats > 3 ? CROWDED : [PLAQUE]).map((plaque) => [t, plaque]))) {
        const at = { ...point(t), ...plaque };
        let cost = blocked + Math.abs(bend) * 60 + Math.abs(t - 0.5) * 20;
        for (const other of towns.values()) cost += covers(at, other) / 20;
        for (const other of [...fields, ...plaques]) cost += covers(at, other) / 12;
        cost += outside(at, size) * 4;
        if (!best || cost < best.cost) best = { cost, bend, at, point };
      }
    }
    plaques.push(best.at);
    lines.set(road.id, { id: road.id, at: best.at, point: best.point, path: best.point.path });
  }
  return lines;
}

/** A quadratic curve between two towns, bent to one side. */
function curve(from, to, bend) {
  const c = { x: (from.x + to.x) / 2 - (to.y - from.y) * bend, y: (from.y + to.y) / 2 + (to.x - from.x) * bend };
  const point = (t) => ({
    x: (1 - t) ** 2 * from.x + 2 * t * (1 - t) * c.x + t ** 2 * to.x,
    y: (1 - t) ** 2 * from.y + 2 * t * (1 - t) * c.y + t ** 2 * to.y,
  });
  const n = (value) => value.toFixed(1);
  point.path = `M${n(from.x)} ${n(from.y)}Q${n(c.x)} ${n(c.y)} ${n(to.x)} ${n(to.y)}`;
  return point;
}

/** The area two rectangles share. */
function covers(one, other) {
  const w = Math.min(one.x + one.w / 2, other.x + other.w / 2) - Math.max(one.x - one.w / 2, other.x - other.w / 2);
  const h = Math.min(one.y + one.h / 2, other.y + other.h / 2) - Math.max(one.y - one.h / 2, other.y - other.h / 2);
  return w > 0 && h > 0 ? w * h : 0;
}

const outside = (one, { width, height }) =>
  Math.max(0, one.w / 2 - one.x) + Math.max(0, one.x + one.w / 2 - width) + Math.max(0, one.h / 2 - one.y) + Math.max(0, one.y + one.h / 2 - height);
